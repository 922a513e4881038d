// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Сохранить',
  cancel: 'Отмена',
  delete: 'Удалить',
  edit: 'Изменить',
  remove: 'Убрать',
  close: 'Закрыть',
  search: 'Найти',
  copy: 'Копировать',
  copied: 'Скопировано',
  previous: 'Назад',
  next: 'Далее',
  continue: 'Продолжить',
  undo: 'Отменить',
  preview: 'Предпросмотр',
  dismiss: 'Скрыть',
} satisfies AreaTranslation<'buttons'>;
