// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Error: {title}',
  optional: 'opcional',
  problems: '{count, plural, one {Corrige un problema.} other {Corrige # problemas.}}',
  copyWhat: 'Copiar {what}',
  selectAndCopy: 'Selecciona el texto y cópialo',
  fromPalette: '{label}, de una paleta',

  imageHint: 'PNG, JPEG, WebP, GIF o AVIF, como máximo 5 MB. {what}',
  imageEmpty: 'El archivo está vacío. Elige otra imagen.',
  imageTooLarge: 'La imagen pesa más de 5 MB. Redúcela e inténtalo de nuevo.',
  imageType: 'Este tipo de archivo no se admite. Elige una imagen PNG, JPEG, WebP, GIF o AVIF.',
  imageTooSmall:
    'La imagen es demasiado pequeña. Elige una de al menos {width, number} píxeles de ancho y {height, number} de alto.',
  imageTooManyPixels: 'La imagen tiene más de 40 millones de píxeles. Redúcela e inténtalo de nuevo.',
  imageUnreadable:
    'No se puede leer la imagen. Puede estar dañada o incompleta. Guárdala de nuevo o elige otra imagen.',
  imagesBusy: 'Ahora mismo se están procesando demasiadas imágenes. Inténtalo de nuevo en un minuto.',
  imagesUnavailable:
    'No se pueden procesar imágenes porque falta una biblioteca. El operador de este servicio puede instalarla.',
  icon: 'Icono',
  iconImage: 'Imagen del icono',
  iconHint: 'La imagen se recorta en un cuadrado. De una animación solo se usa el primer fotograma.',
  iconShown: 'Se muestra en las listas y en la página de la ficha.',
  iconMissing: 'Se muestra la primera letra del nombre hasta que subas una imagen.',
  saveIcon: 'Guardar icono',
  removeIcon: 'Quitar icono',

  uploadsInProgress: 'Dos de tus subidas siguen en curso. Espera a que terminen e inténtalo de nuevo.',
  tooManyUploads: 'Ahora mismo se están subiendo demasiadas imágenes. Espera unos segundos e inténtalo de nuevo.',
  tooManyForms: 'Ahora mismo se están enviando demasiados formularios. Espera unos segundos e inténtalo de nuevo.',

  version: 'Versión',
  versionHint:
    'Tu propia etiqueta, como 2.4.0. Se permiten hasta 32 letras, cifras y los caracteres . _ + -. No podrás cambiarla después.',
  headline: 'Titular',
  headlineHint: 'Como máximo {max, number} caracteres.',
  notes: 'Notas',
  notesHint:
    'Markdown: títulos, negrita, cursiva, listas, enlaces y código. El HTML se muestra como texto. Como máximo {max, number} caracteres.',
  releasedAt: 'Fecha de publicación',
  releasedAtHint:
    '{zone} {edits, select, yes {Déjalo vacío para conservar la hora actual.} other {Déjalo vacío para usar la hora de ahora.}} No puede estar en el futuro.',
  inZone: 'En {name}.',
  inTimeZone: 'En la zona horaria {name} ({offset}).',

  newPasswordHint:
    'Al menos {min, plural, one {# carácter} other {# caracteres}}. Unas cuantas palabras al azar van bien.',
  passwordLength: 'Usa entre {min, number} y {max, number} caracteres para la contraseña.',
  accountGone: 'Esta cuenta ya no existe.',
  currentPassword: 'Contraseña actual',
  currentPasswordHint: 'Para confirmar que eres tú.',
  noPassword:
    'Tu cuenta no tiene contraseña. Si pasaron más de diez minutos desde que iniciaste sesión, primero tienes que confirmar que eres tú.',

  email: 'Correo',
  turnOffEmails: 'Desactivar correos',
  turnOnEmails: 'Activar correos',

  passkeysNeedScripts: 'Las llaves de acceso necesitan JavaScript.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  passkeyAddress:
    'Las llaves de acceso no funcionan en esta dirección. Abre este sitio en su dirección habitual e inténtalo de nuevo.',
  passkeyUnsuitable: 'Este dispositivo no puede crear una llave de acceso adecuada. Prueba con otro.',
  passkeyNotAdded: 'No se añadió ninguna llave de acceso: se canceló o tardó demasiado. Inténtalo de nuevo.',
  passkeyNotUsed:
    'No se usó ninguna llave de acceso: se canceló, tardó demasiado o este dispositivo no tiene ninguna para este sitio. Inténtalo de nuevo o usa otra forma.',
  passkeyFailed: 'La llave de acceso no funcionó. Inténtalo de nuevo o usa otra forma.',

  connectDiscord:
    'Este bot solo puede agradecértelo si <link>conectas tu cuenta de Discord</link>. Tu voto cuenta en cualquier caso.',

  rewardGoesTo: 'La recompensa es para la {account}. <link>Cambiar</link>',
  rewardUnknown:
    'No hay ninguna cuenta de {platform} vinculada, así que puede que el servidor no sepa a quién recompensar. <link>Vincula tu cuenta de {platform}</link>',
  linkedTo: 'Vinculada: {account}. <link>Cambiar</link>',
  linkMinecraft: '<link>Vincula tu cuenta de Minecraft</link> si este servidor te pide un código.',

  webhookHealthy: 'Funciona',
  webhookFailing: 'Fallos seguidos: {count, number} de {limit, number}',
  webhookDisabled: 'Desactivado',
  webhookPaused: 'En pausa',
  noVotesSinceSaved: 'Sin votos desde que se guardó',
  noVotesYet: 'Aún sin votos',
  listenerFailing: 'Fallos seguidos: {count, number}',
  listenerUnconfirmed: 'Sin confirmar',
  listenerWorking: 'Funciona',

  whoSees: 'Quién ve esta ficha',
  public: 'Pública',
  pending: 'Pendiente de aprobación',
  refused: 'Rechazada',
  hidden: 'Oculta por el staff',
  pendingText:
    'El staff revisa esta ficha antes de que sea pública. Hasta entonces puedes configurarlo todo, pero nadie puede votar.',
  refusedTitle: 'El staff no aprobó esta ficha',
  refusedText:
    'El motivo está abajo. Corrige el problema en Contenido para que la ficha se revise otra vez. Hasta que se apruebe, nadie más puede verla.',
  hiddenText: 'Nadie más puede verla y nadie puede votar. Los votos anteriores se conservan y se siguen entregando.',
  reason: 'Motivo: {reason}',

  planFree: 'Gratis',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Pide al operador de este sitio que cambie tu plan.',
  contactForPlan: '<link>Escríbenos</link> para cambiar tu plan.',
} satisfies AreaTranslation<'forms'>;
