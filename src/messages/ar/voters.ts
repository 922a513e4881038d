// Profiles, streaks, badges, favorites of voters.
import type { AreaTranslation } from '../message.ts';

export default {
  memberSince: 'عضو منذ {month}',
  editProfile: 'تعديل الملف الشخصي',
  totalVotes: 'مجموع الأصوات',
  listingsVotedFor: 'الإدراجات المصوَّت لها',
  daysInARow: 'أيام متتالية',
  longestStreak: 'أطول سلسلة',
  badges: 'الأوسمة',
  noBadges: 'لا أوسمة بعد.',
  favorites: 'المفضلة',
  reportProfile: 'الإبلاغ عن هذا الملف الشخصي',
  streakBadge:
    '{count, plural, zero {# يوم متتالٍ} one {يوم واحد} two {يومان متتاليان} few {# أيام متتالية} many {# يومًا متتاليًا} other {# يوم متتالٍ}}',
  votesBadge: '{count, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}',
  listingsBadge:
    '{count, plural, zero {# إدراج مختلف} one {إدراج واحد} two {إدراجان مختلفان} few {# إدراجات مختلفة} many {# إدراجًا مختلفًا} other {# إدراج مختلف}}',
  streak: 'السلسلة',
  votesForListings:
    '{votes, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}} لـ {listings, plural, zero {# إدراج} one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
  startStreak: 'صوت اليوم يبدأ سلسلة جديدة',
  streakOfDays:
    'سلسلة من {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  progress: 'التقدّم نحو وسام «{badge}»',
  howItCounts: 'التصويت مرة يوميًا لأي إدراج. تُحسب الأيام بتوقيت UTC.',
  keepIt: 'صوت اليوم يحافظ عليها.',
  untilBadge:
    '{days, plural, zero {لم تبقَ أيام} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}} حتى وسام «{badge}».',
  yourLongest:
    'أطول سلسلة لك: {days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  everyBadge: 'لديك كل أوسمة السلاسل.',
  profile: 'الملف الشخصي',
  isPublic: 'عام',
  isNotPublic: 'غير عام',
  publicText: 'يمكن للجميع رؤية أصواتك وسلسلتك وأوسمتك على {address}.',
  anonymousText: 'هويتك مخفية. إذا أردت، يمكنك عرض أصواتك وسلسلتك وأوسمتك في صفحة خاصة بك.',
  setUpProfile: 'إعداد الملف الشخصي',
} satisfies AreaTranslation<'voters'>;
