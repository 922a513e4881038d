// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: 'Intento {number, number}',
  cause: 'Causa',
  causeFirst: 'Primer intento',
  causeRetry: 'Reintento',
  causeRedelivery: 'Reenviado a mano',
  causeTest: 'Prueba',
  started: 'Inicio',
  duration: 'Duración',
  unknownDuration: 'Desconocida',
  address: 'Dirección IP',
  noAddress: 'Ninguna',
  countedAsFailure: 'Cuenta como fallo',
  yes: 'Sí',
  no: 'No',
  notSentYet: 'Aún sin enviar',

  dns: 'DNS <b>{duration}</b>',
  connect: 'Conexión <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Espera de la respuesta <b>{duration}</b>',
  read: 'Lectura de la respuesta <b>{duration}</b>',
  untilEnd: 'Hasta el final <b>{duration}</b>',

  reached: '{step, select, dns {DNS resuelto} connect {Conectado} tls {TLS establecido} other {Primer byte}}',
  notReached:
    '{step, select, dns {No alcanzado: DNS resuelto} connect {No alcanzado: conectado} tls {No alcanzado: TLS establecido} other {No alcanzado: primer byte}}',

  request: 'Petición',
  unknownUrl: 'desconocida, porque el webhook se quitó',
  savedAgain:
    'El webhook se guardó de nuevo después de este intento, el {time}, así que puede que el intento usara otra URL.',
  header: 'Cabecera',
  value: 'Valor',
  chatNotSigned: 'Los mensajes a canales de chat no se firman.',
  signaturesRecomputed:
    'Las firmas no se guardan. Estas se recalcularon con el secreto que se usaba entonces y son idénticas a las enviadas.',
  signaturesMadeUp: 'Firmada con un secreto aleatorio para esta prueba, que no se guardó.',
  notSigned: 'Enviada sin firma.',
  signaturesUnknown:
    'Las firmas no se guardan. El secreto o la URL han cambiado desde entonces, así que no se pueden recalcular las firmas de este intento.',

  copyAsCurl: 'Copiar como curl',
  signedCurl:
    'Pon tu secreto de firma en la primera línea. Estos comandos firman y envían los mismos bytes. Hacen falta curl y openssl.',
  unsignedCurl: 'Envía los mismos bytes. Hace falta curl.',
  treatedAsVote: 'Tu endpoint lo tratará como un voto real.',
  theCommands: 'los comandos',

  response: 'Respuesta',
  noBody: 'Sin cuerpo.',
  truncated: 'Cortada: solo se guardan los primeros {size, number} KiB.',
} satisfies AreaTranslation<'attempts'>;
