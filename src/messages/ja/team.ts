// Managers, tokens and settings of a listing.
import type { AreaTranslation } from '../message.ts';

export default {
  managers: 'マネージャー',
  managersText:
    'マネージャーは、Webhook、投票リスナー、トークン、更新履歴、設定など、ここのすべてを見て変更できます。マネージャーの招待と、掲載の譲渡や削除ができるのはオーナーだけです。',
  owner: 'オーナー',
  managerSince: '{time}からマネージャー',
  you: '（あなた）',
  leave: '抜ける',

  inviteManager: 'マネージャーを招待',
  email: 'メールアドレス',
  emailHint: 'このサイトでのその人のアカウントのアドレス。アカウントがなければ、このアドレスで登録できます。',
  invite: '招待',
  tooManyInvitations: '今日は{max, number}件の招待を送りました。{wait}待ってから、もう一度お試しください。',
  invitationMailed: '招待を{email}にメールで送りました。',
  invitationLink: '招待リンク',
  invitationLinkText:
    '招待した人に送ってください。リンクは二度と表示されません。7日以内に1回だけ、入力したアドレスでのみ使えます。',
  theLink: 'リンク',

  pendingInvitations: '保留中の招待',
  offeredOwnership: '所有権の譲渡を提案、{time}に期限切れ',
  invitedAsManager: 'マネージャーとして招待、{time}に期限切れ',
  revoke: '取り消す',
  theInvitation: '{email}への招待',
  invitationRevoked: '招待を取り消しました。リンクは使えなくなりました。',
  invitationAnswered: '招待はすでに承諾か辞退されているか、期限が切れています。',

  removeManagerTitle: 'マネージャーを外す',
  removeManagerQuestion: 'このマネージャーを外しますか？',
  removeManager: 'マネージャーを外す',
  removeManagerText:
    '{name}さんは、すぐにこのダッシュボードにアクセスできなくなります。ほかのAPIトークンは引き続き使えます。この人がコピーした可能性のあるトークンは無効化し、署名シークレットを見ていた場合は再発行してください。',
  apiTokens: 'APIトークン',
  revokeTokens: 'この人が作成したトークン{count, number}個を無効化する',
  revokeTokensHint: '{count, plural, other {}}使っているプログラムは、すぐに動かなくなります。',
  managerRemoved: 'マネージャーを外しました。',

  leaveTitle: '掲載から抜ける',
  leaveQuestion: 'この掲載から抜けますか？',
  leaveText: '{listing}を管理できなくなります。再びアクセスするには、オーナーからの新しい招待が必要です。',
  youLeft: '掲載から抜けました。',

  transferOwnership: '所有権を譲渡',
  transferNobody: 'オーナーになれるのはマネージャーだけです。先にその人をマネージャーとして招待してください。',
  transferText: '選んだマネージャーが承諾する必要があります。あなたはマネージャーとして残ります。',
  newOwner: '新しいオーナー',
  transferQuestion: '所有権を譲渡しますか？',
  transferConsequences:
    '{name}さんは、7日以内に{listing}の所有権を承諾できます。その後は、マネージャーの招待や削除、掲載の譲渡や削除ができるのは新しいオーナーだけです。あなたは、新しいオーナーが外すまでマネージャーとして残ります。',

  noTokens: 'トークンはまだありません',
  noTokensText: 'トークンがあれば、自分のコードで投票を確認し、この掲載を管理できます。',
  yourToken: 'トークン',
  yourTokenText:
    '今すぐコピーしてください。二度と表示されません。各リクエストで<code>Authorization: Bearer</code>として送ってください。',
  theToken: 'トークン',
  tokenUnused: '{created}に作成、未使用',
  tokenUsed: '{created}に作成、最終使用{used}',
  tokenUsedFor: '{created}に作成、最終使用{used}（{operation}）',
  limits: '制限',
  rotate: '再発行',

  createTokenTitle: 'トークンを作成',
  tokenName: '名前',
  tokenNameHint: '使う場所など。',
  liveStream: 'ライブストリーム',
  permissions: '権限',
  votesReadHint: 'ユーザーが投票したかの確認、投票の一覧、統計の読み取り。',
  webhooksWriteHint: 'Webhookの変更、配信ログの読み取り、再配信、トークンの管理。',
  statsWriteHint: 'Botのサーバー数の報告。',
  changelogWriteHint: 'リリースノートの公開、差し替え、削除。',
  createToken: 'トークンを作成',
  listingDeletedBefore: 'この掲載は削除されています。',
  tokenNameInvalid: '名前は1～{max, number}文字にしてください。',
  tokenWithoutPermission: '権限を1つ以上選んでください。',
  tooManyTokens: '1つの掲載のトークンは{max, number}個までです。不要なものを無効化してください。',
  permissionUnknown: 'この権限は存在しません。',
  permissionForBots: 'この権限はBot専用です。',

  tokenLimitsTitle: 'トークンの制限',
  tokenLimits: 'トークンの制限',
  tokenLimitsText: '{name}、{time}に作成。制限はすぐに適用されます。',
  saveLimits: '制限を保存',
  limitsSaved: 'トークンの制限を保存しました。',
  lastDay: '最終日',
  lastDayHint: 'トークンは、その日の終わり（UTC）に使えなくなります。{days, number}日前にお知らせします。',
  allowedAddresses: '許可するアドレス',
  allowedAddressesHint:
    '自分のサーバーのIPアドレスか範囲を、カンマ区切りで入力します。空のままにすると、すべて許可します。',
  expiryInvalid: '日付はYYYY-MM-DDの形式で入力してください。例：2027-01-31',
  expiryPast: '今日以降の日付を入力してください。',
  addressesInvalid: '203.0.113.7や2001:db8::/32のようなIPアドレスかCIDR範囲を、カンマ区切りで入力してください。',
  tooManyAddresses: 'アドレスは{max, number}個までです。',
  expired: '期限切れ',
  stoppedWorking: '{time}に使えなくなりました',
  expiresSoon: 'まもなく期限切れ',
  expires: '{time}に期限切れ',
  onlyFrom: '{addresses}からのみ',

  rotateTokenTitle: 'トークンを再発行',
  rotateTokenQuestion: 'このトークンを再発行しますか？',
  rotateToken: 'トークンを再発行',
  rotateTokenText:
    '{name}のシークレットが新しくなります。名前と権限は変わりません。古いシークレットはすぐに使えなくなるので、使っている場所すべてで置き換える準備をしてください。止めずに切り替えるには、先に2つ目のトークンを作成してください。',
  revokeTokenTitle: 'トークンを無効化',
  revokeTokenQuestion: 'このトークンを無効化しますか？',
  revokeToken: 'トークンを無効化',
  revokeTokenText: '{name}は、使っているすべての場所ですぐに使えなくなります。元に戻せません。',
  tokenRevoked: 'トークンを無効化しました。',

  settings: '設定',
  settingsText: '訪問者に見える内容は、「<page>ページ</page>」と「<pictures>画像</pictures>」にあります。',
  id: 'ID',
  idText: 'APIとコマンドラインでは、このIDで掲載を指定します。',
  theId: '掲載のID',
  paused: '掲載を休止しました。再開するまで誰も投票できません。',
  resumed: '掲載を再開しました。再び投票できます。',

  plan: 'プラン',
  currentPlan: '現在のプラン',
  planOfServer: 'ランキングでは1票が{times}分になります。',
  planWithChangelog: 'ランキングでは1票が{times}分になります。更新履歴付き。',
  planWithoutChangelog: 'ランキングでは1票が{times}分になります。更新履歴はChangelog Proアドオンで利用できます。',
  planOfBotKept: 'これまでの投票の重みは変わらず、更新履歴の項目も公開されたままです。',
  planOfServerKept: 'これまでの投票の重みは変わりません。',

  pause: '休止',
  isPaused: '休止中',
  isPausedText: 'この掲載は休止中です。誰も投票できず、一覧に表示されず、ページには休止中と表示されます。',
  pauseText:
    '休止中は、誰も投票できず、一覧に表示されず、ページには休止中と表示されます。これまでの投票は引き続き配信され、通常どおり{days, number}日間ランキングにカウントされます。',
  pauseListing: '掲載を休止',
  resumeListing: '掲載を再開',

  delete: '削除',
  deleteCardText: '掲載、その投票、すべての設定を完全に削除します。確認画面が表示されます。',

  deleteListing: '掲載を削除',
  deleteQuestion: 'この掲載を削除しますか？',
  deleteBot:
    '{name}は完全に削除されます。ページ、投票と投票数、Webhook、投票リスナー、トークン、更新履歴、マネージャー、保留中の招待も含まれます。',
  deleteServer:
    '{name}は完全に削除されます。ページ、投票と投票数、Webhook、投票リスナー、トークン、マネージャー、保留中の招待も含まれます。',
  deleteText:
    '待機中の投票は破棄されますが、進行中のリクエストは届くことがあります。削除の記録は監査ログに400日間残ります。',
  confirmName: '確認のため、掲載の名前を入力してください',
  confirmNameHint: 'またはID：{id}',
  nameDiffers: '掲載の名前ともIDとも一致しません。',
  deleted: '掲載を削除しました。',

  badges: 'バッジ',
  badgesText: 'README、フォーラム、自分のサイト用の、数字入りの小さな画像です。1分ごとに更新されます。',
  embedText: 'アイコン付きのカードは、<link>埋め込みページ</link>に画像とフレームの形であります。誰でも使えます。',
  badgeStyles: 'ラベルとスタイルの変更',
  badgeStylesText:
    '独自のラベルにするには、URLに<code>?label=</code>を付けます。例：<code>votes.svg?label=fans</code>。<code>.svg</code>を<code>.json</code>に変えると、shields.ioのエンドポイントバッジとして使えます。',
  webhookBadge: 'Webhook',
  webhookBadgeText:
    'Webhookの稼働状況：正常、失敗中、無効、停止中。公開しないかぎり、あなたとマネージャーにしか見えません。',
  makePublic: '公開する',
  makePrivate: '非公開にする',
  webhookPublic: '保存しました。Webhookの稼働状況は公開されています。',
  webhookPrivate: '保存しました。Webhookの稼働状況は、あなたとマネージャーにしか見えません。',
} satisfies AreaTranslation<'team'>;
