// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: '日付と時刻を入力するか、空にしてください。',
  wholeNumber: '整数を入力してください。',
  numberTo: '1～{most, number, ::group-off}の数字を入力してください。',
  noVote: 'これは投票ではありません。',
  atMost: '選べる投票は{most, number}票までです。',
  networkNeedsFlag: 'ネットワークはフラグごとのものです。フラグも入力してください。',
} satisfies AreaTranslation<'voteSelection'>;
