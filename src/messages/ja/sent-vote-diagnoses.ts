// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened}応答：「{words}」。',
  accepted: 'リスナーが投票を受理しました。',
  acceptedTodo:
    'プレイヤーが報酬を受け取っていない場合は、VotingPluginやSuperbVoteなどの報酬プラグインを確認してください。導入済みで、このサービスの名前に対する報酬が設定されている必要があります。',
  closedAfterSendingV1:
    'リスナーが応答せずに接続を閉じたため、処理されたかどうかわかりません。VotifierPlusは、投票を復号できないときにこうなります。',
  closedAfterSendingV1Todo:
    'サーバーコンソールを確認してください。投票がなければ、plugins/VotifierPlus/rsa/public.keyの内容をもう一度貼り付けてください。プラグインが新しい鍵を生成した場合、古い鍵は使えません。',
  leftOpenV1:
    'リスナーが接続を開いたままにしたため、処理されたかどうかわかりません。従来のVotifierは、投票を復号できないときにこうなります。',
  leftOpenV1Todo:
    '投票が届いていなければ、plugins/Votifier/rsa/public.keyの内容をもう一度貼り付けてください。届いている場合は、報酬プラグインがリスナーの処理を遅らせています。トークンを使うNuVotifierなら、明確な応答が返ります。',
  sentUnconfirmed:
    '投票は送信されましたが、確認できません。リスナーが応答せずに接続を閉じました。プロトコルv1のNuVotifierは必ずこうなります。',
  sentUnconfirmedTodo:
    'サーバーコンソールで投票を確認してください。なければ、公開鍵が間違っているか、v1が無効になっています（NuVotifierではdisable-v1-protocol、VotifierPlusではDisableV1）。確実にするには、v2のトークンを使ってください。',
  sentUnconfirmedClassic:
    '投票は送信されましたが、確認できません。従来のVotifierは応答しません。読み取れる投票のときと同じように、すぐに接続を閉じました。',
  sentUnconfirmedClassicTodo:
    'サーバーコンソールで投票を確認してください。確認を受け取るには、NuVotifierかVotifierPlusをトークンで使ってください。',
  noAnswer: '投票は送信されましたが、リスナーが5秒以内に応答しなかったため、処理されたかどうかわかりません。',
  noAnswerTodo:
    '2回送信されることはありません。サーバーコンソールで投票を確認してください。報酬プラグインが遅いか、サーバーが過負荷だと、応答が遅れることがあります。',
  resetAfterSending: '投票の送信後に接続が切れたため、処理されたかどうかわかりません。',
  resetAfterSendingTodo:
    '2回送信されることはありません。サーバーコンソールで投票を確認し、接続を切ったファイアウォール、トンネル、再起動がないか確認してください。',
  interrupted: '投票の送信中にこのサービスが停止したか処理が止まったため、処理されたかどうかわかりません。',
  interruptedTodo:
    '2回送信されることはありません。サーバーコンソールで投票を確認してください。原因はあなたのサーバーではありません。',
  wrongToken: 'リスナーが投票を拒否しました。トークンが間違っています。',
  wrongTokenTodo:
    'プラグインのconfig.ymlのtokensから、トークンをもう一度コピーしてください。{service}があればその値、なければdefaultの値です。その後、プラグインを再読み込みしてください（NuVotifierでは/nvreload）。',
  challengeRefused: 'リスナーが投票を拒否しました。投票のチャレンジが、グリーティングのものと違います。',
  challengeRefusedTodo:
    '間にあるプロキシやトンネルが接続を混同しています。接続を使い回さずに、TCPをそのまま転送するようにしてください。その後、テスト投票を送信してください。続く場合は、運営者に連絡してください。',
  nameTooLong: 'リスナーが投票を拒否しました。プレイヤー名が長すぎます。',
  nameTooLongTodo:
    '名前は、ピリオドなどのBedrockの接頭辞を含めて16文字までです。サーバーに表示される名前で投票してください。',
  unknownService: 'リスナーが投票を拒否しました。このサービス用のトークンがありません。',
  unknownServiceTodo:
    'プラグインのconfig.ymlのtokensに、default:か{service}:をトークンとともに追加し、再読み込みして（NuVotifierでは/nvreload）、そのトークンをここに入力してください。大文字と小文字は区別されます。',
  voteNotUnderstood: 'リスナーが投票を読み取れませんでした。',
  voteNotUnderstoodTodo:
    'プラグインに互換性がありません。更新するか、NuVotifierかVotifierPlusを使ってください。最新版なら、運営者に連絡してください。',
  messageTooLong: '投票が長すぎるため、リスナーが拒否しました。',
  messageTooLongTodo:
    'テスト投票を送信してください。続く場合は、プラグインを更新し、SERVICE_NAMEを短くするよう運営者に依頼してください。',
  v1Disabled: 'リスナーが投票を拒否しました。プロトコルv1が無効です。',
  v1DisabledTodo: 'ここでv2を選び、プラグインのconfig.ymlのトークンを入力してください。',
  wrongKey: '投票を復号できなかったため、リスナーが拒否しました。',
  wrongKeyTodo:
    'プラグインのrsa/public.keyの内容をもう一度貼り付けてください。プラグインが新しい鍵を生成した場合、古い鍵は使えません。',
  takenForTls: 'リスナーが投票を暗号化された接続と取り違えました。',
  takenForTlsTodo:
    '間にあるトンネルやプロキシのTLSをオフにしてください。投票は平文のTCPで送信されます。その後、テスト投票を送信してください。続く場合は、運営者に連絡してください。',
  pluginFailed: 'リスナーがエラーを報告しました。投票を処理した後の可能性もあり、処理されたかどうかわかりません。',
  pluginFailedTodo:
    'この時刻のサーバーコンソールで、エラー全体を確認してください。多くの場合、報酬プラグインのエラーです。',
  closedAfterSending:
    'リスナーが応答せずに接続を閉じたため、処理されたかどうかわかりません。VotifierPlusは、投票を拒否するときにこうなります。',
  closedAfterSendingTodo:
    'サーバーコンソールを確認してください。「Authentication failed」とあれば、VotifierPlusのトークンが間違っているか、{service}にもdefaultにもトークンがないか、ConnectionThrottleがこのサービスをブロックしています。',
  answerUnreadable: '投票は送信されましたが、応答が投票リスナーのものではないため、処理されたかどうかわかりません。',
  answerUnreadableTodo:
    '2回送信されることはありません。サーバーコンソールで投票を確認し、このサービスとプラグインの間に何があるか確認してください。',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
