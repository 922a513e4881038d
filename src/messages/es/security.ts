// Passkeys, two-step verification, sessions, and confirming who someone is.
import type { AreaTranslation } from '../message.ts';

export default {
  on: 'Activada',
  off: 'Desactivada',

  confirmIdentity: 'Confirma que eres tú',
  enterPassword: 'Escribe tu contraseña para continuar. No se vuelve a pedir durante diez minutos.',
  enterPasswordOrCode: 'Escribe tu contraseña o un código para continuar. No se vuelve a pedir durante diez minutos.',
  enterCode: 'Escribe un código para continuar. No se vuelve a pedir durante diez minutos.',
  confirm: 'Confirmar',
  usePasskey: 'Usar una llave de acceso',
  codeOrRecoveryCode: 'Código de tu app de autenticación o un código de recuperación',
  recoveryCode: 'Código de recuperación',
  signInAgain:
    'Para confirmar que eres tú, cierra sesión y vuelve a iniciarla. Luego inténtalo de nuevo antes de diez minutos.',
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  tooManyAttempts: 'Demasiados intentos. Inténtalo de nuevo en {wait}.',
  passwordWrong: 'La contraseña no es correcta.',
  enterCodeOrPasskey: 'Escribe un código o usa una llave de acceso.',
  tooManyCodes: 'Hoy se escribieron demasiados códigos. Cierra sesión y vuelve a iniciarla.',

  tooLate: 'Esta página estuvo abierta demasiado tiempo o ya se usó. Inténtalo de nuevo.',
  codeWrong:
    'Este código no es correcto. Escribe las seis cifras que tu app de autenticación muestra ahora o un código de recuperación sin usar.',
  codeOld:
    'Este código ha caducado. Si tu app lo muestra ahora mismo, el reloj de ese dispositivo va atrasado: activa allí la fecha y hora automáticas e inténtalo de nuevo.',
  codeUsed: 'Este código ya se usó. Espera a que tu app muestre el siguiente.',
  passkeyUnknown: 'Esta llave de acceso no es de esta cuenta o se quitó de ella. Usa otra.',
  passkeyRejected: 'No se pudo verificar la llave de acceso. Inténtalo de nuevo o usa otra forma.',
  clockOff:
    'El reloj del dispositivo con la app va aproximadamente {span} {direction, select, fast {adelantado} other {atrasado}}, así que sus códigos no funcionarán. Activa allí la fecha y hora automáticas y escribe el código nuevo.',
  clockSeconds: '{count, plural, one {# segundo} other {# segundos}}',
  clockMinutes: '{count, plural, one {un minuto} other {# minutos}}',

  twoStep: 'Verificación en dos pasos',
  neededForStaff: 'Necesaria para las páginas del staff',
  neededForStaffText:
    'Eres del staff. Las páginas del staff se abren cuando añadas una app de autenticación o una llave de acceso: el staff puede cambiarlo todo aquí, así que una contraseña sola no protege lo suficiente tu cuenta.',
  twoStepText:
    'Con una app de autenticación o una llave de acceso, una contraseña robada no basta para entrar. Con una es suficiente; mejor tener dos, por si pierdes una.',
  twoStepOn: 'La verificación en dos pasos está activada.',
  turnOffTwoStep: 'Desactivar la verificación en dos pasos',
  turnOffTwoStepQuestion: '¿Desactivar la verificación en dos pasos?',
  turnOff: 'Desactivar',
  turnOffTwoStepText:
    'Tu app de autenticación, tus llaves de acceso y tus códigos de recuperación dejarán de funcionar aquí y se cerrarán todas tus demás sesiones. A partir de entonces, para entrar solo hará falta tu contraseña o Discord.',
  twoStepOff: 'La verificación en dos pasos está desactivada.',
  twoStepWasOff: 'La verificación en dos pasos ya estaba desactivada.',

  app: 'App de autenticación',
  appText: 'Una app en tu teléfono muestra un código que cambia cada 30 segundos. Sirve cualquiera de este tipo.',
  setUpApp: 'Configurar app',
  appSetUp: 'Configurada',
  appAdded: 'Añadida {added}',
  appAddedAndUsed: 'Añadida {added}, último uso {used}',
  setUpAnotherApp: 'Configurar otra app',
  removeApp: 'Quitar app',
  setUpAppTitle: 'Configurar una app de autenticación',
  scanCode: 'Escanea este código con tu app de autenticación:',
  qrCode: 'Código QR para la app de autenticación',
  orEnterKey: 'O escribe esta clave en la app:',
  theKey: 'la clave',
  codeNow: 'Código que muestra la app ahora',
  codeHint: 'Seis cifras.',
  newCodeWrong: 'Este código no es correcto. Escribe las seis cifras que tu app de autenticación muestra ahora.',
  setupEnded:
    'Esta configuración caducó o se reemplazó por otra. Quita la entrada de tu app y escanea el código nuevo.',
  newAppSetUp: 'La app nueva está configurada.',
  removeAppTitle: 'Quitar la app de autenticación',
  removeAppQuestion: '¿Quitar la app de autenticación?',
  removeAppText:
    'Sus códigos dejarán de funcionar y se cerrarán todas tus demás sesiones. Sin una llave de acceso, la verificación en dos pasos queda desactivada.',
  appRemoved: 'Se quitó la app.',
  appWasRemoved: 'La app ya se había quitado.',

  passkeys: 'Llaves de acceso',
  passkeysText:
    'Tu teléfono, equipo o llave de seguridad confirma que eres tú con la huella, la cara o un PIN. Con una llave de acceso también puedes iniciar sesión sin contraseña.',
  addPasskey: 'Añadir llave de acceso',
  passkeysUnavailable:
    'Los navegadores solo ofrecen llaves de acceso a sitios con https y un nombre, y este sitio no lo cumple.',
  passkeyUsed: 'Añadida {added}, último uso {used}{synced, select, yes {, en todos tus dispositivos} other {}}',
  passkeyUnused: 'Añadida {added}, nunca usada{synced, select, yes {, en todos tus dispositivos} other {}}',
  addPasskeyTitle: 'Añadir una llave de acceso',
  passkeyName: 'Nombre',
  passkeyNameHint: 'Para reconocerla después, por ejemplo el nombre del dispositivo.',
  myDevice: 'Mi dispositivo',
  passkeyNotVerified: 'No se pudo verificar la llave de acceso. Inténtalo de nuevo.',
  passkeyKnown: 'Esta llave de acceso ya se usa aquí.',
  passkeysFull: 'Ya tienes {max, number} llaves de acceso. Primero quita una.',
  addingNeedsScripts: 'Para añadir una llave de acceso hace falta JavaScript. Actívalo o configura una app.',
  passkeyAdded: 'Se añadió la llave de acceso.',
  removePasskeyTitle: 'Quitar una llave de acceso',
  removePasskeyQuestion: '¿Quitar esta llave de acceso?',
  removePasskey: 'Quitar llave de acceso',
  removePasskeyText:
    '{name} dejará de funcionar aquí y se cerrarán todas tus demás sesiones. También puedes eliminarla en el propio dispositivo.',
  removeLastPasskeyText:
    '{name} dejará de funcionar aquí y se cerrarán todas tus demás sesiones. También puedes eliminarla en el propio dispositivo. Es tu único segundo factor, así que la verificación en dos pasos quedará desactivada.',
  passkeyRemoved: 'Se quitó la llave de acceso.',
  passkeyWasRemoved: 'Esta llave de acceso ya se había quitado.',

  recoveryCodes: 'Códigos de recuperación',
  codesLeft: '{count, plural, one {Queda # código} other {Quedan # códigos}}',
  recoveryCodesText: 'Cada código funciona una vez en lugar de un segundo factor, por ejemplo si pierdes el teléfono.',
  createCodes: 'Crear códigos nuevos',
  codesFile: 'Códigos de recuperación para {email} en {site}. Cada uno funciona una vez.',
  saveCodes:
    'Guarda ahora estos códigos en un gestor de contraseñas o en papel: no se volverán a mostrar. Cada uno funciona una vez en lugar de un segundo factor, por ejemplo si pierdes el teléfono.',
  theCodes: 'los códigos de recuperación',
  download: 'Descargar',
  print: 'Imprimir',
  codesSaved: 'He guardado los códigos',
  toStaffPages: 'Ir a las páginas del staff',
  createCodesTitle: 'Crear códigos de recuperación nuevos',
  createCodesQuestion: '¿Crear códigos de recuperación nuevos?',
  createCodesText: 'Tus códigos anteriores dejarán de funcionar. Los códigos solo se muestran una vez, al crearlos.',
  codesReplaced: 'Tus códigos anteriores ya no funcionan.',
  noSecondFactor: 'Primero añade una app de autenticación o una llave de acceso.',

  sessions: 'Sesiones',
  sessionsText:
    'Tu cuenta tiene la sesión iniciada en estos dispositivos. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
  signOutElsewhere: 'Cerrar las demás sesiones',
  thisDevice: 'Este dispositivo',
  sessionNow: 'Sesión iniciada {since}, activa ahora',
  sessionSeen: 'Sesión iniciada {since}, última actividad {seen}',
  signOutDevice: 'Cerrar sesión: {device}',
  sessionWasEnded: 'Esta sesión ya había terminado.',
  deviceSignedOut: 'Se cerró la sesión del dispositivo.',
  signOutElsewhereQuestion: '¿Cerrar las demás sesiones?',
  signOutElsewhereText: 'Tu sesión seguirá abierta en este dispositivo.',
  othersSignedOut:
    '{count, plural, one {Se cerró la sesión de otro dispositivo.} other {Se cerró la sesión de otros # dispositivos.}}',
} satisfies AreaTranslation<'security'>;
