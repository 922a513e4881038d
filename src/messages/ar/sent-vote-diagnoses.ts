// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} ورد منه: «{words}».',
  accepted: 'قبل متلقّي الأصوات الصوت.',
  acceptedTodo:
    'إذا لم يحصل اللاعب على مكافأة، فيُرجى التحقق من إضافة المكافآت، مثل VotingPlugin أو SuperbVote: يجب أن تكون مثبّتة وفيها مكافأة لاسم هذه الخدمة.',
  closedAfterSendingV1:
    'أغلق متلقّي الأصوات الاتصال دون رد، فلا يُعرف إن كان الصوت قد عولج. يفعل VotifierPlus ذلك عندما لا يستطيع فك تشفير صوت.',
  closedAfterSendingV1Todo:
    'يُرجى مراجعة وحدة تحكم الخادم. إذا لم يكن الصوت هناك، فيُرجى لصق نص plugins/VotifierPlus/rsa/public.key مجددًا. إذا ولّدت الإضافة مفاتيح جديدة، فلا يعمل القديم بعدها.',
  leftOpenV1:
    'ترك متلقّي الأصوات الاتصال مفتوحًا، فلا يُعرف إن كان الصوت قد عولج. يفعل Votifier الكلاسيكي ذلك عندما لا يستطيع فك تشفير صوت.',
  leftOpenV1Todo:
    'إذا لم تصل الأصوات، فيُرجى لصق نص plugins/Votifier/rsa/public.key مجددًا. وإذا كانت تصل، فإضافة مكافآت تبطئ متلقّي الأصوات. NuVotifier مع رمز token يعطي ردًا واضحًا.',
  sentUnconfirmed:
    'أُرسل الصوت، لكن لا يمكن تأكيده: أغلق متلقّي الأصوات الاتصال دون رد، وهذا ما يفعله NuVotifier دائمًا مع البروتوكول v1.',
  sentUnconfirmedTodo:
    'يُرجى البحث عن الصوت في وحدة تحكم الخادم. إذا لم يكن هناك، فالمفتاح العام خاطئ أو v1 معطّل (disable-v1-protocol في NuVotifier وDisableV1 في VotifierPlus). استخدام رمز token مع v2 يضمن التأكيد.',
  sentUnconfirmedClassic:
    'أُرسل الصوت، لكن لا يمكن تأكيده: لا يستجيب Votifier الكلاسيكي أبدًا. وقد أغلق الاتصال فورًا، كما يفعل مع صوت يستطيع قراءته.',
  sentUnconfirmedClassicTodo:
    'يُرجى البحث عن الصوت في وحدة تحكم الخادم. للحصول على تأكيدات، يُرجى استخدام NuVotifier أو VotifierPlus مع رمز token.',
  noAnswer: 'أُرسل الصوت، لكن متلقّي الأصوات لم يستجب خلال 5 ثوانٍ، فلا يُعرف إن كان قد عولج.',
  noAnswerTodo:
    'لا يُرسل مرتين أبدًا. يُرجى البحث عن الصوت في وحدة تحكم الخادم. قد تستجيب إضافة مكافآت بطيئة أو خادم مثقل بعد فوات الأوان.',
  resetAfterSending: 'انقطع الاتصال بعد إرسال الصوت، فلا يُعرف إن كان قد عولج.',
  resetAfterSendingTodo:
    'لا يُرسل مرتين أبدًا. يُرجى البحث عن الصوت في وحدة تحكم الخادم، وعن جدار حماية أو نفق أو إعادة تشغيل أغلقت الاتصال.',
  interrupted: 'توقفت هذه الخدمة أو تعطلت أثناء إرسال الصوت، فلا يُعرف إن كان قد عولج.',
  interruptedTodo: 'لا يُرسل مرتين أبدًا. يُرجى البحث عن الصوت في وحدة تحكم الخادم. لم تكن المشكلة في خادمك.',
  wrongToken: 'رفض متلقّي الأصوات الصوت: رمز token خاطئ.',
  wrongTokenTodo:
    'يُرجى نسخ الرمز مجددًا من tokens في config.yml الخاص بالإضافة: المدخل {service} إن وُجد، وإلا فالمدخل default. ثم إعادة تحميل الإضافة (NuVotifier: /nvreload).',
  challengeRefused: 'رفض متلقّي الأصوات الصوت: قيمة challenge في الصوت ليست التي في تحيته.',
  challengeRefusedTodo:
    'في الطريق وكيل أو نفق يخلط بين الاتصالات. يجب جعله يمرّر TCP عاديًا دون إعادة استخدام الاتصالات، ثم إرسال صوت تجريبي. إذا استمر ذلك، فيُرجى التواصل مع المشغّل.',
  nameTooLong: 'رفض متلقّي الأصوات الصوت: اسم اللاعب طويل جدًا.',
  nameTooLongTodo:
    'لا يزيد الاسم على 16 حرفًا، بما في ذلك بادئة Bedrock مثل النقطة. يُكتب الاسم عند التصويت كما يعرضه الخادم.',
  unknownService: 'رفض متلقّي الأصوات الصوت: ليس لديه رمز token لهذه الخدمة.',
  unknownServiceTodo:
    'يُرجى إضافة default:\u200e أو {service}:\u200e مع رمز token تحت tokens في config.yml الخاص بالإضافة، وإعادة تحميلها (NuVotifier: /nvreload)، وإدخال ذلك الرمز هنا. يُفرَّق بين الأحرف الكبيرة والصغيرة.',
  voteNotUnderstood: 'لم يتمكن متلقّي الأصوات من قراءة الصوت.',
  voteNotUnderstoodTodo:
    'الإضافة غير متوافقة: يُرجى تحديثها أو استخدام NuVotifier أو VotifierPlus. إذا كانت محدّثة، فيُرجى التواصل مع المشغّل.',
  messageTooLong: 'رفض متلقّي الأصوات الصوت لأنه طويل جدًا.',
  messageTooLongTodo: 'يُرجى إرسال صوت تجريبي. إذا استمر ذلك، فيُرجى تحديث الإضافة والطلب من المشغّل تقصير SERVICE_NAME.',
  v1Disabled: 'رفض متلقّي الأصوات الصوت: البروتوكول v1 معطّل.',
  v1DisabledTodo: 'يُرجى اختيار v2 هنا وإدخال رمز token من config.yml الخاص بالإضافة.',
  wrongKey: 'رفض متلقّي الأصوات الصوت لأنه لم يستطع فك تشفيره.',
  wrongKeyTodo:
    'يُرجى لصق نص rsa/public.key الخاص بالإضافة مجددًا. إذا ولّدت الإضافة مفاتيح جديدة، فلا يعمل القديم بعدها.',
  takenForTls: 'ظن متلقّي الأصوات أن الصوت اتصال مشفّر.',
  takenForTlsTodo:
    'يجب تعطيل TLS في أي نفق أو وكيل في الطريق: تُرسل الأصوات عبر TCP عادي. ثم يُرجى إرسال صوت تجريبي. إذا استمر ذلك، فيُرجى التواصل مع المشغّل.',
  pluginFailed: 'أبلغ متلقّي الأصوات عن خطأ، ربما بعد معالجة الصوت، فلا يُعرف إن كان قد عولج.',
  pluginFailedTodo: 'يُرجى البحث في وحدة تحكم الخادم في هذا الوقت عن الخطأ الكامل، وكثيرًا ما يكون من إضافة مكافآت.',
  closedAfterSending:
    'أغلق متلقّي الأصوات الاتصال دون رد، فلا يُعرف إن كان الصوت قد عولج. يفعل VotifierPlus ذلك عندما يرفض صوتًا.',
  closedAfterSendingTodo:
    'يُرجى مراجعة وحدة تحكم الخادم. العبارة «Authentication failed» تعني أن لدى VotifierPlus رمز token خاطئًا، أو ليس لديه رمز لـ {service} أو default، أو أن ConnectionThrottle لديه يحظر هذه الخدمة.',
  answerUnreadable: 'أُرسل الصوت، لكن الاستجابة ليست من متلقّي أصوات، فلا يُعرف إن كان قد عولج.',
  answerUnreadableTodo:
    'لا يُرسل مرتين أبدًا. يُرجى البحث عن الصوت في وحدة تحكم الخادم، والتحقق مما بين هذه الخدمة والإضافة.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
