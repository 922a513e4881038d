// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'البث المباشر',
  text: 'يتصل برنامجك بهذه الخدمة ويستقبل الأصوات عبر ذلك الاتصال، فلا يحتاج إلى عنوان عام: <guide>متابعة البث المباشر</guide>. يحتاج البرنامج إلى رمز API بالإذن <code>votes:read</code>. يُنشأ في صفحة <tokens>الرموز</tokens> ولا يظهر إلا مرة واحدة.',
  noConsumers: 'لم يتصل أي برنامج باسم مستهلك بعد.',
  createToken: 'إنشاء رمز للبث المباشر',
  sendTest: 'إرسال حدث تجريبي إلى البث',
  status: 'الحالة',
  consumer: 'المستهلك',
  lastAcknowledged: 'آخر إقرار',
  action: 'الإجراء',
  connected: 'متصل',
  notConnected: 'غير متصل',
  never: 'لا يوجد بعد',
  removeNamed: 'إزالة <unseen>{name}</unseen>',
  nothingWaits: 'لا أحداث تنتظره.',
  upToDate: 'محدَّث.',
  behind:
    '{events, plural, zero {لا تأخر. أولها {since}.} one {متأخر بحدث واحد. وقته {since}.} two {متأخر بحدثين. أولهما {since}.} few {متأخر بـ # أحداث. أولها {since}.} many {متأخر بـ # حدثًا. أولها {since}.} other {متأخر بـ # حدث. أولها {since}.}}',
  behindOrMore: 'متأخر بـ {events, number} من الأحداث أو أكثر. أولها {since}.',
  dateAndDays:
    '{time}، قبل {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  aboutToMiss: 'على وشك تفويت أصوات',
  deletesFirst: 'يحذف البث أول صوت {time}.',
  missed:
    '{votes, plural, zero {لم يفوّت أي صوت} one {فوّت صوتًا واحدًا} two {فوّت صوتين} few {فوّت # أصوات} many {فوّت # صوتًا} other {فوّت # صوت}}',
  missedOrMore:
    '{votes, plural, zero {فوّت أصواتًا} one {فوّت صوتًا أو أكثر} two {فوّت صوتين أو أكثر} few {فوّت # أصوات أو أكثر} many {فوّت # صوتًا أو أكثر} other {فوّت # صوت أو أكثر}}',
  notAcknowledged:
    'لم يقرّ بتلقيها لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  noEvents:
    'لم تكن هناك أصوات أو أحداث تجريبية في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  latestEvents: 'أحدث الأحداث',
  latestEventsText:
    'أحدث الأصوات والأحداث التجريبية لهذا الإدراج. كلها موجودة في البث المباشر، حتى تلك التي أُرسلت إلى Webhook.',
  acknowledgedBy: 'أقرّ بتلقيه',
  nobody: 'لا مستهلك',
  forwarded: 'مُمرَّر',
  removeTitle: 'إزالة المستهلك',
  removeQuestion: 'إزالة هذا المستهلك؟',
  removeConsumer: 'إزالة المستهلك',
  removeText: 'تنسى الخدمة إلى أين وصل {name}. يبدأ الاتصال التالي بهذا الاسم من الآن.',
  removeTextBehind:
    'تنسى الخدمة إلى أين وصل {name}. يبدأ الاتصال التالي بهذا الاسم من الآن، ولا تصله الأحداث التي لم يقرّ بتلقيها ({events, plural, zero {لا أحداث} one {حدث واحد} two {حدثان} few {# أحداث} many {# حدثًا} other {# حدث}}).',
  removeConnected: 'برنامج متصل بهذا الاسم. سينتهي اتصاله. لتوصيله مجددًا، يُرجى إعادة تشغيله.',
  removed: 'تمت إزالة المستهلك. يبدأ الاتصال التالي باسمه من الآن.',
  onlyStream: 'البث المباشر فقط',
  listener: 'متلقّي الأصوات',
  notToWebhook: 'لم يُرسل إلى Webhook',
  toListener: 'أُرسل إلى متلقّي الأصوات. تعرض <link>صفحته</link> النتيجة.',
  toStreamOnly: 'أُرسل على البث المباشر فقط',
  testNotInLog:
    'ليس هذا الحدث في سجل Webhook، لأن الحدث التجريبي للبث المباشر لا يُرسل إلى Webhook، أو لأن Webhook أُزيل.',
  voteNotInLog: 'ليس هذا الصوت في سجل Webhook، لأن الإدراج لم يكن له Webhook عند تسجيل الصوت، أو لأن Webhook أُزيل.',
  canGetIt:
    'يمكن للبرامج التي <link>تتابع البث المباشر</link> الحصول عليه لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، حتى {time}.',
} satisfies AreaTranslation<'stream'>;
