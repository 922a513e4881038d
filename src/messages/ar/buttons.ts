// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف',
  edit: 'تعديل',
  remove: 'إزالة',
  close: 'إغلاق',
  search: 'بحث',
  copy: 'نسخ',
  copied: 'تم النسخ',
  previous: 'السابق',
  next: 'التالي',
  continue: 'متابعة',
  undo: 'تراجع',
  preview: 'معاينة',
  dismiss: 'تجاهل',
} satisfies AreaTranslation<'buttons'>;
