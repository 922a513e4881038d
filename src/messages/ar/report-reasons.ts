// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'انتحال شخصية',
  scam: 'احتيال أو برمجيات خبيثة',
  votes: 'الأصوات تبدو مشتراة',
  illegal: 'محتوى مسيء أو غير قانوني',
  broken: 'معطّل أو لم يعد موجودًا',
  spam: 'إعلانات أو محتوى مزعج',
  untrue: 'لا يتعلق بهذا البوت أو الخادم',
  private: 'يكشف معلومات خاصة',
  other: 'سبب آخر',
} satisfies AreaTranslation<'reportReasons'>;
