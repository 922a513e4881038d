// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'スタッフがもう一度確認しています。',
  dismissed: 'スタッフが確認し、対応しないことにしました。',
  hidden: 'スタッフが確認し、掲載を非表示にしました。',
  removed: 'スタッフが確認し、項目を削除しました。',
  suspended: 'スタッフが確認し、オーナーのアカウントを利用停止にしました。',
  gone: '通報されたものはもうありません。',
  reviewRemoved: 'スタッフが確認し、レビューを削除しました。',
  reviewSuspended: 'スタッフが確認し、投稿者のアカウントを利用停止にしました。',
  profileHidden: 'スタッフが確認し、プロフィールを非表示にしました。',
  profileNameCleared: 'スタッフが確認し、名前を消去しました。',
  profileSuspended: 'スタッフが確認し、アカウントを利用停止にしました。',
} satisfies AreaTranslation<'reportOutcomes'>;
