// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  emailAddress: 'Correo electrónico',
  password: 'Contraseña',
  or: 'o',
  enterBoth: 'Escribe tu correo electrónico y tu contraseña.',
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  tooManyFailures:
    'Demasiados intentos fallidos. Inténtalo de nuevo en {wait} o elige “¿Olvidaste tu contraseña?” para poner una nueva.',
  signedOut: 'Has cerrado sesión.',
  newHere: '¿Es tu primera vez aquí? <link>Crea una cuenta</link>',
  withPasskey: 'Iniciar sesión con una llave de acceso',
  passkeyNeedsScripts:
    'Para iniciar sesión con una llave de acceso hace falta JavaScript. Inicia sesión de otra forma.',
  passkeyUnknown:
    'Ninguna cuenta de aquí tiene esta llave de acceso. Puede que se haya quitado. Inicia sesión de otra forma.',
  failed: 'No se pudo iniciar sesión. Empieza de nuevo.',

  tooManyLinksTitle: 'Demasiados intentos',
  tooManyLinks: 'Se abrieron demasiados enlaces desde tu red. Inténtalo de nuevo en {wait}.',
  linkInvalid: 'Este enlace ya no funciona',

  continueWith: 'Continuar con {name}',
  providerHasAccount:
    '{known, select, yes {Ya hay una cuenta con el correo electrónico que usas en {name}. Inicia sesión con tu contraseña y luego conecta {name} en la página de tu cuenta.} other {Ya hay una cuenta con el correo electrónico que usas en el otro sitio. Inicia sesión con tu contraseña y luego conecta el otro sitio en la página de tu cuenta.}}',
  providerUnverified:
    '{known, select, yes {{name} no ha verificado tu correo electrónico. Verifícalo allí en tus ajustes e inténtalo de nuevo.} other {El otro sitio no ha verificado tu correo electrónico. Verifícalo allí en tus ajustes e inténtalo de nuevo.}}',
  providerUnavailable:
    '{known, select, yes {{name} no responde en este momento. Inténtalo más tarde o inicia sesión de otra forma.} other {El otro sitio no responde en este momento. Inténtalo más tarde o inicia sesión de otra forma.}}',
  providerFailed:
    '{known, select, yes {No se pudo iniciar sesión con {name}. Inténtalo de nuevo y permite que {name} comparta tu correo electrónico.} other {No se pudo iniciar sesión con el otro sitio. Inténtalo de nuevo y permite que comparta tu correo electrónico.}}',

  secondStep: 'Confirma tu inicio de sesión',
  secondStepText: 'Tu cuenta está protegida con la verificación en dos pasos.',
  lostDevice:
    '¿Perdiste tu dispositivo? Escribe uno de tus códigos de recuperación. Si no los tienes, contacta con el staff de este sitio. <link>Empezar de nuevo</link>',
  tooManyCodes:
    'Se escribieron demasiados códigos incorrectos para esta cuenta. Usa un código de recuperación o una llave de acceso, o inténtalo de nuevo en {wait}.',
  secondStepEnded: 'El inicio de sesión tardó demasiado o ya se completó. Empieza de nuevo.',

  createAccountTitle: 'Crear una cuenta',
  createAccount: 'Crear cuenta',
  name: 'Nombre',
  emailHint: 'Nunca se muestra ni se comparte con nadie.',
  haveAccount: '¿Ya tienes una cuenta? <link>Inicia sesión</link>',
  tooManyAccounts: 'Se crearon demasiadas cuentas desde tu red. Inténtalo de nuevo en {wait}.',
  welcome: '¡Hola! Tu cuenta está lista.',
  nameInvalid: 'Escribe un nombre de 1 a {max, number} caracteres en una sola línea.',
  mailFull: 'No podemos enviar correos en este momento. Inténtalo de nuevo en unos minutos.',
  emailTaken: 'Esta dirección ya tiene una cuenta. Inicia sesión.',
  notCreated: 'No se pudo crear la cuenta. Revisa cada campo.',

  checkEmail: 'Revisa tu correo',
  checkEmailText:
    'Te enviamos un correo. Abre el enlace en este navegador y pulsa el botón para iniciar sesión y volver a donde estabas. En cualquier otro navegador se te pedirá la contraseña.',
  noEmail:
    '¿No llega el correo después de unos minutos? Mira en la carpeta de spam o <link>regístrate de nuevo</link> con la dirección correcta. Los enlaces de correos anteriores siguen funcionando.',
  haveAccountOrForgot:
    '¿Ya tienes una cuenta? <link>Inicia sesión</link> o <password>pon una contraseña nueva</password>.',

  confirmAddress: 'Confirma tu dirección',
  newAccountAddress: 'La dirección de tu cuenta nueva: {email}',
  signUpPasswordHint: 'La que elegiste cuando te registraste en otro navegador. Si no fuiste tú, cierra esta página.',
  confirmAndCreate: 'Confirmar y crear cuenta',
  confirmed: 'Tu dirección está confirmada y tu cuenta está lista.',
  signUpPasswordWrong:
    'Esta no es la contraseña con la que te registraste. Usa el enlace del correo más reciente o regístrate de nuevo con otra contraseña.',
  accountDeleted:
    'Hace poco se eliminó una cuenta con esta dirección. Para que nadie vote dos veces, solo puedes registrarte de nuevo después del {time}.',
  addressHasAccount: 'Esta dirección ya tiene una cuenta. Inicia sesión o pon una contraseña nueva.',
  signUpLinkInvalid:
    'Los enlaces funcionan una vez y caducan a las 24 horas. Si ya usaste este, tu cuenta está lista y puedes iniciar sesión.',
  signUpAgain: 'Registrarse de nuevo',

  forgotPassword: '¿Olvidaste tu contraseña?',
  sendLink: 'Enviar enlace',
  backToSignIn: 'Volver a iniciar sesión',
  forgotHint: 'Te enviaremos un enlace para poner una contraseña nueva.',
  linkSent: 'Si {email} tiene una cuenta aquí, le enviamos un correo con un enlace que funciona durante una hora.',
  linksSentAlready:
    'Si esta dirección tiene una cuenta, ya se le enviaron varios enlaces en la última hora. Todos siguen funcionando: abre el correo más reciente y mira en la carpeta de spam. Para pedir otro enlace, inténtalo de nuevo en {wait}.',
  linksLimited: 'Se pidieron demasiados enlaces desde tu red. Inténtalo de nuevo en {wait} o desde otra red.',
  noMail: 'Este sitio no envía correos, así que no podemos mandarte un enlace.',
  askStaffForLink: 'Pide un enlace de restablecimiento al staff de este sitio.',
  askStaffOrContact:
    'Pide un enlace de restablecimiento al staff de este sitio. <link>Contacta con soporte</link>, mejor desde la dirección de tu cuenta.',
  resetOnCommandLine:
    'Solo este equipo puede acceder a este servicio, así que seguramente lo administras tú. En la línea de comandos, esto muestra un enlace de restablecimiento: {command}',
  newPasswordTitle: 'Poner una contraseña nueva',
  newPassword: 'Contraseña nueva',
  setPassword: 'Guardar contraseña',
  newPasswordText: 'Se cerrarán todas tus sesiones y podrás entrar con la contraseña nueva.',
  passwordChanged: 'Se cambió tu contraseña y se cerraron todas tus sesiones. Inicia sesión con la contraseña nueva.',
  resetLinkInvalid: 'Los enlaces de contraseña funcionan una vez y caducan en una hora. Puedes pedir otro.',
  requestLink: 'Pedir otro enlace',

  setUpSite: 'Configurar {name}',
  nowStaff: 'Ahora eres miembro del staff.',
  nowStaffOneMoreStep:
    'Ahora eres miembro del staff. Un paso más protege esta cuenta y después se abren las páginas del staff.',
  setupLinkInvalid: 'Este enlace de configuración no funciona',
  setupLinkWhy: 'El enlace está incompleto, ya se usó o tiene más de 24 horas, o este servicio ya tiene staff.',
  setupLinkWhatToDo:
    'Si administras este servicio y aún no tiene staff, reinícialo para que muestre un enlace nuevo, que funciona durante 24 horas. Si ya tiene staff, pide a un miembro que te añada.',
  setupNothingChanged: 'No ha cambiado nada y no necesitas una cuenta para intentarlo de nuevo.',
  alreadyStaff: 'Ya eres miembro del staff',
  alreadyStaffText: 'Este enlace de configuración ya se usó o caducó. No necesitas otro.',
  openStaffPages: 'Abrir las páginas del staff',
  setupSignUp:
    'Este enlace te convierte en el primer miembro del staff de este servicio. Primero crea una cuenta o inicia sesión.',
  setupSignedInAs:
    'Has iniciado sesión como {name}. Continúa para ser miembro del staff de este servicio. El enlace funciona una vez.',
  becomeStaff: 'Unirse al staff',
} satisfies AreaTranslation<'signIn'>;
