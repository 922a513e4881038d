// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Salvar',
  cancel: 'Cancelar',
  delete: 'Excluir',
  edit: 'Editar',
  remove: 'Remover',
  close: 'Fechar',
  search: 'Buscar',
  copy: 'Copiar',
  copied: 'Copiado',
  previous: 'Anterior',
  next: 'Próxima',
  continue: 'Continuar',
  undo: 'Desfazer',
  preview: 'Prévia',
  dismiss: 'Dispensar',
} satisfies AreaTranslation<'buttons'>;
