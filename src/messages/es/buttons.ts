// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Guardar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  edit: 'Editar',
  remove: 'Quitar',
  close: 'Cerrar',
  search: 'Buscar',
  copy: 'Copiar',
  copied: 'Copiado',
  previous: 'Anterior',
  next: 'Siguiente',
  continue: 'Continuar',
  undo: 'Deshacer',
  preview: 'Vista previa',
  dismiss: 'Descartar',
} satisfies AreaTranslation<'buttons'>;
