// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Écouteur de votes',
  lead: 'Chaque vote est envoyé une fois au plus au plugin Votifier de ton serveur, et ton plugin de récompenses récompense le joueur.',
  testAndStatus: 'Test et état',
  host: 'Hôte',
  hostHint:
    'Le nom d’hôte ou l’adresse IP de la machine où tourne le plugin, sans port. Si tu utilises un proxy comme Velocity, saisis l’hôte du proxy.',
  port: 'Port',
  portHint:
    'Le port du plugin ({port} si tu ne l’as pas changé), pas le port du jeu 25565. Il doit être ouvert en TCP.',
  protocol: 'Protocole',
  version2: 'Version 2, avec un jeton (recommandé)',
  version2Hint: 'NuVotifier, et VotifierPlus avec TokenSupport. L’écouteur confirme chaque vote.',
  version1: 'Version 1, avec une clé publique',
  version1Hint: 'Votifier classique. VotifierPlus confirme les votes v1, mais NuVotifier et Votifier classique jamais.',
  secret: 'Jeton ou clé publique',
  secretAgain: 'Colle de nouveau le jeton ou la clé. Ils ne sont jamais affichés, même après une erreur.',
  secretHint: 'Le jeton pour la version 2, ou toute la clé publique pour la version 1.',
  tokenStored: 'Un jeton est enregistré mais pas affiché. Laisse vide pour le garder.',
  keyStored: 'Une clé publique est enregistrée mais pas affichée. Laisse vide pour la garder.',
  hostMissing: 'Saisis l’hôte de ton écouteur de votes.',
  hostTooLong: 'Utilise au maximum {max, number} caractères pour l’hôte.',
  portInvalid: 'Saisis un nombre de 1 à 65535. La plupart des écouteurs utilisent {port}.',
  saved:
    'Enregistré. Les nouveaux votes seront envoyés à cet écouteur. Envoie un vote de test pour vérifier qu’ils arrivent.',
  nextSteps: 'La suite',
  nextTest: 'Tu envoies un vote de test et suis chaque étape. S’il échoue, tu vois pourquoi.',
  nextPlugin: 'Tu ajoutes le nom de ce service à ton plugin de récompenses.',
  nextVotes:
    'Chaque vote avec un pseudo est envoyé en quelques secondes. Un joueur est récompensé au plus une fois toutes les {hours, plural, one {heures} other {# heures}}, peu importe combien de comptes votent.',
  status: 'État',
  lastAccepted: 'Dernier accepté',
  never: 'Jamais',
  lastUnconfirmed: 'Dernier envoyé, non confirmé',
  lastFailure: 'Dernier échec',
  noFailure: 'Aucun',
  v1Disabled:
    'Si aucun vote n’apparaît dans la console du serveur, la clé publique est incorrecte ou v1 est désactivé. Vérifie disable-v1-protocol dans NuVotifier ou DisableV1 dans VotifierPlus.',
  testsNotIncluded: 'Les votes de test ne sont pas compris.',
  secretAndRemoval: 'Secret et suppression',
  secretStored:
    'Le jeton ou la clé est conservé chiffré et jamais affiché. Si le plugin en génère un nouveau, colle-le dans le formulaire.',
  removeTitle: 'Retirer l’écouteur de votes',
  removeQuestion: 'Retirer l’écouteur de votes ?',
  removeListener: 'Retirer l’écouteur',
  removeText:
    'Cela supprime l’hôte et le jeton ou la clé, et annule les votes en attente. Les votes compteront toujours, mais les joueurs ne seront plus récompensés en jeu.',
  removed: 'L’écouteur de votes a été retiré.',
  recentVotes: 'Votes récents',
  noVotes: 'Pas encore de vote',
  noVotesText: 'Chaque vote avec un pseudo et chaque vote de test apparaît ici, avec la réponse de l’écouteur.',
  result: 'Résultat',
  playerAndReason: 'Joueur, raison',
  duration: 'Durée',
  recorded: 'Enregistré',
  testVote: 'Vote de test',
  response: 'Réponse',
  alreadyRewarded:
    '{hours, plural, one {Un autre vote a déjà récompensé ce joueur à moins de # heure d’intervalle.} other {Un autre vote a déjà récompensé ce joueur à moins de # heures d’intervalle.}}',
  queued: 'Un autre vote pour ce joueur est en cours d’envoi. Celui-ci n’est envoyé que si l’autre échoue.',
  waiting: 'Ce vote sera envoyé sous peu.',
  sending: 'Ce vote est en cours d’envoi.',
  unrewarded: 'Joueurs non récompensés',
  downloadCsv: 'Tout télécharger en CSV',
  unrewardedText:
    'Les votes ne sont jamais envoyés deux fois, pour que personne ne soit récompensé deux fois. Si rien n’est parti d’un vote, tu peux l’envoyer une fois de plus ci-dessous. Tu peux récompenser les autres joueurs à la main.',
  unrewardedLimit:
    'Cette liste montre les {limit, number} plus récents. Le fichier CSV les contient tous {days, plural, one {pour le dernier jour} other {pour les # derniers jours}}.',
  voted: 'Voté',
  sendOnceMore: 'Envoyer à nouveau',
  resendTitle: 'Envoyer le vote une fois de plus',
  resendQuestion: 'Envoyer ce vote une fois de plus ?',
  resendText:
    'Ton écouteur n’a rien reçu de ce vote. Tu peux l’envoyer une fois de plus, et une seule : corrige donc d’abord le problème. Ne l’envoie pas si tu as déjà récompensé le joueur toi-même.',
  resent: 'Le vote pour {player} est en route.',
  resendNoListener: 'L’écouteur de votes a été retiré. Enregistre-le d’abord, puis renvoie le vote.',
  resendNotFound: 'Ce vote n’existe pas.',
  resendTooOld:
    '{days, plural, one {Ce vote date de plus de # jour et ne peut plus être envoyé.} other {Ce vote date de plus de # jours et ne peut plus être envoyé.}}',
  resendNotFailed:
    'Ce vote ne peut pas être renvoyé : il a été envoyé, l’a peut-être été, ou a déjà été renvoyé une fois.',
  resendAlreadyRewarded:
    '{hours, plural, one {Un autre vote a déjà récompensé ce joueur à moins de # heure d’intervalle, celui-ci n’est donc pas envoyé.} other {Un autre vote a déjà récompensé ce joueur à moins de # heures d’intervalle, celui-ci n’est donc pas envoyé.}}',
  resendBusy: 'Un autre vote pour ce joueur est en cours d’envoi. Attends qu’il soit terminé, puis réessaie.',
} satisfies AreaTranslation<'listener'>;
