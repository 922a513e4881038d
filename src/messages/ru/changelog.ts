// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Список изменений',
  titleOf: 'Список изменений · {name}',
  description: 'Что изменилось в {name}: версия за версией.',
  atomTitle: 'Список изменений {name} (Atom)',
  jsonTitle: 'Список изменений {name} (JSON Feed)',
  follow: 'Подписаться: <atom>лента Atom</atom> · <json>JSON Feed</json>',
  none: 'Обновлений пока нет',
  noneText: 'Когда владелец бота опубликует описание обновления, оно появится здесь.',
  releasedAt: 'Вышла {time}',
  releasedAndEditedAt: 'Вышла {time}, описание изменено {editTime}',
  report: 'Пожаловаться <unseen>на версию {version}</unseen>',
  removed: 'Удалено администрацией',
  reasonWas: 'Причина: {reason}',
  removedText:
    'Посетители не видят эту запись. Версию {version} нельзя заменить или удалить, пока администрация её не восстановит.',
  removeAsStaff: 'Удалить {version} от имени администрации',
  restore: 'Восстановить {version}',
  removeTitle: 'Удаление {version} · {name}',
  removeQuestion: 'Удалить {version}?',
  removeButton: 'Удалить запись',
  removeText:
    'Запись исчезнет из списка изменений {name} и его лент. Владелец по-прежнему видит её вместе с вашей причиной, но не может заменить или удалить. Позже её можно восстановить.',
  reason: 'Причина',
  reasonHint: 'Видна владельцу. Не более 500 символов.',
  wasRemoved: 'Версия {version} удалена. Посетители её больше не видят.',
  alreadyRemoved: 'Версия {version} уже была удалена.',
  wasRestored: 'Версия {version} восстановлена.',
  alreadyRestored: 'Версия {version} уже была восстановлена.',
} satisfies AreaTranslation<'changelog'>;
