// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Cole o texto do arquivo public.key da pasta rsa do plugin.',
  keyPrivate:
    'Esta é a chave privada, que nunca pode sair do seu servidor. Exclua private.key e public.key na pasta rsa do plugin, reinicie o servidor para gerar novas e cole a nova public.key.',
  keySsh:
    'Esta é uma chave SSH. Cole o texto do arquivo public.key da pasta rsa do plugin de votos. Ele começa com MIIB.',
  keyIsToken: 'Isto parece um token, não uma chave pública. Escolha o protocolo v2 e informe-o como token.',
  keyNotAKey:
    'Isto não é uma chave pública. Cole o texto do arquivo public.key da pasta rsa do plugin. Ele começa com MIIB.',
  keyCutOff:
    'Falta o fim da chave. Copie o texto inteiro do arquivo public.key: 392 caracteres na maioria dos plugins.',
  keyDamaged:
    'Alguns caracteres da chave estão errados. Copie de novo o texto inteiro do arquivo public.key, e nada mais.',
  keyNotRsa: 'Esta chave não é RSA. Cole o texto do arquivo public.key da pasta rsa do plugin de votos.',
  keySize:
    'Esta chave tem {bits} bits, mas receptores de votos usam {wanted}. Exclua private.key e public.key na pasta rsa do plugin, reinicie o servidor para gerar novas e cole a nova public.key.',
  tokenMissing: 'Cole o token, que é a entrada default em tokens no config.yml do plugin.',
  tokenIsKey:
    'Isto é uma chave, não um token. Cole a entrada default em tokens no config.yml do plugin ou escolha o protocolo v1, que usa public.key.',
  tokenCharacters: 'O token contém uma quebra de linha ou um caractere invisível. Copie de novo.',
  tokenTooLong:
    'Um token tem no máximo {max, number} caracteres. Copie a entrada default em tokens no config.yml do plugin, e nada mais.',
} satisfies AreaTranslation<'listenerKeys'>;
