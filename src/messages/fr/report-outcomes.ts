// What came of a report, for those who sent it: on their page, and in an email.
import type { AreaTranslation } from '../message.ts';

export default {
  open: 'Le staff l’examine de nouveau.',
  dismissed: 'Le staff l’a examiné et a décidé de ne pas intervenir.',
  hidden: 'Le staff l’a examiné et a masqué la fiche.',
  removed: 'Le staff l’a examiné et a retiré l’entrée.',
  suspended: 'Le staff l’a examiné et a suspendu le compte du propriétaire.',
  gone: 'Ce que tu as signalé n’existe plus.',
  reviewRemoved: 'Le staff l’a examiné et a retiré l’avis.',
  reviewSuspended: 'Le staff l’a examiné et a suspendu le compte de l’auteur.',
  profileHidden: 'Le staff l’a examiné et a masqué le profil.',
  profileNameCleared: 'Le staff l’a examiné et a effacé le nom.',
  profileSuspended: 'Le staff l’a examiné et a suspendu le compte.',
} satisfies AreaTranslation<'reportOutcomes'>;
