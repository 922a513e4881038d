// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Er meldete: „{words}“.',
  accepted: 'Der Listener hat den Vote angenommen.',
  acceptedTodo:
    'Falls der Spieler keine Belohnung bekommen hat, prüfe das Belohnungs-Plugin, zum Beispiel VotingPlugin oder SuperbVote: Es muss installiert sein und eine Belohnung für den Namen dieses Dienstes haben.',
  closedAfterSendingV1:
    'Der Listener hat die Verbindung ohne Antwort geschlossen, deshalb ist unbekannt, ob der Vote verarbeitet wurde. VotifierPlus macht das, wenn es einen Vote nicht entschlüsseln kann.',
  closedAfterSendingV1Todo:
    'Sieh in der Serverkonsole nach. Falls der Vote dort fehlt, füge den Text von plugins/VotifierPlus/rsa/public.key noch einmal ein. Falls das Plugin neue Schlüssel erzeugt hat, funktioniert der alte nicht mehr.',
  leftOpenV1:
    'Der Listener hat die Verbindung offen gelassen, deshalb ist unbekannt, ob der Vote verarbeitet wurde. Der klassische Votifier macht das, wenn er einen Vote nicht entschlüsseln kann.',
  leftOpenV1Todo:
    'Falls Votes nicht ankommen, füge den Text von plugins/Votifier/rsa/public.key noch einmal ein. Falls doch, bremst ein Belohnungs-Plugin den Listener. NuVotifier mit einem Token antwortet eindeutig.',
  sentUnconfirmed:
    'Der Vote wurde gesendet, kann aber nicht bestätigt werden: Der Listener hat die Verbindung ohne Antwort geschlossen, was NuVotifier mit Protokoll v1 immer macht.',
  sentUnconfirmedTodo:
    'Suche in der Serverkonsole nach dem Vote. Falls er dort fehlt, ist der öffentliche Schlüssel falsch oder v1 deaktiviert (disable-v1-protocol in NuVotifier, DisableV1 in VotifierPlus). Mit einem v2-Token bist du sicher.',
  sentUnconfirmedClassic:
    'Der Vote wurde gesendet, kann aber nicht bestätigt werden: Der klassische Votifier antwortet nie. Er hat die Verbindung sofort geschlossen, wie bei einem Vote, den er lesen kann.',
  sentUnconfirmedClassicTodo:
    'Suche in der Serverkonsole nach dem Vote. Für Bestätigungen verwende NuVotifier oder VotifierPlus mit einem Token.',
  noAnswer:
    'Der Vote wurde gesendet, aber der Listener hat nicht innerhalb von 5 Sekunden geantwortet, deshalb ist unbekannt, ob er verarbeitet wurde.',
  noAnswerTodo:
    'Er wird nie zweimal gesendet. Suche in der Serverkonsole nach dem Vote. Ein langsames Belohnungs-Plugin oder ein überlasteter Server antwortet vielleicht zu spät.',
  resetAfterSending:
    'Die Verbindung ging verloren, nachdem der Vote gesendet war, deshalb ist unbekannt, ob er verarbeitet wurde.',
  resetAfterSendingTodo:
    'Er wird nie zweimal gesendet. Suche in der Serverkonsole nach dem Vote und nach einer Firewall, einem Tunnel oder Neustart, der die Verbindung geschlossen hat.',
  interrupted:
    'Dieser Dienst wurde beendet oder geriet ins Stocken, während er den Vote gesendet hat, deshalb ist unbekannt, ob er verarbeitet wurde.',
  interruptedTodo:
    'Er wird nie zweimal gesendet. Suche in der Serverkonsole nach dem Vote. Das Problem lag nicht bei deinem Server.',
  wrongToken: 'Der Listener hat den Vote abgelehnt: Das Token ist falsch.',
  wrongTokenTodo:
    'Kopiere das Token noch einmal unter „tokens“ aus der config.yml des Plugins: den Eintrag „{service}“, falls es ihn gibt, sonst „default“. Lade das Plugin dann neu (NuVotifier: /nvreload).',
  challengeRefused: 'Der Listener hat den Vote abgelehnt: Die Challenge im Vote ist nicht die aus seiner Begrüßung.',
  challengeRefusedTodo:
    'Ein Proxy oder Tunnel dazwischen bringt Verbindungen durcheinander. Lass ihn einfaches TCP weiterleiten, ohne Verbindungen wiederzuverwenden. Sende dann einen Test-Vote. Wenn das so bleibt, wende dich an den Betreiber.',
  nameTooLong: 'Der Listener hat den Vote abgelehnt: Der Name des Spielers ist zu lang.',
  nameTooLongTodo:
    'Ein Name hat höchstens 16 Zeichen, einschließlich eines Bedrock-Präfixes wie eines Punkts. Vote mit dem Namen, den der Server anzeigt.',
  unknownService: 'Der Listener hat den Vote abgelehnt: Er hat kein Token für diesen Dienst.',
  unknownServiceTodo:
    'Füge unter „tokens“ in der config.yml des Plugins „default:“ oder „{service}:“ mit einem Token hinzu, lade es neu (NuVotifier: /nvreload) und gib dieses Token hier ein. Auf Groß- und Kleinschreibung kommt es an.',
  voteNotUnderstood: 'Der Listener konnte den Vote nicht lesen.',
  voteNotUnderstoodTodo:
    'Das Plugin ist nicht kompatibel: Aktualisiere es oder verwende NuVotifier oder VotifierPlus. Falls es aktuell ist, wende dich an den Betreiber.',
  messageTooLong: 'Der Listener hat den Vote abgelehnt, weil er zu lang ist.',
  messageTooLongTodo:
    'Sende einen Test-Vote. Wenn das so bleibt, aktualisiere das Plugin und bitte den Betreiber, SERVICE_NAME zu kürzen.',
  v1Disabled: 'Der Listener hat den Vote abgelehnt: Protokoll v1 ist deaktiviert.',
  v1DisabledTodo: 'Wähle hier v2 und gib das Token aus der config.yml des Plugins ein.',
  wrongKey: 'Der Listener hat den Vote abgelehnt, weil er ihn nicht entschlüsseln konnte.',
  wrongKeyTodo:
    'Füge den Text von rsa/public.key des Plugins noch einmal ein. Falls das Plugin neue Schlüssel erzeugt hat, funktioniert der alte nicht mehr.',
  takenForTls: 'Der Listener hat den Vote für eine verschlüsselte Verbindung gehalten.',
  takenForTlsTodo:
    'Schalte TLS bei jedem Tunnel oder Proxy dazwischen aus: Votes werden über einfaches TCP gesendet. Sende dann einen Test-Vote. Wenn das so bleibt, wende dich an den Betreiber.',
  pluginFailed:
    'Der Listener hat einen Fehler gemeldet, vielleicht nachdem er den Vote bearbeitet hat, deshalb ist unbekannt, ob er verarbeitet wurde.',
  pluginFailedTodo:
    'Sieh in der Serverkonsole zu dieser Zeit nach dem vollständigen Fehler, der oft von einem Belohnungs-Plugin kommt.',
  closedAfterSending:
    'Der Listener hat die Verbindung ohne Antwort geschlossen, deshalb ist unbekannt, ob der Vote verarbeitet wurde. VotifierPlus macht das, wenn es einen Vote ablehnt.',
  closedAfterSendingTodo:
    'Sieh in der Serverkonsole nach. „Authentication failed“ bedeutet, dass VotifierPlus ein falsches Token hat, kein Token für „{service}“ oder „default“ hat oder diesen Dienst mit seinem ConnectionThrottle blockiert.',
  answerUnreadable:
    'Der Vote wurde gesendet, aber die Antwort stammt nicht von einem Vote-Listener, deshalb ist unbekannt, ob er verarbeitet wurde.',
  answerUnreadableTodo:
    'Er wird nie zweimal gesendet. Suche in der Serverkonsole nach dem Vote und prüfe, was zwischen diesem Dienst und dem Plugin liegt.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
