// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: '{month}から参加',
  editProfile: 'プロフィールを編集',
  totalVotes: '総投票数',
  listingsVotedFor: '投票した掲載',
  daysInARow: '連続日数',
  longestStreak: '最長の連続投票',
  badges: 'バッジ',
  noBadges: 'まだありません。',
  favorites: 'お気に入り',
  reportProfile: 'このプロフィールを通報',

  streakBadge: '{count, number}日連続',
  votesBadge: '{count, number}票',
  listingsBadge: '{count, number}件の掲載に投票',

  streak: '連続投票',
  votesForListings: '{listings, number}件の掲載に{votes, number}票',
  startStreak: '今日投票して、連続投票を始めよう',
  streakOfDays: '{days, number}日連続',
  progress: 'バッジ「{badge}」までの進み具合',
  howItCounts: '1日1回、どれかの掲載に投票しましょう。日付はUTC基準です。',
  keepIt: '今日投票すると記録が続きます。',
  untilBadge: 'バッジ「{badge}」まであと{days, number}日。',
  yourLongest: '最長の連続投票：{days, number}日。',
  everyBadge: '連続投票のバッジをすべて獲得しました。',

  profile: 'プロフィール',
  isPublic: '公開',
  isNotPublic: '非公開',
  publicText: '投票数、連続投票、バッジは、誰でも{address}で見られます。',
  anonymousText: 'あなたは匿名です。希望すれば、投票数、連続投票、バッジを自分のページで見せられます。',
  setUpProfile: 'プロフィールを設定',
} satisfies AreaTranslation<'voters'>;
