// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Signaler {name}',
  titleEntry: 'Signaler {version} de {name}',
  titleReview: 'Signaler un avis sur {name}',
  titleProfile: 'Signaler le profil de {name}',
  headingListing: 'Signaler cette fiche',
  headingEntry: 'Signaler cette entrée du changelog',
  headingReview: 'Signaler cet avis',
  headingProfile: 'Signaler ce profil',
  versionOf: 'Version {version} de {name}',
  reason: 'Quel est le problème ?',
  details: 'Détails',
  detailsHint:
    'Ce que le staff doit regarder, et où. Obligatoire pour « {other} ». Au maximum {max, plural, one {# caractère} other {# caractères}}.',
  send: 'Envoyer le signalement',
  onlyStaff: 'Seul le staff voit qui a envoyé un signalement.',
  willBeNotified: 'On te préviendra du résultat.',
  withoutAccount: 'Tu peux l’envoyer sans compte. Pour être au courant du résultat, <link>connecte-toi</link> d’abord.',
  thanksWithoutAccount:
    'Merci. Le staff va y jeter un œil. Sans compte, un seul signalement par réseau est conservé ; connecte-toi pour envoyer le tien.',
  updated: 'Ton signalement a été mis à jour. Tu verras le résultat sur ton tableau de bord.',
  thanks: 'Merci. Le staff va examiner ton signalement. Tu verras le résultat sur ton tableau de bord.',
  gone: 'Cela n’existe plus et ne peut donc pas être signalé.',
  full: 'Ton signalement n’a pas été conservé, car il y en a déjà assez à ce sujet pour l’instant. Le staff va les examiner.',
  noAccount: 'Ce compte ne peut rien signaler pour le moment.',
  tooMany: 'Trop de signalements. Réessaie dans {minutes, number, ::group-off} min.',
} satisfies AreaTranslation<'reports'>;
