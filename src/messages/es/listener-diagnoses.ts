// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'El host del listener no es un nombre de host ni una dirección IP.',
  hostInvalidTodo: 'Escribe solo el host, como mc.example, y el puerto en su propio campo.',
  portInvalid: 'El puerto del listener no es un número del 1 al 65535.',
  portInvalidTodo: 'Escribe el puerto del config.yml del plugin: 8192 si no se cambió.',
  portDenied: 'El puerto del listener está bloqueado porque pertenece a otro tipo de servicio.',
  portDeniedTodo: 'Escribe el puerto del config.yml del plugin o cambia el puerto del plugin. Por defecto es 8192.',
  dnsNotFound: 'El nombre de host del listener no existe.',
  dnsNotFoundTodo:
    'Revisa cómo está escrito. Puede que el nombre que usan los jugadores sea solo un registro SRV, que los listeners de votos no tienen. En ese caso, escribe la dirección IP del servidor o su nombre de host real.',
  dnsBroken: 'Los servidores de nombres del dominio del listener devolvieron un error.',
  dnsBrokenTodo:
    'Revisa los servidores de nombres y DNSSEC del dominio en su registrador o escribe la dirección IP del servidor.',
  dnsTimeout: 'Los servidores de nombres del dominio del listener no respondieron a tiempo.',
  dnsTimeoutTodo:
    'Revisa los servidores de nombres del dominio en su registrador o escribe la dirección IP del servidor.',
  dnsFailed: 'Este servicio no pudo llegar a ningún servidor de nombres.',
  dnsFailedTodo: 'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde.',
  blockedAddress: 'El host lleva a una dirección privada, y los votos solo se envían a direcciones públicas.',
  blockedAddressTodo:
    'Escribe la dirección pública que usan los jugadores y redirige allí el puerto del listener. Para permitir un rango privado, el operador puede configurar ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'La red informa de que no se puede llegar al servidor del listener.',
  hostUnreachableTodo:
    'Comprueba que el servidor esté en marcha, que su dirección sea correcta y que el firewall permita el puerto del listener (TCP 8192 si no se cambió).',
  reset: 'El servidor cerró la conexión mientras se establecía.',
  resetTodo:
    'Mira si hay un firewall o una protección DDoS delante del puerto del listener y añade una excepción para este servicio.',
  networkError: 'Hubo un error de red mientras se establecía la conexión.',
  networkErrorTodo: 'Envía un voto de prueba. Si vuelve a fallar, revisa la red del servidor.',
  networkUnreachable: 'Este servicio no tiene ruta de red hasta la dirección del listener.',
  networkUnreachableTodo:
    'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde. Si tu host solo tiene una dirección IPv6, escribe una dirección IPv4.',
  outOfSockets: 'A este servicio no le quedaban sockets libres.',
  outOfSocketsTodo:
    'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde. Si sigue pasando, el operador debería subir el límite de archivos abiertos.',
  stalled: 'Este servicio se quedó bloqueado y el voto no se envió.',
  stalledTodo: 'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde.',
  shutdown: 'Este servicio se estaba reiniciando y el voto no se envió.',
  shutdownTodo: 'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde.',
  internalError: 'Hubo un error inesperado en este servicio y el voto no se envió.',
  internalErrorTodo:
    'El problema es nuestro, no de tu servidor. Envía un voto de prueba más tarde. Si sigue pasando, contacta con el operador.',
  voteUnreadable: 'Este servicio no pudo leer el voto guardado, así que no se envió nada.',
  voteUnreadableTodo: 'Contacta con el operador. Por tu parte no hay nada que arreglar.',
  noPlayer: 'El voto no nombra a ningún jugador, así que no se envió nada.',
  noPlayerTodo: 'Nada: quien quiera la recompensa tiene que escribir su nombre de jugador al votar.',
  serviceNameRefused: 'El nombre de este servicio no se puede enviar a un listener.',
  serviceNameRefusedTodo: 'El operador debería poner en SERVICE_NAME letras (de la A a la Z) y cifras.',
  keyUnusable: 'La clave pública guardada no es una clave RSA de 2048 bits, así que no se pudo cifrar el voto.',
  keyUnusableTodo: 'Pega de nuevo el texto de rsa/public.key del plugin.',
  voteAnnulled: 'El staff de este sitio anuló el voto antes de que se enviara.',
  voteAnnulledTodo: 'Nada: los votos anulados no se recompensan.',
  listenerRemoved: 'El listener de votos se quitó antes de que se enviara este voto.',
  listenerRemovedTodo:
    'Este voto no se envía otra vez. Los votos nuevos se envían cuando vuelvas a configurar un listener.',
  settingsUnreadable: 'Este servicio no puede descifrar los ajustes del listener porque se guardaron con otra clave.',
  settingsUnreadableTodo:
    'Guarda de nuevo el listener con su token o clave, o pide al operador que restaure el SECRET_KEY anterior.',
  closedBeforeGreeting: 'La conexión se cerró antes de que el listener enviara su saludo.',
  closedBeforeGreetingTodo:
    'Comprueba que el puerto sea el del plugin de votos y que un túnel o proxy delante de él siga llegando al servidor. VotifierPlus también cierra conexiones mientras su ConnectionThrottle bloquea este servicio. En ese caso, espera unos minutos.',
  greetingUnfinished: 'El listener empezó un saludo de Votifier, pero no terminó la línea.',
  greetingUnfinishedTodo: 'Revisa cualquier túnel o proxy entre este servicio y el plugin, y envía un voto de prueba.',
  voteTooLong: 'El saludo del listener haría el voto demasiado largo para que un listener lo acepte.',
  voteTooLongTodo: 'Usa NuVotifier o VotifierPlus sin modificar, cuyo challenge tiene 26 caracteres.',
  closedBeforeSending: 'El listener envió su saludo y cerró la conexión antes de que se pudiera enviar el voto.',
  closedBeforeSendingTodo:
    'Mira la consola del servidor a esta hora. Lo hace un servidor sobrecargado o que se reinicia, y también un plugin que limita conexiones.',
  connectRefused:
    '{place, select, hostAndPort {No hay nada escuchando en {host}, puerto {port}.} host {No hay nada escuchando en {host}.} other {No hay nada escuchando.}}',
  connectRefusedTodo:
    'Comprueba en la consola del servidor que el plugin de votos esté cargado y muestre {port}, y que host en su config.yml sea 0.0.0.0. Con un proxy como Velocity, el listener es el plugin del proxy.',
  connectRefusedHereTodo:
    'Comprueba en la consola del servidor que el plugin de votos esté cargado y muestre {port}. Con un proxy como Velocity, el listener es el plugin del proxy.',
  connectTimeout:
    '{place, select, hostAndPort {No hubo respuesta al intento de conexión con {host}, puerto {port}.} host {No hubo respuesta al intento de conexión con {host}.} other {No hubo respuesta al intento de conexión.}}',
  connectTimeoutTodo:
    'Comprueba que el servidor esté en marcha y abre TCP en {port} en su firewall, panel de hosting o router. Con un hosting, usa un puerto que te haya asignado.',
  portKnown: 'el puerto {port}',
  portUnknown: 'el puerto del listener (8192 si no se cambió)',
  nameRefused: 'El voto no se envió porque ningún listener aceptaría el nombre del jugador.',
  nameRefusedTodo: 'Un nombre tiene de 1 a 16 caracteres, incluido el prefijo de Bedrock.',
  nameRefusedV1Todo:
    'Un nombre tiene de 1 a 16 caracteres, incluido el prefijo de Bedrock, y solo caracteres ASCII con v1.',
  noGreeting:
    '{place, select, hostAndPort {Algo acepta conexiones en {host}, puerto {port}, pero no envió el saludo de un listener de votos.} host {Algo acepta conexiones en {host}, pero no envió el saludo de un listener de votos.} other {Algo acepta conexiones, pero no envió el saludo de un listener de votos.}}',
  noGreetingTodo:
    'Escribe el puerto del plugin de votos, que está en su config.yml: 8192 si no se cambió. El puerto del juego, como 25565, no envía saludo.',
  noGreetingGamePortTodo:
    'El puerto 25565 es el del juego. Escribe el del plugin de votos, que está en su config.yml: 8192 si no se cambió.',
  notVotifier:
    '{place, select, hostAndPort {Otro tipo de servicio responde en {host}, puerto {port}.} host {Otro tipo de servicio responde en {host}.} other {Responde otro tipo de servicio.}}',
  greetingWas: '{happened} Su saludo fue “{words}”.',
  notVotifierTodo: 'Escribe el puerto del plugin de votos, que está en su config.yml: 8192 si no se cambió.',
  unknownVersion: 'El listener saluda como Votifier, pero con un protocolo que no es ni v1 ni v2.',
  unknownVersionNamed: 'El listener saluda como Votifier, pero con un protocolo que no es ni v1 ni v2: “{words}”.',
  unknownVersionTodo: 'Instala una versión actual de NuVotifier o VotifierPlus, que admiten v2.',
  v1Only: 'El listener solo admite el protocolo v1, pero aquí está elegido v2.',
  v1OnlyNamed: 'El listener solo admite el protocolo v1 ({words}), pero aquí está elegido v2.',
  v1OnlyTodo:
    'Con VotifierPlus, pon TokenSupport: true en su config.yml, recárgalo y escribe el token de {service} o default. Con el Votifier clásico, elige v1 aquí y pega su rsa/public.key.',
  thisService: 'el nombre de este servicio',
  endedAccepted: 'El listener aceptó el voto.',
  endedAcceptedTodo: 'Si el jugador no recibió la recompensa, revisa el plugin de recompensas.',
  endedRejected: 'El listener rechazó el voto.',
  endedRejectedTodo: 'Busca el motivo en la consola del servidor a esta hora.',
  endedFailed: 'No se pudo enviar el voto.',
  endedFailedTodo: 'Revisa el host, el puerto y el token o la clave del listener, y envía un voto de prueba.',
  endedSentUnconfirmed: 'El voto se envió, pero no se puede confirmar.',
  endedSentUnconfirmedTodo: 'Busca el voto en la consola del servidor.',
  endedUnknown: 'El voto se envió, pero no se sabe si se procesó.',
  endedUnknownTodo: 'Nunca se envía dos veces. Busca el voto en la consola del servidor.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
