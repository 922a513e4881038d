// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Zapisz',
  cancel: 'Anuluj',
  delete: 'Usuń',
  edit: 'Edytuj',
  remove: 'Usuń',
  add: 'Dodaj',
  close: 'Zamknij',
  search: 'Szukaj',
  show: 'Pokaż',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  back: 'Wróć',
  previous: 'Wstecz',
  next: 'Dalej',
  continue: 'Kontynuuj',
  send: 'Wyślij',
  create: 'Utwórz',
  undo: 'Cofnij',
  preview: 'Podgląd',
  dismiss: 'Ukryj',
} satisfies AreaTranslation<'buttons'>;
