// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Profilin',
  hiddenByStaff: 'Yetkililer profilini gizledi, bu yüzden başka kimse göremiyor.',
  text: 'Herkese açık yapana kadar profilini başka kimse göremez. Profilinde adın, ne zaman katıldığın, kaç oy verdiğin, serin ve rozetlerin görünür; ne zaman ya da neye oy verdiğin görünmez. Değerlendirmelerinde <link>adın</link> gösteriliyorsa en yeni değerlendirmelerin de görünür.',
  save: 'Profili kaydet',
  publicPage: 'Herkese açık sayfan: {address}',
  handle: 'Kullanıcı adı',
  handleHint:
    'Sayfanın adresinin bir parçası: {min, number}–{max, number} harf, rakam ve tire. Değiştirirsen eski kullanıcı adın {days, number} gün senin için ayrılmış kalır.',
  visibility: 'Görünürlük',
  makePublic: 'Profilimi herkese aç',
  makePublicHint: 'Bağlantıya sahip herkes görebilir.',
  favorites: 'Favoriler',
  showFavorites: 'Favorilerimi göster',
  showFavoritesHint: 'Kalple işaretlediğin ilanlar.',
  searchEngines: 'Arama motorları',
  allowSearchEngines: 'Arama motorları profilimi listeleyebilsin',
  allowSearchEnginesHint: 'Kapalıysa listelememeleri istenir.',
  tooManyChanges: 'Çok fazla değişiklik. Bir saat sonra yeniden dene.',
  nowPublic: 'Profilin herkese açık.',
  savedUnseen: 'Profilin kaydedildi. Başka kimse göremez.',

  profileHidden: 'Yetkililer herkese açık profilini gizledi',
  profileShown: 'Yetkililer profilini artık gizlemiyor',
  nameCleared: 'Yetkililer adını sildi',
  myProfile: 'Profilim',
  chooseName: 'Başka bir ad seç',

  myReports: 'Şikâyetlerim',
  noReports: 'Şikâyet yok',
  noReportsText:
    'Her ilanda ve her değişiklik kaydında şikâyet bağlantısı vardır. Şikâyetlerin ve sonuçları burada görünür.',

  myReviews: 'Değerlendirmelerim',
  noReviews: 'Henüz değerlendirme yok',
  noReviewsText:
    'Oy verdiğin her ilanı değerlendirebilirsin. Değerlendirmelerin ve onlara verilen yanıtlar burada görünür.',
  replyMailsOn: 'Değerlendirmelerine verilen yanıtlar onaylı e-posta adresine de gönderilir.',
  replyMailsOff:
    'Değerlendirmelerine verilen yanıtlar yalnızca bu sitede gösterilir. Yetkililerin kararları yine gönderilir.',
  replyMailsTurnedOn: 'Yanıtlar için e-posta alacaksın.',
  replyMailsTurnedOff: 'Yanıtlar için artık e-posta almayacaksın.',

  offerTitle: 'Sahiplik teklifi',
  invitationTitle: 'İlan yönetme daveti',
  takeOver: 'Bu ilanı devralıyor musun?',
  manage: 'Bu ilanı yönetecek misin?',
  offer: '{inviter}, {listing} ilanının sahipliğini sana devretmek istiyor.',
  offerMeaning:
    'Yönetici davet edip çıkarmayı, ilanı devretmeyi ya da silmeyi yalnızca sahibi yapabilir. Sen çıkarana kadar {inviter} yönetici olarak kalır.',
  invitation: '{inviter} seni {listing} ilanını yönetmeye davet ediyor.',
  invitationMeaning:
    'Yöneticiler ilanın webhook’unu, oy dinleyicisini, API token’larını, değişiklik günlüğünü ve ayarlarını görüp değiştirebilir ve bildirimlerini alır. Diğer yöneticiler adını görür. İstediğin zaman ayrılabilirsin.',
  invitationExpires: 'Davetin süresi {time} dolacak.',
  signInToReply:
    'Bu davet {email} için. O adresle giriş yap ya da onunla bir hesap oluştur. Sonra bu sayfaya dönersin.',
  wrongAccount:
    'Bu davet {email} için ama sen {own} olarak giriş yaptın. Çıkış yap, bağlantıyı yeniden açıp doğru adresle giriş yap ya da şu anki adresin için bir davet iste.',
  accept: 'Kabul et',
  decline: 'Reddet',
  declined: 'Reddettin. Hiçbir şey değişmedi.',
  nowOwner: 'Artık bu ilanın sahibisin.',
  nowManager: 'Artık bu ilanın yöneticisisin.',
  invitationEnded: 'Bu davet artık geçerli değil',
  invitationEndedText:
    'Kabul edildi, reddedildi, iptal edildi ya da yedi günden eski. İlanın sahibinden yenisini iste.',

  data: 'Verilerin',
  exportData: 'Verileri dışa aktar',
  exportText:
    'Senin hakkında saklanan her şeyi içeren tek bir JSON dosyası: hesabın, giriş yöntemlerin, oturumların, oyların ve ilanların, oluşturduğun token’lar, şikâyetlerin, değerlendirmelerin ve faydalı işaretlerin ile ilanlardaki işlemlerin.',
  downloadFile: 'Dosyayı indir',
  exportLimited: 'Bu dosyayı birkaç kez indirdin. Lütfen bir saat sonra yeniden dene.',
  deleteTitle: 'Hesabını sil',
  deleteText: 'Oyların sayılmaya devam eder ama adın olmadan. Sonraki sayfada tam olarak nelerin silineceği yazar.',
  deleteAccount: 'Hesabı sil',
  deletionWord: 'sil',
  typeWord: 'Şu kelimeyi yaz: {word}',
  typeWordProblem: 'Şu kelimeyi yaz: {word}.',
  accountDeleted: 'Hesabın silindi.',
  onlyStaff: 'Tek yetkili sensin. Önce başka birini yetkili yap.',
  stillOwns: 'Hâlâ sahibi olduğun ilanlar var. Önce onları devret ya da sil.',
  whatIsDeleted: 'Hemen silinenler',
  whatIsDeletedText:
    'Adın, adresin, parolan, bağlı hesapların ve oturumların, oylarındaki oyuncu adları, değerlendirmelerin ve faydalı işaretlerin ile yöneticilik görevin. Oy sorguları artık oylarını bulamaz. Bu geri alınamaz.',
  whatStays: 'Kalanlar',
  votesStay: 'Oyların, seninle ilişkilendirilemeyen rastgele bir kimlikle sayılmaya devam eder.',
  eventsStay: 'Bot ve sunucu sahiplerine gönderilmiş olaylar ve günlükleri. Oylarındaki kimliği 90 gün saklarlar.',
  reportsStay:
    'Şikâyet ettiklerin adın olmadan kalır. Metinler, yetkililer karar verdiyse hemen, vermediyse karardan 90 gün sonra silinir.',
  tokensStay:
    'Oluşturduğun token’lar ilanları için çalışmaya devam eder ve ilanlardaki işlemlerin adın olmadan denetim kaydında kalır.',
  hashesStay:
    'Son bir gün içinde oy verdiysen, yeniden oy verebileceğin zamana kadar e-posta adresinin ve bağlı hesaplarının özetleri (hash). O zamana kadar bunlarla yeni hesap oluşturulamaz.',
  downloadFirst: 'Önce verilerini indir',
  youOwn: 'Sahibi olduğun {count, number} ilan var',
  transferFirst: 'Önce ilanlarını devret ya da sil. Sonra hesabını silebilirsin.',
  transferOrDelete: '{name}: <transfer>Devret</transfer> ya da <remove>sil</remove>',
  transferNamed: 'Devret: {name}',
  deleteNamed: 'Sil: {name}',
} satisfies AreaTranslation<'profileSettings'>;
