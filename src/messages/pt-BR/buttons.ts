// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Salvar',
  cancel: 'Cancelar',
  delete: 'Excluir',
  edit: 'Editar',
  remove: 'Remover',
  add: 'Adicionar',
  close: 'Fechar',
  search: 'Buscar',
  show: 'Mostrar',
  copy: 'Copiar',
  copied: 'Copiado',
  back: 'Voltar',
  previous: 'Anterior',
  next: 'Próxima',
  continue: 'Continuar',
  send: 'Enviar',
  create: 'Criar',
  undo: 'Desfazer',
  preview: 'Pré-visualizar',
  dismiss: 'Dispensar',
} satisfies AreaTranslation<'buttons'>;
