// Staff: the setup checklist. What was found and what to do is also shown by the command `plaudit doctor`, in English.
// Names in capital letters are environment variables and stay as they are. Paths such as /staff/site become links on
// the page and stay as they are, too.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Primeros pasos',
  doneCount: '{done, number} de {total, number} hechos',
  suspicion: '{count, plural, one {# ficha} other {# fichas}} con votos bajo sospecha',
  waiting: '{count, plural, one {# ficha pendiente} other {# fichas pendientes}} de aprobación',
  stepsLabel: 'Pasos',
  more: 'Esta lista se actualiza sola. <system>Sistema</system> muestra la configuración, las advertencias y la carga. En el servidor, {command} comprueba más: el disco, los relojes, el certificado y el servidor de correo.',
  optional: 'opcional',
  stepDone: '(hecho)',
  stepNotNeeded: '(no hace falta)',
  stepNotDone: '(sin hacer)',
  stepProblem: '(problema)',
  readManual: 'Leer el manual<unseen>: {title}</unseen>',
  brandAndSettings: 'Marca y ajustes',
  siteSettings: 'Ajustes del sitio',
  seenTitle: 'Lo que el servicio ve de esta petición',
  seenPeer: 'Conexión desde',
  seenTrustedProxy: '{address}, un proxy de confianza',
  seenClient: 'Tu dirección',
  seenMissing: 'falta',

  sendTestMail: 'Enviar correo de prueba',
  testMailTo: 'a {email}',
  backupsMade: 'Hago copias por mi cuenta',
  backupsNotMade: 'No hago otras copias',
  backupsConfirmed: 'Tus copias de seguridad están confirmadas.',
  backupsUnconfirmed: 'Tus copias de seguridad ya no están confirmadas.',
  undecidable: 'Este paso no se puede descartar.',
  stepReopened: 'El paso está abierto de nuevo.',
  stepSettled: 'El paso está resuelto. Puedes deshacerlo cuando quieras.',
  testMailUnset: 'No se envió ningún correo porque SMTP_URL no está configurado. Configúralo y reinicia.',
  testMailFull: 'No se envió ningún correo porque hay demasiados en espera. La pestaña Correo muestra el motivo.',
  testMailsTooMany: 'Enviaste varios correos de prueba. Inténtalo de nuevo en {time}.',
  testMailSent:
    'Hay un correo de prueba en camino a {email}. Este paso se completa cuando el servidor de correo lo acepta.',
  notNeeded: 'No hace falta',

  nameTitle: 'Elige un nombre',
  nameKeep: 'Conservar este nombre',
  nameDecided: 'El sitio conserva el nombre por defecto.',
  nameDefault: 'El sitio aún tiene el nombre por defecto, {name}.',
  nameDefaultTodo: 'Configura SERVICE_NAME antes de conectar webhooks: forma parte de los nombres de cabeceras.',
  nameSet: 'El sitio se llama {name}.',

  brandTitle: 'Dale tu marca al sitio',
  brandDecided: 'El sitio conserva el aspecto por defecto, como se decidió.',
  brandSet: 'El sitio tiene su propio nombre o logo.',
  brandDefault: 'El sitio se ve como cualquier otra instalación.',
  brandDefaultTodo: 'Pon un nombre, un logo y un color en /staff/site.',

  addressTitle: 'Configura la dirección pública',
  addressLocal: 'BASE_URL es {url}, que solo funciona en esta máquina.',
  addressLocalTodo: 'Pon la dirección https que usa la gente.',
  addressSet: 'La gente accede a este sitio en {url}.',
  addressInsecure: 'BASE_URL es {url}, así que las contraseñas y cookies se envían sin cifrar.',
  addressInsecureTodo: 'Pon delante un proxy con un certificado TLS y en BASE_URL una dirección https.',

  proxiesTitle: 'Confía en tus proxies',
  proxiesOwn: 'Esta es mi propia dirección',
  proxiesDecided: 'Un miembro del staff confirmó que se reconocen las direcciones de los visitantes.',
  proxiesUnchecked: 'Sin comprobar, porque esta instalación no responde en BASE_URL.',
  proxyUntrusted:
    'Las peticiones llegan a través de {peer}, que no está en TRUSTED_PROXIES. Su cabecera X-Forwarded-For se ignora, así que todos los visitantes comparten un mismo límite de peticiones.',
  proxyUntrustedTodo: 'Si {peer} es tu proxy, configura {variable}.',
  proxyHttp:
    'El proxy dice que esta petición llegó por http, pero BASE_URL es https. Los formularios enviados por http se rechazan.',
  proxyHttpTodo: 'Redirige http a https en el proxy. Si sí usó https, corrige X-Forwarded-Proto.',
  proxyPrivate:
    'El servicio te ve como {client}, una dirección privada. Salvo que sea tu propio dispositivo, es un proxy, y todos los visitantes que pasan por él comparten un mismo límite de peticiones.',
  proxyPrivateTodo: 'Si {client} es uno de tus proxies, añádelo a TRUSTED_PROXIES.',
  proxyTrusted: 'Para el servicio, esta petición viene de {client}, a través del proxy {peer}.',
  proxyNotNeeded: 'BASE_URL es una dirección de esta máquina, así que no hace falta un proxy.',
  proxyAbsent: 'Los visitantes se conectan sin proxy. Para el servicio, esta petición viene de {peer}.',
  proxySilent:
    'El proxy {peer} no transmite las direcciones de los visitantes, así que todos comparten un mismo límite de peticiones.',
  proxySilentTodo: 'Haz que el proxy envíe X-Forwarded-For. Con nginx: {directive}',
  proxyUnknown:
    'Esta petición llegó de {peer} sin X-Forwarded-For. Si {peer} es tu proxy, todos los visitantes comparten un mismo límite de peticiones.',
  proxyUnknownTodo: 'Haz que el proxy envíe X-Forwarded-For y configura {variable}.',

  mailTitle: 'Comprueba que el correo funciona',
  mailUnset:
    'No se envían correos. Nadie puede confirmar una dirección y solo el staff puede crear enlaces para restablecer una contraseña.',
  mailUnsetTodo: 'Pon en SMTP_URL tu servidor de correo.',
  mailWaiting: 'Hay correos en espera: {reason}',
  mailWaitingTodo: 'Revisa SMTP_URL y el servidor de correo.',
  mailAccepted: 'El servidor de correo aceptó el último correo el {time}.',
  mailUntested: 'SMTP_URL está configurado, pero aún no se ha enviado ningún correo.',
  mailUntestedTodo: 'Pulsa “{button}” en /staff.',

  votingTitle: 'Permite votar con una dirección confirmada',
  votingKeepOff: 'Dejarlo desactivado',
  votingDecided: 'Para votar no hace falta una dirección confirmada, como se decidió.',
  votingNobody:
    'Aún no puede votar nadie, porque para votar hace falta una dirección confirmada o una cuenta conectada.',
  votingNobodyTodo:
    'Configura SMTP_URL, un proveedor de inicio de sesión como Discord, o pon REQUIRE_CONFIRMED_EMAIL=off.',
  votingConfirmed: 'Para votar hace falta un correo confirmado o una cuenta conectada.',
  votingLocal: 'Quien se registra puede votar. Cuando el sitio sea público, hará falta una dirección confirmada.',
  votingOff: 'REQUIRE_CONFIRMED_EMAIL está en off, así que pueden votar cuentas falsas.',
  votingOffTodo: 'Quita REQUIRE_CONFIRMED_EMAIL de la configuración.',

  discordTitle: 'Permite iniciar sesión con Discord',
  discordDecided: 'Un miembro del staff decidió no ofrecer el inicio de sesión con Discord.',
  discordSet: 'Se puede iniciar sesión con Discord.',
  discordUnset: 'No se puede iniciar sesión con Discord.',
  discordUnsetTodo: 'Configura DISCORD_CLIENT_ID y DISCORD_CLIENT_SECRET.',
  robloxTitle: 'Permite conectar cuentas de Roblox',
  robloxDecided: 'Un miembro del staff decidió no ofrecer la conexión de cuentas de Roblox.',
  robloxSet: 'Se pueden conectar cuentas de Roblox.',
  robloxNoGame: 'No hay ningún juego de Roblox publicado.',
  robloxUnset:
    'Hay un juego de Roblox publicado, pero no se pueden conectar cuentas de Roblox, así que puede que no encuentre los votos.',
  robloxUnsetTodo: 'Configura ROBLOX_CLIENT_ID y ROBLOX_CLIENT_SECRET.',

  approvalTitle: 'Revisa las fichas nuevas',
  approvalDecided: 'Las fichas nuevas son públicas al momento, como se decidió.',
  approvalOn: 'Las fichas nuevas esperan la aprobación antes de ser públicas.',
  approvalOff: 'Las fichas nuevas son públicas al momento.',
  approvalOffTodo:
    'Para aprobar antes cada una, activa la aprobación en /staff/site/settings o pon LISTING_APPROVAL=on.',

  backupsTitle: 'Haz copias de seguridad',
  backupFailed: 'La última copia de seguridad falló: {reason}',
  backupFailedTodo: 'Corrígelo y ejecuta “{command}”.',
  backupNewest: 'La copia más reciente es del {time}.',
  backupByStaff: 'Un miembro del staff confirmó las copias el {time}. Plaudit no puede comprobarlo.',
  backupHoursOld: 'La copia más reciente tiene {hours, plural, one {# hora} other {# horas}}.',
  backupDaysOld: 'La copia más reciente tiene {days, plural, one {# día} other {# días}}.',
  backupOldTodo: 'Ejecuta “{command}” y mira por qué no se hizo ninguna.',
  backupFirst: 'Aún no hay ninguna copia. La primera se hace en la hora siguiente al primer arranque.',
  backupFirstTodo: 'Para hacer una ahora, ejecuta “{command}”. Guarda copias en otra máquina.',
  backupNone: 'Plaudit no hace copias programadas y no puede ver las que haces de otra forma.',
  backupNoneTodo: 'Configura BACKUP_EVERY o confirma en la lista de configuración que haces copias por tu cuenta.',

  contactTitle: 'Añade una dirección de contacto',
  contactDecided: 'Un miembro del staff decidió no mostrar una dirección de contacto.',
  contactSet: 'Todas las páginas enlazan a tu dirección de contacto.',
  contactUnset: 'No hay dirección de contacto. Quienes no pueden iniciar sesión no tienen otra forma de escribirte.',
  contactUnsetTodo: 'Pon un correo electrónico o una página web en /staff/site/settings o en CONTACT.',

  listingTitle: 'Añade la primera ficha',
  listingAdded: 'El sitio tiene fichas.',
  listingNone: 'El sitio aún no tiene fichas.',
  listingNoneTodo:
    'Añade un bot o un servidor. Para explorar con datos de ejemplo, ejecuta “{command}”, que usa su propia carpeta de datos.',

  staffTitle: 'Añade a otra persona al staff',
  staffDecided: 'Un miembro del staff decidió que con uno basta.',
  staffSeveral: '{count, plural, one {# persona es del staff.} other {# personas son del staff.}}',
  staffOne: 'Solo hay un miembro del staff.',
  staffOneTodo: 'Pide a alguien que se registre y añádelo al staff en su página, en Personas.',
  staffNone: 'Aún no hay ningún miembro del staff.',
  staffNoneTodo: 'Abre el enlace de configuración que el servicio muestra al arrancar.',
} satisfies AreaTranslation<'setup'>;
