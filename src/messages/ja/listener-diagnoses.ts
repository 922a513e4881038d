// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'リスナーのホストが、ホスト名でもIPアドレスでもありません。',
  hostInvalidTodo: 'mc.exampleのようにホストだけを入力し、ポートは専用の欄に入力してください。',
  portInvalid: 'リスナーのポートが1～65535の数字ではありません。',
  portInvalidTodo: 'プラグインのconfig.ymlのポートを入力してください。変更していなければ8192です。',
  portDenied: 'リスナーのポートは別の種類のサービスのもので、使えません。',
  portDeniedTodo:
    'プラグインのconfig.ymlのポートを入力するか、プラグインのポートを変更してください。初期値は8192です。',
  dnsNotFound: 'リスナーのホスト名が存在しません。',
  dnsNotFoundTodo:
    'つづりを確認してください。プレイヤーが使う名前はSRVレコードだけの場合があり、投票リスナーでは使えません。その場合は、サーバーのIPアドレスか実際のホスト名を入力してください。',
  dnsBroken: 'リスナーのドメインのネームサーバーがエラーを返しました。',
  dnsBrokenTodo: 'レジストラーでドメインのネームサーバーとDNSSECを確認するか、サーバーのIPアドレスを入力してください。',
  dnsTimeout: 'リスナーのドメインのネームサーバーが時間内に応答しませんでした。',
  dnsTimeoutTodo: 'レジストラーでドメインのネームサーバーを確認するか、サーバーのIPアドレスを入力してください。',
  dnsFailed: 'このサービスからネームサーバーに接続できませんでした。',
  dnsFailedTodo: 'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。',
  blockedAddress: 'ホストがプライベートアドレスを指していますが、投票は公開アドレスにだけ送信されます。',
  blockedAddressTodo:
    'プレイヤーが使う公開アドレスを入力し、そこにリスナーのポートを転送してください。プライベートアドレスの範囲を許可するには、運営者がALLOW_PRIVATE_TARGETSを設定できます。',
  hostUnreachable: 'リスナーのサーバーに到達できないと、ネットワークから報告されました。',
  hostUnreachableTodo:
    'サーバーが起動しているか、アドレスが正しいか、ファイアウォールがリスナーのポート（変更していなければTCP 8192）を許可しているか確認してください。',
  reset: '接続の確立中に、サーバーが接続を閉じました。',
  resetTodo: 'リスナーのポートの前にファイアウォールやDDoS保護がないか確認し、このサービスを例外に追加してください。',
  networkError: '接続の確立中にネットワークエラーが発生しました。',
  networkErrorTodo: 'テスト投票を送信してください。また失敗する場合は、サーバーのネットワークを確認してください。',
  networkUnreachable: 'このサービスからリスナーのアドレスへの経路がありません。',
  networkUnreachableTodo:
    'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。ホストにIPv6アドレスしかない場合は、IPv4アドレスを入力してください。',
  outOfSockets: 'このサービスで使えるソケットがなくなりました。',
  outOfSocketsTodo:
    'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。繰り返し起こる場合は、運営者が開けるファイル数の上限を上げる必要があります。',
  stalled: 'このサービスの処理が止まり、投票は送信されませんでした。',
  stalledTodo: 'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。',
  shutdown: 'このサービスの再起動中で、投票は送信されませんでした。',
  shutdownTodo: 'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。',
  internalError: 'このサービスで予期しないエラーが発生し、投票は送信されませんでした。',
  internalErrorTodo:
    'こちら側の問題で、あなたのサーバーの問題ではありません。後でテスト投票を送信してください。繰り返し起こる場合は、運営者に連絡してください。',
  voteUnreadable: '保存された投票を読み取れなかったため、何も送信されませんでした。',
  voteUnreadableTodo: '運営者に連絡してください。あなたの側で直すことはありません。',
  noPlayer: '投票にプレイヤー名がないため、何も送信されませんでした。',
  noPlayerTodo: '対応は不要です。報酬がほしい投票者は、投票時にプレイヤー名を入力する必要があります。',
  serviceNameRefused: 'このサービスの名前はリスナーに送信できません。',
  serviceNameRefusedTodo: '運営者がSERVICE_NAMEを英字（A～Z）と数字にする必要があります。',
  keyUnusable: '保存された公開鍵が2048ビットのRSA鍵ではないため、投票を暗号化できませんでした。',
  keyUnusableTodo: 'プラグインのrsa/public.keyの内容をもう一度貼り付けてください。',
  voteAnnulled: '送信される前に、このサイトのスタッフが投票を無効にしました。',
  voteAnnulledTodo: '対応は不要です。無効になった投票に報酬は出ません。',
  listenerRemoved: 'この投票が送信される前に、投票リスナーが削除されました。',
  listenerRemovedTodo:
    'この投票がもう一度送信されることはありません。リスナーを設定し直すと、新しい投票は送信されます。',
  settingsUnreadable: 'リスナーの設定が別の鍵で保存されているため、このサービスでは復号できません。',
  settingsUnreadableTodo:
    'トークンか公開鍵を入力してリスナーをもう一度保存するか、以前のSECRET_KEYに戻すよう運営者に依頼してください。',
  closedBeforeGreeting: 'リスナーがグリーティングを送る前に、接続が閉じられました。',
  closedBeforeGreetingTodo:
    '投票プラグインのポートか、前にあるトンネルやプロキシがサーバーに届いているか確認してください。VotifierPlusは、ConnectionThrottleがこのサービスをブロックしている間も接続を閉じます。その場合は数分待ってください。',
  greetingUnfinished: 'リスナーはVotifierのグリーティングを送り始めましたが、行を最後まで送りませんでした。',
  greetingUnfinishedTodo: 'このサービスとプラグインの間のトンネルやプロキシを確認し、テスト投票を送信してください。',
  voteTooLong: 'リスナーのグリーティングに合わせると、投票が長すぎてどのリスナーにも受け付けられません。',
  voteTooLongTodo: '改造していないNuVotifierかVotifierPlusを使ってください。これらのチャレンジは26文字です。',
  closedBeforeSending: 'リスナーはグリーティングを送りましたが、投票を送信する前に接続を閉じました。',
  closedBeforeSendingTodo:
    'この時刻のサーバーコンソールを確認してください。過負荷や再起動中のサーバー、接続を制限するプラグインで起こります。',
  connectRefused:
    '{place, select, hostAndPort {{host}のポート{port}では何も待ち受けていません。} host {{host}では何も待ち受けていません。} other {何も待ち受けていません。}}',
  connectRefusedTodo:
    '投票プラグインが読み込まれ、{port}が表示されているか、サーバーコンソールで確認してください。config.ymlのhostが0.0.0.0かも確認してください。Velocityなどのプロキシでは、プロキシのプラグインがリスナーです。',
  connectRefusedHereTodo:
    '投票プラグインが読み込まれ、{port}が表示されているか、サーバーコンソールで確認してください。Velocityなどのプロキシでは、プロキシのプラグインがリスナーです。',
  connectTimeout:
    '{place, select, hostAndPort {{host}のポート{port}は、接続要求に応答しませんでした。} host {{host}は、接続要求に応答しませんでした。} other {接続要求に応答がありませんでした。}}',
  connectTimeoutTodo:
    'サーバーが起動しているか確認し、ファイアウォール、ホスティングの管理画面、ルーターで{port}のTCPを開放してください。ホスティング会社を使う場合は、割り当てられたポートを使ってください。',
  portKnown: 'ポート{port}',
  portUnknown: 'リスナーのポート（変更していなければ8192）',
  nameRefused: 'どのリスナーも受け付けないプレイヤー名のため、投票は送信されませんでした。',
  nameRefusedTodo: '名前はBedrockの接頭辞を含めて1～16文字です。',
  nameRefusedV1Todo: '名前はBedrockの接頭辞を含めて1～16文字で、v1ではASCII文字だけを使えます。',
  noGreeting:
    '{place, select, hostAndPort {{host}のポート{port}は接続を受け付けますが、投票リスナーのグリーティングを送りませんでした。} host {{host}は接続を受け付けますが、投票リスナーのグリーティングを送りませんでした。} other {接続は受け付けられますが、投票リスナーのグリーティングが送られませんでした。}}',
  noGreetingTodo:
    '投票プラグインのconfig.ymlにあるポートを入力してください。変更していなければ8192です。25565などのゲームのポートはグリーティングを送りません。',
  noGreetingGamePortTodo:
    'ポート25565はゲームのポートです。投票プラグインのconfig.ymlにあるポートを入力してください。変更していなければ8192です。',
  notVotifier:
    '{place, select, hostAndPort {{host}のポート{port}では、別の種類のサービスが応答しています。} host {{host}では、別の種類のサービスが応答しています。} other {別の種類のサービスが応答しています。}}',
  greetingWas: '{happened}グリーティングは「{words}」でした。',
  notVotifierTodo: '投票プラグインのconfig.ymlにあるポートを入力してください。変更していなければ8192です。',
  unknownVersion: 'リスナーはVotifierと名乗りましたが、プロトコルがv1でもv2でもありません。',
  unknownVersionNamed: 'リスナーはVotifierと名乗りましたが、プロトコルがv1でもv2でもありません：「{words}」。',
  unknownVersionTodo: 'v2に対応する現行版のNuVotifierかVotifierPlusを導入してください。',
  v1Only: 'リスナーはプロトコルv1にしか対応していませんが、ここではv2が選ばれています。',
  v1OnlyNamed: 'リスナーはプロトコルv1（{words}）にしか対応していませんが、ここではv2が選ばれています。',
  v1OnlyTodo:
    'VotifierPlusではconfig.ymlにTokenSupport: trueを設定して再読み込みし、{service}かdefaultのトークンを入力してください。従来のVotifierでは、ここでv1を選び、rsa/public.keyを貼り付けてください。',
  thisService: 'このサービスの名前',
  endedAccepted: 'リスナーが投票を受理しました。',
  endedAcceptedTodo: 'プレイヤーが報酬を受け取っていない場合は、報酬プラグインを確認してください。',
  endedRejected: 'リスナーが投票を拒否しました。',
  endedRejectedTodo: 'この時刻のサーバーコンソールで理由を確認してください。',
  endedFailed: '投票を送信できませんでした。',
  endedFailedTodo: 'リスナーのホスト、ポート、トークンまたは公開鍵を確認し、テスト投票を送信してください。',
  endedSentUnconfirmed: '投票は送信されましたが、確認できません。',
  endedSentUnconfirmedTodo: 'サーバーコンソールで投票を確認してください。',
  endedUnknown: '投票は送信されましたが、処理されたかどうかわかりません。',
  endedUnknownTodo: '2回送信されることはありません。サーバーコンソールで投票を確認してください。',
} satisfies AreaTranslation<'listenerDiagnoses'>;
