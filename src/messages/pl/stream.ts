// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Strumień zdarzeń',
  text: 'Twój program łączy się z tym serwisem i odbiera głosy przez to połączenie, więc nie potrzebuje publicznego adresu: <guide>Jak śledzić strumień zdarzeń</guide>. Program potrzebuje tokenu API z uprawnieniem <code>votes:read</code>. Utwórz go na stronie <tokens>Tokeny</tokens>; pokazujemy go tylko raz.',
  noConsumers: 'Żaden program nie połączył się jeszcze z nazwą konsumenta.',
  createToken: 'Utwórz token do strumienia zdarzeń',
  sendTest: 'Wyślij test do strumienia',
  status: 'Status',
  consumer: 'Konsument',
  lastAcknowledged: 'Ostatnio potwierdzone',
  action: 'Działanie',
  connected: 'Połączony',
  notConnected: 'Niepołączony',
  never: 'Nigdy',
  removeNamed: 'Usuń <unseen>{name}</unseen>',
  nothingWaits: 'Żadne zdarzenia na niego nie czekają.',
  upToDate: 'Na bieżąco.',
  behind:
    '{events, plural, one {# zaległe zdarzenie. Pierwsze: {since}.} few {# zaległe zdarzenia. Pierwsze: {since}.} many {# zaległych zdarzeń. Pierwsze: {since}.} other {# zaległego zdarzenia. Pierwsze: {since}.}}',
  behindOrMore:
    '{events, plural, one {Co najmniej # zaległe zdarzenie. Pierwsze: {since}.} few {Co najmniej # zaległe zdarzenia. Pierwsze: {since}.} many {Co najmniej # zaległych zdarzeń. Pierwsze: {since}.} other {Co najmniej # zaległego zdarzenia. Pierwsze: {since}.}}',
  dateAndDays: '{time}, {days, plural, one {# dzień temu} few {# dni temu} many {# dni temu} other {# dnia temu}}',
  aboutToMiss: 'Wkrótce straci głosy',
  deletesFirst: 'Strumień usunie pierwszy głos {time}.',
  missed:
    '{votes, plural, one {Stracono # głos} few {Stracono # głosy} many {Stracono # głosów} other {Stracono # głosu}}',
  missedOrMore:
    '{votes, plural, one {Stracono co najmniej # głos} few {Stracono co najmniej # głosy} many {Stracono co najmniej # głosów} other {Stracono co najmniej # głosu}}',
  notAcknowledged:
    '{days, plural, one {Nie potwierdzał ich przez # dzień.} few {Nie potwierdzał ich przez # dni.} many {Nie potwierdzał ich przez # dni.} other {Nie potwierdzał ich przez # dnia.}}',
  noEvents:
    '{days, plural, one {W ciągu ostatniego # dnia nie było głosów ani zdarzeń testowych.} few {W ciągu ostatnich # dni nie było głosów ani zdarzeń testowych.} many {W ciągu ostatnich # dni nie było głosów ani zdarzeń testowych.} other {W ciągu ostatnich # dnia nie było głosów ani zdarzeń testowych.}}',
  latestEvents: 'Ostatnie zdarzenia',
  latestEventsText:
    'Najnowsze głosy i zdarzenia testowe tego wpisu. Strumień zdarzeń ma je wszystkie, także te wysłane na webhook.',
  acknowledgedBy: 'Potwierdził',
  nobody: 'Żaden konsument',
  forwarded: 'Przekazane',
  removeTitle: 'Usuń konsumenta',
  removeQuestion: 'Usunąć tego konsumenta?',
  removeConsumer: 'Usuń konsumenta',
  removeText: 'Serwis zapomni, dokąd dotarł {name}. Następne połączenie pod tą nazwą zacznie od teraz.',
  removeTextBehind:
    'Serwis zapomni, dokąd dotarł {name}. Następne połączenie pod tą nazwą zacznie od teraz i nie dostanie {events, plural, one {# niepotwierdzonego zdarzenia} few {# niepotwierdzonych zdarzeń} many {# niepotwierdzonych zdarzeń} other {# niepotwierdzonego zdarzenia}}.',
  removeConnected:
    'Pod tą nazwą jest połączony program. Jego połączenie zostanie zakończone. Żeby połączyć go ponownie, zrestartuj go.',
  removed: 'Konsument został usunięty. Następne połączenie pod jego nazwą zacznie od teraz.',
  onlyStream: 'Tylko strumień zdarzeń',
  listener: 'Odbiornik głosów',
  notToWebhook: 'Nie wysłano na webhook',
  toListener: 'Wysłano do odbiornika głosów. <link>Strona odbiornika</link> pokazuje wynik.',
  toStreamOnly: 'Wysłano tylko w strumieniu zdarzeń',
  testNotInLog:
    'Dziennik webhooka nie ma tego zdarzenia, bo zdarzenia testowe strumienia nie są wysyłane na webhook albo bo webhook usunięto.',
  voteNotInLog:
    'Dziennik webhooka nie ma tego głosu, bo wpis nie miał webhooka, gdy głos zapisano, albo bo webhook usunięto.',
  canGetIt:
    'Programy, które <link>śledzą strumień zdarzeń</link>, mogą je odebrać przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, do: {time}.',
} satisfies AreaTranslation<'stream'>;
