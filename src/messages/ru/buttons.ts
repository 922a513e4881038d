// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Сохранить',
  cancel: 'Отмена',
  delete: 'Удалить',
  edit: 'Изменить',
  remove: 'Убрать',
  add: 'Добавить',
  close: 'Закрыть',
  search: 'Найти',
  show: 'Показать',
  copy: 'Копировать',
  copied: 'Скопировано',
  back: 'Назад',
  previous: 'Назад',
  next: 'Далее',
  continue: 'Продолжить',
  send: 'Отправить',
  create: 'Создать',
  undo: 'Отменить',
  preview: 'Предпросмотр',
  dismiss: 'Скрыть',
} satisfies AreaTranslation<'buttons'>;
