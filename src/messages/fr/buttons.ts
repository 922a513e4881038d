// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  edit: 'Modifier',
  remove: 'Retirer',
  add: 'Ajouter',
  close: 'Fermer',
  search: 'Rechercher',
  show: 'Afficher',
  copy: 'Copier',
  copied: 'Copié',
  back: 'Retour',
  previous: 'Précédent',
  next: 'Suivant',
  continue: 'Continuer',
  send: 'Envoyer',
  create: 'Créer',
  undo: 'Annuler',
  preview: 'Aperçu',
  dismiss: 'Masquer',
} satisfies AreaTranslation<'buttons'>;
