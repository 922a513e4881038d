// The delivery log of a webhook, and the page of one event with its attempts.
import type { AreaTranslation } from '../message.ts';

export default {
  deliveries: 'Zustellungen',
  bulkRedeliver: 'Mehrere erneut zustellen',
  whatStatesMean: 'Was die Status bedeuten',
  result: 'Ergebnis',
  playerAndEvent: 'Spieler, Event',
  voterAndEvent: 'Voter, Event',
  response: 'Antwort',
  attempts: 'Versuche',
  duration: 'Dauer',
  recorded: 'Erfasst',
  next: 'nächster {time}',

  vote: 'Vote',
  testEvent: 'Test-Event',
  annulledVote: 'Annullierter Vote: {name}',
  restoredVote: 'Wiederhergestellter Vote: {name}',
  selfCheck:
    '{probe, select, good {Selbsttest: gültig} forged {Selbsttest: gefälscht} unsigned {Selbsttest: unsigniert} other {Selbsttest: veraltet}}',
  selfCheckRequest:
    '{probe, select, good {Selbsttest: gültige Anfrage} forged {Selbsttest: gefälschte Anfrage} unsigned {Selbsttest: unsignierte Anfrage} other {Selbsttest: veraltete Anfrage}}',

  state: 'Status',
  allStates: 'Alle',
  filters: 'Filter',
  filtersActive: 'Filter (aktiv)',
  player: 'Spieler',
  voterId: 'Voter-ID',
  eventId: 'Event-ID',
  from: 'Von (UTC)',
  until: 'Bis (UTC)',
  filter: 'Filtern',
  clearFilters: 'Filter entfernen',

  noResults: 'Keine Treffer',
  noResultsText:
    '{days, plural, one {Keine Zustellung des letzten Tages passt zu all diesen Filtern.} other {Keine Zustellung der letzten # Tage passt zu all diesen Filtern.}}',
  showAll: 'Alle Zustellungen zeigen',
  noneInState: 'Keine Zustellungen: {state}',
  chooseOtherState: 'Wähle einen anderen Status, um mehr zu sehen.',
  noWebhook: 'Dieser Eintrag hat keinen Webhook',
  votesToListener:
    'Votes werden an deinen Vote-Listener gesendet. Seine Seite zeigt jeden Vote und das Ergebnis. Webhook-Zustellungen erscheinen hier, sobald du einen Webhook einrichtest.',
  openListener: 'Vote-Listener öffnen',
  votesToStream:
    'Deine Programme bekommen Votes über den Event-Stream. Seine Karte zeigt die neuesten Events und wer sie bestätigt hat. Webhook-Zustellungen erscheinen hier, sobald du einen Webhook einrichtest.',
  openStream: 'Event-Stream öffnen',
  noDeliveries: 'Noch keine Zustellungen',
  noDeliveriesText: 'Jeder Vote und jedes Test-Event erscheint hier mit allen Versuchen.',
  openWebhook: 'Webhook öffnen',
  setUpWebhook: 'Webhook einrichten',

  live: 'Live',
  connecting: 'Verbinden …',
  updatesEvery: 'Wird alle {duration} aktualisiert.',
  newChanges: 'Es gibt Neues.',
  updatesPaused: 'Aktualisierung pausiert.',
  pauseUpdates: 'Aktualisierung pausieren',
  resumeUpdates: 'Aktualisierung fortsetzen',
  deliveryChanged: 'Diese Zustellung hat sich geändert. Lade die Seite neu, um die Änderungen zu sehen.',

  delivery: 'Zustellung',
  allDeliveries: 'Alle Zustellungen',
  redeliver: 'Erneut zustellen',
  refresh: 'Aktualisieren',
  attemptDue: 'Ein Versuch ist fällig.',
  attemptInProgress: 'Ein Versuch läuft.',
  waitingForNext: 'Wartet auf den nächsten Versuch.',
  onHold: 'Angehalten, bis der Webhook fortgesetzt wird.',
  noAttemptDisabled:
    'Es gab keinen Versuch, weil der Webhook deaktiviert oder entfernt war. Du kannst dieses Event erneut zustellen.',
  noAttempt: 'Es gab noch keinen Versuch.',

  redelivering: 'Versuch {number, number} ist unterwegs.',
  tooOld:
    '{days, plural, one {Dieses Event ist älter als # Tag und kann nicht mehr zugestellt werden.} other {Dieses Event ist älter als # Tage und kann nicht mehr zugestellt werden.}}',
  webhookDisabled:
    'Der Webhook ist deaktiviert. Speichere seine URL neu, um ihn zu aktivieren, und stelle dann erneut zu.',
  attemptInFlight: 'Ein Versuch läuft. Warte, bis er beendet ist.',
  rateLimited:
    '{limit, plural, one {Du kannst # Event pro Minute erneut zustellen. Warte {duration} und versuch es dann noch einmal.} other {Du kannst # Events pro Minute erneut zustellen. Warte {duration} und versuch es dann noch einmal.}}',
  webhookRemoved: 'Der Webhook wurde entfernt. Speichere zuerst die URL eines Endpunkts.',
  unknownEvent: 'Dieses Event gibt es nicht.',

  event: 'Event',
  id: 'ID',
  voter: 'Voter',
  lastChanged: 'Zuletzt geändert',
  nextAttempt: 'Nächster Versuch',
  acknowledgedBy: 'Im Event-Stream bestätigt von',
  theEventId: 'Event-ID',
  testEventId:
    'Diese ID gibt es nur in diesem Protokoll. Im Event selbst ist die ID <code>test</code>, wie in jedem Test-Event.',
  body: 'Body',
  chatBody: 'Die Nachricht an den Kanal, mit dem jetzigen Namen des Eintrags.',
  exactBytes: 'Genau diese Bytes werden jedes Mal gesendet.',
  rawBody: 'Roher Body',
  wrapLines: 'Zeilen umbrechen',

  forwarded: 'Weitergeleitet von plaudit listen',
  forwardedText: 'An die Rechner von Entwicklern, in den letzten 30 Tagen. Zählt für nichts.',
  forwardedIn: '<b>{response}</b> in {duration}, {time}',
  forwardedAt: '<b>{response}</b>, {time}',
  noResponse: 'Keine Antwort',
} satisfies AreaTranslation<'deliveries'>;
