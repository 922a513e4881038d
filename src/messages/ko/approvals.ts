// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: '요약이나 설명이 없어요.',
  link: '링크',
  address: '주소',
  video: '동영상',
  mods: '모드',
  tags: '태그',
  nothing: '유사 항목, 중복, 이전 거절, 소유자의 다른 항목이 없어요.',
  lookAlikes: '유사 항목',
  namesLookSame: '이름이 똑같아 보여요.',
  namesNearlySame: '이름이 거의 같아요.',
  duplicates: '중복',
  same: '같음: {parts}.',
  sameAddress: '주소',
  sameLink: '링크 또는 애플리케이션',
  sameDescription: '설명',
  earlierRejections: '이전 거절',
  otherListings: '소유자의 다른 항목',
  ownerVerified: '소유자 인증됨',
  byOwner: '소유자 {owner}',
  waiting: '대기 중',
  rejected: '거절됨',
  hidden: '숨김',
} satisfies AreaTranslation<'approvals'>;
