// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'متلقّي الأصوات',
  lastDelivered: 'آخر تسليم لصوت {time}.',
  noResponse: 'لا استجابة',
  working:
    '{votes, plural, =0 {يعمل. لا أصوات في آخر 24 ساعة.} zero {يعمل. لا أصوات في آخر 24 ساعة.} one {يعمل. سُلّم صوت واحد في آخر 24 ساعة.} two {يعمل. سُلّم صوتان في آخر 24 ساعة.} few {يعمل. سُلّمت # أصوات في آخر 24 ساعة.} many {يعمل. سُلّم # صوتًا في آخر 24 ساعة.} other {يعمل. سُلّم # صوت في آخر 24 ساعة.}}',
  openLog: 'فتح سجل التسليم',
  failing:
    '{count, plural, zero {لم تفشل أي محاولة ({reason}).} one {فشلت آخر محاولة ({reason}).} two {فشلت آخر محاولتين، أحدثهما: {reason}.} few {فشلت آخر # محاولات، أحدثها: {reason}.} many {فشلت آخر # محاولة، أحدثها: {reason}.} other {فشلت آخر # محاولة، أحدثها: {reason}.}} يُعطَّل Webhook بعد الفشل {limit, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي.',
  viewFailed: 'عرض المحاولات الفاشلة',
  disabled:
    'معطّل بعد الفشل {limit, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} على التوالي، والأحدث: {reason}. لم تعد الأصوات تُرسل.',
  fixEndpoint: 'إصلاح نقطة النهاية ثم حفظ عنوانها مجددًا',
  paused: 'متوقّف مؤقتًا. تُحتجز الأصوات وتُرسل بالترتيب عند الاستئناف.',
  resume: 'استئناف',
  noneSinceSaved: 'لم تُرسل أصوات منذ حفظ Webhook. لا يشمل ذلك الأحداث التجريبية.',
  noneSent: 'لم تُرسل أصوات بعد. لا يشمل ذلك الأحداث التجريبية.',
  sendTestEvent: 'إرسال حدث تجريبي',
  listenerFailing:
    '{votes, plural, zero {وصلت كل الأصوات.} one {لم يصل آخر صوت. لا يُرسل صوت مرتين أبدًا إلى متلقّي الأصوات.} two {لم يصل آخر صوتين. لا يُرسل صوت مرتين أبدًا إلى متلقّي الأصوات.} few {لم تصل آخر # أصوات. لا يُرسل صوت مرتين أبدًا إلى متلقّي الأصوات.} many {لم يصل آخر # صوتًا. لا يُرسل صوت مرتين أبدًا إلى متلقّي الأصوات.} other {لم يصل آخر # صوت. لا يُرسل صوت مرتين أبدًا إلى متلقّي الأصوات.}}',
  viewUnrewarded: 'عرض السبب واللاعبين دون مكافأة',
  listenerUnconfirmed:
    'أُرسل، لكن لم يتأكد: لا يؤكد متلقّي الأصوات هذا أصوات v1 أبدًا. استخدام رمز token مع v2 يضمن التأكيد.',
  checkOrSwitch: 'التحقق من الأصوات الأخيرة أو الانتقال إلى رمز token مع v2',
  listenerWorking: 'يعمل. قُبل آخر صوت.',
  votesAndSettings: 'الأصوات الأخيرة والإعدادات',
  listenerNoneSent: 'لم تُرسل أصوات بعد. لا يشمل ذلك الأصوات التجريبية.',
  sendTestVote: 'إرسال صوت تجريبي',
  noWebhook: 'لم يُعَد Webhook',
  labelDisabled: '{kind, select, webhook {Webhook معطّل} other {متلقّي الأصوات معطّل}}',
  labelPaused: '{kind, select, webhook {Webhook متوقّف مؤقتًا} other {متلقّي الأصوات متوقّف مؤقتًا}}',
  labelFailing:
    '{kind, select, webhook {Webhook متعثّر: {count, number} على التوالي} other {متلقّي الأصوات متعثّر: {count, number} على التوالي}}',
  labelNoneSinceSaved: 'Webhook: لا أصوات منذ الحفظ',
  labelUnconfirmed: 'متلقّي الأصوات: أُرسل دون تأكيد',
  labelWorking: '{kind, select, webhook {Webhook يعمل} other {متلقّي الأصوات يعمل}}',
  labelNoVotes: '{kind, select, webhook {Webhook: لا أصوات بعد} other {متلقّي الأصوات: لا أصوات بعد}}',
} satisfies AreaTranslation<'health'>;
