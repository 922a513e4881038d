// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'Veritabanı zamanında yanıt vermedi',
  databaseSlowTodo: 'Veritabanının yükünü ve günlüğünü kontrol et. Yanıt verene kadar bazı sayılar eksik.',
  leasesLost: 'Uç noktalar artık olmayan bir sürece ayrılmış',
  leasesLostTodo:
    'Diğer süreçler onları saniyeler içinde devralır. Bu uyarı sürerse teslimat gönderen süreç yoktur: ROLE=all ya da ROLE=worker ile bir tane başlat.',
  overdue: 'Beş dakikadan uzun süredir zamanı geçmiş teslimatlar var',
  overdueTodo:
    'Buna tek bir yavaş ya da hatalı uç nokta yol açabilir: aşağıdaki hatalı uç noktaları kontrol et. Yoksa bir worker’ın çalıştığını kontrol et.',
  nobodyVotes: 'Kimse oy veremiyor',
  nobodyVotesTodo:
    'Oy vermek için onaylı bir e-posta adresi ya da bir giriş sağlayıcısının bağlı hesabı gerekir ve ikisi de kurulmamış. SMTP_URL değerini ayarla ya da bir sağlayıcı kur, örneğin DISCORD_CLIENT_ID ve DISCORD_CLIENT_SECRET ile Discord. Herkesin oy vermesine izin vermek için REQUIRE_CONFIRMED_EMAIL=off yap.',
  captcha: 'Oydan önceki captcha çalışmıyor',
  captchaRefusedTodo:
    '{name}, VOTE_CAPTCHA_SITE_KEY ya da VOTE_CAPTCHA_SECRET değerini reddediyor, bu yüzden oy verenler bunun yerine bizim en zor bulmacamızı çözüyor. İki anahtarı da panelinden yeniden kopyala ve yeniden başlat.',
  captchaDownTodo:
    '{name} yanıt vermiyor, bu yüzden oy verenler bunun yerine bizim en zor bulmacamızı çözüyor. Bu makinenin ona bağlanabildiğini kontrol et.',
  trialEnded: 'Deneme modu sona erdi',
  trialEndedTodo:
    'Başkaları bu hizmete ulaşabiliyor. Tespit edildi ({time}): {sign}. Webhook’lar artık bu makineye ulaşamaz. BASE_URL değerini insanların kullandığı adres yap.',
  loopback: 'BASE_URL bu makinenin bir adresi',
  loopbackTodo:
    'E-postalardaki ve webhook’lardaki bağlantılar başka kimsede çalışmaz. BASE_URL değerini insanların kullandığı adres yap.',
  notHttps: 'BASE_URL https değil',
  notHttpsTodo:
    'Parolalar ve çerezler şifresiz gönderilir ve kimse oy veremez, çünkü oydan önceki kontrol yalnızca https üzerinden çalışır. Plaudit’in önüne TLS sertifikalı bir proxy koy ve BASE_URL değerini bir https adresi yap.',
  noMail: 'E-posta gönderilmiyor',
  noMailTodo:
    'İnsanlar adreslerini onaylayamaz ve parolalarını kendileri sıfırlayamaz. SMTP_URL değerini ayarla. O zamana kadar yetkililer, Kişiler altında her kişinin sayfasından sıfırlama bağlantısı oluşturabilir.',
  mailWaiting: 'E-posta 15 dakikadan uzun süredir bekliyor',
  mailWaitingTodo:
    '{reason} E-postalar bir gün boyunca yeniden denenir. SMTP_URL içindeki e-posta sunucusunun yanıt verdiğini kontrol et.',
  nobodySends: 'Onu gönderen bir süreç yok.',
  mailUnreachable: 'E-posta sunucusuna ulaşılamıyor.',
  mailTimeout: 'E-posta sunucusu zamanında yanıt vermedi.',
  mailTls: 'E-posta sunucusuyla güvenli bağlantı kurulamadı.',
  mailSignIn: 'E-posta sunucusu, SMTP_URL içindeki kullanıcı adını ve parolayı reddetti.',
  mailSender: 'E-posta sunucusu göndereni reddetti. SMTP_URL içinde `?from=` ile başka birini belirle.',
  mailRecipient: 'E-posta sunucusu alıcıyı tanımıyor.',
  mailContent: 'E-posta sunucusu bu e-postayı reddetti.',
  mailLater: 'E-posta sunucusu daha sonra yeniden denenmesini istedi.',
  mailProtocol: 'SMTP_URL bir e-posta sunucusuna işaret etmiyor.',
  mailExpired: 'E-posta, bağlantısının süresi dolmadan gönderilemedi.',
  mailUnreadable: 'E-posta başka bir SECRET_KEY ile kaydedilmiş.',
  mailUntried: 'Henüz denenmedi.',
  staffChat: 'Uyarılar yetkililerin sohbet kanalına ulaşmıyor',
  staffChatTodo: '{happened} {todo} Uyarılar bir gün boyunca yeniden denenir.',
  noChallenge: 'Oy vermek için bulmaca gerekmiyor',
  noChallengeTodo: 'Otomatik oylar gerçekleri kadar kolay. VOTE_CHALLENGE=off yalnızca testler içindir.',
  privateTargets: 'Webhook’lar özel adreslere ulaşabilir',
  privateTargetsTodo:
    'Her ilan sahibi ALLOW_PRIVATE_TARGETS içindeki adreslere istek gönderebilir. Herkese açık bir sitede boş bırak.',
  embeddedLarge: 'Gömülü veritabanı büyük',
  embeddedLargeTodo:
    'Yaklaşık 2 GB üzerinde PostgreSQL daha iyi çalışır. `plaudit move` her şeyi oraya taşır; nasıl olduğu docs/operate.md içinde anlatılır.',

  sessionsLost: 'PostgreSQL bağlantıları oturumlarını kaybetti',
  sessionsLostTodo:
    'Bu süreç çalışırken PostgreSQL’in önüne bir bağlantı havuzlayıcı kondu ya da havuzlayıcı transaction moduna alındı, bu yüzden bazı sorgular başarısız oluyor. Tüm süreçleri yeniden başlat: başlarken uyum sağlarlar.',
  notNotified: 'Süreçler oyları birbirine bildirmiyor',
  notNotifiedTodo:
    'DATABASE_URL bir bağlantı havuzlayıcıdan geçiyor, bu yüzden her süreç {seconds, number} saniyede bir sorguluyor. DATABASE_DIRECT_URL değerini PostgreSQL’in kendi adresi yap; her süreç onu tek bir bağlantı için kullanır.',
  replicaUnused: 'Okuma kopyası kullanılmıyor',
  replicaUnusedTodo:
    'DATABASE_READ_URL içindeki kopya yüzünden sayfalar birincilden okunuyor: {reason}. Kendiliğinden yeniden kullanılır.',
  replicaUnchecked: 'kopya henüz kontrol edilmedi',
  replicaFailedQuery: 'kopyada bir sorgu başarısız oldu',
  replicaSilent: 'kopya yanıt vermiyor',
  replicaBehind: 'kopya çok geride kaldı',
  replicaOther: 'kopya bu veritabanına ait değil',
  replicaUnreachable: 'kopya ya da birincil yanıt vermiyor',
  replicaNotStandby: 'kopya bir yedek sunucu değil',
  connections: 'Bağlantılar',
  connectionsDirect: 'doğrudan',
  connectionsPooled:
    'transaction modundaki bir bağlantı havuzlayıcı üzerinden, bu yüzden bazı süreçler listelenmeyebilir',
  prepared: 'Hazır sorgular',
  on: 'açık',
  off: 'kapalı',
  votesOfOthers: 'Diğer süreçlerin oyları',
  foundAtOnce: 'bildirimlerle hemen bulunur',
  foundByPolling:
    '{seconds, number} saniyede bir sorgulanarak yarım saniye içinde bulunur; açık günlük sayfaları 3 saniye içinde güncellenir',
  replica: 'Okuma kopyası',
  replicaInUse: 'kullanımda',
  replicaInUseBehind: 'kullanımda, {seconds} saniye geride',
  replicaNotInUse: 'kullanılmıyor: {reason}',
  replicaNotInUseBehind: 'kullanılmıyor: {reason}, {seconds} saniye geride',

  backupFailed: 'Son yedekleme başarısız oldu',
  backupFailedTodo: '{message} Sonra `plaudit backup` komutunu çalıştır.',
  backupOld: 'En yeni yedek çok eski',
  backupOldTodo:
    '{hours, number} saat önce alındı. ROLE değeri all ya da worker olan bir sürecin çalıştığını ve günlüğünü kontrol et.',

  commitOff: 'PostgreSQL oyları diskine yazmadan onaylıyor',
  commitOffTodo: 'Makinesi çökerse en yeni oylar kaybolur. synchronous_commit değerini on yap.',
  standbyMissing: 'PostgreSQL bağlı olmayan bir yedek sunucuyu bekliyor',
  standbyMissingTodo:
    'synchronous_standby_names içindeki bir yedek sunucu dönene kadar hiçbir oy kaydedilmez. Yedek sunucuları kontrol et.',
  commitLocal: 'Oylar yedek sunucuyu beklemiyor',
  commitLocalTodo:
    'Yük devretme sırasında en yeni oylar kaybolabilir ve bir oy Minecraft sunucusuna iki kez gönderilebilir. synchronous_commit değerini on yap. Nasıl olduğu docs/high-availability.md içinde anlatılır.',
  noSynchronous: 'PostgreSQL’in yedek sunucusu var ama hiçbiri eşzamanlı değil',
  noSynchronousTodo:
    'Yük devretme sırasında en yeni oylar kaybolabilir ve bir oy Minecraft sunucusuna iki kez gönderilebilir. synchronous_standby_names değerini ya da Patroni’de synchronous_mode değerini ayarla. Nasıl olduğu docs/high-availability.md içinde anlatılır.',
} satisfies AreaTranslation<'systemWarnings'>;
