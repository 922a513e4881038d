// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Una petición válida',
  validSent: 'Un evento de prueba, firmado con tu secreto como un voto real.',
  repeated: 'La misma petición otra vez',
  repeatedSent:
    'El mismo cuerpo y el mismo ID de evento, firmados de nuevo como el siguiente intento. Pasa cuando se pierde una respuesta.',
  forged: 'Una petición falsificada',
  forgedSent: 'Un evento de prueba, firmado con un secreto aleatorio.',
  unsigned: 'Una petición sin firma',
  unsignedSent: 'Un evento de prueba sin firma.',
  stale: 'Una petición antigua',
  staleSent: 'Un evento de prueba solo con una firma Standard Webhooks y una hora de hace diez minutos.',

  accepted: 'Aceptada: {status}.',
  refused: 'No aceptada: {status}. Las demás peticiones no se enviaron, porque sus resultados no dirían nada.',
  refusedSignatureTodo:
    'Calcula el HMAC sobre los bytes tal cual, antes de procesar el JSON, con el secreto entero, incluido whsec_. Luego comprueba de nuevo.',
  refusedTodo: 'Envía un evento de prueba y sigue el consejo de su resultado. Comprueba de nuevo cuando se entregue.',
  acceptedAgain:
    'Correctamente aceptada otra vez: {status}. La respuesta no muestra si un voto se recompensaría dos veces.',
  acceptedAgainTodo: 'Asegúrate de que tu endpoint guarde el ID de evento de cada voto e ignore los duplicados.',
  refusedAgain: 'La petición repetida no se aceptó: {status}. Cuenta como entrega fallida.',
  refusedAgainTodo: 'Si ya procesaste un ID de evento, responde con 2xx y no hagas nada más.',
  rejected: 'Correctamente rechazada: {status}.',
  rejectedOtherwise: 'Rechazada: {status}. Un 401 indicaría el motivo.',
  unclear: 'Ni aceptada ni rechazada: {status}. Puede que lo impidiera un error sin relación.',
  unclearTodo: 'Si la firma no coincide, responde con 401 antes de hacer otra cosa con el cuerpo.',
  acceptedForged: 'Aceptada: {status}. Cualquiera que conozca la URL puede falsificar votos.',
  acceptedForgedTodo: 'Verifica la firma antes de usar el cuerpo y responde con 401 si no coincide.',
  acceptedUnsigned: 'Aceptada: {status}. Cualquiera puede falsificar votos omitiendo la firma.',
  acceptedUnsignedTodo: 'Rechaza las peticiones sin cabecera de firma igual que rechazarías una firma incorrecta.',
  acceptedStale: 'Aceptada: {status}. Quien capture una petición puede enviarla otra vez mucho después.',
  acceptedStaleTodo:
    'Rechaza las peticiones cuyo webhook-timestamp se desvíe más de cinco minutos, o verifica X-Webhook-Signature y guarda los ID de evento.',
} satisfies AreaTranslation<'receiverChecks'>;
