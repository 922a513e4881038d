// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'голоса',
  rank: 'место',
  players: 'игроки',
  servers: 'серверы',
  webhook: 'вебхук',
  unranked: 'вне рейтинга',
  unknown: 'неизвестно',
  healthy: 'работает',
  failing: 'сбои',
  disabled: 'отключён',
  paused: 'на паузе',
  notTried: 'не проверен',
  noDeliveries: 'доставок нет',
  listing: 'проект',
  notFound: 'не найден',
} satisfies AreaTranslation<'badges'>;
