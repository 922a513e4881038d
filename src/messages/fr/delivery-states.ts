// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'En attente',
  waitingMeans: 'Elle est dans la file et sera envoyée sous peu.',
  sending: 'Envoi en cours',
  sendingMeans: 'Une tentative est en cours.',
  delivered: 'Livrée',
  deliveredMeans: 'Elle est arrivée.',
  retrying: 'Nouvel essai',
  retryingMeans: 'Une tentative a échoué, et une autre suivra.',
  failed: 'Échouée',
  failedMeans: 'Elle n’est pas arrivée, et aucune autre tentative ne suivra d’elle-même.',
  held: 'Retenue',
  heldMeans: 'Le webhook est en pause. Elle sera envoyée à la reprise.',
  inSentence:
    '{state, select, waiting {en attente} sending {envoi en cours} delivered {livrée} retrying {nouvel essai} failed {échouée} other {retenue}}',
  rejectedByEndpoint: 'rejetée par ton endpoint',
  notSent: 'non envoyée',
  retriesUsedUp: 'essais épuisés',
  forEarlierVote: 'd’un vote précédent',
  notConfirmed: 'non confirmée',
  withAnotherVote: 'avec un autre vote',
  rejectedByListener: 'rejetée par ton écouteur',
  mayHaveArrived: 'peut-être arrivée',
  correctlyRejected: 'Rejetée à raison',
  notClearlyRejected: 'Pas clairement rejetée',
  wronglyAccepted: 'Acceptée à tort',
} satisfies AreaTranslation<'deliveryStates'>;
