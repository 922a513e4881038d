// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Lo staff la sta esaminando di nuovo.',
  dismissed: 'Lo staff l’ha esaminata e ha deciso di non intervenire.',
  hidden: 'Lo staff l’ha esaminata e ha nascosto la scheda.',
  removed: 'Lo staff l’ha esaminata e ha rimosso la voce.',
  suspended: 'Lo staff l’ha esaminata e ha sospeso l’account del proprietario.',
  gone: 'Ciò che hai segnalato non esiste più.',
  reviewRemoved: 'Lo staff l’ha esaminata e ha rimosso la recensione.',
  reviewSuspended: 'Lo staff l’ha esaminata e ha sospeso l’account dell’autore.',
  profileHidden: 'Lo staff l’ha esaminata e ha nascosto il profilo.',
  profileNameCleared: 'Lo staff l’ha esaminata e ha cancellato il nome.',
  profileSuspended: 'Lo staff l’ha esaminata e ha sospeso l’account.',
} satisfies AreaTranslation<'reportOutcomes'>;
