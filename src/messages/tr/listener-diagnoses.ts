// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'Dinleyici için girilen host ne bir host adı ne de bir IP adresi.',
  hostInvalidTodo: 'Yalnızca host adını gir, örneğin mc.example; portu kendi alanına gir.',
  portInvalid: 'Dinleyicinin portu 1 ile 65535 arasında bir sayı değil.',
  portInvalidTodo: 'Eklentinin config.yml dosyasındaki portu gir: değiştirilmediyse 8192.',
  portDenied: 'Dinleyicinin portu engelli, çünkü başka tür bir hizmete ait.',
  portDeniedTodo: 'Eklentinin config.yml dosyasındaki portu gir ya da eklentinin portunu değiştir. Varsayılan 8192.',
  dnsNotFound: 'Dinleyicinin host adı mevcut değil.',
  dnsNotFoundTodo:
    'Yazımını kontrol et. Oyuncuların kullandığı ad yalnızca bir SRV kaydı olabilir; oy dinleyicilerinin SRV kaydı olmaz. O durumda sunucunun IP adresini ya da gerçek host adını gir.',
  dnsBroken: 'Dinleyicinin alan adının ad sunucuları hata döndürdü.',
  dnsBrokenTodo:
    'Alan adının ad sunucularını ve DNSSEC’ini kayıt kuruluşunda kontrol et ya da sunucunun IP adresini gir.',
  dnsTimeout: 'Dinleyicinin alan adının ad sunucuları zamanında yanıt vermedi.',
  dnsTimeoutTodo: 'Alan adının ad sunucularını kayıt kuruluşunda kontrol et ya da sunucunun IP adresini gir.',
  dnsFailed: 'Bu hizmet bir ad sunucusuna ulaşamadı.',
  dnsFailedTodo: 'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder.',
  blockedAddress: 'Host adı özel bir adrese çözümleniyor; oylar yalnızca herkese açık adreslere gönderilir.',
  blockedAddressTodo:
    'Oyuncuların kullandığı herkese açık adresi gir ve dinleyicinin portunu oraya yönlendir. Özel bir aralığa izin vermek için işletmeci ALLOW_PRIVATE_TARGETS değerini ayarlayabilir.',
  hostUnreachable: 'Ağ, dinleyicinin sunucusuna ulaşılamadığını bildiriyor.',
  hostUnreachableTodo:
    'Sunucunun çalıştığını, adresinin doğru olduğunu ve güvenlik duvarının dinleyicinin portuna (değiştirilmediyse TCP 8192) izin verdiğini kontrol et.',
  reset: 'Bağlantı kurulurken sunucu onu kapattı.',
  resetTodo:
    'Dinleyicinin portunun önünde güvenlik duvarı ya da DDoS koruması olup olmadığına bak ve bu hizmet için istisna ekle.',
  networkError: 'Bağlantı kurulurken bir ağ hatası oluştu.',
  networkErrorTodo: 'Bir test oyu gönder. Yine başarısız olursa sunucunun ağını kontrol et.',
  networkUnreachable: 'Bu hizmetten dinleyicinin adresine giden bir ağ yolu yok.',
  networkUnreachableTodo:
    'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder. Sunucunun yalnızca IPv6 adresi varsa bir IPv4 adresi gir.',
  outOfSockets: 'Bu hizmetin boş soketi kalmamıştı.',
  outOfSocketsTodo:
    'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder. Sürekli olursa işletmeci açık dosya sınırını yükseltmeli.',
  stalled: 'Bu hizmet takıldı ve oy gönderilmedi.',
  stalledTodo: 'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder.',
  shutdown: 'Bu hizmet yeniden başlatılıyordu ve oy gönderilmedi.',
  shutdownTodo: 'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder.',
  internalError: 'Bu hizmette beklenmeyen bir hata oluştu ve oy gönderilmedi.',
  internalErrorTodo: 'Sorun sunucunda değil, bizde. Daha sonra bir test oyu gönder. Sürekli olursa işletmeciye başvur.',
  voteUnreadable: 'Bu hizmet saklanan oyu okuyamadı, bu yüzden hiçbir şey gönderilmedi.',
  voteUnreadableTodo: 'İşletmeciye başvur. Senin tarafında düzeltilecek bir şey yok.',
  noPlayer: 'Oyda oyuncu adı yok, bu yüzden hiçbir şey gönderilmedi.',
  noPlayerTodo: 'Bir şey yapman gerekmez: ödülü isteyenlerin oy verirken oyuncu adını girmesi gerekir.',
  serviceNameRefused: 'Bu hizmetin adı bir dinleyiciye gönderilemez.',
  serviceNameRefusedTodo: 'İşletmeci SERVICE_NAME değerini harf (A–Z) ve rakamlarla ayarlamalı.',
  keyUnusable: 'Saklanan açık anahtar 2048 bitlik bir RSA anahtarı değil, bu yüzden oy şifrelenemedi.',
  keyUnusableTodo: 'Eklentinin rsa/public.key dosyasının metnini yeniden yapıştır.',
  voteAnnulled: 'Bu sitenin yetkilileri oyu gönderilmeden iptal etti.',
  voteAnnulledTodo: 'Bir şey yapman gerekmez: iptal edilen oylar ödüllendirilmez.',
  listenerRemoved: 'Bu oy gönderilmeden oy dinleyicisi kaldırıldı.',
  listenerRemovedTodo: 'Bu oy yeniden gönderilmez. Yeniden bir dinleyici kurduğunda yeni oylar gönderilir.',
  settingsUnreadable:
    'Bu hizmet dinleyicinin ayarlarının şifresini çözemiyor, çünkü bunlar başka bir anahtarla saklanmış.',
  settingsUnreadableTodo:
    'Dinleyiciyi token’ı ya da anahtarıyla yeniden kaydet veya işletmeciden önceki SECRET_KEY’i geri getirmesini iste.',
  closedBeforeGreeting: 'Dinleyici selamını göndermeden bağlantı kapandı.',
  closedBeforeGreetingTodo:
    'Portun oy eklentisine ait olduğunu ve önündeki tünelin ya da proxy’nin sunucuya hâlâ ulaştığını kontrol et. VotifierPlus da ConnectionThrottle bu hizmeti engellerken bağlantıları kapatır. O durumda birkaç dakika bekle.',
  greetingUnfinished: 'Dinleyici bir Votifier selamına başladı ama satırı hiç bitirmedi.',
  greetingUnfinishedTodo: 'Bu hizmetle eklenti arasındaki tüneli ya da proxy’yi kontrol et ve bir test oyu gönder.',
  voteTooLong: 'Dinleyicinin selamı, oyu bir dinleyicinin kabul edemeyeceği kadar uzatırdı.',
  voteTooLongTodo: 'Değiştirilmemiş NuVotifier ya da VotifierPlus kullan; onların sınaması 26 karakterdir.',
  closedBeforeSending: 'Dinleyici selamını gönderdi ve oy gönderilemeden bağlantıyı kapattı.',
  closedBeforeSendingTodo:
    'Sunucu konsolunun o saatteki kayıtlarına bak. Aşırı yüklü ya da yeniden başlayan bir sunucu bunu yapar; bağlantıları sınırlayan bir eklenti de.',
  connectRefused:
    '{place, select, hostAndPort {{host} adresinde, {port} portunda dinleyen bir şey yok.} host {{host} adresinde dinleyen bir şey yok.} other {Dinleyen bir şey yok.}}',
  connectRefusedTodo:
    'Sunucu konsolunda oy eklentisinin yüklendiğini, portun {port} olduğunu ve config.yml içindeki host değerinin 0.0.0.0 olduğunu kontrol et. Velocity gibi bir proxy ile dinleyici, proxy’nin eklentisidir.',
  connectRefusedHereTodo:
    'Sunucu konsolunda oy eklentisinin yüklendiğini ve portun {port} olduğunu kontrol et. Velocity gibi bir proxy ile dinleyici, proxy’nin eklentisidir.',
  connectTimeout:
    '{place, select, hostAndPort {{host} adresinde, {port} portunda bağlantı denemesine yanıt gelmedi.} host {{host} adresinde bağlantı denemesine yanıt gelmedi.} other {Bağlantı denemesine yanıt gelmedi.}}',
  connectTimeoutTodo:
    'Sunucunun çalıştığını kontrol et ve güvenlik duvarında, barındırma panelinde ya da yönlendiricide şunu TCP için aç: {port}. Bir barındırma sağlayıcın varsa sana atadığı bir portu kullan.',
  portKnown: 'port {port}',
  portUnknown: 'dinleyicinin portu (değiştirilmediyse 8192)',
  nameRefused: 'Oy gönderilmedi, çünkü hiçbir dinleyici oyuncunun adını kabul etmezdi.',
  nameRefusedTodo: 'Bir ad, Bedrock ön eki dâhil 1–16 karakterdir.',
  nameRefusedV1Todo: 'Bir ad, Bedrock ön eki dâhil 1–16 karakterdir; v1 ile yalnızca ASCII karakterler olabilir.',
  noGreeting:
    '{place, select, hostAndPort {{host} adresinde, {port} portunda bir şey bağlantı kabul ediyor ama oy dinleyicisi selamı göndermedi.} host {{host} adresinde bir şey bağlantı kabul ediyor ama oy dinleyicisi selamı göndermedi.} other {Bir şey bağlantı kabul ediyor ama oy dinleyicisi selamı göndermedi.}}',
  noGreetingTodo:
    'Oy eklentisinin config.yml dosyasındaki portunu gir: değiştirilmediyse 8192. 25565 gibi bir oyun portu selam göndermez.',
  noGreetingGamePortTodo:
    '25565 oyun portudur. Oy eklentisinin config.yml dosyasındaki portunu gir: değiştirilmediyse 8192.',
  notVotifier:
    '{place, select, hostAndPort {{host} adresinde, {port} portunda başka tür bir hizmet yanıt veriyor.} host {{host} adresinde başka tür bir hizmet yanıt veriyor.} other {Başka tür bir hizmet yanıt veriyor.}}',
  greetingWas: '{happened} Selamı: “{words}”.',
  notVotifierTodo: 'Oy eklentisinin config.yml dosyasındaki portunu gir: değiştirilmediyse 8192.',
  unknownVersion: 'Dinleyici Votifier olarak selam veriyor ama protokolü ne v1 ne v2.',
  unknownVersionNamed: 'Dinleyici Votifier olarak selam veriyor ama protokolü ne v1 ne v2: “{words}”.',
  unknownVersionTodo: 'NuVotifier ya da VotifierPlus’ın v2’yi destekleyen güncel bir sürümünü kur.',
  v1Only: 'Dinleyici yalnızca v1 protokolünü destekliyor ama burada v2 seçili.',
  v1OnlyNamed: 'Dinleyici yalnızca v1 protokolünü destekliyor ({words}) ama burada v2 seçili.',
  v1OnlyTodo:
    'VotifierPlus’ta config.yml içinde TokenSupport: true yap, yeniden yükle ve {service} ya da default için token’ı gir. Klasik Votifier’da burada v1’i seç ve rsa/public.key dosyasını yapıştır.',
  thisService: 'bu hizmetin adı',
  endedAccepted: 'Dinleyici oyu kabul etti.',
  endedAcceptedTodo: 'Oyuncu ödül almadıysa ödül eklentisini kontrol et.',
  endedRejected: 'Dinleyici oyu reddetti.',
  endedRejectedTodo: 'Nedenine o saatteki sunucu konsolunda bak.',
  endedFailed: 'Oy gönderilemedi.',
  endedFailedTodo: 'Dinleyicinin host adını, portunu ve token’ını ya da anahtarını kontrol et, bir test oyu gönder.',
  endedSentUnconfirmed: 'Oy gönderildi ama doğrulanamıyor.',
  endedSentUnconfirmedTodo: 'Oyu sunucu konsolunda ara.',
  endedUnknown: 'Oy gönderildi ama işlenip işlenmediği bilinmiyor.',
  endedUnknownTodo: 'Asla iki kez gönderilmez. Oyu sunucu konsolunda ara.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
