// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Tu perfil',
  hiddenByStaff: 'El staff ha ocultado tu perfil, así que nadie más lo ve.',
  text: 'Nadie más puede ver tu perfil hasta que lo hagas público. Muestra tu nombre, cuándo te uniste, cuántos votos has emitido, tu racha y tus insignias, pero no cuándo ni por qué votaste. También muestra tus reseñas más recientes si <link>tu nombre</link> aparece en ellas.',
  save: 'Guardar perfil',
  publicPage: 'Tu página pública: {address}',
  handle: 'Nombre de usuario',
  handleHint:
    'Forma parte de la dirección de tu página: de {min, number} a {max, number} letras, cifras y guiones. Si lo cambias, el anterior queda reservado para ti durante {days, plural, one {# día} other {# días}}.',
  visibility: 'Visibilidad',
  makePublic: 'Hacer público mi perfil',
  makePublicHint: 'Lo puede ver cualquiera que tenga el enlace.',
  favorites: 'Favoritos',
  showFavorites: 'Mostrar mis favoritos',
  showFavoritesHint: 'Las fichas que has marcado con un corazón.',
  searchEngines: 'Buscadores',
  allowSearchEngines: 'Permitir que los buscadores muestren mi perfil',
  allowSearchEnginesHint: 'Si está desactivado, se les pide que no lo hagan.',
  tooManyChanges: 'Demasiados cambios. Inténtalo de nuevo en una hora.',
  nowPublic: 'Tu perfil es público.',
  savedUnseen: 'Se guardó tu perfil. Nadie más puede verlo.',

  profileHidden: 'El staff ocultó tu perfil público',
  profileShown: 'El staff ya no oculta tu perfil',
  nameCleared: 'El staff borró tu nombre',
  myProfile: 'Mi perfil',
  chooseName: 'Elegir otro nombre',

  myReports: 'Mis reportes',
  noReports: 'No hay reportes',
  noReportsText:
    'Cada ficha y cada entrada de un registro de cambios tiene un enlace para reportarla. Tus reportes y sus resultados aparecen aquí.',

  myReviews: 'Mis reseñas',
  noReviews: 'Aún no hay reseñas',
  noReviewsText: 'Puedes reseñar cualquier ficha por la que hayas votado. Tus reseñas y las respuestas aparecen aquí.',
  replyMailsOn: 'Las respuestas a tus reseñas también se envían a tu correo confirmado.',
  replyMailsOff:
    'Las respuestas a tus reseñas solo se muestran en este sitio. Las decisiones del staff se siguen enviando.',
  replyMailsTurnedOn: 'Recibirás correos sobre las respuestas.',
  replyMailsTurnedOff: 'Ya no recibirás correos sobre las respuestas.',

  offerTitle: 'Oferta de propiedad',
  invitationTitle: 'Invitación para gestionar una ficha',
  takeOver: '¿Hacerte cargo de esta ficha?',
  manage: '¿Gestionar esta ficha?',
  offer: '{inviter} quiere transferirte la propiedad de {listing}.',
  offerMeaning:
    'Solo el propietario puede invitar y quitar gestores, transferir la ficha o eliminarla. {inviter} sigue gestionándola hasta que le quites el acceso.',
  invitation: '{inviter} te invita a gestionar {listing}.',
  invitationMeaning:
    'Los gestores pueden ver y cambiar su webhook, listener de votos, tokens de la API, registro de cambios y ajustes, y recibir sus avisos. Los demás gestores ven tu nombre. Puedes salir cuando quieras.',
  invitationExpires: 'La invitación caduca {time}.',
  signInToReply:
    'Esta invitación es para {email}. Inicia sesión con esa dirección o crea una cuenta con ella. Después volverás a esta página.',
  wrongAccount:
    'Esta invitación es para {email}, pero has iniciado sesión como {own}. Cierra sesión, abre el enlace de nuevo y entra con la dirección correcta, o pide una invitación para tu dirección actual.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  declined: 'La rechazaste. No ha cambiado nada.',
  nowOwner: 'Esta ficha ahora es tuya.',
  nowManager: 'Ahora gestionas esta ficha.',
  invitationEnded: 'Esta invitación ya no es válida',
  invitationEndedText:
    'Se aceptó, se rechazó o se revocó, o tiene más de siete días. Pide una nueva al propietario de la ficha.',

  data: 'Tus datos',
  exportData: 'Exportar datos',
  exportText:
    'Un archivo JSON con todo lo que se guarda sobre ti: tu cuenta, formas de iniciar sesión, sesiones, votos y fichas, los tokens que creaste, tus reportes, reseñas y marcas de “Útil”, y tus acciones en fichas.',
  downloadFile: 'Descargar archivo',
  exportLimited: 'Ya descargaste este archivo varias veces. Inténtalo de nuevo en una hora.',
  deleteTitle: 'Eliminar tu cuenta',
  deleteText: 'Tus votos siguen contando, pero sin tu nombre. La página siguiente indica exactamente qué se eliminará.',
  deleteAccount: 'Eliminar cuenta',
  deletionWord: 'eliminar',
  typeWord: 'Escribe la palabra {word}',
  typeWordProblem: 'Escribe la palabra {word}.',
  accountDeleted: 'Se eliminó tu cuenta.',
  onlyStaff: 'Eres el único miembro del staff. Primero añade a otra persona al staff.',
  stillOwns: 'Todavía tienes fichas. Primero transfiérelas o elimínalas.',
  whatIsDeleted: 'Lo que se elimina al momento',
  whatIsDeletedText:
    'Tu nombre, dirección, contraseña, cuentas conectadas y sesiones, los nombres de jugador de tus votos, tus reseñas y marcas de “Útil”, y tu rol de gestor. Las consultas de votos ya no encuentran los tuyos. Esto no se puede deshacer.',
  whatStays: 'Lo que se queda',
  votesStay: 'Tus votos siguen contando, con un ID aleatorio que no permite llegar hasta ti.',
  eventsStay:
    'Los eventos que se enviaron a propietarios de bots y servidores, y sus registros. Conservan el ID de tus votos durante 90 días.',
  reportsStay:
    'Lo que reportaste se queda sin tu nombre. Los textos se eliminan al momento si el staff ya decidió y, si no, 90 días después de la decisión.',
  tokensStay:
    'Los tokens que creaste siguen funcionando para sus fichas, y tus acciones en fichas quedan en el registro de auditoría sin tu nombre.',
  hashesStay:
    'Si votaste en el último día, los hashes de tu correo y de tus cuentas conectadas, hasta el momento en que habrías podido votar de nuevo. Hasta entonces no se pueden usar para crear otra cuenta.',
  downloadFirst: 'Primero descarga tus datos',
  youOwn: 'Tienes {count, plural, one {una ficha} other {# fichas}}',
  transferFirst: 'Primero transfiere o elimina tus fichas. Después podrás eliminar tu cuenta.',
  transferOrDelete: '{name}: <transfer>transferir</transfer> o <remove>eliminar</remove>',
  transferNamed: 'Transferir {name}',
  deleteNamed: 'Eliminar {name}',
} satisfies AreaTranslation<'profileSettings'>;
