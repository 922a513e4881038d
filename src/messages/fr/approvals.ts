// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Ni résumé ni description.',
  link: 'Lien',
  address: 'Adresse',
  video: 'Vidéo',
  mods: 'Mods',
  tags: 'Tags',
  nothing: 'Aucun sosie, aucun doublon, aucun refus précédent, aucune autre fiche.',
  lookAlikes: 'Sosies',
  namesLookSame: 'Les noms ont la même apparence.',
  namesNearlySame: 'Les noms sont presque identiques.',
  duplicates: 'Doublons',
  same: 'Identique : {parts}.',
  sameAddress: 'adresse',
  sameLink: 'lien ou application',
  sameDescription: 'description',
  earlierRejections: 'Refus précédents',
  otherListings: 'Autres fiches du propriétaire',
  ownerVerified: 'Propriétaire vérifié',
  byOwner: 'de {owner}',
  waiting: 'En attente',
  rejected: 'Refusée',
  hidden: 'Masquée',
} satisfies AreaTranslation<'approvals'>;
