// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'أصوات',
  rank: 'الترتيب',
  players: 'لاعبون',
  servers: 'خوادم',
  webhook: 'webhook',
  unranked: 'دون ترتيب',
  unknown: 'غير معروف',
  healthy: 'سليم',
  failing: 'متعثّر',
  disabled: 'معطّل',
  paused: 'متوقّف',
  notTried: 'لم يُجرَّب بعد',
  noDeliveries: 'لا تسليم بعد',
  listing: 'إدراج',
  notFound: 'غير موجود',
} satisfies AreaTranslation<'badges'>;
