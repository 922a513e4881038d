// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: '待機中',
  waitingMeans: '送信待ちの列に入っていて、まもなく送信されます。',
  sending: '送信中',
  sendingMeans: '試行中です。',
  delivered: '配信済み',
  deliveredMeans: '届きました。',
  retrying: '再試行中',
  retryingMeans: '試行に失敗しました。このあと再試行します。',
  failed: '失敗',
  failedMeans: '届きませんでした。自動での再試行はもうありません。',
  held: '保留中',
  heldMeans: 'Webhookが一時停止中です。再開すると送信されます。',

  inSentence:
    '{state, select, waiting {待機中} sending {送信中} delivered {配信済み} retrying {再試行中} failed {失敗} other {保留中}}',

  rejectedByEndpoint: 'エンドポイントが拒否',
  notSent: '未送信',
  retriesUsedUp: '再試行終了',
  forEarlierVote: '前の投票を待機',
  notConfirmed: '未確認',
  withAnotherVote: '別の投票で',
  rejectedByListener: 'リスナーが拒否',
  mayHaveArrived: '届いた可能性あり',

  correctlyRejected: '正しく拒否',
  notClearlyRejected: '拒否が不明確',
  wronglyAccepted: '誤って受理',
} satisfies AreaTranslation<'deliveryStates'>;
