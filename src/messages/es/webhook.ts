// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Opciones y secreto',

  yourSecret: 'Tu secreto de firma',
  theSecret: 'el secreto de firma',
  copySecretNow: 'Cópialo ahora y guárdalo con la configuración de tu endpoint. No se volverá a mostrar.',

  votesToChat: 'Los votos se publican en un canal de {channel}: {url}',
  endpointUrl: 'URL del endpoint',
  newUrl: 'URL nueva',
  urlHint:
    'Una URL HTTPS que acepte peticiones POST. Con la URL de un webhook de {channels}, los votos se publican en el canal como mensajes con formato.',
  localUrls:
    'Como este servicio se ejecuta en tu propio equipo, también puedes usar URL locales como http://localhost:8080.',
  saveAndEnable: 'Guardar y activar',
  urlMissing: 'Escribe la dirección de tu endpoint.',
  urlTooLong: 'Usa como máximo {max, number} caracteres para la dirección.',
  saved: 'Guardado. Los votos nuevos se enviarán a este endpoint.',

  isPaused: 'El webhook está en pausa.',
  isPausedText: 'Los votos se retienen y se enviarán en orden cuando lo reanudes.',
  resume: 'Reanudar',
  isDisabled:
    '{failures, plural, one {El webhook se desactivó después de # fallo seguido.} other {El webhook se desactivó después de # fallos seguidos.}}',
  isDisabledText:
    'Arregla tu endpoint, envía un evento de prueba y guarda la URL de nuevo para activar el webhook y poner a cero los fallos. Los votos emitidos mientras tanto no se envían automáticamente. Puedes reenviarlos desde el <link>registro de entregas</link> durante {days, plural, one {# día} other {# días}}.',

  health: 'Estado',
  deliveredInDay: 'Entregados en 24 h',
  retrying: 'Reintentando',
  failed: 'Fallidos',
  lastDelivered: 'Último voto entregado',
  never: 'Nunca',
  lastFailure: 'Último fallo',
  failedAt: '{time}, {reason}',
  noFailure: 'Ninguno',
  testsNotIncluded: 'No se incluyen los eventos de prueba.',
  openLog: 'Abrir el registro de entregas',

  nextSteps: 'Qué pasa después',
  nextSecret:
    'Recibes un secreto de firma, que se muestra una sola vez. Tu endpoint lo usa para comprobar que los votos son reales.',
  nextTest: 'Envías un evento de prueba y ves cómo responde tu endpoint.',
  nextVotes: 'Cada voto llega en segundos. Las entregas fallidas se reintentan hasta cinco veces.',

  annulledVotes: 'Votos anulados',
  on: 'Activado',
  off: 'Desactivado',
  annulmentsText:
    'Cuando el staff anula votos, tu endpoint puede recibir un evento <code>vote.annulled</code> por cada uno, y <code>vote.restored</code> si se restauran. Actívalo solo si tu endpoint trata estos eventos.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  annulmentsOn: 'Ahora se envían los eventos de votos anulados.',
  annulmentsOff: 'Ya no se envían los eventos de votos anulados.',

  secretAndRemoval: 'Secreto y eliminación',
  pauseOrRemove: 'Pausar o quitar',
  rotateNew:
    'Si el secreto se pierde o se filtra más adelante, rótalo. X-Webhook-Signature pasa al secreto nuevo al momento. La cabecera Standard Webhooks se firma con ambos secretos durante 24 horas.',
  rotateShownBefore:
    'El secreto se mostró cuando se creó. Si se perdió o se filtró, rótalo. X-Webhook-Signature pasa al secreto nuevo al momento. La cabecera Standard Webhooks se firma con ambos secretos durante 24 horas.',
  notSigned:
    'Las entregas no van firmadas. Crea un secreto para que tu endpoint distinga los votos reales de los falsos.',
  rotateSecret: 'Rotar secreto',
  createSecret: 'Crear secreto',
  pause: 'Pausar',
  paused: 'En pausa. Los votos se retienen hasta que lo reanudes.',
  resumed: 'Reanudado. Los votos retenidos se están enviando en orden.',
  rotateTitle: 'Rotar el secreto de firma',
  rotateQuestion: '¿Rotar el secreto de firma?',
  rotateText:
    '<code>X-Webhook-Signature</code> usa el secreto nuevo desde la próxima entrega, así que actualiza tu endpoint enseguida. La cabecera Standard Webhooks se firma con ambos secretos durante 24 horas.',
  secretInUse: 'El secreto nuevo está en uso.',
  removeTitle: 'Quitar el webhook',
  removeQuestion: '¿Quitar el webhook?',
  removeWebhook: 'Quitar webhook',
  removeText:
    'Esto elimina la URL y el secreto y cancela las entregas en espera. Los votos siguen contando. Para detener las entregas por un tiempo, mejor pausa el webhook.',
  removed: 'Se quitó el webhook.',

  howToVerify: 'Cómo verificar un voto',
  howToVerifyText:
    'Calcula el HMAC-SHA256 del cuerpo sin procesar con el secreto entero, incluido <code>whsec_</code>, y compáralo con <code>X-Webhook-Signature</code>. Responde con un estado 2xx cuando hayas guardado el voto. Usa <code>{header}</code> para detectar duplicados y no des recompensas por eventos con <code>"test": true</code>.',
} satisfies AreaTranslation<'webhook'>;
