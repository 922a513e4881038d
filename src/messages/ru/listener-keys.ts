// What is wrong with the pasted public key or token of a vote listener, and what to do. The plugin’s file names stay
// as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  keyMissing: 'Вставьте текст файла public.key из папки rsa плагина.',
  keyPrivate:
    'Это закрытый ключ, он никогда не должен покидать ваш сервер. Удалите private.key и public.key из папки rsa плагина, перезапустите сервер, чтобы создать новые, и вставьте новый public.key.',
  keySsh: 'Это ключ SSH. Вставьте текст файла public.key из папки rsa плагина голосований. Он начинается с MIIB.',
  keyIsToken: 'Похоже, это токен, а не открытый ключ. Выберите протокол v2 и введите его как токен.',
  keyNotAKey: 'Это не открытый ключ. Вставьте текст файла public.key из папки rsa плагина. Он начинается с MIIB.',
  keyCutOff: 'Не хватает конца ключа. Скопируйте весь текст файла public.key: у большинства плагинов это 392 символа.',
  keyDamaged: 'Некоторые символы ключа неверны. Скопируйте весь текст файла public.key снова и ничего больше.',
  keyNotRsa: 'Это не ключ RSA. Вставьте текст файла public.key из папки rsa плагина голосований.',
  keySize:
    'Длина этого ключа — {bits} бит, а приёмники голосов используют {wanted}. Удалите private.key и public.key из папки rsa плагина, перезапустите сервер, чтобы создать новые, и вставьте новый public.key.',
  tokenMissing: 'Вставьте токен — значение default в разделе tokens файла config.yml плагина.',
  tokenIsKey:
    'Это ключ, а не токен. Вставьте значение default из раздела tokens файла config.yml плагина или выберите протокол v1, который использует public.key.',
  tokenCharacters: 'В токене есть перенос строки или невидимый символ. Скопируйте его снова.',
  tokenTooLong:
    'В токене не более {max, number} символов. Скопируйте значение default из раздела tokens файла config.yml плагина и ничего больше.',
} satisfies AreaTranslation<'listenerKeys'>;
