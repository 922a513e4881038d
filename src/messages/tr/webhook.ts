// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Seçenekler ve anahtar',

  yourSecret: 'İmza anahtarın',
  theSecret: 'imza anahtarı',
  copySecretNow: 'Şimdi kopyala ve uç noktanın yapılandırmasıyla birlikte sakla. Bir daha gösterilmez.',

  votesToChat: 'Oylar bir {channel} kanalına gönderiliyor: {url}',
  endpointUrl: 'Uç nokta URL’si',
  newUrl: 'Yeni URL',
  urlHint:
    'POST isteklerini kabul eden bir HTTPS URL’si. {channels} webhook URL’si girersen oylar kanala biçimlendirilmiş mesajlar olarak gönderilir.',
  localUrls:
    'Bu hizmet kendi bilgisayarında çalıştığı için http://localhost:8080 gibi yerel URL’leri de kullanabilirsin.',
  saveAndEnable: 'Kaydet ve etkinleştir',
  urlMissing: 'Uç noktanın adresini gir.',
  urlTooLong: 'Adres için en fazla {max, number} karakter kullan.',
  saved: 'Kaydedildi. Yeni oylar bu uç noktaya gönderilecek.',

  isPaused: 'Webhook duraklatıldı.',
  isPausedText: 'Oylar bekletilir ve sürdürdüğünde sırayla gönderilir.',
  resume: 'Sürdür',
  isDisabled: 'Webhook, art arda {failures, number} hatadan sonra devre dışı bırakıldı.',
  isDisabledText:
    'Uç noktanı düzelt, bir test olayı gönder, sonra webhook’u etkinleştirmek ve hata sayısını sıfırlamak için URL’yi yeniden kaydet. Bu arada verilen oylar otomatik gönderilmez. Onları {days, number} gün boyunca <link>teslimat günlüğünden</link> yeniden teslim edebilirsin.',

  health: 'Durum',
  deliveredInDay: '24 saatte teslim edilen',
  retrying: 'Yeniden deneniyor',
  failed: 'Başarısız',
  lastDelivered: 'Son teslim edilen oy',
  never: 'Hiç',
  lastFailure: 'Son hata',
  failedAt: '{time}, {reason}',
  noFailure: 'Yok',
  testsNotIncluded: 'Test olayları dâhil değildir.',
  openLog: 'Teslimat günlüğünü aç',

  nextSteps: 'Sonra ne olacak',
  nextSecret:
    'Yalnızca bir kez gösterilen bir imza anahtarı alırsın. Uç noktan, oyların gerçek olduğunu onunla doğrular.',
  nextTest: 'Bir test olayı gönderir ve uç noktanın nasıl yanıt verdiğini görürsün.',
  nextVotes: 'Her oy saniyeler içinde ulaşır. Başarısız teslimatlar en fazla beş kez yeniden denenir.',

  annulledVotes: 'İptal edilen oylar',
  on: 'Açık',
  off: 'Kapalı',
  annulmentsText:
    'Yetkililer oyları iptal ettiğinde uç noktan her biri için bir <code>vote.annulled</code> olayı, geri getirilirlerse <code>vote.restored</code> alabilir. Bunu yalnızca uç noktan bu olayları işliyorsa aç.',
  turnOn: 'Aç',
  turnOff: 'Kapat',
  annulmentsOn: 'İptal edilen oylar için olaylar artık gönderiliyor.',
  annulmentsOff: 'İptal edilen oylar için olaylar artık gönderilmiyor.',

  secretAndRemoval: 'Anahtar ve kaldırma',
  pauseOrRemove: 'Duraklat ya da kaldır',
  rotateNew:
    'Anahtar sonradan kaybolur ya da sızarsa yenile. X-Webhook-Signature hemen yeni anahtara geçer. Standard Webhooks başlığı 24 saat boyunca iki anahtarla da imzalanır.',
  rotateShownBefore:
    'Anahtar oluşturulduğunda gösterildi. Kaybolduysa ya da sızdıysa yenile. X-Webhook-Signature hemen yeni anahtara geçer. Standard Webhooks başlığı 24 saat boyunca iki anahtarla da imzalanır.',
  notSigned: 'Teslimatlar imzalanmıyor. Uç noktan gerçek oyları sahtelerinden ayırabilsin diye bir anahtar oluştur.',
  rotateSecret: 'Anahtarı yenile',
  createSecret: 'Anahtar oluştur',
  pause: 'Duraklat',
  paused: 'Duraklatıldı. Oylar sen sürdürene kadar bekletilir.',
  resumed: 'Sürdürüldü. Bekleyen oylar sırayla gönderiliyor.',
  rotateTitle: 'İmza anahtarını yenile',
  rotateQuestion: 'İmza anahtarı yenilensin mi?',
  rotateText:
    '<code>X-Webhook-Signature</code> bir sonraki teslimattan itibaren yeni anahtarı kullanır, bu yüzden uç noktanı hemen güncelle. Standard Webhooks başlığı 24 saat boyunca iki anahtarla da imzalanır.',
  secretInUse: 'Yeni anahtar kullanımda.',
  removeTitle: 'Webhook’u kaldır',
  removeQuestion: 'Webhook kaldırılsın mı?',
  removeWebhook: 'Webhook’u kaldır',
  removeText:
    'Bu, URL’yi ve anahtarı siler ve bekleyen teslimatları iptal eder. Oylar yine sayılır. Teslimatları geçici olarak durdurmak için bunun yerine webhook’u duraklat.',
  removed: 'Webhook kaldırıldı.',

  howToVerify: 'Bir oy nasıl doğrulanır',
  howToVerifyText:
    'Ham gövdenin HMAC-SHA256 değerini <code>whsec_</code> dâhil anahtarın tamamıyla hesapla ve <code>X-Webhook-Signature</code> ile karşılaştır. Oyu sakladıktan sonra 2xx durumuyla yanıt ver. Yinelenenleri anlamak için <code>{header}</code> kullan ve <code>"test": true</code> içeren olaylar için ödül verme.',
} satisfies AreaTranslation<'webhook'>;
