// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف',
  edit: 'تعديل',
  remove: 'إزالة',
  add: 'إضافة',
  close: 'إغلاق',
  search: 'بحث',
  show: 'عرض',
  copy: 'نسخ',
  copied: 'تم النسخ',
  back: 'رجوع',
  previous: 'السابق',
  next: 'التالي',
  continue: 'متابعة',
  send: 'إرسال',
  create: 'إنشاء',
  undo: 'تراجع',
  preview: 'معاينة',
  dismiss: 'تجاهل',
} satisfies AreaTranslation<'buttons'>;
