// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'أصواتي',
  noVotes: 'لا أصوات بعد',
  noVotesText: 'تظهر هنا الإدراجات التي أعطيتها صوتك، ومتى يمكنك التصويت مجددًا.',
  findServer: 'البحث عن خادم',
  findBot: 'البحث عن بوت',
  cast: '{count, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}، آخر تصويت {time}',
  annulled:
    '{count, plural, zero {لم تُبطل الإدارة أي صوت} one {أبطلت الإدارة صوتًا واحدًا} two {أبطلت الإدارة صوتين} few {أبطلت الإدارة # أصوات} many {أبطلت الإدارة # صوتًا} other {أبطلت الإدارة # صوت}}',
  voteAgain: 'التصويت مجددًا',
  nextVote: 'التصويت التالي {time}',
  favorites: 'المفضلة',
  voteAgainTitle: 'التصويت مجددًا',
  noneReady: 'لم يجهز أي عنصر في مفضلتك بعد.',
  allReady:
    '{count, plural, zero {مفضلتك جاهزة لصوتك.} one {مفضلتك جاهزة لصوتك.} two {كلا العنصرين في مفضلتك جاهزان لصوتك.} few {كل عناصر مفضلتك (#) جاهزة لصوتك.} many {كل عناصر مفضلتك (#) جاهزة لصوتك.} other {كل عناصر مفضلتك (#) جاهزة لصوتك.}}',
  someReady: 'جاهز لصوتك: {ready, number} من {all, number} في المفضلة.',
  noFavorites: 'المفضلة فارغة',
  noFavoritesText: 'يُرجى الضغط على القلب في صفحة أي إدراج، ليظهر هنا متى يمكنك التصويت له مجددًا.',
  startWith: 'البدء بـ {name}',
  voteFor: 'التصويت لـ {name}',
  allVoted: 'أعطيت صوتك لها كلها. يجهز {name}\u200f {time}.',
  ready: 'جاهز لصوتك',
  readyAt: 'يجهز {time}',
  paused: 'أوقفه مالكه مؤقتًا',
  gone: 'لم يعد مُدرجًا',
  deletedListing: 'إدراج محذوف',
  vote: 'تصويت <unseen>لـ {name}</unseen>',
  favoriteAdded: 'أُضيف {name} إلى مفضلتك.',
  favoritesFull:
    'تتسع المفضلة لـ {max, plural, zero {# إدراج} one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}}. يُرجى إزالة أحدها أولًا.',
  favoriteRemoved: 'تمت الإزالة من المفضلة.',
  tooManyChanges: 'تغييرات كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
  notReminded: 'لن يصلك تذكير بمفضلتك.',
  remindedOfFirst: 'سيصلك تذكير عندما يجهز أول عنصر في المفضلة.',
  remindedOfAll: 'سيصلك تذكير عندما تجهز كل المفضلة.',
  needsCalendar: 'تم حفظ تذكيرك. ليظهر في تقويمك، يُرجى إنشاء عنوان تقويم أدناه والاشتراك فيه.',
  notificationsFailed: 'تعذّر إعداد الإشعارات في متصفحك. يُرجى اختيار البريد الإلكتروني أو التقويم، أو تجربة متصفح آخر.',
} satisfies AreaTranslation<'ownVotes'>;
