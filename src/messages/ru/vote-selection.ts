// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Введите дату и время или оставьте поле пустым.',
  wholeNumber: 'Введите целое число.',
  numberTo: 'Введите число от 1 до {most, number, ::group-off}.',
  noVote: 'Это не голос.',
  atMost: 'Выберите не более {most, number} голосов.',
  networkNeedsFlag: 'Сеть относится к подозрению: укажите и его.',
} satisfies AreaTranslation<'voteSelection'>;
