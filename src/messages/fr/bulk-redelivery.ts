// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Choisir les livraisons',
  failedHint:
    'Ton endpoint les a rejetées avec un statut 4xx, tous les essais ont échoué, ou le webhook était désactivé.',
  deliveredHint: 'Envoie de nouveau les mêmes événements à ton endpoint.',
  recordedFrom: 'Enregistrés à partir de (UTC)',
  recordedUntil: 'Enregistrés jusqu’à (UTC) ; vide signifie maintenant',
  stateNotListed: 'Choisis des états dans la liste.',
  stateMissing: 'Choisis au moins un état.',
  found: '{votes, plural, =0 {Aucun vote correspondant} one {# vote sera relivré} other {# votes seront relivrés}}',
  foundBetween:
    '{states, select, failed {Échoués} delivered {Livrés} other {Échoués et livrés}}, enregistrés du {since} au {until}. Les événements de test sont exclus.',
  foundUntilNow:
    '{states, select, failed {Échoués} delivered {Livrés} other {Échoués et livrés}}, enregistrés du {since} à maintenant. Les événements de test sont exclus.',
  howItWorks:
    '{perMinute, plural, one {# livraison est envoyée par minute} other {# livraisons sont envoyées par minute}}, dans l’ordre des votes, cela prend donc {minutes, plural, =0 {moins d’une minute} one {environ {duration}} other {environ {duration}}}. Chacune est une seule tentative avec les mêmes corps et ID d’événement : un endpoint qui dédoublonne par ID d’événement ne récompense donc jamais un vote deux fois.',
  redeliverVotes: 'Relivrer {votes, number}',
  unreachable: 'Ton endpoint était injoignable',
  votesFailed:
    '{votes, plural, one {# vote d’affilée a échoué, du {since} au {until}.} other {# votes d’affilée ont échoué, du {since} au {until}.}}',
  selectSince: 'Sélectionner tous les votes échoués depuis',
  redelivering: 'Relivraison',
  last: 'Dernière relivraison en masse',
  running: 'En cours',
  done: 'Terminée',
  stopped: 'Arrêtée',
  progress: '{done, number} sur {total, number}',
  queued: '{done, number} sur {total, number} dans la file.',
  queuedAndLeft:
    '{done, number} sur {total, number} dans la file, encore {minutes, plural, =0 {moins d’une minute} one {environ {duration}} other {environ {duration}}}.',
  started: 'Commencée {time}. Le <link>journal des livraisons</link> montre chaque résultat.',
  stop: 'Arrêter',
  redeliveryStarted: 'Les livraisons sont en cours de relivraison.',
  otherRunning: 'Une autre relivraison en masse est en cours. Attends qu’elle se termine, ou arrête-la.',
  redeliveryStopped: 'Arrêtée. Les livraisons déjà dans la file sont encore envoyées.',
  noneRunning: 'Aucune relivraison en masse n’est en cours.',
  noWebhook: 'Aucun webhook configuré',
  noWebhookText: 'Enregistre d’abord une URL d’endpoint. Tu pourras ensuite relivrer les votes échoués.',
} satisfies AreaTranslation<'bulkRedelivery'>;
