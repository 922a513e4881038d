// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: '等待中',
  waitingMeans: '已排队，很快会发送。',
  sending: '发送中',
  sendingMeans: '正在进行一次尝试。',
  delivered: '已送达',
  deliveredMeans: '已到达。',
  retrying: '重试中',
  retryingMeans: '有一次尝试失败了，之后还会再试。',
  failed: '失败',
  failedMeans: '没有到达，也不会再自动尝试。',
  held: '已暂存',
  heldMeans: 'Webhook 已暂停。恢复后会发送。',
  inSentence:
    '{state, select, waiting {等待中} sending {发送中} delivered {已送达} retrying {重试中} failed {失败} other {已暂存}}',
  rejectedByEndpoint: '被端点拒绝',
  notSent: '未发送',
  retriesUsedUp: '重试已用完',
  forEarlierVote: '等待之前的投票',
  notConfirmed: '未确认',
  withAnotherVote: '随另一票送达',
  rejectedByListener: '被监听器拒绝',
  mayHaveArrived: '可能已到达',
  correctlyRejected: '已正确拒绝',
  notClearlyRejected: '未明确拒绝',
  wronglyAccepted: '误接受',
} satisfies AreaTranslation<'deliveryStates'>;
