// A listing's page, and its parts where owners and staff see them.
import type { AreaTranslation } from '../message.ts';

export default {
  asideLabel: '詳細、投票者、関連する掲載',
  report: 'この掲載を通報',
  votesOfDays: '直近{days, number}日間の投票',
  votesOfMonths: '直近{months, number}か月間の投票',
  totalVotes: '総投票数',
  lastDays: '直近{days, number}日間',
  today: '今日',
  rank: '順位',
  rankNumber: '{rank, number}位',

  servers: '{count, number}サーバー',
  serversChart: 'サーバー数',
  serversReported: '{time}にBotから報告されました。',
  serversReportedWithShards: '{shards, number}シャード、{time}にBotから報告されました。',

  ownerNotVerified: 'オーナー未確認',
  plan: '{plan}プラン',

  join: '参加する',
  addToDiscord: 'Discordに追加',
  serverAddress: 'サーバーアドレス',
  opens: '{host}を開きます',
  inServers: '<b>{count, number}サーバー</b>で利用中',
  online: 'オンライン',
  offline: 'オフライン',
  offlineSince: '{time}から',
  players: '<b>{count, number}</b>人',
  playersOfMost: '<b>{count, number}</b> / {most, number}人',

  textsIn: '{language}の文章',
  alsoIn: 'ほかの言語：{languages}',
  originalTexts: '原文',

  about: '紹介',
  noDescription: '説明がまだありません。どんなものか伝わるように<link>説明を追加</link>しましょう。',

  details: '詳細',
  mods: 'MOD',
  country: '国',
  languages: '言語',
  runBy: '運営',
  team: 'チーム',
  listed: '掲載日',
  countryInRegion: '{country}、{region}',
  nextName: '{names}、{name}',

  links: 'リンク',
  website: 'ウェブサイト',
  discordServer: 'Discordサーバー',
  support: 'サポート',
  sourceCode: 'ソースコード',
  store: 'ストア',

  images: '画像',
  video: '動画',
  imagesAndVideo: '画像と動画',
  imageNumber: '{number} / {count}',
  loadVideo: '{provider}の動画を読み込む',
  videoNotLoaded:
    '{provider}のページを読み込みます。それまでは何も読み込まれず、訪問したことが{company}に伝わることもありません。',
  videoOfCompanyNotLoaded:
    '{company}が運営する{provider}のページを読み込みます。それまでは何も読み込まれず、訪問したことが{company}に伝わることもありません。',
  videoTitle: '{name}の動画（{provider}）',
  watchOn: '{provider}で見る',
  unloadVideo: '動画を閉じる',

  latestRelease: '最新リリース',
  changelog: '更新履歴',
  topVoters: '今月の投票者ランキング',
  noVotesThisMonth: '今月の投票はまだありません。一番乗りで投票しよう！',
  you: 'あなた',
  anonymousVoter: '匿名の投票者',
  votes: '{count, number}票',
  allTopVoters: 'ランキングをすべて見る',
  similar: '似た掲載',

  share: '共有',
  pageLink: 'リンク',
  qrCode: 'QRコード',
  qrCodeOfPage: 'このページのリンクのQRコード',
  downloadSvg: 'SVGをダウンロード',
  embed: 'サイトに埋め込む',
  openShareSheet: '共有…',

  yourListing: 'あなたの掲載',
  forYourTeam: 'あなたとチーム向け：',
  manage: '掲載を管理',

  noListings: '掲載はまだありません。<link>最初の1件を追加しませんか。</link>',
  gainedVotes: '+{count, number}票',

  previewOf: '{name}のプレビュー',
  asVisitorsSee: '訪問者からの見え方',

  namesNobody: 'ページには誰の名前も表示されていません。',
  whoIsNamed:
    'ページには、オーナーと<managers>マネージャー</managers>のうち、<account>アカウント</account>で名前の表示に同意した人が表示されます。',
} satisfies AreaTranslation<'listing'>;
