// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'La base de datos no respondió a tiempo',
  databaseSlowTodo: 'Revisa la carga y el registro de la base de datos. Faltan algunos números hasta que responda.',
  leasesLost: 'Hay endpoints asignados a un proceso que ya no existe',
  leasesLostTodo:
    'Otros procesos los retoman en segundos. Si esta advertencia sigue, ningún proceso está enviando entregas: inicia uno con ROLE=all o ROLE=worker.',
  overdue: 'Hay entregas con más de cinco minutos de retraso',
  overdueTodo:
    'Lo puede causar un solo endpoint lento o que falla: revisa abajo los endpoints que fallan. Si no hay ninguno, comprueba que haya un worker en marcha.',
  nobodyVotes: 'Nadie puede votar',
  nobodyVotesTodo:
    'Para votar hace falta un correo confirmado o una cuenta conectada de un proveedor de inicio de sesión, y no está configurado ninguno de los dos. Configura SMTP_URL o un proveedor, como Discord con DISCORD_CLIENT_ID y DISCORD_CLIENT_SECRET. Para que todo el mundo pueda votar, pon REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'El captcha antes de votar no funciona',
  captchaRefusedTodo:
    '{name} rechaza VOTE_CAPTCHA_SITE_KEY o VOTE_CAPTCHA_SECRET, así que los votantes resuelven nuestro desafío más difícil. Copia de nuevo ambas claves de su panel y reinicia.',
  captchaDownTodo:
    '{name} no responde, así que los votantes resuelven nuestro desafío más difícil. Comprueba que esta máquina pueda conectarse a él.',
  trialEnded: 'El modo de prueba terminó',
  trialEndedTodo:
    'Otras personas pueden acceder a este servicio. Detectado el {time}: {sign}. Los webhooks ya no pueden llegar a esta máquina. Pon en BASE_URL la dirección que usa la gente.',
  loopback: 'BASE_URL es una dirección de esta máquina',
  loopbackTodo:
    'Los enlaces en correos y webhooks no le funcionan a nadie más. Pon en BASE_URL la dirección que usa la gente.',
  notHttps: 'BASE_URL no es https',
  notHttpsTodo:
    'Las contraseñas y cookies se envían sin cifrar y nadie puede votar, porque la comprobación antes de votar solo funciona con https. Pon delante de Plaudit un proxy con un certificado TLS y en BASE_URL una dirección https.',
  noMail: 'No se envían correos',
  noMailTodo:
    'La gente no puede confirmar su dirección ni restablecer su contraseña. Configura SMTP_URL. Hasta entonces, el staff puede crear enlaces de restablecimiento en la página de cada persona, en Personas.',
  mailWaiting: 'Hay correos en espera desde hace más de 15 minutos',
  mailWaitingTodo:
    '{reason} Los correos se reintentan durante un día. Comprueba que responda el servidor de correo de SMTP_URL.',
  nobodySends: 'Ningún proceso los envía.',
  mailUnreachable: 'No se puede conectar con el servidor de correo.',
  mailTimeout: 'El servidor de correo no respondió a tiempo.',
  mailTls: 'No se pudo establecer una conexión segura con el servidor de correo.',
  mailSignIn: 'El servidor de correo rechazó el usuario y la contraseña de SMTP_URL.',
  mailSender: 'El servidor de correo rechazó al remitente. Define otro con `?from=` en SMTP_URL.',
  mailRecipient: 'El servidor de correo no conoce al destinatario.',
  mailContent: 'El servidor de correo rechazó este correo.',
  mailLater: 'El servidor de correo pidió que se vuelva a intentar más tarde.',
  mailProtocol: 'SMTP_URL no lleva a un servidor de correo.',
  mailExpired: 'El correo no se pudo enviar antes de que caducara su enlace.',
  mailUnreadable: 'El correo se guardó con otro SECRET_KEY.',
  mailUntried: 'Aún no se ha intentado.',
  staffChat: 'Las alertas no llegan al canal de chat del staff',
  staffChatTodo: '{happened} {todo} Las alertas se reintentan durante un día.',
  noChallenge: 'Para votar no hace falta resolver ningún desafío',
  noChallengeTodo: 'Los votos automáticos son tan fáciles como los reales. VOTE_CHALLENGE=off es solo para pruebas.',
  privateTargets: 'Los webhooks pueden llegar a direcciones privadas',
  privateTargetsTodo:
    'Cualquier propietario puede enviar peticiones a las direcciones de ALLOW_PRIVATE_TARGETS. Déjalo vacío en un sitio público.',
  embeddedLarge: 'La base de datos integrada es grande',
  embeddedLargeTodo:
    'Por encima de unos 2 GB, PostgreSQL va mejor. `plaudit move` lo traslada todo allí; docs/operate.md explica cómo.',

  sessionsLost: 'Hay conexiones a PostgreSQL que perdieron su sesión',
  sessionsLostTodo:
    'Mientras este proceso funcionaba, se puso un connection pooler delante de PostgreSQL o se cambió al modo transacción, así que fallan algunas sentencias. Reinicia todos los procesos: se adaptan al arrancar.',
  notNotified: 'Los procesos no se avisan entre sí de los votos',
  notNotifiedTodo:
    'DATABASE_URL pasa por un connection pooler, así que cada proceso consulta cada {seconds, plural, one {# segundo} other {# segundos}}. Pon en DATABASE_DIRECT_URL la dirección del propio PostgreSQL, que cada proceso usa entonces para una conexión.',
  replicaUnused: 'La réplica de lectura no se usa',
  replicaUnusedTodo:
    'Las páginas se leen del servidor principal por la réplica de DATABASE_READ_URL: {reason}. Se vuelve a usar sola.',
  replicaUnchecked: 'todavía no se ha comprobado',
  replicaFailedQuery: 'falló una consulta en ella',
  replicaSilent: 'no responde',
  replicaBehind: 'está demasiado atrasada',
  replicaOther: 'no es una copia de esta base de datos',
  replicaUnreachable: 'la réplica o el servidor principal no responde',
  replicaNotStandby: 'no es un standby',
  connections: 'Conexiones',
  connectionsDirect: 'directas',
  connectionsPooled:
    'a través de un connection pooler en modo transacción, así que puede que falten algunos procesos en la lista',
  prepared: 'Sentencias preparadas',
  on: 'activadas',
  off: 'desactivadas',
  votesOfOthers: 'Votos de otros procesos',
  foundAtOnce: 'encontrados al momento, por notificaciones',
  foundByPolling:
    'encontrados en medio segundo, consultando cada {seconds, plural, one {# segundo} other {# segundos}}; las páginas de registro abiertas se actualizan en 3 segundos',
  replica: 'Réplica de lectura',
  replicaInUse: 'en uso',
  replicaInUseBehind: 'en uso, con {seconds} segundos de retraso',
  replicaNotInUse: 'sin uso: {reason}',
  replicaNotInUseBehind: 'sin uso: {reason}, con {seconds} segundos de retraso',

  backupFailed: 'La última copia de seguridad falló',
  backupFailedTodo: '{message} Después ejecuta `plaudit backup`.',
  backupOld: 'La copia de seguridad más reciente es demasiado antigua',
  backupOldTodo:
    'Se hizo hace {hours, plural, one {# hora} other {# horas}}. Comprueba que haya en marcha un proceso con ROLE all o worker y revisa su registro.',

  commitOff: 'PostgreSQL confirma los votos antes de que estén en su disco',
  commitOffTodo: 'Si su máquina falla, se pierden los votos más recientes. Pon synchronous_commit en on.',
  standbyMissing: 'PostgreSQL espera a un standby que no está conectado',
  standbyMissingTodo:
    'No se registra ningún voto hasta que vuelva un standby de synchronous_standby_names. Revisa los standbys.',
  commitLocal: 'Los votos no esperan al standby',
  commitLocalTodo:
    'Un failover puede perder los votos más recientes y un voto puede enviarse dos veces a un servidor de Minecraft. Pon synchronous_commit en on. docs/high-availability.md explica cómo.',
  noSynchronous: 'PostgreSQL tiene un standby, pero ninguno síncrono',
  noSynchronousTodo:
    'Un failover puede perder los votos más recientes y un voto puede enviarse dos veces a un servidor de Minecraft. Configura synchronous_standby_names, o synchronous_mode en Patroni. docs/high-availability.md explica cómo.',
} satisfies AreaTranslation<'systemWarnings'>;
