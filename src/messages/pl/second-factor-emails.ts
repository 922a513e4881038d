// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Dodano aplikację uwierzytelniającą',
  appAdded: 'Do twojego konta na {site} właśnie dodano aplikację uwierzytelniającą.',
  appRemovedSubject: 'Usunięto aplikację uwierzytelniającą',
  appRemoved: 'Z twojego konta na {site} właśnie usunięto aplikację uwierzytelniającą.',
  passkeyAddedSubject: 'Dodano klucz dostępu',
  passkeyAdded: 'Do twojego konta na {site} właśnie dodano klucz dostępu.',
  passkeyAddedNamed: 'Do twojego konta na {site} właśnie dodano klucz dostępu: {name}.',
  passkeyRemovedSubject: 'Usunięto klucz dostępu',
  passkeyRemoved: 'Z twojego konta na {site} właśnie usunięto klucz dostępu.',
  passkeyRemovedNamed: 'Z twojego konta na {site} właśnie usunięto klucz dostępu: {name}.',
  turnedOffSubject: 'Wyłączono weryfikację dwuetapową',
  turnedOnSubject: 'Włączono weryfikację dwuetapową',
  allRemoved: 'Na twoim koncie na {site} właśnie wyłączono weryfikację dwuetapową.',
  codesRenewedSubject: 'Utworzono nowe kody odzyskiwania',
  codesRenewed:
    'Dla twojego konta właśnie utworzono nowe kody odzyskiwania, a wcześniejsze już nie działają na {site}.',
  codeUsedSubject: 'Użyto kodu odzyskiwania',
  codeUsed: 'Właśnie użyto kodu odzyskiwania, żeby potwierdzić logowanie lub działanie na twoim koncie na {site}.',
  reset: 'Operator wyłączył weryfikację dwuetapową na twoim koncie, a wszystkie sesje na {site} wylogowano.',
  guessedSubject: 'Wpisywano błędne kody do twojego konta',
  guessed:
    'Ktoś wpisał wiele błędnych kodów w drugim kroku logowania na twoje konto. Ta osoba zna twoje hasło albo może użyć twojego konta Discord na {site}.',
  nowOn: 'Logowanie wymaga teraz drugiego kroku. Wszystkie inne sesje wylogowano.',
  nowOff: 'Logowanie nie wymaga już drugiego kroku. Wszystkie inne sesje wylogowano.',
  guessedEnd: 'Jeśli to nie ty, ustaw nowe hasło: {url}',
  end: 'Jeśli to nie ty, ustaw nowe hasło, a potem sprawdź swoje drugie składniki logowania: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
