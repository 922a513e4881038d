// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Changelog',
  writeNotes: 'Écrire des notes de version',
  empty: 'Pas encore de version',
  emptyText:
    'Annonce les nouveautés : écris une entrée pour chaque version, ou publie-les depuis ton processus de publication.',
  emptyTextWithoutPlan: 'Avec l’offre Plus ou Entreprise, tu peux publier une entrée pour chaque version.',
  notIncluded: 'Ton offre ne comprend pas le changelog.',
  notIncludedText: 'Il est compris dans Plus, Entreprise et l’option Changelog Pro.',
  notIncludedEntries: 'Les entrées existantes restent publiques, et tu peux toujours les supprimer.',
  whereShown:
    'Les visiteurs voient ces entrées dans le <page>changelog public</page>. Ton processus de publication peut <guide>publier des entrées automatiquement</guide>.',
  released: 'Publiée {time}',
  releasedAndEdited: 'Publiée {time}, modifiée {editedTime}',
  removedByStaff: 'Retirée par le staff',
  newNotes: 'Nouvelles notes de version',
  editVersion: 'Modifier {version}',
  publish: 'Publier',
  limit: 'Jusqu’à {max, number} changements par heure, API comprise.',
  published: 'Version {version} publiée.',
  updated: 'Version {version} mise à jour.',
  gone: 'Cette entrée ne peut pas être modifiée, car elle a été supprimée, ou retirée par le staff.',
  versionTaken: 'Cette version a déjà une entrée. Modifie plutôt celle-là.',
  inFuture: 'L’heure de publication ne peut pas être dans le futur.',
  planExcludes:
    'Ton offre ne comprend pas le changelog. Demande à l’administrateur du site de passer à Plus ou Entreprise.',
  versionRemoved: 'Le staff a retiré cette version. Publie sous une autre version.',
  unknownListing: 'Cette fiche n’existe plus.',
  tooManyChanges: 'Tu peux faire {max, number} changements par heure. Réessaie dans {wait}.',
  deleteVersion: 'Supprimer {version}',
  deleteQuestion: 'Supprimer {version} ?',
  deleteEntry: 'Supprimer l’entrée',
  deleteText:
    'L’entrée sera retirée de la page publique et des flux. C’est irréversible, mais tu peux publier la version de nouveau.',
  deleted: 'Version {version} supprimée.',
  deleteTooMany: 'Tu as fait trop de changements cette heure-ci. Réessaie dans {wait}.',
  deleteRemoved: 'Cette entrée ne peut pas être supprimée, car le staff l’a retirée.',
} satisfies AreaTranslation<'changelogEditor'>;
