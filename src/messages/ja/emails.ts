// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}：{subject}',

  confirmSubject: 'メールアドレスの確認',
  confirmWho: 'このアドレスで{site}のアカウントが作成されました。おそらくご本人の操作です。',
  confirmHow: 'このアドレスがあなたのものだと確認するには、このリンクを開いてボタンを押してください：',
  confirmEnd:
    'リンクは1回だけ使え、24時間で期限が切れます。心当たりがなければ、このメールは無視してください。アドレスは未確認のままになります。',

  signUpWho: 'このアドレスで{site}への登録がありました。おそらくご本人の操作です。',
  signUpHow:
    '登録を完了するには、同じブラウザーでこのリンクを開いてボタンを押してください。別のブラウザーで開いた場合は、登録時に決めたパスワードが必要です。',
  signUpEnd:
    'リンクは1回だけ使え、24時間で期限が切れます。心当たりがなければ、このメールは無視してください。アカウントは作成されません。',

  existsSubject: 'アカウントはすでにあります',
  existsWho:
    'このアドレスで{site}に登録しようとした人がいます。ご本人の操作かもしれません。このアドレスにはすでにアカウントがあるため、何も変更されていません。',
  existsSignIn: 'ログイン：{url}',
  existsForgot: 'パスワードを忘れた場合は、新しく設定してください：{url}',
  ignore: '心当たりがなければ、このメールは無視してください。',

  tooEarlySubject: 'このメールアドレスはまだ使えません',
  tooEarlyUntil:
    'このアドレスのアカウントは削除されましたが、最近の投票がまだ有効です。{time}を過ぎると、もう一度登録できます。',

  newAddressSubject: '新しいメールアドレスの確認',
  newAddressWho: '{site}のアカウントでこのアドレスを使いたいという申請がありました。',
  newAddressEnd: 'リンクは1回だけ使え、24時間で期限が切れます。心当たりがなければ、このメールは無視してください。',

  takenSubject: 'このメールアドレスのアカウントはすでにあります',
  takenWho: '{site}の別のアカウントでこのアドレスを使いたいという申請がありました。ご本人の操作かもしれません。',
  takenSignIn:
    'このアドレスにはすでにアカウントがあるため、何も変更されていません。そのアカウントにログインできます：{url}',

  changeSubject: 'メールアドレスの変更が申請されました',
  changeWho: '{site}のあなたのアカウントにログイン中の人が、アドレスを{address}に変更するよう申請しました。',
  changeWhen:
    '新しいアドレスに送ったメールのリンクが開かれると、変更されます。ご本人の操作であれば、ここで何もする必要はありません。',
  newPasswordNow:
    '心当たりがなければ、今すぐ新しいパスワードを設定してください。すべてのデバイスからログアウトされます：{url}',
  changedSubject: 'メールアドレスが変更されました',
  changedTo: '{site}のあなたのアカウントのアドレスが{address}になりました。今後のメールはそちらに届きます。',
  changedEnd: '心当たりがなければ、できるだけ早くサポートに連絡してください。',

  resetSubject: '新しいパスワードの設定',
  resetWho:
    '{site}で新しいパスワードの設定がリクエストされました。おそらくご本人の操作です。こちらから設定してください：',
  resetEnd:
    'リンクは1回だけ使え、1時間で期限が切れます。心当たりがなければ、このメールは無視してください。パスワードは変わりません。',

  passwordSubject: 'パスワードが変更されました',
  passwordChanged: '{site}のあなたのアカウントのパスワードが変更され、ほかのすべてのセッションがログアウトされました。',
  newPassword: '心当たりがなければ、新しいパスワードを設定してください：{url}',

  deviceSubject: '新しいログイン',
  deviceWho:
    '{site}のあなたのアカウントに、これまで使われていないブラウザーからログインがありました：{device}、{time}。',
  browserOnSystem: '{browser}（{system}）',
  deviceUnknown: '不明なデバイス',
  deviceNothing: 'ご本人の操作であれば、何もする必要はありません。',

  resetLinkSubject: 'パスワード再設定用のリンクが作成されました',
  resetLinkWho:
    '{site}のスタッフが、あなたのアカウントに新しいパスワードを設定するためのリンクを作成しました。このリンクはあなたに渡されます。',
  resetLinkUntil: 'リンクが使われるまで、パスワードは変わりません。リンクは1時間で期限が切れます。',
  resetLinkEnd:
    '依頼していなければ、スタッフに知らせて、自分で新しいパスワードを設定してください。リンクは使えなくなります：{url}',

  connectedSubject: '{provider}と連携しました',
  connected: '{site}のあなたのアカウントに{provider}アカウントが連携されました。ログインに使えます。',
  connectedEnd: '心当たりがなければ、ここで連携を解除し、新しいパスワードを設定してください：{url}',

  linkedSubject: 'ゲームアカウントがリンクされました',
  linked:
    '{account}が{site}のあなたのアカウントにリンクされました。あなたの投票の報酬は、このゲームアカウントに届きます。',
  linkedToListing:
    '{account}が、掲載「{listing}」用に{site}のあなたのアカウントにリンクされました。あなたの投票の報酬は、このゲームアカウントに届きます。',
  linkedEnd: '心当たりがなければ、ここでリンクを解除し、新しいパスワードを設定してください：{url}',

  testSubject: 'テストメール',
  testWho: 'このメールは、メールが届くかどうかを確認するため、{site}のスタッフページから送信されました。',
  testEnd: '無事に届いたので、アドレスの確認とパスワードの再設定ができます。',

  favoritesSubject: '{count, plural, =1 {お気に入りに投票できます} other {#件のお気に入りに投票できます}}',
  favorites: '{count, plural, =1 {お気に入りにまた投票できます：} other {#件のお気に入りにまた投票できます：}}',
  favoritesEnd: 'このメールは、{site}での設定により送信されています。ここでオフにできます：\n{url}',

  farewellSubject: 'アカウントが削除されました',
  farewell: 'ご依頼のとおり、{site}のあなたのアカウントを削除しました。このアドレスへのメールはこれが最後です。',
  farewellEnd: 'これまでの投票は、名前なしで引き続きカウントされます。心当たりがなければ、サポートに連絡してください。',
} satisfies AreaTranslation<'emails'>;
