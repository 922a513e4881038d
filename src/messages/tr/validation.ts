// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: 'Saklanamayan bir karakter içeriyor.',
  empty: 'Boş olamaz.',
  notOneLine: 'Satır sonu ya da kontrol karakteri içeriyor. Tek satırda yeniden yaz.',
  invisible: 'Hiçbir kısmı görünmüyor. En az bir harf, rakam ya da işaret kullan.',
  tooLong: 'En fazla {max, number} karakter kullan. {length, number} karakter kullandın.',
  tooShort: 'En az {min, number} karakter yaz. {length, number} karakter yazdın.',
  labelled: '{label}: {problem}',
  labelText: 'Metin',
  labelName: 'Ad',
  labelTitle: 'Başlık',
  labelLead: 'Giriş metni',

  reasonMissing: 'Bir neden yaz. İlgili kişi onu okuyabilir.',
  questionMissing: 'Bir soru yaz.',
  answerMissing: 'Bir yanıt yaz.',

  nameMissing: 'Bir ad gir.',
  emailInvalid: 'sen@mail.example gibi bir e-posta adresi gir.',
  emailNotValid: 'Bu geçerli bir e-posta adresi değil.',
  emailDisposable: 'Bu tek kullanımlık bir adres; bu site bunları kabul etmez. Kalıcı bir adres kullan.',
  passwordTooShort: 'Parola için en az {min, number} karakter kullan.',
  passwordTooLong: 'Parola için en fazla {max, number} karakter kullan.',
  passwordCommon:
    'Bu parola kolay tahmin edilir, çünkü çok kişi kullanıyor ya da basit bir düzeni var. Başka bir tane seç, örneğin birbiriyle ilgisiz dört kelime.',
  passwordPersonal:
    'Bu parola kolay tahmin edilir, çünkü adına, e-posta adresine ya da bu hizmetin adına dayanıyor. Başka bir tane seç, örneğin birbiriyle ilgisiz dört kelime.',
  valueUnusable: 'Bu değer kullanılamaz.',
  suspended: 'Bu hesap askıya alındı. Neden: {reason}',
  suspendedUntil: 'Bu hesap şu tarihe kadar askıya alındı: {time}. Neden: {reason}',
  manyAccounts: 'Ağından çok fazla hesap oluşturuldu. {minutes, number} dk. sonra yeniden dene.',
  departed:
    'Yakın zamanda, silinmiş bir hesapla oy verdin, bu yüzden henüz yeni hesap oluşturamazsın. Şu zamandan sonra yeniden dene: {time}.',
  suspensionDays: '1 ile {max} arasında tam gün sayısı gir ya da boş bırak.',

  handleLength: '{min, number}–{max, number} karakter kullan.',
  handleCharacters: 'Yalnızca a–z harflerini ve rakamları kullan; aralarına tek tire koyabilirsin.',
  handleReserved: 'Bu kullanıcı adı ayrılmış. Başka bir tane seç.',
  handleTaken: 'Bu kullanıcı adı alınmış ya da alınmış birine benziyor. Başka bir tane seç.',
  handleChangedOften:
    'Kullanıcı adını {days, number} günde {times, number} kez değiştirdin. Öncekilerden birini geri al ya da daha sonra yeniden dene.',

  tokenNameMissing: 'Token’ı tanıyabilmen için bir ad gir.',
  tokenNameTooLong: 'En fazla {max, number} karakter kullan.',
  tokenNameUnstorable: 'Ad, saklanamayan bir karakter içeriyor.',
  tokenScopeUnknown: 'Böyle bir izin yok.',
  tokenScopesMissing: 'En az bir izin seç.',

  alreadyManager: 'Bu kişi zaten yönetici.',
  ownAddress: 'Bu senin adresin: ilanın sahibi sensin.',
  tooManyManagers: 'Bir ilanın en fazla {max, number} yöneticisi ve bekleyen daveti olabilir. Önce birini kaldır.',
  notOwner: 'Artık bu ilanın sahibi değilsin.',
  noManager: 'Bu kişi artık yönetici değil.',

  siteLink: 'https:// ya da mailto: ile başlayan bir adres gir.',
  atMostCharacters: 'En fazla {max, number} karakter.',
  atMostLinks: 'En fazla {max, number} bağlantı.',
  accentUnreadable: 'Bu renk her yerde okunaklı değil.',
  dateMissing: 'Bir tarih ve saat gir.',
  endBeforeStart: 'Bitiş, başlangıçtan sonra olmalı.',
  textMissing: 'Bir metin yaz.',
  settingNotOffered: '{label}: sunulan değerlerden birini seç.',
} satisfies AreaTranslation<'validation'>;
