// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Il a dit : « {words} ».',
  accepted: 'L’écouteur a accepté le vote.',
  acceptedTodo:
    'Si le joueur n’a pas eu de récompense, vérifie le plugin de récompenses, comme VotingPlugin ou SuperbVote : il doit être installé et avoir une récompense pour le nom de ce service.',
  closedAfterSendingV1:
    'L’écouteur a fermé la connexion sans réponse, on ne sait donc pas si le vote a été traité. VotifierPlus fait cela quand il ne peut pas déchiffrer un vote.',
  closedAfterSendingV1Todo:
    'Regarde la console du serveur. Si le vote n’y est pas, colle de nouveau le texte de plugins/VotifierPlus/rsa/public.key. Si le plugin a généré de nouvelles clés, l’ancienne ne fonctionne plus.',
  leftOpenV1:
    'L’écouteur a laissé la connexion ouverte, on ne sait donc pas si le vote a été traité. Votifier classique fait cela quand il ne peut pas déchiffrer un vote.',
  leftOpenV1Todo:
    'Si les votes n’arrivent pas, colle de nouveau le texte de plugins/Votifier/rsa/public.key. S’ils arrivent, un plugin de récompenses ralentit l’écouteur. NuVotifier avec un jeton donne une réponse claire.',
  sentUnconfirmed:
    'Le vote a été envoyé, mais ne peut pas être confirmé : l’écouteur a fermé la connexion sans réponse, ce que NuVotifier fait toujours avec le protocole v1.',
  sentUnconfirmedTodo:
    'Cherche le vote dans la console du serveur. S’il n’y est pas, la clé publique est incorrecte ou v1 est désactivé (disable-v1-protocol dans NuVotifier, DisableV1 dans VotifierPlus). Utilise un jeton v2 pour avoir une confirmation.',
  sentUnconfirmedClassic:
    'Le vote a été envoyé, mais ne peut pas être confirmé : Votifier classique ne répond jamais. Il a fermé la connexion tout de suite, comme avec un vote qu’il peut lire.',
  sentUnconfirmedClassicTodo:
    'Cherche le vote dans la console du serveur. Pour recevoir des confirmations, utilise NuVotifier ou VotifierPlus avec un jeton.',
  noAnswer:
    'Le vote a été envoyé, mais l’écouteur n’a pas répondu dans les 5 secondes, on ne sait donc pas s’il a été traité.',
  noAnswerTodo:
    'Il n’est jamais envoyé deux fois. Cherche le vote dans la console du serveur. Un plugin de récompenses lent ou un serveur surchargé répond peut-être trop tard.',
  resetAfterSending: 'La connexion a été perdue après l’envoi du vote, on ne sait donc pas s’il a été traité.',
  resetAfterSendingTodo:
    'Il n’est jamais envoyé deux fois. Cherche le vote dans la console du serveur, et vérifie si un pare-feu, un tunnel ou un redémarrage a fermé la connexion.',
  interrupted: 'Ce service s’est arrêté ou figé pendant l’envoi du vote, on ne sait donc pas s’il a été traité.',
  interruptedTodo:
    'Il n’est jamais envoyé deux fois. Cherche le vote dans la console du serveur. Le problème ne venait pas de ton serveur.',
  wrongToken: 'L’écouteur a rejeté le vote : le jeton est incorrect.',
  wrongTokenTodo:
    'Copie de nouveau le jeton sous tokens dans le config.yml du plugin : l’entrée {service} si elle existe, sinon default. Puis recharge le plugin (NuVotifier : /nvreload).',
  challengeRefused: 'L’écouteur a rejeté le vote : le défi du vote n’est pas celui de son message d’accueil.',
  challengeRefusedTodo:
    'Un proxy ou tunnel intermédiaire mélange les connexions. Fais-lui transmettre du TCP brut sans réutiliser de connexions. Puis envoie un vote de test. Si cela persiste, contacte l’administrateur.',
  nameTooLong: 'L’écouteur a rejeté le vote : le pseudo du joueur est trop long.',
  nameTooLongTodo:
    'Un pseudo a au maximum 16 caractères, y compris un préfixe Bedrock comme un point. Vote avec le pseudo tel que le serveur l’affiche.',
  unknownService: 'L’écouteur a rejeté le vote : il n’a pas de jeton pour ce service.',
  unknownServiceTodo:
    'Ajoute default: ou {service}: avec un jeton sous tokens dans le config.yml du plugin, recharge-le (NuVotifier : /nvreload), et saisis ce jeton ici. Majuscules et minuscules comptent.',
  voteNotUnderstood: 'L’écouteur n’a pas pu lire le vote.',
  voteNotUnderstoodTodo:
    'Le plugin est incompatible : mets-le à jour, ou utilise NuVotifier ou VotifierPlus. S’il est à jour, contacte l’administrateur.',
  messageTooLong: 'L’écouteur a rejeté le vote, car il est trop long.',
  messageTooLongTodo:
    'Envoie un vote de test. Si cela persiste, mets le plugin à jour, et demande à l’administrateur de raccourcir SERVICE_NAME.',
  v1Disabled: 'L’écouteur a rejeté le vote : le protocole v1 est désactivé.',
  v1DisabledTodo: 'Choisis v2 ici et saisis le jeton du config.yml du plugin.',
  wrongKey: 'L’écouteur a rejeté le vote, car il n’a pas pu le déchiffrer.',
  wrongKeyTodo:
    'Colle de nouveau le texte du fichier rsa/public.key du plugin. Si le plugin a généré de nouvelles clés, l’ancienne ne fonctionne plus.',
  takenForTls: 'L’écouteur a pris le vote pour une connexion chiffrée.',
  takenForTlsTodo:
    'Désactive TLS sur tout tunnel ou proxy intermédiaire : les votes sont envoyés en TCP brut. Puis envoie un vote de test. Si cela persiste, contacte l’administrateur.',
  pluginFailed:
    'L’écouteur a signalé une erreur, peut-être après avoir traité le vote, on ne sait donc pas s’il a été traité.',
  pluginFailedTodo:
    'Cherche l’erreur complète dans la console du serveur à cette heure ; elle vient souvent d’un plugin de récompenses.',
  closedAfterSending:
    'L’écouteur a fermé la connexion sans réponse, on ne sait donc pas si le vote a été traité. VotifierPlus fait cela quand il rejette un vote.',
  closedAfterSendingTodo:
    'Regarde la console du serveur. « Authentication failed » signifie que VotifierPlus a un mauvais jeton, n’a pas de jeton pour {service} ou default, ou bloque ce service avec son ConnectionThrottle.',
  answerUnreadable:
    'Le vote a été envoyé, mais la réponse ne vient pas d’un écouteur de votes, on ne sait donc pas s’il a été traité.',
  answerUnreadableTodo:
    'Il n’est jamais envoyé deux fois. Cherche le vote dans la console du serveur, et vérifie ce qu’il y a entre ce service et le plugin.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
