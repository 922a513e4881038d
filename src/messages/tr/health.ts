// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Oy dinleyicisi',
  lastDelivered: 'Son oy teslim edildi: {time}.',

  noResponse: 'yanıt yok',
  working:
    '{votes, plural, =0 {Çalışıyor. Son 24 saatte oy yok.} one {Çalışıyor. Son 24 saatte # oy teslim edildi.} other {Çalışıyor. Son 24 saatte # oy teslim edildi.}}',
  openLog: 'Teslimat günlüğünü aç',
  failing:
    '{count, plural, =1 {Son deneme başarısız oldu ({reason}). Art arda {limit, number} hatadan sonra webhook devre dışı bırakılır.} one {Son # deneme başarısız oldu, en son: {reason}. Art arda {limit, number} hatadan sonra webhook devre dışı bırakılır.} other {Son # deneme başarısız oldu, en son: {reason}. Art arda {limit, number} hatadan sonra webhook devre dışı bırakılır.}}',
  viewFailed: 'Başarısız denemeleri gör',
  disabled: 'Art arda {limit, number} hatadan sonra devre dışı bırakıldı, en son: {reason}. Oylar artık gönderilmiyor.',
  fixEndpoint: 'Uç noktanı düzelt, sonra URL’sini yeniden kaydet',
  paused: 'Duraklatıldı. Oylar bekletilir ve sürdürdüğünde sırayla gönderilir.',
  resume: 'Sürdür',
  noneSinceSaved: 'Webhook kaydedildiğinden beri oy gönderilmedi. Test olayları dâhil değildir.',
  noneSent: 'Henüz oy gönderilmedi. Test olayları dâhil değildir.',
  sendTestEvent: 'Test olayı gönder',

  listenerFailing: 'Son {votes, number} oy ulaşmadı. Oylar bir dinleyiciye asla iki kez gönderilmez.',
  viewUnrewarded: 'Nedenini ve ödül alamayan oyuncuları gör',
  listenerUnconfirmed:
    'Gönderildi ama doğrulanmadı: bu dinleyici v1 oylarını asla doğrulamaz. Emin olmak için v2 token’ı kullan.',
  checkOrSwitch: 'Son oyları kontrol et ya da v2 token’ına geç',
  listenerWorking: 'Çalışıyor. Son oy kabul edildi.',
  votesAndSettings: 'Son oylar ve ayarlar',
  listenerNoneSent: 'Henüz oy gönderilmedi. Test oyları dâhil değildir.',
  sendTestVote: 'Test oyu gönder',

  noWebhook: 'Webhook kurulmamış',
  labelDisabled: '{kind, select, webhook {Webhook devre dışı} other {Dinleyici devre dışı}}',
  labelPaused: '{kind, select, webhook {Webhook duraklatıldı} other {Dinleyici duraklatıldı}}',
  labelFailing:
    '{kind, select, webhook {Webhook hatalı: art arda {count, number}} other {Dinleyici hatalı: art arda {count, number}}}',
  labelNoneSinceSaved: 'Webhook: kaydedileli oy yok',
  labelUnconfirmed: 'Dinleyici: gönderildi, doğrulanmadı',
  labelWorking: '{kind, select, webhook {Webhook çalışıyor} other {Dinleyici çalışıyor}}',
  labelNoVotes: '{kind, select, webhook {Webhook: henüz oy yok} other {Dinleyici: henüz oy yok}}',
} satisfies AreaTranslation<'health'>;
