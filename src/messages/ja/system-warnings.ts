// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'データベースが時間内に応答しませんでした',
  databaseSlowTodo: 'データベースの負荷とログを確認してください。応答するまで、一部の数字は表示されません。',
  leasesLost: '存在しないプロセスがエンドポイントを担当したままです',
  leasesLostTodo:
    '数秒以内にほかのプロセスが引き継ぎます。この警告が続く場合は、配信を行うプロセスがありません。ROLE=allかROLE=workerで起動してください。',
  overdue: '送信予定を5分以上過ぎた配信があります',
  overdueTodo:
    '遅いか失敗しているエンドポイントが1つあるだけでも起こります。下の失敗中のエンドポイントを確認してください。なければ、ワーカーが動いているか確認してください。',
  nobodyVotes: '誰も投票できません',
  nobodyVotesTodo:
    '投票には確認済みメールアドレスかログインプロバイダーの連携アカウントが必要ですが、どちらも設定されていません。SMTP_URLを設定するか、プロバイダーを設定してください（DiscordならDISCORD_CLIENT_IDとDISCORD_CLIENT_SECRET）。誰でも投票できるようにするには、REQUIRE_CONFIRMED_EMAIL=offを設定します。',
  captcha: '投票前のCAPTCHAが機能していません',
  captchaRefusedTodo:
    '{name}がVOTE_CAPTCHA_SITE_KEYかVOTE_CAPTCHA_SECRETを拒否しているため、投票者は代わりに最も難しい独自のパズルを解いています。管理画面から両方の鍵をコピーし直して、再起動してください。',
  captchaDownTodo:
    '{name}が応答しないため、投票者は代わりに最も難しい独自のパズルを解いています。このマシンから接続できるか確認してください。',
  trialEnded: 'お試しモードが終了しました',
  trialEndedTodo:
    'ほかの人がこのサービスにアクセスできます。{time}に検出：{sign}。Webhookはこのマシンに届かなくなりました。BASE_URLに、利用者が使うアドレスを設定してください。',
  loopback: 'BASE_URLがこのマシンのアドレスです',
  loopbackTodo:
    'メールやWebhookのリンクが、ほかの人には使えません。BASE_URLに、利用者が使うアドレスを設定してください。',
  notHttps: 'BASE_URLがhttpsではありません',
  notHttpsTodo:
    'パスワードとCookieが暗号化されずに送信されます。また、投票前の確認はhttpsでしか動かないため、誰も投票できません。TLS証明書のあるプロキシをPlauditの前に置き、BASE_URLにhttpsのアドレスを設定してください。',
  noMail: 'メールが送信されません',
  noMailTodo:
    '利用者は、自分でアドレスの確認やパスワードの再設定ができません。SMTP_URLを設定してください。それまでは、スタッフが「ユーザー」の各ページで再設定用リンクを作成できます。',
  mailWaiting: 'メールが15分以上送信待ちです',
  mailWaitingTodo: '{reason}メールは1日間、再試行されます。SMTP_URLのメールサーバーが応答するか確認してください。',
  nobodySends: '送信するプロセスがありません。',
  mailUnreachable: 'メールサーバーに接続できません。',
  mailTimeout: 'メールサーバーが時間内に応答しませんでした。',
  mailTls: 'メールサーバーとの安全な接続を確立できませんでした。',
  mailSignIn: 'メールサーバーがSMTP_URLのユーザー名とパスワードを拒否しました。',
  mailSender: 'メールサーバーが送信者を拒否しました。SMTP_URLの`?from=`で別の送信者を設定してください。',
  mailRecipient: 'メールサーバーに宛先が存在しません。',
  mailContent: 'メールサーバーがこのメールを拒否しました。',
  mailLater: 'メールサーバーから、後で再試行するよう求められました。',
  mailProtocol: 'SMTP_URLがメールサーバーを指していません。',
  mailExpired: 'リンクの期限が切れる前にメールを送信できませんでした。',
  mailUnreadable: 'メールは別のSECRET_KEYで保存されています。',
  mailUntried: 'まだ試行されていません。',
  staffChat: 'アラートがスタッフのチャットチャンネルに届いていません',
  staffChatTodo: '{happened}{todo}アラートは1日間、再試行されます。',
  noChallenge: '投票に確認が不要になっています',
  noChallengeTodo: '自動投票が、本物の投票と同じくらい簡単にできます。VOTE_CHALLENGE=offはテスト専用です。',
  privateTargets: 'Webhookがプライベートアドレスに接続できます',
  privateTargetsTodo:
    'どのオーナーも、ALLOW_PRIVATE_TARGETSのアドレスにリクエストを送れます。公開サイトでは空にしてください。',
  embeddedLarge: '組み込みデータベースが大きくなっています',
  embeddedLargeTodo:
    '約2 GBを超えると、PostgreSQLのほうが適しています。`plaudit move`ですべてを移行できます。方法はdocs/operate.mdにあります。',

  sessionsLost: 'PostgreSQLへの接続がセッションを失いました',
  sessionsLostTodo:
    'このプロセスの実行中に、接続プーラーがPostgreSQLの前に置かれたか、トランザクションモードに変更されたため、一部のSQL文が失敗しています。すべてのプロセスを再起動してください。起動時に適応します。',
  notNotified: 'プロセス間で投票が通知されていません',
  notNotifiedTodo:
    'DATABASE_URLが接続プーラーを経由しているため、各プロセスが{seconds, number}秒ごとに確認しています。DATABASE_DIRECT_URLにPostgreSQL自体のアドレスを設定してください。各プロセスはその接続を1つ使います。',
  replicaUnused: '読み取りレプリカが使われていません',
  replicaUnusedTodo:
    'DATABASE_READ_URLのレプリカの問題により、ページはプライマリから読み取られています：{reason}。自動で再び使われるようになります。',
  replicaUnchecked: 'レプリカがまだ確認されていません',
  replicaFailedQuery: 'レプリカでクエリが失敗しました',
  replicaSilent: 'レプリカが応答しません',
  replicaBehind: 'レプリカの遅れが大きすぎます',
  replicaOther: 'レプリカはこのデータベースのコピーではありません',
  replicaUnreachable: 'レプリカかプライマリが応答しません',
  replicaNotStandby: 'レプリカはスタンバイではありません',
  connections: '接続',
  connectionsDirect: '直接',
  connectionsPooled: 'トランザクションモードの接続プーラー経由。一部のプロセスが一覧に出ないことがあります',
  prepared: 'プリペアドステートメント',
  on: 'オン',
  off: 'オフ',
  votesOfOthers: 'ほかのプロセスの投票',
  foundAtOnce: '通知ですぐに検出',
  foundByPolling: '{seconds, number}秒ごとの確認で0.5秒以内に検出。開いているログのページは3秒以内に更新',
  replica: '読み取りレプリカ',
  replicaInUse: '使用中',
  replicaInUseBehind: '使用中、{seconds}秒の遅れ',
  replicaNotInUse: '未使用：{reason}',
  replicaNotInUseBehind: '未使用：{reason}（{seconds}秒の遅れ）',

  backupFailed: '前回のバックアップに失敗しました',
  backupFailedTodo: '{message} その後、`plaudit backup`を実行してください。',
  backupOld: '最新のバックアップが古すぎます',
  backupOldTodo:
    '{hours, number}時間前に作成されました。ROLEがallかworkerのプロセスが動いているか、そのログも確認してください。',

  commitOff: 'PostgreSQLが、ディスクに書き込む前に投票を確定しています',
  commitOffTodo: 'マシンがクラッシュすると、最新の投票が失われます。synchronous_commitをonにしてください。',
  standbyMissing: 'PostgreSQLが、接続されていないスタンバイを待っています',
  standbyMissingTodo:
    'synchronous_standby_namesのスタンバイが戻るまで、投票は記録されません。スタンバイを確認してください。',
  commitLocal: '投票がスタンバイを待っていません',
  commitLocalTodo:
    'フェイルオーバーで最新の投票が失われたり、Minecraftサーバーに投票が2回送信されたりする可能性があります。synchronous_commitをonにしてください。方法はdocs/high-availability.mdにあります。',
  noSynchronous: 'PostgreSQLにスタンバイはありますが、同期のものがありません',
  noSynchronousTodo:
    'フェイルオーバーで最新の投票が失われたり、Minecraftサーバーに投票が2回送信されたりする可能性があります。synchronous_standby_namesか、Patroniのsynchronous_modeを設定してください。方法はdocs/high-availability.mdにあります。',
} satisfies AreaTranslation<'systemWarnings'>;
