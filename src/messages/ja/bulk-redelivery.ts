// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: '配信を選ぶ',
  failedHint: 'エンドポイントが4xxで拒否したもの、再試行がすべて失敗したもの、Webhookが無効だったもの。',
  deliveredHint: '同じイベントをもう一度エンドポイントに送信します。',
  recordedFrom: '記録日時の開始（UTC）',
  recordedUntil: '記録日時の終了（UTC）。空なら現在まで',
  stateNotListed: 'リストから状態を選んでください。',
  stateMissing: '状態を1つ以上選んでください。',

  found: '{votes, plural, =0 {該当する投票はありません} other {#票を再配信します}}',
  foundBetween:
    '{states, select, failed {失敗} delivered {配信済み} other {失敗と配信済み}}、記録日時は{since}から{until}まで。テストイベントは除きます。',
  foundUntilNow:
    '{states, select, failed {失敗} delivered {配信済み} other {失敗と配信済み}}、記録日時は{since}から現在まで。テストイベントは除きます。',
  howItWorks:
    '投票の順に1分あたり{perMinute, number}件を送信するので、{minutes, plural, =0 {1分もかかりません} other {約{duration}かかります}}。それぞれ同じボディとイベントIDで1回だけ試行するので、イベントIDで重複を除くエンドポイントなら、同じ投票に2回報酬を渡すことはありません。',
  redeliverVotes: '{votes, number}票を再配信',

  unreachable: 'エンドポイントに接続できませんでした',
  votesFailed: '{since}から{until}まで、{votes, number}票が連続で失敗しました。',
  selectSince: 'それ以降に失敗した投票をすべて選ぶ',

  redelivering: '再配信中',
  last: '前回の一括再配信',
  running: '実行中',
  done: '完了',
  stopped: '停止',
  progress: '{done, number} / {total, number}',
  queued: '{total, number}件中{done, number}件を送信待ちに追加しました。',
  queuedAndLeft:
    '{total, number}件中{done, number}件を送信待ちに追加しました。残り{minutes, plural, =0 {1分未満} other {約{duration}}}。',
  started: '{time}に開始。それぞれの結果は<link>配信ログ</link>に表示されます。',
  stop: '停止',

  redeliveryStarted: '再配信を開始しました。',
  otherRunning: '別の一括再配信を実行中です。終わるまで待つか、停止してください。',
  redeliveryStopped: '停止しました。すでに送信待ちの配信は送信されます。',
  noneRunning: '実行中の一括再配信はありません。',
  noWebhook: 'Webhook未設定',
  noWebhookText: '先にエンドポイントURLを保存すると、失敗した投票を再配信できます。',
} satisfies AreaTranslation<'bulkRedelivery'>;
