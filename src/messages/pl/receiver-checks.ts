// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Poprawne żądanie',
  validSent: 'Zdarzenie testowe, podpisane twoim sekretem jak prawdziwy głos.',
  repeated: 'To samo żądanie jeszcze raz',
  repeatedSent:
    'Ta sama treść i to samo ID zdarzenia, podpisane ponownie jako następna próba. Tak bywa, gdy odpowiedź przepadnie.',
  forged: 'Podrobione żądanie',
  forgedSent: 'Zdarzenie testowe podpisane losowym sekretem.',
  unsigned: 'Żądanie bez podpisu',
  unsignedSent: 'Zdarzenie testowe bez podpisu.',
  stale: 'Nieaktualne żądanie',
  staleSent: 'Zdarzenie testowe tylko z podpisem Standard Webhooks i znacznikiem czasu sprzed dziesięciu minut.',
  accepted: 'Przyjęte: {status}.',
  refused: 'Nieprzyjęte: {status}. Pozostałych żądań nie wysłano, bo ich wyniki nic by nie znaczyły.',
  refusedSignatureTodo:
    'Oblicz HMAC z surowych bajtów, przed parsowaniem JSON, z całym sekretem, razem z whsec_. Potem sprawdź ponownie.',
  refusedTodo: 'Wyślij zdarzenie testowe i postąp zgodnie ze wskazówką w wyniku. Gdy dotrze, sprawdź ponownie.',
  acceptedAgain:
    'Słusznie przyjęte ponownie: {status}. Z odpowiedzi nie wynika, czy głos zostałby nagrodzony dwa razy.',
  acceptedAgainTodo: 'Zadbaj o to, żeby endpoint zapisywał ID zdarzenia każdego głosu i ignorował duplikaty.',
  refusedAgain: 'Powtórzone żądanie nie zostało przyjęte: {status}. To liczy się jako nieudana dostawa.',
  refusedAgainTodo: 'Jeśli dane ID zdarzenia zostało już przetworzone, odpowiedz 2xx i nie rób nic więcej.',
  rejected: 'Słusznie odrzucone: {status}.',
  rejectedOtherwise: 'Odrzucone: {status}. Status 401 podałby powód.',
  unclear: 'Ani przyjęte, ani odrzucone: {status}. Mógł to spowodować inny błąd.',
  unclearTodo: 'Jeśli podpis się nie zgadza, odpowiedz 401, zanim zrobisz cokolwiek z treścią.',
  acceptedForged: 'Przyjęte: {status}. Każdy, kto zna URL, może podrobić głosy.',
  acceptedForgedTodo: 'Zweryfikuj podpis, zanim użyjesz treści, i odpowiedz 401, jeśli się nie zgadza.',
  acceptedUnsigned: 'Przyjęte: {status}. Każdy może podrobić głosy, pomijając podpis.',
  acceptedUnsignedTodo: 'Odrzucaj żądania bez nagłówka z podpisem tak samo jak te z błędnym podpisem.',
  acceptedStale: 'Przyjęte: {status}. Kto przechwyci żądanie, może je wysłać ponownie dużo później.',
  acceptedStaleTodo:
    'Odrzucaj żądania, których webhook-timestamp różni się o więcej niż pięć minut, albo weryfikuj X-Webhook-Signature i zapisuj ID zdarzeń.',
} satisfies AreaTranslation<'receiverChecks'>;
