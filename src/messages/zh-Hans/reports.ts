// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: '举报 {name}',
  titleEntry: '举报 {name} 的 {version}',
  titleReview: '举报对 {name} 的一条评价',
  titleProfile: '举报 {name} 的个人主页',
  headingListing: '举报此项目',
  headingEntry: '举报此更新日志条目',
  headingReview: '举报此评价',
  headingProfile: '举报此个人主页',
  versionOf: '{name} 的版本 {version}',
  reason: '有什么问题？',
  details: '详情',
  detailsHint: '请说明工作人员应该看什么、在哪里看。选择“{other}”时必填。最多 {max, plural, other {# 个字符}}。',
  send: '提交举报',
  onlyStaff: '只有工作人员能看到是谁举报的。',
  willBeNotified: '有了处理结果会通知你。',
  withoutAccount: '没有账号也能提交。想收到处理结果，请先<link>登录</link>。',
  thanksWithoutAccount: '谢谢，工作人员会查看。没有账号时，每个网络只保存一份举报；登录后可提交你自己的举报。',
  updated: '你的举报已更新。处理结果会显示在控制台。',
  thanks: '谢谢，工作人员会查看你的举报。处理结果会显示在控制台。',
  gone: '被举报的内容已不存在，无法举报。',
  full: '你的举报没有保存，因为目前已有足够多的相关举报。工作人员会查看。',
  noAccount: '这个账号目前不能举报。',
  tooMany: '举报过多。请 {minutes, number, ::group-off} 分钟后再试。',
} satisfies AreaTranslation<'reports'>;
