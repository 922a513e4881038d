// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'طلب صالح',
  validSent: 'حدث تجريبي موقّع بالسر الخاص بك مثل صوت حقيقي.',
  repeated: 'الطلب نفسه مجددًا',
  repeatedSent: 'المحتوى نفسه ومعرّف الحدث نفسه، بتوقيع جديد كمحاولة تالية. يحدث هذا عند ضياع استجابة.',
  forged: 'طلب مزوّر',
  forgedSent: 'حدث تجريبي موقّع بسر عشوائي.',
  unsigned: 'طلب غير موقّع',
  unsignedSent: 'حدث تجريبي دون توقيع.',
  stale: 'طلب قديم',
  staleSent: 'حدث تجريبي بتوقيع Standard Webhooks فقط وبطابع زمني قبل عشر دقائق.',
  accepted: 'قُبل: {status}.',
  refused: 'لم يُقبل: {status}. لم تُرسل الطلبات الأخرى، لأن نتائجها ستكون بلا معنى.',
  refusedSignatureTodo:
    'يجب حساب HMAC على البايتات الخام قبل أي تحليل لـ JSON، وبالسر كاملًا بما فيه whsec_\u200e. بعدها يُرجى الفحص مجددًا.',
  refusedTodo: 'يُرجى إرسال حدث تجريبي واتباع النصيحة في نتيجته، ثم الفحص مجددًا بعد تسليمه.',
  acceptedAgain: 'قُبل مجددًا كما ينبغي: {status}. لا تُظهر الاستجابة إن كان الصوت سيُكافأ مرتين.',
  acceptedAgainTodo: 'يُرجى التأكد من أن نقطة النهاية تحفظ معرّف الحدث لكل صوت وتتجاهل التكرار.',
  refusedAgain: 'لم يُقبل الطلب المكرر: {status}. يُحسب هذا تسليمًا فاشلًا.',
  refusedAgainTodo: 'إذا سبقت معالجة معرّف حدث، فيجب الرد بـ 2xx دون أي شيء آخر.',
  rejected: 'رُفض كما ينبغي: {status}.',
  rejectedOtherwise: 'رُفض: {status}. الرمز 401 يوضح السبب.',
  unclear: 'لم يُقبل ولم يُرفض: {status}. ربما منع ذلك خطأ لا علاقة له بالأمر.',
  unclearTodo: 'إذا لم يتطابق التوقيع، فيجب الرد بـ 401 قبل فعل أي شيء آخر بالمحتوى.',
  acceptedForged: 'قُبل: {status}. يمكن لكل من يعرف عنوان URL تزوير الأصوات.',
  acceptedForgedTodo: 'يجب التحقق من التوقيع قبل استخدام المحتوى، والرد بـ 401 إذا لم يتطابق.',
  acceptedUnsigned: 'قُبل: {status}. يمكن لأي شخص تزوير الأصوات بحذف التوقيع.',
  acceptedUnsignedTodo: 'يجب رفض الطلبات التي ليست فيها ترويسة توقيع كما يُرفض التوقيع الخاطئ.',
  acceptedStale: 'قُبل: {status}. يمكن لكل من يلتقط طلبًا إرساله مجددًا بعد وقت طويل.',
  acceptedStaleTodo:
    'يجب رفض الطلبات التي يبعد webhook-timestamp فيها أكثر من خمس دقائق، أو التحقق من X-Webhook-Signature وحفظ معرّفات الأحداث.',
} satisfies AreaTranslation<'receiverChecks'>;
