// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '投票榜',
  lead: '在全站所有项目中投票最多的人。',
  ofListing: '{name} 的投票榜',
  backToListing: '返回项目',
  allListings: '全部项目',
  period: '时段',
  thisMonth: '本月',
  allTime: '历史累计',
  noVotesThisMonth: '本月还没有投票',
  noVotes: '还没有投票',
  soon: '投票会在一分钟内显示在这里。',
  place: '名次',
  voter: '投票者',
  votes: '票数',
  you: '你',
  anonymousVoter: '匿名投票者',
  anonymousNote: '你会显示为“匿名投票者”，除非你在<link>账号</link>中选择公开名字。',
  notInTop: '你还没进入前 {most, number} 名：你有 {votes, plural, other {# 票}}。',
  ownPlace: '你排第 {place, number} 名，共 {votes, plural, other {# 票}}。',
} satisfies AreaTranslation<'leaderboards'>;
