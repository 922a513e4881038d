// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Changelog',
  titleOf: 'Changelog · {name}',
  description: 'Cosa è cambiato in {name}, versione per versione.',
  atomTitle: 'Changelog di {name} (Atom)',
  jsonTitle: 'Changelog di {name} (JSON Feed)',
  follow: 'Seguilo: <atom>feed Atom</atom> · <json>feed JSON</json>',
  none: 'Ancora nessuna versione',
  noneText: 'Quando il proprietario del bot pubblica note di rilascio, compaiono qui.',
  releasedAt: 'Pubblicata {time}',
  releasedAndEditedAt: 'Pubblicata {time}, modificata {editTime}',
  report: 'Segnala <unseen>la versione {version}</unseen>',
  removed: 'Rimossa dallo staff',
  reasonWas: 'Motivo: {reason}',
  removedText:
    'I visitatori non vedono questa voce. La versione {version} non si può sostituire né eliminare, a meno che lo staff non la ripristini.',
  removeAsStaff: 'Rimuovi {version} come staff',
  restore: 'Ripristina {version}',
  removeTitle: 'Rimuovi {version} · {name}',
  removeQuestion: 'Rimuovere {version}?',
  removeButton: 'Rimuovi voce',
  removeText:
    'La voce scompare dal changelog di {name} e dai suoi feed. Il proprietario la vede ancora, con il tuo motivo, e non può sostituirla né eliminarla. Puoi ripristinarla in seguito.',
  reason: 'Motivo',
  reasonHint: 'Visibile al proprietario. Al massimo 500 caratteri.',
  wasRemoved: 'Versione {version} rimossa. I visitatori non la vedono più.',
  alreadyRemoved: 'La versione {version} era già stata rimossa o eliminata.',
  wasRestored: 'Versione {version} ripristinata.',
  alreadyRestored: 'La versione {version} era già stata ripristinata.',
} satisfies AreaTranslation<'changelog'>;
