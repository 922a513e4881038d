// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Bir doğrulama uygulaması eklendi',
  appAdded: '{site} sitesindeki hesabına az önce bir doğrulama uygulaması eklendi.',
  appRemovedSubject: 'Doğrulama uygulaması kaldırıldı',
  appRemoved: '{site} sitesindeki hesabından doğrulama uygulaması az önce kaldırıldı.',
  passkeyAddedSubject: 'Bir geçiş anahtarı eklendi',
  passkeyAdded: '{site} sitesindeki hesabına az önce bir geçiş anahtarı eklendi.',
  passkeyAddedNamed: '{site} sitesindeki hesabına az önce bir geçiş anahtarı eklendi: {name}.',
  passkeyRemovedSubject: 'Bir geçiş anahtarı kaldırıldı',
  passkeyRemoved: '{site} sitesindeki hesabından az önce bir geçiş anahtarı kaldırıldı.',
  passkeyRemovedNamed: '{site} sitesindeki hesabından az önce bir geçiş anahtarı kaldırıldı: {name}.',
  turnedOffSubject: 'İki adımlı doğrulama kapatıldı',
  turnedOnSubject: 'İki adımlı doğrulama açıldı',
  allRemoved: '{site} sitesindeki hesabın için iki adımlı doğrulama az önce kapatıldı.',
  codesRenewedSubject: 'Yeni kurtarma kodları oluşturuldu',
  codesRenewed:
    '{site} sitesindeki hesabın için az önce yeni kurtarma kodları oluşturuldu; öncekiler artık çalışmıyor.',
  codeUsedSubject: 'Bir kurtarma kodu kullanıldı',
  codeUsed:
    '{site} sitesindeki hesabında bir girişi ya da işlemi doğrulamak için az önce bir kurtarma kodu kullanıldı.',
  reset: '{site} işletmecisi hesabın için iki adımlı doğrulamayı kapattı ve tüm oturumlar kapatıldı.',
  guessedSubject: 'Hesabın için yanlış kodlar girildi',
  guessed:
    'Biri, hesabına girişin ikinci adımında çok sayıda yanlış kod girdi. Kim olursa olsun, parolanı biliyor ya da {site} sitesinde Discord hesabını kullanabiliyor.',

  nowOn: 'Giriş artık ikinci bir adım gerektiriyor. Diğer tüm oturumlar kapatıldı.',
  nowOff: 'Giriş artık ikinci bir adım gerektirmiyor. Diğer tüm oturumlar kapatıldı.',

  guessedEnd: 'Bunu sen yapmadıysan yeni bir parola belirle: {url}',
  end: 'Bunu sen yapmadıysan yeni bir parola belirle, sonra ikinci faktörlerini kontrol et: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
