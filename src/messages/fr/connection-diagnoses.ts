// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted: 'Ce service s’est arrêté pendant la tentative, on ne sait donc pas si le récepteur a reçu la livraison.',
  interruptedTodo:
    'Rien : on réessaie la livraison avec le même ID d’événement, ton récepteur peut donc reconnaître un doublon.',
  voteAnnulled: 'Le staff de ce site a annulé le vote avant sa livraison.',
  voteAnnulledTodo: 'Rien : le vote ne compte pas. Tu peux toujours le renvoyer à la main.',
  settingsUnreadable:
    'Ce service ne peut pas déchiffrer l’URL et le secret du webhook, car ils ont été enregistrés avec une autre clé.',
  settingsUnreadableTodo:
    'Enregistre de nouveau l’URL du webhook, ou demande à l’administrateur de rétablir l’ancienne SECRET_KEY. D’ici là, les livraisons attendent, et rien n’est compté comme un échec de ton endpoint.',
  idleClosed: 'Le récepteur a fermé la connexion des requêtes précédentes au moment où celle-ci y était envoyée.',
  idleClosedTodo:
    'Rien : la livraison est renvoyée tout de suite, par une nouvelle connexion et avec le numéro de tentative suivant. Cette tentative ne compte pas.',
  shutdown: 'Ce service redémarrait pendant la tentative.',
  shutdownTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison.',
  stalled: 'Ce service s’est figé pendant la tentative.',
  stalledTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison.',
  internalError: 'Une erreur inattendue s’est produite dans ce service.',
  internalErrorTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison. Si cela continue, contacte l’administrateur.',
  outOfSockets: 'Ce service n’avait plus de sockets libres.',
  outOfSocketsTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison. Si cela continue, l’administrateur devrait relever la limite de fichiers ouverts.',
  networkUnreachable: 'Ce service n’a pas de route réseau vers l’adresse du récepteur.',
  networkUnreachableTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison. Si ton hôte n’a qu’une adresse IPv6, donne-lui aussi une adresse IPv4.',
  dnsFailed: 'Ce service n’a pu joindre aucun serveur de noms.',
  dnsFailedTodo:
    'Le problème vient de chez nous. Il n’est pas compté comme un échec de ton endpoint, et on réessaie la livraison.',
  dnsNotFound: 'Le nom d’hôte de l’URL n’existe pas ou n’a pas d’adresse.',
  dnsNotFoundTodo:
    'Vérifie l’orthographe. Un nouvel enregistrement DNS peut mettre un moment à se propager. Un nom de tunnel a sans doute expiré.',
  dnsBroken: 'Les serveurs de noms de ton domaine ont renvoyé une erreur.',
  dnsBrokenTodo: 'Vérifie les serveurs de noms et DNSSEC du domaine chez son registraire.',
  dnsTimeout: 'Les serveurs de noms de ton domaine n’ont pas répondu à temps.',
  dnsTimeoutTodo: 'Vérifie les serveurs de noms du domaine chez son registraire.',
  blockedAddress: 'L’hôte mène à une adresse non autorisée, comme une adresse privée ou de métadonnées d’un cloud.',
  blockedAddressTodo:
    'Utilise une adresse publique ou un tunnel. Pour autoriser une plage privée, l’administrateur peut définir ALLOW_PRIVATE_TARGETS.',
  urlInvalid: 'L’URL de l’endpoint n’est pas complète.',
  urlInvalidTodo: 'Saisis l’URL entière, comme https://bot.example/votes.',
  urlCharacters: 'L’URL de l’endpoint contient des caractères invisibles.',
  urlCharactersTodo: 'Copie de nouveau l’URL, sans texte autour.',
  urlTooLong: 'L’URL de l’endpoint dépasse {max, number} caractères.',
  urlTooLongTodo: 'Raccourcis-la.',
  urlScheme: 'L’URL de l’endpoint n’est pas une adresse web.',
  urlSchemeTodo: 'Elle doit commencer par https://.',
  urlNotHttps:
    'L’URL de l’endpoint utilise http en clair, qui n’est autorisé que vers les plages d’adresses ouvertes par l’administrateur.',
  urlNotHttpsTodo: 'Utilise https://, par exemple avec un proxy inverse ou un tunnel.',
  urlCredentials: 'L’URL de l’endpoint contient un nom d’utilisateur ou un mot de passe.',
  urlCredentialsTodo: 'Retire-les, et vérifie plutôt la signature de chaque requête.',
  urlFragment: 'L’URL de l’endpoint contient un fragment (après #), qui n’est jamais envoyé à un serveur.',
  urlFragmentTodo: 'Retire-le, ou utilise ? si c’est un paramètre.',
  urlPort: 'L’URL de l’endpoint a un port bloqué, car il appartient à un autre type de service.',
  urlPortTodo: 'Utilise un autre port pour le récepteur, comme 443 ou 8443.',
  connectRefused: 'Rien n’écoute à cette adresse et sur ce port.',
  connectRefusedTodo:
    'Démarre le récepteur, et vérifie qu’il écoute sur le port de l’URL et sur 0.0.0.0, pas seulement sur 127.0.0.1.',
  connectTimeout: 'Le serveur n’a pas répondu à la tentative de connexion.',
  connectTimeoutTodo:
    'Vérifie que le serveur tourne et que le port est ouvert dans son pare-feu ou le panneau d’hébergement.',
  hostUnreachable: 'Le réseau signale que le serveur est injoignable.',
  hostUnreachableTodo: 'Vérifie que le serveur tourne et que son adresse dans le DNS est correcte.',
  tlsExpired: 'Le certificat TLS du récepteur a expiré.',
  tlsExpiredTodo: 'Renouvelle-le, et vérifie que le serveur le recharge après un renouvellement.',
  tlsNotYetValid: 'Le certificat TLS du récepteur n’est pas encore valide.',
  tlsNotYetValidTodo: 'Vérifie l’horloge de la machine qui l’a émis, ou attends que le certificat soit valide.',
  tlsNameMismatch: 'Le certificat TLS du récepteur est pour un autre nom d’hôte.',
  tlsNameMismatchTodo:
    'Obtiens-en un pour l’hôte de l’URL, ou saisis l’hôte du certificat. Un certificat par défaut signifie souvent que le serveur n’est pas configuré pour cet hôte.',
  tlsSelfSigned: 'Le certificat TLS du récepteur est autosigné, son propriétaire ne peut donc pas être vérifié.',
  tlsSelfSignedTodo:
    'Utilise un certificat d’une autorité publique, par exemple un certificat gratuit de Let’s Encrypt, ou mets un proxy inverse ou un tunnel devant.',
  tlsIncompleteChain:
    'Le certificat TLS du récepteur ne mène à aucune autorité de confiance, en général car il manque le certificat intermédiaire.',
  tlsIncompleteChainTodo:
    'Configure la chaîne complète (souvent un fichier nommé fullchain.pem). Les navigateurs cachent souvent cette erreur.',
  tlsUntrusted: 'Le certificat TLS du récepteur vient d’une autorité qui n’est pas reconnue publiquement.',
  tlsUntrustedTodo:
    'Utilise un certificat d’une autorité publique. Pour faire confiance à ta propre autorité, l’administrateur peut définir NODE_EXTRA_CA_CERTS.',
  tlsTimeout: 'Le serveur a accepté la connexion mais n’a pas terminé la négociation TLS à temps.',
  tlsTimeoutTodo: 'Vérifie que le serveur utilise TLS sur ce port et n’est pas surchargé.',
  tlsFailed: 'La négociation TLS a échoué.',
  tlsFailedTodo: 'Vérifie que le serveur prend en charge TLS 1.2 ou 1.3 et n’exige pas de certificat client.',
  httpOnHttps: 'Le port n’utilise pas TLS, que https:// exige. Il utilise sans doute HTTP en clair.',
  httpOnHttpsTodo: 'Utilise le port où ton serveur propose TLS, en général 443.',
  httpsOnHttp: 'Le port utilise TLS, mais l’URL commence par http://.',
  httpsOnHttpTodo: 'Utilise https:// dans l’URL.',
  timeoutHeaders: 'Le récepteur a accepté la requête mais n’a pas répondu dans les 10 secondes.',
  timeoutHeadersTodo: 'Renvoie tout de suite 2xx et fais le travail ensuite, par exemple avec une file d’attente.',
  reset: 'Le récepteur a coupé la connexion avant de répondre.',
  resetTodo:
    'Cherche un plantage dans le journal du récepteur à cette heure, et un délai dépassé dans un proxy intermédiaire.',
  closedEarly: 'Le récepteur a fermé la connexion avant d’envoyer une réponse complète.',
  closedEarlyTodo:
    'Cherche un plantage dans le journal du récepteur à cette heure. Ton code doit envoyer un statut pour chaque requête.',
  malformedHttp: 'La réponse n’était pas du HTTP/1.1 valide.',
  malformedHttpTodo:
    'Vérifie que le port appartient à un serveur web et non à un autre service, comme le serveur de jeu.',
  headersTooLarge: 'Le récepteur a envoyé plus de 32 Kio d’en-têtes ou une réponse sans fin.',
  headersTooLargeTodo: 'Ton code ne doit renvoyer qu’un statut. Les cookies et en-têtes de débogage sont inutiles.',
  networkError: 'Une erreur réseau s’est produite pendant la tentative.',
  networkErrorTodo: 'Si cela se reproduit, vérifie le réseau du récepteur et tout ce qu’il y a entre les deux.',
} satisfies AreaTranslation<'connectionDiagnoses'>;
