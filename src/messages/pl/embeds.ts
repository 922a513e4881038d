// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
import type { AreaTranslation } from '../message.ts';

export default {
  nameOnSite: '{name} na {site}',
  cardText: '{name} na {site}: {facts}',

  voteOn: 'Zagłosuj na {site}',
  votingPaused: 'Głosowanie wstrzymane',
  notFound: 'Nie znaleziono wpisu',
  votes: '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  rank: '#{rank, number}',
  servers: '{count, plural, one {# serwer} few {# serwery} many {# serwerów} other {# serwera}}',
  offline: 'offline',
  online: '{count, number} online',
  onlineOfMost: '{count, number} / {most, number} online',

  title: 'Umieść {name} na stronie',
  lead: 'Skopiuj kod do README, posta na forum lub na własną stronę. Liczby aktualizują się co minutę. <link>Wróć do wpisu</link>',
  colors: 'Kolory kart',
  auto: 'Jak motyw odwiedzającego',
  light: 'Zawsze jasne',
  dark: 'Zawsze ciemne',
  image: 'Karta jako obraz',
  imageText: 'Do README i na fora. Niektóre fora nie pokazują obrazów SVG.',
  frame: 'Karta w ramce',
  frameText:
    'Dla stron, które pozwalają na ramki i są otwierane przez http lub https, a nie z pliku. Wygląda jak obraz, a jej tekst odczytają czytniki ekranu. Nie ma skryptów ani ciasteczek. <link>Otwórz kartę</link>',
  link: 'Sam link',
  linkText: 'Na stronach z obsługą oEmbed wklej sam link, a zmieni się w kartę. Komunikatory pokażą podgląd z ikoną.',
  linkEndpoint: 'Endpoint oEmbed to <code>{url}</code>.',
  badge: 'Plakietka: {title}',

  badgeVotes: 'Głosy',
  badgeRank: 'Miejsce',
  badgePlayers: 'Gracze online',
  badgeServers: 'Serwery',
  badgeWebhook: 'Webhook',

  codeOf: '{format}: {what}',
  cardAsImage: 'karta jako obraz',
  cardInFrame: 'karta w ramce',
  votesBadge: 'plakietka głosów',
  rankBadge: 'plakietka miejsca',
  playersBadge: 'plakietka graczy',
  serversBadge: 'plakietka serwerów',
  webhookBadge: 'plakietka webhooka',
  theLink: 'link',
} satisfies AreaTranslation<'embeds'>;
