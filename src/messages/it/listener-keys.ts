// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Incolla il testo del file public.key dalla cartella rsa del plugin.',
  keyPrivate:
    'Questa è la chiave privata, che non deve mai lasciare il tuo server. Elimina private.key e public.key nella cartella rsa del plugin, riavvia il server per generarne di nuove e incolla il nuovo public.key.',
  keySsh:
    'Questa è una chiave SSH. Incolla il testo del file public.key dalla cartella rsa del plugin dei voti. Inizia con MIIB.',
  keyIsToken: 'Sembra un token, non una chiave pubblica. Scegli il protocollo v2 e inseriscilo come token.',
  keyNotAKey:
    'Questa non è una chiave pubblica. Incolla il testo del file public.key dalla cartella rsa del plugin. Inizia con MIIB.',
  keyCutOff:
    'Manca la fine della chiave. Copia l’intero testo del file public.key: 392 caratteri nella maggior parte dei plugin.',
  keyDamaged:
    'Alcuni caratteri della chiave sono sbagliati. Copia di nuovo l’intero testo del file public.key, e nient’altro.',
  keyNotRsa:
    'Questa non è una chiave RSA. Incolla il testo del file public.key dalla cartella rsa del plugin dei voti.',
  keySize:
    'Questa chiave ha {bits} bit, ma i listener dei voti ne usano {wanted}. Elimina private.key e public.key nella cartella rsa del plugin, riavvia il server per generarne di nuove e incolla il nuovo public.key.',
  tokenMissing: 'Incolla il token, cioè la voce default sotto tokens nel config.yml del plugin.',
  tokenIsKey:
    'Questa è una chiave, non un token. Incolla la voce default sotto tokens nel config.yml del plugin, o scegli il protocollo v1, che usa public.key.',
  tokenCharacters: 'Il token contiene un’interruzione di riga o un carattere invisibile. Copialo di nuovo.',
  tokenTooLong:
    'Un token ha al massimo {max, number} caratteri. Copia la voce default sotto tokens nel config.yml del plugin, e nient’altro.',
} satisfies AreaTranslation<'listenerKeys'>;
