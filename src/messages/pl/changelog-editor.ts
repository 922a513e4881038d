// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Changelog',
  writeNotes: 'Napisz notkę o wydaniu',
  empty: 'Nie ma jeszcze wydań',
  emptyText: 'Napisz, co nowego: dodaj notkę o każdej wersji albo publikuj notki automatycznie przy wydaniu.',
  emptyTextWithoutPlan: 'W planie Plus lub Enterprise możesz opublikować notkę o każdej wersji.',
  notIncluded: 'Twój plan nie obejmuje changelogu.',
  notIncludedText: 'Jest w planach Plus i Enterprise oraz w dodatku Changelog Pro.',
  notIncludedEntries: 'Istniejące notki pozostają publiczne i nadal możesz je usuwać.',
  whereShown:
    'Odwiedzający widzą te notki w <page>publicznym changelogu</page>. Twój proces wydawania może <guide>publikować notki automatycznie</guide>.',
  released: 'Wydano {time}',
  releasedAndEdited: 'Wydano {time}, edytowano {editedTime}',
  removedByStaff: 'Usunięta przez administrację',
  newNotes: 'Nowa notka o wydaniu',
  editVersion: 'Edytuj {version}',
  publish: 'Opublikuj',
  limit:
    'Najwyżej {max, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}} na godzinę, razem ze zmianami przez API.',
  published: 'Opublikowano wersję {version}.',
  updated: 'Zaktualizowano wersję {version}.',
  gone: 'Tej notki nie można edytować, bo została usunięta, być może przez administrację.',
  versionTaken: 'Ta wersja ma już notkę. Edytuj tamtą.',
  inFuture: 'Czas wydania nie może być w przyszłości.',
  planExcludes: 'Twój plan nie obejmuje changelogu. Poproś operatora strony o zmianę na Plus lub Enterprise.',
  versionRemoved: 'Administracja usunęła tę wersję. Opublikuj pod inną wersją.',
  unknownListing: 'Ten wpis już nie istnieje.',
  tooManyChanges:
    'Możesz wprowadzić {max, plural, one {# zmianę} few {# zmiany} many {# zmian} other {# zmiany}} na godzinę. Spróbuj ponownie za {wait}.',
  deleteVersion: 'Usuń {version}',
  deleteQuestion: 'Usunąć {version}?',
  deleteEntry: 'Usuń notkę',
  deleteText:
    'Notka zniknie z publicznej strony i kanałów. Tego nie można cofnąć, ale możesz opublikować tę wersję ponownie.',
  deleted: 'Usunięto wersję {version}.',
  deleteTooMany: 'Za dużo zmian w tej godzinie. Spróbuj ponownie za {wait}.',
  deleteRemoved: 'Tej notki nie można usunąć, bo usunęła ją administracja.',
} satisfies AreaTranslation<'changelogEditor'>;
