// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Yanıtı: “{words}”.',
  accepted: 'Dinleyici oyu kabul etti.',
  acceptedTodo:
    'Oyuncu ödül almadıysa VotingPlugin ya da SuperbVote gibi ödül eklentisini kontrol et: kurulu olmalı ve bu hizmetin adı için bir ödülü olmalı.',
  closedAfterSendingV1:
    'Dinleyici yanıt vermeden bağlantıyı kapattı, bu yüzden işlenip işlenmediği bilinmiyor. VotifierPlus, şifresini çözemediği oylarda bunu yapar.',
  closedAfterSendingV1Todo:
    'Sunucu konsoluna bak. Oy orada değilse plugins/VotifierPlus/rsa/public.key dosyasının metnini yeniden yapıştır. Eklenti yeni anahtarlar oluşturduysa eskisi artık çalışmaz.',
  leftOpenV1:
    'Dinleyici bağlantıyı açık bıraktı, bu yüzden işlenip işlenmediği bilinmiyor. Klasik Votifier, şifresini çözemediği oylarda bunu yapar.',
  leftOpenV1Todo:
    'Oylar ulaşmıyorsa plugins/Votifier/rsa/public.key dosyasının metnini yeniden yapıştır. Ulaşıyorsa bir ödül eklentisi dinleyiciyi yavaşlatıyordur. Token’lı NuVotifier net bir yanıt verir.',
  sentUnconfirmed:
    'Oy gönderildi ama doğrulanamıyor: dinleyici yanıt vermeden bağlantıyı kapattı; NuVotifier v1 protokolünde bunu hep yapar.',
  sentUnconfirmedTodo:
    'Oyu sunucu konsolunda ara. Orada değilse açık anahtar yanlıştır ya da v1 kapalıdır (NuVotifier’da disable-v1-protocol, VotifierPlus’ta DisableV1). Emin olmak için v2 token’ı kullan.',
  sentUnconfirmedClassic:
    'Oy gönderildi ama doğrulanamıyor: klasik Votifier asla yanıt vermez. Okuyabildiği bir oyda yaptığı gibi bağlantıyı hemen kapattı.',
  sentUnconfirmedClassicTodo:
    'Oyu sunucu konsolunda ara. Doğrulama almak için token ile NuVotifier ya da VotifierPlus kullan.',
  noAnswer: 'Oy gönderildi ama dinleyici 5 saniye içinde yanıt vermedi, bu yüzden işlenip işlenmediği bilinmiyor.',
  noAnswerTodo:
    'Asla iki kez gönderilmez. Oyu sunucu konsolunda ara. Yavaş bir ödül eklentisi ya da aşırı yüklü bir sunucu çok geç yanıt verebilir.',
  resetAfterSending: 'Oy gönderildikten sonra bağlantı koptu, bu yüzden işlenip işlenmediği bilinmiyor.',
  resetAfterSendingTodo:
    'Asla iki kez gönderilmez. Oyu sunucu konsolunda ara; bağlantıyı kapatan bir güvenlik duvarı, tünel ya da yeniden başlatma olup olmadığına bak.',
  interrupted: 'Bu hizmet oyu gönderirken durdu ya da takıldı, bu yüzden işlenip işlenmediği bilinmiyor.',
  interruptedTodo: 'Asla iki kez gönderilmez. Oyu sunucu konsolunda ara. Sorun sunucunda değildi.',
  wrongToken: 'Dinleyici oyu reddetti: token yanlış.',
  wrongTokenTodo:
    'Token’ı eklentinin config.yml dosyasındaki tokens bölümünden yeniden kopyala: varsa {service} değerini, yoksa default değerini. Sonra eklentiyi yeniden yükle (NuVotifier: /nvreload).',
  challengeRefused: 'Dinleyici oyu reddetti: oydaki sınama, selamındaki değil.',
  challengeRefusedTodo:
    'Aradaki bir proxy ya da tünel bağlantıları karıştırıyor. Bağlantıları yeniden kullanmadan düz TCP iletmesini sağla. Sonra bir test oyu gönder. Sürerse işletmeciye başvur.',
  nameTooLong: 'Dinleyici oyu reddetti: oyuncunun adı çok uzun.',
  nameTooLongTodo:
    'Bir ad, nokta gibi bir Bedrock ön eki dâhil en fazla 16 karakterdir. Sunucuda göründüğü hâliyle adla oy ver.',
  unknownService: 'Dinleyici oyu reddetti: bu hizmet için token’ı yok.',
  unknownServiceTodo:
    'Eklentinin config.yml dosyasında tokens altına default: ya da {service}: ile bir token ekle, yeniden yükle (NuVotifier: /nvreload) ve o token’ı buraya gir. Büyük/küçük harf önemlidir.',
  voteNotUnderstood: 'Dinleyici oyu okuyamadı.',
  voteNotUnderstoodTodo:
    'Eklenti uyumsuz: güncelle ya da NuVotifier veya VotifierPlus kullan. Güncelse işletmeciye başvur.',
  messageTooLong: 'Oy çok uzun olduğu için dinleyici reddetti.',
  messageTooLongTodo:
    'Bir test oyu gönder. Sürerse eklentiyi güncelle ve işletmeciden SERVICE_NAME değerini kısaltmasını iste.',
  v1Disabled: 'Dinleyici oyu reddetti: v1 protokolü kapalı.',
  v1DisabledTodo: 'Burada v2’yi seç ve eklentinin config.yml dosyasındaki token’ı gir.',
  wrongKey: 'Dinleyici, şifresini çözemediği için oyu reddetti.',
  wrongKeyTodo:
    'Eklentinin rsa/public.key dosyasının metnini yeniden yapıştır. Eklenti yeni anahtarlar oluşturduysa eskisi artık çalışmaz.',
  takenForTls: 'Dinleyici oyu şifreli bir bağlantı sandı.',
  takenForTlsTodo:
    'Aradaki tünel ya da proxy’de TLS’yi kapat: oylar düz TCP üzerinden gönderilir. Sonra bir test oyu gönder. Sürerse işletmeciye başvur.',
  pluginFailed: 'Dinleyici bir hata bildirdi, belki de oyu işledikten sonra; bu yüzden işlenip işlenmediği bilinmiyor.',
  pluginFailedTodo:
    'Hatanın tamamı için sunucu konsolunun o saatteki kayıtlarına bak; hata çoğu zaman bir ödül eklentisinden gelir.',
  closedAfterSending:
    'Dinleyici yanıt vermeden bağlantıyı kapattı, bu yüzden işlenip işlenmediği bilinmiyor. VotifierPlus bir oyu reddettiğinde bunu yapar.',
  closedAfterSendingTodo:
    'Sunucu konsoluna bak. “Authentication failed”, VotifierPlus’ta token’ın yanlış olduğu, {service} ya da default için token olmadığı veya ConnectionThrottle’ın bu hizmeti engellediği anlamına gelir.',
  answerUnreadable: 'Oy gönderildi ama yanıt bir oy dinleyicisinden değil, bu yüzden işlenip işlenmediği bilinmiyor.',
  answerUnreadableTodo:
    'Asla iki kez gönderilmez. Oyu sunucu konsolunda ara ve bu hizmetle eklenti arasında ne olduğunu kontrol et.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
