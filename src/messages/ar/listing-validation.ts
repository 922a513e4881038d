// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'يُرجى إدخال اسم.',
  nameProblem: 'الاسم: {problem}',
  modsProblem: 'المودات: {problem}',
  alternativeTextProblem: 'النص البديل: {problem}',
  unstorable:
    '{field, select, summary {يحتوي الملخص} description {يحتوي الوصف} other {يحتوي الرابط}} على حرف لا يمكن حفظه.',
  tooLong:
    'الحد الأقصى {field, select, summary {للملخص} description {للوصف} other {للرابط}} هو {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}. الطول الحالي: {length, number}.',
  linkInvalid: 'يُرجى إدخال رابط يبدأ بـ https://\u200e أو ترك الحقل فارغًا.',
  linkCredentials: 'يُرجى إزالة اسم المستخدم وكلمة المرور من الرابط.',
  discordInvalid:
    'يُرجى إدخال دعوة إلى خادم Discord، مثل https://discord.gg/abc123. تبدأ بـ discord.gg/\u200e أو discord.com/invite/\u200e.',
  videoInvalid:
    'يُرجى إدخال رابط فيديو على YouTube أو Vimeo، مثل https://www.youtube.com/watch?v=…\u200e أو https://vimeo.com/…\u200e.',
  websiteOfServer: 'يُرجى إدخال موقع الخادم كرابط له.',
  hostAddress: 'يُرجى إدخال اسم مضيف أو عنوان IP، مع منفذ أو من دونه، مثل {example}.',
  robloxAddress: 'يُرجى إدخال صفحة التجربة على roblox.com، مثل roblox.com/games/1234567890، أو معرّف المكان (place ID).',
  privateAddress:
    'لا يستطيع اللاعبون على الإنترنت الوصول إلى {host}. يُرجى إدخال العنوان العام الذي يستخدمونه. للسماح بنطاق خاص، يمكن للمشغّل ضبط ALLOW_PRIVATE_TARGETS.',
  modsOfServersOnly: 'المودات لخوادم الألعاب فقط.',
  countryOfServersOnly: 'البلد للخوادم فقط.',
  countryUnknown: 'يُرجى اختيار بلد من القائمة.',
  categoriesUnknown: 'يُرجى اختيار فئات من القائمة.',
  tooManyCategories:
    'يمكنك اختيار {max, plural, zero {# فئة} one {فئة واحدة} two {فئتين} few {# فئات} many {# فئة} other {# فئة}} كحد أقصى. اخترت {count, number}.',
  languagesUnknown: 'يُرجى اختيار لغات من القائمة.',
  tooManyLanguages: 'الحد الأقصى لعدد اللغات هو {max, number}. اخترت {count, number}.',
  tooManyTags:
    'يُسمح بـ {max, plural, zero {# وسم} one {وسم واحد} two {وسمين} few {# وسوم} many {# وسمًا} other {# وسم}} كحد أقصى. العدد الحالي {count, number}.',
  tagsInvalid:
    'يُرجى استخدام الحروف (من a إلى z) والأرقام والشرطات فقط في الوسوم، و{max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى لكل منها.',
  idTaken: 'يوجد بالفعل إدراج بهذا المعرّف.',
  stillDeleting: 'حُذف للتو إدراج بهذا المعرّف، وما زالت أصواته قيد الإزالة. يُرجى المحاولة مجددًا بعد دقيقة.',
  ownerUnknown: 'لم يعد حساب المالك موجودًا.',
  idInvalid: 'يُرجى استخدام 1 إلى 32 من الحروف والأرقام والشرطات والشرطات السفلية للمعرّف.',
  applicationIdInvalid: 'يتكون معرّف تطبيق Discord من 17 إلى 20 رقمًا.',
  alternativeTextMissing: 'يُرجى وصف الصورة ببضع كلمات لمن لا يمكنهم رؤيتها.',
  versionInvalid:
    'يُرجى استخدام 1 إلى 32 من الحروف (من A إلى Z) والأرقام والنقاط والشرطات السفلية وعلامات الزائد والشرطات للإصدار، على أن يبدأ بحرف أو رقم.',
  releaseTimeInvalid: 'يُرجى اختيار تاريخ ووقت للإصدار أو ترك الحقل فارغًا.',
  notesMissing: 'يُرجى وصف ما تغيّر.',
  entryUnstorable: 'لا يمكن حفظ {field, select, headline {العنوان} other {الملاحظات}}: يوجد حرف لا يمكن حفظه.',
  entryTooLong:
    'الحد الأقصى {field, select, headline {للعنوان} other {للملاحظات}} هو {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}. الطول الحالي: {length, number}.',
  starsMissing: 'يُرجى اختيار عدد النجوم من 1 إلى 5.',
  replyMissing: 'يُرجى إدخال رد.',
  reportReasonMissing: 'يُرجى اختيار سبب.',
  reportTextMissing: 'يُرجى وصف المشكلة.',
  importApplicationId:
    'يُرجى إدخال معرّف التطبيق المكوّن من 17 إلى 20 رقمًا، أو رابط دعوة يحتوي عليه: https://discord.com/oauth2/authorize?client_id=…\u200e',
  importDiscordDown: 'لا يستجيب Discord حاليًا. يُرجى المحاولة مجددًا بعد قليل، أو ملء النموذج دون استيراد.',
  importNoApplication: 'لا يوجد في Discord تطبيق {id}. يُرجى التحقق من المعرّف والمحاولة مجددًا.',
  importedOften:
    'استوردت {times, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} خلال ساعة. يُرجى المحاولة مجددًا لاحقًا، أو ملء النموذج دون استيراد.',
} satisfies AreaTranslation<'listingValidation'>;
