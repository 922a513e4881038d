// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound: 'Host adı DNS’te yok. Yazımını kontrol et. Yeni bir DNS kaydının yayılması biraz sürebilir.',
  dnsBroken: 'Host adının ad sunucuları hata döndürüyor. Alan adının DNS ayarlarını kontrol et.',
  dnsTimeout: 'Host adının ad sunucuları yanıt vermiyor. Alan adının DNS ayarlarını kontrol et.',
  refused:
    'Bu adres ve portta dinleyen bir şey yok. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  unreached:
    'Sunucuya zamanında ulaşılamadı. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et. Bir güvenlik duvarı engelliyor olabilir.',
  noRoute: 'Sunucunun adresine giden bir yol yok. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  silent:
    'Sunucu bağlantıyı kabul etti ama zamanında yanıt vermedi. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  closed:
    'Sunucu yanıt vermeden bağlantıyı kapattı. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  connectionFailed: 'Sunucuya bağlanılamadı. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  unexpected:
    'Sunucu beklendiği gibi yanıt vermedi. Sunucunun çalıştığını, adresin ve portun doğru olduğunu kontrol et.',
  blockedAddress:
    'Host adı herkese açık olmayan bir adrese çözümleniyor, bu yüzden sorgulanmıyor. Oyuncuların kullandığı adresi gir.',
  invalidAddress: 'Hiçbir sunucunun adresi bu olamaz. Yazım hatası olup olmadığına bak.',
  blockedPort: 'Bu port başka tür bir hizmete ait ve asla sorgulanmaz. Oyun sunucusu için başka bir port kullan.',
  portInvalid: 'Port 1 ile 65535 arasında bir sayı olmalı. Adreste düzelt.',
  hidden: 'Sunucu yanıt veriyor ama oyuncu sayısını gizliyor. Burada göstermek için sunucu ayarlarından aç.',
  answerCut: 'Sunucunun yanıtı çok uzun ya da eksikti. Otomatik olarak yeniden deneyeceğiz.',
  refusedHere: 'Sunucu sorgularımızı reddediyor. sv_requestParanoia gibi istek ayarlarını kontrol et.',
  joinLink:
    'cfx.re bağlantısı sunucunun adresini içermez. Bunun yerine host adını ve portu gir, örneğin play.example:30120.',
  robloxAddress:
    'Adres olarak deneyimin roblox.com’daki sayfasını ya da yer kimliğini gir: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox’ta bu yer kimliğine sahip herkese açık bir deneyim yok. Adresi kontrol et.',
  robloxDown: 'Roblox şu anda yanıt vermiyor. Otomatik olarak yeniden deneyeceğiz.',
  hytalePlugin:
    'Hytale oyuncu sayısını kendisi yayımlamaz. Oyun portunda yanıt veren HyQuery eklentisini ya da oyun portu artı 3’ü kullanan Nitrado:Query eklentisini kur.',
  hytaleDenied:
    'Sunucunun sorgu eklentisi erişimi reddediyor. ANONYMOUS grubuna nitrado.query.web.read.basic iznini ver.',
  ours: 'Son sorgu bizdeki bir sorun yüzünden başarısız oldu. Otomatik olarak yeniden deneyeceğiz.',
  notMinecraft:
    'Bir şey yanıt verdi ama bu bir Minecraft sunucusu (Java Edition) değil. Portu kontrol et ve server.properties içinde enable-status ayarının açık olduğundan emin ol.',
  notFivem: 'Bir şey yanıt verdi ama bu bir FiveM sunucusu değil. Host adını ve portu gir, örneğin play.example:30120.',
  notRoblox: 'Roblox’un yanıtını anlayamadık. Otomatik olarak yeniden deneyeceğiz.',
  turnedOff: 'Oyuncu sayıları kapalı. Bu hizmetin işletmecisi açabilir.',
} satisfies AreaTranslation<'playerCounts'>;
