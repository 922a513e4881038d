// Redelivering many events at once.
import type { AreaTranslation } from '../message.ts';

export default {
  chooseDeliveries: 'Elegir entregas',
  failedHint: 'Tu endpoint las rechazó con un estado 4xx, fallaron todos los reintentos o el webhook se desactivó.',
  deliveredHint: 'Envía otra vez los mismos eventos a tu endpoint.',
  recordedFrom: 'Registradas desde (UTC)',
  recordedUntil: 'Registradas hasta (UTC); vacío significa ahora',
  stateNotListed: 'Elige estados de la lista.',
  stateMissing: 'Elige al menos un estado.',

  found: '{votes, plural, =0 {Ningún voto coincide} one {Se reenviará # voto} other {Se reenviarán # votos}}',
  foundBetween:
    '{states, select, failed {Fallidos} delivered {Entregados} other {Fallidos y entregados}}, registrados desde el {since} hasta el {until}. No se incluyen los eventos de prueba.',
  foundUntilNow:
    '{states, select, failed {Fallidos} delivered {Entregados} other {Fallidos y entregados}}, registrados desde el {since} hasta ahora. No se incluyen los eventos de prueba.',
  howItWorks:
    '{perMinute, plural, one {Se envía # entrega por minuto} other {Se envían # entregas por minuto}}, en el orden de los votos, así que tardará {minutes, plural, =0 {menos de un minuto} one {cerca de {duration}} other {cerca de {duration}}}. Cada una es un solo intento con el mismo cuerpo y el mismo ID de evento, así que un endpoint que descarta duplicados por ID de evento nunca recompensa un voto dos veces.',
  redeliverVotes: 'Reenviar {votes, number}',

  unreachable: 'No se pudo llegar a tu endpoint',
  votesFailed:
    '{votes, plural, one {Falló # voto, desde el {since} hasta el {until}.} other {Fallaron # votos seguidos, desde el {since} hasta el {until}.}}',
  selectSince: 'Seleccionar todos los votos fallidos desde entonces',

  redelivering: 'Reenviando',
  last: 'Último reenvío en bloque',
  running: 'En curso',
  done: 'Terminado',
  stopped: 'Detenido',
  progress: '{done, number} de {total, number}',
  queued: '{done, number} de {total, number} en cola.',
  queuedAndLeft:
    '{done, number} de {total, number} en cola, {minutes, plural, =0 {queda menos de un minuto} one {quedan cerca de {duration}} other {quedan cerca de {duration}}}.',
  started: 'Empezó {time}. El <link>registro de entregas</link> muestra cada resultado.',
  stop: 'Detener',

  redeliveryStarted: 'Las entregas se están reenviando.',
  otherRunning: 'Hay otro reenvío en bloque en curso. Espera a que termine o detenlo.',
  redeliveryStopped: 'Detenido. Las entregas que ya estaban en cola se envían igualmente.',
  noneRunning: 'No hay ningún reenvío en bloque en curso.',
  noWebhook: 'Sin webhook configurado',
  noWebhookText: 'Guarda primero la URL de un endpoint. Después podrás reenviar los votos fallidos.',
} satisfies AreaTranslation<'bulkRedelivery'>;
