// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site} : {subject}',
  confirmSubject: 'Confirme ton adresse',
  confirmWho: 'Quelqu’un, sans doute toi, a créé un compte sur {site} avec cette adresse.',
  confirmHow: 'Pour confirmer que cette adresse est à toi, ouvre ce lien et appuie sur le bouton :',
  confirmEnd:
    'Le lien fonctionne une fois et expire dans 24 heures. Si ce n’était pas toi, tu peux ignorer cet e-mail. L’adresse restera non confirmée.',
  signUpWho: 'Quelqu’un, sans doute toi, s’est inscrit sur {site} avec cette adresse.',
  signUpHow:
    'Pour terminer, ouvre ce lien dans le même navigateur et appuie sur le bouton. Dans un autre navigateur, il te faudra le mot de passe que tu as choisi.',
  signUpEnd:
    'Le lien fonctionne une fois et expire dans 24 heures. Si ce n’était pas toi, tu peux ignorer cet e-mail. Aucun compte ne sera créé.',
  existsSubject: 'Tu as déjà un compte',
  existsWho:
    'Quelqu’un, peut-être toi, a essayé de s’inscrire sur {site} avec cette adresse. Elle a déjà un compte, rien n’a donc été changé.',
  existsSignIn: 'Se connecter : {url}',
  existsForgot: 'Mot de passe oublié ? Définis-en un nouveau : {url}',
  ignore: 'Si ce n’était pas toi, tu peux ignorer cet e-mail.',
  tooEarlySubject: 'Cette adresse ne peut pas encore être utilisée',
  tooEarlyUntil:
    'Un compte avec cette adresse a été supprimé alors que ses votes récents comptent encore. Tu pourras t’inscrire de nouveau après le {time}.',
  newAddressSubject: 'Confirme ta nouvelle adresse',
  newAddressWho: 'Quelqu’un veut utiliser cette adresse pour un compte sur {site}.',
  newAddressEnd:
    'Le lien fonctionne une fois et expire dans 24 heures. Si tu n’as rien demandé, tu peux ignorer cet e-mail.',
  takenSubject: 'Cette adresse a déjà un compte',
  takenWho: 'Quelqu’un, peut-être toi, a voulu utiliser cette adresse pour un autre compte sur {site}.',
  takenSignIn: 'Elle a déjà son propre compte, rien n’a donc été changé. Tu peux te connecter avec : {url}',
  changeSubject: 'Ton adresse va changer',
  changeWho: 'Une personne connectée à ton compte sur {site} a demandé à changer son adresse en {address}.',
  changeWhen:
    'L’adresse changera quand le lien de notre e-mail à la nouvelle adresse sera ouvert. Si c’était toi, tu n’as rien à faire ici.',
  newPasswordNow:
    'Si ce n’était pas toi, définis tout de suite un nouveau mot de passe, ce qui déconnecte tous les appareils : {url}',
  changedSubject: 'Ton adresse a été changée',
  changedTo: 'L’adresse de ton compte sur {site} est maintenant {address}. Les prochains e-mails y seront envoyés.',
  changedEnd: 'Si ce n’était pas toi, contacte le support dès que possible.',
  resetSubject: 'Définis un nouveau mot de passe',
  resetWho: 'Quelqu’un, sans doute toi, a demandé à définir un nouveau mot de passe sur {site}. Définis-le ici :',
  resetEnd:
    'Le lien fonctionne une fois et expire dans une heure. Si ce n’était pas toi, tu peux ignorer cet e-mail. Ton mot de passe restera le même.',
  passwordSubject: 'Ton mot de passe a été changé',
  passwordChanged:
    'Le mot de passe de ton compte sur {site} vient d’être changé, et toutes les autres sessions ont été fermées.',
  newPassword: 'Si ce n’était pas toi, définis-en un nouveau : {url}',
  deviceSubject: 'Nouvelle connexion',
  deviceWho:
    'Quelqu’un s’est connecté à ton compte sur {site} depuis un navigateur jamais utilisé jusqu’ici avec ce compte : {device}, {time}.',
  browserOnSystem: '{browser} sur {system}',
  deviceUnknown: 'Appareil inconnu',
  deviceNothing: 'Si c’était toi, tu n’as rien à faire.',
  resetLinkSubject: 'Un lien de réinitialisation de ton mot de passe a été créé',
  resetLinkWho:
    'Le staff de {site} a créé un lien qui permet de définir un nouveau mot de passe pour ton compte, afin de te le transmettre.',
  resetLinkUntil: 'Ton mot de passe reste le même jusqu’à ce que quelqu’un utilise le lien. Il expire dans une heure.',
  resetLinkEnd:
    'Si tu ne l’as pas demandé, préviens le staff, et définis toi-même un nouveau mot de passe, ce qui rend le lien inutilisable : {url}',
  connectedSubject: '{provider} a été connecté',
  connected:
    'Un compte {provider} vient d’être connecté à ton compte sur {site}. Il peut maintenant servir à se connecter.',
  connectedEnd: 'Si ce n’était pas toi, déconnecte-le ici et définis un nouveau mot de passe : {url}',
  linkedSubject: 'Un compte de jeu a été lié',
  linked:
    'Ce compte vient d’être lié à ton compte sur {site} : {account}. C’est lui qui reçoit maintenant les récompenses de tes votes.',
  linkedToListing:
    'Ce compte vient d’être lié à ton compte sur {site} pour la fiche {listing} : {account}. C’est lui qui reçoit maintenant les récompenses de tes votes pour cette fiche.',
  linkedEnd: 'Si ce n’était pas toi, délie-le ici et définis un nouveau mot de passe : {url}',
  testSubject: 'E-mail de test',
  testWho:
    'Cet e-mail a été envoyé depuis les pages du staff de {site} pour vérifier que l’envoi d’e-mails fonctionne.',
  testEnd: 'Il est arrivé, les gens peuvent donc confirmer leur adresse et réinitialiser leur mot de passe.',
  favoritesSubject: '{count, plural, one {Un favori attend ton vote} other {# favoris attendent ton vote}}',
  favorites:
    '{count, plural, one {Tu peux de nouveau voter pour un de tes favoris :} other {Tu peux de nouveau voter pour # de tes favoris :}}',
  favoritesEnd: 'Tu reçois cet e-mail parce que tu l’as demandé sur {site}. Désactive-le ici :\n{url}',
  farewellSubject: 'Ton compte a été supprimé',
  farewell: 'Ton compte sur {site} a été supprimé, comme tu l’as demandé. C’est le dernier e-mail à cette adresse.',
  farewellEnd: 'Tes votes comptent toujours, sans ton nom. Si ce n’était pas toi, contacte le support.',
} satisfies AreaTranslation<'emails'>;
