// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Giriş yap',
  signOut: 'Çıkış yap',
  emailAddress: 'E-posta adresi',
  password: 'Parola',
  or: 'ya da',
  enterBoth: 'E-posta adresini ve parolanı gir.',
  wrong: 'E-posta adresi ya da parola yanlış.',
  tooManyFailures:
    'Çok fazla başarısız deneme. {wait} sonra yeniden dene ya da yeni bir parola belirlemek için “Parolanı mı unuttun?” seçeneğini kullan.',
  signedOut: 'Çıkış yaptın.',
  newHere: 'Burada yeni misin? <link>Hesap oluştur</link>',
  withPasskey: 'Geçiş anahtarıyla giriş yap',
  passkeyNeedsScripts: 'Geçiş anahtarıyla giriş için JavaScript gerekir. Başka bir yolla giriş yap.',
  passkeyUnknown: 'Buradaki hiçbir hesapta bu geçiş anahtarı yok. Kaldırılmış olabilir. Başka bir yolla giriş yap.',
  failed: 'Giriş başarısız oldu. Lütfen baştan başla.',

  tooManyLinksTitle: 'Çok fazla deneme',
  tooManyLinks: 'Ağından çok fazla bağlantı açıldı. {wait} sonra yeniden dene.',
  linkInvalid: 'Bu bağlantı artık çalışmıyor',

  continueWith: '{name} ile devam et',
  providerHasAccount:
    '{known, select, yes {{name} hesabında kullandığın e-posta adresiyle zaten bir hesap var. Parolanla giriş yap, sonra hesap sayfanda {name} hesabını bağla.} other {Diğer sitede kullandığın e-posta adresiyle zaten bir hesap var. Parolanla giriş yap, sonra hesap sayfanda diğer siteyi bağla.}}',
  providerUnverified:
    '{known, select, yes {{name} e-posta adresini doğrulamadı. Oradaki ayarlarından doğrula, sonra yeniden dene.} other {Diğer site e-posta adresini doğrulamadı. Oradaki ayarlarından doğrula, sonra yeniden dene.}}',
  providerUnavailable:
    '{known, select, yes {{name} şu anda yanıt vermiyor. Daha sonra yeniden dene ya da başka bir yolla giriş yap.} other {Diğer site şu anda yanıt vermiyor. Daha sonra yeniden dene ya da başka bir yolla giriş yap.}}',
  providerFailed:
    '{known, select, yes {{name} ile giriş başarısız oldu. Lütfen yeniden dene ve {name} üzerindeki e-posta adresinin paylaşılmasına izin ver.} other {Diğer siteyle giriş başarısız oldu. Lütfen yeniden dene ve oradaki e-posta adresinin paylaşılmasına izin ver.}}',

  secondStep: 'Girişini doğrula',
  secondStepText: 'Hesabın iki adımlı doğrulamayla korunuyor.',
  lostDevice:
    'Cihazını mı kaybettin? Kurtarma kodlarından birini gir. Kodun yoksa bu sitenin yetkililerine başvur. <link>Baştan başla</link>',
  tooManyCodes:
    'Bu hesap için çok fazla yanlış kod girildi. Bir kurtarma kodu ya da geçiş anahtarı kullan veya {wait} sonra yeniden dene.',
  secondStepEnded: 'Giriş çok uzun sürdü ya da zaten tamamlandı. Lütfen baştan başla.',

  createAccountTitle: 'Hesap oluştur',
  createAccount: 'Hesap oluştur',
  name: 'Ad',
  emailHint: 'Asla kimseye gösterilmez ve paylaşılmaz.',
  haveAccount: 'Zaten bir hesabın var mı? <link>Giriş yap</link>',
  tooManyAccounts: 'Ağından çok fazla hesap oluşturuldu. {wait} sonra yeniden dene.',
  welcome: 'Hoş geldin! Hesabın hazır.',
  nameInvalid: 'Tek satırda 1–{max, number} karakterlik bir ad gir.',
  mailFull: 'Şu anda e-posta gönderemiyoruz. Lütfen birkaç dakika sonra yeniden dene.',
  emailTaken: 'Bu adresin zaten bir hesabı var. Kaydolmak yerine giriş yap.',
  notCreated: 'Hesap oluşturulamadı. Lütfen her alanı kontrol et.',

  checkEmail: 'E-postanı kontrol et',
  checkEmailText:
    'Sana bir e-posta gönderdik. Giriş yapıp kaldığın yere dönmek için içindeki bağlantıyı bu tarayıcıda aç ve oradaki düğmeye bas. Başka bir tarayıcıda açarsan parolan sorulur.',
  noEmail:
    'Birkaç dakika sonra hâlâ e-posta yok mu? Spam klasörüne bak ya da doğru adresle <link>yeniden kaydol</link>. Önceki e-postalardaki bağlantılar da çalışır.',
  haveAccountOrForgot:
    'Zaten bir hesabın var mı? <link>Giriş yap</link> ya da <password>yeni bir parola belirle</password>.',

  confirmAddress: 'Adresini onayla',
  newAccountAddress: 'Yeni hesabının adresi: {email}',
  signUpPasswordHint: 'Başka bir tarayıcıda kaydolurken seçtiğin parola. Kaydolan sen değilsen bu sayfayı kapat.',
  confirmAndCreate: 'Onayla ve hesap oluştur',
  confirmed: 'Adresin onaylandı ve hesabın hazır.',
  signUpPasswordWrong:
    'Kaydolurken kullandığın parola bu değil. En yeni e-postadaki bağlantıyı kullan ya da başka bir parolayla yeniden kaydol.',
  accountDeleted:
    'Bu adrese ait bir hesap kısa süre önce silindi. Kimse iki kez oy vermesin diye ancak {time} tarihinden sonra yeniden kaydolabilirsin.',
  addressHasAccount: 'Bu adresle zaten bir hesap var. Giriş yap ya da yeni bir parola belirle.',
  signUpLinkInvalid:
    'Bağlantılar bir kez çalışır ve 24 saat geçerlidir. Bunu zaten kullandıysan hesabın hazır, giriş yapabilirsin.',
  signUpAgain: 'Yeniden kaydol',

  forgotPassword: 'Parolanı mı unuttun?',
  sendLink: 'Bağlantı gönder',
  backToSignIn: 'Girişe dön',
  forgotHint: 'Yeni bir parola belirlemen için sana bir bağlantı göndereceğiz.',
  linkSent:
    '{email} adresine ait bir hesap varsa bu adrese bir saat çalışan bir bağlantı içeren bir e-posta gönderdik.',
  linksSentAlready:
    'Bu adresin bir hesabı varsa son bir saatte birkaç bağlantı gönderildi. Hepsi hâlâ çalışıyor: en yeni e-postayı aç ve spam klasörüne bak. Yeni bir bağlantı için {wait} sonra yeniden dene.',
  linksLimited: 'Ağından çok fazla bağlantı istendi. {wait} sonra ya da başka bir ağdan yeniden dene.',
  noMail: 'Bu site e-posta göndermiyor, bu yüzden sana bağlantı gönderemeyiz.',
  askStaffForLink: 'Bu sitenin yetkililerinden bir sıfırlama bağlantısı iste.',
  askStaffOrContact:
    'Bu sitenin yetkililerinden bir sıfırlama bağlantısı iste. Tercihen hesabının adresinden <link>desteğe yaz</link>.',
  resetOnCommandLine:
    'Bu hizmete yalnızca bu bilgisayar ulaşabiliyor, yani muhtemelen onu sen çalıştırıyorsun. Komut satırında şu komut bir sıfırlama bağlantısı yazdırır: {command}',
  newPasswordTitle: 'Yeni parola belirle',
  newPassword: 'Yeni parola',
  setPassword: 'Parolayı kaydet',
  newPasswordText: 'Tüm cihazlarda çıkış yapılır; sonra yeni parolanla giriş yapabilirsin.',
  passwordChanged: 'Parolan değiştirildi ve tüm cihazlarda çıkış yapıldı. Yeni parolanla giriş yap.',
  resetLinkInvalid: 'Parola bağlantıları bir kez çalışır ve bir saat geçerlidir. Yenisini isteyebilirsin.',
  requestLink: 'Yeni bağlantı iste',

  setUpSite: '{name} kurulumu',
  nowStaff: 'Artık yetkilisin.',
  nowStaffOneMoreStep: 'Artık yetkilisin. Bu hesabı koruyan bir adım daha, sonra yetkili sayfaları açılır.',
  setupLinkInvalid: 'Bu kurulum bağlantısı çalışmıyor',
  setupLinkWhy: 'Bağlantı eksik, kullanılmış ya da 24 saatten eski; ya da bu hizmetin zaten yetkilileri var.',
  setupLinkWhatToDo:
    'Bu hizmeti sen işletiyorsan ve henüz yetkilisi yoksa 24 saat çalışan yeni bir bağlantı yazdırmak için hizmeti yeniden başlat. Zaten yetkilisi varsa bir yetkiliden seni de yetkili yapmasını iste.',
  setupNothingChanged: 'Hiçbir şey değişmedi ve yeniden denemek için hesap gerekmez.',
  alreadyStaff: 'Zaten yetkilisin',
  alreadyStaffText: 'Bu kurulum bağlantısı kullanılmış ya da süresi dolmuş. Yeni bir bağlantıya ihtiyacın yok.',
  openStaffPages: 'Yetkili sayfalarını aç',
  setupSignUp: 'Bu bağlantı seni bu hizmetin ilk yetkilisi yapar. Önce bir hesap oluştur ya da giriş yap.',
  setupSignedInAs: '{name} olarak giriş yaptın. Bu hizmetin yetkilisi olmak için devam et. Bağlantı bir kez çalışır.',
  becomeStaff: 'Yetkili ol',
} satisfies AreaTranslation<'signIn'>;
