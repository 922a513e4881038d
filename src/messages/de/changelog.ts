// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Changelog',
  titleOf: 'Changelog · {name}',
  description: 'Was sich bei {name} geändert hat, Version für Version.',
  atomTitle: 'Changelog von {name} (Atom)',
  jsonTitle: 'Changelog von {name} (JSON Feed)',
  follow: 'Abonnieren: <atom>Atom-Feed</atom> · <json>JSON Feed</json>',
  none: 'Noch keine Versionen',
  noneText: 'Sobald der Inhaber des Bots Release Notes veröffentlicht, erscheinen sie hier.',

  releasedAt: 'Veröffentlicht {time}',
  releasedAndEditedAt: 'Veröffentlicht {time}, bearbeitet {editTime}',
  report: 'Melden<unseen>: Version {version}</unseen>',

  removed: 'Vom Admin-Team entfernt',
  reasonWas: 'Grund: {reason}',
  removedText:
    'Niemand sonst sieht diesen Changelog-Eintrag. Version {version} kann erst ersetzt oder gelöscht werden, wenn das Admin-Team sie wiederherstellt.',

  removeAsStaff: '{version} als Admin entfernen',
  restore: '{version} wiederherstellen',
  removeTitle: '{version} entfernen · {name}',
  removeQuestion: '{version} entfernen?',
  removeButton: 'Changelog-Eintrag entfernen',
  removeText:
    'Der Changelog-Eintrag verschwindet aus dem Changelog von {name} und aus den Feeds. Der Inhaber sieht ihn weiterhin, mit deiner Begründung, und kann ihn nicht ersetzen oder löschen. Du kannst ihn später wiederherstellen.',
  reason: 'Grund',
  reasonHint: 'Wird dem Inhaber gezeigt. Höchstens 500 Zeichen.',
  wasRemoved: 'Version {version} entfernt. Niemand sonst sieht sie mehr.',
  alreadyRemoved: 'Version {version} war schon entfernt oder gelöscht.',
  wasRestored: 'Version {version} wiederhergestellt.',
  alreadyRestored: 'Version {version} war schon wiederhergestellt.',
} satisfies AreaTranslation<'changelog'>;
