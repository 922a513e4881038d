// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Seules les adresses web peuvent recevoir des votes : l’URL doit commencer par https://.',
  urlWithoutScheme: 'Mets https:// devant l’adresse, ou http:// si elle est sur cette machine.',
  urlIncomplete: 'Cette URL n’est pas complète. Écris-la en entier, par exemple https://bot.example/votes.',
  urlCharacters:
    'L’URL contient un saut de ligne ou un autre caractère invisible. Copie-la de nouveau, sans ce qui l’entoure.',
  urlCredentials:
    'L’URL contient un nom d’utilisateur ou un mot de passe. Retire-les : vérifie plutôt la signature de chaque requête.',
  urlFragment: 'La partie à partir de # n’atteint jamais un serveur. Retire-la, ou utilise ? si c’est un paramètre.',
  urlPort:
    'Le port {port} est refusé ({service}). Fais écouter ton récepteur sur un autre port, par exemple 443 ou 8443.',
  urlHost: 'Aucun serveur ne peut s’appeler {host}. Vérifie le nom d’hôte de l’URL.',
  urlNotHttps:
    'Les votes ne sont envoyés qu’en https. Écris https:// et active TLS sur le serveur, par exemple avec un proxy inverse ou un tunnel.',
  urlTooLong: 'L’URL dépasse {max} caractères. Raccourcis-la.',
  serviceNone: 'pas un vrai port',
  serviceMail: 'e-mail ({protocol})',
  serviceFiles: 'partage de fichiers (SMB)',
  addressBlocked:
    '{address} est {kind} et ne peut donc pas être appelée d’ici. Utilise une adresse publique, ou demande à l’administrateur d’ouvrir la plage avec ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} mène à {address}, qui est {kind} et ne peut donc pas être appelée d’ici. Utilise une adresse publique, ou demande à l’administrateur d’ouvrir la plage avec ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'une adresse non spécifiée (« ce réseau »)',
  kindUnspecified: 'une adresse non spécifiée',
  kindPrivate: 'dans un réseau privé',
  kindCarrier: 'dans le réseau interne d’un opérateur',
  kindLoopback: 'une adresse de bouclage (cette machine)',
  kindMetadataLink: 'une adresse de lien local (où les clouds gardent leurs métadonnées)',
  kindLink: 'une adresse de lien local',
  kindMetadata: 'l’adresse de métadonnées d’un cloud',
  kindProtocols: 'réservée aux protocoles',
  kindExamples: 'réservée aux exemples',
  kindRetiredRelay: 'une ancienne adresse de relais 6to4',
  kindBenchmarks: 'réservée aux tests de performance',
  kindMulticast: 'une adresse multicast',
  kindBroadcast: 'l’adresse de diffusion',
  kindReserved: 'réservée',
  kindTranslated: 'une adresse traduite dans un réseau privé',
  kindRelay: 'une adresse 6to4',
  kindTeredo: 'une adresse Teredo',
  kindNotAddress: 'autre chose qu’une adresse IP',
  kindUnassigned: 'une adresse qui n’est attribuée à personne sur Internet',
  hostUnknown:
    'L’hôte {host} n’existe pas dans le DNS. Vérifie son orthographe, ou attends qu’une nouvelle entrée se propage.',
  hostBroken:
    'L’hôte {host} ne peut pas être résolu : ses serveurs de noms répondent par une erreur. Vérifie les paramètres DNS du domaine.',
  hostSilent:
    'L’hôte {host} ne peut pas être résolu : ses serveurs de noms ne répondent pas. Vérifie les paramètres DNS du domaine.',
  hostUnresolved:
    'L’hôte {host} n’a pas pu être résolu, car aucun serveur de noms n’est joignable d’ici. Réessaie dans un moment.',
  hostRestarting: 'L’hôte {host} n’a pas été vérifié, car ce service redémarre. Réessaie dans un moment.',
  hostInterrupted: 'L’hôte {host} n’a pas été vérifié, car ce service a été interrompu. Réessaie dans un moment.',
  hostMissing: 'Saisis l’hôte, par exemple mc.example ou une adresse IP.',
  hostCharacters: 'L’hôte contient un espace ou un caractère invisible. Retape-le.',
  hostIsUrl: 'Saisis seulement l’hôte, par exemple mc.example, sans http:// et sans chemin.',
  hostWithPort: 'Saisis le port dans son propre champ, pas après l’hôte.',
  hostInvalid: '{host} n’est pas un nom d’hôte valide. Vérifie qu’il n’y a pas de faute de frappe.',
  portInvalid: 'Le port doit être un nombre de 1 à 65535.',
  portBlocked: 'Le port {port} est bloqué, car il appartient à un autre type de service ({service}).',
  portOfGame:
    'Le port 25565 est celui du jeu, qui ignore les votes. Utilise le port du plugin de vote, 8192 si tu ne l’as pas changé.',
  minecraftOnly: 'Seuls les serveurs Minecraft ont des écouteurs de votes.',
  tokenMissing: 'Colle le jeton de la configuration du plugin.',
  keyMissing: 'Colle toute la clé publique du fichier rsa/public.key du plugin.',
  listingDeleted: 'Cette fiche vient d’être supprimée.',
  listingGone: 'Cette fiche a été supprimée il y a un instant.',
  stillEnding:
    'Beaucoup de livraisons attendaient quand ceci a été désactivé ou retiré, et les terminer prend du temps. Enregistre de nouveau dans une minute.',
  discordUrl:
    'C’est une URL Discord, mais pas celle du webhook d’un salon. Dans Discord, ouvre les paramètres du salon, Intégrations, Webhooks, et choisis Copier l’URL du webhook.',
  discordUrlFormat: 'Retire {part} de la fin de l’URL : cette URL attend des messages dans un autre format.',
  slackUrlWorkflow:
    'Cette URL lance un workflow Slack, qui n’accepte pas de messages. Ouvre les paramètres de ton appli Slack sur api.slack.com/apps, Incoming Webhooks, et copie l’URL du webhook. Elle commence par https://hooks.slack.com/services/.',
  slackUrl:
    'C’est une URL Slack, mais pas celle d’un webhook entrant. Ouvre les paramètres de ton appli Slack sur api.slack.com/apps, Incoming Webhooks, et copie l’URL du webhook. Elle commence par https://hooks.slack.com/services/.',
  playerNotMinecraft: 'Seuls les votes pour des serveurs Minecraft peuvent contenir un pseudo.',
  playerTooLong: 'Un pseudo a au maximum {max, number} caractères, préfixe Bedrock compris.',
  playerCharacters:
    'Utilise seulement des lettres (A à Z), des chiffres et _ dans un pseudo, après un préfixe de deux caractères au plus, comme . ou *.',
  playerWithSpaces:
    'Utilise seulement des lettres (A à Z), des chiffres et _ dans un pseudo, après un préfixe de deux caractères au plus, comme . ou *. Joueurs Bedrock : saisis le pseudo tel qu’affiché sur le serveur, avec _ pour chaque espace.',
  playerMissing: 'Saisis le pseudo du joueur à récompenser avec le vote de test.',
} satisfies AreaTranslation<'targetValidation'>;
