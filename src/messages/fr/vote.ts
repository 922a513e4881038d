// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Voter pour {name}',
  backToListing: 'Retour à la fiche',
  vote: 'Voter',
  voteAgain: 'Voter à nouveau',
  window: 'Tu peux voter une fois toutes les {hours, plural, one {heures} other {# heures}}.',
  enterPlayerName: 'Saisis ton pseudo si le serveur récompense les votes.',
  needAccount:
    'Il te faut un compte pour voter, afin que le vote de chaque personne ne compte qu’une fois. L’inscription prend trente secondes.',
  signIn: 'Se connecter pour voter',
  createAccount: 'Créer un compte',
  playerName: 'Ton pseudo en jeu',
  playerNameHintWithListener:
    'Le joueur qui reçoit la récompense. Sans pseudo, ton vote compte, mais personne n’est récompensé. Sur Bedrock, ajoute le préfixe affiché par le serveur : .Steve',
  playerNameHint:
    'Envoyé avec ton vote. Ton vote compte aussi sans pseudo. Sur Bedrock, ajoute le préfixe affiché par le serveur : .Steve',
  thanks: 'Merci. Ton vote a été compté.',
  unconfirmed: 'Confirme ton adresse e-mail avant de voter.',
  tooManyTries: 'Trop de votes depuis ton réseau. Réessaie dans {duration}.',
  votedAt: 'Tu as voté {time}',
  againAt: 'Tu pourras revoter {time}',
  inTime: 'dans {time}',
  yourVote: 'Ton vote',
  votedAgainAt: '<b>Tu as voté</b> · prochain vote {time}',
  lastVotedAt: 'Voté {time}',
  remindMe: 'Me le rappeler',
  noPlayerName: 'Tu n’as pas saisi de pseudo, donc personne n’est récompensé en jeu.',
  rewardOnItsWay: '{player} : envoi de ton vote au serveur… Recharge cette page pour voir le résultat.',
  rewardGiven:
    '{player} : vote livré. Tu recevras la récompense en jeu. Certains serveurs la donnent à ta prochaine connexion.',
  rewardSent:
    '{player} : vote envoyé. Tu recevras la récompense en jeu. Certains serveurs la donnent à ta prochaine connexion.',
  rewardAlready:
    '{player} : ce joueur a déjà été récompensé pour un autre vote ces 24 dernières heures. Ton vote compte, mais il n’y a pas de deuxième récompense.',
  rewardMissed:
    '{player} : ton vote compte, mais il n’a pas pu être envoyé au serveur. Demande la récompense à l’équipe du serveur.',
  rewardUnknown:
    '{player} : ton vote compte, mais on ne sait pas si le serveur l’a reçu. Si tu n’as pas de récompense, demande à l’équipe du serveur.',
  recentlyRewarded:
    '{player} a déjà été récompensé ces 24 dernières heures. Ton vote compte, mais la prochaine récompense sera disponible {time} ({exactTime}).',
  streakAndFavorites: 'Ta série et tes favoris',
  nextFavorite: 'Favori suivant : {name}',
  allFavorites: 'Tous les favoris',
  confirmFirst: 'Confirme d’abord ton adresse e-mail',
  openLink:
    'Ouvre le lien dans l’e-mail envoyé à {email} pour confirmer ton adresse et revenir ici. Si tu ne vois pas l’e-mail, regarde dans tes spams.',
  resendEmail: 'Renvoyer l’e-mail',
  orConnect: 'Ou connecte {providers} sur <link>la page de ton compte</link>.',
  connectFirst: 'Connecte d’abord ton compte {providers}',
  connectionRequired:
    'Pour voter ici, il faut un compte {providers} connecté, afin que le vote de chaque personne ne compte qu’une fois.',
  goToAccount: 'Ouvrir ton compte',
  pausedByOwner: 'Mise en pause par le propriétaire',
  pausedText:
    'Personne ne peut voter pour cette fiche en ce moment, et elle n’apparaît pas dans les listes. Les votes précédents sont conservés.',
  notOpen: 'Les votes ne sont pas encore ouverts',
  cannotConfirm:
    'Pour voter, il faut un compte confirmé, et ce site ne peut pas encore confirmer de comptes. Reviens plus tard.',
  contactUs: 'Si tu as des questions, <contact>contacte-nous</contact>.',
  nobodyCanVote: 'Personne ne peut voter. Seul le staff voit ce message.',
  howToConfirm:
    'Définis <code>SMTP_URL</code> pour que les gens puissent confirmer leur adresse, ou configure un service de connexion, comme Discord avec <code>DISCORD_CLIENT_ID</code> et <code>DISCORD_CLIENT_SECRET</code>, pour qu’ils puissent connecter un compte. Pour laisser tout le monde voter, définis <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Puis redémarre le service.',
  otherAccount: 'Tu as voté avec un autre compte',
  otherAccountVoted:
    'Un vote avec ton adresse e-mail ou un compte connecté a déjà été compté. Chaque personne peut voter une fois toutes les {hours, plural, one {heures} other {# heures}}.',
  networkLimit: 'Trop de votes depuis ton réseau',
  networkLimitOfListing:
    '{name} accepte {limit, plural, =1 {un vote} one {# vote} other {# votes}} par réseau toutes les {hours, plural, one {heures} other {# heures}}.',
  networkLimitOfSite: 'Un réseau peut émettre {limit, plural, =1 {un vote} one {# vote} other {# votes}} par heure.',
  sharedNetworks:
    'Les personnes sur le même Wi-Fi, dans la même école ou chez le même opérateur mobile partagent parfois un réseau.',
  notUsedUp:
    'Ton vote n’est pas perdu. Tu pourras de nouveau voter depuis ce réseau {time} ({exactTime}), ou tout de suite depuis un autre réseau.',
  tryAgain: 'Réessayer',
} satisfies AreaTranslation<'vote'>;
