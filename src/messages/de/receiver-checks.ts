// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Eine gültige Anfrage',
  validSent: 'Ein Test-Event, mit deinem Secret signiert wie ein echter Vote.',
  repeated: 'Dieselbe Anfrage noch einmal',
  repeatedSent:
    'Derselbe Body mit derselben Event-ID, für den nächsten Versuch neu signiert. Das passiert, wenn eine Antwort verloren geht.',
  forged: 'Eine gefälschte Anfrage',
  forgedSent: 'Ein Test-Event, mit einem zufälligen Secret signiert.',
  unsigned: 'Eine unsignierte Anfrage',
  unsignedSent: 'Ein Test-Event ohne Signatur.',
  stale: 'Eine veraltete Anfrage',
  staleSent: 'Ein Test-Event nur mit einer Standard-Webhooks-Signatur und einem zehn Minuten alten Zeitstempel.',

  accepted: 'Angenommen: {status}.',
  refused:
    'Nicht angenommen: {status}. Die anderen Anfragen wurden nicht gesendet, weil ihre Ergebnisse nichts aussagen würden.',
  refusedSignatureTodo:
    'Berechne den HMAC über die rohen Bytes, vor jedem JSON-Parsing, mit dem ganzen Secret einschließlich whsec_. Prüfe dann noch einmal.',
  refusedTodo:
    'Sende ein Test-Event und folge dem Rat in seinem Ergebnis. Prüfe noch einmal, sobald es zugestellt ist.',
  acceptedAgain:
    'Richtigerweise wieder angenommen: {status}. Die Antwort zeigt nicht, ob ein Vote zweimal belohnt würde.',
  acceptedAgainTodo: 'Sorge dafür, dass dein Endpunkt die Event-ID jedes Votes speichert und Duplikate ignoriert.',
  refusedAgain: 'Die wiederholte Anfrage wurde nicht angenommen: {status}. Das zählt als fehlgeschlagene Zustellung.',
  refusedAgainTodo: 'Wenn du eine Event-ID schon verarbeitet hast, antworte mit 2xx und tu sonst nichts.',
  rejected: 'Richtigerweise abgelehnt: {status}.',
  rejectedOtherwise: 'Abgelehnt: {status}. Eine 401 würde den Grund nennen.',
  unclear: 'Weder angenommen noch abgelehnt: {status}. Vielleicht kam ein anderer Fehler dazwischen.',
  unclearTodo: 'Wenn die Signatur nicht stimmt, antworte mit 401, bevor du irgendetwas anderes mit dem Body machst.',
  acceptedForged: 'Angenommen: {status}. Wer die URL kennt, kann Votes fälschen.',
  acceptedForgedTodo: 'Prüfe die Signatur, bevor du den Body verwendest, und antworte mit 401, wenn sie nicht stimmt.',
  acceptedUnsigned: 'Angenommen: {status}. Wer die Signatur weglässt, kann Votes fälschen.',
  acceptedUnsignedTodo: 'Lehne Anfragen ohne Signatur-Header genauso ab wie solche mit falscher Signatur.',
  acceptedStale: 'Angenommen: {status}. Wer eine Anfrage mitschneidet, kann sie viel später noch einmal senden.',
  acceptedStaleTodo:
    'Lehne Anfragen ab, deren webhook-timestamp mehr als fünf Minuten abweicht, oder prüfe X-Webhook-Signature und speichere Event-IDs.',
} satisfies AreaTranslation<'receiverChecks'>;
