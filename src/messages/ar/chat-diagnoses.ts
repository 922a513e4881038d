// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'حدّت منصة الدردشة من معدل رسائلنا.',
  chatThrottledTodo: 'لا شيء: تُرسل الرسالة بعد المهلة التي طلبتها المنصة، ولا يُحسب ذلك على Webhook.',
  chatEventUnreadable: 'تعذّر تحويل الحدث المحفوظ إلى رسالة دردشة.',
  chatEventUnreadableTodo: 'يُرجى التواصل مع المشغّل: لا ينبغي أن يحدث هذا.',
  chatWebhookDeleted: 'لم يعد هذا الـ Webhook موجودًا لدى Discord: حُذف هو أو قناته.',
  chatWebhookDeletedTodo: 'يُرجى إنشاء Webhook جديد في إعدادات القناة وإدخال عنوان URL الخاص به.',
  chatTokenInvalid: 'رفض Discord الرمز الخاص بهذا الـ Webhook.',
  chatTokenInvalidTodo: 'يُرجى نسخ عنوان URL الكامل لـ Webhook مجددًا وإدخاله.',
  chatThreadNeeded: 'القناة منتدى لا يقبل الرسائل إلا في السلاسل.',
  chatThreadNeededTodo:
    'يُرجى استخدام Webhook لقناة نصية، أو إضافة \u200e?thread_id=\u200e ومعرّف السلسلة إلى عنوان URL.',
  chatRejected: 'رفض Discord تنسيق الرسالة.',
  chatRejectedTodo: 'يُرجى التواصل مع المشغّل: هذه الخدمة هي التي تحدد التنسيق.',
  slackWebhookRemoved: 'لم يعد هذا الـ Webhook موجودًا لدى Slack: أُزيل أو أُلغي تثبيت تطبيقه.',
  slackWebhookRemovedTodo: 'يُرجى إنشاء Incoming Webhook في إعدادات تطبيق Slack وإدخال عنوان URL الخاص به.',
  slackWorkspaceUnavailable: 'مساحة عمل Slack الخاصة بهذا الـ Webhook لم تعد موجودة أو معطّلة.',
  slackWorkspaceUnavailableTodo: 'يُرجى إنشاء Incoming Webhook في مساحة عمل نشطة وإدخال عنوان URL الخاص به.',
  slackChannelNotFound: 'لا يجد Slack قناة هذا الـ Webhook، والأرجح أنها حُذفت.',
  slackChannelNotFoundTodo: 'يُرجى إنشاء Incoming Webhook لقناة أخرى وإدخال عنوان URL الخاص به.',
  slackChannelArchived: 'قناة Slack مؤرشفة ولا تقبل رسائل جديدة.',
  slackChannelArchivedTodo: 'يُرجى إلغاء أرشفة القناة، أو إنشاء Incoming Webhook لقناة أخرى وإدخال عنوان URL الخاص به.',
  slackNotAllowed: 'لا تسمح مساحة عمل Slack لهذا الـ Webhook بالنشر في قناته.',
  slackNotAllowedTodo: 'يُرجى الطلب من مسؤول مساحة العمل السماح بذلك، أو إنشاء Incoming Webhook لقناة أخرى.',
  slackMessageRefused: 'رفض Slack تنسيق الرسالة.',
  slackMessageRefusedTodo: 'يُرجى التواصل مع المشغّل: هذه الخدمة هي التي تحدد التنسيق.',
} satisfies AreaTranslation<'chatDiagnoses'>;
