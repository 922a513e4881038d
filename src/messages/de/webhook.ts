// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Optionen und Secret',

  yourSecret: 'Dein Signing-Secret',
  theSecret: 'Signing-Secret',
  copySecretNow:
    'Kopiere es jetzt und speichere es in der Konfiguration deines Endpunkts. Es wird nicht noch einmal angezeigt.',

  votesToChat: 'Votes werden in einem {channel}-Kanal gepostet: {url}',
  endpointUrl: 'URL des Endpunkts',
  newUrl: 'Neue URL',
  urlHint:
    'Eine HTTPS-URL, die POST-Anfragen annimmt. Mit der Webhook-URL von {channels} werden Votes als formatierte Nachrichten im Kanal gepostet.',
  localUrls:
    'Weil dieser Dienst auf deinem eigenen Computer läuft, kannst du auch lokale URLs wie http://localhost:8080 verwenden.',
  saveAndEnable: 'Speichern und aktivieren',
  urlMissing: 'Gib die Adresse deines Endpunkts ein.',
  urlTooLong: 'Die Adresse darf höchstens {max, number} Zeichen haben.',
  saved: 'Gespeichert. Neue Votes werden an diesen Endpunkt gesendet.',

  isPaused: 'Der Webhook ist pausiert.',
  isPausedText: 'Votes werden aufbewahrt und der Reihe nach gesendet, wenn du ihn fortsetzt.',
  resume: 'Fortsetzen',
  isDisabled:
    '{failures, plural, one {Der Webhook wurde nach # Fehlschlag deaktiviert.} other {Der Webhook wurde nach # Fehlschlägen in Folge deaktiviert.}}',
  isDisabledText:
    'Repariere deinen Endpunkt, sende ein Test-Event und speichere dann die URL neu, um den Webhook zu aktivieren und die Fehlschläge zurückzusetzen. Votes aus der Zwischenzeit werden nicht automatisch gesendet. Du kannst sie {days, plural, one {# Tag} other {# Tage}} lang aus dem <link>Zustellprotokoll</link> erneut zustellen.',

  health: 'Zustand',
  deliveredInDay: 'In 24 Std. zugestellt',
  retrying: 'Wird wiederholt',
  failed: 'Fehlgeschlagen',
  lastDelivered: 'Letzter Vote zugestellt',
  never: 'Nie',
  lastFailure: 'Letzter Fehlschlag',
  failedAt: '{time}, {reason}',
  noFailure: 'Keiner',
  testsNotIncluded: 'Test-Events zählen nicht.',
  openLog: 'Zustellprotokoll öffnen',

  nextSteps: 'Wie es weitergeht',
  nextSecret:
    'Du bekommst ein Signing-Secret, das nur einmal angezeigt wird. Damit prüft dein Endpunkt, ob Votes echt sind.',
  nextTest: 'Du sendest ein Test-Event und siehst, wie dein Endpunkt antwortet.',
  nextVotes:
    'Jeder Vote kommt innerhalb von Sekunden an. Fehlgeschlagene Zustellungen werden bis zu fünfmal wiederholt.',

  annulledVotes: 'Annullierte Votes',
  on: 'Ein',
  off: 'Aus',
  annulmentsText:
    'Wenn das Admin-Team Votes annulliert, kann dein Endpunkt für jeden ein Event <code>vote.annulled</code> bekommen, und <code>vote.restored</code>, wenn sie wiederhergestellt werden. Schalte das nur ein, wenn dein Endpunkt diese Events verarbeitet.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  annulmentsOn: 'Events für annullierte Votes werden jetzt gesendet.',
  annulmentsOff: 'Events für annullierte Votes werden nicht mehr gesendet.',

  secretAndRemoval: 'Secret und Entfernen',
  pauseOrRemove: 'Pausieren oder entfernen',
  rotateNew:
    'Falls das Secret später verloren geht oder bekannt wird, erneuere es. X-Webhook-Signature wechselt sofort zum neuen Secret. Der Standard-Webhooks-Header wird 24 Stunden lang mit beiden Secrets signiert.',
  rotateShownBefore:
    'Das Secret wurde angezeigt, als es erstellt wurde. Falls es verloren ging oder bekannt wurde, erneuere es. X-Webhook-Signature wechselt sofort zum neuen Secret. Der Standard-Webhooks-Header wird 24 Stunden lang mit beiden Secrets signiert.',
  notSigned:
    'Zustellungen sind nicht signiert. Erstelle ein Secret, damit dein Endpunkt echte Votes von gefälschten unterscheiden kann.',
  rotateSecret: 'Secret erneuern',
  createSecret: 'Secret erstellen',
  pause: 'Pausieren',
  paused: 'Pausiert. Votes werden aufbewahrt, bis du ihn fortsetzt.',
  resumed: 'Fortgesetzt. Aufbewahrte Votes werden der Reihe nach gesendet.',
  rotateTitle: 'Signing-Secret erneuern',
  rotateQuestion: 'Das Signing-Secret erneuern?',
  rotateText:
    '<code>X-Webhook-Signature</code> verwendet das neue Secret ab der nächsten Zustellung, also aktualisiere deinen Endpunkt sofort. Der Standard-Webhooks-Header wird 24 Stunden lang mit beiden Secrets signiert.',
  secretInUse: 'Das neue Secret wird verwendet.',
  removeTitle: 'Webhook entfernen',
  removeQuestion: 'Den Webhook entfernen?',
  removeWebhook: 'Webhook entfernen',
  removeText:
    'Das löscht URL und Secret und bricht wartende Zustellungen ab. Votes zählen weiterhin. Um Zustellungen nur vorübergehend anzuhalten, pausiere stattdessen den Webhook.',
  removed: 'Der Webhook wurde entfernt.',

  howToVerify: 'Wie du einen Vote prüfst',
  howToVerifyText:
    'Berechne den HMAC-SHA256 des rohen Bodys mit dem ganzen Secret, einschließlich <code>whsec_</code>, und vergleiche ihn mit <code>X-Webhook-Signature</code>. Antworte mit einem 2xx-Status, sobald du den Vote gespeichert hast. Erkenne Duplikate an <code>{header}</code>, und vergib keine Belohnungen für Events mit <code>"test": true</code>.',
} satisfies AreaTranslation<'webhook'>;
