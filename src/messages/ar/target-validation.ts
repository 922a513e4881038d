// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'لا يمكن استقبال الأصوات إلا على عناوين الويب: يجب أن يبدأ عنوان URL بـ https://\u200e.',
  urlWithoutScheme: 'يُرجى وضع https://\u200e قبل العنوان، أو http://\u200e إذا كان على هذا الجهاز.',
  urlIncomplete: 'عنوان URL هذا غير كامل. يُرجى كتابته كاملًا، مثل https://bot.example/votes.',
  urlCharacters: 'يحتوي عنوان URL على فاصل أسطر أو حرف آخر غير مرئي. يُرجى نسخه مجددًا دون ما يحيط به.',
  urlCredentials: 'يحتوي عنوان URL على اسم مستخدم أو كلمة مرور. يُرجى إزالتهما والتحقق من توقيع كل طلب بدلًا من ذلك.',
  urlFragment: 'الجزء الذي يبدأ بـ # لا يصل إلى أي خادم. يُرجى إزالته، أو استخدام ? إذا كان معاملًا.',
  urlPort: 'المنفذ {port} مرفوض ({service}). يُرجى جعل المستقبِل يستمع على منفذ آخر، مثل 443 أو 8443.',
  urlHost: 'لا يمكن أن يحمل أي خادم الاسم {host}. يُرجى التحقق من اسم المضيف في عنوان URL.',
  urlNotHttps:
    'تُرسل الأصوات عبر https فقط. يُرجى كتابة https://\u200e وتوفير TLS على الخادم، مثلًا عبر وكيل عكسي أو نفق.',
  urlTooLong: 'عنوان URL أطول من {max} حرف. يُرجى تقصيره.',
  serviceNone: 'ليس منفذًا حقيقيًا',
  serviceMail: 'البريد ({protocol})',
  serviceFiles: 'مشاركة الملفات (SMB)',
  addressBlocked:
    '{address}: {kind}، لذلك لا يمكن الاتصال به من هنا. يُرجى استخدام عنوان عام، أو الطلب من المشغّل السماح بالنطاق عبر ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    'يشير {host} إلى {address}، وهو {kind}، لذلك لا يمكن الاتصال به من هنا. يُرجى استخدام عنوان عام، أو الطلب من المشغّل السماح بالنطاق عبر ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'عنوان غير محدد («هذه الشبكة»)',
  kindUnspecified: 'عنوان غير محدد',
  kindPrivate: 'عنوان في شبكة خاصة',
  kindCarrier: 'عنوان في شبكة داخلية لشركة اتصالات',
  kindLoopback: 'عنوان حلقة داخلية (هذا الجهاز)',
  kindMetadataLink: 'عنوان ارتباط محلي (حيث تحفظ السحابات بياناتها الوصفية)',
  kindLink: 'عنوان ارتباط محلي',
  kindMetadata: 'عنوان البيانات الوصفية لسحابة',
  kindProtocols: 'عنوان محجوز للبروتوكولات',
  kindExamples: 'عنوان محجوز للأمثلة',
  kindRetiredRelay: 'عنوان ترحيل 6to4 لم يعد مستخدمًا',
  kindBenchmarks: 'عنوان محجوز لقياس الأداء',
  kindMulticast: 'عنوان بث متعدد',
  kindBroadcast: 'عنوان البث العام',
  kindReserved: 'عنوان محجوز',
  kindTranslated: 'عنوان مترجَم داخل شبكة خاصة',
  kindRelay: 'عنوان 6to4',
  kindTeredo: 'عنوان Teredo',
  kindNotAddress: 'ليس عنوان IP',
  kindUnassigned: 'عنوان غير مخصص لأحد على الإنترنت',
  hostUnknown: 'المضيف {host} غير موجود في DNS. يُرجى التحقق من كتابته، أو الانتظار حتى ينتشر السجل الجديد.',
  hostBroken: 'لا يمكن حل اسم المضيف {host}: تُرجع خوادم أسمائه خطأً. يُرجى التحقق من إعدادات DNS للنطاق.',
  hostSilent: 'لا يمكن حل اسم المضيف {host}: لا تستجيب خوادم أسمائه. يُرجى التحقق من إعدادات DNS للنطاق.',
  hostUnresolved:
    'تعذّر حل اسم المضيف {host} لأنه لا يمكن الوصول إلى أي خادم أسماء من هنا. يُرجى المحاولة مجددًا بعد قليل.',
  hostRestarting: 'لم يُفحص المضيف {host} لأن هذه الخدمة قيد إعادة التشغيل. يُرجى المحاولة مجددًا بعد قليل.',
  hostInterrupted: 'لم يُفحص المضيف {host} لأن هذه الخدمة توقفت أثناء ذلك. يُرجى المحاولة مجددًا بعد قليل.',
  hostMissing: 'يُرجى إدخال المضيف، مثل mc.example أو عنوان IP.',
  hostCharacters: 'يحتوي المضيف على مسافة أو حرف غير مرئي. يُرجى كتابته مجددًا.',
  hostIsUrl: 'يُرجى إدخال المضيف فقط، مثل mc.example، دون http://\u200e ودون مسار.',
  hostWithPort: 'يُرجى إدخال المنفذ في حقله الخاص، وليس بعد المضيف.',
  hostInvalid: '{host} ليس اسم مضيف صالحًا. يُرجى التحقق من الأخطاء الكتابية.',
  portInvalid: 'يجب أن يكون المنفذ رقمًا من 1 إلى 65535.',
  portBlocked: 'المنفذ {port} محظور لأنه يخص نوعًا آخر من الخدمات ({service}).',
  portOfGame:
    'المنفذ 25565 هو منفذ اللعبة نفسها، وهو يتجاهل الأصوات. يُرجى استخدام منفذ إضافة التصويت، وهو 8192 ما لم يُغيَّر.',
  minecraftOnly: 'متلقّي الأصوات متاح لخوادم Minecraft فقط.',
  tokenMissing: 'يُرجى لصق رمز token من إعدادات الإضافة.',
  keyMissing: 'يُرجى لصق المفتاح العام كاملًا من rsa/public.key الخاص بالإضافة.',
  listingDeleted: 'حُذف هذا الإدراج للتو.',
  listingGone: 'حُذف هذا الإدراج قبل لحظات.',
  stillEnding:
    'كانت عمليات تسليم كثيرة بالانتظار عند التعطيل أو الإزالة، ويستغرق إنهاؤها بعض الوقت. يُرجى الحفظ مجددًا بعد دقيقة.',
  discordUrl:
    'هذا عنوان URL لدى Discord، لكنه ليس عنوان Webhook لقناة. في Discord، يُرجى فتح إعدادات القناة ثم Integrations ثم Webhooks، واختيار Copy Webhook URL.',
  discordUrlFormat: 'يُرجى إزالة {part} من نهاية عنوان URL: فهو يتوقع رسائل بتنسيق آخر.',
  slackUrlWorkflow:
    'يبدأ عنوان URL هذا سير عمل في Slack لا يقبل الرسائل. يُرجى فتح إعدادات تطبيق Slack على api.slack.com/apps، ثم Incoming Webhooks، ونسخ عنوان URL الخاص بـ Webhook. يبدأ بـ https://hooks.slack.com/services/\u200e.',
  slackUrl:
    'هذا عنوان URL لدى Slack، لكنه ليس عنوان Incoming Webhook. يُرجى فتح إعدادات تطبيق Slack على api.slack.com/apps، ثم Incoming Webhooks، ونسخ عنوان URL الخاص بـ Webhook. يبدأ بـ https://hooks.slack.com/services/\u200e.',
  playerNotMinecraft: 'لا يمكن ذكر لاعب إلا في أصوات خوادم Minecraft.',
  playerTooLong:
    'الحد الأقصى لاسم اللاعب هو {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}، بما في ذلك بادئة Bedrock.',
  playerCharacters:
    'يُرجى استخدام الحروف (من A إلى Z) والأرقام و_ فقط في اسم اللاعب، بعد بادئة من حرفين كحد أقصى مثل . أو *.',
  playerWithSpaces:
    'يُرجى استخدام الحروف (من A إلى Z) والأرقام و_ فقط في اسم اللاعب، بعد بادئة من حرفين كحد أقصى مثل . أو *. للاعبي Bedrock: يُكتب الاسم كما يظهر على الخادم، مع _ مكان كل مسافة.',
  playerMissing: 'يُرجى إدخال اللاعب الذي يُكافأ بالصوت التجريبي.',
} satisfies AreaTranslation<'targetValidation'>;
