// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'أدخل تاريخًا ووقتًا، أو اترك الحقل فارغًا.',
  wholeNumber: 'أدخل عددًا صحيحًا.',
  numberTo: 'أدخل عددًا من 1 إلى {most, number, ::group-off}.',
  noVote: 'هذا ليس تصويتًا.',
  atMost: 'الحد الأقصى للاختيار: {most, number} من الأصوات.',
  networkNeedsFlag: 'الشبكة تخص بلاغ اشتباه: أدخل بلاغ الاشتباه أيضًا.',
} satisfies AreaTranslation<'voteSelection'>;
