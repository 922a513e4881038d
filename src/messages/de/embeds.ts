// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
import type { AreaTranslation } from '../message.ts';

export default {
  nameOnSite: '{name} auf {site}',
  cardText: '{name} auf {site}: {facts}',

  voteOn: 'Auf {site} voten',
  votingPaused: 'Voten ist pausiert',
  notFound: 'Eintrag nicht gefunden',
  votes: '{count, plural, one {# Vote} other {# Votes}}',
  rank: '#{rank, number}',
  servers: '{count, plural, one {# Server} other {# Server}}',
  offline: 'offline',
  online: '{count, number} online',
  onlineOfMost: '{count, number} / {most, number} online',

  title: '{name} einbetten',
  lead: 'Kopiere den Code in eine README, einen Forenbeitrag oder deine eigene Website. Die Zahlen werden jede Minute aktualisiert. <link>Zurück zum Eintrag</link>',
  colors: 'Farben der Karten',
  auto: 'Wie das Design des Besuchers',
  light: 'Immer hell',
  dark: 'Immer dunkel',
  image: 'Karte als Bild',
  imageText: 'Für READMEs und Foren. Manche Foren zeigen keine SVG-Bilder an.',
  frame: 'Karte im Frame',
  frameText:
    'Für Websites, die Frames erlauben, auf Seiten, die über http oder https geöffnet sind, nicht aus einer Datei. Sie sieht aus wie das Bild, und Screenreader können ihren Text vorlesen. Sie hat kein Skript und setzt keine Cookies. <link>Karte öffnen</link>',
  link: 'Nur der Link',
  linkText:
    'Auf Websites mit oEmbed fügst du nur den Link ein, und er wird zur Karte. Chat-Apps zeigen eine Vorschau mit dem Icon.',
  linkEndpoint: 'Der oEmbed-Endpunkt ist <code>{url}</code>.',
  badge: 'Badge: {title}',

  badgeVotes: 'Votes',
  badgeRank: 'Rang',
  badgePlayers: 'Spieler online',
  badgeServers: 'Server',
  badgeWebhook: 'Webhook',

  codeOf: '{format} für {what}',
  cardAsImage: 'Karte als Bild',
  cardInFrame: 'Karte im Frame',
  votesBadge: 'Votes-Badge',
  rankBadge: 'Rang-Badge',
  playersBadge: 'Spieler-Badge',
  serversBadge: 'Server-Badge',
  webhookBadge: 'Webhook-Badge',
  theLink: 'Link',
} satisfies AreaTranslation<'embeds'>;
