// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Écouteur de votes',
  lastDelivered: 'Dernier vote livré {time}.',
  noResponse: 'pas de réponse',
  working:
    '{votes, plural, =0 {Opérationnel. Aucun vote ces 24 dernières heures.} one {Opérationnel. # vote livré ces 24 dernières heures.} other {Opérationnel. # votes livrés ces 24 dernières heures.}}',
  openLog: 'Ouvrir le journal des livraisons',
  failing:
    '{count, plural, =1 {La dernière tentative a échoué ({reason}). Après {limit, number} échecs d’affilée, le webhook est désactivé.} one {La dernière tentative a échoué ({reason}). Après {limit, number} échecs d’affilée, le webhook est désactivé.} other {Les # dernières tentatives ont échoué (dernier échec : {reason}). Après {limit, number} échecs d’affilée, le webhook est désactivé.}}',
  viewFailed: 'Voir les tentatives échouées',
  disabled:
    '{limit, plural, one {Désactivé après # échec d’affilée (dernier échec : {reason}). Les votes ne sont plus envoyés.} other {Désactivé après # échecs d’affilée (dernier échec : {reason}). Les votes ne sont plus envoyés.}}',
  fixEndpoint: 'Corrige ton endpoint, puis enregistre de nouveau son URL',
  paused: 'En pause. Les votes sont retenus et seront envoyés dans l’ordre à la reprise.',
  resume: 'Reprendre',
  noneSinceSaved:
    'Aucun vote n’a été envoyé depuis l’enregistrement du webhook. Les événements de test ne sont pas compris.',
  noneSent: 'Aucun vote n’a encore été envoyé. Les événements de test ne sont pas compris.',
  sendTestEvent: 'Envoyer un événement de test',
  listenerFailing:
    '{votes, plural, one {Le # dernier vote n’est pas arrivé. Les votes ne sont jamais envoyés deux fois à un écouteur.} other {Les # derniers votes ne sont pas arrivés. Les votes ne sont jamais envoyés deux fois à un écouteur.}}',
  viewUnrewarded: 'Voir la raison et les joueurs non récompensés',
  listenerUnconfirmed:
    'Envoyé, mais pas confirmé : cet écouteur ne confirme jamais les votes v1. Utilise un jeton v2 pour avoir une confirmation.',
  checkOrSwitch: 'Regarder les votes récents, ou passer à un jeton v2',
  listenerWorking: 'Opérationnel. Le dernier vote a été accepté.',
  votesAndSettings: 'Votes récents et paramètres',
  listenerNoneSent: 'Aucun vote n’a encore été envoyé. Les votes de test ne sont pas compris.',
  sendTestVote: 'Envoyer un vote de test',
  noWebhook: 'Aucun webhook configuré',
  labelDisabled: '{kind, select, webhook {Webhook désactivé} other {Écouteur désactivé}}',
  labelPaused: '{kind, select, webhook {Webhook en pause} other {Écouteur en pause}}',
  labelFailing:
    '{kind, select, webhook {Webhook en échec : {count, number} d’affilée} other {Écouteur en échec : {count, number} d’affilée}}',
  labelNoneSinceSaved: 'Webhook : aucun vote depuis l’enregistrement',
  labelUnconfirmed: 'Écouteur : envoyé, non confirmé',
  labelWorking: '{kind, select, webhook {Webhook opérationnel} other {Écouteur opérationnel}}',
  labelNoVotes: '{kind, select, webhook {Webhook : pas encore de vote} other {Écouteur : pas encore de vote}}',
} satisfies AreaTranslation<'health'>;
