// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '{days, plural, one {Sin votos en el último día.} other {Sin votos en los últimos # días.}}',
  noVotesOfHours: '{hours, plural, one {Sin votos en la última hora.} other {Sin votos en las últimas # horas.}}',

  votesPerHour:
    'Votos por hora durante {bars, plural, one {# hora} other {# horas}}: {total, number} en total, como máximo {most, number} en una hora.',
  votesPerDay:
    'Votos por día durante {bars, plural, one {# día} other {# días}}: {total, number} en total, como máximo {most, number} en un día.',
  votesPerMonth:
    'Votos por mes durante {bars, plural, one {# mes} other {# meses}}: {total, number} en total, como máximo {most, number} en un mes.',
  now: 'ahora',
  today: 'hoy',
  thisMonth: 'este mes',
  bar: '{label}: {votes, plural, one {# voto} other {# votos}}',

  hoursAsTable: 'Mostrar como tabla <dim>(horas en {zone})</dim>',
  daysAsTable: 'Mostrar como tabla <dim>(días en {zone})</dim>',
  monthsAsTable: 'Mostrar como tabla <dim>(meses en {zone})</dim>',
  hour: 'Hora ({zone})',
  day: 'Día ({zone})',
  month: 'Mes ({zone})',
  votes: 'Votos',

  count:
    '{what} durante {days, plural, one {# día} other {# días}}: de {first, number} a {last, number}, como mínimo {least, number}, como máximo {most, number}.',

  players: 'Jugadores',
  playersOnline: '<b>{count, number} en línea</b><dim> · actualizado {time}</dim>',
  playersOfMost: '<b>{count, number} de {most, number} en línea</b><dim> · actualizado {time}</dim>',
  offlineSince: 'Sin conexión. Dejó de responder {time}.',
  notKnownYet: 'Aún no se sabe. Se está consultando el servidor por primera vez.',
  notReported: 'Desconocido. El servidor no indica cuántos jugadores tiene, pero puede estar en línea.',
  noAddress: 'Esta ficha aún no tiene dirección del servidor.',
  changeAddress: 'Cambiar dirección',
  addAddress: 'Añadir dirección',
  online: 'En línea',
  offline: 'Sin conexión',
  unknown: 'Desconocido',

  aboutServer: 'Sobre el servidor',
  uptimeOfDays: '{days, plural, one {{percent} en línea hoy} other {{percent} en línea en # días}}',
  uptime:
    '{days, plural, one {Disponibilidad: <b>{percent}</b> hoy} other {Disponibilidad: <b>{percent}</b> en # días}}',
  uptimeByDay:
    '{down, plural, =0 {Disponibilidad por día durante {days, plural, one {# día} other {# días}}: en línea el {percent} del tiempo, ningún día con caídas.} one {Disponibilidad por día durante {days, plural, one {# día} other {# días}}: en línea el {percent} del tiempo, caídas en # de {polled, plural, one {{polled, number} día} other {{polled, number} días}}.} other {Disponibilidad por día durante {days, plural, one {# día} other {# días}}: en línea el {percent} del tiempo, caídas en # de {polled, plural, one {{polled, number} día} other {{polled, number} días}}.}}',
  dayOnline: '{day}: en línea el {percent}',
  dayNotPolled: '{day}: sin consultas',
  daysAgo: '{days, plural, one {hace # día} other {hace # días}}',
  asTable: 'Mostrar como tabla',
  dayUtc: 'Día (UTC)',
} satisfies AreaTranslation<'charts'>;
