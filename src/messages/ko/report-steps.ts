// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: '신고를 기각할까요?',
  dismissButton: '기각',
  dismissText: '항목은 그대로예요. 로그인하고 신고한 사람과, 질문했다면 소유자가 이유를 볼 수 있어요.',
  dismissHint: '로그인하고 신고한 사람과, 질문했다면 소유자에게 표시돼요. 최대 {max, number}자.',
  dismissDone: '신고를 기각했어요.',
  shownToTeam: '소유자와 매니저에게 표시돼요. 최대 {max, number}자.',
  hideQuestion: '이 항목을 숨길까요?',
  hideButton: '항목 숨기기',
  hideText:
    '항목이 공개되지 않고 투표를 받지 않아요. 삭제되는 것은 없고 다시 공개할 수 있어요. 소유자와 매니저는 이유가 담긴 알림을 받지만 누가 신고했는지는 알 수 없어요.',
  hideDone: '항목을 숨겼어요. 소유자가 이유를 볼 수 있어요.',
  removeQuestion: '이 변경 내역을 제거할까요?',
  removeButton: '변경 내역 제거',
  removeText:
    '변경 내역과 피드에서 사라져요. 소유자와 매니저는 이유와 함께 계속 볼 수 있지만 누가 신고했는지는 알 수 없어요. 나중에 복원할 수 있어요.',
  removeDone: '변경 내역을 제거했어요. 소유자가 이유를 볼 수 있어요.',
  suspendQuestion: '소유자를 정지할까요?',
  suspendButton: '소유자 정지',
  suspendText:
    '소유자가 모든 곳에서 로그아웃되고 로그인과 투표를 할 수 없어요. 항목은 계속 공개되니, 항목이 문제라면 대신 숨기세요. 정지가 끝날 때까지 소유자의 API 토큰은 읽을 수만 있고 바꿀 수 없어요.',
  suspendHint: '소유자와 매니저에게 표시되고, 로그인할 때도 표시돼요. 최대 {max, number}자.',
  suspendDone: '소유자를 정지하고 모든 곳에서 로그아웃했어요.',
  askQuestion: '소유자에게 질문할까요?',
  askButton: '질문 보내기',
  askText:
    '소유자와 매니저가 알림(이메일이 설정됐다면 이메일도)으로 질문을 받고 대시보드에서 답할 수 있어요. 누가 신고했는지는 알 수 없어요. 그때까지 사건은 “소유자를 기다리는 중”으로 표시돼요.',
  askHint: '최대 {max, number}자.',
  askDone: '소유자와 매니저에게 질문을 보냈어요.',
  reopenQuestion: '이 사건을 다시 열까요?',
  reopenButton: '다시 열기',
  reopenText: '숨김, 제거, 정지는 직접 풀 때까지 유지돼요. 계정으로 신고한 사람에게는 다시 검토한다는 알림이 가요.',
  reopenHint: '다른 운영진이 볼 수 있어요. 최대 {max, number}자.',
  reopenDone: '사건을 다시 열었어요.',
  dismissReviewText: '리뷰는 그대로예요. 로그인하고 신고한 사람과, 질문했다면 항목의 소유자가 이유를 볼 수 있어요.',
  removeReviewQuestion: '이 리뷰를 제거할까요?',
  removeReviewButton: '리뷰 제거',
  removeReviewText:
    '방문자에게 보이지 않고 평균에도 반영되지 않아요. 작성자는 이유가 담긴 알림을 받고, {days, plural, other {#일}} 동안 이 항목에 다시 리뷰를 쓸 수 없어요. 나중에 복원할 수 있어요.',
  removeReviewHint: '작성자와 항목의 소유자, 매니저에게 표시돼요. 최대 {max, number}자.',
  removeReviewDone: '리뷰를 제거했어요. 작성자가 이유를 볼 수 있어요.',
  suspendAuthorQuestion: '작성자를 정지할까요?',
  suspendAuthorButton: '작성자 정지',
  suspendAuthorText:
    '작성자가 모든 곳에서 로그아웃되고 로그인과 투표를 할 수 없어요. 정지가 끝날 때까지 작성자의 리뷰는 모두 표시되지 않아요.',
  suspendAuthorHint: '작성자가 로그인할 때 표시돼요. 최대 {max, number}자.',
  suspendAuthorDone: '작성자를 정지하고 모든 곳에서 로그아웃했어요.',
  dismissProfileText: '프로필은 그대로예요. 로그인하고 신고한 사람이 이유를 볼 수 있어요.',
  dismissProfileHint: '로그인하고 신고한 사람에게 표시돼요. 최대 {max, number}자.',
  shownToPerson: '그 사용자에게 표시돼요. 최대 {max, number}자.',
  hideProfileQuestion: '이 프로필을 숨길까요?',
  hideProfileButton: '프로필 숨기기',
  hideProfileText:
    '운영진이 사용자 페이지에서 다시 표시할 때까지 다른 사람은 프로필을 볼 수 없어요. 투표, 리뷰, 계정은 그대로 남아요. 사용자는 이유가 담긴 알림(이메일이 설정됐다면 이메일도)을 받지만 누가 신고했는지는 알 수 없어요.',
  hideProfileDone: '프로필을 숨겼어요. 사용자가 이유를 볼 수 있어요.',
  clearNameQuestion: '이 사용자의 이름을 지울까요?',
  clearNameButton: '이름 지우기',
  clearNameText:
    '어디서나 “멤버”로 표시되고 목록에 이름이 나오지 않아요. 사용자는 이유가 담긴 알림을 받고 다른 이름을 고를 수 있어요. 프로필은 계속 공개되니, 프로필이 문제라면 대신 숨기세요.',
  clearNameDone: '이름을 지웠어요. 사용자가 이유를 볼 수 있어요.',
  suspendPersonQuestion: '이 사용자를 정지할까요?',
  suspendPersonButton: '사용자 정지',
  suspendPersonText:
    '모든 곳에서 로그아웃되고 로그인과 투표를 할 수 없어요. 정지가 끝날 때까지 프로필과 리뷰가 표시되지 않아요.',
  suspendPersonHint: '사용자가 로그인할 때 표시돼요. 최대 {max, number}자.',
  suspendPersonDone: '사용자를 정지하고 모든 곳에서 로그아웃했어요.',
} satisfies AreaTranslation<'reportSteps'>;
