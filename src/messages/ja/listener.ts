// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: '投票リスナー',
  lead: '投票は、サーバーのVotifierプラグインに1票につき最大1回送信され、報酬プラグインがプレイヤーに報酬を渡します。',
  testAndStatus: 'テストと状態',

  host: 'ホスト',
  hostHint:
    'プラグインが動いているマシンのホスト名かIPアドレス。ポートは含めません。Velocityなどのプロキシを使う場合は、プロキシのホストを入力してください。',
  port: 'ポート',
  portHint:
    'プラグインのポート（変更していなければ{port}）。ゲームのポート25565ではありません。TCPで開放されている必要があります。',
  protocol: 'プロトコル',
  version2: 'バージョン2、トークンを使用（推奨）',
  version2Hint: 'NuVotifier、およびTokenSupportを有効にしたVotifierPlus。リスナーが投票を1つずつ確認します。',
  version1: 'バージョン1、公開鍵を使用',
  version1Hint: '従来のVotifier。VotifierPlusはv1の投票を確認しますが、NuVotifierと従来のVotifierは確認しません。',
  secret: 'トークンまたは公開鍵',
  secretAgain: 'トークンか公開鍵をもう一度貼り付けてください。エラーの後でも、表示されることはありません。',
  secretHint: 'バージョン2ではトークン、バージョン1では公開鍵の全文。',
  tokenStored: 'トークンは保存されていますが、表示されません。変更しない場合は空のままにしてください。',
  keyStored: '公開鍵は保存されていますが、表示されません。変更しない場合は空のままにしてください。',
  hostMissing: '投票リスナーのホストを入力してください。',
  hostTooLong: 'ホストは{max, number}文字以内にしてください。',
  portInvalid: '1～65535の数字を入力してください。ほとんどのリスナーは{port}を使います。',
  saved: '保存しました。新しい投票はこのリスナーに送信されます。届くかどうか、テスト投票で確認してください。',

  nextSteps: '次の流れ',
  nextTest: 'テスト投票を送信して、各ステップを確認します。失敗したら理由がわかります。',
  nextPlugin: '報酬プラグインに、このサービスの名前を追加します。',
  nextVotes:
    'プレイヤー名のある投票は、数秒以内に送信されます。投票したアカウントの数にかかわらず、1人のプレイヤーが報酬を受け取れるのは{hours, number}時間に1回までです。',

  status: '状態',
  lastAccepted: '最後の受理',
  never: 'なし',
  lastUnconfirmed: '最後の送信（未確認）',
  lastFailure: '最後の失敗',
  noFailure: 'なし',
  v1Disabled:
    'サーバーコンソールに投票が表示されない場合は、公開鍵が間違っているか、v1が無効になっています。NuVotifierのdisable-v1-protocolか、VotifierPlusのDisableV1を確認してください。',
  testsNotIncluded: 'テスト投票は含みません。',

  secretAndRemoval: 'シークレットと削除',
  secretStored:
    'トークンや公開鍵は暗号化して保存され、表示されることはありません。プラグインが新しく生成した場合は、フォームに貼り付けてください。',
  removeTitle: '投票リスナーを削除',
  removeQuestion: '投票リスナーを削除しますか？',
  removeListener: '投票リスナーを削除',
  removeText:
    'ホストとトークンまたは公開鍵が削除され、待機中の投票は取り消されます。投票は引き続きカウントされますが、ゲーム内の報酬は出なくなります。',
  removed: '投票リスナーを削除しました。',

  recentVotes: '最近の投票',
  noVotes: '投票はまだありません',
  noVotesText: 'プレイヤー名のある投票とテスト投票が、リスナーの応答とともにここに表示されます。',
  result: '結果',
  playerAndReason: 'プレイヤー、理由',
  duration: '所要時間',
  recorded: '記録日時',
  testVote: 'テスト投票',
  response: '応答',
  alreadyRewarded: 'このプレイヤーは、{hours, number}時間以内に別の投票で報酬を受け取っています。',
  queued: 'このプレイヤーの別の投票を送信中です。それが失敗した場合だけ、この投票を送信します。',
  waiting: 'この投票はまもなく送信されます。',
  sending: 'この投票を送信しています。',

  unrewarded: '報酬が届いていないプレイヤー',
  downloadCsv: 'すべてCSVでダウンロード',
  unrewardedText:
    '二重に報酬を渡さないように、投票が2回送信されることはありません。何も送信されなかった投票は、下からもう一度だけ送信できます。ほかのプレイヤーには手動で報酬を渡してください。',
  unrewardedLimit:
    'このリストには新しい順に{limit, number}件を表示しています。CSVファイルには、直近{days, number}日間のすべてが含まれます。',
  voted: '投票日時',

  sendOnceMore: 'もう一度送信',
  resendTitle: '投票をもう一度送信',
  resendQuestion: 'この投票をもう一度送信しますか？',
  resendText:
    'この投票はリスナーにまったく届いていません。もう一度送信できるのは1回だけなので、先に原因を直してください。すでに自分で報酬を渡した場合は、送信しないでください。',
  resent: '{player}の投票を送信しています。',
  resendNoListener: '投票リスナーが削除されています。先に保存してから、投票をもう一度送信してください。',
  resendNotFound: 'この投票は存在しません。',
  resendTooOld: 'この投票は{days, number}日より古いため、送信できません。',
  resendNotFailed: 'この投票はもう一度送信できません。送信済みか、送信された可能性があるか、すでに再送信されています。',
  resendAlreadyRewarded:
    'このプレイヤーは{hours, number}時間以内に別の投票で報酬を受け取っているため、この投票は送信されません。',
  resendBusy: 'このプレイヤーの別の投票を送信中です。終わるまで待ってから、もう一度お試しください。',
} satisfies AreaTranslation<'listener'>;
