// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Gérer une fiche sur {site}',
  invite: '{person} t’invite à gérer la fiche {listing}.',
  offerSubject: 'Reprendre une fiche sur {site}',
  offer: '{person} veut te transférer la propriété de la fiche {listing}.',
  inviteHow: 'Pour savoir ce que cela signifie, et accepter ou refuser, ouvre ce lien :',
  inviteEnd:
    'Le lien fonctionne une fois, pendant sept jours, et seulement pour cette adresse. Si tu ne t’y attendais pas, tu peux ignorer cet e-mail.',
  lostSubject: '{listing} a un nouveau propriétaire',
  lost: 'Quelqu’un a prouvé que {listing} sur {site} est à lui, ce que tu n’avais pas fait. La fiche lui appartient maintenant.',
  lostRemoved:
    'Ses gestionnaires, jetons d’API, webhook et écouteur de votes ont été retirés. Les votes ne te sont plus envoyés.',
  lostEnd: 'Si tu penses que c’est une erreur, contacte le staff du site.',
  transferredSubject: '{listing} est à toi',
  transferred:
    'Tu as prouvé que {listing} sur {site} est à toi, et la fiche t’appartient maintenant. Configure son webhook ou son écouteur de votes, car ceux de l’ancien propriétaire ont été retirés.',
  dismissedSubject: 'Ta revendication de {listing} a été rejetée',
  dismissed: 'Le staff de {site} a rejeté ta revendication de {listing}. La fiche garde son propriétaire.',
  lapsedSubject: 'Ta revendication de {listing} a pris fin',
  lapsed:
    'Ta revendication de {listing} sur {site} a pris fin, car la preuve était introuvable au moment voulu. Publie de nouveau le code, et revendique de nouveau la fiche.',
  replySubject: 'Une réponse à ton avis sur {listing}',
  reply: 'L’équipe de {listing} a répondu à ton avis sur {site} :',
  replyEnd: 'Désactive ici les e-mails de réponse :\n{url}',
  reviewRemovedSubject: 'Ton avis sur {listing} a été retiré',
  reviewRemoved: 'Le staff de {site} a retiré ton avis sur {listing}.',
  reason: 'Raison : {reason}',
  reviewRemovedEnd:
    'Il n’est plus visible que pour toi et le staff. Tu pourras écrire un autre avis sur {listing} dans {days, plural, one {# jour} other {# jours}}.',
  reviewShownSubject: 'Ton avis sur {listing} est de nouveau affiché',
  reviewShown: 'Le staff de {site} a rétabli ton avis sur {listing}. Tout le monde peut de nouveau le voir.',
  reportSubject: 'Ton signalement sur {listing}',
  reportedListing: 'Tu as signalé {listing} sur {site}.',
  reportedEntry: 'Tu as signalé la version {version} de {listing} sur {site}.',
  reportedReview: 'Tu as signalé un avis sur {listing} sur {site}.',
  reportedProfile: 'Tu as signalé le profil de {listing} sur {site}.',
  profileHiddenSubject: 'Ton profil a été masqué',
  profileHidden: 'Le staff de {site} a masqué ton profil public. Personne d’autre ne peut plus le voir.',
  nameClearedSubject: 'Ton nom a été effacé',
  nameCleared: 'Le staff de {site} a effacé ton nom. Choisis-en un autre dans ton compte.',
  profileShownSubject: 'Ton profil n’est plus masqué',
  profileShown: 'Le staff de {site} ne masque plus ton profil. Il est public si tu l’as activé.',
} satisfies AreaTranslation<'listingEmails'>;
