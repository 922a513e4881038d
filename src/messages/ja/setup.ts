// Staff: the setup checklist. What was found and what to do is also shown by the command `plaudit doctor`, in English.
// Names in capital letters are environment variables and stay as they are. Paths such as /staff/site become links on
// the page and stay as they are, too.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'はじめに',
  doneCount: '{total, number}件中{done, number}件完了',
  suspicion: '不審な投票のある掲載{count, number}件',
  waiting: '承認待ちの掲載{count, number}件',
  stepsLabel: 'ステップ',
  more: 'このリストは自動で更新されます。<system>システム</system>では、設定、警告、負荷を確認できます。サーバー上で{command}を実行すると、ディスク、時計、証明書、メールサーバーも確認できます。',
  optional: '任意',
  stepDone: '（完了）',
  stepNotNeeded: '（不要）',
  stepNotDone: '（未完了）',
  stepProblem: '（問題あり）',
  readManual: 'マニュアルを読む<unseen>：{title}</unseen>',
  brandAndSettings: 'ブランドと設定',
  siteSettings: 'サイト設定',
  seenTitle: 'サービスから見たこのリクエスト',
  seenPeer: '接続元',
  seenTrustedProxy: '{address}（信頼済みプロキシ）',
  seenClient: 'あなたのアドレス',
  seenMissing: 'なし',

  sendTestMail: 'テストメールを送信',
  testMailTo: '宛先：{email}',
  backupsMade: '自分でバックアップしています',
  backupsNotMade: 'ほかのバックアップはありません',
  backupsConfirmed: 'バックアップを確認済みにしました。',
  backupsUnconfirmed: 'バックアップの確認を取り消しました。',
  undecidable: 'このステップは見送れません。',
  stepReopened: 'ステップを未完了に戻しました。',
  stepSettled: 'ステップを完了にしました。いつでも元に戻せます。',
  testMailUnset: 'SMTP_URLが設定されていないため、メールは送信されませんでした。設定して再起動してください。',
  testMailFull: '送信待ちのメールが多すぎるため、メールは送信されませんでした。理由は「メール」タブにあります。',
  testMailsTooMany: 'テストメールを何通か送信しました。{time}後にもう一度お試しください。',
  testMailSent: '{email}にテストメールを送信しています。メールサーバーが受け付けると、このステップは完了です。',
  notNeeded: '不要',

  nameTitle: '名前を決める',
  nameKeep: 'この名前のままにする',
  nameDecided: 'サイトは初期設定の名前を使います。',
  nameDefault: 'サイトは初期設定の名前「{name}」のままです。',
  nameDefaultTodo: 'ヘッダー名の一部になるため、Webhookを接続する前にSERVICE_NAMEを設定してください。',
  nameSet: 'サイトの名前は{name}です。',

  brandTitle: 'サイトのブランドを設定する',
  brandDecided: '決定どおり、サイトは初期設定の外観を使います。',
  brandSet: 'サイトには独自の名前かロゴがあります。',
  brandDefault: 'サイトはほかの導入サイトと同じ外観です。',
  brandDefaultTodo: '/staff/siteで名前、ロゴ、色を設定してください。',

  addressTitle: '公開アドレスを設定する',
  addressLocal: 'BASE_URLは{url}で、このマシンでしか使えません。',
  addressLocalTodo: '利用者が使うhttpsのアドレスを設定してください。',
  addressSet: 'このサイトには{url}でアクセスできます。',
  addressInsecure: 'BASE_URLが{url}のため、パスワードとCookieが暗号化されずに送信されます。',
  addressInsecureTodo: 'TLS証明書のあるプロキシを前に置き、BASE_URLにhttpsのアドレスを設定してください。',

  proxiesTitle: 'プロキシを信頼済みにする',
  proxiesOwn: 'これは自分のアドレスです',
  proxiesDecided: '訪問者のアドレスが認識されていることを、スタッフが確認しました。',
  proxiesUnchecked: 'このサービスがBASE_URLで応答しないため、確認していません。',
  proxyUntrusted:
    'リクエストは{peer}を経由していますが、TRUSTED_PROXIESに含まれていません。X-Forwarded-Forヘッダーが無視されるため、訪問者全員が1つのレート制限を共有します。',
  proxyUntrustedTodo: '{peer}があなたのプロキシなら、{variable}を設定してください。',
  proxyHttp:
    'プロキシによるとこのリクエストはhttpで届きましたが、BASE_URLはhttpsです。httpで送信されたフォームは拒否されます。',
  proxyHttpTodo:
    'プロキシでhttpをhttpsにリダイレクトしてください。実際にはhttpsだった場合は、X-Forwarded-Protoを修正してください。',
  proxyPrivate:
    'サービスからは、あなたがプライベートアドレス{client}に見えます。自分のデバイスでなければプロキシで、その背後の訪問者全員が1つのレート制限を共有します。',
  proxyPrivateTodo: '{client}があなたのプロキシなら、TRUSTED_PROXIESに追加してください。',
  proxyTrusted: 'このリクエストは、プロキシ{peer}を経由して{client}から届いたと認識しています。',
  proxyNotNeeded: 'BASE_URLがこのマシンのアドレスなので、プロキシは不要です。',
  proxyAbsent: '訪問者はプロキシなしで接続しています。このリクエストは{peer}から届いたと認識しています。',
  proxySilent: 'プロキシ{peer}が訪問者のアドレスを渡さないため、全員が1つのレート制限を共有します。',
  proxySilentTodo: 'プロキシがX-Forwarded-Forを送るようにしてください。nginxの場合：{directive}',
  proxyUnknown:
    'このリクエストは、X-Forwarded-Forなしで{peer}から届きました。{peer}があなたのプロキシなら、訪問者全員が1つのレート制限を共有します。',
  proxyUnknownTodo: 'プロキシがX-Forwarded-Forを送るようにして、{variable}を設定してください。',

  mailTitle: 'メールが届くか確認する',
  mailUnset:
    'メールは送信されません。誰もアドレスを確認できず、パスワード再設定用リンクを作成できるのはスタッフだけです。',
  mailUnsetTodo: 'SMTP_URLにメールサーバーを設定してください。',
  mailWaiting: 'メールが送信待ちです：{reason}',
  mailWaitingTodo: 'SMTP_URLとメールサーバーを確認してください。',
  mailAccepted: 'メールサーバーが最後にメールを受け付けたのは{time}です。',
  mailUntested: 'SMTP_URLは設定されていますが、まだメールを送信していません。',
  mailUntestedTodo: '/staffで「{button}」を押してください。',

  votingTitle: '確認済みアドレスの人が投票できるようにする',
  votingKeepOff: 'オフのままにする',
  votingDecided: '決定どおり、投票に確認済みアドレスは不要です。',
  votingNobody: '投票には確認済みアドレスか連携アカウントが必要なため、まだ誰も投票できません。',
  votingNobodyTodo:
    'SMTP_URLを設定するか、Discordなどのログインプロバイダーを設定するか、REQUIRE_CONFIRMED_EMAIL=offを設定してください。',
  votingConfirmed: '投票には確認済みメールアドレスか連携アカウントが必要です。',
  votingLocal: '登録した人は投票できます。サイトを公開すると、確認済みアドレスが必要になります。',
  votingOff: 'REQUIRE_CONFIRMED_EMAILがオフのため、偽のアカウントでも投票できます。',
  votingOffTodo: '設定からREQUIRE_CONFIRMED_EMAILを削除してください。',

  discordTitle: 'Discordでログインできるようにする',
  discordDecided: 'スタッフがDiscordでのログインを見送りました。',
  discordSet: 'Discordでログインできます。',
  discordUnset: 'Discordでログインできません。',
  discordUnsetTodo: 'DISCORD_CLIENT_IDとDISCORD_CLIENT_SECRETを設定してください。',
  robloxTitle: 'Robloxアカウントと連携できるようにする',
  robloxDecided: 'スタッフがRobloxアカウントとの連携を見送りました。',
  robloxSet: 'Robloxアカウントと連携できます。',
  robloxNoGame: 'Robloxゲームの掲載はありません。',
  robloxUnset:
    'Robloxゲームの掲載がありますが、Robloxアカウントと連携できないため、ゲームから投票が見つからないことがあります。',
  robloxUnsetTodo: 'ROBLOX_CLIENT_IDとROBLOX_CLIENT_SECRETを設定してください。',

  approvalTitle: '新しい掲載を審査する',
  approvalDecided: '決定どおり、新しい掲載はすぐに公開されます。',
  approvalOn: '新しい掲載は、承認されてから公開されます。',
  approvalOff: '新しい掲載はすぐに公開されます。',
  approvalOffTodo:
    '先に1件ずつ承認するには、/staff/site/settingsで承認をオンにするか、LISTING_APPROVAL=onを設定してください。',

  backupsTitle: 'データをバックアップする',
  backupFailed: '前回のバックアップに失敗しました：{reason}',
  backupFailedTodo: '修正してから「{command}」を実行してください。',
  backupNewest: '最新のバックアップは{time}のものです。',
  backupByStaff: '{time}にスタッフがバックアップを確認しました。Plauditでは確かめられません。',
  backupHoursOld: '最新のバックアップは{hours, number}時間前のものです。',
  backupDaysOld: '最新のバックアップは{days, number}日前のものです。',
  backupOldTodo: '「{command}」を実行し、なぜ作成されなかったか確認してください。',
  backupFirst: 'バックアップはまだありません。最初のものは、初回起動から1時間以内に作成されます。',
  backupFirstTodo: '今すぐ作成するには「{command}」を実行してください。コピーを別のマシンに保管してください。',
  backupNone: 'Plauditは定期バックアップを行っておらず、別の方法で作成したものは確認できません。',
  backupNoneTodo:
    'BACKUP_EVERYを設定するか、自分でバックアップしていることをセットアップのチェックリストで確認済みにしてください。',

  contactTitle: '連絡先を追加する',
  contactDecided: 'スタッフが連絡先を表示しないことにしました。',
  contactSet: 'すべてのページに連絡先へのリンクがあります。',
  contactUnset: '連絡先がありません。ログインできない人には、ほかに連絡する方法がありません。',
  contactUnsetTodo: '/staff/site/settingsかCONTACTで、メールアドレスかウェブページを設定してください。',

  listingTitle: '最初の掲載を追加する',
  listingAdded: 'サイトに掲載があります。',
  listingNone: 'サイトにはまだ掲載がありません。',
  listingNoneTodo:
    'Botかサーバーを追加してください。サンプルデータで試すには、専用のデータディレクトリを使う「{command}」を実行してください。',

  staffTitle: 'もう1人スタッフを追加する',
  staffDecided: 'スタッフは1人で十分だと、スタッフが判断しました。',
  staffSeveral: 'スタッフは{count, number}人です。',
  staffOne: 'スタッフは1人だけです。',
  staffOneTodo: '誰かに登録してもらい、「ユーザー」のその人のページでスタッフにしてください。',
  staffNone: 'スタッフはまだいません。',
  staffNoneTodo: 'サービスの起動時に表示されるセットアップリンクを開いてください。',
} satisfies AreaTranslation<'setup'>;
