// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'أبرز المصوّتين',
  lead: 'الأكثر تصويتًا في كل الإدراجات.',
  ofListing: 'أبرز المصوّتين لـ {name}',
  backToListing: 'العودة إلى الإدراج',
  allListings: 'كل الإدراجات',
  period: 'الفترة',
  thisMonth: 'هذا الشهر',
  allTime: 'كل الأوقات',
  noVotesThisMonth: 'لا أصوات هذا الشهر بعد',
  noVotes: 'لا أصوات بعد',
  soon: 'تظهر الأصوات هنا خلال دقيقة.',
  place: 'المركز',
  voter: 'المصوّت',
  votes: 'الأصوات',
  you: 'أنت',
  anonymousVoter: 'مصوّت مجهول',
  anonymousNote: 'يظهر اسمك «مصوّت مجهول» ما لم يُفعَّل إظهاره في <link>حسابك</link>.',
  notInTop:
    'لست بعد ضمن أول {most, number}: {votes, plural, zero {ليست لديك أصوات} one {لديك صوت واحد} two {لديك صوتان} few {لديك # أصوات} many {لديك # صوتًا} other {لديك # صوت}}.',
  ownPlace:
    'مركزك {place, number}، ولديك {votes, plural, zero {لا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}.',
} satisfies AreaTranslation<'leaderboards'>;
