// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: '認証アプリが追加されました',
  appAdded: '{site}のあなたのアカウントに、認証アプリが追加されました。',
  appRemovedSubject: '認証アプリが削除されました',
  appRemoved: '{site}のあなたのアカウントから、認証アプリが削除されました。',
  passkeyAddedSubject: 'パスキーが追加されました',
  passkeyAdded: '{site}のあなたのアカウントに、パスキーが追加されました。',
  passkeyAddedNamed: '{site}のあなたのアカウントに、パスキーが追加されました：{name}。',
  passkeyRemovedSubject: 'パスキーが削除されました',
  passkeyRemoved: '{site}のあなたのアカウントから、パスキーが削除されました。',
  passkeyRemovedNamed: '{site}のあなたのアカウントから、パスキーが削除されました：{name}。',
  turnedOffSubject: '2段階認証がオフになりました',
  turnedOnSubject: '2段階認証がオンになりました',
  allRemoved: '{site}のあなたのアカウントで、2段階認証がオフになりました。',
  codesRenewedSubject: '新しいリカバリーコードが作成されました',
  codesRenewed: '{site}のあなたのアカウントに新しいリカバリーコードが作成され、以前のコードは使えなくなりました。',
  codeUsedSubject: 'リカバリーコードが使われました',
  codeUsed: '{site}のあなたのアカウントで、ログインか操作の確認のためにリカバリーコードが使われました。',
  reset: '{site}の運営者が、あなたのアカウントの2段階認証をオフにし、すべてのセッションがログアウトされました。',
  guessedSubject: 'アカウントに間違ったコードが入力されました',
  guessed:
    '{site}のあなたのアカウントへのログインの2段階目で、間違ったコードが何度も入力されました。入力した人は、あなたのパスワードを知っているか、あなたのDiscordアカウントを使えます。',

  nowOn: 'これからは、ログインに2段階目が必要です。ほかのすべてのセッションがログアウトされました。',
  nowOff: 'これからは、ログインに2段階目は不要です。ほかのすべてのセッションがログアウトされました。',

  guessedEnd: '心当たりがなければ、新しいパスワードを設定してください：{url}',
  end: '心当たりがなければ、新しいパスワードを設定し、第2要素を確認してください：{url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
