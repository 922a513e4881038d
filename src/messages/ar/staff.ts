// Staff: words that many of their pages share, the audit log, listings that wait for approval, look-alikes.
import type { AreaTranslation } from '../message.ts';

export default {
  listing: 'الإدراج',
  listings: 'الإدراجات',
  owner: 'المالك',
  state: 'الحالة',
  votes: 'الأصوات',
  reports: 'البلاغات',
  firstReport: 'أول بلاغ',
  reviews: 'المراجعات',
  changelog: 'سجل التغييرات',
  auditLog: 'سجل التدقيق',
  publicPage: 'الصفحة العامة',
  whatStaffCanDo: 'ما يمكن للإدارة فعله',
  filterLabel: 'التصفية',
  filterButton: 'تصفية',
  all: 'الكل',
  noResults: 'لا توجد نتائج',
  listingCount:
    '{count, plural, zero {لا إدراجات} one {إدراج واحد} two {إدراجان} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
  flaggedVoteCount:
    '{count, plural, zero {لا أصوات مشتبه بها} one {صوت واحد مشتبه به} two {صوتان مشتبه بهما} few {# أصوات مشتبه بها} many {# صوتًا مشتبهًا به} other {# صوت مشتبه به}}',
  annulledVotes: 'الأصوات المُبطَلة',
  votesUnderSuspicion: 'أصوات مشتبه بها',
  byPerson: 'من {name}',
  timeByPerson: '{time} من {name}',
  proofChecked: '{proof}، عن طريق {method}، آخر تحقق {time}',
  reason: 'السبب',
  reasonHint:
    'يظهر للمالك. {max, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} كحد أقصى.',
  numberOfDays: 'عدد الأيام',
  daysHint: 'إذا تُرك فارغًا، يستمر التعليق إلى أن ينهيه عضو في الإدارة.',
  listingsWaiting:
    '{count, plural, zero {{shown}<unseen> إدراج بالانتظار</unseen>} one {{shown}<unseen> إدراج بالانتظار</unseen>} two {{shown}<unseen> إدراج بالانتظار</unseen>} few {{shown}<unseen> إدراجات بالانتظار</unseen>} many {{shown}<unseen> إدراجًا بالانتظار</unseen>} other {{shown}<unseen> إدراج بالانتظار</unseen>}}',
  listingsFlagged:
    '{count, plural, zero {{shown}<unseen> إدراج مشتبه به</unseen>} one {{shown}<unseen> إدراج مشتبه به</unseen>} two {{shown}<unseen> إدراج مشتبه به</unseen>} few {{shown}<unseen> إدراجات مشتبه بها</unseen>} many {{shown}<unseen> إدراجًا مشتبهًا به</unseen>} other {{shown}<unseen> إدراج مشتبه به</unseen>}}',
  openReports:
    '{count, plural, zero {{shown}<unseen> بلاغ مفتوح</unseen>} one {{shown}<unseen> بلاغ مفتوح</unseen>} two {{shown}<unseen> بلاغ مفتوح</unseen>} few {{shown}<unseen> بلاغات مفتوحة</unseen>} many {{shown}<unseen> بلاغًا مفتوحًا</unseen>} other {{shown}<unseen> بلاغ مفتوح</unseen>}}',
  openReportCount:
    '{count, plural, zero {لا بلاغات مفتوحة} one {بلاغ مفتوح واحد} two {بلاغان مفتوحان} few {# بلاغات مفتوحة} many {# بلاغًا مفتوحًا} other {# بلاغ مفتوح}}',
  openSince:
    '{count, plural, zero {{time}} one {{time}} two {أقدمهما {time}} few {أقدمها {time}} many {أقدمها {time}} other {أقدمها {time}}}',
  auditIntro:
    'كل الإجراءات في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  auditEmpty:
    'لا شيء يطابق عوامل التصفية هذه في آخر {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  auditAbout: 'الموضوع',
  auditSite: 'الموقع',
  auditAccounts: 'الحسابات',
  personId: 'معرّف الشخص',
  listingId: 'معرّف الإدراج',
  onlyAction: '{action} فقط. <link>كل الإجراءات</link>',
  approval: 'الموافقة',
  approvalTitle: 'بانتظار الموافقة',
  approvalCount:
    '{count, plural, zero {لا إدراجات.} one {إدراج واحد.} two {إدراجان، الأقدم أولًا.} few {# إدراجات، الأقدم أولًا.} many {# إدراجًا، الأقدم أولًا.} other {# إدراج، الأقدم أولًا.}}',
  seeLookAlikes: 'يمكنك أيضًا الاطلاع على <link>الإدراجات المشابهة لإدراجات عامة</link>.',
  nothingToApprove: 'لا شيء للموافقة عليه',
  nothingToApproveText: 'تظهر الإدراجات الجديدة هنا قبل أن تصبح عامة.',
  noApproval: 'تصبح الإدراجات الجديدة عامة فورًا',
  noApprovalText: 'مع LISTING_APPROVAL=on تنتظر الموافقة هنا أولًا.',
  submittedBy: '{kind} من {owner}، قُدّم {time}',
  approve: 'موافقة',
  reject: 'رفض',
  mailsOn: 'تصلك رسالة عندما تنتظر إدراجات جديدة، مرة في الساعة كحد أقصى.',
  mailsOff: 'لا تصلك رسائل عن الإدراجات المنتظرة. يظل الرقم بجانب «الإدارة» يعرض عددها.',
  mailsUnconfirmed: 'لا تُرسل الرسائل إلا إلى عناوين مؤكدة. <link>تأكيد عنوانك</link> يتيح وصولها إليك.',
  mailsTurnedOn: 'ستصلك رسائل عندما تنتظر إدراجات.',
  mailsTurnedOff: 'لن تصلك رسائل بعد الآن عندما تنتظر إدراجات.',
  lookAlikes: 'المتشابهات',
  lookAlikesIntro:
    'إدراجات عامة دون مالك موثّق، تبدو أسماؤها كأسماء إدراجات ذات أصوات كثيرة أو مالك موثّق. حروف الأبجديات الأخرى والأحرف غير المرئية والمسافات لا تصنع فرقًا.',
  noLookAlikes: 'لا توجد متشابهات',
  noLookAlikesText: 'تُقارَن الإدراجات الجديدة والتي غُيّر اسمها خلال دقيقة.',
  foundBeside: 'اكتُشف {time} إلى جانب:',
  reviewListing: 'مراجعة الإدراج',
  likeOther: '{name}، يشبه {other}',
  alreadyDismissed: 'سبق أن تجاهله شخص آخر.',
  lookAlikeDismissed: 'تم التجاهل إلى أن يتغير اسم الإدراج.',
} satisfies AreaTranslation<'staff'>;
