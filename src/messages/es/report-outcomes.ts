// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'El staff lo está revisando otra vez.',
  dismissed: 'El staff lo revisó y decidió no hacer nada.',
  hidden: 'El staff lo revisó y ocultó la ficha.',
  removed: 'El staff lo revisó y retiró la entrada.',
  suspended: 'El staff lo revisó y suspendió la cuenta del propietario.',
  gone: 'Lo que reportaste ya no existe.',
  reviewRemoved: 'El staff lo revisó y retiró la reseña.',
  reviewSuspended: 'El staff lo revisó y suspendió la cuenta del autor.',
  profileHidden: 'El staff lo revisó y ocultó el perfil.',
  profileNameCleared: 'El staff lo revisó y borró el nombre.',
  profileSuspended: 'El staff lo revisó y suspendió la cuenta.',
} satisfies AreaTranslation<'reportOutcomes'>;
