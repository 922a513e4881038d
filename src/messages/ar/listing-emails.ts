// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'الإشراف على إدراج في {site}',
  invite: 'وصلتك من {person} دعوة للإشراف على الإدراج {listing}.',
  offerSubject: 'تسلّم ملكية إدراج في {site}',
  offer: 'وصلك من {person} عرض بنقل ملكية الإدراج {listing}.',
  inviteHow: 'لمعرفة ما يعنيه ذلك وللقبول أو الرفض، يُرجى فتح هذا الرابط:',
  inviteEnd: 'يعمل الرابط مرة واحدة خلال سبعة أيام، ولهذا العنوان فقط. إذا لم تكن هذه الرسالة متوقعة، فيمكنك تجاهلها.',
  lostSubject: 'لـ {listing} مالك جديد',
  lost: 'أثبت شخص أن {listing} في {site} له، ولم يصدر منك إثبات. أصبح الإدراج ملكه الآن.',
  lostRemoved: 'أُزيل المشرفون ورموز API وWebhook ومتلقّي الأصوات. لم تعد الأصوات تُرسل إليك.',
  lostEnd: 'إذا كان هذا خطأً في رأيك، فيُرجى التواصل مع إدارة الموقع.',
  transferredSubject: '{listing} لك',
  transferred:
    'أثبتّ أن {listing} في {site} لك، وأصبح ملكك الآن. يُرجى إعداد Webhook أو متلقّي الأصوات، لأن ما كان للمالك السابق أُزيل.',
  dismissedSubject: 'رُفضت مطالبتك بـ {listing}',
  dismissed: 'رفضت إدارة {site} مطالبتك بـ {listing}. يحتفظ الإدراج بمالكه.',
  lapsedSubject: 'انتهت مطالبتك بـ {listing}',
  lapsed:
    'انتهت مطالبتك بـ {listing} في {site}، لأن الإثبات لم يُعثر عليه في موعده. يُرجى نشر الرمز مجددًا والمطالبة بالإدراج مرة أخرى.',
  replySubject: 'رد على مراجعتك لـ {listing}',
  reply: 'رد فريق {listing} على مراجعتك في {site}:',
  replyEnd: 'يمكنك إيقاف الرسائل عن الردود من هنا:\n{url}',
  reviewRemovedSubject: 'أُزيلت مراجعتك لـ {listing}',
  reviewRemoved: 'أزالت إدارة {site} مراجعتك لـ {listing}.',
  reason: 'السبب: {reason}',
  reviewRemovedEnd:
    'لا يراها الآن غيرك أنت والإدارة. يمكنك كتابة مراجعة أخرى لـ {listing} بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  reviewShownSubject: 'تظهر مراجعتك لـ {listing} مجددًا',
  reviewShown: 'استعادت إدارة {site} مراجعتك لـ {listing}. يمكن للجميع رؤيتها مجددًا.',
  reportSubject: 'بلاغك عن {listing}',
  reportedListing: 'أبلغت عن {listing} في {site}.',
  reportedEntry: 'أبلغت عن الإصدار {version} من {listing} في {site}.',
  reportedReview: 'أبلغت عن مراجعة لـ {listing} في {site}.',
  reportedProfile: 'أبلغت عن ملف {listing} الشخصي في {site}.',
  profileHiddenSubject: 'أُخفي ملفك الشخصي',
  profileHidden: 'أخفت إدارة {site} ملفك الشخصي العام. لم يعد يراه أحد غيرك.',
  nameClearedSubject: 'مُسح اسمك',
  nameCleared: 'مسحت إدارة {site} اسمك. يمكنك اختيار اسم آخر في حسابك.',
  profileShownSubject: 'لم يعد ملفك الشخصي مخفيًا',
  profileShown: 'لم تعد إدارة {site} تخفي ملفك الشخصي. يكون عامًا إذا جعلته كذلك.',
} satisfies AreaTranslation<'listingEmails'>;
