// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: 'يحتوي على حرف لا يمكن حفظه.',
  empty: 'يجب ألا يكون فارغًا.',
  notOneLine: 'يحتوي على فاصل أسطر أو حرف تحكم. يُرجى كتابته مجددًا في سطر واحد.',
  invisible: 'لا يظهر منه شيء. يُرجى استخدام حرف أو رقم أو رمز واحد على الأقل.',
  tooLong:
    'يُسمح بـ {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى. العدد الحالي: {length, number}.',
  tooShort:
    'مطلوب {min, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل. العدد الحالي: {length, number}.',
  labelled: '{label}: {problem}',
  labelText: 'النص',
  labelName: 'الاسم',
  labelTitle: 'العنوان',
  labelLead: 'المقدمة',
  reasonMissing: 'يُرجى إدخال سبب. يمكن للشخص المعني قراءته.',
  questionMissing: 'يُرجى إدخال سؤال.',
  answerMissing: 'يُرجى إدخال إجابة.',
  nameMissing: 'يُرجى إدخال اسم.',
  emailInvalid: 'يُرجى إدخال عنوان بريد إلكتروني، مثل you@mail.example.',
  emailNotValid: 'عنوان البريد الإلكتروني هذا غير صالح.',
  emailDisposable: 'هذا عنوان مؤقت لا يقبله هذا الموقع. يُرجى استخدام عنوان دائم.',
  passwordTooShort:
    'يجب ألا تقل كلمة المرور عن {min, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  passwordTooLong:
    'يجب ألا تزيد كلمة المرور على {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  passwordCommon:
    'يسهل تخمين كلمة المرور هذه، لأن كثيرين يستخدمونها أو لأنها تتبع نمطًا بسيطًا. يُرجى اختيار كلمة أخرى، مثل أربع كلمات لا رابط بينها.',
  passwordPersonal:
    'يسهل تخمين كلمة المرور هذه، لأنها مبنية على اسمك أو عنوان بريدك الإلكتروني أو اسم هذه الخدمة. يُرجى اختيار كلمة أخرى، مثل أربع كلمات لا رابط بينها.',
  valueUnusable: 'لا يمكن استخدام هذه القيمة.',
  suspended: 'هذا الحساب معلّق. السبب: {reason}',
  suspendedUntil: 'هذا الحساب معلّق حتى {time}. السبب: {reason}',
  manyAccounts:
    'أُنشئت حسابات كثيرة جدًا من شبكتك. يمكنك المحاولة مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  departed: 'سُجّل لك صوت مؤخرًا بحساب حُذف، لذلك لا يمكنك إنشاء حساب جديد بعد. يمكنك المحاولة مجددًا بعد {time}.',
  suspensionDays: 'يُرجى إدخال عدد صحيح من الأيام من 1 إلى {max}، أو ترك الحقل فارغًا.',
  handleLength:
    'يُرجى استخدام {min, number} إلى {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  handleCharacters: 'يُرجى استخدام الحروف من a إلى z والأرقام وشرطات مفردة بينها فقط.',
  handleReserved: 'اسم المستخدم هذا محجوز. يُرجى اختيار اسم آخر.',
  handleTaken: 'اسم المستخدم هذا مأخوذ أو يشبه اسمًا مأخوذًا. يُرجى اختيار اسم آخر.',
  handleChangedOften:
    'غيّرت اسم المستخدم {times, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. يمكنك استعادة اسم سابق أو المحاولة مجددًا لاحقًا.',
  tokenNameMissing: 'يُرجى إدخال اسم للتعرف على الرمز.',
  tokenNameTooLong:
    'يُسمح بـ {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى.',
  tokenNameUnstorable: 'يحتوي الاسم على حرف لا يمكن حفظه.',
  tokenScopeUnknown: 'هذا الإذن غير موجود.',
  tokenScopesMissing: 'يُرجى اختيار إذن واحد على الأقل.',
  alreadyManager: 'هذا الشخص مشرف بالفعل.',
  ownAddress: 'هذا عنوانك أنت: أنت المالك.',
  tooManyManagers: 'يُسمح للإدراج بما لا يزيد على {max, number} من المشرفين والدعوات المعلقة. يُرجى إزالة أحدها أولًا.',
  notOwner: 'لم يعد هذا الإدراج ملكك.',
  noManager: 'لم يعد هذا الشخص مشرفًا.',
  siteLink: 'يُرجى إدخال عنوان يبدأ بـ https://\u200e أو mailto:\u200e.',
  atMostCharacters:
    '{max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى.',
  atMostLinks:
    '{max, plural, zero {لا روابط} one {رابط واحد} two {رابطان} few {# روابط} many {# رابطًا} other {# رابط}} كحد أقصى.',
  accentUnreadable: 'هذا اللون غير مقروء في كل المواضع.',
  dateMissing: 'يُرجى إدخال تاريخ ووقت.',
  endBeforeStart: 'يجب أن تكون النهاية بعد البداية.',
  textMissing: 'يُرجى إدخال نص.',
  settingNotOffered: '{label}: يُرجى اختيار إحدى القيم المعروضة.',
} satisfies AreaTranslation<'validation'>;
