// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: '投票监听器',
  lastDelivered: '上次送达投票：{time}。',
  noResponse: '没有响应',
  working: '{votes, plural, =0 {正常。最近 24 小时没有投票。} other {正常。最近 24 小时送达 # 票。}}',
  openLog: '打开投递日志',
  failing:
    '{count, plural, =1 {上次尝试失败（{reason}）。连续失败 {limit, number} 次后，Webhook 会停用。} other {最近 # 次尝试失败，最近一次为 {reason}。连续失败 {limit, number} 次后，Webhook 会停用。}}',
  viewFailed: '查看失败的尝试',
  disabled: '{limit, plural, other {连续失败 # 次后停用，最近一次为 {reason}。不再发送投票。}}',
  fixEndpoint: '修复端点，然后再次保存 URL',
  paused: '已暂停。投票会暂存，恢复后按顺序发送。',
  resume: '恢复',
  noneSinceSaved: '保存 Webhook 后还没有发送过投票。不含测试事件。',
  noneSent: '还没有发送过投票。不含测试事件。',
  sendTestEvent: '发送测试事件',
  listenerFailing: '{votes, plural, other {最近 # 票没有到达。同一票绝不会向监听器发送两次。}}',
  viewUnrewarded: '查看原因和未获奖励的玩家',
  listenerUnconfirmed: '已发送，但未确认：这个监听器从不确认 v1 投票。要确保无误，请使用 v2 令牌。',
  checkOrSwitch: '查看最近的投票，或改用 v2 令牌',
  listenerWorking: '正常。上一票已被接受。',
  votesAndSettings: '最近的投票和设置',
  listenerNoneSent: '还没有发送过投票。不含测试投票。',
  sendTestVote: '发送测试投票',
  noWebhook: '没有设置 Webhook',
  labelDisabled: '{kind, select, webhook {Webhook 已停用} other {监听器已停用}}',
  labelPaused: '{kind, select, webhook {Webhook 已暂停} other {监听器已暂停}}',
  labelFailing:
    '{kind, select, webhook {Webhook 失败：连续 {count, number} 次} other {监听器失败：连续 {count, number} 次}}',
  labelNoneSinceSaved: 'Webhook：保存后没有投票',
  labelUnconfirmed: '监听器：已发送，未确认',
  labelWorking: '{kind, select, webhook {Webhook 正常} other {监听器正常}}',
  labelNoVotes: '{kind, select, webhook {Webhook：还没有投票} other {监听器：还没有投票}}',
} satisfies AreaTranslation<'health'>;
