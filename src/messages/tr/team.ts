// Managers, tokens and settings of a listing.
import type { AreaTranslation } from '../message.ts';

export default {
  managers: 'Yöneticiler',
  managersText:
    'Yöneticiler buradaki her şeyi görüp değiştirebilir: webhook, oy dinleyicisi, token’lar, değişiklik günlüğü ve ayarlar. Yönetici davet etmeyi, ilanı devretmeyi ya da silmeyi yalnızca ilanın sahibi yapabilir.',
  owner: 'Sahip',
  managerSince: 'Yönetici oldu: {time}',
  you: '(sen)',
  leave: 'Ayrıl',

  inviteManager: 'Yönetici davet et',
  email: 'E-posta adresi',
  emailHint: 'Kişinin bu sitedeki hesabının adresi. Hesabı yoksa bu adresle kaydolabilir.',
  invite: 'Davet et',
  tooManyInvitations: 'Bugün {max, number} davet gönderdin. {wait} sonra yeniden dene.',
  invitationMailed: 'Davet {email} adresine e-postayla gönderildi.',
  invitationLink: 'Davet bağlantısı',
  invitationLinkText:
    'Davet ettiğin kişiye gönder. Bir daha gösterilmez. Yedi gün içinde, bir kez ve yalnızca girdiğin adres için çalışır.',
  theLink: 'bağlantı',

  pendingInvitations: 'Bekleyen davetler',
  offeredOwnership: 'Sahiplik teklif edildi, süresi {time} dolacak',
  invitedAsManager: 'Yönetici olarak davet edildi, süresi {time} dolacak',
  revoke: 'İptal et',
  theInvitation: '({email} daveti)',
  invitationRevoked: 'Davet iptal edildi. Bağlantısı artık çalışmıyor.',
  invitationAnswered: 'Davet zaten kabul edilmiş, reddedilmiş ya da süresi dolmuş.',

  removeManagerTitle: 'Yöneticiyi çıkar',
  removeManagerQuestion: 'Bu yönetici çıkarılsın mı?',
  removeManager: 'Yöneticiyi çıkar',
  removeManagerText:
    '{name} bu panele erişimini hemen kaybeder. Diğer API token’ları çalışmaya devam eder: bu kişinin kopyalamış olabileceklerini iptal et ve imza anahtarını gördüyse onu yenile.',
  apiTokens: 'API token’ları',
  revokeTokens:
    '{count, plural, =1 {Bu kişinin oluşturduğu token’ı iptal et} one {Bu kişinin oluşturduğu # token’ı iptal et} other {Bu kişinin oluşturduğu # token’ı iptal et}}',
  revokeTokensHint:
    '{count, plural, =1 {Onu kullanan programlar hemen durur.} one {Onları kullanan programlar hemen durur.} other {Onları kullanan programlar hemen durur.}}',
  managerRemoved: 'Yönetici çıkarıldı.',

  leaveTitle: 'İlandan ayrıl',
  leaveQuestion: 'Bu ilandan ayrılıyor musun?',
  leaveText:
    '{listing} ilanını artık yönetmeyeceksin. Yeniden erişmek için ilanın sahibinden yeni bir davet alman gerekir.',
  youLeft: 'İlandan ayrıldın.',

  transferOwnership: 'Sahipliği devret',
  transferNobody: 'Sahiplik yalnızca bir yöneticiye devredilebilir. Önce o kişiyi yönetici olarak davet et.',
  transferText: 'Seçtiğin yöneticinin kabul etmesi gerekir. Sen yönetici olarak kalırsın.',
  newOwner: 'Yeni sahip',
  transferQuestion: 'Sahiplik devredilsin mi?',
  transferConsequences:
    '{name}, {listing} sahipliğini yedi gün içinde kabul edebilir. Sonrasında yönetici davet edip çıkarmayı, ilanı devretmeyi ya da silmeyi yalnızca yeni sahip yapabilir. Yeni sahip çıkarana kadar sen yönetici olarak kalırsın.',

  noTokens: 'Henüz token yok',
  noTokensText: 'Bir token ile kendi kodun oyları kontrol edebilir ve bu ilanı yönetebilir.',
  yourToken: 'Token’ın',
  yourTokenText: 'Şimdi kopyala. Bir daha gösterilmez. Her istekle <code>Authorization: Bearer</code> olarak gönder.',
  theToken: 'token',
  tokenUnused: 'Oluşturuldu: {created}, hiç kullanılmadı',
  tokenUsed: 'Oluşturuldu: {created}, son kullanım: {used}',
  tokenUsedFor: 'Oluşturuldu: {created}, son kullanım: {used} ({operation})',
  limits: 'Sınırlar',
  rotate: 'Yenile',

  createTokenTitle: 'Token oluştur',
  tokenName: 'Ad',
  tokenNameHint: 'Nerede kullanacağın.',
  liveStream: 'Canlı akış',
  permissions: 'İzinler',
  votesReadHint: 'Bir kullanıcının oy verip vermediğini kontrol et, oyları listele ve istatistikleri oku.',
  webhooksWriteHint: 'Webhook’u değiştir, teslimat günlüğünü oku, yeniden teslim et ve token’ları yönet.',
  statsWriteHint: 'Botun sunucu sayısını bildir.',
  changelogWriteHint: 'Sürüm notlarını yayımla, değiştir ve sil.',
  createToken: 'Token oluştur',
  listingDeletedBefore: 'Bu ilan silindi.',
  tokenNameInvalid: 'Ad için 1–{max, number} karakter kullan.',
  tokenWithoutPermission: 'En az bir izin seç.',
  tooManyTokens: 'Bir ilanın en fazla {max, number} token’ı olabilir. Artık gerekmeyen birini iptal et.',
  permissionUnknown: 'Böyle bir izin yok.',
  permissionForBots: 'Bu izin yalnızca botlar için var.',

  tokenLimitsTitle: 'Token sınırları',
  tokenLimits: 'Token’ın sınırları',
  tokenLimitsText: '{name}, oluşturuldu: {time}. Sınırlar hemen geçerli olur.',
  saveLimits: 'Sınırları kaydet',
  limitsSaved: 'Token’ın sınırları kaydedildi.',
  lastDay: 'Son gün',
  lastDayHint: 'Token o günün sonunda (UTC) çalışmaz olur. {days, number} gün önce bildirim alırsın.',
  allowedAddresses: 'İzin verilen adresler',
  allowedAddressesHint:
    'Kendi sunucularının IP adresleri ya da aralıkları, virgülle ayrılmış. Hepsine izin vermek için boş bırak.',
  expiryInvalid: 'YYYY-MM-DD biçiminde bir gün gir, örneğin 2027-01-31.',
  expiryPast: 'Henüz bitmemiş bir gün gir.',
  addressesInvalid:
    'IP adresleri ya da CIDR aralıkları gir, örneğin 203.0.113.7 ya da 2001:db8::/32, virgülle ayrılmış.',
  tooManyAddresses: 'En fazla {max, number} adres gir.',
  expired: 'Süresi doldu',
  stoppedWorking: 'Çalışmaz oldu: {time}',
  expiresSoon: 'Süresi yakında doluyor',
  expires: 'Geçerlilik sonu: {time}',
  onlyFrom: 'Yalnızca şu adreslerden: {addresses}',

  rotateTokenTitle: 'Token’ı yenile',
  rotateTokenQuestion: 'Bu token yenilensin mi?',
  rotateToken: 'Token’ı yenile',
  rotateTokenText:
    '{name} yeni bir gizli değer alır; adı ve izinleri kalır. Eski değer hemen çalışmaz olur, bu yüzden kullanıldığı her yerde değiştirmeye hazır ol. Kesintisiz geçiş için önce ikinci bir token oluştur.',
  revokeTokenTitle: 'Token’ı iptal et',
  revokeTokenQuestion: 'Bu token iptal edilsin mi?',
  revokeToken: 'Token’ı iptal et',
  revokeTokenText: '{name}, kullanıldığı her yerde hemen çalışmaz olur. Bu geri alınamaz.',
  tokenRevoked: 'Token iptal edildi.',

  settings: 'Ayarlar',
  settingsText: 'Ziyaretçilerin gördükleri <page>Sayfa</page> ve <pictures>Görseller</pictures> altında.',
  id: 'Kimlik',
  idText: 'API ve komut satırı bu ilanı kimliğiyle tanır.',
  theId: 'ilanın kimliği',
  paused: 'İlan duraklatıldı. Sen duraklatmayı kaldırana kadar kimse oy veremez.',
  resumed: 'İlanın duraklatması kaldırıldı. İnsanlar yeniden oy verebilir.',

  plan: 'Plan',
  currentPlan: 'Mevcut',
  planOfServer: 'Her oy sıralamada {times} sayılır.',
  planWithChangelog: 'Her oy sıralamada {times} sayılır; değişiklik günlüğü dâhil.',
  planWithoutChangelog:
    'Her oy sıralamada {times} sayılır; değişiklik günlüğü Changelog Pro eklentisiyle kullanılabilir.',
  planOfBotKept: 'Verilmiş oylar ağırlığını korur, değişiklik kayıtları herkese açık kalır.',
  planOfServerKept: 'Verilmiş oylar ağırlığını korur.',

  pause: 'Duraklat',
  isPaused: 'Duraklatıldı',
  isPausedText: 'Bu ilan duraklatıldı: kimse oy veremez, listelerde görünmez ve sayfasında duraklatıldığı yazar.',
  pauseText:
    'İlan duraklatılmışken kimse oy veremez, listelerde görünmez ve sayfasında duraklatıldığı yazar. Önceki oylar teslim edilmeye devam eder ve her zamanki gibi {days, number} gün sıralamada sayılır.',
  pauseListing: 'İlanı duraklat',
  resumeListing: 'Duraklatmayı kaldır',

  delete: 'Sil',
  deleteCardText: 'İlanı, oylarını ve tüm ayarlarını kalıcı olarak siler. Onaylaman istenir.',

  deleteListing: 'İlanı sil',
  deleteQuestion: 'Bu ilan silinsin mi?',
  deleteBot:
    '{name} kalıcı olarak silinecek: sayfası, oyları ve oy sayıları, webhook’u, oy dinleyicisi, token’ları, değişiklik günlüğü, yöneticileri ve bekleyen davetleri.',
  deleteServer:
    '{name} kalıcı olarak silinecek: sayfası, oyları ve oy sayıları, webhook’u, oy dinleyicisi, token’ları, yöneticileri ve bekleyen davetleri.',
  deleteText:
    'Hâlâ bekleyen oylar düşürülür ama süren istekler yine de ulaşabilir. Denetim kaydı silme işlemini 400 gün saklar.',
  confirmName: 'Onaylamak için ilanın adını gir',
  confirmNameHint: 'Ya da kimliğini: {id}',
  nameDiffers: 'Bu, ilanın adıyla ya da kimliğiyle eşleşmiyor.',
  deleted: 'İlan silindi.',

  badges: 'Rozetler',
  badgesText: 'Bir README, forum ya da kendi siten için sayılarını gösteren küçük görseller. Her dakika güncellenir.',
  embedText:
    'Simgeni içeren bir kart, görsel ya da çerçeve olarak, herkesin kullanabildiği <link>yerleştirme sayfasında</link>.',
  badgeStyles: 'Özel etiketler ve stiller',
  badgeStylesText:
    'Kendi etiketin için URL’ye <code>?label=</code> ekle, örneğin <code>votes.svg?label=fans</code>. URL’yi shields.io’da endpoint rozeti olarak kullanmak için <code>.svg</code> yerine <code>.json</code> yaz.',
  webhookBadge: 'Webhook',
  webhookBadgeText:
    'Webhook’unun durumu: sağlıklı, hatalı, devre dışı ya da duraklatıldı. Herkese açmadığın sürece yalnızca sen ve yöneticilerin görür.',
  makePublic: 'Herkese aç',
  makePrivate: 'Gizli yap',
  webhookPublic: 'Kaydedildi. Webhook’unun durumu artık herkese açık.',
  webhookPrivate: 'Kaydedildi. Webhook’unun durumunu yalnızca sen ve yöneticilerin görebilir.',
} satisfies AreaTranslation<'team'>;
