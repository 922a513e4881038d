// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '投票者ランキング',
  lead: 'すべての掲載を通して、いちばん多く投票している人たちです。',
  ofListing: '{name}の投票者ランキング',
  backToListing: '掲載に戻る',
  allListings: 'すべての掲載',

  period: '期間',
  thisMonth: '今月',
  allTime: '全期間',

  noVotesThisMonth: '今月の投票はまだありません',
  noVotes: '投票はまだありません',
  soon: '投票は1分以内にここに表示されます。',

  place: '順位',
  voter: '投票者',
  votes: '票数',
  you: 'あなた',
  anonymousVoter: '匿名の投票者',
  anonymousNote:
    '<link>アカウント</link>で名前を表示するように設定しないかぎり、あなたは「匿名の投票者」と表示されます。',

  notInTop: 'まだ上位{most, number}人に入っていません。あなたの投票は{votes, number}票です。',
  ownPlace: 'あなたは{place, number}位、{votes, number}票です。',
} satisfies AreaTranslation<'leaderboards'>;
