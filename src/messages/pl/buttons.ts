// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Zapisz',
  cancel: 'Anuluj',
  delete: 'Usuń',
  edit: 'Edytuj',
  remove: 'Usuń',
  close: 'Zamknij',
  search: 'Szukaj',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  previous: 'Wstecz',
  next: 'Dalej',
  continue: 'Kontynuuj',
  undo: 'Cofnij',
  preview: 'Podgląd',
  dismiss: 'Ukryj',
} satisfies AreaTranslation<'buttons'>;
