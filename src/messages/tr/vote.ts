// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: '{name} için oy ver',
  backToListing: 'İlana dön',
  vote: 'Oy ver',
  voteAgain: 'Yeniden oy ver',
  window: 'Her {hours, number} saatte bir oy verebilirsin.',
  enterPlayerName: 'Sunucu oyları ödüllendiriyorsa oyuncu adını gir.',

  needAccount:
    'Oy vermek için bir hesabın olmalı; böylece herkesin oyu yalnızca bir kez sayılır. Kaydolmak yarım dakika sürer.',
  signIn: 'Oy vermek için giriş yap',
  createAccount: 'Hesap oluştur',
  playerName: 'Oyuncu adın',
  playerNameHintWithListener:
    'Ödülü alacak oyuncu. Ad yazmazsan oy yine sayılır ama kimse ödül almaz. Bedrock’ta sunucunun gösterdiği ön eki de yaz: .Steve',
  playerNameHint:
    'Oy ile birlikte gönderilir. Yazmasan da oy sayılır. Bedrock’ta sunucunun gösterdiği ön eki de yaz: .Steve',

  thanks: 'Teşekkürler. Verdiğin oy sayıldı.',
  unconfirmed: 'Oy vermeden önce e-posta adresini onayla.',
  tooManyTries: 'Ağından çok fazla oy verildi. {duration} sonra yeniden dene.',

  votedAt: 'Oy verdin: {time}',
  againAt: 'Yeniden oy verebilirsin: {time}',
  inTime: '{time} sonra',
  yourVote: 'Verdiğin oy',
  votedAgainAt: '<b>Oy verdin</b> · yeniden: {time}',
  lastVotedAt: 'Son oy: {time}',
  remindMe: 'Bana hatırlat',

  noPlayerName: 'Oyuncu adı girmedin, bu yüzden oyunda kimse ödül almaz.',
  rewardOnItsWay: '{player}: Oy sunucuya gönderiliyor… Sonucu görmek için sayfayı yenile.',
  rewardGiven: '{player}: Oy teslim edildi. Ödülü oyunda alacaksın. Bazı sunucular ödülü bir sonraki girişinde verir.',
  rewardSent: '{player}: Oy gönderildi. Ödülü oyunda alacaksın. Bazı sunucular ödülü bir sonraki girişinde verir.',
  rewardAlready:
    '{player}: Bu oyuncu son 24 saat içinde başka bir oy için zaten ödül aldı. Verdiğin oy sayılır ama ikinci bir ödül verilmez.',
  rewardMissed: '{player}: Verdiğin oy sayılır ama sunucuya gönderilemedi. Ödülü sunucunun ekibinden iste.',
  rewardUnknown:
    '{player}: Verdiğin oy sayılır ama sunucuya ulaşıp ulaşmadığını bilmiyoruz. Ödül almazsan sunucunun ekibine sor.',
  recentlyRewarded:
    '{player} son 24 saat içinde zaten ödül aldı. Verdiğin oy sayılır ama bir sonraki ödül {time} ({exactTime}) alınabilir.',

  streakAndFavorites: 'Oy serin ve favorilerin',
  nextFavorite: 'Sıradaki favori: {name}',
  allFavorites: 'Tüm favoriler',

  confirmFirst: 'Önce e-posta adresini onayla',
  openLink:
    'Adresini onaylamak ve buraya dönmek için {email} adresine gönderdiğimiz e-postadaki bağlantıyı aç. E-postayı göremiyorsan spam klasörüne bak.',
  resendEmail: 'E-postayı yeniden gönder',
  orConnect: 'Ya da <link>hesap sayfanda</link> {providers} hesabını bağla.',
  connectFirst: 'Önce {providers} hesabını bağla',
  connectionRequired:
    'Burada oy vermek için bağlı bir {providers} hesabın olmalı; böylece herkesin oyu bir kez sayılır.',
  goToAccount: 'Hesabına git',

  pausedByOwner: 'Sahibi duraklattı',
  pausedText: 'Şu anda bu ilan için kimse oy veremez ve ilan listelerde görünmez. Önceki oylar korunur.',

  notOpen: 'Oylama henüz açık değil',
  cannotConfirm:
    'Oy vermek için onaylanmış bir hesap gerekir ve bu site henüz hesapları onaylayamıyor. Lütfen daha sonra yeniden gel.',
  contactUs: 'Soruların varsa <contact>bize ulaş</contact>.',
  nobodyCanVote: 'Kimse oy veremez. Bu mesajı yalnızca yetkililer görebilir.',
  howToConfirm:
    'İnsanlar adreslerini onaylayabilsin diye <code>SMTP_URL</code> değerini ayarla ya da hesap bağlayabilsinler diye bir giriş sağlayıcısı kur; örneğin <code>DISCORD_CLIENT_ID</code> ve <code>DISCORD_CLIENT_SECRET</code> ile Discord. Herkesin oy vermesine izin vermek için <code>REQUIRE_CONFIRMED_EMAIL=off</code> ayarını kullan. Sonra hizmeti yeniden başlat.',

  otherAccount: 'Başka bir hesapla oy verdin',
  otherAccountVoted:
    'E-posta adresinle ya da bağlı bir hesapla verilen bir oy zaten sayıldı. Herkes {hours, number} saatte bir oy verebilir.',

  networkLimit: 'Ağından çok fazla oy verildi',
  networkLimitOfListing: '{name}, bir ağdan her {hours, number} saatte en fazla {limit, number} oy kabul eder.',
  networkLimitOfSite: 'Bir ağdan saatte en fazla {limit, number} oy verilebilir.',
  sharedNetworks: 'Aynı Wi-Fi’daki, aynı okuldaki ya da aynı mobil operatördeki kişiler aynı ağı paylaşıyor olabilir.',
  notUsedUp: 'Oy hakkın harcanmadı. Bu ağdan {time} ({exactTime}), başka bir ağdan ise hemen yeniden oy verebilirsin.',
  tryAgain: 'Yeniden dene',
} satisfies AreaTranslation<'vote'>;
