// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted: 'Bu hizmet deneme sırasında durdu, bu yüzden alıcının teslimatı alıp almadığı bilinmiyor.',
  interruptedTodo:
    'Bir şey yapman gerekmez: teslimat aynı olay kimliğiyle yeniden denenir; alıcın yinelenen olayı tanıyabilir.',
  voteAnnulled: 'Bu sitenin yetkilileri oyu teslim edilmeden iptal etti.',
  voteAnnulledTodo: 'Bir şey yapman gerekmez: oy sayılmaz. İstersen elle yeniden teslim edebilirsin.',
  settingsUnreadable:
    'Bu hizmet webhook’un URL’sinin ve anahtarının şifresini çözemiyor, çünkü bunlar başka bir anahtarla saklanmış.',
  settingsUnreadableTodo:
    'Webhook’un URL’sini yeniden kaydet ya da işletmeciden önceki SECRET_KEY’i geri getirmesini iste. O zamana kadar teslimatlar bekler ve uç noktana hiçbir hata yazılmaz.',
  idleClosed: 'Alıcı, tam bu istek gönderildiği anda önceki isteklerin bağlantısını kapattı.',
  idleClosedTodo:
    'Bir şey yapman gerekmez: teslimat hemen yeni bir bağlantıyla ve sonraki deneme numarasıyla yeniden gönderilir. Bu deneme sayılmaz.',
  shutdown: 'Deneme sırasında bu hizmet yeniden başlatılıyordu.',
  shutdownTodo: 'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir.',
  stalled: 'Bu hizmet deneme sırasında takıldı.',
  stalledTodo: 'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir.',
  internalError: 'Bu hizmette beklenmeyen bir hata oluştu.',
  internalErrorTodo:
    'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir. Sürekli olursa işletmeciye başvur.',
  outOfSockets: 'Bu hizmetin boş soketi kalmamıştı.',
  outOfSocketsTodo:
    'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir. Sürekli olursa işletmeci açık dosya sınırını yükseltmeli.',
  networkUnreachable: 'Bu hizmetten alıcının adresine giden bir ağ yolu yok.',
  networkUnreachableTodo:
    'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir. Sunucunun yalnızca IPv6 adresi varsa ona bir IPv4 adresi de ver.',
  dnsFailed: 'Bu hizmet bir ad sunucusuna ulaşamadı.',
  dnsFailedTodo: 'Sorun bizde. Uç noktana hata yazılmaz ve teslimat yeniden denenir.',
  dnsNotFound: 'URL’deki host adı yok ya da bir adresi yok.',
  dnsNotFoundTodo:
    'Yazımını kontrol et. Yeni bir DNS kaydının yayılması biraz sürebilir. Bir tünelden gelen adın süresi muhtemelen dolmuştur.',
  dnsBroken: 'Alan adının ad sunucuları hata döndürdü.',
  dnsBrokenTodo: 'Alan adının ad sunucularını ve DNSSEC’ini kayıt kuruluşunda kontrol et.',
  dnsTimeout: 'Alan adının ad sunucuları zamanında yanıt vermedi.',
  dnsTimeoutTodo: 'Alan adının ad sunucularını kayıt kuruluşunda kontrol et.',
  blockedAddress: 'Host adı izin verilmeyen bir adrese çözümleniyor, örneğin özel ya da bulut meta veri adresine.',
  blockedAddressTodo:
    'Herkese açık bir adres ya da tünel kullan. Özel bir aralığa izin vermek için işletmeci ALLOW_PRIVATE_TARGETS değerini ayarlayabilir.',
  urlInvalid: 'Uç nokta URL’si eksik.',
  urlInvalidTodo: 'Tam URL’yi gir, örneğin https://bot.example/votes.',
  urlCharacters: 'Uç nokta URL’si görünmeyen karakterler içeriyor.',
  urlCharactersTodo: 'URL’yi çevresindeki metin olmadan yeniden kopyala.',
  urlTooLong: 'Uç nokta URL’si {max, number} karakterden uzun.',
  urlTooLongTodo: 'Kısalt.',
  urlScheme: 'Uç nokta URL’si bir web adresi değil.',
  urlSchemeTodo: 'https:// ile başlamalı.',
  urlNotHttps:
    'Uç nokta URL’si düz http kullanıyor; buna yalnızca işletmecinin açtığı adres aralıkları için izin verilir.',
  urlNotHttpsTodo: 'https:// kullan, örneğin bir reverse proxy ya da tünelle.',
  urlCredentials: 'Uç nokta URL’si kullanıcı adı ya da parola içeriyor.',
  urlCredentialsTodo: 'Kaldır ve bunun yerine her isteğin imzasını doğrula.',
  urlFragment: 'Uç nokta URL’si, sunucuya asla gönderilmeyen bir parça (# sonrası) içeriyor.',
  urlFragmentTodo: 'Kaldır ya da parametreyse ? kullan.',
  urlPort: 'Uç nokta URL’sindeki port engelli, çünkü başka tür bir hizmete ait.',
  urlPortTodo: 'Alıcı için 443 ya da 8443 gibi başka bir port kullan.',
  connectRefused: 'O adres ve portta dinleyen bir şey yok.',
  connectRefusedTodo: 'Alıcıyı başlat; URL’deki portu ve yalnızca 127.0.0.1’i değil 0.0.0.0’ı dinlediğini kontrol et.',
  connectTimeout: 'Sunucu bağlantı denemesine yanıt vermedi.',
  connectTimeoutTodo:
    'Sunucunun çalıştığını ve portun güvenlik duvarında ya da barındırma panelinde açık olduğunu kontrol et.',
  hostUnreachable: 'Ağ, sunucuya ulaşılamadığını bildiriyor.',
  hostUnreachableTodo: 'Sunucunun çalıştığını ve DNS’teki adresinin doğru olduğunu kontrol et.',
  tlsExpired: 'Alıcının TLS sertifikasının süresi dolmuş.',
  tlsExpiredTodo: 'Yenile ve sunucunun yenileme sonrası onu yeniden yüklediğini kontrol et.',
  tlsNotYetValid: 'Alıcının TLS sertifikası henüz geçerli değil.',
  tlsNotYetValidTodo: 'Onu veren makinenin saatini kontrol et ya da sertifika geçerli olana kadar bekle.',
  tlsNameMismatch: 'Alıcının TLS sertifikası başka bir host adı için.',
  tlsNameMismatchTodo:
    'URL’deki host adı için bir sertifika al ya da sertifikanın ait olduğu host adını gir. Varsayılan bir sertifika çoğu zaman sunucunun bu host adı için yapılandırılmadığı anlamına gelir.',
  tlsSelfSigned: 'Alıcının TLS sertifikası kendinden imzalı, bu yüzden sahibi doğrulanamıyor.',
  tlsSelfSignedTodo:
    'Herkesçe güvenilen bir kurumdan sertifika kullan, örneğin Let’s Encrypt’ten ücretsiz bir tane, ya da önüne bir reverse proxy veya tünel koy.',
  tlsIncompleteChain: 'Alıcının TLS sertifikası güvenilir bir kuruma bağlanamıyor; genellikle ara sertifika eksiktir.',
  tlsIncompleteChainTodo:
    'Tam zinciri yapılandır (çoğu zaman fullchain.pem adlı dosya). Tarayıcılar bu hatayı sık sık gizler.',
  tlsUntrusted: 'Alıcının TLS sertifikası, herkesçe güvenilmeyen bir kurum tarafından verilmiş.',
  tlsUntrustedTodo:
    'Herkesçe güvenilen bir kurumdan sertifika kullan. Kendi kurumuna güvenmek için işletmeci NODE_EXTRA_CA_CERTS değerini ayarlayabilir.',
  tlsTimeout: 'Sunucu bağlantıyı kabul etti ama TLS el sıkışmasını zamanında bitirmedi.',
  tlsTimeoutTodo: 'Sunucunun bu portta TLS kullandığını ve aşırı yüklü olmadığını kontrol et.',
  tlsFailed: 'TLS el sıkışması başarısız oldu.',
  tlsFailedTodo: 'Sunucunun TLS 1.2 ya da 1.3’ü desteklediğini ve istemci sertifikası istemediğini kontrol et.',
  httpOnHttps: 'Port, https:// için gereken TLS’yi kullanmıyor. Muhtemelen düz HTTP kullanıyor.',
  httpOnHttpsTodo: 'Sunucunun TLS sunduğu portu kullan, genellikle 443.',
  httpsOnHttp: 'Port TLS kullanıyor ama URL http:// ile başlıyor.',
  httpsOnHttpTodo: 'URL’de https:// kullan.',
  timeoutHeaders: 'Alıcı isteği kabul etti ama 10 saniye içinde yanıt vermedi.',
  timeoutHeadersTodo: 'Hemen 2xx döndür ve işi sonra yap, örneğin bir kuyrukla.',
  reset: 'Alıcı yanıt vermeden bağlantıyı sıfırladı.',
  resetTodo:
    'O sırada bir çökme olup olmadığına alıcının günlüğünde, zaman aşımı olup olmadığına da aradaki proxy’lerde bak.',
  closedEarly: 'Alıcı tam bir yanıt göndermeden bağlantıyı kapattı.',
  closedEarlyTodo:
    'O sırada bir çökme olup olmadığına alıcının günlüğünde bak. İşleyici her istek için bir durum göndermeli.',
  malformedHttp: 'Yanıt geçerli HTTP/1.1 değildi.',
  malformedHttpTodo:
    'Portun bir web sunucusuna ait olduğunu, oyun sunucusu gibi başka bir hizmete ait olmadığını kontrol et.',
  headersTooLarge: 'Alıcı 32 KiB’den fazla başlık ya da bitmeyen bir yanıt gönderdi.',
  headersTooLargeTodo: 'İşleyici yalnızca bir durum döndürsün. Çerezlere ve hata ayıklama başlıklarına gerek yok.',
  networkError: 'Deneme sırasında bir ağ hatası oluştu.',
  networkErrorTodo: 'Yeniden olursa alıcının ağını ve aradaki her şeyi kontrol et.',
} satisfies AreaTranslation<'connectionDiagnoses'>;
