// The changelog of a bot, for readers.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Histórico de versões',
  titleOf: 'Histórico de versões · {name}',
  description: 'O que mudou em {name}, versão por versão.',
  atomTitle: 'Histórico de versões de {name} (Atom)',
  jsonTitle: 'Histórico de versões de {name} (JSON Feed)',
  follow: 'Acompanhe: <atom>feed Atom</atom> · <json>feed JSON</json>',
  none: 'Nenhuma versão ainda',
  noneText: 'Quando o dono do bot publicar notas de versão, elas aparecem aqui.',
  releasedAt: 'Lançada {time}',
  releasedAndEditedAt: 'Lançada {time}, editada {editTime}',
  report: 'Denunciar <unseen>a versão {version}</unseen>',
  removed: 'Removida pela equipe',
  reasonWas: 'Motivo: {reason}',
  removedText:
    'Visitantes não veem esta entrada. A versão {version} não pode ser substituída nem excluída, a menos que a equipe a restaure.',
  removeAsStaff: 'Remover {version} como equipe',
  restore: 'Restaurar {version}',
  removeTitle: 'Remover {version} · {name}',
  removeQuestion: 'Remover {version}?',
  removeButton: 'Remover entrada',
  removeText:
    'A entrada some do histórico de versões de {name} e dos feeds. O dono ainda a vê, com seu motivo, e não pode substituí-la nem excluí-la. Você pode restaurá-la depois.',
  reason: 'Motivo',
  reasonHint: 'Mostrado ao dono. No máximo 500 caracteres.',
  wasRemoved: 'Versão {version} removida. Visitantes não a veem mais.',
  alreadyRemoved: 'A versão {version} já tinha sido removida ou excluída.',
  wasRestored: 'Versão {version} restaurada.',
  alreadyRestored: 'A versão {version} já tinha sido restaurada.',
} satisfies AreaTranslation<'changelog'>;
