// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Ton profil',
  hiddenByStaff: 'Le staff a masqué ton profil, donc personne d’autre ne le voit.',
  text: 'Personne d’autre ne peut voir ton profil tant que tu ne le rends pas public. Il montre ton nom, ta date d’inscription, ton nombre de votes, ta série et tes badges, mais pas quand ni pour quoi tu as voté. Il montre aussi tes derniers avis si <link>ton nom</link> y est affiché.',
  save: 'Enregistrer le profil',
  publicPage: 'Ta page publique : {address}',
  handle: 'Identifiant',
  handleHint:
    'Fait partie de l’adresse de ta page : {min, number} à {max, number} lettres, chiffres et tirets. Si tu le changes, l’ancien te reste réservé pendant {days, plural, one {# jour} other {# jours}}.',
  visibility: 'Visibilité',
  makePublic: 'Rendre mon profil public',
  makePublicHint: 'Toute personne ayant le lien peut le voir.',
  favorites: 'Favoris',
  showFavorites: 'Afficher mes favoris',
  showFavoritesHint: 'Les fiches que tu as marquées d’un cœur.',
  searchEngines: 'Moteurs de recherche',
  allowSearchEngines: 'Laisser les moteurs de recherche référencer mon profil',
  allowSearchEnginesHint: 'Si c’est désactivé, on leur demande de ne pas le faire.',
  tooManyChanges: 'Trop de changements. Réessaie dans une heure.',
  nowPublic: 'Ton profil est public.',
  savedUnseen: 'Ton profil a été enregistré. Personne d’autre ne peut le voir.',
  profileHidden: 'Le staff a masqué ton profil public',
  profileShown: 'Le staff ne masque plus ton profil',
  nameCleared: 'Le staff a effacé ton nom',
  myProfile: 'Mon profil',
  chooseName: 'Choisir un autre nom',
  myReports: 'Mes signalements',
  noReports: 'Aucun signalement',
  noReportsText:
    'Chaque fiche et chaque entrée de changelog a un lien pour la signaler. Tes signalements et leurs résultats apparaissent ici.',
  myReviews: 'Mes avis',
  noReviews: 'Pas encore d’avis',
  noReviewsText:
    'Tu peux donner ton avis sur chaque fiche pour laquelle tu as voté. Tes avis et leurs réponses apparaissent ici.',
  replyMailsOn: 'Les réponses à tes avis sont aussi envoyées à ton adresse e-mail confirmée.',
  replyMailsOff:
    'Les réponses à tes avis ne sont affichées que sur ce site. Les décisions du staff sont toujours envoyées.',
  replyMailsTurnedOn: 'Tu recevras des e-mails pour les réponses.',
  replyMailsTurnedOff: 'Tu ne recevras plus d’e-mails pour les réponses.',
  offerTitle: 'Proposition de propriété',
  invitationTitle: 'Invitation à gérer une fiche',
  takeOver: 'Reprendre cette fiche ?',
  manage: 'Gérer cette fiche ?',
  offer: '{inviter} veut te transférer la propriété de {listing}.',
  offerMeaning:
    'Seul le propriétaire peut inviter et retirer des gestionnaires, transférer la fiche ou la supprimer. {inviter} reste gestionnaire jusqu’à ce que tu le retires.',
  invitation: '{inviter} t’invite à gérer {listing}.',
  invitationMeaning:
    'Les gestionnaires peuvent voir et modifier son webhook, son écouteur de votes, ses jetons d’API, son changelog et ses paramètres, et reçoivent ses notifications. Les autres gestionnaires voient ton nom. Tu peux partir à tout moment.',
  invitationExpires: 'L’invitation expire {time}.',
  signInToReply:
    'Cette invitation est pour {email}. Connecte-toi avec cette adresse ou crée un compte avec. Tu reviendras ensuite sur cette page.',
  wrongAccount:
    'Cette invitation est pour {email}, mais ta session est au nom de {own}. Déconnecte-toi, rouvre le lien et connecte-toi avec la bonne adresse, ou demande une invitation à ton adresse actuelle.',
  accept: 'Accepter',
  decline: 'Refuser',
  declined: 'Tu as refusé. Rien n’a changé.',
  nowOwner: 'Cette fiche est maintenant à toi.',
  nowManager: 'Tu gères maintenant cette fiche.',
  invitationEnded: 'Cette invitation n’est plus valable',
  invitationEndedText:
    'Elle a été acceptée, refusée ou révoquée, ou date de plus de sept jours. Demandes-en une nouvelle au propriétaire de la fiche.',
  data: 'Mes données',
  exportData: 'Exporter les données',
  exportText:
    'Un fichier JSON avec tout ce qui est conservé à ton sujet : ton compte, tes moyens de connexion, sessions, votes et fiches, les jetons que tu as créés, tes signalements, avis et marques « utile », et tes actions dans les fiches.',
  downloadFile: 'Télécharger le fichier',
  exportLimited: 'Tu as téléchargé ce fichier plusieurs fois. Réessaie dans une heure.',
  deleteTitle: 'Supprimer ton compte',
  deleteText: 'Tes votes comptent toujours, mais sans ton nom. La page suivante liste exactement ce qui sera supprimé.',
  deleteAccount: 'Supprimer le compte',
  deletionWord: 'supprimer',
  typeWord: 'Tape le mot {word}',
  typeWordProblem: 'Tape le mot {word}.',
  accountDeleted: 'Ton compte a été supprimé.',
  onlyStaff: 'Tu es le seul membre du staff. Ajoute d’abord quelqu’un d’autre au staff.',
  stillOwns: 'Tu possèdes encore des fiches. Transfère-les ou supprime-les d’abord.',
  whatIsDeleted: 'Ce qui est supprimé tout de suite',
  whatIsDeletedText:
    'Ton nom, ton adresse, ton mot de passe, tes comptes connectés et tes sessions, les pseudos dans tes votes, tes avis et marques « utile », et ton rôle de gestionnaire. Les vérifications de vote ne trouvent plus tes votes. C’est irréversible.',
  whatStays: 'Ce qui reste',
  votesStay: 'Tes votes comptent toujours, sous un ID aléatoire qui ne permet pas de remonter jusqu’à toi.',
  eventsStay:
    'Les événements envoyés aux propriétaires de bots et de serveurs, et leurs journaux. Ils gardent l’ID de tes votes pendant 90 jours.',
  reportsStay:
    'Ce que tu as signalé reste, sans ton nom. Les textes sont supprimés tout de suite si le staff a décidé, et sinon 90 jours après la décision.',
  tokensStay:
    'Les jetons que tu as créés continuent de fonctionner pour leurs fiches, et tes actions dans les fiches restent dans le journal d’audit sans ton nom.',
  hashesStay:
    'Si tu as voté ces 24 dernières heures, des empreintes de ton adresse e-mail et de tes comptes connectés, jusqu’au moment où tu aurais pu revoter. D’ici là, cette adresse et ces comptes ne peuvent pas servir à créer un nouveau compte.',
  downloadFirst: 'Télécharger d’abord tes données',
  youOwn: 'Tu possèdes {count, plural, =1 {une fiche} one {# fiche} other {# fiches}}',
  transferFirst: 'Transfère ou supprime d’abord tes fiches. Ensuite, tu pourras supprimer ton compte.',
  transferOrDelete: '{name} : <transfer>transférer</transfer> ou <remove>supprimer</remove>',
  transferNamed: 'Transférer {name}',
  deleteNamed: 'Supprimer {name}',
} satisfies AreaTranslation<'profileSettings'>;
