// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: '没有摘要或描述。',
  link: '链接',
  address: '地址',
  video: '视频',
  mods: '模组',
  tags: '标签',
  nothing: '没有相似或重复的项目，没有被拒记录，所有者也没有其他项目。',
  lookAlikes: '相似项目',
  namesLookSame: '名称看起来相同。',
  namesNearlySame: '名称几乎相同。',
  duplicates: '重复项目',
  same: '{parts}相同。',
  sameAddress: '地址',
  sameLink: '链接或应用',
  sameDescription: '描述',
  earlierRejections: '被拒记录',
  otherListings: '所有者的其他项目',
  ownerVerified: '所有者已验证',
  byOwner: '所有者：{owner}',
  waiting: '等待中',
  rejected: '已拒绝',
  hidden: '已隐藏',
} satisfies AreaTranslation<'approvals'>;
