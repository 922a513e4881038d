// A listing's page, and its parts where owners and staff see them.
import type { AreaTranslation } from '../message.ts';

export default {
  asideLabel: 'Ayrıntılar, oy verenler ve ilgili ilanlar',
  report: 'Bu ilanı şikâyet et',
  votesOfDays: 'Son {days, number} gündeki oylar',
  votesOfMonths: 'Son {months, number} aydaki oylar',
  totalVotes: 'Toplam oy',
  lastDays: 'Son {days, number} gün',
  today: 'Bugün',
  rank: 'Sıra',
  rankNumber: '#{rank, number}',

  servers: '{count, number} sunucu',
  serversChart: 'Sunucular',
  serversReported: 'Botun bildirdiği zaman: {time}.',
  serversReportedWithShards: '{shards, number} shard üzerinde; botun bildirdiği zaman: {time}.',

  ownerNotVerified: 'Sahibi doğrulanmadı',
  plan: '{plan} planı',

  join: 'Katıl',
  addToDiscord: 'Discord’a ekle',
  serverAddress: 'sunucu adresi',
  opens: '{host} sitesini açar',
  inServers: '<b>{count, number} sunucuda</b>',
  online: 'Çevrimiçi',
  offline: 'Çevrimdışı',
  offlineSince: 'son görülme: {time}',
  players: '<b>{count, number}</b> oyuncu',
  playersOfMost: '<b>{count, number}</b> / {most, number} oyuncu',
  textsIn: 'Dil: {language}',
  alsoIn: 'Diğer diller: {languages}',
  originalTexts: 'Orijinal',

  about: 'Hakkında',
  noDescription: 'Henüz açıklama yok. Ziyaretçiler ne bulacağını bilsin diye <link>bir açıklama ekle</link>.',

  details: 'Ayrıntılar',
  mods: 'Modlar',
  country: 'Ülke',
  languages: 'Diller',
  runBy: 'Yöneten',
  team: 'Ekip',
  listed: 'Eklendi',
  countryInRegion: '{country}, {region}',
  nextName: '{names}, {name}',

  links: 'Bağlantılar',
  website: 'Web sitesi',
  discordServer: 'Discord sunucusu',
  support: 'Destek',
  sourceCode: 'Kaynak kodu',
  store: 'Mağaza',

  images: 'Görseller',
  video: 'Video',
  imagesAndVideo: 'Görseller ve video',
  imageNumber: '{number} / {count}',
  loadVideo: '{provider} videosunu yükle',
  videoNotLoaded:
    'Bu, {provider} üzerinden bir sayfa yükler. Sen istemeden oradan hiçbir şey yüklenmez ve {company} ziyaretinden haberdar olmaz.',
  videoOfCompanyNotLoaded:
    'Bu, {company} şirketine ait {provider} üzerinden bir sayfa yükler. Sen istemeden oradan hiçbir şey yüklenmez ve {company} ziyaretinden haberdar olmaz.',
  videoTitle: '{name} hakkında video, {provider}',
  watchOn: '{provider} üzerinde izle',
  unloadVideo: 'Videoyu kapat',

  latestRelease: 'Son sürüm',
  changelog: 'Değişiklik günlüğü',
  topVoters: 'Bu ay en çok oy verenler',
  noVotesThisMonth: 'Bu ay henüz oy yok. İlk sen ol!',
  you: 'Sen',
  anonymousVoter: 'Anonim oy veren',
  votes: '{count, number} oy',
  allTopVoters: 'Listenin tamamı',
  similar: 'Benzer ilanlar',

  share: 'Paylaş',
  pageLink: 'bağlantı',
  qrCode: 'QR kodu',
  qrCodeOfPage: 'Bu sayfanın bağlantısını içeren QR kodu',
  downloadSvg: 'SVG olarak indir',
  embed: 'Sitene yerleştir',
  openShareSheet: 'Paylaş…',

  yourListing: 'Senin ilanın',
  forYourTeam: 'Senin ve ekibin için:',
  manage: 'İlanı yönet',

  noListings: 'Henüz ilan yok. <link>İlkini sen ekle.</link>',
  gainedVotes: '+{count, number} oy',

  previewOf: 'Önizleme: {name}',
  asVisitorsSee: 'Ziyaretçilerin göreceği hâliyle',

  namesNobody: 'Sayfada kimsenin adı yazmıyor.',
  whoIsNamed:
    'Sayfada ilan sahibinin ve <account>hesabında</account> adının görünmesine izin veren <managers>yöneticilerin</managers> adı yazar.',
} satisfies AreaTranslation<'listing'>;
