// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'L’hôte de l’écouteur n’est ni un nom d’hôte ni une adresse IP.',
  hostInvalidTodo: 'Saisis seulement l’hôte, comme mc.example, et le port dans son propre champ.',
  portInvalid: 'Le port de l’écouteur n’est pas un nombre de 1 à 65535.',
  portInvalidTodo: 'Saisis le port du config.yml du plugin : 8192 s’il n’a pas été changé.',
  portDenied: 'Le port de l’écouteur est bloqué, car il appartient à un autre type de service.',
  portDeniedTodo: 'Saisis le port du config.yml du plugin, ou change le port du plugin. Par défaut, c’est 8192.',
  dnsNotFound: 'Le nom d’hôte de l’écouteur n’existe pas.',
  dnsNotFoundTodo:
    'Vérifie l’orthographe. Le nom que les joueurs utilisent n’est peut-être qu’un enregistrement SRV, que les écouteurs de votes n’ont pas. Dans ce cas, saisis l’adresse IP ou le vrai nom d’hôte du serveur.',
  dnsBroken: 'Les serveurs de noms du domaine de l’écouteur ont renvoyé une erreur.',
  dnsBrokenTodo:
    'Vérifie les serveurs de noms et DNSSEC du domaine chez son registraire, ou saisis l’adresse IP du serveur.',
  dnsTimeout: 'Les serveurs de noms du domaine de l’écouteur n’ont pas répondu à temps.',
  dnsTimeoutTodo: 'Vérifie les serveurs de noms du domaine chez son registraire, ou saisis l’adresse IP du serveur.',
  dnsFailed: 'Ce service n’a pu joindre aucun serveur de noms.',
  dnsFailedTodo: 'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard.',
  blockedAddress: 'L’hôte mène à une adresse privée, et les votes ne sont envoyés qu’à des adresses publiques.',
  blockedAddressTodo:
    'Saisis l’adresse publique que les joueurs utilisent, et redirige-y le port de l’écouteur. Pour autoriser une plage privée, l’administrateur peut définir ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'Le réseau signale que le serveur de l’écouteur est injoignable.',
  hostUnreachableTodo:
    'Vérifie que le serveur tourne, que son adresse est correcte, et que le pare-feu autorise le port de l’écouteur (TCP 8192 s’il n’a pas été changé).',
  reset: 'Le serveur a coupé la connexion pendant qu’elle s’établissait.',
  resetTodo:
    'Vérifie s’il y a un pare-feu ou une protection anti-DDoS devant le port de l’écouteur, et ajoute une exception pour ce service.',
  networkError: 'Une erreur réseau s’est produite pendant l’établissement de la connexion.',
  networkErrorTodo: 'Envoie un vote de test. S’il échoue encore, vérifie le réseau du serveur.',
  networkUnreachable: 'Ce service n’a pas de route réseau vers l’adresse de l’écouteur.',
  networkUnreachableTodo:
    'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard. Si ton hôte n’a qu’une adresse IPv6, saisis une adresse IPv4.',
  outOfSockets: 'Ce service n’avait plus de sockets libres.',
  outOfSocketsTodo:
    'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard. Si cela continue, l’administrateur devrait relever la limite de fichiers ouverts.',
  stalled: 'Ce service s’est figé, et le vote n’a pas été envoyé.',
  stalledTodo: 'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard.',
  shutdown: 'Ce service redémarrait, et le vote n’a pas été envoyé.',
  shutdownTodo: 'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard.',
  internalError: 'Une erreur inattendue s’est produite dans ce service, et le vote n’a pas été envoyé.',
  internalErrorTodo:
    'Le problème vient de chez nous, pas de ton serveur. Envoie un vote de test plus tard. Si cela continue, contacte l’administrateur.',
  voteUnreadable: 'Ce service n’a pas pu lire le vote enregistré, rien n’a donc été envoyé.',
  voteUnreadableTodo: 'Contacte l’administrateur. Il n’y a rien à corriger de ton côté.',
  noPlayer: 'Le vote ne contient pas de pseudo, rien n’a donc été envoyé.',
  noPlayerTodo: 'Rien : les votants qui veulent la récompense doivent saisir leur pseudo en votant.',
  serviceNameRefused: 'Le nom de ce service ne peut pas être envoyé à un écouteur.',
  serviceNameRefusedTodo: 'L’administrateur devrait définir SERVICE_NAME avec des lettres (A à Z) et des chiffres.',
  keyUnusable: 'La clé publique enregistrée n’est pas une clé RSA de 2048 bits, le vote n’a donc pas pu être chiffré.',
  keyUnusableTodo: 'Colle de nouveau le texte du fichier rsa/public.key du plugin.',
  voteAnnulled: 'Le staff de ce site a annulé le vote avant son envoi.',
  voteAnnulledTodo: 'Rien : les votes annulés ne sont pas récompensés.',
  listenerRemoved: 'L’écouteur de votes a été retiré avant l’envoi de ce vote.',
  listenerRemovedTodo:
    'Ce vote n’est pas renvoyé. Les nouveaux votes seront envoyés une fois que tu auras de nouveau configuré un écouteur.',
  settingsUnreadable:
    'Ce service ne peut pas déchiffrer les paramètres de l’écouteur, car ils ont été enregistrés avec une autre clé.',
  settingsUnreadableTodo:
    'Enregistre de nouveau l’écouteur avec son jeton ou sa clé, ou demande à l’administrateur de rétablir l’ancienne SECRET_KEY.',
  closedBeforeGreeting: 'La connexion a été fermée avant que l’écouteur n’envoie son message d’accueil.',
  closedBeforeGreetingTodo:
    'Vérifie que le port est celui du plugin de vote, et qu’un tunnel ou proxy devant lui atteint toujours le serveur. VotifierPlus ferme aussi les connexions quand son ConnectionThrottle bloque ce service. Dans ce cas, attends quelques minutes.',
  greetingUnfinished: 'L’écouteur a commencé un message d’accueil Votifier mais n’a jamais fini la ligne.',
  greetingUnfinishedTodo: 'Vérifie les tunnels ou proxys entre ce service et le plugin, et envoie un vote de test.',
  voteTooLong: 'Le message d’accueil de l’écouteur rendrait le vote trop long pour un écouteur.',
  voteTooLongTodo: 'Utilise un NuVotifier ou VotifierPlus non modifié, dont le défi a 26 caractères.',
  closedBeforeSending:
    'L’écouteur a envoyé son message d’accueil puis fermé la connexion avant que le vote ne puisse être envoyé.',
  closedBeforeSendingTodo:
    'Regarde la console du serveur à cette heure. Un serveur surchargé ou en plein redémarrage se comporte ainsi, tout comme un plugin qui limite les connexions.',
  connectRefused:
    '{place, select, hostAndPort {Rien n’écoute sur {host}, port {port}.} host {Rien n’écoute sur {host}.} other {Rien n’écoute.}}',
  connectRefusedTodo:
    'Vérifie dans la console du serveur que le plugin de vote est chargé et affiche {port}, et que host dans son config.yml est 0.0.0.0. Avec un proxy comme Velocity, c’est le plugin du proxy qui est l’écouteur.',
  connectRefusedHereTodo:
    'Vérifie dans la console du serveur que le plugin de vote est chargé et affiche {port}. Avec un proxy comme Velocity, c’est le plugin du proxy qui est l’écouteur.',
  connectTimeout:
    '{place, select, hostAndPort {Pas de réponse à la tentative de connexion à {host}, port {port}.} host {Pas de réponse à la tentative de connexion à {host}.} other {Pas de réponse à la tentative de connexion.}}',
  connectTimeoutTodo:
    'Vérifie que le serveur tourne, et ouvre en TCP {port} dans son pare-feu, le panneau d’hébergement ou le routeur. Chez un hébergeur, utilise un port qu’il t’a attribué.',
  portKnown: 'le port {port}',
  portUnknown: 'le port de l’écouteur (8192 s’il n’a pas été changé)',
  nameRefused: 'Le vote n’a pas été envoyé, car aucun écouteur n’accepterait le pseudo du joueur.',
  nameRefusedTodo: 'Un pseudo a de 1 à 16 caractères, préfixe Bedrock compris.',
  nameRefusedV1Todo:
    'Un pseudo a de 1 à 16 caractères, préfixe Bedrock compris, et seulement des caractères ASCII avec v1.',
  noGreeting:
    '{place, select, hostAndPort {Quelque chose accepte les connexions sur {host}, port {port}, mais n’a pas envoyé le message d’accueil d’un écouteur de votes.} host {Quelque chose accepte les connexions sur {host}, mais n’a pas envoyé le message d’accueil d’un écouteur de votes.} other {Quelque chose accepte les connexions, mais n’a pas envoyé le message d’accueil d’un écouteur de votes.}}',
  noGreetingTodo:
    'Saisis le port du plugin de vote indiqué dans son config.yml : 8192 s’il n’a pas été changé. Le port du jeu, comme 25565, n’envoie pas de message d’accueil.',
  noGreetingGamePortTodo:
    'Le port 25565 est celui du jeu. Saisis le port du plugin de vote indiqué dans son config.yml : 8192 s’il n’a pas été changé.',
  notVotifier:
    '{place, select, hostAndPort {Un autre type de service répond sur {host}, port {port}.} host {Un autre type de service répond sur {host}.} other {Un autre type de service répond.}}',
  greetingWas: '{happened} Son message d’accueil était « {words} ».',
  notVotifierTodo: 'Saisis le port du plugin de vote indiqué dans son config.yml : 8192 s’il n’a pas été changé.',
  unknownVersion: 'L’écouteur se présente comme Votifier, mais avec un protocole qui n’est ni v1 ni v2.',
  unknownVersionNamed:
    'L’écouteur se présente comme Votifier, mais avec un protocole qui n’est ni v1 ni v2 : « {words} ».',
  unknownVersionTodo: 'Installe une version actuelle de NuVotifier ou VotifierPlus, qui prennent en charge v2.',
  v1Only: 'L’écouteur ne prend en charge que le protocole v1, mais v2 est choisi ici.',
  v1OnlyNamed: 'L’écouteur ne prend en charge que le protocole v1 ({words}), mais v2 est choisi ici.',
  v1OnlyTodo:
    'Avec VotifierPlus, définis TokenSupport: true dans son config.yml, recharge-le, et saisis le jeton pour {service} ou default. Avec Votifier classique, choisis v1 ici et colle son rsa/public.key.',
  thisService: 'le nom de ce service',
  endedAccepted: 'L’écouteur a accepté le vote.',
  endedAcceptedTodo: 'Si le joueur n’a pas eu de récompense, vérifie le plugin de récompenses.',
  endedRejected: 'L’écouteur a rejeté le vote.',
  endedRejectedTodo: 'Cherche la raison dans la console du serveur à cette heure.',
  endedFailed: 'Le vote n’a pas pu être envoyé.',
  endedFailedTodo: 'Vérifie l’hôte, le port et le jeton ou la clé de l’écouteur, et envoie un vote de test.',
  endedSentUnconfirmed: 'Le vote a été envoyé, mais ne peut pas être confirmé.',
  endedSentUnconfirmedTodo: 'Cherche le vote dans la console du serveur.',
  endedUnknown: 'Le vote a été envoyé, mais on ne sait pas s’il a été traité.',
  endedUnknownTodo: 'Il n’est jamais envoyé deux fois. Cherche le vote dans la console du serveur.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
