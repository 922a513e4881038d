// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: '工作人员正在重新审查。',
  dismissed: '工作人员审查后决定不采取措施。',
  hidden: '工作人员审查后隐藏了该项目。',
  removed: '工作人员审查后移除了该条目。',
  suspended: '工作人员审查后封禁了所有者的账号。',
  gone: '你举报的内容已不存在。',
  reviewRemoved: '工作人员审查后移除了该评价。',
  reviewSuspended: '工作人员审查后封禁了作者的账号。',
  profileHidden: '工作人员审查后隐藏了该个人主页。',
  profileNameCleared: '工作人员审查后清除了名字。',
  profileSuspended: '工作人员审查后封禁了该账号。',
} satisfies AreaTranslation<'reportOutcomes'>;
