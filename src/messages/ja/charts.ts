// Charts, and numbers of game servers.
import type { AreaTranslation } from '../message.ts';

export default {
  noVotesOfDays: '直近{days, number}日間の投票はありません。',
  noVotesOfHours: '直近{hours, number}時間の投票はありません。',

  votesPerHour: '{bars, number}時間の1時間ごとの投票数：合計{total, number}票、最多は1時間に{most, number}票。',
  votesPerDay: '{bars, number}日間の1日ごとの投票数：合計{total, number}票、最多は1日に{most, number}票。',
  votesPerMonth: '{bars, number}か月間の1か月ごとの投票数：合計{total, number}票、最多は1か月に{most, number}票。',
  now: '現在',
  today: '今日',
  thisMonth: '今月',
  bar: '{label}：{votes, number}票',

  hoursAsTable: '表で表示<dim>（{zone}の時刻）</dim>',
  daysAsTable: '表で表示<dim>（{zone}の日付）</dim>',
  monthsAsTable: '表で表示<dim>（{zone}の月）</dim>',
  hour: '時刻（{zone}）',
  day: '日付（{zone}）',
  month: '月（{zone}）',
  votes: '票数',

  count: '{days, number}日間の{what}：{first, number}から{last, number}、最少{least, number}、最多{most, number}。',

  players: 'プレイヤー',
  playersOnline: '<b>{count, number}人がオンライン</b><dim> · {time}に更新</dim>',
  playersOfMost: '<b>{count, number} / {most, number}人がオンライン</b><dim> · {time}に更新</dim>',
  offlineSince: '{time}からオフラインです。',
  notKnownYet: 'まだわかりません。サーバーに初めて問い合わせています。',
  notReported: '不明です。サーバーがプレイヤー数を公開していませんが、オンラインの可能性はあります。',
  noAddress: 'この掲載にはまだサーバーアドレスがありません。',
  changeAddress: 'アドレスを変更',
  addAddress: 'アドレスを追加',
  online: 'オンライン',
  offline: 'オフライン',
  unknown: '不明',

  aboutServer: 'サーバー情報',
  uptimeOfDays: '{days, plural, =1 {今日の稼働率{percent}} other {#日間の稼働率{percent}}}',
  uptime: '{days, plural, =1 {今日の稼働率：<b>{percent}</b>} other {#日間の稼働率：<b>{percent}</b>}}',
  uptimeByDay:
    '{down, plural, =0 {{days, number}日間の日別稼働率：オンライン{percent}、障害のあった日はありません。} other {{days, number}日間の日別稼働率：オンライン{percent}、{polled, number}日のうち#日に障害がありました。}}',
  dayOnline: '{day}：オンライン{percent}',
  dayNotPolled: '{day}：計測なし',
  daysAgo: '{days, number}日前',
  asTable: '表で表示',
  dayUtc: '日付（UTC）',
} satisfies AreaTranslation<'charts'>;
