// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'En espera',
  waitingMeans: 'Está en cola y se enviará enseguida.',
  sending: 'Enviando',
  sendingMeans: 'Hay un intento en curso.',
  delivered: 'Entregado',
  deliveredMeans: 'Llegó.',
  retrying: 'Reintentando',
  retryingMeans: 'Un intento falló y habrá otro.',
  failed: 'Fallido',
  failedMeans: 'No llegó y no habrá más intentos automáticos.',
  held: 'Retenido',
  heldMeans: 'El webhook está en pausa. Se envía cuando lo reanudes.',

  inSentence:
    '{state, select, waiting {en espera} sending {enviando} delivered {entregado} retrying {reintentando} failed {fallido} other {retenido}}',

  rejectedByEndpoint: 'rechazado por tu endpoint',
  notSent: 'no enviado',
  retriesUsedUp: 'sin más reintentos',
  forEarlierVote: 'de un voto anterior',
  notConfirmed: 'sin confirmar',
  withAnotherVote: 'con otro voto',
  rejectedByListener: 'rechazado por tu listener',
  mayHaveArrived: 'pudo haber llegado',

  correctlyRejected: 'Correctamente rechazada',
  notClearlyRejected: 'Rechazo poco claro',
  wronglyAccepted: 'Aceptada por error',
} satisfies AreaTranslation<'deliveryStates'>;
