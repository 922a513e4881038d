// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Нет ни краткого описания, ни описания.',
  link: 'Ссылка',
  address: 'Адрес',
  video: 'Видео',
  mods: 'Моды',
  tags: 'Теги',
  nothing: 'Нет ни двойников, ни дублей, ни прежних отказов, ни других проектов.',
  lookAlikes: 'Двойники',
  namesLookSame: 'Названия выглядят одинаково.',
  namesNearlySame: 'Названия почти одинаковы.',
  duplicates: 'Дубли',
  same: 'Совпадает: {parts}.',
  sameAddress: 'адрес',
  sameLink: 'ссылка или приложение',
  sameDescription: 'описание',
  earlierRejections: 'Прежние отказы',
  otherListings: 'Другие проекты владельца',
  ownerVerified: 'Владелец подтверждён',
  byOwner: 'владелец: {owner}',
  waiting: 'Ожидает',
  rejected: 'Отклонён',
  hidden: 'Скрыт',
} satisfies AreaTranslation<'approvals'>;
