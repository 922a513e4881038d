// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Füge den Text der Datei public.key aus dem Ordner rsa des Plugins ein.',
  keyPrivate:
    'Das ist der private Schlüssel, der deinen Server nie verlassen darf. Lösche private.key und public.key im Ordner rsa des Plugins, starte den Server neu, damit er neue erzeugt, und füge den neuen public.key ein.',
  keySsh:
    'Das ist ein SSH-Schlüssel. Füge den Text der Datei public.key aus dem Ordner rsa des Vote-Plugins ein. Er beginnt mit MIIB.',
  keyIsToken:
    'Das sieht nach einem Token aus, nicht nach einem öffentlichen Schlüssel. Wähle Protokoll v2 und gib es als Token ein.',
  keyNotAKey:
    'Das ist kein öffentlicher Schlüssel. Füge den Text der Datei public.key aus dem Ordner rsa des Plugins ein. Er beginnt mit MIIB.',
  keyCutOff:
    'Das Ende des Schlüssels fehlt. Kopiere den ganzen Text der Datei public.key: Bei den meisten Plugins sind das 392 Zeichen.',
  keyDamaged:
    'Einige Zeichen des Schlüssels sind falsch. Kopiere noch einmal den ganzen Text der Datei public.key und nichts anderes.',
  keyNotRsa:
    'Dieser Schlüssel ist kein RSA-Schlüssel. Füge den Text der Datei public.key aus dem Ordner rsa des Vote-Plugins ein.',
  keySize:
    'Dieser Schlüssel hat {bits} Bit, Vote-Listener verwenden aber {wanted}. Lösche private.key und public.key im Ordner rsa des Plugins, starte den Server neu, damit er neue erzeugt, und füge den neuen public.key ein.',
  tokenMissing: 'Füge das Token ein. Es steht als Eintrag „default“ unter „tokens“ in der config.yml des Plugins.',
  tokenIsKey:
    'Das ist ein Schlüssel, kein Token. Füge den Eintrag „default“ unter „tokens“ aus der config.yml des Plugins ein oder wähle Protokoll v1, das public.key verwendet.',
  tokenCharacters: 'Das Token enthält einen Zeilenumbruch oder ein unsichtbares Zeichen. Kopiere es noch einmal.',
  tokenTooLong:
    'Ein Token hat höchstens {max, number} Zeichen. Kopiere nur den Eintrag „default“ unter „tokens“ aus der config.yml des Plugins.',
} satisfies AreaTranslation<'listenerKeys'>;
