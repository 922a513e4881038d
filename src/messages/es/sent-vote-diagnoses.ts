// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Dijo: “{words}”.',
  accepted: 'El listener aceptó el voto.',
  acceptedTodo:
    'Si el jugador no recibió la recompensa, revisa el plugin de recompensas, como VotingPlugin o SuperbVote: debe estar instalado y tener una recompensa para el nombre de este servicio.',
  closedAfterSendingV1:
    'El listener cerró la conexión sin responder, así que no se sabe si el voto se procesó. VotifierPlus hace esto cuando no puede descifrar un voto.',
  closedAfterSendingV1Todo:
    'Mira la consola del servidor. Si el voto no está, pega de nuevo el texto de plugins/VotifierPlus/rsa/public.key. Si el plugin generó claves nuevas, la anterior ya no funciona.',
  leftOpenV1:
    'El listener dejó la conexión abierta, así que no se sabe si el voto se procesó. El Votifier clásico hace esto cuando no puede descifrar un voto.',
  leftOpenV1Todo:
    'Si los votos no llegan, pega de nuevo el texto de plugins/Votifier/rsa/public.key. Si llegan, un plugin de recompensas está frenando el listener. NuVotifier con un token da una respuesta clara.',
  sentUnconfirmed:
    'El voto se envió, pero no se puede confirmar: el listener cerró la conexión sin responder, lo que NuVotifier siempre hace con el protocolo v1.',
  sentUnconfirmedTodo:
    'Busca el voto en la consola del servidor. Si no está, la clave pública no es correcta o v1 está desactivado (disable-v1-protocol en NuVotifier, DisableV1 en VotifierPlus). Usa un token v2 para asegurarte.',
  sentUnconfirmedClassic:
    'El voto se envió, pero no se puede confirmar: el Votifier clásico nunca responde. Cerró la conexión enseguida, como hace con un voto que puede leer.',
  sentUnconfirmedClassicTodo:
    'Busca el voto en la consola del servidor. Para recibir confirmaciones, usa NuVotifier o VotifierPlus con un token.',
  noAnswer: 'El voto se envió, pero el listener no respondió en 5 segundos, así que no se sabe si se procesó.',
  noAnswerTodo:
    'Nunca se envía dos veces. Busca el voto en la consola del servidor. Un plugin de recompensas lento o un servidor sobrecargado pueden responder demasiado tarde.',
  resetAfterSending: 'La conexión se perdió después de enviar el voto, así que no se sabe si se procesó.',
  resetAfterSendingTodo:
    'Nunca se envía dos veces. Busca el voto en la consola del servidor, y un firewall, túnel o reinicio que cerrara la conexión.',
  interrupted: 'Este servicio se detuvo o se bloqueó mientras enviaba el voto, así que no se sabe si se procesó.',
  interruptedTodo:
    'Nunca se envía dos veces. Busca el voto en la consola del servidor. El problema no estaba en tu servidor.',
  wrongToken: 'El listener rechazó el voto: el token no es correcto.',
  wrongTokenTodo:
    'Copia de nuevo el token de tokens en el config.yml del plugin: la entrada {service} si existe; si no, default. Luego recarga el plugin (NuVotifier: /nvreload).',
  challengeRefused: 'El listener rechazó el voto: el challenge del voto no es el de su saludo.',
  challengeRefusedTodo:
    'Un proxy o túnel intermedio mezcla conexiones. Haz que reenvíe TCP tal cual sin reutilizar conexiones. Luego envía un voto de prueba. Si sigue igual, contacta con el operador.',
  nameTooLong: 'El listener rechazó el voto: el nombre del jugador es demasiado largo.',
  nameTooLongTodo:
    'Un nombre tiene como máximo 16 caracteres, incluido un prefijo de Bedrock como un punto. Vota con el nombre tal como lo muestra el servidor.',
  unknownService: 'El listener rechazó el voto: no tiene token para este servicio.',
  unknownServiceTodo:
    'Añade default: o {service}: con un token en tokens, en el config.yml del plugin, recárgalo (NuVotifier: /nvreload) y escribe ese token aquí. Importan las mayúsculas y minúsculas.',
  voteNotUnderstood: 'El listener no pudo leer el voto.',
  voteNotUnderstoodTodo:
    'El plugin no es compatible: actualízalo o usa NuVotifier o VotifierPlus. Si está actualizado, contacta con el operador.',
  messageTooLong: 'El listener rechazó el voto porque es demasiado largo.',
  messageTooLongTodo:
    'Envía un voto de prueba. Si sigue igual, actualiza el plugin y pide al operador que acorte SERVICE_NAME.',
  v1Disabled: 'El listener rechazó el voto: el protocolo v1 está desactivado.',
  v1DisabledTodo: 'Elige v2 aquí y escribe el token del config.yml del plugin.',
  wrongKey: 'El listener rechazó el voto porque no pudo descifrarlo.',
  wrongKeyTodo:
    'Pega de nuevo el texto de rsa/public.key del plugin. Si el plugin generó claves nuevas, la anterior ya no funciona.',
  takenForTls: 'El listener confundió el voto con una conexión cifrada.',
  takenForTlsTodo:
    'Desactiva TLS en cualquier túnel o proxy intermedio: los votos se envían por TCP sin cifrar. Luego envía un voto de prueba. Si sigue igual, contacta con el operador.',
  pluginFailed: 'El listener informó de un error, quizá después de tratar el voto, así que no se sabe si se procesó.',
  pluginFailedTodo:
    'Busca en la consola del servidor a esta hora el error completo, que suele ser de un plugin de recompensas.',
  closedAfterSending:
    'El listener cerró la conexión sin responder, así que no se sabe si el voto se procesó. VotifierPlus hace esto cuando rechaza un voto.',
  closedAfterSendingTodo:
    'Mira la consola del servidor. “Authentication failed” significa que VotifierPlus tiene un token incorrecto, no tiene token para {service} o default, o bloquea este servicio con su ConnectionThrottle.',
  answerUnreadable:
    'El voto se envió, pero la respuesta no es de un listener de votos, así que no se sabe si se procesó.',
  answerUnreadableTodo:
    'Nunca se envía dos veces. Busca el voto en la consola del servidor y revisa qué hay entre este servicio y el plugin.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
