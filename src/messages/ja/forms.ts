// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'エラー：{title}',
  optional: '任意',
  problems: '{count, number}件の問題を直してください。',
  copyWhat: '{what}をコピー',
  selectAndCopy: 'テキストを選択してコピーしてください',
  fromPalette: '{label}、パレットから',

  imageHint: 'PNG、JPEG、WebP、GIF、AVIF、5 MBまで。{what}',
  imageEmpty: 'ファイルが空です。別の画像を選んでください。',
  imageTooLarge: '画像が5 MBを超えています。小さくして、もう一度お試しください。',
  imageType: 'このファイル形式には対応していません。PNG、JPEG、WebP、GIF、AVIFの画像を選んでください。',
  imageTooSmall:
    '画像が小さすぎます。幅{width, number}ピクセル、高さ{height, number}ピクセル以上の画像を選んでください。',
  imageTooManyPixels: '画像が4000万ピクセルを超えています。小さくして、もう一度お試しください。',
  imageUnreadable:
    '画像を読み取れません。壊れているか、不完全な可能性があります。保存し直すか、別の画像を選んでください。',
  imagesBusy: '現在、処理中の画像が多すぎます。1分ほど待ってから、もう一度お試しください。',
  imagesUnavailable: 'ライブラリがないため、画像を処理できません。このサービスの運営者がインストールできます。',
  icon: 'アイコン',
  iconImage: 'アイコン画像',
  iconHint: '画像は正方形に切り抜かれます。アニメーションは最初のフレームだけを使います。',
  iconShown: '一覧と掲載ページに表示されます。',
  iconMissing: '画像をアップロードするまで、名前の最初の文字が表示されます。',
  saveIcon: 'アイコンを保存',
  removeIcon: 'アイコンを削除',

  uploadsInProgress: 'アップロードが2件進行中です。終わるまで待ってから、もう一度お試しください。',
  tooManyUploads: '現在、アップロード中の画像が多すぎます。数秒待ってから、もう一度お試しください。',
  tooManyForms: '現在、送信中のフォームが多すぎます。数秒待ってから、もう一度お試しください。',

  version: 'バージョン',
  versionHint: '2.4.0のような独自のラベル。32文字までの英数字と . _ + - を使えます。後から変更できません。',
  headline: '見出し',
  headlineHint: '{max, number}文字まで。',
  notes: 'リリースノート',
  notesHint:
    'Markdown：見出し、太字、斜体、リスト、リンク、コード。HTMLはテキストとして表示されます。{max, number}文字まで。',
  releasedAt: 'リリース日時',
  releasedAtHint:
    '{zone}{edits, select, yes {空のままにすると今の日時を保ちます。} other {空のままにすると現在の日時になります。}}未来の日時にはできません。',
  inZone: '{name}の時刻です。',
  inTimeZone: 'タイムゾーン{name}（{offset}）の時刻です。',

  newPasswordHint: '{min, number}文字以上。無関係な単語をいくつか並べるのがおすすめです。',
  passwordLength: 'パスワードは{min, number}～{max, number}文字にしてください。',
  accountGone: 'このアカウントはもうありません。',
  currentPassword: '現在のパスワード',
  currentPasswordHint: '本人確認のためです。',
  noPassword: 'このアカウントにはパスワードがありません。ログインから10分を過ぎると、先に本人確認が必要です。',

  email: 'メール',
  turnOffEmails: 'メールをオフにする',
  turnOnEmails: 'メールをオンにする',

  passkeysNeedScripts: 'パスキーにはJavaScriptが必要です。',
  passkeyKnown: 'このデバイスには、このアカウントのパスキーがすでにあります。',
  passkeyAddress:
    'このアドレスではパスキーを使えません。いつものアドレスでこのサイトを開いて、もう一度お試しください。',
  passkeyUnsuitable: 'このデバイスでは適切なパスキーを作成できません。別のデバイスでお試しください。',
  passkeyNotAdded:
    'パスキーは追加されませんでした。キャンセルされたか、時間がかかりすぎました。もう一度お試しください。',
  passkeyNotUsed:
    'パスキーは使われませんでした。キャンセルされたか、時間がかかりすぎたか、このデバイスにこのサイトのパスキーがありません。もう一度試すか、別の方法を使ってください。',
  passkeyFailed: 'パスキーを使えませんでした。もう一度試すか、別の方法を使ってください。',

  connectDiscord:
    '<link>Discordアカウントと連携</link>しないと、このBotからお礼を受け取れません。連携しなくても投票は有効です。',

  rewardGoesTo: '報酬は{account}に届きます。<link>変更</link>',
  rewardUnknown:
    '{platform}アカウントがリンクされていないため、サーバーは報酬の相手がわからない可能性があります。<link>{platform}アカウントをリンク</link>',
  linkedTo: 'リンク済み：{account}。<link>変更</link>',
  linkMinecraft: 'このサーバーがコードを求める場合は、<link>Minecraftアカウントをリンク</link>してください。',

  webhookHealthy: '正常',
  webhookFailing: '失敗中：{count, number}回連続（上限{limit, number}回）',
  webhookDisabled: '無効',
  webhookPaused: '一時停止中',
  noVotesSinceSaved: '保存後の投票なし',
  noVotesYet: '投票なし',
  listenerFailing: '失敗中：{count, number}回連続',
  listenerUnconfirmed: '未確認',
  listenerWorking: '動作中',

  whoSees: 'この掲載の公開範囲',
  public: '公開',
  pending: '承認待ち',
  refused: '却下',
  hidden: 'スタッフにより非表示',
  pendingText: '公開前にスタッフがこの掲載を確認します。それまでに準備はすべてできますが、投票はできません。',
  refusedTitle: 'この掲載はスタッフに承認されませんでした',
  refusedText:
    '理由は下に表示されています。「コンテンツ」で問題を直すと、もう一度審査されます。承認されるまで、ほかの人には見えません。',
  hiddenText: 'ほかの人には見えず、投票もできません。これまでの投票は残り、配信も続きます。',
  reason: '理由：{reason}',

  planFree: '無料',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'プランの変更は、このサイトの運営者に依頼してください。',
  contactForPlan: 'プランの変更は<link>お問い合わせ</link>ください。',
} satisfies AreaTranslation<'forms'>;
