// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: '自分の投票',
  noVotes: '投票はまだありません',
  noVotesText: '投票した掲載と、次に投票できる時刻がここに表示されます。',
  findServer: 'サーバーを探す',
  findBot: 'Botを探す',
  cast: '{count, number}票、最後は{time}',
  annulled: 'スタッフが{count, number}票を無効にしました',
  voteAgain: 'もう一度投票',
  nextVote: '次の投票は{time}',

  favorites: 'お気に入り',
  voteAgainTitle: 'もう一度投票',
  noneReady: '今すぐ投票できるお気に入りはありません。',
  allReady: '{count, plural, =1 {お気に入りに投票できます。} other {#件のお気に入りすべてに投票できます。}}',
  someReady: '{all, number}件のお気に入りのうち、{ready, number}件に投票できます。',
  noFavorites: 'お気に入りはまだありません',
  noFavoritesText: '掲載ページのハートを押すと、次に投票できる時刻をここで確認できます。',
  startWith: '{name}から始める',
  voteFor: '{name}に投票',
  allVoted: 'すべてに投票しました。{name}には{time}に投票できます。',
  ready: '投票できます',
  readyAt: '{time}に投票可',
  paused: 'オーナーにより休止中',
  gone: '掲載終了',
  deletedListing: '削除された掲載',
  vote: '投票<unseen>：{name}</unseen>',
  favoriteAdded: '{name}をお気に入りに追加しました。',
  favoritesFull: 'お気に入りは{max, number}件までです。先に1件外してください。',
  favoriteRemoved: 'お気に入りから外しました。',
  tooManyChanges: '変更が多すぎます。1分待ってから、もう一度お試しください。',
  notReminded: 'お気に入りのリマインダーは届きません。',
  remindedOfFirst: '最初のお気に入りに投票できるようになると、リマインダーが届きます。',
  remindedOfAll: 'すべてのお気に入りに投票できるようになると、リマインダーが届きます。',
  needsCalendar:
    'リマインダーを保存しました。カレンダーに表示するには、下でカレンダー用のアドレスを作成して購読してください。',
  notificationsFailed:
    'ブラウザーで通知を設定できませんでした。メールかカレンダーを選ぶか、別のブラウザーでお試しください。',
} satisfies AreaTranslation<'ownVotes'>;
