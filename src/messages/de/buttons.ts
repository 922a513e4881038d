// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  add: 'Hinzufügen',
  close: 'Schließen',
  search: 'Suchen',
  show: 'Anzeigen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  back: 'Zurück',
  previous: 'Zurück',
  next: 'Weiter',
  continue: 'Weiter',
  send: 'Senden',
  create: 'Erstellen',
  undo: 'Rückgängig',
  preview: 'Vorschau',
  dismiss: 'Ausblenden',
} satisfies AreaTranslation<'buttons'>;
