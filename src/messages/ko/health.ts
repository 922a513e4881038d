// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: '웹훅',
  listener: '투표 리스너',
  lastDelivered: '마지막으로 전송된 투표: {time}.',
  noResponse: '응답 없음',
  working:
    '{votes, plural, =0 {작동 중이에요. 최근 24시간 동안 투표가 없어요.} other {작동 중이에요. 최근 24시간 동안 #표를 전송했어요.}}',
  openLog: '전송 로그 열기',
  failing:
    '{count, plural, =1 {마지막 시도가 실패했어요({reason}). 연속 {limit, number}회 실패하면 웹훅이 비활성화돼요.} other {최근 #번의 시도가 실패했어요. 마지막 원인: {reason}. 연속 {limit, number}회 실패하면 웹훅이 비활성화돼요.}}',
  viewFailed: '실패한 시도 보기',
  disabled:
    '{limit, plural, other {연속 #회 실패해서 비활성화됐어요. 마지막 원인: {reason}. 투표가 더 이상 전송되지 않아요.}}',
  fixEndpoint: '엔드포인트를 고친 뒤 URL을 다시 저장하세요',
  paused: '일시 중지됐어요. 투표는 보관되고 재개하면 순서대로 전송돼요.',
  resume: '재개',
  noneSinceSaved: '웹훅을 저장한 뒤 전송된 투표가 없어요. 테스트 이벤트는 제외예요.',
  noneSent: '아직 전송된 투표가 없어요. 테스트 이벤트는 제외예요.',
  sendTestEvent: '테스트 이벤트 보내기',
  listenerFailing: '{votes, plural, other {최근 #표가 도착하지 않았어요. 투표는 리스너에 두 번 보내지 않아요.}}',
  viewUnrewarded: '이유와 보상받지 못한 플레이어 보기',
  listenerUnconfirmed:
    '보냈지만 확인되지 않았어요. 이 리스너는 v1 투표를 확인해 주지 않아요. 확실히 하려면 v2 토큰을 쓰세요.',
  checkOrSwitch: '최근 투표를 확인하거나 v2 토큰으로 전환하세요',
  listenerWorking: '작동 중이에요. 리스너가 마지막 투표를 수락했어요.',
  votesAndSettings: '최근 투표와 설정',
  listenerNoneSent: '아직 전송된 투표가 없어요. 테스트 투표는 제외예요.',
  sendTestVote: '테스트 투표 보내기',
  noWebhook: '웹훅 설정 안 됨',
  labelDisabled: '{kind, select, webhook {웹훅 비활성화됨} other {리스너 비활성화됨}}',
  labelPaused: '{kind, select, webhook {웹훅 일시 중지됨} other {리스너 일시 중지됨}}',
  labelFailing:
    '{kind, select, webhook {웹훅 실패 중: 연속 {count, number}회} other {리스너 실패 중: 연속 {count, number}회}}',
  labelNoneSinceSaved: '웹훅: 저장 후 투표 없음',
  labelUnconfirmed: '리스너: 보냄, 확인 안 됨',
  labelWorking: '{kind, select, webhook {웹훅 작동 중} other {리스너 작동 중}}',
  labelNoVotes: '{kind, select, webhook {웹훅: 아직 투표 없음} other {리스너: 아직 투표 없음}}',
} satisfies AreaTranslation<'health'>;
