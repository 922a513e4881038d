// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Guardar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  edit: 'Editar',
  remove: 'Quitar',
  add: 'Añadir',
  close: 'Cerrar',
  search: 'Buscar',
  show: 'Mostrar',
  copy: 'Copiar',
  copied: 'Copiado',
  back: 'Volver',
  previous: 'Anterior',
  next: 'Siguiente',
  continue: 'Continuar',
  send: 'Enviar',
  create: 'Crear',
  undo: 'Deshacer',
  preview: 'Vista previa',
  dismiss: 'Descartar',
} satisfies AreaTranslation<'buttons'>;
