// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Options et secret',
  yourSecret: 'Ton secret de signature',
  theSecret: 'le secret de signature',
  copySecretNow: 'Copie-le maintenant et garde-le avec la configuration de ton endpoint. Il ne sera plus affiché.',
  votesToChat: 'Les votes sont publiés dans un salon {channel} : {url}',
  endpointUrl: 'URL de l’endpoint',
  newUrl: 'Nouvelle URL',
  urlHint:
    'Une URL HTTPS qui accepte les requêtes POST. Avec une URL de webhook {channels}, les votes sont publiés dans le salon sous forme de messages mis en forme.',
  localUrls:
    'Comme ce service tourne sur ton propre ordinateur, tu peux aussi utiliser des URL locales comme http://localhost:8080.',
  saveAndEnable: 'Enregistrer et activer',
  urlMissing: 'Saisis l’adresse de ton endpoint.',
  urlTooLong: 'Utilise au maximum {max, number} caractères pour l’adresse.',
  saved: 'Enregistré. Les nouveaux votes seront envoyés à cet endpoint.',
  isPaused: 'Le webhook est en pause.',
  isPausedText: 'Les votes sont retenus et seront envoyés dans l’ordre à la reprise.',
  resume: 'Reprendre',
  isDisabled:
    '{failures, plural, one {Le webhook a été désactivé après # échec d’affilée.} other {Le webhook a été désactivé après # échecs d’affilée.}}',
  isDisabledText:
    'Corrige ton endpoint, envoie un événement de test, puis enregistre de nouveau l’URL pour activer le webhook et remettre le compteur d’échecs à zéro. Les votes émis entre-temps ne sont pas envoyés automatiquement. Tu peux les renvoyer depuis le <link>journal des livraisons</link> pendant {days, plural, one {# jour} other {# jours}}.',
  health: 'État',
  deliveredInDay: 'Livrés en 24 h',
  retrying: 'Nouvel essai',
  failed: 'Échoués',
  lastDelivered: 'Dernier vote livré',
  never: 'Jamais',
  lastFailure: 'Dernier échec',
  failedAt: '{time}, {reason}',
  noFailure: 'Aucun',
  testsNotIncluded: 'Les événements de test ne sont pas compris.',
  openLog: 'Ouvrir le journal des livraisons',
  nextSteps: 'La suite',
  nextSecret:
    'Tu reçois un secret de signature, affiché une seule fois. Ton endpoint l’utilise pour vérifier que les votes sont authentiques.',
  nextTest: 'Tu envoies un événement de test et vois comment ton endpoint répond.',
  nextVotes: 'Chaque vote arrive en quelques secondes. Les livraisons échouées sont réessayées jusqu’à cinq fois.',
  annulledVotes: 'Votes annulés',
  on: 'Activé',
  off: 'Désactivé',
  annulmentsText:
    'Quand le staff annule des votes, ton endpoint peut recevoir un événement <code>vote.annulled</code> pour chacun, et <code>vote.restored</code> s’ils sont rétablis. N’active ceci que si ton endpoint gère ces événements.',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  annulmentsOn: 'Les événements de votes annulés sont maintenant envoyés.',
  annulmentsOff: 'Les événements de votes annulés ne sont plus envoyés.',
  secretAndRemoval: 'Secret et suppression',
  pauseOrRemove: 'Mettre en pause ou retirer',
  rotateNew:
    'Si le secret est perdu ou divulgué plus tard, renouvelle-le. X-Webhook-Signature passe tout de suite au nouveau secret. L’en-tête Standard Webhooks est signé avec les deux secrets pendant 24 heures.',
  rotateShownBefore:
    'Le secret a été affiché à sa création. S’il a été perdu ou divulgué, renouvelle-le. X-Webhook-Signature passe tout de suite au nouveau secret. L’en-tête Standard Webhooks est signé avec les deux secrets pendant 24 heures.',
  notSigned:
    'Les livraisons ne sont pas signées. Crée un secret pour que ton endpoint puisse distinguer les vrais votes des faux.',
  rotateSecret: 'Renouveler le secret',
  createSecret: 'Créer un secret',
  pause: 'Pause',
  paused: 'En pause. Les votes sont retenus jusqu’à la reprise.',
  resumed: 'Repris. Les votes retenus sont envoyés dans l’ordre.',
  rotateTitle: 'Renouveler le secret de signature',
  rotateQuestion: 'Renouveler le secret de signature ?',
  rotateText:
    '<code>X-Webhook-Signature</code> utilise le nouveau secret dès la prochaine livraison, mets donc ton endpoint à jour tout de suite. L’en-tête Standard Webhooks est signé avec les deux secrets pendant 24 heures.',
  secretInUse: 'Le nouveau secret est utilisé.',
  removeTitle: 'Retirer le webhook',
  removeQuestion: 'Retirer le webhook ?',
  removeWebhook: 'Retirer le webhook',
  removeText:
    'Cela supprime l’URL et le secret, et annule les livraisons en attente. Les votes comptent toujours. Pour arrêter les livraisons provisoirement, mets plutôt le webhook en pause.',
  removed: 'Le webhook a été retiré.',
  howToVerify: 'Comment vérifier un vote',
  howToVerifyText:
    'Calcule le HMAC-SHA256 du corps brut avec tout le secret, y compris <code>whsec_</code>, et compare-le à <code>X-Webhook-Signature</code>. Réponds par un statut 2xx une fois le vote enregistré. Utilise <code>{header}</code> pour repérer les doublons, et ne donne pas de récompense pour les événements avec <code>"test": true</code>.',
} satisfies AreaTranslation<'webhook'>;
