// The account's pages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Tu cuenta',
  heading: 'Cuenta',

  confirmEmail: 'Confirma tu correo electrónico',
  confirmToVote: 'No podrás votar hasta que {ways}. Todo lo demás ya lo puedes usar.',
  wayConfirm: 'lo confirmes',
  wayConnect: 'conectes {name}',
  confirmToReset:
    'Ya puedes usarlo todo, pero necesitas una dirección confirmada para restablecer una contraseña olvidada.',
  openLink: 'Abre en un plazo de 24 horas el enlace que te enviamos.',
  resendEmail: 'Reenviar correo',
  connectToVote: 'Conecta {names} para votar',
  connectToVoteText: 'No podrás votar hasta que conectes {names} abajo. Todo lo demás ya lo puedes usar.',

  name: 'Nombre',
  staff: 'Staff',
  changeName: 'Cambiar nombre',
  emailAddress: 'Correo electrónico',
  confirmed: 'Confirmado',
  notConfirmed: 'Sin confirmar',
  changeAddress: 'Cambiar dirección',
  times: 'Hora',
  timesSet: '{zone}, {clock, select, h23 {24 horas} other {12 horas}}',
  timesAutomatic: '{zone}, {clock, select, h23 {24 horas} other {12 horas}} (automático)',
  changeTimes: 'Cambiar zona y formato',
  voterId: 'Tu ID de votante',
  yourId: 'tu ID',
  voterIdHint: 'Se envía con tus votos. Tu nombre y tu correo no se envían.',

  setUpTwoStep: 'Configura la verificación en dos pasos',
  setUpTwoStepText:
    'Eres del staff. Las páginas del staff se abren cuando añadas una app de autenticación o una llave de acceso.',
  forStaff: 'Para el staff',
  emailStatus: 'Estado del correo',
  emailNotSetUp:
    'El correo no está configurado. Configura {variable}. Hasta entonces, crea enlaces de restablecimiento de contraseña en la página de cada persona en <link>Personas</link> o en la línea de comandos: {command}',
  discordNotSetUp:
    'El inicio de sesión con Discord no está configurado. En el portal para desarrolladores de Discord, en OAuth2, añade esta URL de redirección y luego configura {id} y {secret}.',
  robloxNotSetUp:
    'La vinculación de cuentas de Roblox no está configurada. En el Creator Dashboard de Roblox, crea una app OAuth 2.0 con los scopes {openid} y {profile} y esta URL de redirección, y luego configura {id} y {secret}.',
  redirectUrl: 'la URL de redirección',
  robloxRedirectUrl: 'la URL de redirección para Roblox',

  signInMethods: 'Formas de iniciar sesión',
  password: 'Contraseña',
  passwordSet: 'Configurada',
  passwordNotSet: 'Sin configurar',
  changePassword: 'Cambiar contraseña',
  setPassword: 'Poner contraseña',
  twoStepAndPasskeys: 'Verificación en dos pasos y llaves de acceso',
  discordHint:
    'Conecta Discord para enviar tu ID de Discord con tus votos: así los bots pueden recompensarte. Conectarlo o desconectarlo solo afecta a los votos futuros.',
  connected: 'Conectado',
  disconnect: 'Desconectar',
  disconnectNamed: 'Desconectar {name}',
  passwordFirst: 'Pon una contraseña antes de desconectarlo.',
  notConnected: 'Sin conectar',
  connect: 'Conectar',
  connectNamed: 'Conectar {name}',
  idKnown: 'ID conocido',
  notAvailable: 'No disponible',
  providerNotSetUp: 'El inicio de sesión con {name} no está configurado en este sitio.',
  manage: 'Gestionar',
  setUp: 'Configurar',
  passkeys: '{count, plural, one {# llave de acceso} other {# llaves de acceso}}',
  connectUnavailable: '{name} no responde en este momento. Inténtalo más tarde.',
  connectFailed:
    'No se pudo conectar {name}. Puede que esa cuenta de {name} ya esté conectada a otra cuenta de aquí, que su correo no esté verificado o que el intento haya tardado demasiado. Inténtalo de nuevo.',
  disconnectQuestion: '¿Desconectar {name}?',
  disconnectDiscord:
    'A partir de entonces inicias sesión con tu contraseña o con otro proveedor. Los votos que ya emitiste conservan tu ID de Discord y se pueden seguir encontrando con él. Los votos futuros llevarán el ID de tu cuenta de aquí, que puede que no reconozcan los bots que recompensan a miembros de Discord.',
  disconnectOther:
    'A partir de entonces inicias sesión con tu contraseña o con otro proveedor. Tus votos se quedan como están.',
  disconnected: 'Se desconectó {name}.',
  onlyWayToSignIn: '{name} es tu única forma de iniciar sesión. Pon una contraseña antes de desconectarlo.',

  gameAccounts: 'Cuentas de juegos',
  gameAccountsText:
    'Los servidores que solo te conocen por tu cuenta del juego necesitan un vínculo para recompensar tus votos.',
  robloxNotConnected: 'Roblox: sin conectar',
  linkWithCode: 'Para vincular una cuenta en un servidor, consigue un código y escríbelo en el juego:',
  linkOnVotePage: 'Para vincular una cuenta en un servidor, abre su página de votación.',
  gameAccount: 'cuenta de {platform} {account}',
  linkedForAll: '{account} para todos los servidores',
  linkedForOne: '{account} para {server}',
  unlink: 'Desvincular',
  unlinkNamed: 'Desvincular <unseen>{account}</unseen>',
  unlinkTitle: 'Desvincular cuenta del juego',
  unlinkQuestion: '¿Desvincular esta cuenta del juego?',
  unlinkText:
    'A partir de entonces, los servidores no encontrarán tus votos por la {account}. Si la vinculas a otra cuenta de aquí o vinculas otra en su lugar, solo cuentan para ella los votos posteriores.',
  unlinked: 'Se desvinculó la cuenta del juego.',

  linkTitle: 'Vincula tu cuenta de {platform}',
  linkText:
    '{name} podrá encontrar tus votos por tu cuenta del juego. Su equipo puede ver que esa cuenta y tu ID de votante van juntos.',
  backToVoting: 'Volver a la votación',
  linked: 'Vinculada',
  linkedEverywhere:
    'La {account} está vinculada para todos los servidores, así que no necesitas un código. <link>Desvincular</link>',
  linkedHere: 'La {account} está vinculada para este servidor. Un vínculo nuevo la reemplaza. <link>Desvincular</link>',
  yourCode: 'Tu código',
  theCode: 'el código',
  codeForChat:
    'En el chat del juego, escribe {command}. Si el juego no conoce este comando, pregunta a su equipo dónde escribir el código. Funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}} y solo en este servidor. No se lo enseñes a nadie más.',
  codeForGame:
    'Escríbelo en el juego, donde el servidor lo pida. Funciona una vez, durante {minutes, plural, one {# minuto} other {# minutos}} y solo en este servidor. No se lo enseñes a nadie más.',
  codeForServer: 'Código para este servidor',
  codeForServerText: 'Consigue aquí un código y escríbelo en el juego. El equipo del servidor te dirá dónde.',
  codeStillWorks: 'Tu último código sigue funcionando; caduca {time}. Uno nuevo lo reemplaza.',
  getCode: 'Obtener código',
  forEveryRobloxGame: 'Para todos los juegos de Roblox',
  connectRobloxInstead:
    'Mejor conecta Roblox para vincular tu cuenta de una vez en todos los juegos de Roblox de este sitio.',

  nameTitle: 'Cambiar tu nombre',
  nameText:
    'El staff y las personas con las que gestionas fichas ven tu nombre. Los visitantes solo lo ven si lo permites abajo. Los votos nunca lo incluyen.',
  saveName: 'Guardar nombre',
  nameHint: 'De 1 a {max, number} caracteres.',
  topVoters: 'Top de votantes',
  showName: 'Mostrar mi nombre en el top de votantes',
  showNameHint:
    'También en tus reseñas y, como propietario o gestor, en las páginas de tus fichas. Si no, apareces como “Votante anónimo” y tus fichas no muestran a cargo de quién están.',
  nameSaved: 'Se guardó tu nombre.',

  addressTitle: 'Cambiar tu dirección',
  addressByMail:
    'Tu dirección es {email}. Enviaremos un enlace a la dirección nueva. El cambio se aplica cuando lo abras. También avisaremos a tu dirección anterior.',
  addressAtOnce:
    'Tu dirección es {email}. Este sitio no envía correos, así que el cambio se aplica al momento y sin confirmación. Revisa bien la dirección nueva.',
  newAddress: 'Correo electrónico nuevo',
  noMail: 'Este sitio no envía correos, así que aquí no se pueden confirmar direcciones.',
  mailFull: 'Hay demasiados correos en espera. Inténtalo más tarde.',
  alreadyConfirmed: 'Tu dirección ya está confirmada.',
  sameAddress: 'Esta ya es tu dirección.',
  addressTaken: 'Esta dirección no se puede usar.',
  confirmationSent: 'Enviamos un correo a {email}. Abre su enlace en un plazo de 24 horas.',
  tooManyMails: 'Ya se enviaron varios correos. Mira en la carpeta de spam o inténtalo de nuevo en {wait}.',
  addressChanged: 'Se cambió tu dirección.',
  changeSent: 'Enviamos un correo a {email}. Abre su enlace para cambiar tu dirección.',
  accountAddress: 'La dirección de tu cuenta: {email}',
  newAccountAddress: 'La dirección nueva de tu cuenta: {email}',
  confirmAddress: 'Confirmar dirección',
  addressConfirmed: '{email} está confirmado.',
  addressUsedElsewhere: 'Otra cuenta usa ahora esta dirección, así que la tuya conserva la que tenía.',
  addressLinkInvalid:
    'Los enlaces funcionan una vez y caducan a las 24 horas. Si tu dirección ya está confirmada, no tienes que hacer nada más.',
  toAccount: 'Ir a tu cuenta',

  changePasswordTitle: 'Cambiar tu contraseña',
  newPassword: 'Contraseña nueva',
  saveNewPassword: 'Guardar contraseña',
  passwordText: 'Tu sesión seguirá abierta aquí y se cerrarán todas las demás.',
  passwordChanged: 'Se cambió tu contraseña. Se cerraron todas tus demás sesiones.',

  timesTitle: 'Cambiar cómo se muestran las horas',
  timesText: 'Ahora mismo ves las horas así: {example}.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Automático usa la zona horaria de tu navegador. Los correos usan entonces UTC.',
  automatic: 'Automático',
  clock: 'Formato de hora',
  automaticHint: 'Sigue el idioma de tu navegador. Los correos usan 24 horas.',
  clock24: '24 horas',
  clock24Hint: '18:30',
  clock12: '12 horas',
  clock12Hint: '6:30 p. m.',
  timesSaved: 'Se guardaron tus ajustes de hora.',
  unknownZone: 'Elige una zona horaria de la lista.',
} satisfies AreaTranslation<'account'>;
