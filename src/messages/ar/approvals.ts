// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'لا ملخص ولا وصف.',
  link: 'الرابط',
  address: 'العنوان',
  video: 'الفيديو',
  mods: 'المودات',
  tags: 'الوسوم',
  nothing: 'لا متشابهات، ولا مكررات، ولا حالات رفض سابقة، ولا إدراجات أخرى.',
  lookAlikes: 'متشابهات',
  namesLookSame: 'يبدو الاسمان متطابقين.',
  namesNearlySame: 'الاسمان متطابقان تقريبًا.',
  duplicates: 'مكررات',
  same: 'التطابق: {parts}.',
  sameAddress: 'العنوان',
  sameLink: 'الرابط أو التطبيق',
  sameDescription: 'الوصف',
  earlierRejections: 'حالات رفض سابقة',
  otherListings: 'إدراجات أخرى للمالك',
  ownerVerified: 'المالك موثّق',
  byOwner: 'من {owner}',
  waiting: 'بالانتظار',
  rejected: 'مرفوض',
  hidden: 'مخفي',
} satisfies AreaTranslation<'approvals'>;
