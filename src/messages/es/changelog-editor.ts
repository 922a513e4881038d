// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Registro de cambios',
  writeNotes: 'Escribir notas de versión',
  empty: 'Aún no hay versiones',
  emptyText:
    'Cuenta qué hay de nuevo: escribe una entrada por cada versión o publícalas desde tu proceso de lanzamiento.',
  emptyTextWithoutPlan: 'Con el plan Plus o Enterprise puedes publicar una entrada por cada versión.',
  notIncluded: 'Tu plan no incluye el registro de cambios.',
  notIncludedText: 'Viene con Plus, Enterprise y el complemento Changelog Pro.',
  notIncludedEntries: 'Las entradas que ya existen siguen siendo públicas y puedes eliminarlas.',
  whereShown:
    'Los visitantes ven estas entradas en el <page>registro de cambios público</page>. Tu proceso de lanzamiento puede <guide>publicar entradas automáticamente</guide>.',
  released: 'Publicada {time}',
  releasedAndEdited: 'Publicada {time}, editada {editedTime}',
  removedByStaff: 'Retirada por el staff',

  newNotes: 'Notas de versión nuevas',
  editVersion: 'Editar {version}',
  publish: 'Publicar',
  limit: 'Hasta {max, number} cambios por hora, incluidos los de la API.',
  published: 'Versión {version} publicada.',
  updated: 'Versión {version} actualizada.',

  gone: 'Esta entrada no se puede editar porque se eliminó o el staff la retiró.',
  versionTaken: 'Esta versión ya tiene una entrada. Edita esa.',
  inFuture: 'La fecha de publicación no puede estar en el futuro.',
  planExcludes:
    'Tu plan no incluye el registro de cambios. Pide al operador de este sitio que lo cambie a Plus o Enterprise.',
  versionRemoved: 'El staff retiró esta versión. Publica con otro número de versión.',
  unknownListing: 'Esta ficha ya no existe.',
  tooManyChanges: 'Puedes hacer {max, number} cambios por hora. Inténtalo de nuevo en {wait}.',

  deleteVersion: 'Eliminar {version}',
  deleteQuestion: '¿Eliminar {version}?',
  deleteEntry: 'Eliminar entrada',
  deleteText:
    'La entrada se quitará de la página pública y de los feeds. Esto no se puede deshacer, pero puedes publicar la versión otra vez.',
  deleted: 'Versión {version} eliminada.',
  deleteTooMany: 'Hiciste demasiados cambios esta hora. Inténtalo de nuevo en {wait}.',
  deleteRemoved: 'Esta entrada no se puede eliminar porque el staff la retiró.',
} satisfies AreaTranslation<'changelogEditor'>;
