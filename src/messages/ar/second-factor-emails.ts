// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'أُضيف تطبيق مصادقة',
  appAdded: 'أُضيف للتو تطبيق مصادقة إلى حسابك في {site}.',
  appRemovedSubject: 'أُزيل تطبيق المصادقة',
  appRemoved: 'أُزيل للتو تطبيق المصادقة من حسابك في {site}.',
  passkeyAddedSubject: 'أُضيف مفتاح مرور',
  passkeyAdded: 'أُضيف للتو مفتاح مرور إلى حسابك في {site}.',
  passkeyAddedNamed: 'أُضيف للتو مفتاح مرور إلى حسابك في {site}: {name}.',
  passkeyRemovedSubject: 'أُزيل مفتاح مرور',
  passkeyRemoved: 'أُزيل للتو مفتاح مرور من حسابك في {site}.',
  passkeyRemovedNamed: 'أُزيل للتو مفتاح مرور من حسابك في {site}: {name}.',
  turnedOffSubject: 'عُطّل التحقق بخطوتين',
  turnedOnSubject: 'فُعّل التحقق بخطوتين',
  allRemoved: 'عُطّل للتو التحقق بخطوتين لحسابك في {site}.',
  codesRenewedSubject: 'أُنشئت رموز استرداد جديدة',
  codesRenewed: 'أُنشئت للتو رموز استرداد جديدة لحسابك، ولم تعد السابقة تعمل في {site}.',
  codeUsedSubject: 'استُخدم رمز استرداد',
  codeUsed: 'استُخدم للتو رمز استرداد لتأكيد تسجيل دخول أو إجراء في حسابك في {site}.',
  reset: 'عطّل المشغّل التحقق بخطوتين لحسابك، وسُجّل الخروج من كل الجلسات في {site}.',
  guessedSubject: 'أُدخلت رموز خاطئة لحسابك',
  guessed:
    'أُدخلت رموز خاطئة كثيرة في الخطوة الثانية من تسجيل الدخول إلى حسابك. من فعل ذلك يعرف كلمة المرور أو يمكنه استخدام حسابك في Discord لدى {site}.',
  nowOn: 'أصبح تسجيل الدخول يتطلب خطوة ثانية. سُجّل الخروج من كل الجلسات الأخرى.',
  nowOff: 'لم يعد تسجيل الدخول يتطلب خطوة ثانية. سُجّل الخروج من كل الجلسات الأخرى.',
  guessedEnd: 'إذا لم يصدر ذلك منك، فيُرجى تعيين كلمة مرور جديدة: {url}',
  end: 'إذا لم يصدر ذلك منك، فيُرجى تعيين كلمة مرور جديدة ثم مراجعة عوامل التحقق الثانية: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
