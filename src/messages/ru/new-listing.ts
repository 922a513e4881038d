// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Добавление проекта',
  kindTitle: 'Что вы хотите добавить?',
  kindBot: 'Бот',
  kindBotText: 'Для Discord и других чатов. Один голос раз в 12 часов.',
  kindServer: 'Сервер {game}',
  kindServerText: 'Один голос раз в 24 часа.',
  addYourBot: 'Добавьте своего бота',
  addYourServer: 'Добавьте свой сервер {game}',
  changeType: 'Изменить тип',
  addButton: 'Добавить проект',
  tooMany: 'В день можно добавить {max, number} проектов. Остальные добавьте завтра.',
  claimInstead: '{problem} Если бот ваш, заявите права на него: {url}.',
  addedProve: 'Добавлено. Подтвердите, что проект ваш, чтобы он стал публичным.',
  addedPublic: 'Ваш проект теперь публичный.',
  addedWaiting: 'Ваш проект ожидает одобрения.',
  importDiscord: 'Импорт из Discord',
  importDiscordText:
    'Заполнит название, иконку, описание и теги тем, что Discord публикует о вашем приложении. Уже введённое останется, и ничего не сохранится, пока вы не добавите проект.',
  importDiscordField: 'ID приложения или ссылка-приглашение',
  importDiscordHint: 'На портале разработчиков Discord, раздел General Information.',
  importServer: 'Импорт с сервера',
  importServerText:
    'Заполнит краткое описание и иконку тем, что ваш сервер показывает в игре. Сервер должен быть онлайн. Уже введённое останется, и ничего не сохранится, пока вы не добавите проект.',
  importServerField: 'Адрес сервера',
  importServerHint: 'То, что игроки вводят для подключения, например play.oak.example.',
  importButton: 'Импортировать',
  updateDiscord: 'Обновить из Discord',
  updateDiscordText:
    'Обновит название и иконку и заполнит пустые поля тем, что Discord публикует о приложении. Ничего не сохранится, пока вы не нажмёте «Сохранить».',
  updateServer: 'Обновить с сервера',
  updateServerText:
    'Обновит краткое описание и иконку тем, что сервер показывает в игре. Ничего не сохранится, пока вы не нажмёте «Сохранить».',
  noApplication:
    'В проекте не указано, к какому приложению Discord он относится. Введите ссылку-приглашение бота и сначала сохраните.',
  noAddress: 'У проекта нет адреса сервера. Введите его и сначала сохраните.',
  imported: 'Импортировано: {source}. Проверьте поля и нажмите «{button}».',
  useImportedIcon: 'Использовать импортированную иконку',
  importedIconGone: 'Импортированная иконка устарела: импорт хранится час. Импортируйте снова или выберите картинку.',
} satisfies AreaTranslation<'newListing'>;
