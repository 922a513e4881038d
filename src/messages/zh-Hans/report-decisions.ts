// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: '所有者在此期间已回答。请先阅读回答。',
  impossible: '此处无法执行此操作。',
  notPublic: '这个项目现在不公开，所以无法隐藏。请决定是否让它通过审核，或驳回举报。',
  listingDeleted: '这个项目已删除，无法隐藏。请驳回举报。',
  entryDeleted: '这个条目已删除，无法移除。请驳回举报。',
  listingDeletedSuspend: '这个项目已删除。请在用户页面封禁此人，并驳回举报。',
  authorUnknown: '这条评价已删除，作者未知。请驳回举报。',
  suspendOneself: '不能封禁自己。请让其他工作人员处理。',
  ownerChanged: '项目的所有者已经换人。封禁任何人之前请重新查看案件。',
  staffProtected: '不能封禁工作人员。请先把{role, select, owner {所有者} author {作者} other {此人}}改为普通成员。',
  accountGone: '账号已不存在。',
  openAlready: '此案件已在处理。',
  textsDeleted: '此案件的文本已删除，无法重新处理。',
  reportedAgain: '同一内容再次被举报。请对新的案件作出决定。',
  askedAlready: '已询问过所有者，尚未回答。',
  profileHasNoOwner: '个人主页没有可询问的所有者。',
  listingDeletedAsk: '这个项目已删除，无法询问所有者。',
  answeredAlready: '这个问题已经回答，或工作人员没等回答就作出了决定。',
  profileDeleted: '这个个人主页已删除。请驳回举报。',
  ownProfile: '这是你自己的主页。请让其他工作人员处理。',
  reviewDeleted: '这条评价已删除，无法移除。请驳回举报。',
  ownReview: '你运营这个项目或写了这条评价，所以不能移除。请让其他工作人员处理。',
} satisfies AreaTranslation<'reportDecisions'>;
