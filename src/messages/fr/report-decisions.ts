// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'Le propriétaire a répondu entre-temps. Lis d’abord la réponse.',
  impossible: 'Ce n’est pas possible ici.',
  notPublic:
    'Cette fiche n’est pas publique en ce moment et ne peut donc pas être masquée. Décide de sa validation, ou classe le signalement.',
  listingDeleted: 'Cette fiche a été supprimée et ne peut donc pas être masquée. Classe le signalement.',
  entryDeleted: 'Cette entrée a été supprimée et ne peut donc pas être retirée. Classe le signalement.',
  listingDeletedSuspend:
    'Cette fiche a été supprimée. Suspends la personne sur sa propre page, et classe le signalement.',
  authorUnknown: 'Cet avis a été supprimé, son auteur n’est donc pas connu. Classe le signalement.',
  suspendOneself: 'Tu ne peux pas te suspendre toi-même. Demande à un autre membre du staff.',
  ownerChanged:
    'La fiche a maintenant un autre propriétaire. Regarde de nouveau le dossier avant de suspendre quelqu’un.',
  staffProtected:
    'Le staff ne peut pas être suspendu. Retire d’abord {role, select, owner {le propriétaire} author {l’auteur} other {cette personne}} du staff.',
  accountGone: 'Le compte n’existe plus.',
  openAlready: 'Ce dossier est déjà ouvert.',
  textsDeleted: 'Les textes de ce dossier ont été supprimés, il ne peut donc pas être rouvert.',
  reportedAgain: 'La même chose a été signalée de nouveau. Traite plutôt le nouveau dossier.',
  askedAlready: 'Le propriétaire a déjà été interrogé et n’a pas encore répondu.',
  profileHasNoOwner: 'Un profil n’a pas de propriétaire à interroger.',
  listingDeletedAsk: 'Cette fiche a été supprimée, son propriétaire ne peut donc pas être interrogé.',
  answeredAlready: 'Cette question a déjà une réponse, ou le staff a décidé sans réponse.',
  profileDeleted: 'Ce profil a été supprimé. Classe le signalement.',
  ownProfile: 'C’est ton propre profil. Demande à un autre membre du staff.',
  reviewDeleted: 'Cet avis a été supprimé et ne peut donc pas être retiré. Classe le signalement.',
  ownReview:
    'Tu gères cette fiche ou as écrit cet avis, tu ne peux donc pas le retirer. Demande à un autre membre du staff.',
} satisfies AreaTranslation<'reportDecisions'>;
