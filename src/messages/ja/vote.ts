// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: '{name}に投票',
  backToListing: '掲載に戻る',
  vote: '投票する',
  voteAgain: 'もう一度投票',
  window: '{hours, number}時間に1回投票できます。',
  enterPlayerName: 'サーバーが投票に報酬を出している場合は、プレイヤー名を入力してください。',

  needAccount: '1人1票にするため、投票にはアカウントが必要です。登録は30秒で終わります。',
  signIn: 'ログインして投票',
  createAccount: 'アカウントを作成',
  playerName: 'プレイヤー名',
  playerNameHintWithListener:
    '報酬を受け取るプレイヤーです。名前がなくても投票は有効ですが、報酬は出ません。Bedrock版では、サーバーに表示される接頭辞も付けてください：.Steve',
  playerNameHint:
    '投票と一緒に送られます。なくても投票は有効です。Bedrock版では、サーバーに表示される接頭辞も付けてください：.Steve',

  thanks: '投票ありがとうございます。1票を受け付けました。',
  unconfirmed: '投票する前に、メールアドレスを確認してください。',
  tooManyTries: 'お使いのネットワークからの投票が多すぎます。{duration}後にもう一度お試しください。',

  votedAt: '{time}に投票しました',
  againAt: '次は{time}に投票できます',
  inTime: '{time}後',
  yourVote: 'あなたの投票',
  votedAgainAt: '<b>投票済み</b> · 次は{time}',
  lastVotedAt: '{time}に投票',
  remindMe: 'リマインダー',

  noPlayerName: 'プレイヤー名が入力されていないため、ゲーム内の報酬はありません。',
  rewardOnItsWay: '{player}：投票をサーバーに送信しています… 結果を見るには、このページを再読み込みしてください。',
  rewardGiven:
    '{player}：投票が届きました。ゲーム内で報酬を受け取れます。次に参加したときに渡されるサーバーもあります。',
  rewardSent:
    '{player}：投票を送信しました。ゲーム内で報酬を受け取れます。次に参加したときに渡されるサーバーもあります。',
  rewardAlready:
    '{player}：このプレイヤーは直近24時間以内に別の投票で報酬を受け取っています。投票は有効ですが、2回目の報酬はありません。',
  rewardMissed:
    '{player}：投票は有効ですが、サーバーに送信できませんでした。報酬についてはサーバーの運営チームに問い合わせてください。',
  rewardUnknown:
    '{player}：投票は有効ですが、サーバーに届いたか確認できません。報酬がもらえない場合は、サーバーの運営チームに問い合わせてください。',
  recentlyRewarded:
    '{player}は直近24時間以内に報酬を受け取っています。投票は有効ですが、次の報酬は{time}（{exactTime}）です。',

  streakAndFavorites: '連続投票とお気に入り',
  nextFavorite: '次のお気に入り：{name}',
  allFavorites: 'お気に入りをすべて見る',

  confirmFirst: '先にメールアドレスを確認してください',
  openLink:
    '{email}に送ったメールのリンクを開いてアドレスを確認し、ここに戻ってください。メールが見つからないときは、迷惑メールフォルダも確認してください。',
  resendEmail: 'メールを再送',
  orConnect: 'または、<link>アカウントページ</link>で{providers}と連携してください。',
  connectFirst: '先に{providers}アカウントと連携してください',
  connectionRequired: '1人1票にするため、ここでの投票には{providers}アカウントとの連携が必要です。',
  goToAccount: 'アカウントへ',

  pausedByOwner: 'オーナーにより休止中',
  pausedText: '今この掲載には投票できず、一覧にも表示されません。これまでの投票は残ります。',

  notOpen: '投票はまだ始まっていません',
  cannotConfirm:
    '投票には確認済みのアカウントが必要ですが、このサイトではまだアカウントを確認できません。しばらくしてから、またお越しください。',
  contactUs: '質問があれば、<contact>お問い合わせ</contact>ください。',
  nobodyCanVote: '誰も投票できません。このメッセージはスタッフだけに表示されています。',
  howToConfirm:
    'アドレスを確認できるように<code>SMTP_URL</code>を設定するか、アカウントを連携できるようにログインプロバイダーを設定してください（Discordなら<code>DISCORD_CLIENT_ID</code>と<code>DISCORD_CLIENT_SECRET</code>）。誰でも投票できるようにするには、<code>REQUIRE_CONFIRMED_EMAIL=off</code>を設定します。その後、サービスを再起動してください。',

  otherAccount: '別のアカウントで投票済みです',
  otherAccountVoted:
    'あなたのメールアドレスか連携アカウントによる投票が、すでに受け付けられています。1人につき{hours, number}時間に1回投票できます。',

  networkLimit: 'お使いのネットワークからの投票が多すぎます',
  networkLimitOfListing: '{name}では、同じネットワークからの投票は{hours, number}時間に{limit, number}票までです。',
  networkLimitOfSite: '同じネットワークからの投票は、1時間に{limit, number}票までです。',
  sharedNetworks: '同じWi-Fi、学校、携帯キャリアを使う人は、同じネットワークと見なされることがあります。',
  notUsedUp:
    '投票の権利は残っています。このネットワークからは{time}（{exactTime}）に、別のネットワークからはすぐに投票できます。',
  tryAgain: 'もう一度試す',
} satisfies AreaTranslation<'vote'>;
