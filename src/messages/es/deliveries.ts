// The delivery log of a webhook, and the page of one event with its attempts.
import type { AreaTranslation } from '../message.ts';

export default {
  deliveries: 'Entregas',
  bulkRedeliver: 'Reenviar en bloque',
  whatStatesMean: 'Qué significan los estados',
  result: 'Resultado',
  playerAndEvent: 'Jugador, evento',
  voterAndEvent: 'Votante, evento',
  response: 'Respuesta',
  attempts: 'Intentos',
  duration: 'Duración',
  recorded: 'Registrado',
  next: 'siguiente {time}',

  vote: 'Voto',
  testEvent: 'Evento de prueba',
  annulledVote: 'Voto anulado: {name}',
  restoredVote: 'Voto restaurado: {name}',
  selfCheck:
    '{probe, select, good {Autocomprobación: válida} forged {Autocomprobación: falsificada} unsigned {Autocomprobación: sin firma} other {Autocomprobación: antigua}}',
  selfCheckRequest:
    '{probe, select, good {Autocomprobación: petición válida} forged {Autocomprobación: petición falsificada} unsigned {Autocomprobación: petición sin firma} other {Autocomprobación: petición antigua}}',

  state: 'Estado',
  allStates: 'Todos',
  filters: 'Filtros',
  filtersActive: 'Filtros (activos)',
  player: 'Jugador',
  voterId: 'ID de votante',
  eventId: 'ID del evento',
  from: 'Desde (UTC)',
  until: 'Hasta (UTC)',
  filter: 'Filtrar',
  clearFilters: 'Quitar filtros',

  noResults: 'Sin resultados',
  noResultsText:
    '{days, plural, one {Ninguna entrega del último día cumple todos estos filtros.} other {Ninguna entrega de los últimos # días cumple todos estos filtros.}}',
  showAll: 'Mostrar todas las entregas',
  noneInState: 'Sin entregas: {state}',
  chooseOtherState: 'Elige otro estado para ver más.',
  noWebhook: 'Esta ficha no tiene webhook',
  votesToListener:
    'Los votos se envían a tu listener de votos. Su página muestra cada voto y el resultado. Las entregas del webhook aparecen aquí cuando configures uno.',
  openListener: 'Abrir el listener de votos',
  votesToStream:
    'Tus programas reciben los votos por el stream en directo. Su tarjeta muestra los últimos eventos y quién los confirmó. Las entregas del webhook aparecen aquí cuando configures uno.',
  openStream: 'Abrir el stream en directo',
  noDeliveries: 'Aún no hay entregas',
  noDeliveriesText: 'Aquí aparecerá cada voto y evento de prueba con todos sus intentos.',
  openWebhook: 'Abrir el webhook',
  setUpWebhook: 'Configurar tu webhook',

  live: 'En directo',
  connecting: 'Conectando…',
  updatesEvery: 'Se actualiza cada {duration}.',
  newChanges: 'Hay cambios nuevos.',
  updatesPaused: 'Las actualizaciones están en pausa.',
  pauseUpdates: 'Pausar actualizaciones',
  resumeUpdates: 'Reanudar actualizaciones',
  deliveryChanged: 'Esta entrega ha cambiado. Recarga la página para ver los cambios.',

  delivery: 'Entrega',
  allDeliveries: 'Todas las entregas',
  redeliver: 'Reenviar',
  refresh: 'Actualizar',
  attemptDue: 'Hay un intento pendiente.',
  attemptInProgress: 'Hay un intento en curso.',
  waitingForNext: 'En espera del próximo intento.',
  onHold: 'Retenida hasta que se reanude el webhook.',
  noAttemptDisabled: 'No hubo ningún intento porque el webhook se desactivó o se quitó. Puedes reenviar este evento.',
  noAttempt: 'Aún no ha habido ningún intento.',

  redelivering: 'El intento {number, number} está en camino.',
  tooOld:
    '{days, plural, one {Este evento tiene más de # día y ya no se puede reenviar.} other {Este evento tiene más de # días y ya no se puede reenviar.}}',
  webhookDisabled: 'El webhook está desactivado. Guarda su URL de nuevo para activarlo y luego reenvía.',
  attemptInFlight: 'Hay un intento en curso. Espera a que termine.',
  rateLimited:
    '{limit, plural, one {Puedes reenviar # evento por minuto. Espera {duration} e inténtalo de nuevo.} other {Puedes reenviar # eventos por minuto. Espera {duration} e inténtalo de nuevo.}}',
  webhookRemoved: 'El webhook se quitó. Guarda primero la URL de un endpoint.',
  unknownEvent: 'Este evento no existe.',

  event: 'Evento',
  id: 'ID',
  voter: 'Votante',
  lastChanged: 'Último cambio',
  nextAttempt: 'Próximo intento',
  acknowledgedBy: 'Confirmado en el stream en directo por',
  theEventId: 'el ID del evento',
  testEventId:
    'Este ID solo se usa en este registro. En el propio evento, el ID es <code>test</code>, como en todos los eventos de prueba.',
  body: 'Cuerpo',
  chatBody: 'El mensaje publicado en el canal, con el nombre actual de la ficha.',
  exactBytes: 'Siempre se envían exactamente estos bytes.',
  rawBody: 'Cuerpo sin procesar',
  wrapLines: 'Ajustar líneas',

  forwarded: 'Reenviado por plaudit listen',
  forwardedText: 'A las máquinas de desarrolladores, en los últimos 30 días. No cuenta para nada.',
  forwardedIn: '<b>{response}</b> en {duration}, {time}',
  forwardedAt: '<b>{response}</b>, {time}',
  noResponse: 'Sin respuesta',
} satisfies AreaTranslation<'deliveries'>;
