// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Введите название.',
  nameProblem: 'Название: {problem}',
  modsProblem: 'Моды: {problem}',
  alternativeTextProblem: 'Описание картинки: {problem}',
  unstorable:
    '{field, select, summary {В кратком описании} description {В описании} other {В ссылке}} есть символ, который нельзя сохранить.',
  tooLong:
    '{field, select, summary {Краткое описание} description {Описание} other {Ссылка}}: не более {max, number} символов. Сейчас: {length, number}.',
  linkInvalid: 'Введите ссылку, которая начинается с https://, или оставьте поле пустым.',
  linkCredentials: 'Уберите из ссылки имя пользователя и пароль.',
  discordInvalid:
    'Введите приглашение на ваш сервер Discord, например https://discord.gg/abc123. Оно начинается с discord.gg/ или discord.com/invite/.',
  videoInvalid:
    'Введите ссылку на видео на YouTube или Vimeo, например https://www.youtube.com/watch?v=… или https://vimeo.com/….',
  websiteOfServer: 'Укажите в качестве ссылки сайт сервера.',
  hostAddress: 'Введите имя хоста или IP-адрес, с портом или без, например {example}.',
  robloxAddress: 'Введите адрес страницы игры на roblox.com, например roblox.com/games/1234567890, или ID плейса.',
  privateAddress:
    'Игроки из интернета не могут подключиться к {host}. Введите публичный адрес, которым они пользуются. Чтобы разрешить частный диапазон, оператор может задать ALLOW_PRIVATE_TARGETS.',
  modsOfServersOnly: 'Моды бывают только у игровых серверов.',
  countryOfServersOnly: 'Страна бывает только у серверов.',
  countryUnknown: 'Выберите страну из списка.',
  categoriesUnknown: 'Выберите категории из списка.',
  tooManyCategories: 'Не более {max, number} категорий. Выбрано: {count, number}.',
  languagesUnknown: 'Выберите языки из списка.',
  tooManyLanguages: 'Не более {max, number} языков. Выбрано: {count, number}.',
  tooManyTags: 'Не более {max, number} тегов. Сейчас: {count, number}.',
  tagsInvalid: 'В тегах — только буквы (от a до z), цифры и дефисы, не более {max, number} символов в каждом.',
  idTaken: 'Проект с таким ID уже есть.',
  stillDeleting: 'Проект с таким ID только что удалён, и его голоса ещё удаляются. Попробуйте через минуту.',
  ownerUnknown: 'Аккаунта владельца больше нет.',
  idInvalid: 'ID — от 1 до 32 букв, цифр, подчёркиваний и дефисов.',
  applicationIdInvalid: 'ID приложения Discord состоит из 17–20 цифр.',
  alternativeTextMissing: 'Опишите картинку несколькими словами для тех, кто её не видит.',
  versionInvalid:
    'Версия — от 1 до 32 букв (от A до Z), цифр, точек, подчёркиваний, плюсов и дефисов; первой должна быть буква или цифра.',
  releaseTimeInvalid: 'Выберите дату и время выхода или оставьте поле пустым.',
  notesMissing: 'Опишите, что изменилось.',
  entryUnstorable:
    '{field, select, headline {Заголовок нельзя сохранить} other {Описание нельзя сохранить}}: в нём есть недопустимый символ.',
  entryTooLong:
    '{field, select, headline {Заголовок} other {Описание}}: не более {max, number} символов. Сейчас: {length, number}.',
  starsMissing: 'Выберите от 1 до 5 звёзд.',
  replyMissing: 'Введите ответ.',
  reportReasonMissing: 'Выберите причину.',
  reportTextMissing: 'Опишите, что не так.',
  importApplicationId:
    'Введите ID приложения (17–20 цифр) или ссылку-приглашение, в которой он есть: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord сейчас не отвечает. Попробуйте чуть позже или заполните форму без импорта.',
  importNoApplication: 'В Discord нет приложения {id}. Проверьте ID и попробуйте снова.',
  importedOften:
    'За час вы импортировали {times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}. Попробуйте позже или заполните форму без импорта.',
} satisfies AreaTranslation<'listingValidation'>;
