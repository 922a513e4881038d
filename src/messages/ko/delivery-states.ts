// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: '대기 중',
  waitingMeans: '대기열에 있으며 곧 전송돼요.',
  sending: '전송 중',
  sendingMeans: '시도가 진행 중이에요.',
  delivered: '전송 완료',
  deliveredMeans: '도착했어요.',
  retrying: '재시도 중',
  retryingMeans: '시도가 실패했고 다시 시도할 거예요.',
  failed: '실패',
  failedMeans: '도착하지 않았고, 자동으로 더 시도하지 않아요.',
  held: '보류됨',
  heldMeans: '웹훅이 일시 중지됐어요. 재개하면 전송돼요.',
  inSentence:
    '{state, select, waiting {대기 중} sending {전송 중} delivered {전송 완료} retrying {재시도 중} failed {실패} other {보류됨}}',
  rejectedByEndpoint: '엔드포인트가 거부함',
  notSent: '보내지 않음',
  retriesUsedUp: '재시도 소진',
  forEarlierVote: '이전 투표를 기다림',
  notConfirmed: '확인되지 않음',
  withAnotherVote: '다른 투표와 함께',
  rejectedByListener: '리스너가 거부함',
  mayHaveArrived: '도착했을 수 있음',
  correctlyRejected: '올바르게 거부함',
  notClearlyRejected: '거부가 분명하지 않음',
  wronglyAccepted: '잘못 수락함',
} satisfies AreaTranslation<'deliveryStates'>;
