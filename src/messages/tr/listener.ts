// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Oy dinleyicisi',
  lead: 'Her oy, sunucunun Votifier eklentisine en fazla bir kez gönderilir ve ödül eklentin oyuncuyu ödüllendirir.',
  testAndStatus: 'Test ve durum',

  host: 'Host adı',
  hostHint:
    'Eklentinin çalıştığı makinenin host adı ya da IP adresi, port olmadan. Velocity gibi bir proxy kullanıyorsan proxy’ninkini gir.',
  port: 'Port',
  portHint: 'Eklentinin portu (değiştirmediysen {port}); oyun portu 25565 değil. TCP için açık olmalı.',
  protocol: 'Protokol',
  version2: 'Sürüm 2, token ile (önerilen)',
  version2Hint: 'NuVotifier ve TokenSupport açık VotifierPlus. Dinleyici her oyu doğrular.',
  version1: 'Sürüm 1, açık anahtarla',
  version1Hint: 'Klasik Votifier. VotifierPlus v1 oylarını doğrular; NuVotifier ve klasik Votifier asla doğrulamaz.',
  secret: 'Token ya da açık anahtar',
  secretAgain: 'Token’ı ya da anahtarı yeniden yapıştır. Hata sonrasında bile asla gösterilmez.',
  secretHint: 'Sürüm 2 için token, sürüm 1 için açık anahtarın tamamı.',
  tokenStored: 'Bir token saklanıyor ama gösterilmiyor. Korumak için boş bırak.',
  keyStored: 'Bir açık anahtar saklanıyor ama gösterilmiyor. Korumak için boş bırak.',
  hostMissing: 'Oy dinleyicinin host adını gir.',
  hostTooLong: 'Host adı için en fazla {max, number} karakter kullan.',
  portInvalid: '1 ile 65535 arasında bir sayı gir. Çoğu dinleyici {port} kullanır.',
  saved: 'Kaydedildi. Yeni oylar bu dinleyiciye gönderilecek. Ulaştıklarını kontrol etmek için bir test oyu gönder.',

  nextSteps: 'Sonra ne olacak',
  nextTest: 'Bir test oyu gönderir ve her adımı izlersin. Başarısız olursa nedenini görürsün.',
  nextPlugin: 'Bu hizmetin adını ödül eklentine eklersin.',
  nextVotes:
    'Oyuncu adı içeren her oy saniyeler içinde gönderilir. Kaç hesap oy verirse versin, bir oyuncu {hours, number} saatte en fazla bir kez ödüllendirilir.',

  status: 'Durum',
  lastAccepted: 'Son kabul edilen',
  never: 'Hiç',
  lastUnconfirmed: 'Son gönderilen, doğrulanmadı',
  lastFailure: 'Son hata',
  noFailure: 'Yok',
  v1Disabled:
    'Sunucu konsolunda oy görünmüyorsa açık anahtar yanlıştır ya da v1 kapalıdır. NuVotifier’da disable-v1-protocol, VotifierPlus’ta DisableV1 ayarını kontrol et.',
  testsNotIncluded: 'Test oyları dâhil değildir.',

  secretAndRemoval: 'Anahtar ve kaldırma',
  secretStored:
    'Token ya da anahtar şifreli saklanır ve asla gösterilmez. Eklenti yenisini oluşturursa onu forma yapıştır.',
  removeTitle: 'Oy dinleyicisini kaldır',
  removeQuestion: 'Oy dinleyicisi kaldırılsın mı?',
  removeListener: 'Oy dinleyicisini kaldır',
  removeText:
    'Bu, host adını ve token’ı ya da anahtarı siler ve bekleyen oyları iptal eder. Oylar yine sayılır ama oyuncular artık oyunda ödül almaz.',
  removed: 'Oy dinleyicisi kaldırıldı.',

  recentVotes: 'Son oylar',
  noVotes: 'Henüz oy yok',
  noVotesText: 'Oyuncu adı içeren her oy ve her test oyu, dinleyicinin yanıtıyla burada görünür.',
  result: 'Sonuç',
  playerAndReason: 'Oyuncu, neden',
  duration: 'Süre',
  recorded: 'Kaydedildi',
  testVote: 'Test oyu',
  response: 'Yanıt',
  alreadyRewarded: 'Bu oyuncu {hours, number} saat içinde zaten başka bir oyla ödül aldı.',
  queued: 'Bu oyuncu için başka bir oy gönderiliyor. Bu, yalnızca o başarısız olursa gönderilir.',
  waiting: 'Bu oy birazdan gönderilecek.',
  sending: 'Bu oy şu anda gönderiliyor.',

  unrewarded: 'Ödül alamayan oyuncular',
  downloadCsv: 'Tümünü CSV olarak indir',
  unrewardedText:
    'Kimse iki kez ödül almasın diye oylar asla iki kez gönderilmez. Bir oydan hiçbir şey gönderilmediyse aşağıdan bir kez daha gönderebilirsin. Diğer oyuncuları elle ödüllendirebilirsin.',
  unrewardedLimit:
    'Bu liste en yeni {limit, number} kaydı gösterir. CSV dosyası son {days, number} günün tümünü içerir.',
  voted: 'Oy verdi',

  sendOnceMore: 'Bir kez daha gönder',
  resendTitle: 'Oyu bir kez daha gönder',
  resendQuestion: 'Bu oy bir kez daha gönderilsin mi?',
  resendText:
    'Bu oydan dinleyicine hiçbir şey ulaşmadı. Onu yalnızca bir kez daha gönderebilirsin, bu yüzden önce sorunu düzelt. Oyuncuyu kendin ödüllendirdiysen gönderme.',
  resent: '{player} için oy yolda.',
  resendNoListener: 'Oy dinleyicisi kaldırıldı. Önce kaydet, sonra oyu bir kez daha gönder.',
  resendNotFound: 'Böyle bir oy yok.',
  resendTooOld: 'Bu oy {days, number} günden eski ve artık gönderilemez.',
  resendNotFailed:
    'Bu oy bir kez daha gönderilemez: gönderildi, gönderilmiş olabilir ya da zaten bir kez daha gönderildi.',
  resendAlreadyRewarded:
    'Bu oyuncu {hours, number} saat içinde zaten başka bir oyla ödül aldı, bu yüzden bu oy gönderilmez.',
  resendBusy: 'Bu oyuncu için başka bir oy gönderiliyor. Bitmesini bekle, sonra yeniden dene.',
} satisfies AreaTranslation<'listener'>;
