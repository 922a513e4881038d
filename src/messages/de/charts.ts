// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '{days, plural, one {Keine Votes am letzten Tag.} other {Keine Votes in den letzten # Tagen.}}',
  noVotesOfHours:
    '{hours, plural, one {Keine Votes in der letzten Stunde.} other {Keine Votes in den letzten # Stunden.}}',

  votesPerHour:
    'Votes pro Stunde über {bars, plural, one {# Stunde} other {# Stunden}}: {total, number} insgesamt, höchstens {most, number} in einer Stunde.',
  votesPerDay:
    'Votes pro Tag über {bars, plural, one {# Tag} other {# Tage}}: {total, number} insgesamt, höchstens {most, number} an einem Tag.',
  votesPerMonth:
    'Votes pro Monat über {bars, plural, one {# Monat} other {# Monate}}: {total, number} insgesamt, höchstens {most, number} in einem Monat.',
  now: 'jetzt',
  today: 'heute',
  thisMonth: 'dieser Monat',
  bar: '{label}: {votes, plural, one {# Vote} other {# Votes}}',

  hoursAsTable: 'Als Tabelle zeigen <dim>(Stunden in {zone})</dim>',
  daysAsTable: 'Als Tabelle zeigen <dim>(Tage in {zone})</dim>',
  monthsAsTable: 'Als Tabelle zeigen <dim>(Monate in {zone})</dim>',
  hour: 'Stunde ({zone})',
  day: 'Tag ({zone})',
  month: 'Monat ({zone})',
  votes: 'Votes',

  count:
    '{what} über {days, plural, one {# Tag} other {# Tage}}: von {first, number} auf {last, number}, mindestens {least, number}, höchstens {most, number}.',

  players: 'Spieler',
  playersOnline: '<b>{count, number} online</b><dim> · aktualisiert {time}</dim>',
  playersOfMost: '<b>{count, number} von {most, number} online</b><dim> · aktualisiert {time}</dim>',
  offlineSince: 'Offline, zuletzt {time} erreichbar.',
  notKnownYet: 'Noch nicht bekannt. Der Server wird gerade zum ersten Mal abgefragt.',
  notReported: 'Unbekannt. Der Server meldet keine Spielerzahl, ist aber vielleicht trotzdem online.',
  noAddress: 'Dieser Eintrag hat noch keine Serveradresse.',
  changeAddress: 'Adresse ändern',
  addAddress: 'Adresse hinzufügen',
  online: 'Online',
  offline: 'Offline',
  unknown: 'Unbekannt',

  aboutServer: 'Über den Server',
  uptimeOfDays: '{days, plural, one {Heute {percent} erreichbar} other {Über # Tage {percent} erreichbar}}',
  uptime: '{days, plural, one {Erreichbar: heute <b>{percent}</b>} other {Erreichbar: <b>{percent}</b> über # Tage}}',
  uptimeByDay:
    '{down, plural, =0 {Erreichbarkeit nach Tagen über {days, plural, one {# Tag} other {# Tage}}: {percent} der Zeit online, kein Tag mit Ausfall.} one {Erreichbarkeit nach Tagen über {days, plural, one {# Tag} other {# Tage}}: {percent} der Zeit online, Ausfälle an # von {polled, plural, one {{polled, number} Tag} other {{polled, number} Tagen}}.} other {Erreichbarkeit nach Tagen über {days, plural, one {# Tag} other {# Tage}}: {percent} der Zeit online, Ausfälle an # von {polled, plural, one {{polled, number} Tag} other {{polled, number} Tagen}}.}}',
  dayOnline: '{day}: {percent} online',
  dayNotPolled: '{day}: nicht abgefragt',
  daysAgo: '{days, plural, one {vor # Tag} other {vor # Tagen}}',
  asTable: 'Als Tabelle zeigen',
  dayUtc: 'Tag (UTC)',
} satisfies AreaTranslation<'charts'>;
