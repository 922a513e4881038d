// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '투표 랭킹',
  lead: '전체 등록 항목에서 투표를 가장 많이 한 사람들이에요.',
  ofListing: '{name} 투표 랭킹',
  backToListing: '항목 페이지로 돌아가기',
  allListings: '전체 항목',
  period: '기간',
  thisMonth: '이번 달',
  allTime: '전체 기간',
  noVotesThisMonth: '이번 달에는 아직 투표가 없어요',
  noVotes: '아직 투표가 없어요',
  soon: '투표는 1분 안에 여기에 표시돼요.',
  place: '순위',
  voter: '투표자',
  votes: '투표',
  you: '나',
  anonymousVoter: '익명 투표자',
  anonymousNote: '<link>내 계정</link>에서 이름을 공개하지 않으면 “익명 투표자”로 표시돼요.',
  notInTop: '아직 상위 {most, number}위 안에 들지 못했어요. 지금까지 {votes, plural, other {#번}} 투표했어요.',
  ownPlace: '{votes, plural, other {#번}} 투표해서 {place, number}위예요.',
} satisfies AreaTranslation<'leaderboards'>;
