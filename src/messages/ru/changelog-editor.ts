// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Список изменений',
  writeNotes: 'Описать обновление',
  empty: 'Обновлений пока нет',
  emptyText:
    'Расскажите, что нового: напишите запись для каждой версии или публикуйте записи прямо из процесса выпуска.',
  emptyTextWithoutPlan: 'На тарифах Plus и Enterprise можно публиковать запись для каждой версии.',
  notIncluded: 'В ваш тариф список изменений не входит.',
  notIncludedText: 'Он есть в Plus, Enterprise и в дополнении Changelog Pro.',
  notIncludedEntries: 'Существующие записи остаются публичными, и их можно удалить.',
  whereShown:
    'Посетители видят эти записи в <page>публичном списке изменений</page>. Процесс выпуска может <guide>публиковать их автоматически</guide>.',
  released: 'Вышла {time}',
  releasedAndEdited: 'Вышла {time}, описание изменено {editedTime}',
  removedByStaff: 'Удалено администрацией',
  newNotes: 'Новая запись',
  editVersion: 'Изменить {version}',
  publish: 'Опубликовать',
  limit: 'До {max, number} изменений в час, включая изменения через API.',
  published: 'Версия {version} опубликована.',
  updated: 'Версия {version} обновлена.',
  gone: 'Эту запись нельзя изменить: она удалена, или её убрала администрация.',
  versionTaken: 'Для этой версии уже есть запись. Измените её.',
  inFuture: 'Дата выхода не может быть в будущем.',
  planExcludes:
    'В ваш тариф список изменений не входит. Попросите оператора сайта перевести вас на Plus или Enterprise.',
  versionRemoved: 'Администрация удалила эту версию. Опубликуйте запись под другой версией.',
  unknownListing: 'Этого проекта больше нет.',
  tooManyChanges: 'Можно делать до {max, number} изменений в час. Попробуйте через {wait}.',
  deleteVersion: 'Удаление {version}',
  deleteQuestion: 'Удалить {version}?',
  deleteEntry: 'Удалить запись',
  deleteText:
    'Запись исчезнет с публичной страницы и из лент. Отменить это нельзя, но версию можно опубликовать снова.',
  deleted: 'Версия {version} удалена.',
  deleteTooMany: 'За этот час слишком много изменений. Попробуйте через {wait}.',
  deleteRemoved: 'Эту запись нельзя удалить: её уже удалила администрация.',
} satisfies AreaTranslation<'changelogEditor'>;
