// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'بالانتظار',
  waitingMeans: 'في قائمة الانتظار وسيُرسل قريبًا.',
  sending: 'قيد الإرسال',
  sendingMeans: 'محاولة جارية.',
  delivered: 'تم التسليم',
  deliveredMeans: 'وصل.',
  retrying: 'إعادة المحاولة',
  retryingMeans: 'فشلت محاولة، وستتبعها أخرى.',
  failed: 'فشل',
  failedMeans: 'لم يصل، ولن تتبعه محاولة أخرى تلقائيًا.',
  held: 'مؤجّل',
  heldMeans: 'Webhook متوقّف مؤقتًا. يُرسل عند استئنافه.',
  inSentence:
    '{state, select, waiting {بالانتظار} sending {قيد الإرسال} delivered {تم التسليم} retrying {إعادة المحاولة} failed {فشل} other {مؤجّل}}',
  rejectedByEndpoint: 'رفضته نقطة النهاية',
  notSent: 'لم يُرسل',
  retriesUsedUp: 'نفدت المحاولات',
  forEarlierVote: 'انتظارًا لصوت سابق',
  notConfirmed: 'غير مؤكد',
  withAnotherVote: 'مع صوت آخر',
  rejectedByListener: 'رفضه متلقّي الأصوات',
  mayHaveArrived: 'ربما وصل',
  correctlyRejected: 'رُفض كما ينبغي',
  notClearlyRejected: 'لم يُرفض بوضوح',
  wronglyAccepted: 'قُبل خطأً',
} satisfies AreaTranslation<'deliveryStates'>;
