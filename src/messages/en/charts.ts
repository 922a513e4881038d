// Charts, and numbers of game servers.
export default {
  noVotesOfDays: '{days, plural, one {No votes in the last # day.} other {No votes in the last # days.}}',
  noVotesOfHours: '{hours, plural, one {No votes in the last # hour.} other {No votes in the last # hours.}}',

  // Read aloud instead of a chart: of votes, one bar for each hour, day or month.
  votesPerHour:
    'Votes per hour over {bars, plural, one {# hour} other {# hours}}: {total, number} in total, at most {most, number} in one hour.',
  votesPerDay:
    'Votes per day over {bars, plural, one {# day} other {# days}}: {total, number} in total, at most {most, number} in one day.',
  votesPerMonth:
    'Votes per month over {bars, plural, one {# month} other {# months}}: {total, number} in total, at most {most, number} in one month.',
  // The last bar is that of now.
  now: 'now',
  today: 'today',
  thisMonth: 'this month',
  // {label} is a date or a time.
  bar: '{label}: {votes, plural, one {# vote} other {# votes}}',

  // The chart as a table, and its heads; {zone} is such as UTC+1.
  hoursAsTable: 'Show as table <dim>(hours in {zone})</dim>',
  daysAsTable: 'Show as table <dim>(days in {zone})</dim>',
  monthsAsTable: 'Show as table <dim>(months in {zone})</dim>',
  hour: 'Hour ({zone})',
  day: 'Day ({zone})',
  month: 'Month ({zone})',
  votes: 'Votes',

  // Read aloud instead of the chart of a number; {what} is “Players” or “Servers”.
  count:
    '{what} over {days, plural, one {# day} other {# days}}: from {first, number} to {last, number}, at least {least, number}, at most {most, number}.',

  // How many players are on a server; {time} is such as “4 min ago”.
  players: 'Players',
  playersOnline: '<b>{count, number} online</b><dim> · updated {time}</dim>',
  playersOfMost: '<b>{count, number} of {most, number} online</b><dim> · updated {time}</dim>',
  offlineSince: 'Offline. Stopped responding {time}.',
  notKnownYet: 'Not known yet. The server is being queried for the first time.',
  notReported: 'Unknown. The server does not report its player count, but it may still be online.',
  noAddress: 'This listing has no server address yet.',
  changeAddress: 'Change address',
  addAddress: 'Add address',
  online: 'Online',
  offline: 'Offline',
  unknown: 'Unknown',

  // What a server says about itself, and for how much of the time it was online; {percent} is such as 99.8%.
  aboutServer: 'About the server',
  uptimeOfDays: '{days, plural, =1 {{percent} uptime today} other {{percent} uptime over # days}}',
  uptime: '{days, plural, =1 {Uptime: <b>{percent}</b> today} other {Uptime: <b>{percent}</b> over # days}}',
  // Read aloud instead of the chart: {down} is the number of days with an outage, {polled} that of days that count.
  uptimeByDay:
    '{down, plural, =0 {Uptime by day over {days, plural, one {# day} other {# days}}: online {percent} of the time, no day with an outage.} other {Uptime by day over {days, plural, one {# day} other {# days}}: online {percent} of the time, outages on # of {polled, plural, one {{polled, number} day} other {{polled, number} days}}.}}',
  dayOnline: '{day}: online {percent}',
  dayNotPolled: '{day}: not polled',
  daysAgo: '{days, plural, one {# day ago} other {# days ago}}',
  asTable: 'Show as table',
  dayUtc: 'Day (UTC)',
} as const;
