// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Colle le texte du fichier public.key du dossier rsa du plugin.',
  keyPrivate:
    'C’est la clé privée, qui ne doit jamais quitter ton serveur. Supprime private.key et public.key dans le dossier rsa du plugin, redémarre le serveur pour en générer de nouvelles, et colle la nouvelle public.key.',
  keySsh:
    'C’est une clé SSH. Colle le texte du fichier public.key du dossier rsa du plugin de vote. Il commence par MIIB.',
  keyIsToken: 'Cela ressemble à un jeton, pas à une clé publique. Choisis le protocole v2 et saisis-le comme jeton.',
  keyNotAKey:
    'Ce n’est pas une clé publique. Colle le texte du fichier public.key du dossier rsa du plugin. Il commence par MIIB.',
  keyCutOff:
    'Il manque la fin de la clé. Copie tout le texte du fichier public.key : 392 caractères pour la plupart des plugins.',
  keyDamaged:
    'Certains caractères de la clé sont incorrects. Copie de nouveau tout le texte du fichier public.key, et rien d’autre.',
  keyNotRsa: 'Cette clé n’est pas une clé RSA. Colle le texte du fichier public.key du dossier rsa du plugin de vote.',
  keySize:
    'Cette clé a {bits} bits, mais les écouteurs de votes en utilisent {wanted}. Supprime private.key et public.key dans le dossier rsa du plugin, redémarre le serveur pour en générer de nouvelles, et colle la nouvelle public.key.',
  tokenMissing: 'Colle le jeton, c’est-à-dire l’entrée default sous tokens dans le config.yml du plugin.',
  tokenIsKey:
    'C’est une clé, pas un jeton. Colle l’entrée default sous tokens dans le config.yml du plugin, ou choisis le protocole v1, qui utilise public.key.',
  tokenCharacters: 'Le jeton contient un saut de ligne ou un caractère invisible. Copie-le de nouveau.',
  tokenTooLong:
    'Un jeton a au maximum {max, number} caractères. Copie l’entrée default sous tokens dans le config.yml du plugin, et rien d’autre.',
} satisfies AreaTranslation<'listenerKeys'>;
