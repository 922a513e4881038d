// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'اختيار عمليات التسليم',
  failedHint: 'رفضتها نقطة النهاية بحالة 4xx، أو فشلت كل إعادات المحاولة، أو كان Webhook معطّلًا.',
  deliveredHint: 'يرسل إلى نقطة النهاية الأحداث نفسها مجددًا.',
  recordedFrom: 'سُجّلت من (UTC)',
  recordedUntil: 'سُجّلت حتى (UTC)؛ فارغ يعني الآن',
  stateNotListed: 'يُرجى اختيار حالات من القائمة.',
  stateMissing: 'يُرجى اختيار حالة واحدة على الأقل.',
  found:
    '{votes, plural, =0 {لا أصوات مطابقة} zero {لا أصوات مطابقة} one {سيُعاد تسليم صوت واحد} two {سيُعاد تسليم صوتين} few {سيُعاد تسليم # أصوات} many {سيُعاد تسليم # صوتًا} other {سيُعاد تسليم # صوت}}',
  foundBetween:
    '{states, select, failed {الفاشلة} delivered {المُسلَّمة} other {الفاشلة والمُسلَّمة}}، المسجّلة من {since} حتى {until}. لا تشمل الأحداث التجريبية.',
  foundUntilNow:
    '{states, select, failed {الفاشلة} delivered {المُسلَّمة} other {الفاشلة والمُسلَّمة}}، المسجّلة من {since} حتى الآن. لا تشمل الأحداث التجريبية.',
  howItWorks:
    'تُرسل {perMinute, plural, zero {# عملية تسليم} one {عملية تسليم واحدة} two {عمليتا تسليم} few {# عمليات تسليم} many {# عملية تسليم} other {# عملية تسليم}} في الدقيقة بترتيب الأصوات، فيستغرق ذلك {minutes, plural, =0 {أقل من دقيقة} zero {أقل من دقيقة} one {نحو {duration}} two {نحو {duration}} few {نحو {duration}} many {نحو {duration}} other {نحو {duration}}}. كل منها محاولة واحدة بالمحتوى نفسه ومعرّف الحدث نفسه، فلا تكافئ نقطة نهاية تزيل التكرار بمعرّف الحدث صوتًا مرتين أبدًا.',
  redeliverVotes: 'إعادة تسليم {votes, number}',
  unreachable: 'تعذّر الوصول إلى نقطة النهاية',
  votesFailed:
    '{votes, plural, zero {لم يفشل أي صوت، من {since} إلى {until}.} one {فشل صوت واحد، من {since} إلى {until}.} two {فشل صوتان متتاليان، من {since} إلى {until}.} few {فشلت # أصوات متتالية، من {since} إلى {until}.} many {فشل # صوتًا متتاليًا، من {since} إلى {until}.} other {فشل # صوت متتالٍ، من {since} إلى {until}.}}',
  selectSince: 'تحديد كل الأصوات الفاشلة منذ ذلك الحين',
  redelivering: 'إعادة التسليم',
  last: 'آخر إعادة تسليم جماعية',
  running: 'جارية',
  done: 'اكتملت',
  stopped: 'أُوقفت',
  progress: '{done, number} من {total, number}',
  queued: 'أُضيف {done, number} من {total, number} إلى قائمة الانتظار.',
  queuedAndLeft:
    'أُضيف {done, number} من {total, number} إلى قائمة الانتظار، والمتبقي {minutes, plural, =0 {أقل من دقيقة} zero {أقل من دقيقة} one {نحو {duration}} two {نحو {duration}} few {نحو {duration}} many {نحو {duration}} other {نحو {duration}}}.',
  started: 'بدأت {time}. يعرض <link>سجل التسليم</link> كل نتيجة.',
  stop: 'إيقاف',
  redeliveryStarted: 'تجري إعادة تسليم العمليات.',
  otherRunning: 'إعادة تسليم جماعية أخرى جارية. يُرجى انتظار انتهائها أو إيقافها.',
  redeliveryStopped: 'تم الإيقاف. عمليات التسليم الموجودة في قائمة الانتظار تُرسل مع ذلك.',
  noneRunning: 'لا توجد إعادة تسليم جماعية جارية.',
  noWebhook: 'لم يُعَد Webhook',
  noWebhookText: 'يُرجى حفظ عنوان URL لنقطة نهاية أولًا. بعدها يمكنك إعادة تسليم الأصوات الفاشلة.',
} satisfies AreaTranslation<'bulkRedelivery'>;
