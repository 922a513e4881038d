// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'El webhook falló {count, plural, one {# vez seguida} other {# veces seguidas}}.',
  webhookFailingMeaning: 'Después de {max, number} fallos seguidos se desactivará. No se pierde ningún voto.',
  webhookDisabled: 'El webhook está desactivado: falló {count, plural, one {# vez seguida} other {# veces seguidas}}.',
  webhookDisabledMeaning:
    'No se pierde ningún voto. Guarda de nuevo la URL del webhook para activarlo. Después podrás reenviar los votos fallidos.',
  listenerFailing: 'El listener de votos falló {count, plural, one {# vez seguida} other {# veces seguidas}}.',
  listenerFailingMeaning: 'Los jugadores que votaron no recibieron la recompensa. Aparecen en la página del listener.',
  entryRemoved: 'El staff retiró una entrada del registro de cambios.',
  entryRemovedMeaning:
    'Los visitantes ya no la ven. No puedes reemplazar ni eliminar esta versión salvo que el staff la restaure.',
  entryRestored: 'El staff restauró una entrada del registro de cambios.',
  entryRestoredMeaning: 'Los visitantes la ven de nuevo y puedes reemplazarla o eliminarla.',
  planChanged: '{pro, select, yes {El plan ahora es {plan}, con Changelog Pro.} other {El plan ahora es {plan}.}}',
  planOther: 'otro',
  planChangedMeaning: 'Se aplica a los votos nuevos. Los votos ya emitidos conservan su peso.',
  streamBehind:
    'Un programa está a punto de perder votos: lleva más de {days, plural, one {# día} other {# días}} sin confirmar votos del stream en directo.',
  streamBehindMeaning:
    'El stream en directo guarda los eventos durante {days, plural, one {# día} other {# días}}. Inicia el programa de nuevo para que los reciba. Si ya no se usa, quita el consumidor.',
  streamMissed:
    'Un programa perdió votos: pasó más de {days, plural, one {# día} other {# días}} sin confirmar votos del stream en directo.',
  streamMissedMeaning:
    'Los votos cuentan, pero el stream en directo ya no los tiene. La página del webhook dice cuántos son. Inicia el programa de nuevo para que no pierda más. Si ya no se usa, quita el consumidor.',
  tokenExpiring: 'Un token de la API caduca en menos de {days, plural, one {# día} other {# días}}.',
  tokenExpiringMeaning:
    'Los programas que lo usan dejarán de funcionar entonces. Amplía su plazo, o crea otro y reemplázalo.',

  approved: 'El staff aprobó la ficha.',
  approvedMeaning: 'Ya es pública y se puede votar por ella.',
  refused: 'El staff no aprobó la ficha.',
  refusedMeaning:
    'Solo pueden verla su propietario y sus gestores. Para que el staff la revise otra vez, corrige el problema y guarda.',
  hidden: 'El staff ocultó la ficha.',
  hiddenMeaning: 'No es pública y no acepta votos. No se eliminó nada.',
  shown: 'El staff hizo visible la ficha de nuevo.',
  shownMeaning: 'Vuelve a ser pública y se puede votar por ella.',
  annulled: 'El staff anuló {count, plural, one {# voto} other {# votos}}.',
  annulledMeaning:
    '{count, plural, one {Ya no cuenta} other {Ya no cuentan}}, ni en la clasificación ni en ningún otro sitio. Lo que ya se entregó no se retira y lo que aún no se envió no se envía.',
  restored: 'El staff restauró {count, plural, one {# voto} other {# votos}}.',
  restoredMeaning: '{count, plural, one {Cuenta} other {Cuentan}} de nuevo, como antes.',

  reviewWritten: '{count, plural, one {La ficha tiene una reseña nueva.} other {La ficha tiene # reseñas nuevas.}}',
  reviewWrittenMeaning: 'Puedes responder en público a cada una.',
  reviewRemoved: 'El staff retiró una reseña de la ficha.',
  reviewRemovedMeaning: 'Los visitantes ya no la ven y ya no cuenta para la media.',
  replyRemoved: 'El staff retiró una respuesta a una reseña.',
  replyRemovedMeaning: 'La reseña se queda. Puedes escribir otra respuesta.',

  reportAsked: 'El staff tiene una pregunta sobre un reporte.',
  reportAskedMeaning:
    'Alguien reportó esta ficha, una entrada de su registro de cambios o una de sus reseñas. Tu respuesta solo la ve el staff.',
  reportSettled: 'El staff descartó el reporte por el que te preguntó.',
  reportSettledMeaning: 'No cambia nada para tu ficha.',
  ownerSuspended: 'El staff suspendió la cuenta del propietario.',
  ownerSuspendedMeaning:
    'La ficha sigue como está. Hasta que termine la suspensión, sus tokens de la API pueden leer, pero no cambiar nada.',

  proofFailing: 'No se pudo confirmar la prueba de que esta ficha es tuya.',
  proofFailingMeaning:
    'Se comprueba de nuevo dos veces al día. Si no se puede confirmar en {days, plural, one {# día} other {# días}}, deja de ser válida.',
  proofEnded: 'La prueba de que esta ficha es tuya ya no es válida.',
  proofEndedMeaning:
    'Su página ya no dice que el propietario está verificado. Puedes demostrarlo de nuevo cuando quieras.',
  claimed: 'Otra persona ha demostrado que esta ficha es suya y la reclama.',
  claimedMeaning:
    'Demuestra que es tuya en {hours, plural, one {# hora} other {# horas}}. Si no, se le transfiere con sus votos.',
} satisfies AreaTranslation<'noticeTexts'>;
