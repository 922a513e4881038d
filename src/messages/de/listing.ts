// A listing's page, and its parts where owners and staff see them.
import type { AreaTranslation } from '../message.ts';

export default {
  asideLabel: 'Details, Voter und ähnliche Einträge',
  report: 'Diesen Eintrag melden',
  votesOfDays: 'Votes, {days, plural, one {letzter Tag} other {letzte # Tage}}',
  votesOfMonths: 'Votes, {months, plural, one {letzter Monat} other {letzte # Monate}}',
  totalVotes: 'Votes insgesamt',
  lastDays: '{days, plural, one {Letzter Tag} other {Letzte # Tage}}',
  today: 'Heute',
  rank: 'Rang',
  rankNumber: '#{rank, number}',

  servers: '{count, plural, one {# Server} other {# Server}}',
  serversChart: 'Server',
  serversReported: 'Zuletzt {time} vom Bot gemeldet.',
  serversReportedWithShards:
    'Auf {shards, plural, one {# Shard} other {# Shards}} verteilt, zuletzt {time} vom Bot gemeldet.',

  ownerNotVerified: 'Inhaber nicht bestätigt',
  plan: 'Tarif {plan}',

  join: 'Beitreten',
  addToDiscord: 'Zu Discord hinzufügen',
  serverAddress: 'Serveradresse',
  opens: 'Öffnet {host}',
  inServers: 'Auf <b>{count, plural, one {# Server} other {# Servern}}</b>',
  online: 'Online',
  offline: 'Offline',
  offlineSince: 'zuletzt online {time}',
  players: '{count, plural, one {<b>{count, number}</b> Spieler} other {<b>{count, number}</b> Spieler}}',
  playersOfMost:
    '<b>{count, number}</b> von {most, plural, one {{most, number} Spieler} other {{most, number} Spielern}}',

  textsIn: 'Auf {language}',
  alsoIn: 'Auch verfügbar: {languages}',
  originalTexts: 'Original',

  about: 'Beschreibung',
  noDescription: 'Noch keine Beschreibung. <link>Füge eine hinzu</link>, damit alle wissen, was sie erwartet.',

  details: 'Details',
  mods: 'Mods',
  country: 'Land',
  languages: 'Sprachen',
  runBy: 'Betrieben von',
  team: 'Team',
  listed: 'Gelistet',
  countryInRegion: '{country}, {region}',
  nextName: '{names}, {name}',

  links: 'Links',
  website: 'Website',
  discordServer: 'Discord-Server',
  support: 'Support',
  sourceCode: 'Quellcode',
  store: 'Shop',

  images: 'Bilder',
  video: 'Video',
  imagesAndVideo: 'Bilder und Video',
  imageNumber: '{number} von {count}',
  loadVideo: 'Video von {provider} laden',
  videoNotLoaded:
    'Das lädt eine Seite von {provider}. Vorher wird nichts von dort geladen, und {company} erfährt nichts von deinem Besuch.',
  videoOfCompanyNotLoaded:
    'Das lädt eine Seite von {provider}, das zu {company} gehört. Vorher wird nichts von dort geladen, und {company} erfährt nichts von deinem Besuch.',
  videoTitle: 'Video über {name}, auf {provider}',
  watchOn: 'Auf {provider} ansehen',
  unloadVideo: 'Video schließen',

  latestRelease: 'Neueste Version',
  changelog: 'Changelog',
  topVoters: 'Top-Voter des Monats',
  noVotesThisMonth: 'Noch keine Votes in diesem Monat. Mach den Anfang!',
  you: 'Du',
  anonymousVoter: 'Anonymer Voter',
  votes: '{count, plural, one {# Vote} other {# Votes}}',
  allTopVoters: 'Alle Top-Voter',
  similar: 'Ähnliche Einträge',

  share: 'Teilen',
  pageLink: 'Link',
  qrCode: 'QR-Code',
  qrCodeOfPage: 'QR-Code mit dem Link dieser Seite',
  downloadSvg: 'Als SVG herunterladen',
  embed: 'Auf deiner Website einbetten',
  openShareSheet: 'Teilen …',

  yourListing: 'Dein Eintrag',
  forYourTeam: 'Für dich und dein Team:',
  manage: 'Eintrag verwalten',

  noListings: 'Noch keine Einträge. <link>Füge den ersten hinzu.</link>',
  gainedVotes: '+{count, plural, one {# Vote} other {# Votes}}',

  previewOf: 'Vorschau von {name}',
  asVisitorsSee: 'So würden Besucher ihn sehen',

  namesNobody: 'Die Seite nennt niemanden.',
  whoIsNamed:
    'Die Seite nennt den Inhaber und die <managers>Manager</managers>, die in <account>ihrem Konto</account> zugestimmt haben, dass ihr Name gezeigt wird.',
} satisfies AreaTranslation<'listing'>;
