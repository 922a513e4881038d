// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'الإبلاغ عن {name}',
  titleEntry: 'الإبلاغ عن الإصدار {version} من {name}',
  titleReview: 'الإبلاغ عن مراجعة لـ {name}',
  titleProfile: 'الإبلاغ عن ملف {name} الشخصي',
  headingListing: 'الإبلاغ عن هذا الإدراج',
  headingEntry: 'الإبلاغ عن هذا المدخل في سجل التغييرات',
  headingReview: 'الإبلاغ عن هذه المراجعة',
  headingProfile: 'الإبلاغ عن هذا الملف الشخصي',
  versionOf: 'الإصدار {version} من {name}',
  reason: 'ما المشكلة؟',
  details: 'التفاصيل',
  detailsHint:
    'ما الذي ينبغي أن تنظر فيه الإدارة، وأين. مطلوب عند اختيار «{other}». {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى.',
  send: 'إرسال البلاغ',
  onlyStaff: 'الإدارة وحدها ترى من أرسل البلاغ.',
  willBeNotified: 'سيصلك إشعار بالنتيجة.',
  withoutAccount: 'يمكنك الإرسال دون حساب. لكي يصلك إشعار بالنتيجة، يلزم <link>تسجيل الدخول</link> أولًا.',
  thanksWithoutAccount:
    'شكرًا لك. ستنظر الإدارة في الأمر. دون حساب لا يُحفظ سوى بلاغ واحد لكل شبكة؛ لإرسال بلاغك الخاص، يلزم تسجيل الدخول.',
  updated: 'تم تحديث بلاغك. ستظهر النتيجة في لوحة التحكم.',
  thanks: 'شكرًا لك. ستنظر الإدارة في بلاغك. ستظهر النتيجة في لوحة التحكم.',
  gone: 'لم يعد هذا موجودًا، لذلك لا يمكن الإبلاغ عنه.',
  full: 'لم يُحفظ بلاغك، لأن عدد البلاغات عن هذا كافٍ حاليًا. ستنظر الإدارة فيها.',
  noAccount: 'لا يمكن لهذا الحساب الإبلاغ عن أي شيء حاليًا.',
  tooMany:
    'بلاغات كثيرة جدًا. يمكنك المحاولة مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
} satisfies AreaTranslation<'reports'>;
