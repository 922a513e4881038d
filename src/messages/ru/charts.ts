// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays:
    '{days, plural, one {За последний # день голосов нет.} few {За последние # дня голосов нет.} many {За последние # дней голосов нет.} other {За последние # дня голосов нет.}}',
  noVotesOfHours:
    '{hours, plural, one {За последний # час голосов нет.} few {За последние # часа голосов нет.} many {За последние # часов голосов нет.} other {За последние # часа голосов нет.}}',
  votesPerHour:
    'Голоса по часам за {bars, plural, one {# час} few {# часа} many {# часов} other {# часа}}: всего {total, number}, не больше {most, number} за час.',
  votesPerDay:
    'Голоса по дням за {bars, plural, one {# день} few {# дня} many {# дней} other {# дня}}: всего {total, number}, не больше {most, number} за день.',
  votesPerMonth:
    'Голоса по месяцам за {bars, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}: всего {total, number}, не больше {most, number} за месяц.',
  now: 'сейчас',
  today: 'сегодня',
  thisMonth: 'этот месяц',
  bar: '{label}: {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  hoursAsTable: 'Показать таблицей <dim>(часы, {zone})</dim>',
  daysAsTable: 'Показать таблицей <dim>(дни, {zone})</dim>',
  monthsAsTable: 'Показать таблицей <dim>(месяцы, {zone})</dim>',
  hour: 'Час ({zone})',
  day: 'День ({zone})',
  month: 'Месяц ({zone})',
  votes: 'Голоса',
  count:
    '{what} за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}: было {first, number}, стало {last, number}, минимум {least, number}, максимум {most, number}.',
  players: 'Игроки',
  playersOnline: '<b>{count, number} онлайн</b><dim> · обновлено {time}</dim>',
  playersOfMost: '<b>{count, number} из {most, number} онлайн</b><dim> · обновлено {time}</dim>',
  offlineSince: 'Не в сети: перестал отвечать {time}.',
  notKnownYet: 'Пока неизвестно. Сервер опрашивается впервые.',
  notReported: 'Неизвестно. Сервер не сообщает число игроков, но может быть онлайн.',
  noAddress: 'У этого проекта ещё нет адреса сервера.',
  changeAddress: 'Изменить адрес',
  addAddress: 'Добавить адрес',
  online: 'Онлайн',
  offline: 'Не в сети',
  unknown: 'Неизвестно',
  aboutServer: 'О сервере',
  uptimeOfDays:
    '{days, plural, =1 {аптайм {percent} сегодня} one {аптайм {percent} за # день} few {аптайм {percent} за # дня} many {аптайм {percent} за # дней} other {аптайм {percent} за # дня}}',
  uptime:
    '{days, plural, =1 {Аптайм: <b>{percent}</b> сегодня} one {Аптайм: <b>{percent}</b> за # день} few {Аптайм: <b>{percent}</b> за # дня} many {Аптайм: <b>{percent}</b> за # дней} other {Аптайм: <b>{percent}</b> за # дня}}',
  uptimeByDay:
    'Аптайм по дням за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}: онлайн {percent} времени, {down, plural, =0 {дней со сбоями нет} one {# день со сбоями из {polled, number}} few {# дня со сбоями из {polled, number}} many {# дней со сбоями из {polled, number}} other {# дня со сбоями из {polled, number}}}.',
  dayOnline: '{day}: онлайн {percent}',
  dayNotPolled: '{day}: не опрашивался',
  daysAgo: '{days, plural, one {# день назад} few {# дня назад} many {# дней назад} other {# дня назад}}',
  asTable: 'Показать таблицей',
  dayUtc: 'День (UTC)',
} satisfies AreaTranslation<'charts'>;
