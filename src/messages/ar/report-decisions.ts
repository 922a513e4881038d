// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'أجاب المالك في هذه الأثناء. يُرجى قراءة الإجابة أولًا.',
  impossible: 'لا يمكن فعل ذلك هنا.',
  notPublic: 'هذا الإدراج ليس عامًا الآن، لذلك لا يمكن إخفاؤه. يُرجى البت في الموافقة عليه أو رفض البلاغ.',
  listingDeleted: 'حُذف هذا الإدراج، لذلك لا يمكن إخفاؤه. يُرجى رفض البلاغ.',
  entryDeleted: 'حُذف هذا المدخل، لذلك لا يمكن إزالته. يُرجى رفض البلاغ.',
  listingDeletedSuspend: 'حُذف هذا الإدراج. يُرجى تعليق حساب الشخص من صفحته ورفض البلاغ.',
  authorUnknown: 'حُذفت هذه المراجعة، لذلك لا يُعرف كاتبها. يُرجى رفض البلاغ.',
  suspendOneself: 'لا يمكنك تعليق حسابك. يمكنك طلب ذلك من عضو آخر في الإدارة.',
  ownerChanged: 'للإدراج مالك آخر الآن. يُرجى النظر في القضية مجددًا قبل تعليق أي حساب.',
  staffProtected:
    'لا يمكن تعليق حسابات الإدارة. يُرجى أولًا تحويل {role, select, owner {المالك} author {الكاتب} other {الشخص}} إلى عضو عادي.',
  accountGone: 'لم يعد الحساب موجودًا.',
  openAlready: 'هذه القضية مفتوحة بالفعل.',
  textsDeleted: 'حُذفت نصوص هذه القضية، لذلك لا يمكن إعادة فتحها.',
  reportedAgain: 'أُبلغ عن الأمر نفسه مجددًا. يُرجى البت في القضية الجديدة.',
  askedAlready: 'سبق سؤال المالك ولم يُجب بعد.',
  profileHasNoOwner: 'ليس للملف الشخصي مالك يمكن سؤاله.',
  listingDeletedAsk: 'حُذف هذا الإدراج، لذلك لا يمكن سؤال مالكه.',
  answeredAlready: 'سبقت الإجابة عن هذا السؤال، أو قررت الإدارة دون إجابة.',
  profileDeleted: 'حُذف هذا الملف الشخصي. يُرجى رفض البلاغ.',
  ownProfile: 'هذا ملفك الشخصي. يمكنك طلب ذلك من عضو آخر في الإدارة.',
  reviewDeleted: 'حُذفت هذه المراجعة، لذلك لا يمكن إزالتها. يُرجى رفض البلاغ.',
  ownReview: 'هذا الإدراج تحت إدارتك أو هذه المراجعة لك، لذلك لا يمكنك إزالتها. يمكنك طلب ذلك من عضو آخر في الإدارة.',
} satisfies AreaTranslation<'reportDecisions'>;
