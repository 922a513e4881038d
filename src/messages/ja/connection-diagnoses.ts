// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted: '試行中にこのサービスが停止したため、受信側に配信が届いたかどうかわかりません。',
  interruptedTodo: '対応は不要です。同じイベントIDで再試行するので、受信側で重複を判別できます。',
  voteAnnulled: '配信される前に、このサイトのスタッフが投票を無効にしました。',
  voteAnnulledTodo: '対応は不要です。投票はカウントされません。手動で再配信することはできます。',
  settingsUnreadable: 'WebhookのURLとシークレットが別の鍵で保存されているため、このサービスでは復号できません。',
  settingsUnreadableTodo:
    'WebhookのURLをもう一度保存するか、以前のSECRET_KEYに戻すよう運営者に依頼してください。それまで配信は待機し、エンドポイントの失敗とは見なしません。',
  idleClosed: '以前のリクエストで使った接続でこのリクエストを送信した瞬間に、受信側がその接続を閉じました。',
  idleClosedTodo:
    '対応は不要です。新しい接続と次の試行番号で、すぐにもう一度送信します。この試行はカウントされません。',
  shutdown: '試行中に、このサービスが再起動していました。',
  shutdownTodo: 'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。',
  stalled: '試行中に、このサービスの処理が止まりました。',
  stalledTodo: 'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。',
  internalError: 'このサービスで予期しないエラーが発生しました。',
  internalErrorTodo:
    'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。繰り返し起こる場合は、運営者に連絡してください。',
  outOfSockets: 'このサービスで使えるソケットがなくなりました。',
  outOfSocketsTodo:
    'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。繰り返し起こる場合は、運営者が開けるファイル数の上限を上げる必要があります。',
  networkUnreachable: 'このサービスから受信側のアドレスへの経路がありません。',
  networkUnreachableTodo:
    'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。ホストにIPv6アドレスしかない場合は、IPv4アドレスも割り当ててください。',
  dnsFailed: 'このサービスからネームサーバーに接続できませんでした。',
  dnsFailedTodo: 'こちら側の問題です。エンドポイントの失敗とは見なさず、配信を再試行します。',
  dnsNotFound: 'URLのホスト名が存在しないか、アドレスがありません。',
  dnsNotFoundTodo:
    'つづりを確認してください。新しいDNSレコードは反映に時間がかかることがあります。トンネルの名前なら、おそらく期限が切れています。',
  dnsBroken: 'ドメインのネームサーバーがエラーを返しました。',
  dnsBrokenTodo: 'レジストラーで、ドメインのネームサーバーとDNSSECを確認してください。',
  dnsTimeout: 'ドメインのネームサーバーが時間内に応答しませんでした。',
  dnsTimeoutTodo: 'レジストラーで、ドメインのネームサーバーを確認してください。',
  blockedAddress:
    'ホストが、プライベートアドレスやクラウドのメタデータアドレスなど、許可されていないアドレスを指しています。',
  blockedAddressTodo:
    '公開アドレスかトンネルを使ってください。プライベートアドレスの範囲を許可するには、運営者がALLOW_PRIVATE_TARGETSを設定できます。',
  urlInvalid: 'エンドポイントURLが完全ではありません。',
  urlInvalidTodo: 'https://bot.example/votesのように、URL全体を入力してください。',
  urlCharacters: 'エンドポイントURLに見えない文字が含まれています。',
  urlCharactersTodo: '前後の文字を含めずに、URLをもう一度コピーしてください。',
  urlTooLong: 'エンドポイントURLが{max, number}文字を超えています。',
  urlTooLongTodo: '短くしてください。',
  urlScheme: 'エンドポイントURLがウェブアドレスではありません。',
  urlSchemeTodo: 'https://で始めてください。',
  urlNotHttps: 'エンドポイントURLは暗号化されないhttpです。これは、運営者が許可したアドレス範囲でのみ使えます。',
  urlNotHttpsTodo: 'リバースプロキシやトンネルなどでhttps://を使ってください。',
  urlCredentials: 'エンドポイントURLにユーザー名かパスワードが含まれています。',
  urlCredentialsTodo: '取り除いて、代わりに各リクエストの署名を検証してください。',
  urlFragment: 'エンドポイントURLに、サーバーに送信されないフラグメント（#以降）が含まれています。',
  urlFragmentTodo: '取り除くか、パラメーターなら?を使ってください。',
  urlPort: 'エンドポイントURLのポートは別の種類のサービスのもので、使えません。',
  urlPortTodo: '受信側では443や8443など、別のポートを使ってください。',
  connectRefused: 'そのアドレスとポートでは何も待ち受けていません。',
  connectRefusedTodo: '受信側を起動し、URLのポートで、127.0.0.1だけでなく0.0.0.0で待ち受けているか確認してください。',
  connectTimeout: 'サーバーが接続要求に応答しませんでした。',
  connectTimeoutTodo:
    'サーバーが起動しているか、ファイアウォールやホスティングの管理画面でポートが開いているか確認してください。',
  hostUnreachable: 'サーバーに到達できないと、ネットワークから報告されました。',
  hostUnreachableTodo: 'サーバーが起動しているか、DNSのアドレスが正しいか確認してください。',
  tlsExpired: '受信側のTLS証明書の有効期限が切れています。',
  tlsExpiredTodo: '証明書を更新し、更新後にサーバーが読み込み直しているか確認してください。',
  tlsNotYetValid: '受信側のTLS証明書はまだ有効ではありません。',
  tlsNotYetValidTodo: '証明書を発行したマシンの時計を確認するか、有効になるまで待ってください。',
  tlsNameMismatch: '受信側のTLS証明書は別のホスト名のものです。',
  tlsNameMismatchTodo:
    'URLのホスト用の証明書を取得するか、証明書に対応するホストを入力してください。初期設定の証明書が使われている場合、サーバーにこのホストの設定がないことがよくあります。',
  tlsSelfSigned: '受信側のTLS証明書は自己署名のため、所有者を検証できません。',
  tlsSelfSignedTodo:
    'Let’s Encryptの無料の証明書など、公的な認証局の証明書を使うか、リバースプロキシかトンネルを前に置いてください。',
  tlsIncompleteChain: '受信側のTLS証明書を、信頼された認証局までたどれません。多くの場合、中間証明書がありません。',
  tlsIncompleteChainTodo:
    '証明書チェーン全体（多くはfullchain.pemというファイル）を設定してください。ブラウザーではこの間違いに気づきにくいことがあります。',
  tlsUntrusted: '受信側のTLS証明書は、公的に信頼されていない認証局のものです。',
  tlsUntrustedTodo:
    '公的な認証局の証明書を使ってください。独自の認証局を信頼させるには、運営者がNODE_EXTRA_CA_CERTSを設定できます。',
  tlsTimeout: 'サーバーは接続を受け付けましたが、TLSハンドシェイクが時間内に終わりませんでした。',
  tlsTimeoutTodo: 'サーバーがこのポートでTLSを使っているか、過負荷でないか確認してください。',
  tlsFailed: 'TLSハンドシェイクに失敗しました。',
  tlsFailedTodo: 'サーバーがTLS 1.2か1.3に対応し、クライアント証明書を要求していないか確認してください。',
  httpOnHttps: 'https://に必要なTLSを、このポートは使っていません。おそらく平文のHTTPです。',
  httpOnHttpsTodo: 'サーバーがTLSを提供するポートを使ってください。通常は443です。',
  httpsOnHttp: 'ポートはTLSを使っていますが、URLがhttp://で始まっています。',
  httpsOnHttpTodo: 'URLにhttps://を使ってください。',
  timeoutHeaders: '受信側はリクエストを受け付けましたが、10秒以内に応答しませんでした。',
  timeoutHeadersTodo: 'すぐに2xxを返し、処理はキューなどで後から行ってください。',
  reset: '受信側が、応答する前に接続をリセットしました。',
  resetTodo: 'この時刻にクラッシュしていないか受信側のログを確認し、間にあるプロキシのタイムアウトも確認してください。',
  closedEarly: '受信側が、応答をすべて送る前に接続を閉じました。',
  closedEarlyTodo:
    'この時刻にクラッシュしていないか、受信側のログを確認してください。ハンドラーは、すべてのリクエストにステータスを返す必要があります。',
  malformedHttp: '応答が正しいHTTP/1.1ではありませんでした。',
  malformedHttpTodo: 'ポートが、ゲームサーバーなどの別のサービスではなく、ウェブサーバーのものか確認してください。',
  headersTooLarge: '受信側が32 KiBを超えるヘッダーか、終わりのない応答を送りました。',
  headersTooLargeTodo: 'ハンドラーがステータスだけを返すようにしてください。Cookieやデバッグ用のヘッダーは不要です。',
  networkError: '試行中にネットワークエラーが発生しました。',
  networkErrorTodo: '繰り返し起こる場合は、受信側のネットワークと、その間の経路を確認してください。',
} satisfies AreaTranslation<'connectionDiagnoses'>;
