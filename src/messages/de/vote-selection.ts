// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Gib ein Datum und eine Uhrzeit ein oder nichts.',
  wholeNumber: 'Gib eine ganze Zahl ein.',
  numberTo: 'Gib eine Zahl von 1 bis {most, number, ::group-off} ein.',
  noVote: 'Das ist keine Stimme.',
  atMost: 'Wähle höchstens {most, number} Stimmen.',
  networkNeedsFlag: 'Ein Netzwerk gehört zu einem Verdacht: Gib auch den Verdacht an.',
} satisfies AreaTranslation<'voteSelection'>;
