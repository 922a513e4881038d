// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'ログイン',
  signOut: 'ログアウト',
  emailAddress: 'メールアドレス',
  password: 'パスワード',
  or: 'または',
  enterBoth: 'メールアドレスとパスワードを入力してください。',
  wrong: 'メールアドレスまたはパスワードが違います。',
  tooManyFailures: '失敗が多すぎます。{wait}後にもう一度試すか、「パスワードを忘れた場合」から新しく設定してください。',
  signedOut: 'ログアウトしました。',
  newHere: '初めての方は<link>アカウントを作成</link>',
  withPasskey: 'パスキーでログイン',
  passkeyNeedsScripts: 'パスキーでのログインにはJavaScriptが必要です。別の方法でログインしてください。',
  passkeyUnknown:
    'このパスキーを持つアカウントはありません。削除された可能性があります。別の方法でログインしてください。',
  failed: 'ログインに失敗しました。最初からやり直してください。',

  tooManyLinksTitle: '試行が多すぎます',
  tooManyLinks: 'お使いのネットワークから開かれたリンクが多すぎます。{wait}後にもう一度お試しください。',
  linkInvalid: 'このリンクはもう使えません',

  continueWith: '{name}で続ける',
  providerHasAccount:
    '{known, select, yes {{name}で使っているメールアドレスのアカウントがすでにあります。パスワードでログインしてから、アカウントページで{name}と連携してください。} other {相手のサイトで使っているメールアドレスのアカウントがすでにあります。パスワードでログインしてから、アカウントページで連携してください。}}',
  providerUnverified:
    '{known, select, yes {{name}でメールアドレスが認証されていません。{name}の設定で認証してから、もう一度お試しください。} other {相手のサイトでメールアドレスが認証されていません。そのサイトの設定で認証してから、もう一度お試しください。}}',
  providerUnavailable:
    '{known, select, yes {{name}が現在応答していません。後でもう一度試すか、別の方法でログインしてください。} other {相手のサイトが現在応答していません。後でもう一度試すか、別の方法でログインしてください。}}',
  providerFailed:
    '{known, select, yes {{name}でのログインに失敗しました。もう一度試して、{name}でメールアドレスの共有を許可してください。} other {相手のサイトでのログインに失敗しました。もう一度試して、メールアドレスの共有を許可してください。}}',

  secondStep: 'ログインの確認',
  secondStepText: 'このアカウントは2段階認証で守られています。',
  lostDevice:
    'デバイスをなくした場合は、リカバリーコードの1つを入力してください。コードもない場合は、このサイトのスタッフに連絡してください。<link>最初からやり直す</link>',
  tooManyCodes:
    'このアカウントに間違ったコードが何度も入力されました。リカバリーコードかパスキーを使うか、{wait}後にもう一度お試しください。',
  secondStepEnded: 'ログインに時間がかかりすぎたか、すでに完了しています。最初からやり直してください。',

  createAccountTitle: 'アカウントを作成',
  createAccount: 'アカウントを作成',
  name: '名前',
  emailHint: '誰にも表示されず、共有されることもありません。',
  haveAccount: 'アカウントをお持ちの方は<link>ログイン</link>',
  tooManyAccounts: 'お使いのネットワークから作成されたアカウントが多すぎます。{wait}後にもう一度お試しください。',
  welcome: 'ようこそ！アカウントの準備ができました。',
  nameInvalid: '名前は1～{max, number}文字、1行で入力してください。',
  mailFull: '現在メールを送信できません。数分後にもう一度お試しください。',
  emailTaken: 'このアドレスのアカウントはすでにあります。ログインしてください。',
  notCreated: 'アカウントを作成できませんでした。各項目を確認してください。',

  checkEmail: 'メールを確認してください',
  checkEmailText:
    'メールを送りました。このブラウザーでリンクを開き、ボタンを押すとログインして元のページに戻ります。別のブラウザーではパスワードの入力が必要です。',
  noEmail:
    '数分待ってもメールが届かない場合は、迷惑メールフォルダを確認するか、正しいアドレスで<link>もう一度登録</link>してください。以前のメールのリンクもまだ使えます。',
  haveAccountOrForgot:
    'アカウントをお持ちの場合は、<link>ログイン</link>するか、<password>新しいパスワードを設定</password>してください。',

  confirmAddress: 'アドレスの確認',
  newAccountAddress: '新しいアカウントのアドレス：{email}',
  signUpPasswordHint:
    '別のブラウザーで登録したときに決めたパスワードです。心当たりがなければ、このページを閉じてください。',
  confirmAndCreate: '確認してアカウントを作成',
  confirmed: 'アドレスを確認しました。アカウントの準備ができました。',
  signUpPasswordWrong:
    '登録したときのパスワードと違います。いちばん新しいメールのリンクを使うか、別のパスワードでもう一度登録してください。',
  accountDeleted:
    'このアドレスのアカウントは最近削除されました。二重投票を防ぐため、{time}以降でないと再登録できません。',
  addressHasAccount: 'このアドレスのアカウントはすでにあります。ログインするか、新しいパスワードを設定してください。',
  signUpLinkInvalid:
    'リンクは1回だけ使え、24時間で期限が切れます。すでに使った場合は、アカウントの準備ができているのでログインできます。',
  signUpAgain: 'もう一度登録',

  forgotPassword: 'パスワードを忘れた場合',
  sendLink: 'リンクを送信',
  backToSignIn: 'ログインに戻る',
  forgotHint: '新しいパスワードを設定するためのリンクを送ります。',
  linkSent: '{email}のアカウントがあれば、1時間有効なリンクをメールで送りました。',
  linksSentAlready:
    'このアドレスのアカウントがあれば、直近1時間に何通かのリンクを送っています。どれもまだ使えます。いちばん新しいメールを開き、迷惑メールフォルダも確認してください。別のリンクが必要なら、{wait}後にもう一度お試しください。',
  linksLimited:
    'お使いのネットワークから要求されたリンクが多すぎます。{wait}後か、別のネットワークからもう一度お試しください。',
  noMail: 'このサイトはメールを送信しないため、リンクを送れません。',
  askStaffForLink: 'このサイトのスタッフに、再設定用リンクを依頼してください。',
  askStaffOrContact:
    'このサイトのスタッフに、再設定用リンクを依頼してください。できればアカウントのアドレスから<link>サポートに連絡</link>してください。',
  resetOnCommandLine:
    'このサービスにアクセスできるのはこのコンピューターだけなので、おそらくあなたが運営者です。コマンドラインで再設定用リンクを表示できます：{command}',
  newPasswordTitle: '新しいパスワードを設定',
  newPassword: '新しいパスワード',
  setPassword: 'パスワードを設定',
  newPasswordText: 'すべてのデバイスからログアウトし、新しいパスワードでログインできるようになります。',
  passwordChanged:
    'パスワードを変更し、すべてのデバイスからログアウトしました。新しいパスワードでログインしてください。',
  resetLinkInvalid: 'パスワード用のリンクは1回だけ使え、1時間で期限が切れます。新しいリンクを受け取ることもできます。',
  requestLink: '新しいリンクを受け取る',

  setUpSite: '{name}をセットアップ',
  nowStaff: 'スタッフになりました。',
  nowStaffOneMoreStep: 'スタッフになりました。あと1つ、アカウントを守る設定をすると、スタッフページを開けます。',
  setupLinkInvalid: 'このセットアップリンクは使えません',
  setupLinkWhy: 'リンクが不完全か、すでに使われたか、24時間以上たっているか、このサービスにすでにスタッフがいます。',
  setupLinkWhatToDo:
    'このサービスの運営者で、まだスタッフがいない場合は、再起動すると24時間有効な新しいリンクが表示されます。すでにスタッフがいる場合は、スタッフにしてもらうよう依頼してください。',
  setupNothingChanged: '何も変更されていません。もう一度試すのにアカウントは必要ありません。',
  alreadyStaff: 'すでにスタッフです',
  alreadyStaffText: 'このセットアップリンクは使用済みか期限切れです。新しいリンクは必要ありません。',
  openStaffPages: 'スタッフページを開く',
  setupSignUp:
    'このリンクで、あなたはこのサービスの最初のスタッフになります。先にアカウントを作成するか、ログインしてください。',
  setupSignedInAs:
    '{name}としてログインしています。続けると、このサービスのスタッフになります。リンクは1回だけ使えます。',
  becomeStaff: 'スタッフになる',
} satisfies AreaTranslation<'signIn'>;
