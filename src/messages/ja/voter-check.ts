// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    'ロボットでないことを確認する{provider}が、現在応答していません。代わりにブラウザーがパズルを解きます。数秒余分にかかります。',
  blocked:
    '{provider}の確認をブラウザーで読み込めませんでした。広告ブロッカーなどで、このページでの{hosts}を許可してから再読み込みしてください。',
  failed: '{provider}の確認に失敗しました。もう一度試すか、ページを再読み込みしてください。',
  takesSeconds: '確認には数秒かかります。',
  takesLonger:
    'お使いのネットワークからの投票や確認の失敗が多いか、別の確認の代わりに行っているため、いつもより時間がかかります。',
  needsScriptForPuzzle:
    'ロボットを防ぐ小さなパズルをブラウザーが解くため、投票にはJavaScriptが必要です。サイトのほかの部分はJavaScriptなしでも使えます。',
  needsScriptForCaptcha:
    'ロボットでないことを{provider}が確認するため、投票にはJavaScriptが必要です。サイトのほかの部分はJavaScriptなしでも使えます。',

  notRobot: '私はロボットではありません',
  checking: 'ロボットでないことを確認しています…',
  checked: '確認しました：ロボットではありません',
  checkFailed: '確認に失敗しました。もう一度お試しください。',
  checkExpired: '確認の有効期限が切れました。もう一度お試しください。',
  checkRuns: 'まだ確認中です。お待ちください。',
  needsHttps: '確認はHTTPSでのみ動作します。このサイトの運営者に知らせてください。',
  notLoaded: '確認を読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  progress: '確認の進み具合',
  secondsLeft: '残り最大{seconds}秒',

  captchaUnsolved: '{provider}の確認を終えてから「投票する」を押してください。JavaScriptが必要です。',
  captchaRefused: '{provider}に確認が認められませんでした。もう一度確認してから「投票する」を押してください。',
  captchaUnavailable:
    '{provider}が現在応答していないため、投票はまだカウントされていません。代わりにブラウザーがパズルを解きます。もう一度「投票する」を押してください。',
  expired: 'ロボット確認の有効期限が切れました。もう一度「投票する」を押してください。',
  unsolved:
    'ブラウザーのロボット確認がまだ終わっていません。終わるまで待ってから、もう一度「投票する」を押してください。確認にはJavaScriptが必要です。無効になっている場合は、このページで有効にしてください。',
} satisfies AreaTranslation<'voterCheck'>;
