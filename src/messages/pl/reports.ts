// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Zgłoś {name}',
  titleEntry: 'Zgłoś wersję {version} wpisu {name}',
  titleReview: 'Zgłoś opinię o {name}',
  titleProfile: 'Zgłoś profil {name}',
  headingListing: 'Zgłoś ten wpis',
  headingEntry: 'Zgłoś tę notkę z changelogu',
  headingReview: 'Zgłoś tę opinię',
  headingProfile: 'Zgłoś ten profil',
  versionOf: 'Wersja {version} wpisu {name}',

  reason: 'Co jest nie tak?',
  details: 'Szczegóły',
  detailsHint:
    'Co administracja ma sprawdzić i gdzie to jest. Wymagane przy „{other}”. Najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  send: 'Wyślij zgłoszenie',
  onlyStaff: 'Tylko administracja widzi, od kogo jest zgłoszenie.',
  willBeNotified: 'Powiadomimy cię o wyniku.',
  withoutAccount: 'Możesz je wysłać bez konta. Żeby dowiedzieć się o wyniku, najpierw <link>zaloguj się</link>.',

  thanksWithoutAccount:
    'Dziękujemy. Administracja się temu przyjrzy. Bez konta zapisujemy tylko jedno zgłoszenie z jednej sieci; zaloguj się, żeby wysłać własne.',
  updated: 'Twoje zgłoszenie zostało zaktualizowane. Wynik zobaczysz w swoim panelu.',
  thanks: 'Dziękujemy. Administracja przyjrzy się twojemu zgłoszeniu. Wynik zobaczysz w swoim panelu.',
  gone: 'To już nie istnieje, więc nie można tego zgłosić.',
  full: 'Zgłoszenie nie zostało zapisane, bo na razie jest ich wystarczająco dużo. Administracja się im przyjrzy.',
  noAccount: 'To konto nie może teraz niczego zgłaszać.',
  tooMany: 'Za dużo zgłoszeń. Spróbuj za {minutes, number, ::group-off} min.',
} satisfies AreaTranslation<'reports'>;
