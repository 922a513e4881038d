// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: '投票を受け取れるのはウェブアドレスだけです。URLはhttps://で始めてください。',
  urlWithoutScheme: 'アドレスの前にhttps://を付けてください。このマシン上の場合はhttp://です。',
  urlIncomplete: 'URLが完全ではありません。https://bot.example/votesのように、すべて入力してください。',
  urlCharacters: 'URLに改行などの見えない文字が含まれています。前後の文字を含めずに、もう一度コピーしてください。',
  urlCredentials:
    'URLにユーザー名かパスワードが含まれています。取り除いて、代わりに各リクエストの署名を検証してください。',
  urlFragment: '#以降の部分はサーバーに届きません。取り除くか、パラメーターなら?を使ってください。',
  urlPort: 'ポート{port}は使えません（{service}）。受信側では443や8443など、別のポートを使ってください。',
  urlHost: '{host}はサーバーの名前として使えません。URLのホスト名を確認してください。',
  urlNotHttps:
    '投票はhttpsでのみ送信されます。https://にして、リバースプロキシやトンネルなどでサーバーをTLSに対応させてください。',
  urlTooLong: 'URLが{max}文字を超えています。短くしてください。',
  serviceNone: '実在しないポート',
  serviceMail: 'メール（{protocol}）',
  serviceFiles: 'ファイル共有（SMB）',

  addressBlocked:
    '{address}は{kind}のため、ここから接続できません。公開アドレスを使うか、ALLOW_PRIVATE_TARGETSでその範囲を許可するよう運営者に依頼してください。',
  hostBlocked:
    '{host}が指す{address}は{kind}のため、ここから接続できません。公開アドレスを使うか、ALLOW_PRIVATE_TARGETSでその範囲を許可するよう運営者に依頼してください。',
  kindThisNetwork: '未指定のアドレス（「このネットワーク」）',
  kindUnspecified: '未指定のアドレス',
  kindPrivate: 'プライベートネットワーク内のアドレス',
  kindCarrier: '通信事業者の内部ネットワークのアドレス',
  kindLoopback: 'ループバックアドレス（このマシン）',
  kindMetadataLink: 'リンクローカルアドレス（クラウドのメタデータがある場所）',
  kindLink: 'リンクローカルアドレス',
  kindMetadata: 'クラウドのメタデータアドレス',
  kindProtocols: 'プロトコル用に予約されたアドレス',
  kindExamples: '例示用に予約されたアドレス',
  kindRetiredRelay: '廃止された6to4リレーアドレス',
  kindBenchmarks: 'ベンチマーク用に予約されたアドレス',
  kindMulticast: 'マルチキャストアドレス',
  kindBroadcast: 'ブロードキャストアドレス',
  kindReserved: '予約されたアドレス',
  kindTranslated: 'プライベートネットワーク内で変換されたアドレス',
  kindRelay: '6to4アドレス',
  kindTeredo: 'Teredoアドレス',
  kindNotAddress: 'IPアドレスではない値',
  kindUnassigned: 'インターネット上で誰にも割り当てられていないアドレス',

  hostUnknown: 'ホスト{host}はDNSに存在しません。つづりを確認するか、新しいレコードが反映されるまで待ってください。',
  hostBroken:
    'ホスト{host}を解決できません。ネームサーバーがエラーを返しています。ドメインのDNS設定を確認してください。',
  hostSilent: 'ホスト{host}を解決できません。ネームサーバーが応答しません。ドメインのDNS設定を確認してください。',
  hostUnresolved:
    'ここからネームサーバーに接続できないため、ホスト{host}を解決できませんでした。しばらくしてからもう一度お試しください。',
  hostRestarting:
    'このサービスが再起動中のため、ホスト{host}を確認できませんでした。しばらくしてからもう一度お試しください。',
  hostInterrupted:
    'このサービスが中断されたため、ホスト{host}を確認できませんでした。しばらくしてからもう一度お試しください。',

  hostMissing: 'mc.exampleのようなホストか、IPアドレスを入力してください。',
  hostCharacters: 'ホストに空白か見えない文字が含まれています。入力し直してください。',
  hostIsUrl: 'http://やパスを付けずに、mc.exampleのようにホストだけを入力してください。',
  hostWithPort: 'ポートはホストの後ろではなく、専用の欄に入力してください。',
  hostInvalid: '{host}は有効なホスト名ではありません。入力ミスがないか確認してください。',
  portInvalid: 'ポートは1～65535の数字にしてください。',
  portBlocked: 'ポート{port}は別の種類のサービス（{service}）のものなので、使えません。',
  portOfGame:
    'ポート25565はゲーム自体のポートで、投票を無視します。投票プラグインのポートを使ってください。変更していなければ8192です。',
  minecraftOnly: '投票リスナーを使えるのはMinecraftサーバーだけです。',
  tokenMissing: 'プラグインの設定ファイルにあるトークンを貼り付けてください。',
  keyMissing: 'プラグインのrsa/public.keyにある公開鍵をすべて貼り付けてください。',
  listingDeleted: 'この掲載は削除されたばかりです。',
  listingGone: 'この掲載は少し前に削除されました。',
  stillEnding:
    '無効化または削除したときに多くの配信が待機していたため、終了処理に時間がかかっています。1分ほど待ってから、もう一度保存してください。',

  discordUrl:
    'DiscordのURLですが、チャンネルのウェブフックURLではありません。Discordでチャンネルの設定、連携サービス、ウェブフックの順に開き、「ウェブフックURLをコピー」を選んでください。',
  discordUrlFormat: 'URLの末尾から{part}を取り除いてください。そのURLは別の形式のメッセージ用です。',
  slackUrlWorkflow:
    'このURLはSlackのワークフローを開始するもので、メッセージを受け付けません。api.slack.com/appsでSlackアプリの設定のIncoming Webhooksを開き、Webhook URLをコピーしてください。https://hooks.slack.com/services/で始まります。',
  slackUrl:
    'SlackのURLですが、Incoming WebhookのURLではありません。api.slack.com/appsでSlackアプリの設定のIncoming Webhooksを開き、Webhook URLをコピーしてください。https://hooks.slack.com/services/で始まります。',

  playerNotMinecraft: 'プレイヤー名を指定できるのはMinecraftサーバーへの投票だけです。',
  playerTooLong: 'プレイヤー名は、Bedrockの接頭辞を含めて{max, number}文字までです。',
  playerCharacters:
    'プレイヤー名には英字（A～Z）、数字、_だけを使ってください。前に . や * などの接頭辞を2文字まで付けられます。',
  playerWithSpaces:
    'プレイヤー名には英字（A～Z）、数字、_だけを使ってください。前に . や * などの接頭辞を2文字まで付けられます。Bedrock版のプレイヤーは、空白を_に置き換えて、サーバーに表示されるとおりに入力してください。',
  playerMissing: 'テスト投票で報酬を渡すプレイヤーを入力してください。',
} satisfies AreaTranslation<'targetValidation'>;
