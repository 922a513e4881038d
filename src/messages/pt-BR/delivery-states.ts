// The states of deliveries, and what they mean.
import type { AreaTranslation } from '../message.ts';

export default {
  waiting: 'Na fila',
  waitingMeans: 'Está na fila e será enviada em breve.',
  sending: 'Enviando',
  sendingMeans: 'Uma tentativa está em andamento.',
  delivered: 'Entregue',
  deliveredMeans: 'Chegou.',
  retrying: 'Tentando de novo',
  retryingMeans: 'Uma tentativa falhou, e outra vem em seguida.',
  failed: 'Falhou',
  failedMeans: 'Não chegou, e não haverá outra tentativa automática.',
  held: 'Em espera',
  heldMeans: 'O webhook está pausado. O envio é feito quando você retomar o webhook.',
  inSentence:
    '{state, select, waiting {na fila} sending {enviando} delivered {entregue} retrying {tentando de novo} failed {falhou} other {em espera}}',
  rejectedByEndpoint: 'seu endpoint recusou',
  notSent: 'não enviado',
  retriesUsedUp: 'tentativas esgotadas',
  forEarlierVote: 'por um voto anterior',
  notConfirmed: 'sem confirmação',
  withAnotherVote: 'com outro voto',
  rejectedByListener: 'seu receptor recusou',
  mayHaveArrived: 'pode ter chegado',
  correctlyRejected: 'Recusa correta',
  notClearlyRejected: 'Recusa não clara',
  wronglyAccepted: 'Aceita por engano',
} satisfies AreaTranslation<'deliveryStates'>;
