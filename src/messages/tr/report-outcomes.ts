// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Yetkililer yeniden inceliyor.',
  dismissed: 'Yetkililer inceledi ve işlem yapmamaya karar verdi.',
  hidden: 'Yetkililer inceledi ve ilanı gizledi.',
  removed: 'Yetkililer inceledi ve kaydı kaldırdı.',
  suspended: 'Yetkililer inceledi ve ilan sahibinin hesabını askıya aldı.',
  gone: 'Şikâyet ettiğin şey artık yok.',
  reviewRemoved: 'Yetkililer inceledi ve değerlendirmeyi kaldırdı.',
  reviewSuspended: 'Yetkililer inceledi ve yazarının hesabını askıya aldı.',
  profileHidden: 'Yetkililer inceledi ve profili gizledi.',
  profileNameCleared: 'Yetkililer inceledi ve adı sildi.',
  profileSuspended: 'Yetkililer inceledi ve hesabı askıya aldı.',
} satisfies AreaTranslation<'reportOutcomes'>;
