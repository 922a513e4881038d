// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  edit: 'Modifier',
  remove: 'Retirer',
  close: 'Fermer',
  search: 'Rechercher',
  copy: 'Copier',
  copied: 'Copié',
  previous: 'Précédent',
  next: 'Suivant',
  continue: 'Continuer',
  undo: 'Annuler',
  preview: 'Aperçu',
  dismiss: 'Masquer',
} satisfies AreaTranslation<'buttons'>;
