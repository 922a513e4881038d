// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Event-Stream',
  text: 'Dein Programm verbindet sich mit diesem Dienst und bekommt Votes über diese Verbindung, es braucht also keine öffentliche Adresse: <guide>Dem Event-Stream folgen</guide>. Das Programm braucht ein API-Token mit der Berechtigung <code>votes:read</code>. Erstelle es auf der Seite <tokens>Tokens</tokens>; es wird nur einmal angezeigt.',
  noConsumers: 'Noch hat sich kein Programm mit einem Consumer-Namen verbunden.',
  createToken: 'Token für den Event-Stream erstellen',
  sendTest: 'Test-Event an den Stream senden',

  status: 'Status',
  consumer: 'Consumer',
  lastAcknowledged: 'Zuletzt bestätigt',
  action: 'Aktion',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  never: 'Nie',
  removeNamed: 'Entfernen<unseen>: {name}</unseen>',
  nothingWaits: 'Es warten keine Events.',
  upToDate: 'Auf dem neuesten Stand.',
  behind:
    '{events, plural, one {# Event im Rückstand (das erste: {since}).} other {# Events im Rückstand (das erste: {since}).}}',
  behindOrMore:
    '{events, plural, one {# oder mehr Events im Rückstand (das erste: {since}).} other {# oder mehr Events im Rückstand (das erste: {since}).}}',
  dateAndDays: '{time}, {days, plural, one {vor # Tag} other {vor # Tagen}}',
  aboutToMiss: 'Verpasst bald Votes',
  deletesFirst: 'Der Stream löscht {time} den ersten Vote.',
  missed: '{votes, plural, one {# Vote verpasst} other {# Votes verpasst}}',
  missedOrMore: '{votes, plural, one {# oder mehr Votes verpasst} other {# oder mehr Votes verpasst}}',
  notAcknowledged:
    '{days, plural, one {Es hat sie # Tag lang nicht bestätigt.} other {Es hat sie # Tage lang nicht bestätigt.}}',

  noEvents:
    '{days, plural, one {Am letzten Tag gab es keine Votes oder Test-Events.} other {In den letzten # Tagen gab es keine Votes oder Test-Events.}}',
  latestEvents: 'Neueste Events',
  latestEventsText:
    'Die neuesten Votes und Test-Events dieses Eintrags. Der Event-Stream hat alle, auch die, die an den Webhook gesendet wurden.',
  acknowledgedBy: 'Bestätigt von',
  nobody: 'Kein Consumer',
  forwarded: 'Weitergeleitet',

  removeTitle: 'Consumer entfernen',
  removeQuestion: 'Diesen Consumer entfernen?',
  removeConsumer: 'Consumer entfernen',
  removeText:
    'Der Dienst vergisst, wie weit {name} gekommen ist. Die nächste Verbindung unter diesem Namen bekommt nur neue Events.',
  removeTextBehind:
    'Der Dienst vergisst, wie weit {name} gekommen ist. Die nächste Verbindung unter diesem Namen bekommt nur neue Events und {events, plural, one {das # unbestätigte Event} other {die # unbestätigten Events}} nicht mehr.',
  removeConnected:
    'Ein Programm ist unter diesem Namen verbunden. Seine Verbindung endet. Um es wieder zu verbinden, starte es neu.',
  removed: 'Der Consumer wurde entfernt. Die nächste Verbindung unter seinem Namen bekommt nur neue Events.',

  onlyStream: 'Nur Event-Stream',
  listener: 'Vote-Listener',
  notToWebhook: 'Nicht an einen Webhook gesendet',
  toListener: 'Es wurde an den Vote-Listener gesendet. Die <link>Seite des Listeners</link> zeigt das Ergebnis.',
  toStreamOnly: 'Nur über den Event-Stream gesendet',
  testNotInLog:
    'Im Protokoll des Webhooks fehlt dieses Event, weil ein Test-Event des Event-Streams nicht an den Webhook gesendet wird oder weil der Webhook entfernt wurde.',
  voteNotInLog:
    'Im Protokoll des Webhooks fehlt dieser Vote, weil der Eintrag keinen Webhook hatte, als der Vote erfasst wurde, oder weil der Webhook entfernt wurde.',
  canGetIt:
    'Programme, die <link>dem Event-Stream folgen</link>, können es {days, plural, one {# Tag} other {# Tage}} lang bekommen, bis {time}.',
} satisfies AreaTranslation<'stream'>;
