// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: '정상 요청',
  validSent: '실제 투표처럼 시크릿으로 서명한 테스트 이벤트.',
  repeated: '같은 요청 한 번 더',
  repeatedSent: '같은 본문과 이벤트 ID를 다음 시도로 다시 서명한 것. 응답이 유실되면 이런 일이 생겨요.',
  forged: '위조된 요청',
  forgedSent: '임의의 시크릿으로 서명한 테스트 이벤트.',
  unsigned: '서명 없는 요청',
  unsignedSent: '서명이 없는 테스트 이벤트.',
  stale: '오래된 요청',
  staleSent: 'Standard Webhooks 서명만 있고 타임스탬프가 10분 전인 테스트 이벤트.',
  accepted: '수락함: {status}.',
  refused: '수락하지 않음: {status}. 결과가 의미 없어서 다른 요청은 보내지 않았어요.',
  refusedSignatureTodo:
    'JSON을 파싱하기 전에 원본 바이트로, whsec_를 포함한 시크릿 전체를 써서 HMAC을 계산하세요. 그런 다음 다시 점검하세요.',
  refusedTodo: '테스트 이벤트를 보내고 결과의 안내를 따르세요. 전송되면 다시 점검하세요.',
  acceptedAgain: '올바르게 다시 수락함: {status}. 응답만으로는 보상이 두 번 지급되는지 알 수 없어요.',
  acceptedAgainTodo: '엔드포인트가 투표마다 이벤트 ID를 저장하고 중복을 무시하게 하세요.',
  refusedAgain: '반복된 요청을 수락하지 않음: {status}. 전송 실패로 집계돼요.',
  refusedAgainTodo: '이미 처리한 이벤트 ID라면 2xx로 응답하고 다른 일은 하지 마세요.',
  rejected: '올바르게 거부함: {status}.',
  rejectedOtherwise: '거부함: {status}. 401이면 이유가 더 분명해요.',
  unclear: '수락도 거부도 아님: {status}. 관련 없는 오류 때문일 수 있어요.',
  unclearTodo: '서명이 맞지 않으면 본문으로 다른 일을 하기 전에 401로 응답하세요.',
  acceptedForged: '수락함: {status}. URL을 아는 사람은 누구나 투표를 위조할 수 있어요.',
  acceptedForgedTodo: '본문을 쓰기 전에 서명을 확인하고, 맞지 않으면 401로 응답하세요.',
  acceptedUnsigned: '수락함: {status}. 서명을 빼면 누구나 투표를 위조할 수 있어요.',
  acceptedUnsignedTodo: '서명 헤더가 없는 요청도 틀린 서명처럼 거부하세요.',
  acceptedStale: '수락함: {status}. 요청을 가로챈 사람이 한참 뒤에 다시 보낼 수 있어요.',
  acceptedStaleTodo:
    'webhook-timestamp가 5분 넘게 차이 나는 요청을 거부하거나, X-Webhook-Signature를 확인하고 이벤트 ID를 저장하세요.',
} satisfies AreaTranslation<'receiverChecks'>;
