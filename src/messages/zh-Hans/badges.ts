// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: '票数',
  rank: '排名',
  players: '玩家',
  servers: '服务器',
  webhook: 'Webhook',
  unranked: '未上榜',
  unknown: '未知',
  healthy: '正常',
  failing: '失败',
  disabled: '已停用',
  paused: '已暂停',
  notTried: '尚未尝试',
  noDeliveries: '尚无投递',
  listing: '项目',
  notFound: '未找到',
} satisfies AreaTranslation<'badges'>;
