// A listing's page, and its parts where owners and staff see them.
import type { AreaTranslation } from '../message.ts';

export default {
  asideLabel: 'Szczegóły, głosujący i podobne wpisy',
  report: 'Zgłoś ten wpis',
  votesOfDays:
    'Głosy, {days, plural, one {ostatni # dzień} few {ostatnie # dni} many {ostatnie # dni} other {ostatnie # dnia}}',
  votesOfMonths:
    'Głosy, {months, plural, one {ostatni # miesiąc} few {ostatnie # miesiące} many {ostatnie # miesięcy} other {ostatnie # miesiąca}}',
  totalVotes: 'Wszystkie głosy',
  lastDays: '{days, plural, one {Ostatni # dzień} few {Ostatnie # dni} many {Ostatnie # dni} other {Ostatnie # dnia}}',
  today: 'Dzisiaj',
  rank: 'Miejsce',
  rankNumber: '#{rank, number}',

  servers: '{count, plural, one {# serwer} few {# serwery} many {# serwerów} other {# serwera}}',
  serversChart: 'Serwery',
  serversReported: 'Bot podał to {time}.',
  serversReportedWithShards:
    'Na {shards, plural, one {# shardzie} few {# shardach} many {# shardach} other {# sharda}}; bot podał to {time}.',

  ownerNotVerified: 'Właściciel niezweryfikowany',
  plan: 'Plan {plan}',

  join: 'Dołącz',
  addToDiscord: 'Dodaj do Discorda',
  serverAddress: 'adres serwera',
  opens: 'Otwiera {host}',
  inServers: 'Na <b>{count, plural, one {# serwerze} few {# serwerach} many {# serwerach} other {# serwera}}</b>',
  online: 'Online',
  offline: 'Offline',
  offlineSince: 'przestał odpowiadać {time}',
  players:
    '{count, plural, one {<b>{count, number}</b> gracz} few {<b>{count, number}</b> graczy} many {<b>{count, number}</b> graczy} other {<b>{count, number}</b> gracza}}',
  playersOfMost:
    '<b>{count, number}</b> z {most, plural, one {{most, number} gracza} few {{most, number} graczy} many {{most, number} graczy} other {{most, number} gracza}}',

  textsIn: 'Język: {language}',
  alsoIn: 'Też w językach: {languages}',
  originalTexts: 'Oryginał',
  about: 'Opis',
  noDescription: 'Nie ma jeszcze opisu. <link>Dodaj go</link>, żeby odwiedzający wiedzieli, czego się spodziewać.',

  details: 'Szczegóły',
  mods: 'Mody',
  country: 'Kraj',
  languages: 'Języki',
  runBy: 'Prowadzi',
  team: 'Zespół',
  listed: 'Dodano',
  countryInRegion: '{country}, {region}',
  nextName: '{names}, {name}',

  links: 'Linki',
  website: 'Strona WWW',
  discordServer: 'Serwer Discord',
  support: 'Pomoc',
  sourceCode: 'Kod źródłowy',
  store: 'Sklep',

  images: 'Obrazy',
  video: 'Film',
  imagesAndVideo: 'Obrazy i film',
  imageNumber: '{number} z {count}',
  loadVideo: 'Wczytaj film z {provider}',
  videoNotLoaded:
    'Przycisk wczyta stronę z {provider}. Do tego czasu nic się stamtąd nie ładuje, a {company} nie dowie się o twojej wizycie.',
  videoOfCompanyNotLoaded:
    'Przycisk wczyta stronę z {provider}, którego właścicielem jest {company}. Do tego czasu nic się stamtąd nie ładuje, a {company} nie dowie się o twojej wizycie.',
  videoTitle: 'Film o {name} na {provider}',
  watchOn: 'Obejrzyj na {provider}',
  unloadVideo: 'Zamknij film',

  latestRelease: 'Najnowsze wydanie',
  changelog: 'Changelog',
  topVoters: 'Top głosujący miesiąca',
  noVotesThisMonth: 'W tym miesiącu nie ma jeszcze głosów. Twój może być pierwszy!',
  you: 'Ty',
  anonymousVoter: 'Anonim',
  votes: '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  allTopVoters: 'Wszyscy top głosujący',
  similar: 'Podobne wpisy',

  share: 'Udostępnij',
  pageLink: 'link',
  qrCode: 'Kod QR',
  qrCodeOfPage: 'Kod QR z linkiem do tej strony',
  downloadSvg: 'Pobierz jako SVG',
  embed: 'Umieść na swojej stronie',
  openShareSheet: 'Udostępnij…',

  yourListing: 'Twój wpis',
  forYourTeam: 'Dla ciebie i twojego zespołu:',
  manage: 'Zarządzaj wpisem',

  noListings: 'Nie ma jeszcze wpisów. <link>Dodaj pierwszy.</link>',
  gainedVotes: '+{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',

  previewOf: 'Podgląd: {name}',
  asVisitorsSee: 'Tak, jak zobaczą to odwiedzający',

  namesNobody: 'Strona nie wymienia nikogo z zespołu.',
  whoIsNamed:
    'Strona wymienia właściciela i <managers>menedżerów</managers>, którzy zgodzili się pokazać swoją nazwę w <account>ustawieniach konta</account>.',
} satisfies AreaTranslation<'listing'>;
