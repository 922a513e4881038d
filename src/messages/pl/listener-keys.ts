// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Wklej tekst pliku public.key z folderu rsa pluginu.',
  keyPrivate:
    'To klucz prywatny, który nigdy nie może opuścić twojego serwera. Usuń private.key i public.key z folderu rsa pluginu, zrestartuj serwer, żeby utworzył nowe, i wklej nowy public.key.',
  keySsh: 'To klucz SSH. Wklej tekst pliku public.key z folderu rsa pluginu do głosowania. Zaczyna się od MIIB.',
  keyIsToken: 'To wygląda na token, a nie klucz publiczny. Wybierz protokół v2 i podaj to jako token.',
  keyNotAKey: 'To nie jest klucz publiczny. Wklej tekst pliku public.key z folderu rsa pluginu. Zaczyna się od MIIB.',
  keyCutOff: 'Brakuje końca klucza. Skopiuj cały tekst pliku public.key: w większości pluginów to 392 znaki.',
  keyDamaged: 'Niektóre znaki klucza są błędne. Skopiuj jeszcze raz cały tekst pliku public.key i nic więcej.',
  keyNotRsa: 'To nie jest klucz RSA. Wklej tekst pliku public.key z folderu rsa pluginu do głosowania.',
  keySize:
    'Ten klucz jest {bits}-bitowy, a odbiorniki głosów używają {wanted}-bitowych. Usuń private.key i public.key z folderu rsa pluginu, zrestartuj serwer, żeby utworzył nowe, i wklej nowy public.key.',
  tokenMissing: 'Wklej token, czyli wpis default pod tokens w config.yml pluginu.',
  tokenIsKey:
    'To klucz, a nie token. Wklej wpis default spod tokens w config.yml pluginu albo wybierz protokół v1, który używa public.key.',
  tokenCharacters: 'Token zawiera koniec wiersza lub niewidoczny znak. Skopiuj go jeszcze raz.',
  tokenTooLong:
    'Token może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}. Skopiuj wpis default spod tokens w config.yml pluginu i nic więcej.',
} satisfies AreaTranslation<'listenerKeys'>;
