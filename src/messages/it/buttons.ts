// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Salva',
  cancel: 'Annulla',
  delete: 'Elimina',
  edit: 'Modifica',
  remove: 'Rimuovi',
  close: 'Chiudi',
  search: 'Cerca',
  copy: 'Copia',
  copied: 'Copiato',
  previous: 'Precedente',
  next: 'Successiva',
  continue: 'Continua',
  undo: 'Annulla',
  preview: 'Anteprima',
  dismiss: 'Ignora',
} satisfies AreaTranslation<'buttons'>;
