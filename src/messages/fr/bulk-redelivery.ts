// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Choisir les livraisons',
  failedHint:
    'Ton endpoint les a rejetées avec un statut 4xx, tous les essais ont échoué, ou le webhook était désactivé.',
  deliveredHint: 'Envoie encore une fois les mêmes événements à ton endpoint.',
  recordedFrom: 'Enregistrés à partir de (UTC)',
  recordedUntil: 'Enregistrés jusqu’à (UTC) ; laisse vide pour maintenant',
  stateNotListed: 'Choisis des états dans la liste.',
  stateMissing: 'Choisis au moins un état.',
  found: '{votes, plural, =0 {Aucun vote correspondant} one {# vote sera renvoyé} other {# votes seront renvoyés}}',
  foundBetween:
    '{states, select, failed {Échoués} delivered {Livrés} other {Échoués et livrés}}, enregistrés du {since} au {until}. Les événements de test sont exclus.',
  foundUntilNow:
    '{states, select, failed {Échoués} delivered {Livrés} other {Échoués et livrés}}, enregistrés du {since} à maintenant. Les événements de test sont exclus.',
  howItWorks:
    '{perMinute, plural, one {# livraison est envoyée par minute} other {# livraisons sont envoyées par minute}}, dans l’ordre des votes, cela prend donc {minutes, plural, =0 {moins d’une minute} one {environ {duration}} other {environ {duration}}}. Pour chacune, il n’y a qu’une tentative, avec le même corps et le même ID d’événement : un endpoint qui écarte les doublons grâce à cet ID ne récompense donc jamais un vote deux fois.',
  redeliverVotes: '{votes, plural, one {Renvoyer # vote} other {Renvoyer # votes}}',
  unreachable: 'Ton endpoint était injoignable',
  votesFailed:
    '{votes, plural, one {# vote d’affilée a échoué, du {since} au {until}.} other {# votes d’affilée ont échoué, du {since} au {until}.}}',
  selectSince: 'Sélectionner tous les votes échoués depuis',
  redelivering: 'Renvoi en cours',
  last: 'Dernier renvoi en masse',
  running: 'En cours',
  done: 'Terminé',
  stopped: 'Arrêté',
  progress: '{done, number} sur {total, number}',
  queued: '{done, number} sur {total, number} dans la file.',
  queuedAndLeft:
    '{done, number} sur {total, number} dans la file, encore {minutes, plural, =0 {moins d’une minute} one {environ {duration}} other {environ {duration}}}.',
  started: 'Commencé {time}. Le <link>journal des livraisons</link> montre chaque résultat.',
  stop: 'Arrêter',
  redeliveryStarted: 'Le renvoi des livraisons a commencé.',
  otherRunning: 'Un autre renvoi en masse est en cours. Attends qu’il se termine, ou arrête-le.',
  redeliveryStopped: 'Arrêté. Les livraisons déjà dans la file seront quand même envoyées.',
  noneRunning: 'Aucun renvoi en masse n’est en cours.',
  noWebhook: 'Aucun webhook configuré',
  noWebhookText: 'Enregistre d’abord une URL d’endpoint. Tu pourras ensuite renvoyer les votes échoués.',
} satisfies AreaTranslation<'bulkRedelivery'>;
