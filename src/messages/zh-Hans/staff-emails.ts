// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, other {# 个项目等待审核}}',
  waiting: '{count, plural, other {{site} 有 # 个项目等待审核，最早的自 {time} 起。}}通过审核之前，访客看不到项目。',
  waitingEnd: '你是工作人员，所以收到这封邮件。每小时最多一封，且仅在有新项目时发送。可以在同一页面关闭。',
  alert: '{site}：{alert}，自 {time} 起。',
  alertEnd: '你是工作人员，所以收到这封邮件。每小时最多一封。可以在此关闭：{url}',
  approval: '{count, plural, other {# 个项目等待审核}}',
  lookAlike: '{count, plural, other {# 个项目与其他项目相似}}',
  flag: '{count, plural, other {# 个项目有疑似刷票}}',
  claim: '{count, plural, other {# 个项目认领等待决定}}',
  report: '{count, plural, other {# 份新举报}}',
  approvalName: '等待审核的项目',
  lookAlikeName: '与其他项目相似的项目',
  flagName: '可疑投票',
  claimName: '项目认领',
  reportName: '举报',
  testAlert: '提醒可以送达此频道（这是测试）',
  otherAlert: '有事项等待决定',
  trialSubject: '试用模式已结束',
  trialEnded: '{site} 的试用模式已结束，因为其他人可以访问本服务。检测到：{sign}。',
  trialMeaning: '投票不能再发送到运行本服务的机器上的地址。',
  trialTodo:
    '请把 BASE_URL 设为用户访问的地址并重启。要让 Webhook 再次连接本机，请设置 ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128。',
} satisfies AreaTranslation<'staffEmails'>;
