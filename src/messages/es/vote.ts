// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Votar por {name}',
  backToListing: 'Volver a la ficha',
  vote: 'Votar',
  voteAgain: 'Votar de nuevo',
  window: 'Puedes votar una vez cada {hours, plural, one {hora} other {# horas}}.',
  enterPlayerName: 'Escribe tu nombre de jugador si el servidor recompensa los votos.',

  needAccount:
    'Necesitas una cuenta para votar: así el voto de cada persona cuenta una sola vez. Registrarte te llevará medio minuto.',
  signIn: 'Iniciar sesión para votar',
  createAccount: 'Crear cuenta',
  playerName: 'Tu nombre de jugador',
  playerNameHintWithListener:
    'El jugador que recibe la recompensa. Sin nombre, tu voto cuenta, pero nadie recibe nada. En Bedrock, incluye el prefijo que muestra el servidor: .Steve',
  playerNameHint:
    'Se envía con tu voto. Tu voto cuenta aunque no lo pongas. En Bedrock, incluye el prefijo que muestra el servidor: .Steve',

  thanks: 'Gracias. Tu voto ya cuenta.',
  unconfirmed: 'Confirma tu correo electrónico antes de votar.',
  tooManyTries: 'Demasiados votos desde tu red. Inténtalo de nuevo en {duration}.',

  votedAt: 'Votaste {time}',
  againAt: 'Puedes votar de nuevo {time}',
  inTime: 'en {time}',
  yourVote: 'Tu voto',
  votedAgainAt: '<b>Ya votaste</b> · de nuevo {time}',
  lastVotedAt: 'Votaste {time}',
  remindMe: 'Recordármelo',

  noPlayerName: 'No escribiste un nombre de jugador, así que nadie recibe la recompensa en el juego.',
  rewardOnItsWay: '{player}: enviando tu voto al servidor… Recarga esta página para ver el resultado.',
  rewardGiven:
    '{player}: voto entregado. Recibirás la recompensa en el juego. Algunos servidores la dan la próxima vez que entras.',
  rewardSent:
    '{player}: voto enviado. Recibirás la recompensa en el juego. Algunos servidores la dan la próxima vez que entras.',
  rewardAlready:
    '{player}: este jugador ya recibió una recompensa por otro voto en las últimas 24 horas. Tu voto cuenta, pero no hay una segunda recompensa.',
  rewardMissed:
    '{player}: tu voto cuenta, pero no se pudo enviar al servidor. Pide la recompensa al equipo del servidor.',
  rewardUnknown:
    '{player}: tu voto cuenta, pero no sabemos si el servidor lo recibió. Si no te llega la recompensa, pregunta al equipo del servidor.',
  recentlyRewarded:
    '{player} ya recibió una recompensa en las últimas 24 horas. Tu voto cuenta, pero la próxima recompensa estará disponible {time} ({exactTime}).',

  streakAndFavorites: 'Tu racha y tus favoritos',
  nextFavorite: 'Siguiente favorito: {name}',
  allFavorites: 'Todos los favoritos',

  confirmFirst: 'Primero confirma tu correo electrónico',
  openLink:
    'Abre el enlace del correo que te enviamos a {email} para confirmar tu dirección y volver aquí. Si no ves el correo, revisa la carpeta de spam.',
  resendEmail: 'Reenviar correo',
  orConnect: 'O conecta {providers} en <link>la página de tu cuenta</link>.',
  connectFirst: 'Primero conecta tu cuenta de {providers}',
  connectionRequired:
    'Para votar aquí hace falta una cuenta de {providers} conectada: así el voto de cada persona cuenta una sola vez.',
  goToAccount: 'Ir a tu cuenta',

  pausedByOwner: 'Pausada por el propietario',
  pausedText:
    'Ahora mismo nadie puede votar por esta ficha y no aparece en las listas. Los votos anteriores se conservan.',

  notOpen: 'La votación aún no está abierta',
  cannotConfirm:
    'Para votar hace falta una cuenta confirmada y este sitio todavía no puede confirmar cuentas. Vuelve más tarde.',
  contactUs: 'Si tienes preguntas, <contact>escríbenos</contact>.',
  nobodyCanVote: 'Nadie puede votar. Solo el staff ve este mensaje.',
  howToConfirm:
    'Configura <code>SMTP_URL</code> para que la gente pueda confirmar su dirección, o configura un proveedor de inicio de sesión, como Discord con <code>DISCORD_CLIENT_ID</code> y <code>DISCORD_CLIENT_SECRET</code>, para que pueda conectar una cuenta. Para que todo el mundo pueda votar, pon <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Luego reinicia el servicio.',

  otherAccount: 'Ya votaste con otra cuenta',
  otherAccountVoted:
    'Ya se contó un voto con tu correo electrónico o con una cuenta conectada. Cada persona puede votar una vez cada {hours, plural, one {hora} other {# horas}}.',

  networkLimit: 'Demasiados votos desde tu red',
  networkLimitOfListing:
    '{name} acepta {limit, plural, one {un voto} other {# votos}} desde una misma red cada {hours, plural, one {hora} other {# horas}}.',
  networkLimitOfSite:
    '{limit, plural, one {Desde una misma red se puede emitir un voto por hora.} other {Desde una misma red se pueden emitir hasta # votos por hora.}}',
  sharedNetworks:
    'Quienes usan el mismo wifi, están en la misma escuela o tienen el mismo operador móvil pueden compartir una red.',
  notUsedUp:
    'No has gastado tu voto. Puedes votar de nuevo desde esta red {time} ({exactTime}), o desde otra red ahora mismo.',
  tryAgain: 'Intentar de nuevo',
} satisfies AreaTranslation<'vote'>;
