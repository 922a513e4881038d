// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Registro de cambios',
  titleOf: 'Registro de cambios · {name}',
  description: 'Qué cambió en {name}, versión a versión.',
  atomTitle: 'Registro de cambios de {name} (Atom)',
  jsonTitle: 'Registro de cambios de {name} (JSON Feed)',
  follow: 'Síguelo: <atom>feed Atom</atom> · <json>feed JSON</json>',
  none: 'Aún no hay versiones',
  noneText: 'Cuando el propietario del bot publique notas de versión, aparecerán aquí.',

  releasedAt: 'Publicada {time}',
  releasedAndEditedAt: 'Publicada {time}, editada {editTime}',
  report: 'Reportar <unseen>la versión {version}</unseen>',

  removed: 'Retirada por el staff',
  reasonWas: 'Motivo: {reason}',
  removedText:
    'Los visitantes no ven esta entrada. La versión {version} no se puede reemplazar ni eliminar salvo que el staff la restaure.',

  removeAsStaff: 'Retirar {version} como staff',
  restore: 'Restaurar {version}',
  removeTitle: 'Retirar {version} · {name}',
  removeQuestion: '¿Retirar {version}?',
  removeButton: 'Retirar entrada',
  removeText:
    'La entrada desaparece del registro de cambios de {name} y de sus feeds. Su propietario la sigue viendo, con tu motivo, y no puede reemplazarla ni eliminarla. Puedes restaurarla más tarde.',
  reason: 'Motivo',
  reasonHint: 'Lo ve el propietario. Como máximo 500 caracteres.',
  wasRemoved: 'Versión {version} retirada. Los visitantes ya no la ven.',
  alreadyRemoved: 'La versión {version} ya estaba retirada o eliminada.',
  wasRestored: 'Versión {version} restaurada.',
  alreadyRestored: 'La versión {version} ya estaba restaurada.',
} satisfies AreaTranslation<'changelog'>;
