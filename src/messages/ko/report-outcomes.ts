// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: '운영진이 다시 검토하고 있어요.',
  dismissed: '운영진이 검토했고 조치하지 않기로 했어요.',
  hidden: '운영진이 검토하고 항목을 숨겼어요.',
  removed: '운영진이 검토하고 변경 내역을 제거했어요.',
  suspended: '운영진이 검토하고 소유자의 계정을 정지했어요.',
  gone: '신고한 대상이 더 이상 없어요.',
  reviewRemoved: '운영진이 검토하고 리뷰를 제거했어요.',
  reviewSuspended: '운영진이 검토하고 작성자의 계정을 정지했어요.',
  profileHidden: '운영진이 검토하고 프로필을 숨겼어요.',
  profileNameCleared: '운영진이 검토하고 이름을 지웠어요.',
  profileSuspended: '운영진이 검토하고 계정을 정지했어요.',
} satisfies AreaTranslation<'reportOutcomes'>;
