// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'التصويت لـ {name}',
  backToListing: 'العودة إلى الإدراج',
  vote: 'تصويت',
  voteAgain: 'التصويت مجددًا',
  window:
    'يمكنك التصويت مرة كل {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  enterPlayerName: 'يُرجى إدخال اسم اللاعب إذا كان الخادم يكافئ على الأصوات.',
  needAccount: 'يلزم حساب للتصويت، حتى لا يُحسب لكل شخص سوى صوت واحد. إنشاء الحساب يستغرق نصف دقيقة.',
  signIn: 'تسجيل الدخول للتصويت',
  createAccount: 'إنشاء حساب',
  playerName: 'اسم اللاعب',
  playerNameHintWithListener:
    'اللاعب الذي يحصل على المكافأة. دون اسم يُحسب صوتك، لكن لا يحصل أحد على مكافأة. في Bedrock يلزم إدخال البادئة التي يعرضها الخادم: \u200e.Steve',
  playerNameHint: 'يُرسل مع صوتك. يُحسب صوتك حتى دون اسم. في Bedrock يلزم إدخال البادئة التي يعرضها الخادم: \u200e.Steve',
  thanks: 'شكرًا لك. تم احتساب صوتك.',
  unconfirmed: 'يُرجى تأكيد عنوان بريدك الإلكتروني قبل التصويت.',
  tooManyTries: 'أصوات كثيرة جدًا من شبكتك. يمكنك المحاولة مجددًا بعد {duration}.',
  votedAt: 'سُجّل صوتك {time}',
  againAt: 'يمكنك التصويت مجددًا {time}',
  inTime: 'بعد {time}',
  yourVote: 'صوتك',
  votedAgainAt: '<b>سُجّل صوتك</b> · التصويت التالي {time}',
  lastVotedAt: 'آخر تصويت {time}',
  remindMe: 'تذكيري',
  noPlayerName: 'لم يُدخَل اسم لاعب، لذلك لن يحصل أحد على مكافأة في اللعبة.',
  rewardOnItsWay: '{player}: جارٍ إرسال صوتك إلى الخادم… ستظهر النتيجة عند إعادة تحميل هذه الصفحة.',
  rewardGiven: '{player}: وصل الصوت. ستصلك المكافأة في اللعبة. بعض الخوادم تمنحها عند انضمامك التالي.',
  rewardSent: '{player}: أُرسل الصوت. ستصلك المكافأة في اللعبة. بعض الخوادم تمنحها عند انضمامك التالي.',
  rewardAlready:
    '{player}: حصل هذا اللاعب على مكافأة عن صوت آخر خلال آخر 24 ساعة. يُحسب صوتك، لكن لا توجد مكافأة ثانية.',
  rewardMissed: '{player}: تم احتساب صوتك، لكن تعذّر إرساله إلى الخادم. يمكنك طلب المكافأة من فريق الخادم.',
  rewardUnknown:
    '{player}: تم احتساب صوتك، لكننا لا نعرف إن كان الخادم قد استلمه. إذا لم تصلك مكافأة، فيمكنك سؤال فريق الخادم.',
  recentlyRewarded:
    'حصل {player} على مكافأة خلال آخر 24 ساعة. يُحسب صوتك، لكن المكافأة التالية تتاح {time} ({exactTime}).',
  streakAndFavorites: 'سلسلتك ومفضلتك',
  nextFavorite: 'التالي في المفضلة: {name}',
  allFavorites: 'كل المفضلة',
  confirmFirst: 'تأكيد عنوان بريدك الإلكتروني أولًا',
  openLink:
    'يُرجى فتح الرابط في الرسالة التي أرسلناها إلى {email} لتأكيد عنوانك والعودة إلى هنا. إذا لم تجدها، فقد تكون في مجلد الرسائل غير المرغوب فيها.',
  resendEmail: 'إعادة الإرسال',
  orConnect: 'أو يمكنك ربط {providers} في <link>صفحة حسابك</link>.',
  connectFirst: 'ربط حسابك في {providers} أولًا',
  connectionRequired: 'يتطلب التصويت هنا حسابًا مرتبطًا في {providers}، حتى لا يُحسب لكل شخص سوى صوت واحد.',
  goToAccount: 'الانتقال إلى حسابك',
  pausedByOwner: 'أوقفه المالك مؤقتًا',
  pausedText: 'لا يمكن لأحد التصويت لهذا الإدراج الآن، ولا يظهر في القوائم. تبقى الأصوات السابقة محفوظة.',
  notOpen: 'التصويت غير متاح بعد',
  cannotConfirm: 'يتطلب التصويت حسابًا مؤكدًا، ولا يستطيع هذا الموقع تأكيد الحسابات بعد. يُرجى العودة لاحقًا.',
  contactUs: 'لأي استفسار، يمكنك <contact>التواصل معنا</contact>.',
  nobodyCanVote: 'لا يمكن لأحد التصويت. هذه الرسالة تظهر للإدارة فقط.',
  howToConfirm:
    'يجب ضبط <code>SMTP_URL</code> ليتمكن الناس من تأكيد عناوينهم، أو إعداد مزوّد لتسجيل الدخول، مثل Discord عبر <code>DISCORD_CLIENT_ID</code> و<code>DISCORD_CLIENT_SECRET</code>، ليتمكنوا من ربط حساب. للسماح للجميع بالتصويت، يُضبط <code>REQUIRE_CONFIRMED_EMAIL=off</code>. بعد ذلك يجب إعادة تشغيل الخدمة.',
  otherAccount: 'سُجّل صوتك بحساب آخر',
  otherAccountVoted:
    'سبق احتساب صوت بعنوان بريدك الإلكتروني أو بحساب مرتبط. يمكن لكل شخص التصويت مرة كل {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  networkLimit: 'أصوات كثيرة جدًا من شبكتك',
  networkLimitOfListing:
    'يقبل {name}\u200f {limit, plural, zero {# صوت} one {صوتًا واحدًا} two {صوتين} few {# أصوات} many {# صوتًا} other {# صوت}} من الشبكة الواحدة كل {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  networkLimitOfSite:
    'الحد الأقصى للشبكة الواحدة هو {limit, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}} في الساعة.',
  sharedNetworks:
    'قد يتشارك الشبكة نفسها من يستخدمون شبكة Wi-Fi واحدة أو من هم في المدرسة نفسها أو لدى شركة الاتصالات نفسها.',
  notUsedUp: 'لم يُستهلك صوتك. يمكنك التصويت مجددًا من هذه الشبكة {time} ({exactTime})، أو من شبكة أخرى الآن.',
  tryAgain: 'إعادة المحاولة',
} satisfies AreaTranslation<'vote'>;
