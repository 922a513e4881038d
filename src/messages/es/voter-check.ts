// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}, que comprueba aquí que no eres un robot, no responde en este momento. En su lugar, tu navegador resuelve un desafío, lo que tarda unos segundos más.',
  blocked:
    'No se pudo cargar la comprobación de {provider} en tu navegador. Permite {hosts} en esta página, por ejemplo en tu bloqueador de anuncios, y recarga.',
  failed: 'La comprobación de {provider} falló. Inténtalo de nuevo o recarga la página.',
  takesSeconds: 'Esta comprobación tarda unos segundos.',
  takesLonger:
    'Esta comprobación tarda más de lo normal porque desde tu red llegaron muchos votos o comprobaciones fallidas, o porque sustituye a otra comprobación.',
  needsScriptForPuzzle:
    'Para votar hace falta JavaScript, porque tu navegador resuelve un pequeño desafío que mantiene lejos a los robots. Todo lo demás de este sitio funciona sin él.',
  needsScriptForCaptcha:
    'Para votar hace falta JavaScript, porque {provider} comprueba que no eres un robot. Todo lo demás de este sitio funciona sin él.',

  notRobot: 'No soy un robot',
  checking: 'Comprobando que no eres un robot…',
  checked: 'Comprobado: no eres un robot',
  checkFailed: 'La comprobación falló. Inténtalo de nuevo.',
  checkExpired: 'La comprobación caducó. Inténtalo de nuevo.',
  checkRuns: 'La comprobación sigue en marcha. Espera un momento.',
  needsHttps: 'La comprobación solo funciona con HTTPS. Avisa al operador de este sitio.',
  notLoaded: 'No se pudo cargar la comprobación. Recarga la página para intentarlo de nuevo.',
  progress: 'Progreso de la comprobación',
  secondsLeft: 'Quedan {seconds} s como máximo',

  captchaUnsolved: 'Termina la comprobación de {provider} y pulsa Votar. Hace falta JavaScript.',
  captchaRefused: '{provider} no aceptó la comprobación. Repítela y pulsa Votar.',
  captchaUnavailable:
    '{provider} no responde en este momento, así que tu voto aún no se ha contado. En su lugar, tu navegador resuelve un desafío: pulsa Votar otra vez.',
  expired: 'La comprobación de robots caducó. Pulsa Votar otra vez.',
  unsolved:
    'Tu navegador no ha terminado la comprobación de robots. Espera a que acabe y pulsa Votar otra vez. Hace falta JavaScript: si está desactivado, actívalo para esta página.',
} satisfies AreaTranslation<'voterCheck'>;
