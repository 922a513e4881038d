// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'إضافة إدراج',
  kindTitle: 'ما نوع إدراجك؟',
  kindBot: 'بوت',
  kindBotText: 'لـ Discord ومنصات الدردشة الأخرى. صوت واحد كل 12 ساعة.',
  kindServer: 'خادم {game}',
  kindServerText: 'صوت واحد كل 24 ساعة.',
  addYourBot: 'إضافة البوت',
  addYourServer: 'إضافة خادم {game}',
  changeType: 'تغيير النوع',
  addButton: 'إضافة الإدراج',
  tooMany:
    'يمكنك إضافة {max, plural, zero {# إدراج} one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}} في اليوم. يمكنك إضافة المزيد غدًا.',
  claimInstead: '{problem} إذا كان البوت لك، فيمكنك المطالبة به على {url}.',
  addedProve: 'تمت الإضافة. ليصبح عامًا، يُرجى إثبات أنه لك.',
  addedPublic: 'إدراجك عام الآن.',
  addedWaiting: 'إدراجك بانتظار الموافقة.',
  importDiscord: 'استيراد من Discord',
  importDiscordText:
    'يملأ الاسم والأيقونة والوصف والوسوم مما ينشره Discord عن تطبيقك. يبقى ما كتبته كما هو، ولا يُحفظ شيء قبل إضافة الإدراج.',
  importDiscordField: 'معرّف التطبيق أو رابط الدعوة',
  importDiscordHint: 'في بوابة المطورين لدى Discord، ضمن General Information.',
  importServer: 'استيراد من الخادم',
  importServerText:
    'يملأ الملخص والأيقونة مما يعرضه خادمك في اللعبة. يجب أن يكون الخادم متصلًا. يبقى ما كتبته كما هو، ولا يُحفظ شيء قبل إضافة الإدراج.',
  importServerField: 'عنوان الخادم',
  importServerHint: 'ما يُدخله اللاعبون للاتصال، مثل play.oak.example.',
  importButton: 'استيراد',
  updateDiscord: 'تحديث من Discord',
  updateDiscordText:
    'يحدّث الاسم والأيقونة ويملأ الحقول الفارغة مما ينشره Discord عن التطبيق. لا يُحفظ شيء قبل الضغط على «حفظ».',
  updateServer: 'تحديث من الخادم',
  updateServerText: 'يحدّث الملخص والأيقونة مما يعرضه الخادم في اللعبة. لا يُحفظ شيء قبل الضغط على «حفظ».',
  noApplication: 'لا يذكر الإدراج أي تطبيق Discord يخصه. يُرجى إدخال رابط دعوة البوت وحفظه أولًا.',
  noAddress: 'ليس للإدراج عنوان خادم. يُرجى إدخاله وحفظه أولًا.',
  imported: 'تم الاستيراد من {source}. يُرجى مراجعة الحقول ثم الضغط على «{button}».',
  useImportedIcon: 'استخدام الأيقونة المستوردة',
  importedIconGone:
    'انتهت صلاحية الأيقونة المستوردة، لأن البيانات المستوردة تُحفظ لمدة ساعة. يُرجى الاستيراد مجددًا أو اختيار صورة.',
} satisfies AreaTranslation<'newListing'>;
