// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
import type { AreaTranslation } from '../message.ts';

export default {
  nameOnSite: '{name}（{site}）',
  cardText: '{site}の{name}：{facts}',

  voteOn: '{site}で投票',
  votingPaused: '投票は休止中です',
  notFound: '掲載が見つかりません',
  votes: '{count, number}票',
  rank: '{rank, number}位',
  servers: '{count, number}サーバー',
  offline: 'オフライン',
  online: '{count, number}人オンライン',
  onlineOfMost: '{count, number} / {most, number}人オンライン',

  title: '{name}を埋め込む',
  lead: 'コードをREADMEやフォーラムの投稿、自分のサイトにコピーしてください。数字は1分ごとに更新されます。<link>掲載に戻る</link>',
  colors: 'カードの色',
  auto: '訪問者のテーマに合わせる',
  light: '常にライト',
  dark: '常にダーク',
  image: '画像のカード',
  imageText: 'READMEやフォーラム向け。SVG画像を表示しないフォーラムもあります。',
  frame: 'フレームのカード',
  frameText:
    'フレームを使えるサイト向け。ファイルではなく、httpかhttpsで開いたページで使えます。見た目は画像と同じで、テキストはスクリーンリーダーで読めます。スクリプトはなく、Cookieも保存しません。<link>カードを開く</link>',
  link: 'リンクだけ',
  linkText:
    'oEmbed対応のサイトでは、リンクを貼るだけでカードになります。チャットアプリではアイコン付きのプレビューが表示されます。',
  linkEndpoint: 'oEmbedのエンドポイントは<code>{url}</code>です。',
  badge: 'バッジ：{title}',

  badgeVotes: '投票数',
  badgeRank: '順位',
  badgePlayers: 'オンライン人数',
  badgeServers: 'サーバー数',
  badgeWebhook: 'Webhook',

  codeOf: '{what}の{format}',
  cardAsImage: '画像のカード',
  cardInFrame: 'フレームのカード',
  votesBadge: '投票数のバッジ',
  rankBadge: '順位のバッジ',
  playersBadge: 'オンライン人数のバッジ',
  serversBadge: 'サーバー数のバッジ',
  webhookBadge: 'Webhookのバッジ',
  theLink: 'リンク',
} satisfies AreaTranslation<'embeds'>;
