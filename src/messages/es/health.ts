// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Listener de votos',
  lastDelivered: 'Último voto entregado {time}.',

  noResponse: 'sin respuesta',
  working:
    '{votes, plural, =0 {Funciona. Ningún voto en las últimas 24 horas.} one {Funciona. # voto entregado en las últimas 24 horas.} other {Funciona. # votos entregados en las últimas 24 horas.}}',
  openLog: 'Abrir el registro de entregas',
  failing:
    '{count, plural, one {El último intento falló ({reason}). Después de {limit, number} fallos seguidos, el webhook se desactiva.} other {Los últimos # intentos fallaron, el más reciente con {reason}. Después de {limit, number} fallos seguidos, el webhook se desactiva.}}',
  viewFailed: 'Ver los intentos fallidos',
  disabled:
    '{limit, plural, one {Desactivado después de # fallo seguido, el último con {reason}. Ya no se envían votos.} other {Desactivado después de # fallos seguidos, el último con {reason}. Ya no se envían votos.}}',
  fixEndpoint: 'Arregla tu endpoint y guarda su URL de nuevo',
  paused: 'En pausa. Los votos se retienen y se enviarán en orden cuando lo reanudes.',
  resume: 'Reanudar',
  noneSinceSaved: 'No se ha enviado ningún voto desde que se guardó el webhook. No se incluyen los eventos de prueba.',
  noneSent: 'Aún no se ha enviado ningún voto. No se incluyen los eventos de prueba.',
  sendTestEvent: 'Enviar evento de prueba',

  listenerFailing:
    '{votes, plural, one {El último voto no llegó. Los votos nunca se envían dos veces a un listener.} other {Los últimos # votos no llegaron. Los votos nunca se envían dos veces a un listener.}}',
  viewUnrewarded: 'Ver el motivo y los jugadores sin recompensa',
  listenerUnconfirmed:
    'Enviado, pero sin confirmar: este listener nunca confirma los votos v1. Usa un token v2 para asegurarte.',
  checkOrSwitch: 'Mira los votos recientes o cambia a un token v2',
  listenerWorking: 'Funciona. El último voto se aceptó.',
  votesAndSettings: 'Votos recientes y ajustes',
  listenerNoneSent: 'Aún no se ha enviado ningún voto. No se incluyen los votos de prueba.',
  sendTestVote: 'Enviar voto de prueba',

  noWebhook: 'Sin webhook configurado',
  labelDisabled: '{kind, select, webhook {Webhook desactivado} other {Listener desactivado}}',
  labelPaused: '{kind, select, webhook {Webhook en pausa} other {Listener en pausa}}',
  labelFailing:
    '{kind, select, webhook {Fallos seguidos del webhook: {count, number}} other {Fallos seguidos del listener: {count, number}}}',
  labelNoneSinceSaved: 'Webhook: sin votos desde que se guardó',
  labelUnconfirmed: 'Listener: enviado, sin confirmar',
  labelWorking: '{kind, select, webhook {El webhook funciona} other {El listener funciona}}',
  labelNoVotes: '{kind, select, webhook {Webhook: aún sin votos} other {Listener: aún sin votos}}',
} satisfies AreaTranslation<'health'>;
