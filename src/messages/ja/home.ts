// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description: '{site}のBotとゲームサーバー。気に入ったものを見つけて投票すると、すぐにオーナーに届きます。',
  title: 'みんなに愛されるBotとゲームサーバーを見つけよう',
  lead: '気に入ったものに投票しましょう。投票は数秒でオーナーに届き、報酬がもらえることもあります。',

  categories: 'カテゴリ',
  discordBots: 'Discord Bot',

  topServers: '人気のサーバー',
  allServers: 'ゲームサーバーをすべて見る',
  topBots: '人気のBot',
  allBots: 'Botをすべて見る',
  rising: '急上昇',
  risingNote: '先週と比べて、今週もっとも票を伸ばしたBotとサーバーです。',
  allRising: '急上昇をすべて見る',
  new: '新着',
  newNote: '最近追加されたBotとサーバーです。',
  newServers: '新着サーバー',
  newBots: '新着Bot',
  updated: '最近の更新',
  updatedNote: '新しいリリースノートがあるBotです。',
  allUpdated: '更新をすべて見る',

  ownersTitle: 'Botやサーバーを運営していますか？',
  ownersText:
    '投票はすべて署名付きWebhookで届きます。エンドポイントが落ちていても再試行します。それでも届かなかった投票も失われず、ワンクリックで再配信できます。失敗したときは、原因と直し方がわかります。',
  addYours: 'Botやサーバーを追加',
  stepVote: '<b>誰かが投票します。</b>投票とその配信は、1つのトランザクションでまとめて保存されます。',
  stepCall:
    '<b>エンドポイントを呼び出します。</b>リクエストは署名され、数秒以内に送信されます。失敗したら再試行します。',
  stepReward: '<b>投票者に報酬を渡します。</b>ログには、すべての試行とその応答が残ります。',

  latestDescription: '{site}の{title}。{text}',
  risingTitle: '急上昇のBotとサーバー',
  risingText: '直近7日間で、その前の7日間と比べてもっとも票を伸ばしたBotとサーバーです。',
  updatedTitle: '最近更新されたBot',
  updatedText: '新しいリリースノートがあるBotを、新しい順に並べています。',
  nothingYet: 'まだ何もありません',
  nothingYetText: '数日後にまたお越しいただくか、すべての掲載をご覧ください。',
  bots: 'Bot',
  gameServers: 'ゲームサーバー',

  draft: 'これは下書きで、スタッフだけに見えています。<link>編集</link>して公開してください。',
} satisfies AreaTranslation<'home'>;
