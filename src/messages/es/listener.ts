// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Listener de votos',
  lead: 'Cada voto se envía al plugin Votifier de tu servidor como máximo una vez, y tu plugin de recompensas premia al jugador.',
  testAndStatus: 'Prueba y estado',

  host: 'Host',
  hostHint:
    'El nombre de host o la dirección IP de la máquina donde está el plugin, sin puerto. Si usas un proxy como Velocity, escribe el host del proxy.',
  port: 'Puerto',
  portHint: 'El puerto del plugin ({port} si no lo cambiaste), no el del juego, 25565. Debe estar abierto para TCP.',
  protocol: 'Protocolo',
  version2: 'Versión 2, con un token (recomendada)',
  version2Hint: 'NuVotifier, y VotifierPlus con TokenSupport. El listener confirma cada voto.',
  version1: 'Versión 1, con una clave pública',
  version1Hint:
    'Votifier clásico. VotifierPlus confirma los votos v1, pero NuVotifier y el Votifier clásico nunca lo hacen.',
  secret: 'Token o clave pública',
  secretAgain: 'Pega de nuevo el token o la clave. Nunca se muestra, ni siquiera después de un error.',
  secretHint: 'El token para la versión 2 o la clave pública entera para la versión 1.',
  tokenStored: 'Hay un token guardado, pero no se muestra. Déjalo vacío para conservarlo.',
  keyStored: 'Hay una clave pública guardada, pero no se muestra. Déjalo vacío para conservarla.',
  hostMissing: 'Escribe el host de tu listener de votos.',
  hostTooLong: 'Usa como máximo {max, number} caracteres para el host.',
  portInvalid: 'Escribe un número del 1 al 65535. La mayoría de los listeners usan {port}.',
  saved: 'Guardado. Los votos nuevos se enviarán a este listener. Envía un voto de prueba para ver si llegan.',

  nextSteps: 'Qué pasa después',
  nextTest: 'Envías un voto de prueba y ves cada paso. Si falla, ves por qué.',
  nextPlugin: 'Añades el nombre de este servicio a tu plugin de recompensas.',
  nextVotes:
    'Cada voto que nombra a un jugador se envía en segundos. Un jugador recibe una recompensa como máximo una vez cada {hours, plural, one {# hora} other {# horas}}, sin importar cuántas cuentas voten.',

  status: 'Estado',
  lastAccepted: 'Último aceptado',
  never: 'Nunca',
  lastUnconfirmed: 'Último enviado, sin confirmar',
  lastFailure: 'Último fallo',
  noFailure: 'Ninguno',
  v1Disabled:
    'Si no aparece ningún voto en la consola del servidor, la clave pública no es correcta o v1 está desactivado. Revisa disable-v1-protocol en NuVotifier o DisableV1 en VotifierPlus.',
  testsNotIncluded: 'No se incluyen los votos de prueba.',

  secretAndRemoval: 'Secreto y eliminación',
  secretStored:
    'El token o la clave se guarda cifrado y nunca se muestra. Si el plugin genera uno nuevo, pégalo en el formulario.',
  removeTitle: 'Quitar el listener de votos',
  removeQuestion: '¿Quitar el listener de votos?',
  removeListener: 'Quitar listener de votos',
  removeText:
    'Esto elimina el host y el token o la clave, y cancela los votos en espera. Los votos seguirán contando, pero los jugadores ya no recibirán recompensas en el juego.',
  removed: 'Se quitó el listener de votos.',

  recentVotes: 'Votos recientes',
  noVotes: 'Aún no hay votos',
  noVotesText: 'Aquí aparece cada voto que nombra a un jugador y cada voto de prueba, con la respuesta del listener.',
  result: 'Resultado',
  playerAndReason: 'Jugador, motivo',
  duration: 'Duración',
  recorded: 'Registrado',
  testVote: 'Voto de prueba',
  response: 'Respuesta',
  alreadyRewarded:
    '{hours, plural, one {Otro voto ya recompensó a este jugador en menos de # hora.} other {Otro voto ya recompensó a este jugador en menos de # horas.}}',
  queued: 'Se está enviando otro voto para este jugador. Este solo se envía si aquel falla.',
  waiting: 'Este voto se enviará enseguida.',
  sending: 'Este voto se está enviando ahora.',

  unrewarded: 'Jugadores sin recompensa',
  downloadCsv: 'Descargar todos en CSV',
  unrewardedText:
    'Los votos nunca se envían dos veces, para que nadie reciba dos recompensas. Si de un voto no se envió nada, abajo puedes enviarlo otra vez. A los demás jugadores puedes recompensarlos a mano.',
  unrewardedLimit:
    'Esta lista muestra los {limit, number} más recientes. El archivo CSV los contiene todos, de {days, plural, one {el último día} other {los últimos # días}}.',
  voted: 'Votó',

  sendOnceMore: 'Enviar otra vez',
  resendTitle: 'Enviar el voto otra vez',
  resendQuestion: '¿Enviar este voto otra vez?',
  resendText:
    'Nada de este voto llegó a tu listener. Puedes enviarlo una vez más, y solo una, así que arregla antes lo que falló. No lo envíes si ya recompensaste tú al jugador.',
  resent: 'El voto para {player} está en camino.',
  resendNoListener: 'El listener de votos se quitó. Guárdalo primero y luego envía el voto otra vez.',
  resendNotFound: 'Este voto no existe.',
  resendTooOld:
    '{days, plural, one {Este voto tiene más de # día y ya no se puede enviar.} other {Este voto tiene más de # días y ya no se puede enviar.}}',
  resendNotFailed:
    'Este voto no se puede enviar otra vez: se envió, puede que se enviara o ya se envió una segunda vez.',
  resendAlreadyRewarded:
    '{hours, plural, one {Otro voto ya recompensó a este jugador en menos de # hora, así que este no se envía.} other {Otro voto ya recompensó a este jugador en menos de # horas, así que este no se envía.}}',
  resendBusy: 'Se está enviando otro voto para este jugador. Espera a que termine e inténtalo de nuevo.',
} satisfies AreaTranslation<'listener'>;
