// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'ライブストリーム',
  text: 'プログラムがこのサービスに接続し、その接続で投票を受け取るので、公開アドレスは不要です（<guide>ライブストリームを受信する</guide>）。プログラムには、権限<code>votes:read</code>を持つAPIトークンが必要です。<tokens>トークン</tokens>のページで作成してください。表示されるのは一度だけです。',
  noConsumers: 'コンシューマー名を付けて接続したプログラムはまだありません。',
  createToken: 'ライブストリーム用のトークンを作成',
  sendTest: 'ストリームにテストイベントを送信',

  status: '状態',
  consumer: 'コンシューマー',
  lastAcknowledged: '最後の受信確認',
  action: '操作',
  connected: '接続中',
  notConnected: '未接続',
  never: 'なし',
  removeNamed: '削除<unseen>：{name}</unseen>',
  nothingWaits: '受信待ちのイベントはありません。',
  upToDate: '最新です。',
  behind: '{events, number}件遅れています。最初のものは{since}です。',
  behindOrMore: '{events, number}件以上遅れています。最初のものは{since}です。',
  dateAndDays: '{time}、{days, number}日前',
  aboutToMiss: 'まもなく取りこぼし',
  deletesFirst: '最初の投票は{time}にストリームから削除されます。',
  missed: '{votes, number}票の取りこぼし',
  missedOrMore: '{votes, number}票以上の取りこぼし',
  notAcknowledged: '{days, number}日間、受信確認がありませんでした。',

  noEvents: '直近{days, number}日間に、投票もテストイベントもありませんでした。',
  latestEvents: '最新のイベント',
  latestEventsText:
    'この掲載の最新の投票とテストイベントです。ライブストリームには、Webhookに送信されたものも含めてすべてが流れます。',
  acknowledgedBy: '受信確認',
  nobody: 'なし',
  forwarded: '転送済み',

  removeTitle: 'コンシューマーを削除',
  removeQuestion: 'このコンシューマーを削除しますか？',
  removeConsumer: 'コンシューマーを削除',
  removeText: '{name}がどこまで受け取ったかの記録が消えます。次にこの名前で接続すると、その時点から始まります。',
  removeTextBehind:
    '{name}がどこまで受け取ったかの記録が消えます。次にこの名前で接続すると、その時点から始まり、受信確認していない{events, number}件のイベントは届きません。',
  removeConnected:
    'この名前でプログラムが接続中です。接続は切れます。もう一度接続するには、プログラムを再起動してください。',
  removed: 'コンシューマーを削除しました。次にこの名前で接続すると、その時点から始まります。',

  onlyStream: 'ライブストリームのみ',
  listener: '投票リスナー',
  notToWebhook: 'Webhookには未送信',
  toListener: '投票リスナーに送信されました。結果は<link>投票リスナーのページ</link>にあります。',
  toStreamOnly: 'ライブストリームでのみ送信',
  testNotInLog:
    'ライブストリームのテストイベントはWebhookに送信されないか、Webhookが削除されたため、このイベントはWebhookのログにありません。',
  voteNotInLog:
    '投票が記録されたときに掲載にWebhookがなかったか、Webhookが削除されたため、この投票はWebhookのログにありません。',
  canGetIt: '<link>ライブストリームを受信する</link>プログラムは、{days, number}日間、{time}まで受け取れます。',
} satisfies AreaTranslation<'stream'>;
