// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'سجل التغييرات',
  writeNotes: 'كتابة ملاحظات الإصدار',
  empty: 'لا توجد إصدارات بعد',
  emptyText: 'لإخبار الناس بالجديد، يمكنك كتابة مدخل لكل إصدار أو نشر المدخلات من عملية الإصدار لديك.',
  emptyTextWithoutPlan: 'مع باقة Plus أو Enterprise يمكنك نشر مدخل لكل إصدار.',
  notIncluded: 'لا تشمل باقتك سجل التغييرات.',
  notIncludedText: 'يأتي مع Plus وEnterprise ومع إضافة Changelog Pro.',
  notIncludedEntries: 'تبقى المدخلات الحالية عامة، ويمكنك حذفها.',
  whereShown:
    'يرى الزوار هذه المدخلات في <page>سجل التغييرات العام</page>. ويمكن لعملية الإصدار لديك <guide>نشر المدخلات تلقائيًا</guide>.',
  released: 'صدر {time}',
  releasedAndEdited: 'صدر {time}، عُدّل {editedTime}',
  removedByStaff: 'أزالته الإدارة',
  newNotes: 'ملاحظات إصدار جديدة',
  editVersion: 'تعديل {version}',
  publish: 'نشر',
  limit:
    'ما يصل إلى {max, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}} في الساعة، بما فيها التغييرات عبر API.',
  published: 'نُشر الإصدار {version}.',
  updated: 'تم تحديث الإصدار {version}.',
  gone: 'لا يمكن تعديل هذا المدخل لأنه حُذف أو أزالته الإدارة.',
  versionTaken: 'لهذا الإصدار مدخل بالفعل. يُرجى تعديله بدلًا من ذلك.',
  inFuture: 'لا يمكن أن يكون وقت الإصدار في المستقبل.',
  planExcludes: 'لا تشمل باقتك سجل التغييرات. يمكنك طلب التغيير إلى Plus أو Enterprise من مشغّل هذا الموقع.',
  versionRemoved: 'أزالت الإدارة هذا الإصدار. يُرجى النشر بإصدار آخر.',
  unknownListing: 'لم يعد هذا الإدراج موجودًا.',
  tooManyChanges:
    'يمكنك إجراء {max, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} other {# تغيير}} في الساعة. يمكنك المحاولة مجددًا بعد {wait}.',
  deleteVersion: 'حذف {version}',
  deleteQuestion: 'حذف {version}؟',
  deleteEntry: 'حذف المدخل',
  deleteText: 'سيُزال المدخل من الصفحة العامة ومن الخلاصات. لا يمكن التراجع عن ذلك، لكن يمكنك نشر الإصدار مجددًا.',
  deleted: 'تم حذف الإصدار {version}.',
  deleteTooMany: 'تغييرات كثيرة جدًا في هذه الساعة. يمكنك المحاولة مجددًا بعد {wait}.',
  deleteRemoved: 'لا يمكن حذف هذا المدخل لأن الإدارة أزالته.',
} satisfies AreaTranslation<'changelogEditor'>;
