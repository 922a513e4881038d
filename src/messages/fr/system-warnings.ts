// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'La base de données n’a pas répondu à temps',
  databaseSlowTodo:
    'Vérifie la charge et le journal de la base de données. Certains chiffres manquent jusqu’à ce qu’elle réponde.',
  leasesLost: 'Des endpoints sont attribués à un processus disparu',
  leasesLostTodo:
    'D’autres processus les reprennent en quelques secondes. Si cet avertissement persiste, aucun processus n’envoie de livraisons : démarre-en un avec ROLE=all ou ROLE=worker.',
  overdue: 'Des livraisons sont en retard de plus de cinq minutes',
  overdueTodo:
    'Un seul endpoint lent ou en échec peut en être la cause : vérifie les endpoints en échec ci-dessous. S’il n’y en a pas, vérifie qu’un worker tourne.',
  nobodyVotes: 'Personne ne peut voter',
  nobodyVotesTodo:
    'Pour voter, il faut une adresse e-mail confirmée ou un compte connecté d’un service de connexion, et ni l’un ni l’autre n’est configuré. Définis SMTP_URL, ou configure un service, comme Discord avec DISCORD_CLIENT_ID et DISCORD_CLIENT_SECRET. Pour laisser tout le monde voter, définis REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'Le captcha avant un vote ne fonctionne pas',
  captchaRefusedTodo:
    '{name} rejette VOTE_CAPTCHA_SITE_KEY ou VOTE_CAPTCHA_SECRET, les votants résolvent donc à la place notre énigme la plus difficile. Copie de nouveau les deux clés depuis son tableau de bord, et redémarre.',
  captchaDownTodo:
    '{name} ne répond pas, les votants résolvent donc à la place notre énigme la plus difficile. Vérifie que cette machine peut s’y connecter.',
  trialEnded: 'Le mode d’essai est terminé',
  trialEndedTodo:
    'D’autres personnes peuvent accéder à ce service. Détecté le {time} : {sign}. Les webhooks ne peuvent plus atteindre cette machine. Définis BASE_URL avec l’adresse que les gens utilisent.',
  loopback: 'BASE_URL est une adresse de cette machine',
  loopbackTodo:
    'Les liens des e-mails et webhooks ne fonctionnent pour personne d’autre. Définis BASE_URL avec l’adresse que les gens utilisent.',
  notHttps: 'BASE_URL n’est pas en https',
  notHttpsTodo:
    'Mots de passe et cookies sont envoyés en clair, et personne ne peut voter, car la vérification avant un vote ne marche qu’en https. Mets un proxy avec un certificat TLS devant Plaudit, et définis BASE_URL avec une adresse https.',
  noMail: 'Aucun e-mail n’est envoyé',
  noMailTodo:
    'Les gens ne peuvent ni confirmer leur adresse ni réinitialiser eux-mêmes leur mot de passe. Définis SMTP_URL. D’ici là, le staff peut créer des liens de réinitialisation sur la page de chaque personne sous Personnes.',
  mailWaiting: 'Des e-mails attendent depuis plus de 15 minutes',
  mailWaitingTodo:
    '{reason} L’envoi des e-mails est retenté pendant un jour. Vérifie que le serveur de messagerie de SMTP_URL répond.',
  nobodySends: 'Aucun processus ne les envoie.',
  mailUnreachable: 'Le serveur de messagerie est injoignable.',
  mailTimeout: 'Le serveur de messagerie n’a pas répondu à temps.',
  mailTls: 'Aucune connexion sécurisée n’a pu être établie avec le serveur de messagerie.',
  mailSignIn: 'Le serveur de messagerie a refusé le nom d’utilisateur et le mot de passe de SMTP_URL.',
  mailSender: 'Le serveur de messagerie a refusé l’expéditeur. Choisis-en un autre avec `?from=` dans SMTP_URL.',
  mailRecipient: 'Le serveur de messagerie ne connaît pas le destinataire.',
  mailContent: 'Le serveur de messagerie a refusé cet e-mail.',
  mailLater: 'Le serveur de messagerie demande de réessayer plus tard.',
  mailProtocol: 'SMTP_URL ne mène pas à un serveur de messagerie.',
  mailExpired: 'L’e-mail n’a pas pu être envoyé avant l’expiration de son lien.',
  mailUnreadable: 'L’e-mail a été enregistré avec une autre SECRET_KEY.',
  mailUntried: 'Pas encore tenté.',
  staffChat: 'Les alertes n’atteignent pas le salon du staff',
  staffChatTodo: '{happened} {todo} L’envoi des alertes est retenté pendant un jour.',
  noChallenge: 'Voter ne demande aucune énigme',
  noChallengeTodo:
    'Les votes automatisés sont aussi faciles que les vrais. VOTE_CHALLENGE=off n’est prévu que pour les tests.',
  privateTargets: 'Les webhooks peuvent atteindre des adresses privées',
  privateTargetsTodo:
    'Chaque propriétaire peut envoyer des requêtes aux adresses de ALLOW_PRIVATE_TARGETS. Laisse vide sur un site public.',
  embeddedLarge: 'La base de données intégrée est volumineuse',
  embeddedLargeTodo:
    'Au-delà d’environ 2 Go, PostgreSQL fonctionne mieux. `plaudit move` y déplace tout ; docs/operate.md explique comment.',
  sessionsLost: 'Des connexions à PostgreSQL ont perdu leur session',
  sessionsLostTodo:
    'Un pooler de connexions a été mis devant PostgreSQL ou réglé en mode transaction pendant que ce processus tournait, certaines instructions échouent donc. Redémarre tous les processus : ils s’adaptent au démarrage.',
  notNotified: 'Les processus ne se signalent pas les votes',
  notNotifiedTodo:
    'DATABASE_URL passe par un pooler de connexions, chaque processus interroge donc toutes les {seconds, plural, one {# seconde} other {# secondes}}. Définis DATABASE_DIRECT_URL avec l’adresse de PostgreSQL lui-même, que chaque processus utilise alors pour une connexion.',
  replicaUnused: 'Le réplica de lecture n’est pas utilisé',
  replicaUnusedTodo:
    'Les pages sont lues depuis le primaire, à cause du réplica de DATABASE_READ_URL : {reason}. Il sera réutilisé de lui-même.',
  replicaUnchecked: 'il n’a pas encore été vérifié',
  replicaFailedQuery: 'une requête y a échoué',
  replicaSilent: 'il ne répond pas',
  replicaBehind: 'il est trop en retard',
  replicaOther: 'ce n’est pas une copie de cette base de données',
  replicaUnreachable: 'le réplica ou le primaire ne répond pas',
  replicaNotStandby: 'ce n’est pas un standby',
  connections: 'Connexions',
  connectionsDirect: 'directes',
  connectionsPooled:
    'par un pooler de connexions en mode transaction, certains processus ne sont donc peut-être pas listés',
  prepared: 'Instructions préparées',
  on: 'activé',
  off: 'désactivé',
  votesOfOthers: 'Votes d’autres processus',
  foundAtOnce: 'trouvés tout de suite, par notifications',
  foundByPolling:
    'trouvés en une demi-seconde, en interrogeant toutes les {seconds, plural, one {# seconde} other {# secondes}} ; les pages de journal ouvertes sont actualisées en 3 secondes',
  replica: 'Réplica de lecture',
  replicaInUse: 'utilisé',
  replicaInUseBehind: 'utilisé, {seconds} secondes de retard',
  replicaNotInUse: 'non utilisé : {reason}',
  replicaNotInUseBehind: 'non utilisé : {reason}, {seconds} secondes de retard',
  backupFailed: 'La dernière sauvegarde a échoué',
  backupFailedTodo: '{message} Lance ensuite `plaudit backup`.',
  backupOld: 'La sauvegarde la plus récente est trop ancienne',
  backupOldTodo:
    'Elle a été faite il y a {hours, plural, one {# heure} other {# heures}}. Vérifie qu’un processus avec ROLE all ou worker tourne, et son journal.',
  commitOff: 'PostgreSQL confirme les votes avant qu’ils soient sur son disque',
  commitOffTodo: 'Une panne de sa machine perd les votes les plus récents. Mets synchronous_commit sur on.',
  standbyMissing: 'PostgreSQL attend un standby qui n’est pas connecté',
  standbyMissingTodo:
    'Aucun vote n’est enregistré avant le retour d’un standby de synchronous_standby_names. Vérifie les standbys.',
  commitLocal: 'Les votes n’attendent pas le standby',
  commitLocalTodo:
    'Un basculement peut perdre les votes les plus récents, et un vote peut être envoyé deux fois à un serveur Minecraft. Mets synchronous_commit sur on. docs/high-availability.md explique comment.',
  noSynchronous: 'PostgreSQL a un standby, mais aucun n’est synchrone',
  noSynchronousTodo:
    'Un basculement peut perdre les votes les plus récents, et un vote peut être envoyé deux fois à un serveur Minecraft. Définis synchronous_standby_names, ou synchronous_mode dans Patroni. docs/high-availability.md explique comment.',
} satisfies AreaTranslation<'systemWarnings'>;
