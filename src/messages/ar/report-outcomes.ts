// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'تراجع الإدارة الأمر مجددًا.',
  dismissed: 'راجعت الإدارة الأمر وقررت عدم اتخاذ إجراء.',
  hidden: 'راجعت الإدارة الأمر وأخفت الإدراج.',
  removed: 'راجعت الإدارة الأمر وأزالت المدخل.',
  suspended: 'راجعت الإدارة الأمر وعلّقت حساب المالك.',
  gone: 'لم يعد ما أبلغت عنه موجودًا.',
  reviewRemoved: 'راجعت الإدارة الأمر وأزالت المراجعة.',
  reviewSuspended: 'راجعت الإدارة الأمر وعلّقت حساب الكاتب.',
  profileHidden: 'راجعت الإدارة الأمر وأخفت الملف الشخصي.',
  profileNameCleared: 'راجعت الإدارة الأمر ومسحت الاسم.',
  profileSuspended: 'راجعت الإدارة الأمر وعلّقت الحساب.',
} satisfies AreaTranslation<'reportOutcomes'>;
