// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',

  confirmSubject: 'Adresini onayla',
  confirmWho: 'Biri (muhtemelen sen) bu adresle {site} sitesinde bir hesap oluşturdu.',
  confirmHow: 'Bu adresin senin olduğunu onaylamak için bu bağlantıyı açıp düğmeye bas:',
  confirmEnd:
    'Bağlantı bir kez çalışır ve 24 saat geçerlidir. Bunu sen yapmadıysan bu e-postayı yok sayabilirsin. Adres onaylanmamış kalır.',

  signUpWho: 'Biri (muhtemelen sen) bu adresle {site} sitesine kaydoldu.',
  signUpHow:
    'Kaydını tamamlamak için bu bağlantıyı aynı tarayıcıda açıp düğmeye bas. Başka bir tarayıcıda açarsan kaydolurken seçtiğin parola gerekir.',
  signUpEnd:
    'Bağlantı bir kez çalışır ve 24 saat geçerlidir. Bunu sen yapmadıysan bu e-postayı yok sayabilirsin. Hesap oluşturulmaz.',

  existsSubject: 'Zaten bir hesabın var',
  existsWho:
    'Biri (belki sen) bu adresle {site} sitesine kaydolmaya çalıştı. Adresin zaten bir hesabı var, bu yüzden hiçbir şey değişmedi.',
  existsSignIn: 'Giriş yap: {url}',
  existsForgot: 'Parolanı mı unuttun? Yenisini belirle: {url}',
  ignore: 'Bunu sen yapmadıysan bu e-postayı yok sayabilirsin.',

  tooEarlySubject: 'Bu adres henüz kullanılamaz',
  tooEarlyUntil:
    'Bu adresle bir hesap silindi ve son oyları hâlâ sayılıyor. Şu zamandan sonra yeniden kaydolabilirsin: {time}.',

  newAddressSubject: 'Yeni adresini onayla',
  newAddressWho: 'Biri bu adresi {site} sitesindeki bir hesap için kullanmak istiyor.',
  newAddressEnd: 'Bağlantı bir kez çalışır ve 24 saat geçerlidir. Bunu sen istemediysen bu e-postayı yok sayabilirsin.',

  takenSubject: 'Bu adresin zaten bir hesabı var',
  takenWho: 'Biri (belki sen) bu adresi {site} sitesinde başka bir hesap için kullanmak istedi.',
  takenSignIn: 'Adresin zaten kendi hesabı var, bu yüzden hiçbir şey değişmedi. Onunla giriş yapabilirsin: {url}',

  changeSubject: 'Adresin değişmek üzere',
  changeWho:
    '{site} sitesindeki hesabında oturumu açık olan biri, hesabın adresinin {address} olarak değiştirilmesini istedi.',
  changeWhen:
    'Yeni adrese gönderdiğimiz e-postadaki bağlantı açılınca adres değişir. Bunu sen yaptıysan burada bir şey yapman gerekmez.',
  newPasswordNow: 'Bunu sen yapmadıysan hemen yeni bir parola belirle; böylece tüm cihazlarda çıkış yapılır: {url}',
  changedSubject: 'Adresin değiştirildi',
  changedTo: '{site} sitesindeki hesabının adresi artık {address}. Sonraki e-postalar oraya gidecek.',
  changedEnd: 'Bunu sen yapmadıysan olabildiğince çabuk desteğe başvur.',

  resetSubject: 'Yeni parola belirle',
  resetWho: 'Biri (muhtemelen sen) {site} sitesinde yeni bir parola belirlemek istedi. Buradan belirle:',
  resetEnd:
    'Bağlantı bir kez çalışır ve bir saat geçerlidir. Bunu sen yapmadıysan bu e-postayı yok sayabilirsin. Parolan aynı kalır.',

  passwordSubject: 'Parolan değiştirildi',
  passwordChanged: '{site} sitesindeki hesabının parolası az önce değiştirildi ve diğer tüm oturumlar kapatıldı.',
  newPassword: 'Bunu sen yapmadıysan yenisini belirle: {url}',

  deviceSubject: 'Yeni giriş',
  deviceWho: '{site} sitesindeki hesabına, daha önce kullanılmamış bir tarayıcıda giriş yapıldı: {device}, {time}.',
  browserOnSystem: '{browser}, {system}',
  deviceUnknown: 'Bilinmeyen cihaz',
  deviceNothing: 'Giriş yapan sensen bir şey yapman gerekmez.',

  resetLinkSubject: 'Parolanı sıfırlama bağlantısı oluşturuldu',
  resetLinkWho:
    '{site} yetkilileri, hesabın için yeni parola belirleyen bir bağlantı oluşturdu; bu bağlantı sana iletilecek.',
  resetLinkUntil: 'Biri bağlantıyı kullanana kadar parolan aynı kalır. Bağlantı bir saat geçerlidir.',
  resetLinkEnd:
    'Bunu sen istemediysen yetkililere bildir ve kendin yeni bir parola belirle; böylece bağlantı geçersiz olur: {url}',

  connectedSubject: '{provider} bağlandı',
  connected: '{site} sitesindeki hesabına az önce bir {provider} hesabı bağlandı. Artık onunla giriş yapılabilir.',
  connectedEnd: 'Bunu sen yapmadıysan bağlantısını buradan kes ve yeni bir parola belirle: {url}',

  linkedSubject: 'Bir oyun hesabı eşlendi',
  linked: '{account}, {site} sitesindeki hesabınla az önce eşlendi. Oradaki oylarının ödüllerini artık o alır.',
  linkedToListing:
    '{account}, {listing} ilanı için {site} sitesindeki hesabınla az önce eşlendi. Oradaki oylarının ödüllerini artık o alır.',
  linkedEnd: 'Bunu sen yapmadıysan eşlemeyi buradan kaldır ve yeni bir parola belirle: {url}',

  testSubject: 'Test e-postası',
  testWho: 'Bu e-posta, e-posta gönderiminin çalıştığını kontrol etmek için {site} yetkili sayfalarından gönderildi.',
  testEnd: 'Ulaştı, yani insanlar adreslerini onaylayabilir ve parolalarını sıfırlayabilir.',

  favoritesSubject: '{count, plural, one {Favorilerinden birine oy verebilirsin} other {# favorine oy verebilirsin}}',
  favorites:
    '{count, plural, one {Favorilerinden birine yeniden oy verebilirsin:} other {# favorine yeniden oy verebilirsin:}}',
  favoritesEnd: 'Bu e-postayı {site} sitesinde istediğin için alıyorsun. Buradan kapat:\n{url}',

  farewellSubject: 'Hesabın silindi',
  farewell: '{site} sitesindeki hesabın isteğin üzerine silindi. Bu, bu adrese gönderilen son e-posta.',
  farewellEnd: 'Oyların adın olmadan sayılmaya devam eder. Bunu sen yapmadıysan desteğe başvur.',
} satisfies AreaTranslation<'emails'>;
