// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: '{name} 신고',
  titleEntry: '{name} {version} 신고',
  titleReview: '{name} 리뷰 신고',
  titleProfile: '{name}님의 프로필 신고',
  headingListing: '이 등록 항목 신고',
  headingEntry: '이 변경 내역 신고',
  headingReview: '이 리뷰 신고',
  headingProfile: '이 프로필 신고',
  versionOf: '{name} 버전 {version}',
  reason: '무엇이 문제인가요?',
  details: '자세한 내용',
  detailsHint:
    '운영진이 무엇을 어디서 봐야 하는지 적어 주세요. “{other}”를 고르면 필수예요. 최대 {max, plural, other {#자}}.',
  send: '신고하기',
  onlyStaff: '누가 신고했는지는 운영진만 볼 수 있어요.',
  willBeNotified: '결과를 알려 드려요.',
  withoutAccount: '계정 없이도 보낼 수 있어요. 결과 알림을 받으려면 먼저 <link>로그인</link>하세요.',
  thanksWithoutAccount:
    '고마워요. 운영진이 확인할게요. 계정이 없으면 네트워크마다 신고 하나만 저장돼요. 따로 신고하려면 로그인하세요.',
  updated: '신고를 업데이트했어요. 결과는 대시보드에서 볼 수 있어요.',
  thanks: '고마워요. 운영진이 신고를 확인할게요. 결과는 대시보드에서 볼 수 있어요.',
  gone: '대상이 더 이상 없어 신고할 수 없어요.',
  full: '이 대상에 대한 신고가 이미 충분히 접수되어 저장하지 않았어요. 운영진이 접수된 신고를 확인할게요.',
  noAccount: '이 계정은 지금 신고할 수 없어요.',
  tooMany: '신고를 너무 많이 보냈어요. {minutes, number, ::group-off}분 후에 다시 시도하세요.',
} satisfies AreaTranslation<'reports'>;
