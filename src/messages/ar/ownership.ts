// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'الملكية',
  proven: 'أثبتّ أن هذا الإدراج لك.',
  tooManyChecks: 'عمليات تحقق كثيرة جدًا. يمكنك المحاولة مجددًا بعد {wait}.',
  proveAgain: 'الإثبات مجددًا',
  prove: 'إثبات أنه لك',
  onlyOwner: 'مالك الإدراج وحده يستطيع إثبات ملكيته له.',
  verified: 'المالك موثّق',
  notVerified: 'المالك غير موثّق',
  notProven: 'غير مثبت',
  notProvenText:
    'بإثبات أن {subject} لك يحصل إدراجك على شارة «المالك موثّق». حتى ذلك الحين تذكر صفحته أن أحدًا لم يثبت ذلك، ويمكن لكل من يستطيع إثباته المطالبة بالإدراج.',
  notProvenTextAlone:
    'بإثبات أنه لك يحصل إدراجك على شارة «المالك موثّق». حتى ذلك الحين تذكر صفحته أن أحدًا لم يثبت ذلك، ويمكن لكل من يستطيع إثباته المطالبة بالإدراج.',
  proof: 'الإثبات',
  notConfirmed: 'غير مؤكد',
  provenText:
    '{days, plural, zero {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك يوميًا وعند تغيّر العنوان.} one {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك كل يوم وعند تغيّر العنوان.} two {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك كل يومين وعند تغيّر العنوان.} few {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك كل # أيام وعند تغيّر العنوان.} many {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك كل # يومًا وعند تغيّر العنوان.} other {تم إثبات {subject} عن طريق {method}. ويُتحقق من ذلك كل # يوم وعند تغيّر العنوان.}}',
  latestCheckFailed: 'لم يجد آخر تحقق إثباتًا',
  proofEnds: 'وإلا فينتهي الإثبات {time}.',
  provenAt: 'أُثبت',
  checkedAt: 'آخر تحقق',
  nextCheckAt: 'التحقق التالي',
  claimByOther: 'مطالبة',
  claimByOtherTitle: 'شخص آخر يطالب بهذا الإدراج',
  claimByOtherText: 'أثبت ذلك الشخص أن {subject} له، عن طريق {method}.',
  claimContested: 'أثبتّ ذلك أيضًا، فيبقى الإدراج لك ما لم تقرر الإدارة غير ذلك.',
  claimDue:
    'إذا لم يصدر منك إثبات أيضًا، يُنقل الإدراج إليه {time} ({exact}) مع أصواته. ويُزال عندها المشرفون والرموز وWebhook ومتلقّي الأصوات.',
  provenForVisitors: 'أثبت من يدير هذا الإدراج أن {subject} له، عن طريق {method}. آخر تحقق {time}.',
  notProvenForVisitors:
    '{type, select, bot {لم يثبت أحد بعد أن هذا الإدراج يعود إلى القائمين على البوت.} other {لم يثبت أحد بعد أن هذا الإدراج يعود إلى القائمين على الخادم.}}',
  isItYours: '{type, select, bot {هل هذا البوت لك؟ المطالبة بالإدراج} other {هل هذا الخادم لك؟ المطالبة بالإدراج}}',
  cannotBeProven: 'لا يمكن إثباته بعد',
  checkFailed: 'لم يجد التحقق إثباتًا',
  signInWithDiscord: 'تسجيل الدخول عبر Discord',
  checkNow: 'التحقق الآن',
  hiddenLabel: 'إثبات الملكية',
  hidden: 'مخفي إلى أن تُثبَت ملكيتك له',
  hiddenText: 'لا يرى هذا الإدراج إلا مالكه ومشرفوه والإدارة، ولا يمكن لأحد التصويت.',
  proveLink: 'إثبات الملكية',
  claimTitle: 'المطالبة بإدراج',
  claimHeading: 'المطالبة بهذا الإدراج',
  claimIntro: 'أضاف شخص آخر هذا الإدراج. إذا كان <b>{subject}</b> لك، فيمكنك إثبات ذلك بإحدى هذه الطرق.',
  claimIntroAlone: 'أضاف شخص آخر هذا الإدراج.',
  claimOfProven: 'أثبت مالكه ذلك أيضًا، لذلك تقرر الإدارة لمن يكون.',
  claimWaits:
    'يصل إشعار إلى مالكه وأمامه {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} لإثبات ذلك أيضًا. بعدها يصبح الإدراج لك مع أصواته.',
  claimAgain: 'الإثبات مجددًا',
  claimAgainText:
    'يُعتد بالإثبات لمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. بعدها تتحقق منه الإدارة مجددًا.',
  claimedTitle: 'مطالب به بالفعل',
  claimedText: 'طالب شخص آخر بهذا الإدراج. إذا كان لك، فيُرجى العودة بعد البت في تلك المطالبة.',
  claimYours: 'مطالبتك',
  claimProven: 'أثبتّ أن <b>{subject}</b> لك، عن طريق {method}، {time}.',
  claimOwnerProven: 'أثبت مالك الإدراج ذلك أيضًا. تقرر الإدارة لمن يكون.',
  claimIsDue:
    'وصل إشعار إلى مالكه. ما لم يثبت ذلك أيضًا، يصبح الإدراج لك {time} ({exact}). يُرجى إبقاء الرمز في مكانه حتى ذلك الحين.',
  claimWithdraw: 'سحب المطالبة',
  claimMade: 'أثبتّ أنه لك. مطالبتك أدناه.',
  claimWithdrawn: 'تم سحب مطالبتك.',
  claimEnded: 'انتهت هذه المطالبة بالفعل.',
  claimSignInExpired: 'انتهت صلاحية تسجيل الدخول. يُرجى البدء من جديد.',
  claimNotConfirmed: 'لم يؤكد Discord تسجيل الدخول. يُرجى المحاولة مجددًا.',
  claimTryLater: 'يُرجى المحاولة مجددًا لاحقًا.',
} satisfies AreaTranslation<'ownership'>;
