// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Vote-Listener',
  lastDelivered: 'Letzter Vote: {time} zugestellt.',

  noResponse: 'keine Antwort',
  working:
    '{votes, plural, =0 {Funktioniert. Keine Votes in den letzten 24 Stunden.} one {Funktioniert. # Vote in den letzten 24 Stunden zugestellt.} other {Funktioniert. # Votes in den letzten 24 Stunden zugestellt.}}',
  openLog: 'Zustellprotokoll öffnen',
  failing:
    '{count, plural, one {Der letzte Versuch ist fehlgeschlagen ({reason}). Nach {limit, number} Fehlschlägen in Folge wird der Webhook deaktiviert.} other {Die letzten # Versuche sind fehlgeschlagen, zuletzt mit {reason}. Nach {limit, number} Fehlschlägen in Folge wird der Webhook deaktiviert.}}',
  viewFailed: 'Fehlgeschlagene Versuche ansehen',
  disabled:
    '{limit, plural, one {Deaktiviert nach # Fehlschlag, zuletzt mit {reason}. Votes werden nicht mehr gesendet.} other {Deaktiviert nach # Fehlschlägen in Folge, zuletzt mit {reason}. Votes werden nicht mehr gesendet.}}',
  fixEndpoint: 'Repariere deinen Endpunkt und speichere dann seine URL neu',
  paused: 'Pausiert. Votes werden aufbewahrt und der Reihe nach gesendet, wenn du ihn fortsetzt.',
  resume: 'Fortsetzen',
  noneSinceSaved: 'Seit der Webhook gespeichert wurde, wurden keine Votes gesendet. Test-Events zählen nicht.',
  noneSent: 'Es wurden noch keine Votes gesendet. Test-Events zählen nicht.',
  sendTestEvent: 'Test-Event senden',

  listenerFailing:
    '{votes, plural, one {Der letzte Vote ist nicht angekommen. An einen Listener wird ein Vote nie zweimal gesendet.} other {Die letzten # Votes sind nicht angekommen. An einen Listener wird ein Vote nie zweimal gesendet.}}',
  viewUnrewarded: 'Grund und Spieler ohne Belohnung ansehen',
  listenerUnconfirmed:
    'Gesendet, aber nicht bestätigt: Dieser Listener bestätigt v1-Votes nie. Mit einem v2-Token bist du sicher.',
  checkOrSwitch: 'Letzte Votes prüfen oder zu einem v2-Token wechseln',
  listenerWorking: 'Funktioniert. Der letzte Vote wurde angenommen.',
  votesAndSettings: 'Letzte Votes und Einstellungen',
  listenerNoneSent: 'Es wurden noch keine Votes gesendet. Test-Votes zählen nicht.',
  sendTestVote: 'Test-Vote senden',

  noWebhook: 'Kein Webhook eingerichtet',
  labelDisabled: '{kind, select, webhook {Webhook deaktiviert} other {Listener deaktiviert}}',
  labelPaused: '{kind, select, webhook {Webhook pausiert} other {Listener pausiert}}',
  labelFailing:
    '{kind, select, webhook {Webhook gestört: {count, number} in Folge} other {Listener gestört: {count, number} in Folge}}',
  labelNoneSinceSaved: 'Webhook: seit dem Speichern keine Votes',
  labelUnconfirmed: 'Listener: gesendet, nicht bestätigt',
  labelWorking: '{kind, select, webhook {Webhook funktioniert} other {Listener funktioniert}}',
  labelNoVotes: '{kind, select, webhook {Webhook: noch keine Votes} other {Listener: noch keine Votes}}',
} satisfies AreaTranslation<'health'>;
