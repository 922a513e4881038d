// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'لا يمكنك الوصول',
  noAccessText: 'سُجّل دخولك، لكن هذا الإدراج لشخص آخر.',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'ربما كُتب العنوان بشكل خاطئ أو أُزيل الإدراج.',
  tooMuchData: 'بيانات كثيرة جدًا',
  tooMuchDataText: 'البيانات التي أرسلتها كبيرة جدًا. يُرجى تصغيرها وإرسالها مجددًا.',
  unreadableForm: 'لم نتمكن من قراءة هذا النموذج',
  unreadableFormText: 'يُرجى الرجوع وإعادة تحميل الصفحة وإرسال النموذج مجددًا.',
  tooManyRequests: 'طلبات كثيرة جدًا',
  tooManyRequestsText: 'يُرجى الانتظار بضع دقائق ثم الرجوع والمحاولة مجددًا.',
  failed: 'حدث خطأ ما',
  failedText: 'المشكلة لدينا، ولم يضِع شيء. يُرجى المحاولة مجددًا بعد قليل.',
  unavailable: 'الخدمة غير متاحة مؤقتًا',
  unavailableText: 'يتعذّر الوصول إلى قاعدة البيانات. يُرجى المحاولة مجددًا بعد دقيقة. الأصوات المحتسبة لم تضِع.',
  foreignForm: 'لم يُرسل هذا النموذج من هذا الموقع',
  foreignFormText:
    'لحماية حسابك لا تُقبل النماذج إلا من هذا الموقع. يُرجى الرجوع وإعادة تحميل الصفحة وإرسال النموذج مجددًا.',
  home: 'الرئيسية',
  bots: 'البوتات',
  servers: 'الخوادم',
  supportCode: 'عند طلب المساعدة من <contact>الدعم</contact>، يُرجى ذكر هذا الرمز: {code}',
  tooManySearches: 'عمليات بحث كثيرة جدًا',
  tooManySearchesText: 'أُجريت عمليات بحث كثيرة جدًا من شبكتك. يمكنك البحث مجددًا بعد {wait}. كل ما عدا ذلك يعمل.',
  searchAgain: 'البحث مجددًا',
  showAll: 'عرض الكل',
} satisfies AreaTranslation<'errors'>;
