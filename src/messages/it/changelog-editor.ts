// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Changelog',
  writeNotes: 'Scrivi le note di rilascio',
  empty: 'Ancora nessuna versione',
  emptyText: 'Racconta le novità: scrivi una voce per ogni versione, o pubblica le voci dal tuo processo di rilascio.',
  emptyTextWithoutPlan: 'Con il piano Plus o Enterprise puoi pubblicare una voce per ogni versione.',
  notIncluded: 'Il tuo piano non include il changelog.',
  notIncludedText: 'È compreso in Plus, in Enterprise e nell’extra Changelog Pro.',
  notIncludedEntries: 'Le voci esistenti restano pubbliche e puoi ancora eliminarle.',
  whereShown:
    'I visitatori vedono queste voci nel <page>changelog pubblico</page>. Il tuo processo di rilascio può <guide>pubblicarle in automatico</guide>.',
  released: 'Pubblicata {time}',
  releasedAndEdited: 'Pubblicata {time}, modificata {editedTime}',
  removedByStaff: 'Rimossa dallo staff',
  newNotes: 'Nuove note di rilascio',
  editVersion: 'Modifica {version}',
  publish: 'Pubblica',
  limit: 'Fino a {max, number} modifiche all’ora, comprese quelle via API.',
  published: 'Versione {version} pubblicata.',
  updated: 'Versione {version} aggiornata.',
  gone: 'Questa voce non si può modificare perché è stata eliminata, o rimossa dallo staff.',
  versionTaken: 'Questa versione ha già una voce. Modifica quella.',
  inFuture: 'La data di rilascio non può essere nel futuro.',
  planExcludes: 'Il tuo piano non include il changelog. Chiedi a chi gestisce il sito di passare a Plus o Enterprise.',
  versionRemoved: 'Lo staff ha rimosso questa versione. Pubblica con un’altra versione.',
  unknownListing: 'Questa scheda non esiste più.',
  tooManyChanges: 'Puoi fare {max, number} modifiche all’ora. Riprova tra {wait}.',
  deleteVersion: 'Elimina {version}',
  deleteQuestion: 'Eliminare {version}?',
  deleteEntry: 'Elimina voce',
  deleteText:
    'La voce verrà rimossa dalla pagina pubblica e dai feed. Non si può annullare, ma puoi pubblicare di nuovo la versione.',
  deleted: 'Versione {version} eliminata.',
  deleteTooMany: 'Hai fatto troppe modifiche in quest’ora. Riprova tra {wait}.',
  deleteRemoved: 'Questa voce non si può eliminare perché lo staff l’ha rimossa.',
} satisfies AreaTranslation<'changelogEditor'>;
