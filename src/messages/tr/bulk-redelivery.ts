// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Teslimatları seç',
  failedHint: 'Uç noktan 4xx durumuyla reddetti, tüm denemeler başarısız oldu ya da webhook devre dışıydı.',
  deliveredHint: 'Uç noktana aynı olayları yeniden gönderir.',
  recordedFrom: 'Kayıt başlangıcı (UTC)',
  recordedUntil: 'Kayıt bitişi (UTC); boşsa şimdi',
  stateNotListed: 'Durumları listeden seç.',
  stateMissing: 'En az bir durum seç.',

  found: '{votes, plural, =0 {Eşleşen oy yok} one {# oy yeniden teslim edilecek} other {# oy yeniden teslim edilecek}}',
  foundBetween:
    '{states, select, failed {Başarısız} delivered {Teslim edilen} other {Başarısız ve teslim edilen}}, kayıt: {since} – {until}. Test olayları hariç.',
  foundUntilNow:
    '{states, select, failed {Başarısız} delivered {Teslim edilen} other {Başarısız ve teslim edilen}}, kayıt: {since} – şimdi. Test olayları hariç.',
  howItWorks:
    'Teslimatlar oyların sırasıyla, dakikada {perMinute, number} tane gönderilir; bu, {minutes, plural, =0 {bir dakikadan az} one {yaklaşık {duration}} other {yaklaşık {duration}}} sürer. Her biri aynı gövde ve olay kimliğiyle tek bir denemedir; olay kimliğine göre yinelenenleri eleyen bir uç nokta bir oyu asla iki kez ödüllendirmez.',
  redeliverVotes: 'Yeniden teslim et ({votes, number})',

  unreachable: 'Uç noktana ulaşılamadı',
  votesFailed: 'Art arda {votes, number} oy başarısız oldu: {since} – {until}.',
  selectSince: 'O zamandan beri başarısız olan tüm oyları seç',

  redelivering: 'Yeniden teslim ediliyor',
  last: 'Son toplu yeniden teslim',
  running: 'Sürüyor',
  done: 'Bitti',
  stopped: 'Durduruldu',
  progress: '{done, number} / {total, number}',
  queued: '{total, number} teslimattan {done, number} tanesi sıraya alındı.',
  queuedAndLeft:
    '{total, number} teslimattan {done, number} tanesi sıraya alındı, {minutes, plural, =0 {bir dakikadan az} one {yaklaşık {duration}} other {yaklaşık {duration}}} kaldı.',
  started: 'Başladı: {time}. Her sonuç <link>teslimat günlüğünde</link> görünür.',
  stop: 'Durdur',

  redeliveryStarted: 'Teslimatlar yeniden teslim ediliyor.',
  otherRunning: 'Başka bir toplu yeniden teslim sürüyor. Bitmesini bekle ya da durdur.',
  redeliveryStopped: 'Durduruldu. Zaten sıraya alınmış teslimatlar yine gönderilir.',
  noneRunning: 'Süren toplu yeniden teslim yok.',
  noWebhook: 'Webhook kurulmamış',
  noWebhookText: 'Önce bir uç nokta URL’si kaydet. Sonra başarısız oyları yeniden teslim edebilirsin.',
} satisfies AreaTranslation<'bulkRedelivery'>;
