// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: 'مكان رمز token أو المفتاح',
  whereToFindText:
    'تستمع كل هذه الإضافات على المنفذ 8192 افتراضيًا. يجب أن يكون مفتوحًا لـ TCP في جدار الحماية ولدى مزوّد الاستضافة. منفذ اللعبة 25565 لا يقبل الأصوات.',
  nuVotifier:
    'الرمز موجود تحت <code>tokens</code> بجانب <code>default</code>. مع Velocity أو BungeeCord، يكون الملف في مجلد إضافات الوكيل، ويُدخل مضيف الوكيل ومنفذه.',
  votifierPlus: 'يُرجى تفعيل الرموز في config.yml وإعادة تشغيل الخادم، ثم نسخ الرمز بجانب <code>default</code>.',
  votifierPlusKey: 'أو اختيار الإصدار 1 ولصق المفتاح العام كاملًا:',
  classicVotifier: 'Votifier الكلاسيكي',
  classicVotifierText: 'يدعم الإصدار 1 فقط. يُرجى لصق المفتاح العام كاملًا، وعدم لصق الخاص أبدًا:',
  pathOfNuVotifier: 'مسار إعدادات NuVotifier',
  settingOfVotifierPlus: 'إعداد VotifierPlus',
  pathOfVotifierPlus: 'مسار مفتاح VotifierPlus',
  pathOfVotifier: 'مسار مفتاح Votifier',
  theServiceName: 'اسم الخدمة',
  entryForVotingPlugin: 'المدخل لـ VotingPlugin',
  entryForSuperbVote: 'المدخل لـ SuperbVote',
  urlOfVotePage: 'عنوان URL لصفحة التصويت',
  urlForOther: 'عنوان URL لإضافة أخرى',
  rewardPlugin: 'إعداد إضافة المكافآت',
  rewardPluginText: 'متلقّي الأصوات يستقبل الأصوات فقط. تمنح المكافآت إضافة منفصلة، وهي تحتاج إلى اسم الخدمة هذا:',
  votingPlugin:
    'يُضاف هذا إلى <code>VoteSites.yml</code> تحت <code>VoteSites:</code>، ثم تُضبط المكافأة ويُعاد تحميل الإضافة.',
  superbVote:
    'يُضاف هذا إلى <code>config.yml</code> تحت <code>rewards:</code>، فوق المكافأة الافتراضية، ثم تُضبط الأوامر. تفصل بين الأصوات 24 ساعة على الأقل، لذلك يجب أن يبقى <code>cooldown-per-service</code> أقل من ذلك، مثلًا على قيمته الافتراضية 3600 ثانية.',
  azuriom:
    'Azuriom موقع ويب ولا يستقبل الأصوات من متلقّي الأصوات. في إضافة التصويت فيه، يُضاف موقع بعنوان URL هذا وبمهلة 24 ساعة (1440 دقيقة). لا يستطيع التحقق من الأصوات إلا على المواقع التي يدعمها، لذلك يُترك التحقق معطّلًا إذا لم يكن هذا الموقع في قائمته.',
  other: 'إضافة أخرى',
  otherText: 'يُرجى إدخال اسم الخدمة كما يظهر أعلاه بالضبط، وعنوان URL هذا إذا طلبته الإضافة، ومهلة 24 ساعة.',
} satisfies AreaTranslation<'listenerHelp'>;
