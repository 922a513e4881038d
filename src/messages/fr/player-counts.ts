// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'L’hôte n’existe pas dans le DNS. Vérifie l’orthographe. Un nouvel enregistrement DNS peut mettre un moment à se propager.',
  dnsBroken: 'Les serveurs de noms de l’hôte renvoient une erreur. Vérifie les paramètres DNS du domaine.',
  dnsTimeout: 'Les serveurs de noms de l’hôte ne répondent pas. Vérifie les paramètres DNS du domaine.',
  refused:
    'Rien n’écoute à cette adresse et sur ce port. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  unreached:
    'Le serveur n’a pas pu être joint à temps. Vérifie que le serveur tourne et que l’adresse et le port sont corrects. Un pare-feu le bloque peut-être.',
  noRoute:
    'Il n’y a pas de route vers l’adresse du serveur. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  silent:
    'Le serveur a accepté la connexion mais n’a pas répondu à temps. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  closed:
    'Le serveur a fermé la connexion avant de répondre. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  connectionFailed:
    'La connexion au serveur a échoué. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  unexpected:
    'Le serveur n’a pas répondu comme prévu. Vérifie que le serveur tourne et que l’adresse et le port sont corrects.',
  blockedAddress:
    'L’hôte mène à une adresse qui n’est pas publique, il n’est donc pas interrogé. Saisis l’adresse que les joueurs utilisent.',
  invalidAddress: 'Aucun serveur ne peut avoir cette adresse. Vérifie qu’il n’y a pas de faute de frappe.',
  blockedPort:
    'Ce port appartient à un autre type de service et n’est jamais interrogé. Utilise un autre port pour le serveur de jeu.',
  portInvalid: 'Le port doit être un nombre de 1 à 65535. Corrige-le dans l’adresse.',
  hidden:
    'Le serveur répond mais cache son nombre de joueurs. Pour l’afficher ici, active-le dans les paramètres du serveur.',
  answerCut: 'La réponse du serveur était trop longue ou incomplète. On réessaiera automatiquement.',
  refusedHere: 'Le serveur rejette nos requêtes. Vérifie ses paramètres de requêtes, comme sv_requestParanoia.',
  joinLink:
    'Un lien cfx.re ne contient pas l’adresse du serveur. Saisis plutôt son hôte et son port, par exemple play.example:30120.',
  robloxAddress:
    'Saisis comme adresse la page de l’expérience sur roblox.com, ou son ID de place : roblox.com/games/1234567890.',
  placeUnknown: 'Roblox n’a pas d’expérience publique avec cet ID de place. Vérifie l’adresse.',
  robloxDown: 'Roblox ne répond pas pour le moment. On réessaiera automatiquement.',
  hytalePlugin:
    'Hytale ne publie pas lui-même le nombre de joueurs. Installe le plugin HyQuery, qui répond sur le port du jeu, ou Nitrado:Query, qui utilise le port du jeu + 3.',
  hytaleDenied:
    'Le plugin de requêtes du serveur refuse l’accès. Donne au groupe ANONYMOUS la permission nitrado.query.web.read.basic.',
  ours: 'La dernière interrogation a échoué à cause d’un problème de notre côté. On réessaiera automatiquement.',
  notMinecraft:
    'Quelque chose a répondu, mais pas un serveur Minecraft (Java Edition). Vérifie le port, et assure-toi que enable-status est activé dans server.properties.',
  notFivem:
    'Quelque chose a répondu, mais pas un serveur FiveM. Saisis l’hôte et le port du serveur, par exemple play.example:30120.',
  notRoblox: 'On n’a pas compris la réponse de Roblox. On réessaiera automatiquement.',
  turnedOff: 'Le nombre de joueurs est désactivé. L’administrateur du service peut l’activer.',
} satisfies AreaTranslation<'playerCounts'>;
