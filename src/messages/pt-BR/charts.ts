// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '{days, plural, one {Nenhum voto no último # dia.} other {Nenhum voto nos últimos # dias.}}',
  noVotesOfHours: '{hours, plural, one {Nenhum voto na última # hora.} other {Nenhum voto nas últimas # horas.}}',
  votesPerHour:
    'Votos por hora em {bars, plural, one {# hora} other {# horas}}: {total, number} no total, no máximo {most, number} em uma hora.',
  votesPerDay:
    'Votos por dia em {bars, plural, one {# dia} other {# dias}}: {total, number} no total, no máximo {most, number} em um dia.',
  votesPerMonth:
    'Votos por mês em {bars, plural, one {# mês} other {# meses}}: {total, number} no total, no máximo {most, number} em um mês.',
  now: 'agora',
  today: 'hoje',
  thisMonth: 'este mês',
  bar: '{label}: {votes, plural, =0 {# votos} one {# voto} other {# votos}}',
  hoursAsTable: 'Mostrar como tabela <dim>(horas em {zone})</dim>',
  daysAsTable: 'Mostrar como tabela <dim>(dias em {zone})</dim>',
  monthsAsTable: 'Mostrar como tabela <dim>(meses em {zone})</dim>',
  hour: 'Hora ({zone})',
  day: 'Dia ({zone})',
  month: 'Mês ({zone})',
  votes: 'Votos',
  count:
    '{what} em {days, plural, one {# dia} other {# dias}}: de {first, number} a {last, number}, no mínimo {least, number}, no máximo {most, number}.',
  players: 'Jogadores',
  playersOnline: '<b>{count, number} online</b><dim> · atualizado {time}</dim>',
  playersOfMost: '<b>{count, number} de {most, number} online</b><dim> · atualizado {time}</dim>',
  offlineSince: 'Offline. Parou de responder {time}.',
  notKnownYet: 'Ainda não se sabe. O servidor está sendo consultado pela primeira vez.',
  notReported: 'Desconhecido. O servidor não informa quantos jogadores tem, mas pode estar online.',
  noAddress: 'Esta página ainda não tem endereço de servidor.',
  changeAddress: 'Mudar endereço',
  addAddress: 'Adicionar endereço',
  online: 'Online',
  offline: 'Offline',
  unknown: 'Desconhecido',
  aboutServer: 'Sobre o servidor',
  uptimeOfDays:
    '{days, plural, =1 {{percent} do tempo online hoje} one {{percent} do tempo online em # dia} other {{percent} do tempo online em # dias}}',
  uptime:
    '{days, plural, =1 {Tempo online: <b>{percent}</b> hoje} one {Tempo online: <b>{percent}</b> em # dia} other {Tempo online: <b>{percent}</b> em # dias}}',
  uptimeByDay:
    '{down, plural, =0 {Tempo online por dia em {days, plural, one {# dia} other {# dias}}: online {percent} do tempo, nenhum dia com queda.} one {Tempo online por dia em {days, plural, one {# dia} other {# dias}}: online {percent} do tempo, quedas em # de {polled, plural, one {{polled, number} dia} other {{polled, number} dias}}.} other {Tempo online por dia em {days, plural, one {# dia} other {# dias}}: online {percent} do tempo, quedas em # de {polled, plural, one {{polled, number} dia} other {{polled, number} dias}}.}}',
  dayOnline: '{day}: online {percent}',
  dayNotPolled: '{day}: não consultado',
  daysAgo: '{days, plural, one {há # dia} other {há # dias}}',
  asTable: 'Mostrar como tabela',
  dayUtc: 'Dia (UTC)',
} satisfies AreaTranslation<'charts'>;
