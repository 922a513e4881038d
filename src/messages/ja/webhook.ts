// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'オプションとシークレット',

  yourSecret: '署名シークレット',
  theSecret: '署名シークレット',
  copySecretNow: '今すぐコピーして、エンドポイントの設定と一緒に保存してください。二度と表示されません。',

  votesToChat: '投票は{channel}のチャンネルに投稿されます：{url}',
  endpointUrl: 'エンドポイントURL',
  newUrl: '新しいURL',
  urlHint:
    'POSTリクエストを受け付けるHTTPSのURL。{channels}のWebhook URLを使うと、投票は整形されたメッセージとしてチャンネルに投稿されます。',
  localUrls:
    'このサービスは自分のコンピューターで動いているため、http://localhost:8080のようなローカルのURLも使えます。',
  saveAndEnable: '保存して有効にする',
  urlMissing: 'エンドポイントのアドレスを入力してください。',
  urlTooLong: 'アドレスは{max, number}文字以内にしてください。',
  saved: '保存しました。新しい投票はこのエンドポイントに送信されます。',

  isPaused: 'Webhookは一時停止中です。',
  isPausedText: '投票は保留され、再開すると順番に送信されます。',
  resume: '再開',
  isDisabled: 'Webhookは{failures, number}回連続で失敗したため、無効になりました。',
  isDisabledText:
    'エンドポイントを直してテストイベントを送信し、URLをもう一度保存すると、Webhookが有効になり、失敗の回数もリセットされます。その間の投票は自動では送信されません。{days, number}日間は<link>配信ログ</link>から再配信できます。',

  health: '稼働状況',
  deliveredInDay: '24時間の配信',
  retrying: '再試行中',
  failed: '失敗',
  lastDelivered: '最後に配信された投票',
  never: 'なし',
  lastFailure: '最後の失敗',
  failedAt: '{time}、{reason}',
  noFailure: 'なし',
  testsNotIncluded: 'テストイベントは含みません。',
  openLog: '配信ログを開く',

  nextSteps: '次の流れ',
  nextSecret: '署名シークレットが一度だけ表示されます。エンドポイントは、これを使って投票が本物か検証します。',
  nextTest: 'テストイベントを送信して、エンドポイントの応答を確認します。',
  nextVotes: '投票は数秒以内に届きます。失敗した配信は最大5回まで再試行します。',

  annulledVotes: '無効になった投票',
  on: 'オン',
  off: 'オフ',
  annulmentsText:
    'スタッフが投票を無効にしたとき、エンドポイントはそれぞれについて<code>vote.annulled</code>イベントを、元に戻されたときは<code>vote.restored</code>を受け取れます。エンドポイントがこれらのイベントに対応している場合だけ、オンにしてください。',
  turnOn: 'オンにする',
  turnOff: 'オフにする',
  annulmentsOn: '無効になった投票のイベントを送信するようにしました。',
  annulmentsOff: '無効になった投票のイベントを送信しないようにしました。',

  secretAndRemoval: 'シークレットと削除',
  pauseOrRemove: '一時停止または削除',
  rotateNew:
    'シークレットの紛失や漏えいがあった場合は、再発行してください。X-Webhook-Signatureはすぐに新しいシークレットに切り替わります。Standard Webhooksのヘッダーは、24時間は両方のシークレットで署名されます。',
  rotateShownBefore:
    'シークレットは作成時に表示されました。紛失や漏えいがあった場合は、再発行してください。X-Webhook-Signatureはすぐに新しいシークレットに切り替わります。Standard Webhooksのヘッダーは、24時間は両方のシークレットで署名されます。',
  notSigned:
    '配信は署名されていません。エンドポイントが本物の投票と偽の投票を見分けられるように、シークレットを作成してください。',
  rotateSecret: 'シークレットを再発行',
  createSecret: 'シークレットを作成',
  pause: '一時停止',
  paused: '一時停止しました。再開するまで投票は保留されます。',
  resumed: '再開しました。保留されていた投票を順番に送信しています。',
  rotateTitle: '署名シークレットを再発行',
  rotateQuestion: '署名シークレットを再発行しますか？',
  rotateText:
    '<code>X-Webhook-Signature</code>は次の配信から新しいシークレットを使うので、すぐにエンドポイントを更新してください。Standard Webhooksのヘッダーは、24時間は両方のシークレットで署名されます。',
  secretInUse: '新しいシークレットを使い始めました。',
  removeTitle: 'Webhookを削除',
  removeQuestion: 'Webhookを削除しますか？',
  removeWebhook: 'Webhookを削除',
  removeText:
    'URLとシークレットが削除され、待機中の配信は取り消されます。投票は引き続きカウントされます。配信を一時的に止めたいときは、一時停止を使ってください。',
  removed: 'Webhookを削除しました。',

  howToVerify: '投票の検証方法',
  howToVerifyText:
    '<code>whsec_</code>を含むシークレット全体を使って、生のボディのHMAC-SHA256を計算し、<code>X-Webhook-Signature</code>と比較します。投票を保存したら2xxで応答してください。重複の検出には<code>{header}</code>を使い、<code>"test": true</code>のイベントには報酬を渡さないでください。',
} satisfies AreaTranslation<'webhook'>;
