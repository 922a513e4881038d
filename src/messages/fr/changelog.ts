// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Changelog',
  titleOf: 'Changelog · {name}',
  description: 'Ce qui a changé dans {name}, version par version.',
  atomTitle: 'Changelog de {name} (Atom)',
  jsonTitle: 'Changelog de {name} (JSON Feed)',
  follow: 'Suivre : <atom>flux Atom</atom> · <json>flux JSON</json>',
  none: 'Pas encore de version',
  noneText: 'Quand le propriétaire du bot publie des notes de version, elles apparaissent ici.',
  releasedAt: 'Publiée {time}',
  releasedAndEditedAt: 'Publiée {time}, modifiée {editTime}',
  report: 'Signaler <unseen>la version {version}</unseen>',
  removed: 'Retirée par le staff',
  reasonWas: 'Raison : {reason}',
  removedText:
    'Les visiteurs ne voient pas cette entrée. La version {version} ne peut être ni remplacée ni supprimée, sauf si le staff la rétablit.',
  removeAsStaff: 'Retirer {version} (staff)',
  restore: 'Rétablir {version}',
  removeTitle: 'Retirer {version} · {name}',
  removeQuestion: 'Retirer {version} ?',
  removeButton: 'Retirer l’entrée',
  removeText:
    'L’entrée disparaît du changelog de {name} et de ses flux. Son propriétaire la voit toujours, avec ta raison, et ne peut ni la remplacer ni la supprimer. Tu pourras la rétablir plus tard.',
  reason: 'Raison',
  reasonHint: 'Montrée au propriétaire. Au maximum 500 caractères.',
  wasRemoved: 'Version {version} retirée. Les visiteurs ne la voient plus.',
  alreadyRemoved: 'La version {version} était déjà retirée ou supprimée.',
  wasRestored: 'Version {version} rétablie.',
  alreadyRestored: 'La version {version} était déjà rétablie.',
} satisfies AreaTranslation<'changelog'>;
