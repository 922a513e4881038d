// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: '{number, number}. deneme',
  cause: 'Sebep',
  causeFirst: 'İlk deneme',
  causeRetry: 'Yeniden deneme',
  causeRedelivery: 'Elle yeniden teslim edildi',
  causeTest: 'Test',
  started: 'Başlangıç',
  duration: 'Süre',
  unknownDuration: 'Bilinmiyor',
  address: 'IP adresi',
  noAddress: 'Yok',
  countedAsFailure: 'Hata sayıldı',
  yes: 'Evet',
  no: 'Hayır',
  notSentYet: 'Henüz gönderilmedi',

  dns: 'DNS <b>{duration}</b>',
  connect: 'Bağlantı <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Yanıtı bekleme <b>{duration}</b>',
  read: 'Yanıtı okuma <b>{duration}</b>',
  untilEnd: 'Bitene kadar <b>{duration}</b>',

  reached: '{step, select, dns {DNS çözüldü} connect {Bağlandı} tls {TLS kuruldu} other {İlk bayt}}',
  notReached:
    '{step, select, dns {Ulaşılmadı: DNS çözüldü} connect {Ulaşılmadı: Bağlandı} tls {Ulaşılmadı: TLS kuruldu} other {Ulaşılmadı: İlk bayt}}',

  request: 'İstek',
  unknownUrl: 'bilinmiyor, çünkü webhook kaldırıldı',
  savedAgain:
    'Webhook bu denemeden sonra ({time}) yeniden kaydedildi, bu yüzden deneme başka bir URL kullanmış olabilir.',
  header: 'Başlık',
  value: 'Değer',
  chatNotSigned: 'Sohbet kanallarına gönderilen mesajlar imzalanmaz.',
  signaturesRecomputed:
    'İmzalar saklanmaz. Bunlar o sırada kullanılan anahtarla yeniden hesaplandı ve gönderilenlerle aynıdır.',
  signaturesMadeUp: 'Bu test için saklanmayan rastgele bir anahtarla imzalandı.',
  notSigned: 'İmzasız gönderildi.',
  signaturesUnknown:
    'İmzalar saklanmaz. Anahtar ya da URL o zamandan beri değişti, bu yüzden bu denemenin imzaları yeniden hesaplanamaz.',

  copyAsCurl: 'curl olarak kopyala',
  signedCurl: 'İlk satıra imza anahtarını koy. Bu komutlar aynı baytları imzalayıp gönderir. curl ve openssl gerekir.',
  unsignedCurl: 'Aynı baytları gönderir. curl gerekir.',
  treatedAsVote: 'Uç noktan bunu gerçek bir oy olarak işler.',
  theCommands: 'komutlar',

  response: 'Yanıt',
  noBody: 'Gövde yok.',
  truncated: 'Kısaltıldı: yalnızca ilk {size, number} KiB saklanır.',
} satisfies AreaTranslation<'attempts'>;
