// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Wybierz dostawy',
  failedHint: 'Twój endpoint odrzucił je statusem 4xx, wszystkie próby zawiodły albo webhook był wyłączony.',
  deliveredHint: 'Wysyła na twój endpoint te same zdarzenia jeszcze raz.',
  recordedFrom: 'Zapisane od (UTC)',
  recordedUntil: 'Zapisane do (UTC); puste znaczy do teraz',
  stateNotListed: 'Wybierz stany z listy.',
  stateMissing: 'Wybierz co najmniej jeden stan.',
  found:
    '{votes, plural, =0 {Brak pasujących głosów} one {# głos zostanie dostarczony ponownie} few {# głosy zostaną dostarczone ponownie} many {# głosów zostanie dostarczonych ponownie} other {# głosu zostanie dostarczone ponownie}}',
  foundBetween:
    '{states, select, failed {Nieudane} delivered {Dostarczone} other {Nieudane i dostarczone}}, zapisane od {since} do {until}. Bez zdarzeń testowych.',
  foundUntilNow:
    '{states, select, failed {Nieudane} delivered {Dostarczone} other {Nieudane i dostarczone}}, zapisane od {since} do teraz. Bez zdarzeń testowych.',
  howItWorks:
    'Wysyłamy {perMinute, plural, one {# dostawę} few {# dostawy} many {# dostaw} other {# dostawy}} na minutę, w kolejności głosów, więc potrwa to {minutes, plural, =0 {mniej niż minutę} one {około {duration}} few {około {duration}} many {około {duration}} other {około {duration}}}. Każda to jedna próba z tą samą treścią i tym samym ID zdarzenia, więc endpoint, który wykrywa duplikaty po ID zdarzenia, nigdy nie nagrodzi głosu dwa razy.',
  redeliverVotes: 'Dostarcz ponownie ({votes, number})',
  unreachable: 'Twój endpoint był nieosiągalny',
  votesFailed:
    '{votes, plural, one {# głos nie dotarł, od {since} do {until}.} few {# głosy z rzędu nie dotarły, od {since} do {until}.} many {# głosów z rzędu nie dotarło, od {since} do {until}.} other {# głosu z rzędu nie dotarło, od {since} do {until}.}}',
  selectSince: 'Wybierz wszystkie nieudane głosy od tego czasu',
  redelivering: 'Ponowna dostawa',
  last: 'Ostatnia zbiorcza ponowna dostawa',
  running: 'W toku',
  done: 'Gotowe',
  stopped: 'Zatrzymano',
  progress: '{done, number} z {total, number}',
  queued: 'W kolejce: {done, number} z {total, number}.',
  queuedAndLeft:
    'W kolejce: {done, number} z {total, number}, {minutes, plural, =0 {zostało mniej niż minuta} one {zostało około {duration}} few {zostało około {duration}} many {zostało około {duration}} other {zostało około {duration}}}.',
  started: 'Początek: {time}. <link>Dziennik dostaw</link> pokazuje każdy wynik.',
  stop: 'Zatrzymaj',
  redeliveryStarted: 'Trwa ponowna dostawa.',
  otherRunning: 'Trwa inna zbiorcza ponowna dostawa. Poczekaj, aż się skończy, albo ją zatrzymaj.',
  redeliveryStopped: 'Zatrzymano. Dostawy, które były już w kolejce, zostaną wysłane.',
  noneRunning: 'Nie trwa żadna zbiorcza ponowna dostawa.',
  noWebhook: 'Brak webhooka',
  noWebhookText: 'Najpierw zapisz URL endpointu. Potem możesz ponownie dostarczyć nieudane głosy.',
} satisfies AreaTranslation<'bulkRedelivery'>;
