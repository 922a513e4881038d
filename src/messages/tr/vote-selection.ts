// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: 'Bir tarih ve saat gir ya da boş bırak.',
  wholeNumber: 'Bir tam sayı gir.',
  numberTo: '1 ile {most, number, ::group-off} arasında bir sayı gir.',
  noVote: 'Bu bir oy değil.',
  atMost: 'En fazla {most, number} oy seç.',
  networkNeedsFlag: 'Ağ bir işarete aittir: işareti de gir.',
} satisfies AreaTranslation<'voteSelection'>;
