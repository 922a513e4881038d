// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Sahiplik',
  proven: 'Bu ilanın senin olduğunu kanıtladın.',
  tooManyChecks: 'Çok fazla kontrol. {wait} sonra yeniden dene.',
  proveAgain: 'Yeniden kanıtla',
  prove: 'Senin olduğunu kanıtla',
  onlyOwner: 'İlanın kendisine ait olduğunu yalnızca ilan sahibi kanıtlayabilir.',

  verified: 'Sahibi doğrulandı',
  notVerified: 'Sahibi doğrulanmadı',

  notProven: 'Kanıtlanmadı',
  notProvenText:
    'Sana ait olduğunu kanıtla ({subject}); ilanın “Sahibi doğrulandı” rozetini alsın. O zamana kadar sayfasında kimsenin kanıtlamadığı yazar ve kanıtlayabilen herkes ilanı talep edebilir.',
  notProvenTextAlone:
    'Senin olduğunu kanıtla; ilanın “Sahibi doğrulandı” rozetini alsın. O zamana kadar sayfasında kimsenin kanıtlamadığı yazar ve kanıtlayabilen herkes ilanı talep edebilir.',

  proof: 'Kanıt',
  notConfirmed: 'Doğrulanmadı',
  provenText: 'Kanıtlandı: {subject} ({method}). {days, number} günde bir ve adres değiştiğinde kontrol edilir.',
  latestCheckFailed: 'Son kontrol kanıt bulamadı',
  proofEnds: 'Aksi hâlde kanıt {time} sona erer.',
  provenAt: 'Kanıtlandı',
  checkedAt: 'Son kontrol',
  nextCheckAt: 'Sonraki kontrol',

  claimByOther: 'Talep',
  claimByOtherTitle: 'Başka biri bu ilanı talep ediyor',
  claimByOtherText: 'Kendisine ait olduğunu kanıtladı: {subject} ({method}).',
  claimContested: 'Sen de kanıtladın, bu yüzden yetkililer aksine karar vermedikçe ilan sende kalır.',
  claimDue:
    'Sen de kanıtlamazsan ilan, oylarıyla birlikte {time} ({exact}) ona devredilir. Yöneticilerin, token’ların, webhook’un ve oy dinleyicin o zaman kaldırılır.',

  provenForVisitors:
    'Bu ilanı yöneten kişi, kendisine ait olduğunu kanıtladı: {subject} ({method}). Son kontrol: {time}.',
  notProvenForVisitors:
    '{type, select, bot {Bu ilanın botu yönetenlere ait olduğunu henüz kimse kanıtlamadı.} other {Bu ilanın sunucuyu yönetenlere ait olduğunu henüz kimse kanıtlamadı.}}',
  isItYours: '{type, select, bot {Bu bot senin mi? İlanı talep et} other {Bu sunucu senin mi? İlanı talep et}}',

  cannotBeProven: 'Henüz kanıtlanamaz',
  checkFailed: 'Kontrol kanıt bulamadı',
  signInWithDiscord: 'Discord ile giriş yap',
  checkNow: 'Şimdi kontrol et',

  hiddenLabel: 'Sahiplik kanıtı',
  hidden: 'Senin olduğunu kanıtlayana kadar gizli',
  hiddenText: 'Bu ilanı yalnızca sahibi, yöneticileri ve yetkililer görebilir; kimse oy veremez.',
  proveLink: 'Sahipliği kanıtla',

  claimTitle: 'İlan talep et',
  claimHeading: 'Bu ilanı talep et',
  claimIntro: 'Bu ilanı başka biri ekledi. <b>{subject}</b> seninse şu yollardan biriyle kanıtla.',
  claimIntroAlone: 'Bu ilanı başka biri ekledi.',
  claimOfProven: 'İlanın sahibi de kanıtladı, bu yüzden kimin olacağına yetkililer karar verir.',
  claimWaits:
    'İlanın sahibine bildirilir; onun da kanıtlamak için {hours, number} saati olur. Sonrasında ilan, oylarıyla birlikte senin olur.',
  claimAgain: 'Yeniden kanıtla',
  claimAgainText: 'Bir kanıt {hours, number} saat geçerlidir. Sonrasında yetkililer yeniden kontrol eder.',
  claimedTitle: 'Zaten talep edildi',
  claimedText: 'Bu ilanı zaten biri talep etti. İlan seninse o talebe karar verildiğinde yeniden gel.',
  claimYours: 'Talebin',
  claimProven: 'Sana ait olduğunu kanıtladın: <b>{subject}</b> ({method}), {time}.',
  claimOwnerProven: 'İlanın sahibi de kanıtladı. Kimin olacağına yetkililer karar verir.',
  claimIsDue:
    'İlanın sahibine bildirildi. O da kanıtlamazsa ilan {time} ({exact}) senin olur. O zamana kadar kodu yerinde bırak.',
  claimWithdraw: 'Talebi geri çek',

  claimMade: 'Senin olduğunu kanıtladın. Talebin aşağıda.',
  claimWithdrawn: 'Talebin geri çekildi.',
  claimEnded: 'Bu talep zaten sona erdi.',
  claimSignInExpired: 'Girişin süresi doldu. Baştan başla.',
  claimNotConfirmed: 'Discord girişi doğrulamadı. Yeniden dene.',
  claimTryLater: 'Daha sonra yeniden dene.',
} satisfies AreaTranslation<'ownership'>;
