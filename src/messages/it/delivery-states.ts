// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'In attesa',
  waitingMeans: 'È in coda e verrà inviata a breve.',
  sending: 'In invio',
  sendingMeans: 'Un tentativo è in corso.',
  delivered: 'Consegnata',
  deliveredMeans: 'È arrivata.',
  retrying: 'Da ritentare',
  retryingMeans: 'Un tentativo è fallito e ne seguirà un altro.',
  failed: 'Fallita',
  failedMeans: 'Non è arrivata, e non seguiranno altri tentativi in automatico.',
  held: 'Sospesa',
  heldMeans: 'Il webhook è in pausa. Verrà inviata quando lo riprendi.',
  inSentence:
    '{state, select, waiting {in attesa} sending {in invio} delivered {consegnata} retrying {da ritentare} failed {fallita} other {sospesa}}',
  rejectedByEndpoint: 'rifiutata dal tuo endpoint',
  notSent: 'non inviata',
  retriesUsedUp: 'tentativi esauriti',
  forEarlierVote: 'di un voto precedente',
  notConfirmed: 'non confermata',
  withAnotherVote: 'con un altro voto',
  rejectedByListener: 'rifiutata dal tuo listener',
  mayHaveArrived: 'forse arrivata',
  correctlyRejected: 'Rifiutata correttamente',
  notClearlyRejected: 'Rifiuto non chiaro',
  wronglyAccepted: 'Accettata per errore',
} satisfies AreaTranslation<'deliveryStates'>;
