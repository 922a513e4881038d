// The account's pages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'アカウント',
  heading: 'アカウント',

  confirmEmail: 'メールアドレスを確認してください',
  confirmToVote: '{ways}までは投票できません。ほかの機能はすべて使えます。',
  wayConfirm: 'アドレスを確認する',
  wayConnect: '{name}と連携する',
  confirmToReset: 'すべての機能を使えますが、忘れたパスワードを再設定するには、確認済みのアドレスが必要です。',
  openLink: '送ったリンクを24時間以内に開いてください。',
  resendEmail: 'メールを再送',
  connectToVote: '投票するには{names}と連携してください',
  connectToVoteText: '下で{names}と連携するまでは投票できません。ほかの機能はすべて使えます。',

  name: '名前',
  staff: 'スタッフ',
  changeName: '名前を変更',
  emailAddress: 'メールアドレス',
  confirmed: '確認済み',
  notConfirmed: '未確認',
  changeAddress: 'アドレスを変更',
  times: '時刻',
  timesSet: '{zone}、{clock, select, h23 {24時間表示} other {12時間表示}}',
  timesAutomatic: '{zone}、{clock, select, h23 {24時間表示} other {12時間表示}}（自動）',
  changeTimes: '時刻の表示を変更',
  voterId: '投票者ID',
  yourId: '自分のID',
  voterIdHint: '投票と一緒に送られます。名前とメールアドレスは送られません。',

  setUpTwoStep: '2段階認証を設定してください',
  setUpTwoStepText: 'あなたはスタッフです。認証アプリかパスキーを追加すると、スタッフページを開けます。',
  forStaff: 'スタッフ向け',
  emailStatus: 'メールの状態',
  emailNotSetUp:
    'メールが設定されていません。{variable}を設定してください。それまでは、パスワードの再設定用リンクを「<link>ユーザー</link>」の各ページか、コマンドラインで作成してください：{command}',
  discordNotSetUp:
    'Discordでのログインが設定されていません。Discordの開発者ポータルのOAuth2でこのリダイレクトURLを追加し、{id}と{secret}を設定してください。',
  robloxNotSetUp:
    'Robloxアカウントのリンクが設定されていません。RobloxのCreator Dashboardで、スコープ{openid}と{profile}、このリダイレクトURLを使うOAuth 2.0アプリを作成し、{id}と{secret}を設定してください。',
  redirectUrl: 'リダイレクトURL',
  robloxRedirectUrl: 'Roblox用のリダイレクトURL',

  signInMethods: 'ログイン方法',
  password: 'パスワード',
  passwordSet: '設定済み',
  passwordNotSet: '未設定',
  changePassword: 'パスワードを変更',
  setPassword: 'パスワードを設定',
  twoStepAndPasskeys: '2段階認証とパスキー',
  discordHint:
    'Discordと連携すると、投票と一緒にDiscord IDが送られ、Botから報酬をもらえます。連携や解除は、これからの投票だけに影響します。',
  connected: '連携済み',
  disconnect: '連携を解除',
  disconnectNamed: '{name}との連携を解除',
  passwordFirst: '連携を解除する前に、パスワードを設定してください。',
  notConnected: '未連携',
  connect: '連携する',
  connectNamed: '{name}と連携する',
  idKnown: 'ID取得済み',
  notAvailable: '利用不可',
  providerNotSetUp: 'このサイトでは{name}でのログインが設定されていません。',
  manage: '管理',
  setUp: '設定',
  passkeys: 'パスキー{count, number}個',
  connectUnavailable: '{name}が現在応答していません。後でもう一度お試しください。',
  connectFailed:
    '{name}と連携できませんでした。{name}アカウントがこのサイトの別のアカウントと連携済みか、メールアドレスが認証されていないか、時間がかかりすぎた可能性があります。もう一度お試しください。',
  disconnectQuestion: '{name}との連携を解除しますか？',
  disconnectDiscord:
    'これからは、パスワードか別のプロバイダーでログインします。これまでの投票にはDiscord IDが残り、そのIDで見つかります。これからの投票にはこのサイトのアカウントIDが付くため、Discordメンバーに報酬を渡すBotが認識できないことがあります。',
  disconnectOther: 'これからは、パスワードか別のプロバイダーでログインします。投票はそのまま残ります。',
  disconnected: '{name}との連携を解除しました。',
  onlyWayToSignIn: '{name}が唯一のログイン方法です。連携を解除する前に、パスワードを設定してください。',

  gameAccounts: 'ゲームアカウント',
  gameAccountsText:
    'ゲーム内のアカウントでしか相手を識別できないサーバーでは、投票の報酬を受け取るためにリンクが必要です。',
  robloxNotConnected: 'Roblox：未連携',
  linkWithCode: '特定のサーバーだけにリンクするには、コードを取得してゲーム内で入力します：',
  linkOnVotePage: '特定のサーバーだけにリンクするには、その投票ページを開きます。',
  gameAccount: '{platform}アカウント {account}',
  linkedForAll: '{account}（すべてのサーバー）',
  linkedForOne: '{account}（{server}）',
  unlink: 'リンクを解除',
  unlinkNamed: 'リンクを解除<unseen>：{account}</unseen>',
  unlinkTitle: 'ゲームアカウントのリンクを解除',
  unlinkQuestion: 'このゲームアカウントのリンクを解除しますか？',
  unlinkText:
    '解除すると、サーバーは{account}からあなたの投票を見つけられなくなります。このサイトの別のアカウントにリンクするか、別のゲームアカウントをリンクした場合、その後の投票だけが対象になります。',
  unlinked: 'ゲームアカウントのリンクを解除しました。',

  linkTitle: '{platform}アカウントをリンク',
  linkText:
    'リンクすると、{name}がゲーム内のアカウントからあなたの投票を見つけられます。運営チームには、そのアカウントと投票者IDが同じ人のものだとわかります。',
  backToVoting: '投票に戻る',
  linked: 'リンク済み',
  linkedEverywhere: '{account}はすべてのサーバーにリンクされているため、コードは不要です。<link>リンクを解除</link>',
  linkedHere:
    '{account}はこのサーバーにリンクされています。新しくリンクすると置き換わります。<link>リンクを解除</link>',
  yourCode: 'コード',
  theCode: 'コード',
  codeForChat:
    'ゲームのチャットで{command}と入力してください。ゲームがこのコマンドを知らない場合は、コードの入力場所を運営チームに聞いてください。コードは1回だけ、{minutes, number}分間、このサーバーでのみ使えます。ほかの人には見せないでください。',
  codeForGame:
    'ゲーム内でサーバーが求める場所に入力してください。コードは1回だけ、{minutes, number}分間、このサーバーでのみ使えます。ほかの人には見せないでください。',
  codeForServer: 'このサーバー用のコード',
  codeForServerText:
    'ここでコードを取得し、ゲーム内で入力してください。入力場所はサーバーの運営チームに聞いてください。',
  codeStillWorks: '前回のコードはまだ使えます。{time}に期限が切れます。新しいコードを取得すると置き換わります。',
  getCode: 'コードを取得',
  forEveryRobloxGame: 'すべてのRobloxゲームで使う',
  connectRobloxInstead:
    '代わりにRobloxと連携すると、このサイトのすべてのRobloxゲームに一度にアカウントをリンクできます。',

  nameTitle: '名前を変更',
  nameText:
    '名前は、スタッフと、一緒に掲載を管理する人に見えます。訪問者に見えるのは、下で許可した場合だけです。投票に名前が含まれることはありません。',
  saveName: '名前を保存',
  nameHint: '1～{max, number}文字。',
  topVoters: '投票者ランキング',
  showName: '投票者ランキングに名前を表示する',
  showNameHint:
    'レビューと、自分の掲載ページのオーナーやマネージャーとしても表示されます。表示しない場合は「匿名の投票者」となり、掲載ページに運営者の名前は出ません。',
  nameSaved: '名前を保存しました。',

  addressTitle: 'アドレスを変更',
  addressByMail:
    '現在のアドレスは{email}です。新しいアドレスにリンクを送り、それを開くと変更されます。これまでのアドレスにもお知らせします。',
  addressAtOnce:
    '現在のアドレスは{email}です。このサイトはメールを送信しないため、確認なしですぐに変更されます。新しいアドレスをよく確認してください。',
  newAddress: '新しいメールアドレス',
  noMail: 'このサイトはメールを送信しないため、アドレスを確認できません。',
  mailFull: '送信待ちのメールが多すぎます。後でもう一度お試しください。',
  alreadyConfirmed: 'アドレスはすでに確認済みです。',
  sameAddress: 'すでにこのアドレスです。',
  addressTaken: 'このアドレスは使えません。',
  confirmationSent: '{email}にメールを送りました。24時間以内にリンクを開いてください。',
  tooManyMails:
    'すでに何通かのメールを送っています。迷惑メールフォルダを確認するか、{wait}後にもう一度お試しください。',
  addressChanged: 'アドレスを変更しました。',
  changeSent: '{email}にメールを送りました。リンクを開くとアドレスが変更されます。',
  accountAddress: 'アカウントのアドレス：{email}',
  newAccountAddress: 'アカウントの新しいアドレス：{email}',
  confirmAddress: 'アドレスを確認',
  addressConfirmed: '{email}を確認しました。',
  addressUsedElsewhere: 'このアドレスは別のアカウントで使われているため、現在のアドレスのままです。',
  addressLinkInvalid:
    'リンクは1回だけ使え、24時間で期限が切れます。アドレスがすでに確認済みなら、何もする必要はありません。',
  toAccount: 'アカウントへ',

  changePasswordTitle: 'パスワードを変更',
  newPassword: '新しいパスワード',
  saveNewPassword: 'パスワードを設定',
  passwordText: 'このブラウザーではログインしたまま、ほかではすべてログアウトします。',
  passwordChanged: 'パスワードを変更しました。ほかではすべてログアウトしました。',

  timesTitle: '時刻の表示を変更',
  timesText: '現在、時刻はこのように表示されます：{example}。',
  timeZone: 'タイムゾーン',
  timeZoneHint: '「自動」ではブラウザーのタイムゾーンを使います。その場合、メールはUTCになります。',
  automatic: '自動',
  clock: '時計',
  automaticHint: 'ブラウザーの言語に従います。メールは24時間表示です。',
  clock24: '24時間表示',
  clock24Hint: '18:30',
  clock12: '12時間表示',
  clock12Hint: '午後6:30',
  timesSaved: '時刻の設定を保存しました。',
  unknownZone: 'リストからタイムゾーンを選んでください。',
} satisfies AreaTranslation<'account'>;
