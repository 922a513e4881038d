// Managers, tokens and settings of a listing.
import type { AreaTranslation } from '../message.ts';

export default {
  managers: 'Gestores',
  managersText:
    'Los gestores pueden ver y cambiar todo lo de aquí: webhook, listener de votos, tokens, registro de cambios y ajustes. Solo el propietario puede invitar gestores y transferir o eliminar la ficha.',
  owner: 'Propietario',
  managerSince: 'Gestor, añadido {time}',
  you: '(tú)',
  leave: 'Salir',

  inviteManager: 'Invitar a un gestor',
  email: 'Correo electrónico',
  emailHint: 'El correo de la cuenta de esa persona en este sitio. Si no tiene cuenta, puede registrarse con él.',
  invite: 'Invitar',
  tooManyInvitations: 'Hoy enviaste {max, number} invitaciones. Espera {wait} e inténtalo de nuevo.',
  invitationMailed: 'La invitación se envió por correo a {email}.',
  invitationLink: 'Enlace de invitación',
  invitationLinkText:
    'Envíaselo a la persona que invitaste. No se volverá a mostrar. Funciona una vez, durante siete días y solo para la dirección que escribiste.',
  theLink: 'el enlace',

  pendingInvitations: 'Invitaciones pendientes',
  offeredOwnership: 'Oferta de propiedad, caduca {time}',
  invitedAsManager: 'Invitación como gestor, caduca {time}',
  revoke: 'Revocar',
  theInvitation: 'la invitación de {email}',
  invitationRevoked: 'Se revocó la invitación. Su enlace ya no funciona.',
  invitationAnswered: 'La invitación ya se aceptó o se rechazó, o ha caducado.',

  removeManagerTitle: 'Quitar al gestor',
  removeManagerQuestion: '¿Quitar a este gestor?',
  removeManager: 'Quitar gestor',
  removeManagerText:
    '{name} perderá el acceso a este panel al momento. Los demás tokens de la API siguen funcionando: revoca los que esta persona haya podido copiar y rota el secreto de firma si lo vio.',
  apiTokens: 'Tokens de la API',
  revokeTokens:
    '{count, plural, one {Revocar el token que creó esta persona} other {Revocar los # tokens que creó esta persona}}',
  revokeTokensHint:
    '{count, plural, one {Los programas que lo usan dejan de funcionar al momento.} other {Los programas que los usan dejan de funcionar al momento.}}',
  managerRemoved: 'Se quitó al gestor.',

  leaveTitle: 'Dejar de gestionar la ficha',
  leaveQuestion: '¿Dejar de gestionar esta ficha?',
  leaveText: 'Ya no gestionarás {listing}. Para recuperar el acceso necesitas otra invitación del propietario.',
  youLeft: 'Ya no gestionas esta ficha.',

  transferOwnership: 'Transferir propiedad',
  transferNobody: 'Solo un gestor puede pasar a ser propietario. Primero invita a la persona como gestora.',
  transferText: 'El gestor que elijas tiene que aceptar. Tú seguirás gestionando la ficha.',
  newOwner: 'Nuevo propietario',
  transferQuestion: '¿Transferir la propiedad?',
  transferConsequences:
    '{name} tiene siete días para aceptar la propiedad de {listing}. Después, solo el nuevo propietario puede invitar y quitar gestores, y transferir o eliminar la ficha. Tú seguirás gestionándola hasta que te quite el acceso.',

  noTokens: 'Aún no hay tokens',
  noTokensText: 'Con un token, tu propio código puede consultar votos y gestionar esta ficha.',
  yourToken: 'Tu token',
  yourTokenText:
    'Cópialo ahora. No se volverá a mostrar. Envíalo con cada petición como <code>Authorization: Bearer</code>.',
  theToken: 'el token',
  tokenUnused: 'Creado {created}, nunca usado',
  tokenUsed: 'Creado {created}, último uso {used}',
  tokenUsedFor: 'Creado {created}, último uso {used} para {operation}',
  limits: 'Límites',
  rotate: 'Rotar',

  createTokenTitle: 'Crear un token',
  tokenName: 'Nombre',
  tokenNameHint: 'Dónde lo usarás.',
  liveStream: 'Stream en directo',
  permissions: 'Permisos',
  votesReadHint: 'Comprobar si un usuario votó, listar votos y leer estadísticas.',
  webhooksWriteHint: 'Cambiar el webhook, leer el registro de entregas, reenviar y gestionar tokens.',
  statsWriteHint: 'Informar del número de servidores del bot.',
  changelogWriteHint: 'Publicar, reemplazar y eliminar notas de versión.',
  createToken: 'Crear token',
  listingDeletedBefore: 'Esta ficha se eliminó.',
  tokenNameInvalid: 'Usa de 1 a {max, number} caracteres para el nombre.',
  tokenWithoutPermission: 'Elige al menos un permiso.',
  tooManyTokens: 'Una ficha puede tener como máximo {max, number} tokens. Revoca uno que ya no necesites.',
  permissionUnknown: 'Este permiso no existe.',
  permissionForBots: 'Este permiso solo está disponible para bots.',

  tokenLimitsTitle: 'Límites de un token',
  tokenLimits: 'Límites del token',
  tokenLimitsText: '{name}, creado el {time}. Los límites se aplican al momento.',
  saveLimits: 'Guardar límites',
  limitsSaved: 'Se guardaron los límites del token.',
  lastDay: 'Último día',
  lastDayHint:
    '{days, plural, one {El token deja de funcionar al final de ese día (UTC). Recibes un aviso # día antes.} other {El token deja de funcionar al final de ese día (UTC). Recibes un aviso # días antes.}}',
  allowedAddresses: 'Direcciones permitidas',
  allowedAddressesHint:
    'Direcciones IP o rangos de tus propios servidores, separados por comas. Déjalo vacío para permitir todas.',
  expiryInvalid: 'Escribe un día como AAAA-MM-DD, por ejemplo 2027-01-31.',
  expiryPast: 'Escribe un día que no haya pasado.',
  addressesInvalid: 'Escribe direcciones IP o rangos CIDR, como 203.0.113.7 o 2001:db8::/32, separados por comas.',
  tooManyAddresses: 'Escribe como máximo {max, number} direcciones.',
  expired: 'Caducado',
  stoppedWorking: 'Dejó de funcionar {time}',
  expiresSoon: 'Caduca pronto',
  expires: 'Caduca {time}',
  onlyFrom: 'Solo desde {addresses}',

  rotateTokenTitle: 'Rotar el token',
  rotateTokenQuestion: '¿Rotar este token?',
  rotateToken: 'Rotar token',
  rotateTokenText:
    '{name} tendrá un secreto nuevo y conservará su nombre y sus permisos. El secreto anterior deja de funcionar al momento, así que ten todo listo para reemplazarlo donde se use. Para cambiar sin interrupciones, crea antes un segundo token.',
  revokeTokenTitle: 'Revocar el token',
  revokeTokenQuestion: '¿Revocar este token?',
  revokeToken: 'Revocar token',
  revokeTokenText: '{name} dejará de funcionar al momento en todos los sitios donde se use. Esto no se puede deshacer.',
  tokenRevoked: 'Se revocó el token.',

  settings: 'Ajustes',
  settingsText: 'Lo que ven los visitantes está en <page>Página</page> y en <pictures>Imágenes</pictures>.',
  id: 'ID',
  idText: 'La API y la línea de comandos identifican esta ficha por su ID.',
  theId: 'el ID de la ficha',
  paused: 'Ficha en pausa. Nadie puede votar hasta que la reanudes.',
  resumed: 'Ficha reanudada. Se puede votar de nuevo.',

  plan: 'Plan',
  currentPlan: 'Actual',
  planOfServer: 'Cada voto cuenta {times} en la clasificación.',
  planWithChangelog: 'Cada voto cuenta {times} en la clasificación; incluye un registro de cambios.',
  planWithoutChangelog:
    'Cada voto cuenta {times} en la clasificación; registro de cambios disponible con el complemento Changelog Pro.',
  planOfBotKept:
    'Los votos ya emitidos conservan su peso y las entradas del registro de cambios siguen siendo públicas.',
  planOfServerKept: 'Los votos ya emitidos conservan su peso.',

  pause: 'Pausa',
  isPaused: 'En pausa',
  isPausedText:
    'Esta ficha está en pausa: nadie puede votar por ella, no aparece en las listas y su página está marcada como en pausa.',
  pauseText:
    'Mientras una ficha está en pausa, nadie puede votar por ella, no aparece en las listas y su página está marcada como en pausa. Los votos anteriores se siguen entregando y cuentan para la clasificación durante {days, plural, one {# día} other {# días}}, como siempre.',
  pauseListing: 'Pausar ficha',
  resumeListing: 'Reanudar ficha',

  delete: 'Eliminar',
  deleteCardText: 'Elimina para siempre la ficha, sus votos y todos sus ajustes. Se te pedirá que lo confirmes.',

  deleteListing: 'Eliminar ficha',
  deleteQuestion: '¿Eliminar esta ficha?',
  deleteBot:
    '{name} se eliminará para siempre: su página, sus votos y recuentos de votos, webhook, listener de votos, tokens, registro de cambios, gestores e invitaciones pendientes.',
  deleteServer:
    '{name} se eliminará para siempre: su página, sus votos y recuentos de votos, webhook, listener de votos, tokens, gestores e invitaciones pendientes.',
  deleteText:
    'Los votos que siguen en espera se descartan, pero las peticiones en curso todavía pueden llegar. El registro de auditoría conserva constancia de la eliminación durante 400 días.',
  confirmName: 'Escribe el nombre de la ficha para confirmar',
  confirmNameHint: 'O su ID: {id}',
  nameDiffers: 'Esto no coincide con el nombre ni con el ID de la ficha.',
  deleted: 'Ficha eliminada.',

  badges: 'Distintivos',
  badgesText: 'Imágenes pequeñas con tus números para un README, un foro o tu propio sitio. Se actualizan cada minuto.',
  embedText:
    'En la <link>página para insertar</link>, que todo el mundo puede usar, hay una tarjeta con tu icono, como imagen o en un marco.',
  badgeStyles: 'Textos y estilos propios',
  badgeStylesText:
    'Añade <code>?label=</code> a la URL para poner tu propio texto, por ejemplo <code>votes.svg?label=fans</code>. Cambia <code>.svg</code> por <code>.json</code> para usar la URL como endpoint badge en shields.io.',
  webhookBadge: 'Webhook',
  webhookBadgeText:
    'El estado de tu webhook: funciona, falla, desactivado o en pausa. Solo es visible para ti y tus gestores, salvo que lo hagas público.',
  makePublic: 'Hacer público',
  makePrivate: 'Hacer privado',
  webhookPublic: 'Guardado. El estado de tu webhook ahora es público.',
  webhookPrivate: 'Guardado. El estado de tu webhook solo es visible para ti y tus gestores.',
} satisfies AreaTranslation<'team'>;
