// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Changelog',
  titleOf: 'Changelog · {name}',
  description: 'Co zmieniło się w {name}, wydanie po wydaniu.',
  atomTitle: 'Changelog {name} (Atom)',
  jsonTitle: 'Changelog {name} (JSON Feed)',
  follow: 'Śledź: <atom>kanał Atom</atom> · <json>JSON Feed</json>',
  none: 'Nie ma jeszcze wydań',
  noneText: 'Gdy właściciel bota opublikuje notkę o wydaniu, pojawi się tutaj.',

  releasedAt: 'Wydano {time}',
  releasedAndEditedAt: 'Wydano {time}, edytowano {editTime}',
  report: 'Zgłoś <unseen>wersję {version}</unseen>',

  removed: 'Usunięta przez administrację',
  reasonWas: 'Powód: {reason}',
  removedText:
    'Odwiedzający nie widzą tej notki. Wersji {version} nie można zastąpić ani usunąć, dopóki administracja jej nie przywróci.',

  removeAsStaff: 'Usuń {version} jako administracja',
  restore: 'Przywróć {version}',
  removeTitle: 'Usuń {version} · {name}',
  removeQuestion: 'Usunąć {version}?',
  removeButton: 'Usuń notkę',
  removeText:
    'Notka zniknie z changelogu {name} i jego kanałów. Właściciel nadal ją widzi, razem z twoim powodem, i nie może jej zastąpić ani usunąć. Możesz ją później przywrócić.',
  reason: 'Powód',
  reasonHint: 'Widoczny dla właściciela. Najwyżej 500 znaków.',
  wasRemoved: 'Wersja {version} usunięta. Odwiedzający już jej nie widzą.',
  alreadyRemoved: 'Wersja {version} była już usunięta.',
  wasRestored: 'Wersja {version} przywrócona.',
  alreadyRestored: 'Wersja {version} była już przywrócona.',
} satisfies AreaTranslation<'changelog'>;
