// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing:
    'فشل Webhook {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي.',
  webhookFailingMeaning:
    'يُعطَّل بعد الفشل {max, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي. لا يضيع أي صوت.',
  webhookDisabled:
    'Webhook معطّل: فشل {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي.',
  webhookDisabledMeaning:
    'لا يضيع أي صوت. لتفعيله، يُرجى حفظ عنوان URL لـ Webhook مجددًا. بعدها يمكنك إعادة تسليم الأصوات الفاشلة.',
  listenerFailing:
    'فشل متلقّي الأصوات {count, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي.',
  listenerFailingMeaning: 'لم يُكافأ اللاعبون الذين صوّتوا. أسماؤهم في صفحة متلقّي الأصوات.',
  entryRemoved: 'أزالت الإدارة مدخلًا من سجل التغييرات.',
  entryRemovedMeaning: 'لم يعد الزوار يرونه. لا يمكنك استبدال هذا الإصدار أو حذفه ما لم تستعده الإدارة.',
  entryRestored: 'استعادت الإدارة مدخلًا في سجل التغييرات.',
  entryRestoredMeaning: 'يراه الزوار مجددًا، ويمكنك استبداله أو حذفه.',
  planChanged: '{pro, select, yes {الباقة الآن هي {plan}، مع Changelog Pro.} other {الباقة الآن هي {plan}.}}',
  planOther: 'باقة أخرى',
  planChangedMeaning: 'تسري على الأصوات الجديدة. تحتفظ الأصوات السابقة بوزنها.',
  streamBehind:
    'برنامج على وشك تفويت أصوات: لم يقرّ بتلقي أصوات البث المباشر منذ أكثر من {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  streamBehindMeaning:
    'يحفظ البث المباشر الأحداث لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. يُرجى تشغيل البرنامج مجددًا لتصله. وإذا لم يعد مستخدمًا، فيُرجى إزالة المستهلك.',
  streamMissed:
    'فوّت برنامج أصواتًا: لم يقرّ بتلقي أصوات البث المباشر لأكثر من {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  streamMissedMeaning:
    'الأصوات محسوبة، لكنها لم تعد في البث المباشر. تذكر صفحة Webhook عددها. يُرجى تشغيل البرنامج مجددًا حتى لا يفوّت المزيد. وإذا لم يعد مستخدمًا، فيُرجى إزالة المستهلك.',
  tokenExpiring:
    'تنتهي صلاحية رمز API خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  tokenExpiringMeaning: 'تتوقف عندها البرامج التي تستخدمه عن العمل. يُرجى تمديده أو إنشاء رمز آخر ليحل محله.',
  approved: 'وافقت الإدارة على الإدراج.',
  approvedMeaning: 'أصبح عامًا ويمكن التصويت له.',
  refused: 'لم توافق الإدارة على الإدراج.',
  refusedMeaning: 'لا يراه إلا مالكه ومشرفوه. لتراجعه الإدارة مجددًا، يُرجى حل المشكلة والحفظ.',
  hidden: 'أخفت الإدارة الإدراج.',
  hiddenMeaning: 'ليس عامًا ولا يقبل أصواتًا. لم يُحذف شيء.',
  shown: 'أظهرت الإدارة الإدراج مجددًا.',
  shownMeaning: 'أصبح عامًا مجددًا ويمكن التصويت له.',
  annulled:
    'أبطلت الإدارة {count, plural, zero {# صوت} one {صوتًا واحدًا} two {صوتين} few {# أصوات} many {# صوتًا} other {# صوت}}.',
  annulledMeaning:
    '{count, plural, zero {لم تعد محسوبة} one {لم يعد محسوبًا} two {لم يعودا محسوبين} few {لم تعد محسوبة} many {لم تعد محسوبة} other {لم تعد محسوبة}}، لا في الترتيب ولا في أي مكان آخر. ما سُلّم لا يُسترد، وما لم يُرسل بعد لن يُرسل.',
  restored:
    'استعادت الإدارة {count, plural, zero {# صوت} one {صوتًا واحدًا} two {صوتين} few {# أصوات} many {# صوتًا} other {# صوت}}.',
  restoredMeaning:
    '{count, plural, zero {تُحسب} one {يُحسب} two {يُحسبان} few {تُحسب} many {تُحسب} other {تُحسب}} مجددًا كما في السابق.',
  reviewWritten:
    '{count, plural, zero {لا مراجعات جديدة للإدراج.} one {للإدراج مراجعة جديدة.} two {للإدراج مراجعتان جديدتان.} few {للإدراج # مراجعات جديدة.} many {للإدراج # مراجعة جديدة.} other {للإدراج # مراجعة جديدة.}}',
  reviewWrittenMeaning: 'يمكنك الرد على كل منها علنًا.',
  reviewRemoved: 'أزالت الإدارة مراجعة للإدراج.',
  reviewRemovedMeaning: 'لم يعد الزوار يرونها، ولم تعد تُحسب في المتوسط.',
  replyRemoved: 'أزالت الإدارة ردًا على مراجعة.',
  replyRemovedMeaning: 'تبقى المراجعة. يمكنك كتابة رد آخر.',
  reportAsked: 'لدى الإدارة سؤال عن بلاغ.',
  reportAskedMeaning:
    'أبلغ شخص عن هذا الإدراج أو عن أحد مدخلات سجل تغييراته أو إحدى مراجعاته. لا تظهر إجابتك إلا للإدارة.',
  reportSettled: 'رفضت الإدارة البلاغ الذي سألتك عنه.',
  reportSettledMeaning: 'لا يتغير شيء في إدراجك.',
  ownerSuspended: 'علّقت الإدارة حساب المالك.',
  ownerSuspendedMeaning:
    'يبقى الإدراج كما هو. إلى أن ينتهي التعليق، يمكن لرموز API الخاصة به القراءة دون تغيير أي شيء.',
  proofFailing: 'تعذّر تأكيد إثبات أن هذا الإدراج لك.',
  proofFailingMeaning:
    'يُتحقق منه مجددًا مرتين يوميًا. إذا تعذّر تأكيده خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، ينتهي الإثبات.',
  proofEnded: 'انتهى إثبات أن هذا الإدراج لك.',
  proofEndedMeaning: 'لم تعد صفحته تذكر أن المالك موثّق. يمكنك إثبات ذلك مجددًا في أي وقت.',
  claimed: 'أثبت شخص آخر أن هذا الإدراج له، ويطالب به.',
  claimedMeaning:
    'يُرجى إثبات أنه لك خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. وإلا فسيُنقل إليه مع أصواته.',
} satisfies AreaTranslation<'noticeTexts'>;
