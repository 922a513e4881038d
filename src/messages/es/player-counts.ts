// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'El host no existe en el DNS. Revisa cómo está escrito. Un registro DNS nuevo puede tardar en propagarse.',
  dnsBroken: 'Los servidores de nombres del host devuelven un error. Revisa la configuración DNS del dominio.',
  dnsTimeout: 'Los servidores de nombres del host no responden. Revisa la configuración DNS del dominio.',
  refused:
    'No hay nada escuchando en esta dirección y este puerto. Comprueba que el servidor esté en marcha y que la dirección y el puerto sean correctos.',
  unreached:
    'No se pudo llegar al servidor a tiempo. Comprueba que esté en marcha y que la dirección y el puerto sean correctos. Puede que lo bloquee un firewall.',
  noRoute:
    'No hay ruta hasta la dirección del servidor. Comprueba que esté en marcha y que la dirección y el puerto sean correctos.',
  silent:
    'El servidor aceptó la conexión, pero no respondió a tiempo. Comprueba que esté en marcha y que la dirección y el puerto sean correctos.',
  closed:
    'El servidor cerró la conexión antes de responder. Comprueba que esté en marcha y que la dirección y el puerto sean correctos.',
  connectionFailed:
    'Falló la conexión con el servidor. Comprueba que esté en marcha y que la dirección y el puerto sean correctos.',
  unexpected:
    'El servidor no respondió como se esperaba. Comprueba que esté en marcha y que la dirección y el puerto sean correctos.',
  blockedAddress:
    'El host lleva a una dirección que no es pública, así que no se consulta. Escribe la dirección que usan los jugadores.',
  invalidAddress: 'Ningún servidor puede tener esta dirección. Revisa si hay errores al escribirla.',
  blockedPort:
    'Este puerto pertenece a otro tipo de servicio y nunca se consulta. Usa otro puerto para el servidor de juego.',
  portInvalid: 'El puerto debe ser un número del 1 al 65535. Corrígelo en la dirección.',
  hidden:
    'El servidor responde, pero oculta su número de jugadores. Para mostrarlo aquí, actívalo en los ajustes del servidor.',
  answerCut:
    'La respuesta del servidor era demasiado larga o estaba incompleta. Lo intentaremos de nuevo automáticamente.',
  refusedHere: 'El servidor rechaza nuestras consultas. Revisa sus ajustes de peticiones, como sv_requestParanoia.',
  joinLink:
    'Un enlace de cfx.re no contiene la dirección del servidor. Escribe su host y su puerto, como play.example:30120.',
  robloxAddress:
    'Escribe como dirección la página de la experiencia en roblox.com o su ID de lugar: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox no tiene ninguna experiencia pública con este ID de lugar. Revisa la dirección.',
  robloxDown: 'Roblox no responde en este momento. Lo intentaremos de nuevo automáticamente.',
  hytalePlugin:
    'Hytale no publica por sí mismo el número de jugadores. Instala el plugin HyQuery, que responde en el puerto del juego, o Nitrado:Query, que usa el puerto del juego más 3.',
  hytaleDenied:
    'El plugin de consultas del servidor deniega el acceso. Da al grupo ANONYMOUS el permiso nitrado.query.web.read.basic.',
  ours: 'La última consulta falló por un problema nuestro. Lo intentaremos de nuevo automáticamente.',
  notMinecraft:
    'Algo respondió, pero no es un servidor de Minecraft (Java Edition). Revisa el puerto y asegúrate de que enable-status esté activado en server.properties.',
  notFivem:
    'Algo respondió, pero no es un servidor de FiveM. Escribe el host y el puerto del servidor, como play.example:30120.',
  notRoblox: 'No pudimos entender la respuesta de Roblox. Lo intentaremos de nuevo automáticamente.',
  turnedOff: 'El número de jugadores está desactivado. El operador de este servicio puede activarlo.',
} satisfies AreaTranslation<'playerCounts'>;
