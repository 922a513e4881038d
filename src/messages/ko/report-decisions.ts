// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: '그사이 소유자가 답변했어요. 먼저 답변을 읽으세요.',
  impossible: '여기서는 할 수 없어요.',
  notPublic: '지금 공개되지 않은 항목이라 숨길 수 없어요. 승인 여부를 결정하거나 신고를 기각하세요.',
  listingDeleted: '삭제된 항목이라 숨길 수 없어요. 신고를 기각하세요.',
  entryDeleted: '삭제된 변경 내역이라 제거할 수 없어요. 신고를 기각하세요.',
  listingDeletedSuspend: '삭제된 항목이에요. 사용자 페이지에서 정지하고 신고를 기각하세요.',
  authorUnknown: '삭제된 리뷰라 작성자를 알 수 없어요. 신고를 기각하세요.',
  suspendOneself: '자신을 정지할 수 없어요. 다른 운영진에게 부탁하세요.',
  ownerChanged: '이제 이 항목의 소유자가 달라요. 정지하기 전에 사건을 다시 확인하세요.',
  staffProtected:
    '운영진은 정지할 수 없어요. 먼저 {role, select, owner {소유자} author {작성자} other {사용자}}를 멤버로 바꾸세요.',
  accountGone: '더 이상 없는 계정이에요.',
  openAlready: '이미 열려 있는 사건이에요.',
  textsDeleted: '이 사건의 내용이 삭제되어 다시 열 수 없어요.',
  reportedAgain: '같은 대상이 다시 신고됐어요. 새 사건에서 결정하세요.',
  askedAlready: '이미 소유자에게 질문했고 아직 답변이 없어요.',
  profileHasNoOwner: '프로필에는 질문할 소유자가 없어요.',
  listingDeletedAsk: '삭제된 항목이라 소유자에게 질문할 수 없어요.',
  answeredAlready: '이미 답변했거나 운영진이 답변 없이 결정했어요.',
  profileDeleted: '삭제된 프로필이에요. 신고를 기각하세요.',
  ownProfile: '내 프로필이에요. 다른 운영진에게 부탁하세요.',
  reviewDeleted: '삭제된 리뷰라 제거할 수 없어요. 신고를 기각하세요.',
  ownReview: '이 항목을 운영하거나 이 리뷰를 써서 제거할 수 없어요. 다른 운영진에게 부탁하세요.',
} satisfies AreaTranslation<'reportDecisions'>;
