// Passkeys, two-step verification, sessions, and confirming who someone is.
import type { AreaTranslation } from '../message.ts';

export default {
  on: 'Włączone',
  off: 'Wyłączone',

  confirmIdentity: 'Potwierdź, że to ty',
  enterPassword: 'Wpisz hasło, żeby kontynuować. Przez dziesięć minut nie zapytamy ponownie.',
  enterPasswordOrCode: 'Wpisz hasło lub kod, żeby kontynuować. Przez dziesięć minut nie zapytamy ponownie.',
  enterCode: 'Wpisz kod, żeby kontynuować. Przez dziesięć minut nie zapytamy ponownie.',
  confirm: 'Potwierdź',
  usePasskey: 'Użyj klucza dostępu',
  codeOrRecoveryCode: 'Kod z aplikacji uwierzytelniającej lub kod odzyskiwania',
  recoveryCode: 'Kod odzyskiwania',
  signInAgain:
    'Żeby potwierdzić, że to ty, wyloguj się i zaloguj ponownie. Potem spróbuj jeszcze raz w ciągu dziesięciu minut.',
  sessionEnded: 'Twoja sesja się skończyła. Zaloguj się ponownie.',
  tooManyAttempts: 'Za dużo prób. Spróbuj za {wait}.',
  passwordWrong: 'Hasło jest nieprawidłowe.',
  enterCodeOrPasskey: 'Wpisz kod albo użyj klucza dostępu.',
  tooManyCodes: 'Wpisano dziś za dużo kodów. Wyloguj się i zaloguj ponownie.',

  tooLate: 'Ta strona była otwarta za długo albo została już użyta. Spróbuj ponownie.',
  codeWrong:
    'Ten kod jest nieprawidłowy. Wpisz sześć cyfr, które teraz pokazuje aplikacja uwierzytelniająca, albo nieużyty kod odzyskiwania.',
  codeOld:
    'Ten kod wygasł. Jeśli aplikacja pokazuje go właśnie teraz, zegar tego urządzenia się spóźnia: włącz tam automatyczną datę i godzinę i spróbuj ponownie.',
  codeUsed: 'Ten kod został już użyty. Poczekaj, aż aplikacja pokaże następny.',
  passkeyUnknown: 'Ten klucz dostępu nie należy do tego konta albo został z niego usunięty. Użyj innego.',
  passkeyRejected: 'Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie albo w inny sposób.',
  clockOff:
    'Zegar urządzenia z aplikacją {direction, select, fast {spieszy się} other {spóźnia się}} o około {span}, więc jej kody nie zadziałają. Włącz tam automatyczną datę i godzinę, a potem wpisz nowy kod.',
  clockSeconds: '{count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}',
  clockMinutes: '{count, plural, =1 {minutę} one {# minutę} few {# minuty} many {# minut} other {# minuty}}',

  twoStep: 'Weryfikacja dwuetapowa',
  neededForStaff: 'Wymagana na stronach administracji',
  neededForStaffText:
    'Należysz do administracji. Jej strony otworzą się, gdy dodasz aplikację uwierzytelniającą lub klucz dostępu: administracja może tu zmienić wszystko, więc samo hasło nie chroni twojego konta wystarczająco.',
  twoStepText:
    'Z aplikacją uwierzytelniającą lub kluczem dostępu skradzione hasło nie wystarczy do zalogowania. Wystarczy jedno z nich; lepsze są dwa, na wypadek utraty któregoś.',
  twoStepOn: 'Weryfikacja dwuetapowa jest włączona.',
  turnOffTwoStep: 'Wyłącz weryfikację dwuetapową',
  turnOffTwoStepQuestion: 'Wyłączyć weryfikację dwuetapową?',
  turnOff: 'Wyłącz',
  turnOffTwoStepText:
    'Twoja aplikacja uwierzytelniająca, klucze dostępu i kody odzyskiwania przestaną tu działać, a wszędzie indziej cię wylogujemy. Od tej pory do zalogowania wystarczy hasło lub Discord.',
  twoStepOff: 'Weryfikacja dwuetapowa jest wyłączona.',
  twoStepWasOff: 'Weryfikacja dwuetapowa była już wyłączona.',

  app: 'Aplikacja uwierzytelniająca',
  appText: 'Aplikacja na telefonie pokazuje kod, który zmienia się co 30 sekund. Może być dowolna.',
  setUpApp: 'Skonfiguruj aplikację',
  appSetUp: 'Skonfigurowana',
  appAdded: 'Dodana {added}',
  appAddedAndUsed: 'Dodana {added}, ostatnio użyta {used}',
  setUpAnotherApp: 'Skonfiguruj inną aplikację',
  removeApp: 'Usuń aplikację',
  setUpAppTitle: 'Skonfiguruj aplikację uwierzytelniającą',
  scanCode: 'Zeskanuj ten kod aplikacją uwierzytelniającą:',
  qrCode: 'Kod QR dla aplikacji uwierzytelniającej',
  orEnterKey: 'Albo wpisz ten klucz w aplikacji:',
  theKey: 'klucz',
  codeNow: 'Kod, który teraz pokazuje aplikacja',
  codeHint: 'Sześć cyfr.',
  newCodeWrong: 'Ten kod jest nieprawidłowy. Wpisz sześć cyfr, które teraz pokazuje aplikacja uwierzytelniająca.',
  setupEnded: 'Ta konfiguracja wygasła albo zastąpiła ją inna. Usuń pozycję z aplikacji i zeskanuj nowy kod.',
  newAppSetUp: 'Nowa aplikacja jest skonfigurowana.',
  removeAppTitle: 'Usuń aplikację uwierzytelniającą',
  removeAppQuestion: 'Usunąć aplikację uwierzytelniającą?',
  removeAppText:
    'Jej kody przestaną działać, a wszędzie indziej cię wylogujemy. Bez klucza dostępu weryfikacja dwuetapowa będzie wtedy wyłączona.',
  appRemoved: 'Aplikacja została usunięta.',
  appWasRemoved: 'Aplikacja była już usunięta.',

  passkeys: 'Klucze dostępu',
  passkeysText:
    'Twój telefon, komputer lub klucz sprzętowy potwierdza odciskiem palca, twarzą lub PIN-em, że to ty. Klucz dostępu loguje cię też samodzielnie, bez hasła.',
  addPasskey: 'Dodaj klucz dostępu',
  passkeysUnavailable:
    'Przeglądarki oferują klucze dostępu tylko stronom z https i nazwą. Ta strona nie spełnia tego warunku.',
  passkeyUsed:
    'Dodany {added}, ostatnio użyty {used}{synced, select, yes {, na wszystkich twoich urządzeniach} other {}}',
  passkeyUnused: 'Dodany {added}, nieużywany{synced, select, yes {, na wszystkich twoich urządzeniach} other {}}',
  addPasskeyTitle: 'Dodaj klucz dostępu',
  passkeyName: 'Nazwa',
  passkeyNameHint: 'Żeby go potem rozpoznać, na przykład nazwa urządzenia.',
  myDevice: 'Moje urządzenie',
  passkeyNotVerified: 'Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie.',
  passkeyKnown: 'Ten klucz dostępu jest już tu używany.',
  passkeysFull:
    'Masz już {max, plural, one {# klucz dostępu} few {# klucze dostępu} many {# kluczy dostępu} other {# klucza dostępu}}. Najpierw usuń jeden.',
  addingNeedsScripts: 'Dodanie klucza dostępu wymaga JavaScriptu. Włącz go albo skonfiguruj aplikację.',
  passkeyAdded: 'Klucz dostępu został dodany.',
  removePasskeyTitle: 'Usuń klucz dostępu',
  removePasskeyQuestion: 'Usunąć ten klucz dostępu?',
  removePasskey: 'Usuń klucz dostępu',
  removePasskeyText:
    '{name} przestanie tu działać, a wszędzie indziej cię wylogujemy. Ten klucz możesz też usunąć na samym urządzeniu.',
  removeLastPasskeyText:
    '{name} przestanie tu działać, a wszędzie indziej cię wylogujemy. Ten klucz możesz też usunąć na samym urządzeniu. To twój jedyny drugi składnik, więc weryfikacja dwuetapowa będzie wyłączona.',
  passkeyRemoved: 'Klucz dostępu został usunięty.',
  passkeyWasRemoved: 'Ten klucz dostępu był już usunięty.',

  recoveryCodes: 'Kody odzyskiwania',
  codesLeft:
    '{count, plural, one {Pozostał # kod} few {Pozostały # kody} many {Pozostało # kodów} other {Pozostało # kodu}}',
  recoveryCodesText: 'Każdy kod działa raz zamiast drugiego składnika, na przykład gdy zgubisz telefon.',
  createCodes: 'Utwórz nowe kody',
  codesFile: 'Kody odzyskiwania dla {email} na {site}. Każdy działa raz.',
  saveCodes:
    'Zapisz te kody teraz, w menedżerze haseł lub na papierze: nie pokażemy ich ponownie. Każdy działa raz zamiast drugiego składnika, na przykład gdy zgubisz telefon.',
  theCodes: 'kody odzyskiwania',
  download: 'Pobierz',
  print: 'Drukuj',
  codesSaved: 'Mam zapisane kody',
  toStaffPages: 'Przejdź do stron administracji',
  createCodesTitle: 'Utwórz nowe kody odzyskiwania',
  createCodesQuestion: 'Utworzyć nowe kody odzyskiwania?',
  createCodesText: 'Twoje wcześniejsze kody przestaną działać. Kody są widoczne tylko raz, przy tworzeniu.',
  codesReplaced: 'Twoje wcześniejsze kody już nie działają.',
  noSecondFactor: 'Najpierw dodaj aplikację uwierzytelniającą lub klucz dostępu.',

  sessions: 'Sesje',
  sessionsText:
    'Te urządzenia są zalogowane na twoje konto. Jeśli któregoś nie rozpoznajesz, wyloguj je i zmień hasło.',
  signOutElsewhere: 'Wyloguj wszędzie indziej',
  thisDevice: 'To urządzenie',
  sessionNow: 'Zalogowano {since}, aktywność teraz',
  sessionSeen: 'Zalogowano {since}, ostatnia aktywność {seen}',
  signOutDevice: 'Wyloguj się: {device}',
  sessionWasEnded: 'Ta sesja była już zakończona.',
  deviceSignedOut: 'Urządzenie zostało wylogowane.',
  signOutElsewhereQuestion: 'Wylogować wszędzie indziej?',
  signOutElsewhereText: 'Na tym urządzeniu pozostaniesz na swoim koncie.',
  othersSignedOut:
    '{count, plural, =1 {Wylogowano jedno inne urządzenie.} one {Wylogowano # inne urządzenie.} few {Wylogowano # inne urządzenia.} many {Wylogowano # innych urządzeń.} other {Wylogowano # innego urządzenia.}}',
} satisfies AreaTranslation<'security'>;
