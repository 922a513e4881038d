// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Bir ad gir.',
  nameProblem: 'Ad: {problem}',
  modsProblem: 'Modlar: {problem}',
  alternativeTextProblem: 'Alternatif metin: {problem}',
  unstorable:
    '{field, select, summary {Özet} description {Açıklama} other {Bağlantı}} saklanamayan bir karakter içeriyor.',
  tooLong:
    '{field, select, summary {Özet} description {Açıklama} other {Bağlantı}} için en fazla {max, number} karakter kullan. Şu anda {length, number} karakter var.',

  linkInvalid: 'https:// ile başlayan bir bağlantı gir ya da boş bırak.',
  linkCredentials: 'Bağlantıdaki kullanıcı adını ve parolayı kaldır.',
  discordInvalid:
    'Discord sunucuna bir davet gir, örneğin https://discord.gg/abc123. discord.gg/ ya da discord.com/invite/ ile başlar.',
  videoInvalid:
    'YouTube ya da Vimeo’daki bir videonun bağlantısını gir, örneğin https://www.youtube.com/watch?v=… ya da https://vimeo.com/….',
  websiteOfServer: 'Sunucunun web sitesini bağlantı olarak gir.',

  hostAddress: 'Portlu ya da portsuz bir host adı veya IP adresi gir, örneğin {example}.',
  robloxAddress:
    'Deneyimin roblox.com’daki sayfasını (örneğin roblox.com/games/1234567890) ya da yer kimliğini (place ID) gir.',
  privateAddress:
    'İnternetteki oyuncular {host} adresine ulaşamaz. Kullandıkları herkese açık adresi gir. Özel bir aralığa izin vermek için işletmeci ALLOW_PRIVATE_TARGETS değerini ayarlayabilir.',

  modsOfServersOnly: 'Yalnızca oyun sunucularının modları vardır.',
  countryOfServersOnly: 'Yalnızca sunucuların ülkesi vardır.',
  countryUnknown: 'Listeden bir ülke seç.',
  categoriesUnknown: 'Kategorileri listeden seç.',
  tooManyCategories: 'En fazla {max, number} kategori seç. {count, number} tane seçtin.',
  languagesUnknown: 'Dilleri listeden seç.',
  tooManyLanguages: 'En fazla {max, number} dil seç. {count, number} tane seçtin.',
  tooManyTags: 'En fazla {max, number} etiket kullan. Şu anda {count, number} tane var.',
  tagsInvalid: 'Etiketlerde yalnızca harf (a–z), rakam ve tire kullan; her biri en fazla {max, number} karakter olsun.',

  idTaken: 'Bu kimliğe sahip bir ilan zaten var.',
  stillDeleting:
    'Bu kimliğe sahip bir ilan az önce silindi ve oyları hâlâ kaldırılıyor. Bir dakika sonra yeniden dene.',
  ownerUnknown: 'İlan sahibinin hesabı artık yok.',
  idInvalid: 'Kimlik için 1–32 harf, rakam, alt çizgi ve tire kullan.',
  applicationIdInvalid: 'Discord uygulama kimliği 17–20 rakamdan oluşur.',

  alternativeTextMissing: 'Görseli, göremeyenler için birkaç kelimeyle anlat.',

  versionInvalid: 'Sürüm için 1–32 harf (A–Z), rakam, nokta, alt çizgi, artı ve tire kullan; harf ya da rakamla başla.',
  releaseTimeInvalid: 'Yayımlanma için bir tarih ve saat seç ya da alanı boş bırak.',
  notesMissing: 'Neyin değiştiğini anlat.',
  entryUnstorable:
    '{field, select, headline {Başlık kaydedilemiyor} other {Notlar kaydedilemiyor}}: içindeki bir karakter saklanamıyor.',
  entryTooLong:
    '{field, select, headline {Başlık} other {Notlar}} için en fazla {max, number} karakter kullan; şu anda {length, number} karakter var.',

  starsMissing: '1–5 yıldız seç.',
  replyMissing: 'Bir yanıt yaz.',
  reportReasonMissing: 'Bir neden seç.',
  reportTextMissing: 'Sorunun ne olduğunu anlat.',

  importApplicationId:
    '17–20 rakamlı uygulama kimliğini ya da onu içeren bir davet bağlantısını gir: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord şu anda yanıt vermiyor. Bir süre sonra yeniden dene ya da formu içe aktarmadan doldur.',
  importNoApplication: 'Discord’da {id} kimlikli bir uygulama yok. Kimliği kontrol edip yeniden dene.',
  importedOften:
    'Bir saat içinde {times, number} kez içe aktardın. Daha sonra yeniden dene ya da formu içe aktarmadan doldur.',
} satisfies AreaTranslation<'listingValidation'>;
