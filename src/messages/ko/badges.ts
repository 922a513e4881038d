// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: '투표',
  rank: '순위',
  players: '접속자',
  servers: '서버',
  webhook: '웹훅',
  unranked: '순위 없음',
  unknown: '알 수 없음',
  healthy: '정상',
  failing: '실패 중',
  disabled: '비활성화됨',
  paused: '일시 중지됨',
  notTried: '시도 전',
  noDeliveries: '전송 없음',
  listing: '항목',
  notFound: '없음',
} satisfies AreaTranslation<'badges'>;
