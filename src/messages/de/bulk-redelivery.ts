// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Zustellungen wählen',
  failedHint:
    'Dein Endpunkt hat sie mit einem 4xx-Status abgelehnt, alle Wiederholungen sind fehlgeschlagen oder der Webhook war deaktiviert.',
  deliveredHint: 'Sendet deinem Endpunkt dieselben Events noch einmal.',
  recordedFrom: 'Erfasst von (UTC)',
  recordedUntil: 'Erfasst bis (UTC); leer heißt jetzt',
  stateNotListed: 'Wähle Status aus der Liste.',
  stateMissing: 'Wähle mindestens einen Status.',

  found:
    '{votes, plural, =0 {Keine passenden Votes} one {# Vote wird erneut zugestellt} other {# Votes werden erneut zugestellt}}',
  foundBetween:
    '{states, select, failed {Fehlgeschlagen} delivered {Zugestellt} other {Fehlgeschlagen und zugestellt}}, erfasst von {since} bis {until}. Test-Events sind ausgenommen.',
  foundUntilNow:
    '{states, select, failed {Fehlgeschlagen} delivered {Zugestellt} other {Fehlgeschlagen und zugestellt}}, erfasst von {since} bis jetzt. Test-Events sind ausgenommen.',
  howItWorks:
    '{perMinute, plural, one {Pro Minute wird # Zustellung gesendet} other {Pro Minute werden # Zustellungen gesendet}}, in der Reihenfolge der Votes. In {minutes, plural, =0 {weniger als einer Minute} one {etwa {duration}} other {etwa {duration}}} ist also alles gesendet. Jede ist ein einzelner Versuch mit demselben Body und derselben Event-ID. Ein Endpunkt, der Duplikate an der Event-ID erkennt, belohnt einen Vote also nie zweimal.',
  redeliverVotes: '{votes, number} erneut zustellen',

  unreachable: 'Dein Endpunkt war nicht erreichbar',
  votesFailed:
    '{votes, plural, one {# Vote in Folge ist fehlgeschlagen, von {since} bis {until}.} other {# Votes in Folge sind fehlgeschlagen, von {since} bis {until}.}}',
  selectSince: 'Alle seitdem fehlgeschlagenen Votes wählen',

  redelivering: 'Erneute Zustellung',
  last: 'Letzte erneute Zustellung',
  running: 'Läuft',
  done: 'Fertig',
  stopped: 'Gestoppt',
  progress: '{done, number} von {total, number}',
  queued: '{done, number} von {total, number} eingereiht.',
  queuedAndLeft:
    '{done, number} von {total, number} eingereiht, in {minutes, plural, =0 {weniger als einer Minute} one {etwa {duration}} other {etwa {duration}}} fertig.',
  started: 'Sie wurde {time} gestartet. Das <link>Zustellprotokoll</link> zeigt jedes Ergebnis.',
  stop: 'Stoppen',

  redeliveryStarted: 'Die erneute Zustellung läuft.',
  otherRunning: 'Eine andere erneute Zustellung läuft noch. Warte, bis sie fertig ist, oder stoppe sie.',
  redeliveryStopped: 'Gestoppt. Was schon eingereiht war, wird noch gesendet.',
  noneRunning: 'Es läuft keine erneute Zustellung.',
  noWebhook: 'Kein Webhook eingerichtet',
  noWebhookText: 'Speichere zuerst die URL eines Endpunkts. Dann kannst du fehlgeschlagene Votes erneut zustellen.',
} satisfies AreaTranslation<'bulkRedelivery'>;
