// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'التذكيرات',
  lead: 'إدارة طرق تذكيرك بالتصويت مجددًا.',
  notifications: 'إشعارات المتصفح',
  noNotifications: 'لا توجد بعد. بعد التصويت يمكنك اختيار أن يصلك إشعار عندما يمكنك التصويت مجددًا.',
  notificationsIn:
    'إشعارات في {count, plural, zero {# متصفح} one {متصفح واحد} two {متصفحين} few {# متصفحات} many {# متصفحًا} other {# متصفح}}',
  stopAll: 'إيقاف الكل',
  stop: 'إيقاف <unseen>إشعارات {name}</unseen>',
  calendar: 'التقويم',
  calendarText: 'يمكن لتطبيق التقويم أن يعرض موعد تصويتك التالي لكل إدراج ويذكّرك به.',
  calendarAddress: 'عنوان التقويم',
  subscribe:
    'يُرجى الاشتراك في هذا العنوان في تطبيق التقويم، وإبقاؤه سرًا: فكل من لديه العنوان يمكنه رؤية لمن أعطيت صوتك. إذا وصل إلى شخص آخر، فيُرجى إنشاء عنوان جديد.',
  openInApp: 'فتح في تطبيق التقويم',
  newAddress: 'إنشاء عنوان جديد',
  disableCalendar: 'تعطيل التقويم',
  createAddress: 'إنشاء عنوان تقويم',
  addressReady: 'عنوان تقويمك جاهز.',
  renewQuestion: 'إنشاء عنوان تقويم جديد؟',
  renew: 'إنشاء عنوان جديد',
  renewText: 'سيتوقف العنوان الحالي عن العمل. يُرجى إدخال العنوان الجديد في كل تطبيق تقويم يستخدمه.',
  renewed: 'لتقويمك عنوان جديد.',
  disableQuestion: 'تعطيل تقويمك؟',
  disableText: 'سيتوقف العنوان عن العمل، ولن يعرض تطبيق التقويم أصواتك بعد الآن. يمكنك إنشاء عنوان جديد في أي وقت.',
  disabled: 'تم تعطيل تقويمك.',
} satisfies AreaTranslation<'reminderSettings'>;
