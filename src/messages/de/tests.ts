// Test events, test votes, and the self-check of an endpoint. `{duration}` is such as “86 ms” or “40 s”.
import type { AreaTranslation } from '../message.ts';

export default {
  testEvent: 'Test-Event',
  delivered: 'Zugestellt',
  notDelivered: 'Nicht zugestellt',
  testEventText: 'Ein Vote, der als Test markiert ist. Er zählt nicht.',
  sendTestEvent: 'Test-Event senden',
  sendAgain: 'Noch einmal senden',
  totalAt: '{address} · {duration} insgesamt',
  total: '{duration} insgesamt',
  response: 'Antwort',
  tooManyEvents: 'Du hast zu viele Test-Events gesendet. Warte eine Minute und versuch es dann noch einmal.',
  tooManyEventsFor: 'Du hast zu viele Test-Events gesendet. Warte {duration} und versuch es dann noch einmal.',
  saveUrlFirst: 'Speichere die URL eines Endpunkts, bevor du ein Test-Event sendest.',

  sentToStream: 'Gesendet. Programme, die mit dem Event-Stream verbunden sind, bekommen das Test-Event jetzt.',
  nobodyConnected:
    'Kein Programm ist mit dem Event-Stream verbunden, deshalb kam das Test-Event nirgends an. Starte dein Programm und sende dann noch eins.',
  listingDeleted: 'Das Test-Event konnte nicht gesendet werden, weil der Eintrag gelöscht wurde.',

  selfCheck: 'Selbsttest',
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  selfCheckText:
    'Sendet deinem Endpunkt eine gültige Anfrage, dieselbe noch einmal, eine gefälschte, eine unsignierte und eine veraltete und zeigt, ob jede Antwort richtig ist. Das dauert bis zu 20 Sekunden.',
  selfCheckRequests:
    'Jede Anfrage ist ein Test-Event: Sie zählt nicht als Vote, enthält <code>"test": true</code> und erscheint im <link>Zustellprotokoll</link>.',
  checkMyEndpoint: 'Meinen Endpunkt prüfen',
  checkAgain: 'Noch einmal prüfen',
  pass: 'Bestanden',
  unclear: 'Unklar',
  fail: 'Nicht bestanden',
  responseAfter: '{sent} Antwort nach {duration}: {response}.',
  codeToAdd: 'Füge das in deinen Endpunkt ein (Node)',
  theCode: 'Code',
  moreLanguages: 'In der <link>Anleitung</link> gibt es Code in fünf weiteren Sprachen.',
  saveUrlBeforeCheck: 'Speichere die URL eines Endpunkts, bevor du ihn prüfst.',
  chatChannel: 'Der Webhook ist ein Chat-Kanal. Chat-Kanäle prüfen keine Signaturen, es gibt also nichts zu prüfen.',
  createSecretFirst: 'Erstelle zuerst ein Signing-Secret. Der Selbsttest zeigt, ob dein Endpunkt Signaturen prüft.',
  tooManyChecks:
    '{max, plural, one {Alle 5 Minuten ist # Selbsttest möglich. Warte {duration} und versuch es dann noch einmal.} other {Alle 5 Minuten sind # Selbsttests möglich. Warte {duration} und versuch es dann noch einmal.}}',

  testVote: 'Test-Vote',
  testVoteText: 'Sendet einen echten Vote: Der Spieler bekommt die Belohnung, aber der Vote zählt nicht.',
  player: 'Spieler',
  playerHint: 'Der Name, wie ihn der Server anzeigt. Auf Bedrock gehört das Präfix dazu: .Steve',
  sendTestVote: 'Test-Vote senden',
  saveListenerFirst: 'Speichere deinen Vote-Listener, bevor du einen Test-Vote sendest.',
  tooManyVotes:
    '{max, plural, one {Pro Minute ist # Test-Vote möglich. Warte {seconds, number} s und versuch es dann noch einmal.} other {Pro Minute sind # Test-Votes möglich. Warte {seconds, number} s und versuch es dann noch einmal.}}',

  testVoteFor: 'Test-Vote für {player}',
  stepByStep: 'Schritt für Schritt',
  stepByStepText: 'Jeder Schritt erscheint, sobald er passiert. Der Test dauert höchstens 12 Sekunden.',
  backToListener: 'Zurück zum Vote-Listener',
  listenerRemoved: 'Der Vote-Listener wurde gerade entfernt, deshalb wurde nichts gesendet.',
  listenerRemovedTodo: 'Speichere ihn neu und sende dann den Test-Vote.',
  internalError: 'Bei uns ist etwas schiefgegangen, und wir wissen nicht, ob der Vote gesendet wurde.',
  internalErrorTodo: 'Prüfe die letzten Votes des Listeners, bevor du noch einen sendest.',
  contactSupport: 'Wenn du dich an den Support wendest, nenne diesen Code: {code}',
} satisfies AreaTranslation<'tests'>;
