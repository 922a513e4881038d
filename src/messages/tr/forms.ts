// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Hata: {title}',
  optional: 'isteğe bağlı',
  problems:
    '{count, plural, =1 {Lütfen bir sorunu düzelt.} one {Lütfen # sorunu düzelt.} other {Lütfen # sorunu düzelt.}}',
  copyWhat: 'Kopyala: {what}',
  selectAndCopy: 'Metni seçip kopyala',
  fromPalette: '{label}, paletten',

  imageHint: 'PNG, JPEG, WebP, GIF ya da AVIF, en fazla 5 MB. {what}',
  imageEmpty: 'Dosya boş. Başka bir görsel seç.',
  imageTooLarge: 'Görsel 5 MB’den büyük. Küçültüp yeniden dene.',
  imageType: 'Bu dosya türü desteklenmiyor. PNG, JPEG, WebP, GIF ya da AVIF bir görsel seç.',
  imageTooSmall:
    'Görsel çok küçük. En az {width, number} piksel genişliğinde ve {height, number} piksel yüksekliğinde bir görsel seç.',
  imageTooManyPixels: 'Görselde 40 milyondan fazla piksel var. Küçültüp yeniden dene.',
  imageUnreadable: 'Görsel okunamıyor. Bozuk ya da eksik olabilir. Yeniden kaydet ya da başka bir görsel seç.',
  imagesBusy: 'Şu anda çok fazla görsel işleniyor. Bir dakika sonra yeniden dene.',
  imagesUnavailable: 'Bir kitaplık eksik olduğu için görseller işlenemiyor. Bu hizmetin işletmecisi onu kurabilir.',
  icon: 'Simge',
  iconImage: 'Simge görseli',
  iconHint: 'Görsel kare olarak kırpılır. Animasyonların yalnızca ilk karesi kullanılır.',
  iconShown: 'Listelerde ve ilanın sayfasında görünür.',
  iconMissing: 'Görsel yükleyene kadar adın ilk harfi gösterilir.',
  saveIcon: 'Simgeyi kaydet',
  removeIcon: 'Simgeyi kaldır',

  uploadsInProgress: 'İki yüklemen hâlâ sürüyor. Bitmelerini bekle, sonra yeniden dene.',
  tooManyUploads: 'Şu anda çok fazla görsel yükleniyor. Birkaç saniye bekle, sonra yeniden dene.',
  tooManyForms: 'Şu anda çok fazla form gönderiliyor. Birkaç saniye bekle, sonra yeniden dene.',

  version: 'Sürüm',
  versionHint:
    'Kendi etiketin, örneğin 2.4.0. En fazla 32 harf, rakam ve . _ + - karakterleri kullanılabilir. Sonradan değiştiremezsin.',
  headline: 'Başlık',
  headlineHint: 'En fazla {max, number} karakter.',
  notes: 'Notlar',
  notesHint:
    'Markdown: başlıklar, kalın, italik, listeler, bağlantılar ve kod. HTML metin olarak gösterilir. En fazla {max, number} karakter.',
  releasedAt: 'Yayımlanma zamanı',
  releasedAtHint:
    '{zone} {edits, select, yes {Mevcut zamanı korumak için boş bırak.} other {Şu anki zaman için boş bırak.}} Gelecekte olamaz.',
  inZone: '{name} saatine göre.',
  inTimeZone: '{name} saat dilimine göre ({offset}).',

  newPasswordHint: 'En az {min, number} karakter. Rastgele birkaç kelime iyi iş görür.',
  passwordLength: 'Parola için {min, number}–{max, number} karakter kullan.',
  accountGone: 'Bu hesap artık yok.',
  currentPassword: 'Mevcut parola',
  currentPasswordHint: 'Sen olduğunu doğrulamak için.',
  noPassword:
    'Hesabının parolası yok. Girişinin üzerinden on dakikadan fazla geçtiyse önce sen olduğunu doğrulaman gerekir.',

  email: 'E-posta',
  turnOffEmails: 'E-postaları kapat',
  turnOnEmails: 'E-postaları aç',

  passkeysNeedScripts: 'Geçiş anahtarları için JavaScript gerekir.',
  passkeyKnown: 'Bu cihazda hesabın için zaten bir geçiş anahtarı var.',
  passkeyAddress: 'Geçiş anahtarları bu adreste çalışmaz. Siteyi her zamanki adresinden aç, sonra yeniden dene.',
  passkeyUnsuitable: 'Bu cihaz uygun bir geçiş anahtarı oluşturamıyor. Başka bir cihaz dene.',
  passkeyNotAdded: 'Geçiş anahtarı eklenmedi: iptal edildi ya da çok uzun sürdü. Lütfen yeniden dene.',
  passkeyNotUsed:
    'Geçiş anahtarı kullanılmadı: iptal edildi, çok uzun sürdü ya da bu cihazda bu site için anahtar yok. Yeniden dene ya da başka bir yol kullan.',
  passkeyFailed: 'Geçiş anahtarı çalışmadı. Yeniden dene ya da başka bir yol kullan.',

  connectDiscord:
    'Bu bot sana ancak <link>Discord hesabını bağlarsan</link> teşekkür edebilir. Verdiğin oy her durumda sayılır.',

  rewardGoesTo: 'Ödül şu hesaba gider: {account}. <link>Değiştir</link>',
  rewardUnknown:
    'Eşlenmiş {platform} hesabı yok, bu yüzden sunucu kimi ödüllendireceğini bilemeyebilir. <link>{platform} hesabını eşle</link>',
  linkedTo: 'Eşlendi: {account}. <link>Değiştir</link>',
  linkMinecraft: 'Bu sunucu kod istiyorsa <link>Minecraft hesabını eşle</link>.',

  webhookHealthy: 'Sağlıklı',
  webhookFailing: 'Hatalı: art arda {count, number}/{limit, number}',
  webhookDisabled: 'Devre dışı',
  webhookPaused: 'Duraklatıldı',
  noVotesSinceSaved: 'Kaydedildiğinden beri oy yok',
  noVotesYet: 'Henüz oy yok',
  listenerFailing: 'Hatalı: art arda {count, number}',
  listenerUnconfirmed: 'Doğrulanmadı',
  listenerWorking: 'Çalışıyor',

  whoSees: 'Bu ilanı kim görüyor',
  public: 'Herkese açık',
  pending: 'Onay bekliyor',
  refused: 'Reddedildi',
  hidden: 'Yetkililer gizledi',
  pendingText:
    'Bu ilan herkese açılmadan önce yetkililer inceler. O zamana kadar her şeyi hazırlayabilirsin ama kimse oy veremez.',
  refusedTitle: 'Yetkililer bu ilanı onaylamadı',
  refusedText:
    'Nedeni aşağıda. İlanın yeniden incelenmesi için sorunu İçerik altında düzelt. Onaylanana kadar başka kimse göremez.',
  hiddenText: 'Başka kimse göremez ve oy veremez. Önceki oylar korunur ve teslim edilmeye devam eder.',
  reason: 'Neden: {reason}',

  planFree: 'Free',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Planını değiştirmek için bu sitenin işletmecisine başvur.',
  contactForPlan: 'Planını değiştirmek için <link>bize ulaş</link>.',
} satisfies AreaTranslation<'forms'>;
