// Parts of forms that many pages share, and small parts of pages: status labels, passkeys, linked accounts.
import type { AreaTranslation } from '../message.ts';

export default {
  errorTitle: 'Błąd: {title}',
  optional: 'opcjonalne',
  problems:
    '{count, plural, =1 {Popraw jeden problem.} one {Popraw # problem.} few {Popraw # problemy.} many {Popraw # problemów.} other {Popraw # problemu.}}',
  copyWhat: 'Kopiuj: {what}',
  selectAndCopy: 'Zaznacz tekst i skopiuj go',
  fromPalette: '{label}, z palety',

  imageHint: 'PNG, JPEG, WebP, GIF lub AVIF, najwyżej 5 MB. {what}',
  imageEmpty: 'Plik jest pusty. Wybierz inny obraz.',
  imageTooLarge: 'Obraz ma ponad 5 MB. Zmniejsz go i spróbuj ponownie.',
  imageType: 'Ten typ pliku nie jest obsługiwany. Wybierz obraz PNG, JPEG, WebP, GIF lub AVIF.',
  imageTooSmall: 'Obraz jest za mały. Wybierz taki, który ma co najmniej {width, number} na {height, number} pikseli.',
  imageTooManyPixels: 'Obraz ma ponad 40 milionów pikseli. Zmniejsz go i spróbuj ponownie.',
  imageUnreadable:
    'Nie można odczytać obrazu. Może być uszkodzony lub niekompletny. Zapisz go jeszcze raz albo wybierz inny.',
  imagesBusy: 'Przetwarzamy teraz za dużo obrazów. Spróbuj za minutę.',
  imagesUnavailable:
    'Nie można przetwarzać obrazów, bo brakuje biblioteki. Operator tego serwisu może ją zainstalować.',
  icon: 'Ikona',
  iconImage: 'Obraz ikony',
  iconHint: 'Obraz zostanie przycięty do kwadratu. Z animacji używana jest tylko pierwsza klatka.',
  iconShown: 'Widoczna na listach i na stronie wpisu.',
  iconMissing: 'Dopóki nie dodasz obrazu, widoczna jest pierwsza litera nazwy.',
  saveIcon: 'Zapisz ikonę',
  removeIcon: 'Usuń ikonę',

  uploadsInProgress: 'Dwa twoje pliki są jeszcze wysyłane. Poczekaj, aż się prześlą, i spróbuj ponownie.',
  tooManyUploads: 'Przesyłanych jest teraz za dużo obrazów. Odczekaj kilka sekund i spróbuj ponownie.',
  tooManyForms: 'Wysyłanych jest teraz za dużo formularzy. Odczekaj kilka sekund i spróbuj ponownie.',

  version: 'Wersja',
  versionHint:
    'Twoja własna etykieta, na przykład 2.4.0. Do 32 liter, cyfr i znaków . _ + -. Później nie można jej zmienić.',
  headline: 'Nagłówek',
  headlineHint: 'Najwyżej {max, number} znaków.',
  notes: 'Opis zmian',
  notesHint:
    'Markdown: nagłówki, pogrubienie, kursywa, listy, linki i kod. HTML jest pokazywany jako tekst. Najwyżej {max, number} znaków.',
  releasedAt: 'Data wydania',
  releasedAtHint:
    '{zone} {edits, select, yes {Zostaw puste, żeby zachować obecną.} other {Zostaw puste, jeśli teraz.}} Nie może być w przyszłości.',
  inZone: 'W strefie {name}.',
  inTimeZone: 'W strefie czasowej {name} ({offset}).',

  newPasswordHint:
    'Co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}. Dobrze sprawdza się kilka losowych słów.',
  passwordLength: 'Hasło musi mieć od {min, number} do {max, number} znaków.',
  accountGone: 'To konto już nie istnieje.',
  currentPassword: 'Obecne hasło',
  currentPasswordHint: 'Żeby potwierdzić, że to ty.',
  noPassword:
    'Twoje konto nie ma hasła. Gdy od zalogowania minie ponad dziesięć minut, musisz najpierw potwierdzić, że to ty.',

  email: 'E-mail',
  turnOffEmails: 'Wyłącz e-maile',
  turnOnEmails: 'Włącz e-maile',

  passkeysNeedScripts: 'Klucze dostępu wymagają JavaScriptu.',
  passkeyKnown: 'To urządzenie ma już klucz dostępu do twojego konta.',
  passkeyAddress:
    'Klucze dostępu nie działają pod tym adresem. Otwórz stronę pod jej zwykłym adresem i spróbuj ponownie.',
  passkeyUnsuitable: 'To urządzenie nie może utworzyć odpowiedniego klucza dostępu. Spróbuj na innym.',
  passkeyNotAdded: 'Klucz dostępu nie został dodany: anulowano to albo trwało za długo. Spróbuj ponownie.',
  passkeyNotUsed:
    'Klucz dostępu nie został użyty: anulowano to, trwało za długo albo to urządzenie nie ma klucza do tej strony. Spróbuj ponownie albo w inny sposób.',
  passkeyFailed: 'Klucz dostępu nie zadziałał. Spróbuj ponownie albo w inny sposób.',

  connectDiscord:
    'Ten bot może ci podziękować tylko wtedy, gdy <link>połączysz swoje konto Discord</link>. Twój głos i tak się liczy.',

  rewardGoesTo: 'Nagroda trafi do: {account}. <link>Zmień</link>',
  rewardUnknown:
    'Nie masz powiązanego konta {platform}, więc serwer może nie wiedzieć, kogo nagrodzić. <link>Powiąż swoje konto {platform}</link>',
  linkedTo: 'Powiązane: {account}. <link>Zmień</link>',
  linkMinecraft: '<link>Powiąż swoje konto Minecraft</link>, jeśli ten serwer prosi o kod.',

  webhookHealthy: 'Działa',
  webhookFailing: 'Błędy z rzędu: {count, number} z {limit, number}',
  webhookDisabled: 'Wyłączony',
  webhookPaused: 'Wstrzymany',
  noVotesSinceSaved: 'Bez głosów od zapisania',
  noVotesYet: 'Jeszcze bez głosów',
  listenerFailing: 'Błędy z rzędu: {count, number}',
  listenerUnconfirmed: 'Niepotwierdzony',
  listenerWorking: 'Działa',

  whoSees: 'Kto widzi ten wpis',
  public: 'Publiczny',
  pending: 'Czeka na zatwierdzenie',
  refused: 'Odrzucony',
  hidden: 'Ukryty przez administrację',
  pendingText:
    'Zanim wpis stanie się publiczny, sprawdzi go administracja. Do tego czasu możesz wszystko skonfigurować, ale nikt nie może głosować.',
  refusedTitle: 'Administracja nie zatwierdziła tego wpisu',
  refusedText:
    'Powód jest poniżej. Popraw to w zakładce „Treść”, a wpis zostanie sprawdzony ponownie. Do zatwierdzenia nikt inny go nie zobaczy.',
  hiddenText: 'Nikt inny go nie widzi i nikt nie może głosować. Wcześniejsze głosy pozostają i nadal są dostarczane.',
  reason: 'Powód: {reason}',

  planFree: 'Free',
  planVerified: 'Plus',
  planEnterprise: 'Enterprise',
  askForPlan: 'Żeby zmienić plan, zwróć się do operatora tego serwisu.',
  contactForPlan: '<link>Napisz do nas</link>, żeby zmienić plan.',
} satisfies AreaTranslation<'forms'>;
