// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '自分のプロフィール',
  hiddenByStaff: 'スタッフがプロフィールを非表示にしたため、ほかの人には見えません。',
  text: 'プロフィールは、公開するまでほかの人には見えません。表示されるのは、名前、参加時期、投票数、連続投票、バッジです。いつ何に投票したかは表示されません。<link>名前</link>の表示を許可している場合は、最近のレビューも表示されます。',
  save: 'プロフィールを保存',
  publicPage: '公開ページ：{address}',
  handle: 'ハンドル',
  handleHint:
    'ページのアドレスの一部になります。{min, number}～{max, number}文字の英数字とハイフン。変更しても、前のハンドルは{days, number}日間あなたのために確保されます。',
  visibility: '公開範囲',
  makePublic: 'プロフィールを公開する',
  makePublicHint: 'リンクを知っている人は誰でも見られます。',
  favorites: 'お気に入り',
  showFavorites: 'お気に入りを表示する',
  showFavoritesHint: 'ハートを付けた掲載です。',
  searchEngines: '検索エンジン',
  allowSearchEngines: 'プロフィールを検索エンジンの結果に表示する',
  allowSearchEnginesHint: 'オフの場合は、表示しないよう検索エンジンに依頼します。',
  tooManyChanges: '変更が多すぎます。1時間後にもう一度お試しください。',
  nowPublic: 'プロフィールを公開しました。',
  savedUnseen: 'プロフィールを保存しました。ほかの人には見えません。',

  profileHidden: 'スタッフが公開プロフィールを非表示にしました',
  profileShown: 'スタッフがプロフィールの非表示を解除しました',
  nameCleared: 'スタッフが名前を消去しました',
  myProfile: '自分のプロフィール',
  chooseName: '別の名前を選ぶ',

  myReports: '自分の通報',
  noReports: '通報はありません',
  noReportsText: 'どの掲載や更新履歴の項目にも通報リンクがあります。通報とその結果はここに表示されます。',

  myReviews: '自分のレビュー',
  noReviews: 'レビューはまだありません',
  noReviewsText: '投票した掲載をレビューできます。レビューとその返信はここに表示されます。',
  replyMailsOn: 'レビューへの返信は、確認済みのメールアドレスにも送られます。',
  replyMailsOff: 'レビューへの返信は、このサイトにだけ表示されます。スタッフの決定は引き続きメールで送られます。',
  replyMailsTurnedOn: '返信についてのメールが届くようになります。',
  replyMailsTurnedOff: '返信についてのメールは届かなくなります。',

  offerTitle: '所有権の譲渡',
  invitationTitle: '掲載の管理への招待',
  takeOver: 'この掲載を引き継ぎますか？',
  manage: 'この掲載を管理しますか？',
  offer: '{inviter}さんが{listing}の所有権をあなたに譲渡しようとしています。',
  offerMeaning:
    'マネージャーの招待や削除、掲載の譲渡や削除ができるのはオーナーだけです。{inviter}さんは、あなたが外すまでマネージャーとして残ります。',
  invitation: '{inviter}さんが{listing}の管理にあなたを招待しています。',
  invitationMeaning:
    'マネージャーは、Webhook、投票リスナー、APIトークン、更新履歴、設定を見て変更でき、お知らせを受け取ります。ほかのマネージャーにはあなたの名前が見えます。いつでも抜けられます。',
  invitationExpires: '招待は{time}に期限が切れます。',
  signInToReply:
    'この招待は{email}宛てです。そのアドレスでログインするか、アカウントを作成してください。その後、このページに戻ります。',
  wrongAccount:
    'この招待は{email}宛てですが、{own}でログインしています。ログアウトしてからリンクをもう一度開き、正しいアドレスでログインするか、今のアドレス宛ての招待を依頼してください。',
  accept: '承諾',
  decline: '辞退',
  declined: '辞退しました。何も変更されていません。',
  nowOwner: 'この掲載のオーナーになりました。',
  nowManager: 'この掲載のマネージャーになりました。',
  invitationEnded: 'この招待はもう使えません',
  invitationEndedText:
    '承諾、辞退、取り消しのいずれかが行われたか、7日以上たっています。掲載のオーナーに新しい招待を依頼してください。',

  data: '自分のデータ',
  exportData: 'データを書き出す',
  exportText:
    '保存されているあなたの情報すべてを、1つのJSONファイルにまとめます。アカウント、ログイン方法、セッション、投票と掲載、作成したトークン、通報、レビューと「役に立った」、掲載での操作が含まれます。',
  downloadFile: 'ファイルをダウンロード',
  exportLimited: 'このファイルを何度かダウンロードしています。1時間後にもう一度お試しください。',
  deleteTitle: 'アカウントを削除',
  deleteText:
    'これまでの投票は、名前なしで引き続きカウントされます。何が削除されるかは、次のページに詳しく表示されます。',
  deleteAccount: 'アカウントを削除',
  deletionWord: '削除',
  typeWord: '「{word}」と入力',
  typeWordProblem: '「{word}」と入力してください。',
  accountDeleted: 'アカウントを削除しました。',
  onlyStaff: 'あなたは唯一のスタッフです。先にほかの人をスタッフにしてください。',
  stillOwns: 'まだ掲載のオーナーです。先に譲渡するか削除してください。',
  whatIsDeleted: 'すぐに削除されるもの',
  whatIsDeletedText:
    '名前、アドレス、パスワード、連携アカウント、セッション、投票のプレイヤー名、レビューと「役に立った」、マネージャーの役割。投票の確認でもあなたの投票は見つからなくなります。元に戻せません。',
  whatStays: '残るもの',
  votesStay: '投票は、あなたを特定できないランダムなIDで引き続きカウントされます。',
  eventsStay: 'Botやサーバーのオーナーに送られたイベントとそのログ。投票のIDは90日間残ります。',
  reportsStay:
    '通報した内容は、名前なしで残ります。文章は、スタッフが決定済みならすぐに、そうでなければ決定の90日後に削除されます。',
  tokensStay: '作成したトークンは掲載のために引き続き使え、掲載での操作は名前なしで監査ログに残ります。',
  hashesStay:
    '直近1日以内に投票した場合は、次に投票できたはずの時刻まで、メールアドレスと連携アカウントのハッシュが残ります。それまでは、それらで新しいアカウントを作成できません。',
  downloadFirst: '先にデータをダウンロード',
  youOwn: '{count, number}件の掲載のオーナーです',
  transferFirst: '先に掲載を譲渡するか削除してください。その後、アカウントを削除できます。',
  transferOrDelete: '{name}：<transfer>譲渡</transfer>または<remove>削除</remove>',
  transferNamed: '{name}を譲渡',
  deleteNamed: '{name}を削除',
} satisfies AreaTranslation<'profileSettings'>;
