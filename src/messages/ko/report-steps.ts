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
    '공개되지 않고 투표를 받지 않아요. 삭제되는 것은 없고 다시 공개할 수 있어요. 소유자와 매니저는 이유를 알림으로 받지만 신고자는 알 수 없어요.',
  hideDone: '항목을 숨겼어요. 소유자가 이유를 볼 수 있어요.',
  removeQuestion: '이 변경 내역을 제거할까요?',
  removeButton: '항목 제거',
  removeText:
    '변경 내역과 피드에서 사라져요. 소유자와 매니저는 이유와 함께 계속 볼 수 있지만 신고자는 알 수 없어요. 나중에 복원할 수 있어요.',
  removeDone: '변경 내역을 제거했어요. 소유자가 이유를 볼 수 있어요.',
  suspendQuestion: '소유자를 정지할까요?',
  suspendButton: '소유자 정지',
  suspendText:
    '소유자가 모든 곳에서 로그아웃되고 로그인과 투표를 할 수 없어요. 항목은 계속 공개되니, 항목이 문제라면 숨기세요. 정지가 끝날 때까지 API 토큰은 읽을 수만 있어요.',
  suspendHint: '소유자와 매니저에게, 로그인할 때도 표시돼요. 최대 {max, number}자.',
  suspendDone: '소유자를 정지하고 모든 곳에서 로그아웃했어요.',
  askQuestion: '소유자에게 질문할까요?',
  askButton: '질문 보내기',
  askText:
    '소유자와 매니저가 알림(설정됐다면 이메일도)으로 질문을 받고 대시보드에서 답할 수 있어요. 신고자는 알 수 없어요. 그때까지 사건은 “소유자를 기다리는 중”으로 표시돼요.',
  askHint: '최대 {max, number}자.',
  askDone: '소유자와 매니저에게 질문을 보냈어요.',
  reopenQuestion: '이 사건을 다시 열까요?',
  reopenButton: '다시 열기',
  reopenText: '숨김, 제거, 정지는 직접 풀 때까지 유지돼요. 계정으로 신고한 사람에게 다시 검토한다고 알려요.',
  reopenHint: '다른 운영진에게 보여요. 최대 {max, number}자.',
  reopenDone: '사건을 다시 열었어요.',
} satisfies AreaTranslation<'reportSteps'>;
