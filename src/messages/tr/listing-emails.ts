// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: '{site}: bir ilanı yönetmeye davet edildin',
  invite: '{person} seni {listing} ilanını yönetmeye davet ediyor.',
  offerSubject: '{site}: sana bir ilan devredilmek isteniyor',
  offer: '{person}, {listing} ilanının sahipliğini devretmek istiyor.',
  inviteHow: 'Bunun ne anlama geldiğini öğrenmek ve kabul ya da reddetmek için bu bağlantıyı aç:',
  inviteEnd:
    'Bağlantı yedi gün içinde, bir kez ve yalnızca bu adres için çalışır. Bunu beklemiyorsan bu e-postayı yok sayabilirsin.',

  lostSubject: '{listing} ilanının yeni bir sahibi var',
  lost: 'Biri, {site} sitesindeki {listing} ilanının kendisine ait olduğunu kanıtladı; sen kanıtlamamıştın. İlan artık ona ait.',
  lostRemoved: 'Yöneticileri, API token’ları, webhook’u ve oy dinleyicisi kaldırıldı. Oylar artık sana gönderilmiyor.',
  lostEnd: 'Bunun yanlış olduğunu düşünüyorsan sitenin yetkililerine başvur.',

  transferredSubject: '{listing} artık senin',
  transferred:
    '{site} sitesindeki {listing} ilanının senin olduğunu kanıtladın; ilan artık sana ait. Webhook’unu ya da oy dinleyicisini kur, çünkü önceki sahibinkiler kaldırıldı.',
  dismissedSubject: '{listing} için sahiplik talebin reddedildi',
  dismissed: '{site} yetkilileri {listing} için sahiplik talebini reddetti. İlan mevcut sahibinde kalır.',
  lapsedSubject: '{listing} için sahiplik talebin sona erdi',
  lapsed:
    '{site} sitesindeki {listing} için sahiplik talebin sona erdi, çünkü zamanı geldiğinde kanıt bulunamadı. Kodu yeniden yayımla ve ilanı bir kez daha talep et.',

  replySubject: '{listing} değerlendirmene yanıt geldi',
  reply: '{listing} ekibi {site} sitesindeki değerlendirmeni yanıtladı:',
  replyEnd: 'Yanıt e-postalarını buradan kapat:\n{url}',
  reviewRemovedSubject: '{listing} değerlendirmen kaldırıldı',
  reviewRemoved: '{site} yetkilileri {listing} değerlendirmeni kaldırdı.',
  reason: 'Neden: {reason}',
  reviewRemovedEnd:
    'Onu yalnızca sen ve yetkililer görebilir. {listing} için {days, number} gün sonra yeni bir değerlendirme yazabilirsin.',
  reviewShownSubject: '{listing} değerlendirmen yeniden gösteriliyor',
  reviewShown: '{site} yetkilileri {listing} değerlendirmeni geri getirdi. Herkes yeniden görebilir.',

  reportSubject: '{listing} hakkındaki şikâyetin',
  reportedListing: '{site} sitesinde {listing} ilanını şikâyet ettin.',
  reportedEntry: '{site} sitesinde {listing} ilanının {version} sürümünü şikâyet ettin.',
  reportedReview: '{site} sitesinde bir {listing} değerlendirmesini şikâyet ettin.',
  reportedProfile: '{site} sitesinde {listing} profilini şikâyet ettin.',

  profileHiddenSubject: 'Profilin gizlendi',
  profileHidden: '{site} yetkilileri herkese açık profilini gizledi. Artık başka kimse göremez.',
  nameClearedSubject: 'Adın silindi',
  nameCleared: '{site} yetkilileri adını sildi. Hesabında başka bir ad seç.',
  profileShownSubject: 'Profilin artık gizli değil',
  profileShown: '{site} yetkilileri profilini artık gizlemiyor. Herkese açık olmasını seçtiysen herkes görebilir.',
} satisfies AreaTranslation<'listingEmails'>;
