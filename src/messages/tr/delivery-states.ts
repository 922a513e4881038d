// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'Bekliyor',
  waitingMeans: 'Sırada ve birazdan gönderilecek.',
  sending: 'Gönderiliyor',
  sendingMeans: 'Bir deneme sürüyor.',
  delivered: 'Teslim edildi',
  deliveredMeans: 'Ulaştı.',
  retrying: 'Yeniden deneniyor',
  retryingMeans: 'Bir deneme başarısız oldu, bir tane daha yapılacak.',
  failed: 'Başarısız',
  failedMeans: 'Ulaşmadı ve kendiliğinden başka deneme yapılmayacak.',
  held: 'Bekletiliyor',
  heldMeans: 'Webhook duraklatıldı. Webhook’u sürdürdüğünde gönderilir.',

  inSentence:
    '{state, select, waiting {bekliyor} sending {gönderiliyor} delivered {teslim edildi} retrying {yeniden deneniyor} failed {başarısız} other {bekletiliyor}}',

  rejectedByEndpoint: 'uç noktan reddetti',
  notSent: 'gönderilmedi',
  retriesUsedUp: 'denemeler tükendi',
  forEarlierVote: 'önceki bir oyu',
  notConfirmed: 'doğrulanmadı',
  withAnotherVote: 'başka bir oyla',
  rejectedByListener: 'dinleyicin reddetti',
  mayHaveArrived: 'ulaşmış olabilir',

  correctlyRejected: 'Doğru şekilde reddedildi',
  notClearlyRejected: 'Açıkça reddedilmedi',
  wronglyAccepted: 'Yanlışlıkla kabul edildi',
} satisfies AreaTranslation<'deliveryStates'>;
