// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Salva',
  cancel: 'Annulla',
  delete: 'Elimina',
  edit: 'Modifica',
  remove: 'Rimuovi',
  add: 'Aggiungi',
  close: 'Chiudi',
  search: 'Cerca',
  show: 'Mostra',
  copy: 'Copia',
  copied: 'Copiato',
  back: 'Indietro',
  previous: 'Precedente',
  next: 'Successiva',
  continue: 'Continua',
  send: 'Invia',
  create: 'Crea',
  undo: 'Annulla',
  preview: 'Anteprima',
  dismiss: 'Ignora',
} satisfies AreaTranslation<'buttons'>;
