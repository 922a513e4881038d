// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: '选择投递',
  failedHint: '端点以 4xx 状态拒绝、重试全部失败，或 Webhook 已停用。',
  deliveredHint: '再次向端点发送相同的事件。',
  recordedFrom: '记录时间：从（UTC）',
  recordedUntil: '记录时间：至（UTC），留空表示现在',
  stateNotListed: '请从列表中选择状态。',
  stateMissing: '请至少选择一个状态。',
  found: '{votes, plural, =0 {没有符合的投票} other {将重新投递 # 票}}',
  foundBetween:
    '{states, select, failed {失败} delivered {已送达} other {失败和已送达}}，记录于 {since} 至 {until}。不含测试事件。',
  foundUntilNow:
    '{states, select, failed {失败} delivered {已送达} other {失败和已送达}}，记录于 {since} 至今。不含测试事件。',
  howItWorks:
    '{perMinute, plural, other {每分钟发送 # 个投递}}，按投票顺序进行，需要{minutes, plural, =0 {不到一分钟} other {约 {duration}}}。每个都只尝试一次，正文和事件 ID 不变，所以按事件 ID 去重的端点绝不会为一票发两次奖励。',
  redeliverVotes: '重新投递 {votes, number} 票',
  unreachable: '你的端点曾无法访问',
  votesFailed: '{votes, plural, other {从 {since} 到 {until}，连续 # 票失败。}}',
  selectSince: '选择此后所有失败的投票',
  redelivering: '正在重新投递',
  last: '上次批量重新投递',
  running: '进行中',
  done: '已完成',
  stopped: '已停止',
  progress: '{done, number} / {total, number}',
  queued: '已排队 {done, number} / {total, number}。',
  queuedAndLeft:
    '已排队 {done, number} / {total, number}，还需{minutes, plural, =0 {不到一分钟} other {约 {duration}}}。',
  started: '{time}开始。<link>投递日志</link>会显示每个结果。',
  stop: '停止',
  redeliveryStarted: '正在重新投递。',
  otherRunning: '另一个批量重新投递正在进行。请等它完成，或停止它。',
  redeliveryStopped: '已停止。已排队的投递仍会发送。',
  noneRunning: '没有正在进行的批量重新投递。',
  noWebhook: '没有设置 Webhook',
  noWebhookText: '请先保存端点 URL，然后才能重新投递失败的投票。',
} satisfies AreaTranslation<'bulkRedelivery'>;
