// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: '전송 선택',
  failedHint: '엔드포인트가 4xx로 거부했거나, 재시도가 모두 실패했거나, 웹훅이 비활성화됐어요.',
  deliveredHint: '같은 이벤트를 엔드포인트에 다시 보내요.',
  recordedFrom: '기록 시작 (UTC)',
  recordedUntil: '기록 끝 (UTC), 비워 두면 지금',
  stateNotListed: '목록에서 상태를 고르세요.',
  stateMissing: '상태를 하나 이상 고르세요.',
  found: '{votes, plural, =0 {조건에 맞는 투표가 없어요} other {#표를 재전송해요}}',
  foundBetween:
    '{states, select, failed {실패} delivered {전송 완료} other {실패 및 전송 완료}}, {since}부터 {until}까지 기록됨. 테스트 이벤트는 제외예요.',
  foundUntilNow:
    '{states, select, failed {실패} delivered {전송 완료} other {실패 및 전송 완료}}, {since}부터 지금까지 기록됨. 테스트 이벤트는 제외예요.',
  howItWorks:
    '투표 순서대로 {perMinute, plural, other {1분에 #개씩 전송}}하므로 {minutes, plural, =0 {1분도 안} other {약 {duration}}} 걸려요. 같은 본문과 이벤트 ID로 한 번만 시도하므로, 이벤트 ID로 중복을 거르는 엔드포인트는 두 번 보상하지 않아요.',
  redeliverVotes: '{votes, number}표 재전송',
  unreachable: '엔드포인트에 연결할 수 없었어요',
  votesFailed: '{votes, plural, other {{since}부터 {until}까지 #표가 연속으로 실패했어요.}}',
  selectSince: '그 뒤 실패한 투표 모두 선택',
  redelivering: '재전송 중',
  last: '마지막 일괄 재전송',
  running: '진행 중',
  done: '완료',
  stopped: '중지됨',
  progress: '{total, number}표 중 {done, number}표',
  queued: '{total, number}표 중 {done, number}표를 대기열에 추가했어요.',
  queuedAndLeft:
    '{total, number}표 중 {done, number}표를 대기열에 추가했어요. {minutes, plural, =0 {1분 미만} other {약 {duration}}} 남았어요.',
  started: '{time} 시작. 각 결과는 <link>전송 로그</link>에 있어요.',
  stop: '중지',
  redeliveryStarted: '재전송하고 있어요.',
  otherRunning: '다른 일괄 재전송이 진행 중이에요. 끝날 때까지 기다리거나 중지하세요.',
  redeliveryStopped: '중지했어요. 이미 대기열에 있는 전송은 계속 보내요.',
  noneRunning: '진행 중인 일괄 재전송이 없어요.',
  noWebhook: '웹훅 설정 안 됨',
  noWebhookText: '먼저 엔드포인트 URL을 저장하세요. 그러면 실패한 투표를 재전송할 수 있어요.',
} satisfies AreaTranslation<'bulkRedelivery'>;
