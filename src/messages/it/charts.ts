// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '{days, plural, one {Nessun voto nell’ultimo giorno.} other {Nessun voto negli ultimi # giorni.}}',
  noVotesOfHours: '{hours, plural, one {Nessun voto nell’ultima ora.} other {Nessun voto nelle ultime # ore.}}',
  votesPerHour:
    'Voti per ora in {bars, plural, one {# ora} other {# ore}}: {total, number} in totale, al massimo {most, number} in un’ora.',
  votesPerDay:
    'Voti al giorno in {bars, plural, one {# giorno} other {# giorni}}: {total, number} in totale, al massimo {most, number} in un giorno.',
  votesPerMonth:
    'Voti al mese in {bars, plural, one {# mese} other {# mesi}}: {total, number} in totale, al massimo {most, number} in un mese.',
  now: 'ora',
  today: 'oggi',
  thisMonth: 'questo mese',
  bar: '{label}: {votes, plural, one {# voto} other {# voti}}',
  hoursAsTable: 'Mostra come tabella <dim>(ore in {zone})</dim>',
  daysAsTable: 'Mostra come tabella <dim>(giorni in {zone})</dim>',
  monthsAsTable: 'Mostra come tabella <dim>(mesi in {zone})</dim>',
  hour: 'Ora ({zone})',
  day: 'Giorno ({zone})',
  month: 'Mese ({zone})',
  votes: 'Voti',
  count:
    '{what} in {days, plural, one {# giorno} other {# giorni}}: da {first, number} a {last, number}, minimo {least, number}, massimo {most, number}.',
  players: 'Giocatori',
  playersOnline: '<b>{count, number} online</b><dim> · aggiornato {time}</dim>',
  playersOfMost: '<b>{count, number} di {most, number} online</b><dim> · aggiornato {time}</dim>',
  offlineSince: 'Offline. Ha smesso di rispondere {time}.',
  notKnownYet: 'Non ancora noto. Stiamo interrogando il server per la prima volta.',
  notReported: 'Sconosciuto. Il server non comunica quanti giocatori ha, ma potrebbe comunque essere online.',
  noAddress: 'Questa scheda non ha ancora un indirizzo del server.',
  changeAddress: 'Cambia indirizzo',
  addAddress: 'Aggiungi indirizzo',
  online: 'Online',
  offline: 'Offline',
  unknown: 'Sconosciuto',
  aboutServer: 'Informazioni sul server',
  uptimeOfDays:
    '{days, plural, =1 {{percent} di uptime oggi} one {{percent} di uptime in # giorno} other {{percent} di uptime in # giorni}}',
  uptime:
    '{days, plural, =1 {Uptime: <b>{percent}</b> oggi} one {Uptime: <b>{percent}</b> in # giorno} other {Uptime: <b>{percent}</b> in # giorni}}',
  uptimeByDay:
    '{down, plural, =0 {Uptime giornaliero in {days, plural, one {# giorno} other {# giorni}}: online per il {percent} del tempo, nessun giorno con interruzioni.} one {Uptime giornaliero in {days, plural, one {# giorno} other {# giorni}}: online per il {percent} del tempo, interruzioni in # giorno su {polled, number}.} other {Uptime giornaliero in {days, plural, one {# giorno} other {# giorni}}: online per il {percent} del tempo, interruzioni in # giorni su {polled, number}.}}',
  dayOnline: '{day}: online {percent}',
  dayNotPolled: '{day}: non rilevato',
  daysAgo: '{days, plural, one {# giorno fa} other {# giorni fa}}',
  asTable: 'Mostra come tabella',
  dayUtc: 'Giorno (UTC)',
} satisfies AreaTranslation<'charts'>;
