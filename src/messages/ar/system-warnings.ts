// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'لم تستجب قاعدة البيانات في الوقت المحدد',
  databaseSlowTodo: 'يُرجى التحقق من حِمل قاعدة البيانات وسجلها. بعض الأرقام غير متاحة إلى أن تستجيب.',
  leasesLost: 'نقاط نهاية محجوزة لعملية لم تعد موجودة',
  leasesLostTodo:
    'تتولاها عمليات أخرى خلال ثوانٍ. إذا استمر هذا التحذير، فلا توجد عملية ترسل: يجب تشغيل عملية مع ROLE=all أو ROLE=worker.',
  overdue: 'عمليات تسليم مستحقة منذ أكثر من خمس دقائق',
  overdueTodo:
    'قد تسبب ذلك نقطة نهاية واحدة بطيئة أو متعثّرة: يُرجى التحقق من نقاط النهاية المتعثّرة أدناه. إذا لم توجد، فيُرجى التحقق من أن worker يعمل.',
  nobodyVotes: 'لا يمكن لأحد التصويت',
  nobodyVotesTodo:
    'يتطلب التصويت عنوان بريد إلكتروني مؤكدًا أو حسابًا مرتبطًا لدى مزوّد تسجيل دخول، ولم يُعَد أي منهما. يجب ضبط SMTP_URL، أو إعداد مزوّد مثل Discord عبر DISCORD_CLIENT_ID وDISCORD_CLIENT_SECRET. للسماح للجميع بالتصويت، يُضبط REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'لا يعمل captcha قبل التصويت',
  captchaRefusedTodo:
    'يرفض {name} قيمة VOTE_CAPTCHA_SITE_KEY أو VOTE_CAPTCHA_SECRET، لذلك يحل المصوّتون أصعب تحدٍّ لدينا بدلًا منه. يُرجى نسخ المفتاحين مجددًا من لوحة التحكم لديه وإعادة التشغيل.',
  captchaDownTodo:
    'لا يستجيب {name}، لذلك يحل المصوّتون أصعب تحدٍّ لدينا بدلًا منه. يُرجى التحقق من أن هذا الجهاز يستطيع الاتصال به.',
  trialEnded: 'انتهى الوضع التجريبي',
  trialEndedTodo:
    'يمكن لآخرين الوصول إلى هذه الخدمة. اكتُشف في {time}: {sign}. لم يعد بإمكان أي Webhook الوصول إلى هذا الجهاز. يجب ضبط BASE_URL على العنوان الذي يستخدمه الناس.',
  loopback: 'BASE_URL هو عنوان لهذا الجهاز',
  loopbackTodo: 'لا تعمل الروابط في الرسائل وWebhook لأي شخص آخر. يجب ضبط BASE_URL على العنوان الذي يستخدمه الناس.',
  notHttps: 'BASE_URL ليس https',
  notHttpsTodo:
    'تُرسل كلمات المرور وملفات تعريف الارتباط دون تشفير، ولا يمكن لأحد التصويت، لأن التحقق قبل التصويت لا يعمل إلا عبر https. يجب وضع وكيل بشهادة TLS أمام Plaudit، وضبط BASE_URL على عنوان https.',
  noMail: 'لا تُرسل أي رسائل',
  noMailTodo:
    'لا يمكن للناس تأكيد عناوينهم أو إعادة تعيين كلمات مرورهم بأنفسهم. يجب ضبط SMTP_URL. حتى ذلك الحين يمكن للإدارة إنشاء روابط إعادة التعيين في صفحة كل شخص ضمن «الأشخاص».',
  mailWaiting: 'رسائل بالانتظار منذ أكثر من 15 دقيقة',
  mailWaitingTodo: '{reason} تُعاد محاولة إرسال الرسائل لمدة يوم. يُرجى التحقق من أن خادم البريد في SMTP_URL يستجيب.',
  nobodySends: 'لا توجد عملية ترسلها.',
  mailUnreachable: 'تعذّر الوصول إلى خادم البريد.',
  mailTimeout: 'لم يستجب خادم البريد في الوقت المحدد.',
  mailTls: 'تعذّر إنشاء اتصال آمن بخادم البريد.',
  mailSignIn: 'رفض خادم البريد اسم المستخدم وكلمة المرور في SMTP_URL.',
  mailSender: 'رفض خادم البريد عنوان المرسِل. يمكن تعيين عنوان آخر باستخدام \u200e`?from=`\u200e في SMTP_URL.',
  mailRecipient: 'لا يعرف خادم البريد عنوان المستلم.',
  mailContent: 'رفض خادم البريد هذه الرسالة.',
  mailLater: 'طلب خادم البريد إعادة المحاولة لاحقًا.',
  mailProtocol: 'لا يؤدي SMTP_URL إلى خادم بريد.',
  mailExpired: 'تعذّر إرسال الرسالة قبل انتهاء صلاحية رابطها.',
  mailUnreadable: 'حُفظت الرسالة باستخدام SECRET_KEY آخر.',
  mailUntried: 'لم تُجرَ أي محاولة بعد.',
  staffChat: 'لا تصل التنبيهات إلى قناة دردشة الإدارة',
  staffChatTodo: '{happened} {todo} تُعاد محاولة إرسال التنبيهات لمدة يوم.',
  noChallenge: 'لا يتطلب التصويت أي تحدٍّ',
  noChallengeTodo: 'التصويت الآلي سهل كالتصويت الحقيقي. VOTE_CHALLENGE=off مخصص للاختبارات فقط.',
  privateTargets: 'يمكن لأي Webhook الوصول إلى عناوين خاصة',
  privateTargetsTodo: 'يستطيع كل مالك إرسال طلبات إلى العناوين في ALLOW_PRIVATE_TARGETS. يجب تركه فارغًا في موقع عام.',
  embeddedLarge: 'قاعدة البيانات المدمجة كبيرة',
  embeddedLargeTodo:
    'فوق نحو 2 GB يعمل PostgreSQL بشكل أفضل. ينقل `plaudit move` كل شيء إليه؛ ويشرح docs/operate.md الطريقة.',
  sessionsLost: 'فقدت الاتصالات بـ PostgreSQL جلساتها',
  sessionsLostTodo:
    'وُضع مجمّع اتصالات أمام PostgreSQL أو ضُبط على وضع المعاملات أثناء عمل هذه العملية، فتفشل بعض الأوامر. يجب إعادة تشغيل كل العمليات: فهي تتكيف عند البدء.',
  notNotified: 'لا تُخطر العمليات بعضها بالأصوات',
  notNotifiedTodo:
    'يمر DATABASE_URL عبر مجمّع اتصالات، لذلك تستعلم كل عملية كل {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}. يُرجى ضبط DATABASE_DIRECT_URL على عنوان PostgreSQL نفسه، لتستخدمه كل عملية في اتصال واحد.',
  replicaUnused: 'نسخة القراءة غير مستخدمة',
  replicaUnusedTodo:
    'تُقرأ الصفحات من الخادم الأساسي بسبب النسخة في DATABASE_READ_URL: {reason}. تُستخدم مجددًا من تلقاء نفسها.',
  replicaUnchecked: 'لم تُفحص بعد',
  replicaFailedQuery: 'فشل استعلام فيها',
  replicaSilent: 'لا تستجيب',
  replicaBehind: 'متأخرة جدًا',
  replicaOther: 'ليست نسخة من قاعدة البيانات هذه',
  replicaUnreachable: 'لا تستجيب هي أو الخادم الأساسي',
  replicaNotStandby: 'ليست خادمًا احتياطيًا',
  connections: 'الاتصالات',
  connectionsDirect: 'مباشرة',
  connectionsPooled: 'عبر مجمّع اتصالات في وضع المعاملات، فقد لا تُسرد بعض العمليات',
  prepared: 'الأوامر المُعَدة (prepared statements)',
  on: 'مُفعَّلة',
  off: 'معطّلة',
  votesOfOthers: 'أصوات من عمليات أخرى',
  foundAtOnce: 'تُكتشف فورًا عبر الإخطارات',
  foundByPolling:
    'تُكتشف خلال نصف ثانية، بالاستعلام كل {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}؛ وتتحدث صفحات السجل المفتوحة خلال 3 ثوانٍ',
  replica: 'نسخة القراءة',
  replicaInUse: 'مستخدمة',
  replicaInUseBehind: 'مستخدمة، متأخرة {seconds} ث',
  replicaNotInUse: 'غير مستخدمة: {reason}',
  replicaNotInUseBehind: 'غير مستخدمة: {reason}، متأخرة {seconds} ث',
  backupFailed: 'فشلت آخر نسخة احتياطية',
  backupFailedTodo: '{message} بعدها يُرجى تشغيل `plaudit backup`.',
  backupOld: 'أحدث نسخة احتياطية قديمة جدًا',
  backupOldTodo:
    'أُنشئت قبل {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. يُرجى التحقق من أن عملية فيها ROLE بقيمة all أو worker تعمل، ومن سجلها.',
  commitOff: 'يؤكد PostgreSQL الأصوات قبل أن تصل إلى قرصه',
  commitOffTodo: 'إذا انهار جهازه، تضيع أحدث الأصوات. يجب ضبط synchronous_commit على on.',
  standbyMissing: 'ينتظر PostgreSQL خادمًا احتياطيًا غير متصل',
  standbyMissingTodo:
    'لا يُسجّل أي صوت حتى يعود خادم احتياطي من synchronous_standby_names. يُرجى التحقق من الخوادم الاحتياطية.',
  commitLocal: 'لا تنتظر الأصوات الخادم الاحتياطي',
  commitLocalTodo:
    'قد تضيع أحدث الأصوات عند التحويل إلى الخادم الاحتياطي، وقد يُرسل صوت مرتين إلى خادم Minecraft. يجب ضبط synchronous_commit على on. ويشرح docs/high-availability.md الطريقة.',
  noSynchronous: 'لدى PostgreSQL خادم احتياطي، لكن لا يوجد خادم متزامن',
  noSynchronousTodo:
    'قد تضيع أحدث الأصوات عند التحويل إلى الخادم الاحتياطي، وقد يُرسل صوت مرتين إلى خادم Minecraft. يجب ضبط synchronous_standby_names، أو synchronous_mode في Patroni. ويشرح docs/high-availability.md الطريقة.',
} satisfies AreaTranslation<'systemWarnings'>;
