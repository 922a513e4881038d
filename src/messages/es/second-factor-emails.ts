// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Se añadió una app de autenticación',
  appAdded: 'Se acaba de añadir una app de autenticación a tu cuenta en {site}.',
  appRemovedSubject: 'Se quitó la app de autenticación',
  appRemoved: 'Se acaba de quitar la app de autenticación de tu cuenta en {site}.',
  passkeyAddedSubject: 'Se añadió una llave de acceso',
  passkeyAdded: 'Se acaba de añadir una llave de acceso a tu cuenta en {site}.',
  passkeyAddedNamed: 'Se acaba de añadir una llave de acceso a tu cuenta en {site}: {name}.',
  passkeyRemovedSubject: 'Se quitó una llave de acceso',
  passkeyRemoved: 'Se acaba de quitar una llave de acceso de tu cuenta en {site}.',
  passkeyRemovedNamed: 'Se acaba de quitar una llave de acceso de tu cuenta en {site}: {name}.',
  turnedOffSubject: 'Se desactivó la verificación en dos pasos',
  turnedOnSubject: 'Se activó la verificación en dos pasos',
  allRemoved: 'Se acaba de desactivar la verificación en dos pasos de tu cuenta en {site}.',
  codesRenewedSubject: 'Se crearon códigos de recuperación nuevos',
  codesRenewed:
    'Se acaban de crear códigos de recuperación nuevos para tu cuenta, y los anteriores ya no funcionan en {site}.',
  codeUsedSubject: 'Se usó un código de recuperación',
  codeUsed:
    'Se acaba de usar un código de recuperación para confirmar un inicio de sesión o una acción en tu cuenta de {site}.',
  reset: 'El operador desactivó la verificación en dos pasos de tu cuenta y se cerraron todas las sesiones en {site}.',
  guessedSubject: 'Se escribieron códigos incorrectos para tu cuenta',
  guessed:
    'Alguien escribió muchos códigos incorrectos en el segundo paso para entrar en tu cuenta. Quien fuera sabe tu contraseña o puede usar tu cuenta de Discord en {site}.',

  nowOn: 'Ahora, para iniciar sesión hace falta un segundo paso. Se cerraron todas las demás sesiones.',
  nowOff: 'Para iniciar sesión ya no hace falta un segundo paso. Se cerraron todas las demás sesiones.',

  guessedEnd: 'Si no fuiste tú, pon una contraseña nueva: {url}',
  end: 'Si no fuiste tú, pon una contraseña nueva y revisa tus segundos factores: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
