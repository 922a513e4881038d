// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'يُرجى إدخال تاريخ ووقت، أو ترك الحقل فارغًا.',
  wholeNumber: 'يُرجى إدخال عدد صحيح.',
  numberTo: 'يُرجى إدخال رقم من 1 إلى {most, number, ::group-off}.',
  noVote: 'هذا ليس صوتًا.',
  atMost:
    'يمكنك اختيار {most, plural, zero {# صوت} one {صوتًا واحدًا} two {صوتين} few {# أصوات} many {# صوتًا} other {# صوت}} كحد أقصى.',
  networkNeedsFlag: 'تتبع الشبكة اشتباهًا: يُرجى إدخال الاشتباه أيضًا.',
} satisfies AreaTranslation<'voteSelection'>;
