// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: '投票リスナー',
  lastDelivered: '最後の投票は{time}に配信されました。',

  noResponse: '応答なし',
  working:
    '{votes, plural, =0 {動作中。直近24時間の投票はありません。} other {動作中。直近24時間に#票を配信しました。}}',
  openLog: '配信ログを開く',
  failing:
    '{count, plural, =1 {前回の試行に失敗しました（{reason}）。{limit, number}回連続で失敗すると、Webhookは無効になります。} other {直近の#回の試行に失敗しました（最後は{reason}）。{limit, number}回連続で失敗すると、Webhookは無効になります。}}',
  viewFailed: '失敗した試行を見る',
  disabled: '{limit, number}回連続で失敗したため、無効になっています（最後は{reason}）。投票は送信されていません。',
  fixEndpoint: 'エンドポイントを直して、URLをもう一度保存',
  paused: '一時停止中。投票は保留され、再開すると順番に送信されます。',
  resume: '再開',
  noneSinceSaved: 'Webhookの保存後に送信された投票はありません。テストイベントは含みません。',
  noneSent: '送信された投票はまだありません。テストイベントは含みません。',
  sendTestEvent: 'テストイベントを送信',

  listenerFailing: '直近の{votes, number}票が届きませんでした。投票がリスナーに2回送信されることはありません。',
  viewUnrewarded: '原因と報酬が届いていないプレイヤーを見る',
  listenerUnconfirmed:
    '送信しましたが、未確認です。このリスナーはv1の投票を確認しません。確実にするには、v2のトークンを使ってください。',
  checkOrSwitch: '最近の投票を確認するか、v2のトークンに切り替える',
  listenerWorking: '動作中。最後の投票は受け付けられました。',
  votesAndSettings: '最近の投票と設定',
  listenerNoneSent: '送信された投票はまだありません。テスト投票は含みません。',
  sendTestVote: 'テスト投票を送信',

  noWebhook: 'Webhook未設定',
  labelDisabled: '{kind, select, webhook {Webhook無効} other {リスナー無効}}',
  labelPaused: '{kind, select, webhook {Webhook一時停止中} other {リスナー一時停止中}}',
  labelFailing:
    '{kind, select, webhook {Webhook失敗中：{count, number}回連続} other {リスナー失敗中：{count, number}回連続}}',
  labelNoneSinceSaved: 'Webhook：保存後の投票なし',
  labelUnconfirmed: 'リスナー：送信済み、未確認',
  labelWorking: '{kind, select, webhook {Webhook動作中} other {リスナー動作中}}',
  labelNoVotes: '{kind, select, webhook {Webhook：投票なし} other {リスナー：投票なし}}',
} satisfies AreaTranslation<'health'>;
