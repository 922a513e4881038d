// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Stream en directo',
  text: 'Tu programa se conecta a este servicio y recibe los votos por esa conexión, así que no necesita una dirección pública: <guide>Seguir el stream en directo</guide>. El programa necesita un token de la API con el permiso <code>votes:read</code>. Créalo en la página <tokens>Tokens</tokens>; se muestra una sola vez.',
  noConsumers: 'Aún no se ha conectado ningún programa con un nombre de consumidor.',
  createToken: 'Crear un token para el stream en directo',
  sendTest: 'Enviar un evento de prueba al stream',

  status: 'Estado',
  consumer: 'Consumidor',
  lastAcknowledged: 'Último confirmado',
  action: 'Acción',
  connected: 'Conectado',
  notConnected: 'Sin conectar',
  never: 'Nunca',
  removeNamed: 'Quitar <unseen>{name}</unseen>',
  nothingWaits: 'No tiene eventos pendientes.',
  upToDate: 'Al día.',
  behind:
    '{events, plural, one {# evento de retraso. El primero es de {since}.} other {# eventos de retraso. El primero es de {since}.}}',
  behindOrMore:
    '{events, plural, one {# evento o más de retraso. El primero es de {since}.} other {# eventos o más de retraso. El primero es de {since}.}}',
  dateAndDays: '{time}, {days, plural, one {hace # día} other {hace # días}}',
  aboutToMiss: 'A punto de perder votos',
  deletesFirst: 'El stream elimina el primer voto {time}.',
  missed: '{votes, plural, one {Perdió # voto} other {Perdió # votos}}',
  missedOrMore: '{votes, plural, one {Perdió # voto o más} other {Perdió # votos o más}}',
  notAcknowledged: '{days, plural, one {No los confirmó durante # día.} other {No los confirmó durante # días.}}',

  noEvents:
    '{days, plural, one {No hubo votos ni eventos de prueba en el último día.} other {No hubo votos ni eventos de prueba en los últimos # días.}}',
  latestEvents: 'Últimos eventos',
  latestEventsText:
    'Los votos y eventos de prueba más recientes de esta ficha. El stream en directo los tiene todos, también los que se enviaron al webhook.',
  acknowledgedBy: 'Confirmado por',
  nobody: 'Ningún consumidor',
  forwarded: 'Reenviado',

  removeTitle: 'Quitar el consumidor',
  removeQuestion: '¿Quitar este consumidor?',
  removeConsumer: 'Quitar consumidor',
  removeText:
    'El servicio olvida hasta dónde llegó {name}. La próxima conexión con este nombre empieza desde ese momento.',
  removeTextBehind:
    'El servicio olvida hasta dónde llegó {name}. La próxima conexión con este nombre empieza desde ese momento y no recibe {events, plural, one {el # evento que no ha confirmado} other {los # eventos que no ha confirmado}}.',
  removeConnected:
    'Hay un programa conectado con este nombre. Su conexión termina. Para conectarlo otra vez, reinícialo.',
  removed: 'Se quitó el consumidor. La próxima conexión con su nombre empieza desde ese momento.',

  onlyStream: 'Solo stream en directo',
  listener: 'Listener de votos',
  notToWebhook: 'No enviado a un webhook',
  toListener: 'Se envió al listener de votos. La <link>página del listener</link> muestra el resultado.',
  toStreamOnly: 'Enviado solo por el stream en directo',
  testNotInLog:
    'El registro del webhook no tiene este evento porque un evento de prueba del stream en directo no se envía al webhook o porque el webhook se quitó.',
  voteNotInLog:
    'El registro del webhook no tiene este voto porque la ficha no tenía webhook cuando se registró o porque el webhook se quitó.',
  canGetIt:
    'Los programas que <link>siguen el stream en directo</link> pueden recibirlo durante {days, plural, one {# día} other {# días}}, hasta el {time}.',
} satisfies AreaTranslation<'stream'>;
