// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  close: 'Schließen',
  search: 'Suchen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  previous: 'Zurück',
  next: 'Weiter',
  continue: 'Weiter',
  undo: 'Rückgängig',
  preview: 'Vorschau',
  dismiss: 'Ausblenden',
} satisfies AreaTranslation<'buttons'>;
