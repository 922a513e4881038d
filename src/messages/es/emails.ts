// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',

  confirmSubject: 'Confirma tu dirección',
  confirmWho: 'Alguien, seguramente tú, creó una cuenta en {site} con esta dirección.',
  confirmHow: 'Para confirmar que esta dirección es tuya, abre este enlace y pulsa el botón:',
  confirmEnd:
    'El enlace funciona una vez y caduca a las 24 horas. Si no fuiste tú, puedes ignorar este correo. La dirección quedará sin confirmar.',

  signUpWho: 'Alguien, seguramente tú, se registró en {site} con esta dirección.',
  signUpHow:
    'Para terminar, abre este enlace en el mismo navegador y pulsa el botón. En otro navegador necesitas la contraseña que elegiste.',
  signUpEnd:
    'El enlace funciona una vez y caduca a las 24 horas. Si no fuiste tú, puedes ignorar este correo. No se creará ninguna cuenta.',

  existsSubject: 'Ya tienes una cuenta',
  existsWho:
    'Alguien, quizá tú, intentó registrarse en {site} con esta dirección. Ya tiene una cuenta, así que no se cambió nada.',
  existsSignIn: 'Inicia sesión: {url}',
  existsForgot: '¿Olvidaste tu contraseña? Pon una nueva: {url}',
  ignore: 'Si no fuiste tú, puedes ignorar este correo.',

  tooEarlySubject: 'Esta dirección aún no se puede usar',
  tooEarlyUntil:
    'Se eliminó una cuenta con esta dirección y sus votos recientes todavía cuentan. Puedes registrarte de nuevo después del {time}.',

  newAddressSubject: 'Confirma tu dirección nueva',
  newAddressWho: 'Alguien quiere usar esta dirección para una cuenta en {site}.',
  newAddressEnd: 'El enlace funciona una vez y caduca a las 24 horas. Si no lo pediste, puedes ignorar este correo.',

  takenSubject: 'Esta dirección ya tiene una cuenta',
  takenWho: 'Alguien, quizá tú, quiso usar esta dirección para otra cuenta en {site}.',
  takenSignIn: 'Ya tiene su propia cuenta, así que no se cambió nada. Puedes iniciar sesión con ella: {url}',

  changeSubject: 'Tu dirección está a punto de cambiar',
  changeWho: 'Alguien con la sesión iniciada en tu cuenta de {site} pidió cambiar su dirección a {address}.',
  changeWhen:
    'La dirección cambiará cuando se abra el enlace del correo que enviamos a la dirección nueva. Si fuiste tú, no tienes que hacer nada aquí.',
  newPasswordNow:
    'Si no fuiste tú, pon ahora una contraseña nueva; así se cierra la sesión en todos los dispositivos: {url}',
  changedSubject: 'Se cambió tu dirección',
  changedTo: 'La dirección de tu cuenta en {site} ahora es {address}. Los próximos correos irán allí.',
  changedEnd: 'Si no fuiste tú, contacta con soporte lo antes posible.',

  resetSubject: 'Pon una contraseña nueva',
  resetWho: 'Alguien, seguramente tú, pidió poner una contraseña nueva en {site}. Ponla aquí:',
  resetEnd:
    'El enlace funciona una vez y caduca en una hora. Si no fuiste tú, puedes ignorar este correo. Tu contraseña seguirá igual.',

  passwordSubject: 'Se cambió tu contraseña',
  passwordChanged: 'Se acaba de cambiar la contraseña de tu cuenta en {site} y se cerraron todas las demás sesiones.',
  newPassword: 'Si no fuiste tú, pon una nueva: {url}',

  deviceSubject: 'Nuevo inicio de sesión',
  deviceWho:
    'Alguien inició sesión en tu cuenta de {site} en un navegador que no se había usado antes con ella: {device}, {time}.',
  browserOnSystem: '{browser} en {system}',
  deviceUnknown: 'Dispositivo desconocido',
  deviceNothing: 'Si fuiste tú, no tienes que hacer nada.',

  resetLinkSubject: 'Se creó un enlace para restablecer tu contraseña',
  resetLinkWho: 'El staff de {site} creó un enlace para poner una contraseña nueva en tu cuenta y hacértelo llegar.',
  resetLinkUntil: 'Tu contraseña sigue igual hasta que alguien use el enlace. Caduca en una hora.',
  resetLinkEnd: 'Si no lo pediste, avisa al staff y pon tú una contraseña nueva, lo que inutiliza el enlace: {url}',

  connectedSubject: 'Se conectó {provider}',
  connected:
    'Se acaba de conectar una cuenta de {provider} a tu cuenta en {site}. Ahora se puede usar para iniciar sesión.',
  connectedEnd: 'Si no fuiste tú, desconéctala aquí y pon una contraseña nueva: {url}',

  linkedSubject: 'Se vinculó una cuenta de un juego',
  linked: 'Se acaba de vincular la {account} a tu cuenta en {site}. Ahora recibe allí las recompensas por tus votos.',
  linkedToListing:
    'Se acaba de vincular la {account} a tu cuenta en {site} para la ficha {listing}. Ahora recibe allí las recompensas por tus votos.',
  linkedEnd: 'Si no fuiste tú, desvincúlala aquí y pon una contraseña nueva: {url}',

  testSubject: 'Correo de prueba',
  testWho: 'Este correo se envió desde las páginas del staff de {site} para comprobar que el correo funciona.',
  testEnd: 'Llegó, así que la gente puede confirmar su dirección y restablecer su contraseña.',

  favoritesSubject: '{count, plural, one {Ya puedes votar por un favorito} other {Ya puedes votar por # favoritos}}',
  favorites:
    '{count, plural, one {Puedes votar de nuevo por uno de tus favoritos:} other {Puedes votar de nuevo por # de tus favoritos:}}',
  favoritesEnd: 'Recibes este correo porque lo pediste en {site}. Desactívalo aquí:\n{url}',

  farewellSubject: 'Se eliminó tu cuenta',
  farewell: 'Se eliminó tu cuenta en {site}, como pediste. Este es el último correo a esta dirección.',
  farewellEnd: 'Tus votos siguen contando, sin tu nombre. Si no fuiste tú, contacta con soporte.',
} satisfies AreaTranslation<'emails'>;
