// Test events, test votes, and the self-check of an endpoint. `{duration}` is such as “86 ms” or “40 s”.
import type { AreaTranslation } from '../message.ts';

export default {
  testEvent: 'Evento de prueba',
  delivered: 'Entregado',
  notDelivered: 'No entregado',
  testEventText: 'Un voto marcado como prueba. No cuenta.',
  sendTestEvent: 'Enviar evento de prueba',
  sendAgain: 'Enviar de nuevo',
  totalAt: '{address} · {duration} en total',
  total: '{duration} en total',
  response: 'Respuesta',
  tooManyEvents: 'Enviaste demasiados eventos de prueba. Espera un minuto e inténtalo de nuevo.',
  tooManyEventsFor: 'Enviaste demasiados eventos de prueba. Espera {duration} e inténtalo de nuevo.',
  saveUrlFirst: 'Guarda la URL de un endpoint antes de enviar un evento de prueba.',

  sentToStream: 'Enviado. Los programas conectados al stream en directo reciben ahora el evento de prueba.',
  nobodyConnected:
    'No hay ningún programa conectado al stream en directo, así que nadie recibió el evento de prueba. Inicia tu programa y envía otro.',
  listingDeleted: 'No se pudo enviar el evento de prueba porque la ficha se eliminó.',

  selfCheck: 'Autocomprobación',
  passed: 'Superada',
  failed: 'No superada',
  selfCheckText:
    'Envía a tu endpoint una petición válida, la misma otra vez, una falsificada, una sin firma y una antigua, y muestra si cada respuesta es correcta. Tarda hasta 20 segundos.',
  selfCheckRequests:
    'Cada petición es un evento de prueba: no cuenta como voto, contiene <code>"test": true</code> y aparece en el <link>registro de entregas</link>.',
  checkMyEndpoint: 'Comprobar mi endpoint',
  checkAgain: 'Comprobar de nuevo',
  pass: 'Bien',
  unclear: 'Dudoso',
  fail: 'Mal',
  responseAfter: '{sent} Respuesta: {response} después de {duration}.',
  codeToAdd: 'Añade esto a tu endpoint (Node)',
  theCode: 'el código',
  moreLanguages: 'La <link>guía</link> tiene código en otros cinco lenguajes.',
  saveUrlBeforeCheck: 'Guarda la URL de un endpoint antes de comprobarlo.',
  chatChannel:
    'El webhook es un canal de chat. Los canales de chat no verifican firmas, así que no hay nada que comprobar.',
  createSecretFirst: 'Primero crea un secreto de firma. La autocomprobación prueba si tu endpoint verifica las firmas.',
  tooManyChecks:
    '{max, plural, one {Puedes hacer # comprobación cada 5 minutos. Espera {duration} e inténtalo de nuevo.} other {Puedes hacer # comprobaciones cada 5 minutos. Espera {duration} e inténtalo de nuevo.}}',

  testVote: 'Voto de prueba',
  testVoteText: 'Envía un voto real: el jugador recibe la recompensa, pero el voto no cuenta.',
  player: 'Jugador',
  playerHint: 'El nombre como se ve en el servidor. En Bedrock, incluye el prefijo: .Steve',
  sendTestVote: 'Enviar voto de prueba',
  saveListenerFirst: 'Guarda tu listener de votos antes de enviar un voto de prueba.',
  tooManyVotes:
    '{max, plural, one {Puedes enviar # voto de prueba por minuto. Espera {seconds, number} s e inténtalo de nuevo.} other {Puedes enviar # votos de prueba por minuto. Espera {seconds, number} s e inténtalo de nuevo.}}',

  testVoteFor: 'Voto de prueba para {player}',
  stepByStep: 'Paso a paso',
  stepByStepText: 'Cada paso aparece en cuanto ocurre. La prueba tarda como máximo 12 segundos.',
  backToListener: 'Volver al listener de votos',
  listenerRemoved: 'El listener de votos se acaba de quitar, así que no se envió nada.',
  listenerRemovedTodo: 'Guárdalo de nuevo y envía el voto de prueba.',
  internalError: 'Algo falló por nuestra parte y no sabemos si el voto se envió.',
  internalErrorTodo: 'Mira los votos recientes del listener antes de enviar otro.',
  contactSupport: 'Si contactas con soporte, incluye este código: {code}',
} satisfies AreaTranslation<'tests'>;
