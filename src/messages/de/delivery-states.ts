// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'Wartet',
  waitingMeans: 'Sie ist eingereiht und wird gleich gesendet.',
  sending: 'Wird gesendet',
  sendingMeans: 'Ein Versuch läuft.',
  delivered: 'Zugestellt',
  deliveredMeans: 'Sie ist angekommen.',
  retrying: 'Wird wiederholt',
  retryingMeans: 'Ein Versuch ist fehlgeschlagen, und ein weiterer folgt.',
  failed: 'Fehlgeschlagen',
  failedMeans: 'Sie ist nicht angekommen, und es folgt von selbst kein weiterer Versuch.',
  held: 'Angehalten',
  heldMeans: 'Der Webhook ist pausiert. Sie wird gesendet, wenn du ihn fortsetzt.',

  inSentence:
    '{state, select, waiting {wartend} sending {wird gesendet} delivered {zugestellt} retrying {wird wiederholt} failed {fehlgeschlagen} other {angehalten}}',

  rejectedByEndpoint: 'von deinem Endpunkt abgelehnt',
  notSent: 'nicht gesendet',
  retriesUsedUp: 'Wiederholungen aufgebraucht',
  forEarlierVote: 'auf einen früheren Vote',
  notConfirmed: 'nicht bestätigt',
  withAnotherVote: 'mit einem anderen Vote',
  rejectedByListener: 'von deinem Listener abgelehnt',
  mayHaveArrived: 'vielleicht angekommen',

  correctlyRejected: 'Richtigerweise abgelehnt',
  notClearlyRejected: 'Nicht eindeutig abgelehnt',
  wronglyAccepted: 'Fälschlich angenommen',
} satisfies AreaTranslation<'deliveryStates'>;
