// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays:
    '{days, plural, one {Brak głosów z ostatniego # dnia.} few {Brak głosów z ostatnich # dni.} many {Brak głosów z ostatnich # dni.} other {Brak głosów z ostatnich # dnia.}}',
  noVotesOfHours:
    '{hours, plural, one {Brak głosów z ostatniej # godziny.} few {Brak głosów z ostatnich # godzin.} many {Brak głosów z ostatnich # godzin.} other {Brak głosów z ostatnich # godziny.}}',

  votesPerHour:
    'Głosy na godzinę przez {bars, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}: razem {total, number}, najwięcej {most, number} w jednej godzinie.',
  votesPerDay:
    'Głosy na dzień przez {bars, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: razem {total, number}, najwięcej {most, number} jednego dnia.',
  votesPerMonth:
    'Głosy na miesiąc przez {bars, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}: razem {total, number}, najwięcej {most, number} w jednym miesiącu.',
  now: 'teraz',
  today: 'dzisiaj',
  thisMonth: 'ten miesiąc',
  bar: '{label}: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',

  hoursAsTable: 'Pokaż jako tabelę <dim>(godziny w {zone})</dim>',
  daysAsTable: 'Pokaż jako tabelę <dim>(dni w {zone})</dim>',
  monthsAsTable: 'Pokaż jako tabelę <dim>(miesiące w {zone})</dim>',
  hour: 'Godzina ({zone})',
  day: 'Dzień ({zone})',
  month: 'Miesiąc ({zone})',
  votes: 'Głosy',

  count:
    '{what} przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: od {first, number} do {last, number}, najmniej {least, number}, najwięcej {most, number}.',

  players: 'Gracze',
  playersOnline: '<b>{count, number} online</b><dim> · aktualizacja {time}</dim>',
  playersOfMost: '<b>{count, number} z {most, number} online</b><dim> · aktualizacja {time}</dim>',
  offlineSince: 'Offline. Przestał odpowiadać {time}.',
  notKnownYet: 'Jeszcze nie wiadomo. Serwer jest właśnie odpytywany po raz pierwszy.',
  notReported: 'Nie wiadomo. Serwer nie podaje liczby graczy, ale może działać.',
  noAddress: 'Ten wpis nie ma jeszcze adresu serwera.',
  changeAddress: 'Zmień adres',
  addAddress: 'Dodaj adres',
  online: 'Online',
  offline: 'Offline',
  unknown: 'Nie wiadomo',

  aboutServer: 'O serwerze',
  uptimeOfDays:
    '{days, plural, =1 {Dzisiaj {percent} czasu online} one {{percent} czasu online przez # dzień} few {{percent} czasu online przez # dni} many {{percent} czasu online przez # dni} other {{percent} czasu online przez # dnia}}',
  uptime:
    '{days, plural, =1 {Czas online: <b>{percent}</b> dzisiaj} one {Czas online: <b>{percent}</b> przez # dzień} few {Czas online: <b>{percent}</b> przez # dni} many {Czas online: <b>{percent}</b> przez # dni} other {Czas online: <b>{percent}</b> przez # dnia}}',
  uptimeByDay:
    '{down, plural, =0 {Czas online dzień po dniu przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: online przez {percent} czasu, bez dnia z awarią.} one {Czas online dzień po dniu przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: online przez {percent} czasu, awarie przez # dzień z {polled, plural, one {{polled, number}} few {{polled, number}} many {{polled, number}} other {{polled, number}}}.} few {Czas online dzień po dniu przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: online przez {percent} czasu, awarie przez # dni z {polled, plural, one {{polled, number}} few {{polled, number}} many {{polled, number}} other {{polled, number}}}.} many {Czas online dzień po dniu przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: online przez {percent} czasu, awarie przez # dni z {polled, plural, one {{polled, number}} few {{polled, number}} many {{polled, number}} other {{polled, number}}}.} other {Czas online dzień po dniu przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}: online przez {percent} czasu, awarie przez # dnia z {polled, plural, one {{polled, number}} few {{polled, number}} many {{polled, number}} other {{polled, number}}}.}}',
  dayOnline: '{day}: online {percent}',
  dayNotPolled: '{day}: nie odpytywano',
  daysAgo: '{days, plural, one {# dzień temu} few {# dni temu} many {# dni temu} other {# dnia temu}}',
  asTable: 'Pokaż jako tabelę',
  dayUtc: 'Dzień (UTC)',
} satisfies AreaTranslation<'charts'>;
