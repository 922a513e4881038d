// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Pega el texto del archivo public.key de la carpeta rsa del plugin.',
  keyPrivate:
    'Esta es la clave privada, que nunca debe salir de tu servidor. Elimina private.key y public.key en la carpeta rsa del plugin, reinicia el servidor para generar otras y pega el public.key nuevo.',
  keySsh:
    'Esta es una clave SSH. Pega el texto del archivo public.key de la carpeta rsa del plugin de votos. Empieza por MIIB.',
  keyIsToken: 'Esto parece un token, no una clave pública. Elige el protocolo v2 y escríbelo como token.',
  keyNotAKey:
    'Esto no es una clave pública. Pega el texto del archivo public.key de la carpeta rsa del plugin. Empieza por MIIB.',
  keyCutOff:
    'Falta el final de la clave. Copia todo el texto del archivo public.key: 392 caracteres en la mayoría de los plugins.',
  keyDamaged:
    'Algunos caracteres de la clave no son correctos. Copia de nuevo todo el texto del archivo public.key y nada más.',
  keyNotRsa:
    'Esta clave no es una clave RSA. Pega el texto del archivo public.key de la carpeta rsa del plugin de votos.',
  keySize:
    'Esta clave tiene {bits} bits, pero los listeners de votos usan {wanted}. Elimina private.key y public.key en la carpeta rsa del plugin, reinicia el servidor para generar otras y pega el public.key nuevo.',
  tokenMissing: 'Pega el token, que es la entrada default de tokens en el config.yml del plugin.',
  tokenIsKey:
    'Esto es una clave, no un token. Pega la entrada default de tokens en el config.yml del plugin o elige el protocolo v1, que usa public.key.',
  tokenCharacters: 'El token contiene un salto de línea o un carácter invisible. Cópialo de nuevo.',
  tokenTooLong:
    'Un token tiene como máximo {max, number} caracteres. Copia la entrada default de tokens en el config.yml del plugin y nada más.',
} satisfies AreaTranslation<'listenerKeys'>;
