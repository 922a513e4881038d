// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Histórico de versões',
  writeNotes: 'Escrever notas de versão',
  empty: 'Nenhuma versão ainda',
  emptyText:
    'Conte o que há de novo: escreva uma entrada para cada versão ou publique entradas a partir do seu processo de lançamento.',
  emptyTextWithoutPlan: 'Com o plano Plus ou Enterprise, você pode publicar uma entrada para cada versão.',
  notIncluded: 'Seu plano não inclui o histórico de versões.',
  notIncludedText: 'Ele vem com Plus, Enterprise e o adicional Changelog Pro.',
  notIncludedEntries: 'As entradas existentes continuam públicas, e você ainda pode excluí-las.',
  whereShown:
    'Os visitantes veem estas entradas no <page>histórico de versões público</page>. Seu processo de lançamento pode <guide>publicar entradas automaticamente</guide>.',
  released: 'Lançada {time}',
  releasedAndEdited: 'Lançada {time}, editada {editedTime}',
  removedByStaff: 'Removida pela equipe',
  newNotes: 'Novas notas de versão',
  editVersion: 'Editar {version}',
  publish: 'Publicar',
  limit: 'Até {max, plural, one {# mudança} other {# mudanças}} por hora, incluindo as feitas pela API.',
  published: 'Versão {version} publicada.',
  updated: 'Versão {version} atualizada.',
  gone: 'Esta entrada não pode ser editada, porque foi excluída ou removida pela equipe.',
  versionTaken: 'Esta versão já tem uma entrada. Edite a que já existe.',
  inFuture: 'A hora do lançamento não pode estar no futuro.',
  planExcludes:
    'Seu plano não inclui o histórico de versões. Peça ao operador deste site para mudar para Plus ou Enterprise.',
  versionRemoved: 'A equipe removeu esta versão. Publique com outra versão.',
  unknownListing: 'Esta página não existe mais.',
  tooManyChanges:
    'Você pode fazer {max, plural, one {# mudança} other {# mudanças}} por hora. Tente de novo em {wait}.',
  deleteVersion: 'Excluir {version}',
  deleteQuestion: 'Excluir {version}?',
  deleteEntry: 'Excluir entrada',
  deleteText:
    'A entrada será removida da página pública e dos feeds. Isto não pode ser desfeito, mas você pode publicar a versão de novo.',
  deleted: 'Versão {version} excluída.',
  deleteTooMany: 'Você fez mudanças demais nesta hora. Tente de novo em {wait}.',
  deleteRemoved: 'Esta entrada não pode ser excluída, porque a equipe a removeu.',
} satisfies AreaTranslation<'changelogEditor'>;
