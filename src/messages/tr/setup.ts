// Staff: the setup checklist. What was found and what to do is also shown by the command `plaudit doctor`, in English.
// Names in capital letters are environment variables and stay as they are. Paths such as /staff/site become links on
// the page and stay as they are, too.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'İlk adımlar',
  doneCount: '{done, number} / {total, number} tamam',
  suspicion: 'Şüpheli oyları olan {count, number} ilan',
  waiting: 'Onay bekleyen {count, number} ilan',
  stepsLabel: 'Adımlar',
  more: 'Bu liste otomatik güncellenir. <system>Sistem</system> yapılandırmayı, uyarıları ve yükü gösterir. Sunucuda {command} daha fazlasını kontrol eder: disk, saatler, sertifika ve e-posta sunucusu.',
  optional: 'isteğe bağlı',
  stepDone: '(tamam)',
  stepNotNeeded: '(gerekmiyor)',
  stepNotDone: '(yapılmadı)',
  stepProblem: '(sorun)',
  readManual: 'Kılavuzu oku<unseen>: {title}</unseen>',
  brandAndSettings: 'Marka ve ayarlar',
  siteSettings: 'Site ayarları',
  seenTitle: 'Hizmetin bu istekte gördükleri',
  seenPeer: 'Bağlantının kaynağı',
  seenTrustedProxy: '{address}, güvenilen proxy',
  seenClient: 'Adresin',
  seenMissing: 'yok',

  sendTestMail: 'Test e-postası gönder',
  testMailTo: 'alıcı: {email}',
  backupsMade: 'Yedekleri kendim alıyorum',
  backupsNotMade: 'Başka yedek almıyorum',
  backupsConfirmed: 'Yedeklerin onaylandı.',
  backupsUnconfirmed: 'Yedeklerin artık onaylı değil.',
  undecidable: 'Bu adım atlanamaz.',
  stepReopened: 'Adım yeniden açık.',
  stepSettled: 'Adım kapandı. Bunu istediğin zaman geri alabilirsin.',
  testMailUnset: 'SMTP_URL ayarlanmadığı için e-posta gönderilmedi. Ayarla ve yeniden başlat.',
  testMailFull: 'Çok fazla e-posta beklediği için e-posta gönderilmedi. Nedeni E-posta sekmesinde.',
  testMailsTooMany: 'Birkaç test e-postası gönderdin. {time} sonra yeniden dene.',
  testMailSent:
    '{email} adresine bir test e-postası gönderiliyor. E-posta sunucusu kabul ettiğinde bu adım tamamlanır.',
  notNeeded: 'Gerekmiyor',

  nameTitle: 'Bir ad seç',
  nameKeep: 'Bu adı koru',
  nameDecided: 'Site varsayılan adı koruyor.',
  nameDefault: 'Sitenin adı hâlâ varsayılan: {name}.',
  nameDefaultTodo: 'Webhook’ları bağlamadan önce SERVICE_NAME değerini ayarla: başlık adlarının bir parçasıdır.',
  nameSet: 'Sitenin adı {name}.',

  brandTitle: 'Sitene kendi markanı ver',
  brandDecided: 'Karar verildiği gibi site varsayılan görünümü koruyor.',
  brandSet: 'Sitenin kendi adı ya da logosu var.',
  brandDefault: 'Site diğer tüm kurulumlar gibi görünüyor.',
  brandDefaultTodo: '/staff/site altında bir ad, logo ve renk belirle.',

  addressTitle: 'Herkese açık adresi ayarla',
  addressLocal: 'BASE_URL değeri {url}; bu yalnızca bu makinede çalışır.',
  addressLocalTodo: 'Onu insanların kullandığı https adresi yap.',
  addressSet: 'İnsanlar bu siteye {url} adresinden ulaşıyor.',
  addressInsecure: 'BASE_URL değeri {url}, bu yüzden parolalar ve çerezler şifresiz gönderilir.',
  addressInsecureTodo: 'Önüne TLS sertifikalı bir proxy koy ve BASE_URL değerini bir https adresi yap.',

  proxiesTitle: 'Güvenilen proxy’leri belirle',
  proxiesOwn: 'Bu benim adresim',
  proxiesDecided: 'Bir yetkili, ziyaretçi adreslerinin tanındığını onayladı.',
  proxiesUnchecked: 'Kontrol edilmedi, çünkü bu kurulum BASE_URL adresinde yanıt vermiyor.',
  proxyUntrusted:
    'İstekler TRUSTED_PROXIES içinde olmayan {peer} üzerinden geliyor. X-Forwarded-For başlığı yok sayılır, bu yüzden tüm ziyaretçiler tek bir istek sınırını paylaşır.',
  proxyUntrustedTodo: '{peer} senin proxy’n ise şunu ayarla: {variable}.',
  proxyHttp:
    'Proxy bu isteğin http üzerinden geldiğini söylüyor ama BASE_URL https. http üzerinden gönderilen formlar reddedilir.',
  proxyHttpTodo: 'Proxy’de http’yi https’ye yönlendir. https kullandıysa X-Forwarded-Proto değerini düzelt.',
  proxyPrivate:
    'Hizmet seni {client} olarak görüyor; bu özel bir adres. Kendi cihazın değilse bir proxy’dir ve arkasındaki tüm ziyaretçiler tek bir istek sınırını paylaşır.',
  proxyPrivateTodo: '{client} proxy’lerinden biriyse TRUSTED_PROXIES değerine ekle.',
  proxyTrusted: 'Hizmet bu isteği {peer} adresindeki proxy üzerinden {client} adresinden geliyor olarak görüyor.',
  proxyNotNeeded: 'BASE_URL bu makinenin bir adresi, bu yüzden proxy gerekmez.',
  proxyAbsent: 'Ziyaretçiler proxy olmadan bağlanıyor. Hizmet bu isteği {peer} adresinden geliyor olarak görüyor.',
  proxySilent:
    '{peer} adresindeki proxy ziyaretçi adreslerini iletmiyor, bu yüzden hepsi tek bir istek sınırını paylaşır.',
  proxySilentTodo: 'Proxy’nin X-Forwarded-For göndermesini sağla. nginx ile: {directive}',
  proxyUnknown:
    'Bu istek {peer} adresinden X-Forwarded-For olmadan geldi. {peer} senin proxy’n ise tüm ziyaretçiler tek bir istek sınırını paylaşır.',
  proxyUnknownTodo: 'Proxy’nin X-Forwarded-For göndermesini sağla ve şunu ayarla: {variable}.',

  mailTitle: 'E-postanın çalıştığını kontrol et',
  mailUnset:
    'E-posta gönderilmiyor. Kimse adres onaylayamaz ve parola sıfırlama bağlantılarını yalnızca yetkililer oluşturabilir.',
  mailUnsetTodo: 'SMTP_URL değerini e-posta sunucun yap.',
  mailWaiting: 'E-posta bekliyor: {reason}',
  mailWaitingTodo: 'SMTP_URL değerini ve e-posta sunucusunu kontrol et.',
  mailAccepted: 'E-posta sunucusu son e-postayı kabul etti: {time}.',
  mailUntested: 'SMTP_URL ayarlı ama henüz e-posta gönderilmedi.',
  mailUntestedTodo: '/staff altında “{button}” düğmesine bas.',

  votingTitle: 'Onaylı adresi olanlar oy verebilsin',
  votingKeepOff: 'Kapalı kalsın',
  votingDecided: 'Karar verildiği gibi oy vermek için onaylı adres gerekmiyor.',
  votingNobody: 'Henüz kimse oy veremez, çünkü oy vermek için onaylı bir adres ya da bağlı bir hesap gerekir.',
  votingNobodyTodo:
    'SMTP_URL değerini ayarla, Discord gibi bir giriş sağlayıcısı kur ya da REQUIRE_CONFIRMED_EMAIL=off yap.',
  votingConfirmed: 'Oy vermek için onaylı bir e-posta adresi ya da bağlı bir hesap gerekir.',
  votingLocal: 'Kaydolanlar oy verebilir. Site herkese açılınca onaylı bir adrese ihtiyaçları olur.',
  votingOff: 'REQUIRE_CONFIRMED_EMAIL kapalı, bu yüzden sahte hesaplar oy verebilir.',
  votingOffTodo: 'REQUIRE_CONFIRMED_EMAIL değerini yapılandırmadan kaldır.',

  discordTitle: 'İnsanlar Discord ile giriş yapsın',
  discordDecided: 'Bir yetkili Discord ile girişten vazgeçti.',
  discordSet: 'İnsanlar Discord ile giriş yapabilir.',
  discordUnset: 'İnsanlar Discord ile giriş yapamaz.',
  discordUnsetTodo: 'DISCORD_CLIENT_ID ve DISCORD_CLIENT_SECRET değerlerini ayarla.',
  robloxTitle: 'İnsanlar Roblox hesaplarını bağlasın',
  robloxDecided: 'Bir yetkili Roblox hesaplarını bağlamaktan vazgeçti.',
  robloxSet: 'İnsanlar Roblox hesaplarını bağlayabilir.',
  robloxNoGame: 'Listede Roblox oyunu yok.',
  robloxUnset:
    'Listede bir Roblox oyunu var ama insanlar Roblox hesaplarını bağlayamıyor, bu yüzden oyun oylarını bulamayabilir.',
  robloxUnsetTodo: 'ROBLOX_CLIENT_ID ve ROBLOX_CLIENT_SECRET değerlerini ayarla.',

  approvalTitle: 'Yeni ilanları incele',
  approvalDecided: 'Karar verildiği gibi yeni ilanlar hemen herkese açılıyor.',
  approvalOn: 'Yeni ilanlar herkese açılmadan önce onay bekliyor.',
  approvalOff: 'Yeni ilanlar hemen herkese açılıyor.',
  approvalOffTodo:
    'Her birini önce onaylamak için /staff/site/settings altında onayı aç ya da LISTING_APPROVAL=on yap.',

  backupsTitle: 'Verileri yedekle',
  backupFailed: 'Son yedekleme başarısız oldu: {reason}',
  backupFailedTodo: 'Bunu düzelt, sonra “{command}” komutunu çalıştır.',
  backupNewest: 'En yeni yedek: {time}.',
  backupByStaff: 'Bir yetkili yedekleri onayladı ({time}). Plaudit bunu kontrol edemez.',
  backupHoursOld: 'En yeni yedek {hours, number} saatlik.',
  backupDaysOld: 'En yeni yedek {days, number} günlük.',
  backupOldTodo: '“{command}” komutunu çalıştır ve neden yedek alınmadığına bak.',
  backupFirst: 'Henüz yedek yok. İlki, ilk başlatmadan sonra bir saat içinde alınır.',
  backupFirstTodo: 'Şimdi almak için “{command}” komutunu çalıştır. Kopyaları başka bir makinede sakla.',
  backupNone: 'Plaudit zamanlanmış yedek almıyor ve başka yolla aldıklarını göremez.',
  backupNoneTodo: 'BACKUP_EVERY değerini ayarla ya da kurulum listesinde yedekleri kendin aldığını onayla.',

  contactTitle: 'İletişim adresi ekle',
  contactDecided: 'Bir yetkili iletişim adresi göstermemeye karar verdi.',
  contactSet: 'Her sayfada iletişim adresine bağlantı var.',
  contactUnset: 'İletişim adresi yok. Giriş yapamayanların sana ulaşmasının başka yolu yok.',
  contactUnsetTodo: '/staff/site/settings altında ya da CONTACT olarak bir e-posta adresi veya web sayfası ayarla.',

  listingTitle: 'İlk ilanı ekle',
  listingAdded: 'Sitede ilanlar var.',
  listingNone: 'Sitede henüz ilan yok.',
  listingNoneTodo:
    'Bir bot ya da sunucu ekle. Bunun yerine örnek verilerle denemek için kendi veri klasörünü kullanan “{command}” komutunu çalıştır.',

  staffTitle: 'Başka bir yetkili ekle',
  staffDecided: 'Bir yetkili, bir kişinin yeterli olduğuna karar verdi.',
  staffSeveral: '{count, number} kişi yetkili.',
  staffOne: 'Yalnızca bir yetkili var.',
  staffOneTodo: 'Birinden kaydolmasını iste, sonra Kişiler altındaki sayfasında onu yetkili yap.',
  staffNone: 'Henüz yetkili yok.',
  staffNoneTodo: 'Hizmetin başlarken yazdırdığı kurulum bağlantısını aç.',
} satisfies AreaTranslation<'setup'>;
