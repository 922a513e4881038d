// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'İlan sahibi bu arada yanıtladı. Önce yanıtı oku.',
  impossible: 'Bu burada yapılamaz.',
  notPublic: 'Bu ilan şu anda herkese açık değil, bu yüzden gizlenemez. Onayına karar ver ya da şikâyeti reddet.',
  listingDeleted: 'Bu ilan silindi, bu yüzden gizlenemez. Şikâyeti reddet.',
  entryDeleted: 'Bu kayıt silindi, bu yüzden kaldırılamaz. Şikâyeti reddet.',
  listingDeletedSuspend: 'Bu ilan silindi. Kişiyi kendi sayfasından askıya al ve şikâyeti reddet.',
  authorUnknown: 'Bu değerlendirme silindi, bu yüzden yazarı bilinmiyor. Şikâyeti reddet.',
  suspendOneself: 'Kendini askıya alamazsın. Başka bir yetkiliye başvur.',
  ownerChanged: 'İlanın artık başka bir sahibi var. Kimseyi askıya almadan önce vakaya yeniden bak.',
  staffProtected:
    'Yetkililer askıya alınamaz. Önce {role, select, owner {ilan sahibini} author {yazarı} other {bu kişiyi}} üye yap.',
  accountGone: 'Hesap artık yok.',
  openAlready: 'Bu vaka zaten açık.',
  textsDeleted: 'Bu vakanın metinleri silindi, bu yüzden yeniden açılamaz.',
  reportedAgain: 'Aynı şey yeniden şikâyet edildi. Yeni vakaya karar ver.',
  askedAlready: 'İlan sahibine zaten soruldu ve henüz yanıtlamadı.',
  profileHasNoOwner: 'Profilin, soru sorulabilecek bir sahibi yoktur.',
  listingDeletedAsk: 'Bu ilan silindi, bu yüzden sahibine sorulamaz.',
  answeredAlready: 'Bu soru zaten yanıtlandı ya da yetkililer yanıt olmadan karar verdi.',
  profileDeleted: 'Bu profil silindi. Şikâyeti reddet.',
  ownProfile: 'Bu senin profilin. Başka bir yetkiliye başvur.',
  reviewDeleted: 'Bu değerlendirme silindi, bu yüzden kaldırılamaz. Şikâyeti reddet.',
  ownReview:
    'Bu ilanı yönetiyorsun ya da bu değerlendirmeyi sen yazdın, bu yüzden kaldıramazsın. Başka bir yetkiliye başvur.',
} satisfies AreaTranslation<'reportDecisions'>;
