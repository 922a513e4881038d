// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: '投票',
  rank: '順位',
  players: 'プレイヤー',
  servers: 'サーバー',
  webhook: 'Webhook',

  unranked: '圏外',
  unknown: '不明',
  healthy: '正常',
  failing: '失敗中',
  disabled: '無効',
  paused: '停止中',
  notTried: '未試行',
  noDeliveries: '配信なし',
  listing: '掲載',
  notFound: '見つかりません',
} satisfies AreaTranslation<'badges'>;
