// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: '请输入日期和时间，或留空。',
  wholeNumber: '请输入整数。',
  numberTo: '请输入 1 到 {most, number, ::group-off} 之间的数字。',
  noVote: '这不是投票。',
  atMost: '最多选择 {most, number} 票。',
  networkNeedsFlag: '网络是某个标记中的网络：请同时输入该标记。',
} satisfies AreaTranslation<'voteSelection'>;
