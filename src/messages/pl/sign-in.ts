// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  emailAddress: 'Adres e-mail',
  password: 'Hasło',
  or: 'lub',
  enterBoth: 'Wpisz adres e-mail i hasło.',
  wrong: 'Adres e-mail lub hasło są nieprawidłowe.',
  tooManyFailures: 'Za dużo nieudanych prób. Spróbuj za {wait} albo wybierz „Nie pamiętasz hasła?”, żeby ustawić nowe.',
  signedOut: 'Wylogowano cię.',
  newHere: 'Pierwszy raz tutaj? <link>Załóż konto</link>',
  withPasskey: 'Zaloguj się kluczem dostępu',
  passkeyNeedsScripts: 'Logowanie kluczem dostępu wymaga JavaScriptu. Zaloguj się w inny sposób.',
  passkeyUnknown: 'Żadne konto tutaj nie ma tego klucza dostępu. Może został usunięty. Zaloguj się w inny sposób.',
  failed: 'Logowanie się nie udało. Zacznij od nowa.',

  tooManyLinksTitle: 'Za dużo prób',
  tooManyLinks: 'Z twojej sieci otwarto za dużo linków. Spróbuj za {wait}.',
  linkInvalid: 'Ten link już nie działa',

  continueWith: 'Kontynuuj przez {name}',
  providerHasAccount:
    '{known, select, yes {Istnieje już konto z adresem e-mail, którego używasz w {name}. Zaloguj się hasłem, a potem połącz {name} na stronie konta.} other {Istnieje już konto z adresem e-mail, którego używasz w tamtym serwisie. Zaloguj się hasłem, a potem połącz tamten serwis na stronie konta.}}',
  providerUnverified:
    '{known, select, yes {Twój adres e-mail nie jest zweryfikowany w {name}. Zweryfikuj go tam w ustawieniach i spróbuj ponownie.} other {Twój adres e-mail nie jest zweryfikowany w tamtym serwisie. Zweryfikuj go tam w ustawieniach i spróbuj ponownie.}}',
  providerUnavailable:
    '{known, select, yes {{name} chwilowo nie odpowiada. Spróbuj później albo zaloguj się w inny sposób.} other {Tamten serwis chwilowo nie odpowiada. Spróbuj później albo zaloguj się w inny sposób.}}',
  providerFailed:
    '{known, select, yes {Logowanie przez {name} się nie udało. Spróbuj ponownie i pozwól {name} udostępnić twój adres e-mail.} other {Logowanie przez tamten serwis się nie udało. Spróbuj ponownie i pozwól mu udostępnić twój adres e-mail.}}',

  secondStep: 'Potwierdź logowanie',
  secondStepText: 'Twoje konto chroni weryfikacja dwuetapowa.',
  lostDevice:
    'Nie masz już dostępu do urządzenia? Wpisz jeden ze swoich kodów odzyskiwania. Jeśli ich nie masz, napisz do administracji tej strony. <link>Zacznij od nowa</link>',
  tooManyCodes:
    'Dla tego konta wpisano za dużo błędnych kodów. Użyj kodu odzyskiwania lub klucza dostępu albo spróbuj za {wait}.',
  secondStepEnded: 'Logowanie trwało za długo albo już się zakończyło. Zacznij od nowa.',

  createAccountTitle: 'Załóż konto',
  createAccount: 'Załóż konto',
  name: 'Nazwa',
  emailHint: 'Nikomu go nie pokazujemy ani nie udostępniamy.',
  haveAccount: 'Masz już konto? <link>Zaloguj się</link>',
  tooManyAccounts: 'Z twojej sieci założono za dużo kont. Spróbuj za {wait}.',
  welcome: 'Witaj! Twoje konto jest gotowe.',
  nameInvalid: 'Wpisz nazwę o długości od 1 do {max, number} znaków, w jednym wierszu.',
  mailFull: 'Nie możemy teraz wysyłać e-maili. Spróbuj za kilka minut.',
  emailTaken: 'Ten adres ma już konto. Zaloguj się.',
  notCreated: 'Nie udało się założyć konta. Sprawdź wszystkie pola.',

  checkEmail: 'Sprawdź pocztę',
  checkEmailText:
    'Wysłaliśmy ci e-mail. Otwórz link w tej przeglądarce i naciśnij tam przycisk, żeby się zalogować i wrócić do poprzedniej strony. W innej przeglądarce poprosimy o hasło.',
  noEmail:
    'Po kilku minutach nadal nie ma e-maila? Sprawdź folder ze spamem albo <link>zarejestruj się ponownie</link> z poprawnym adresem. Linki z wcześniejszych e-maili nadal działają.',
  haveAccountOrForgot: 'Masz już konto? <link>Zaloguj się</link> lub <password>ustaw nowe hasło</password>.',

  confirmAddress: 'Potwierdź swój adres',
  newAccountAddress: 'Adres twojego nowego konta: {email}',
  signUpPasswordHint:
    'Hasło wybrane przy rejestracji w innej przeglądarce. Jeśli to nie twoja rejestracja, zamknij tę stronę.',
  confirmAndCreate: 'Potwierdź i załóż konto',
  confirmed: 'Twój adres jest potwierdzony, a konto gotowe.',
  signUpPasswordWrong:
    'To nie jest hasło podane przy rejestracji. Użyj linku z najnowszego e-maila albo zarejestruj się ponownie z innym hasłem.',
  accountDeleted:
    'Konto z tym adresem zostało niedawno usunięte. Żeby nikt nie głosował dwa razy, możesz zarejestrować się ponownie dopiero po {time}.',
  addressHasAccount: 'Ten adres ma już konto. Zaloguj się albo ustaw nowe hasło.',
  signUpLinkInvalid:
    'Linki działają raz i wygasają po 24 godzinach. Jeśli ten został już użyty, twoje konto jest gotowe i możesz się zalogować.',
  signUpAgain: 'Zarejestruj się ponownie',

  forgotPassword: 'Nie pamiętasz hasła?',
  sendLink: 'Wyślij link',
  backToSignIn: 'Wróć do logowania',
  forgotHint: 'Wyślemy ci link do ustawienia nowego hasła.',
  linkSent: 'Jeśli {email} ma tu konto, wysłaliśmy na ten adres e-mail z linkiem, który działa przez godzinę.',
  linksSentAlready:
    'Jeśli ten adres ma konto, w ciągu ostatniej godziny wysłaliśmy na niego kilka linków. Wszystkie nadal działają: otwórz najnowszy e-mail i sprawdź folder ze spamem. Po kolejny link wróć za {wait}.',
  linksLimited: 'Z twojej sieci poproszono o za dużo linków. Spróbuj za {wait} albo z innej sieci.',
  noMail: 'Ta strona nie wysyła e-maili, więc nie możemy wysłać ci linku.',
  askStaffForLink: 'Poproś administrację tej strony o link do zmiany hasła.',
  askStaffOrContact:
    'Poproś administrację tej strony o link do zmiany hasła. <link>Napisz do nas</link>, najlepiej z adresu swojego konta.',
  resetOnCommandLine:
    'Tylko ten komputer ma dostęp do serwisu, więc pewnie to ty go prowadzisz. To polecenie w wierszu poleceń wypisze link do zmiany hasła: {command}',
  newPasswordTitle: 'Ustaw nowe hasło',
  newPassword: 'Nowe hasło',
  setPassword: 'Ustaw hasło',
  newPasswordText: 'Wszędzie cię wylogujemy. Potem zalogujesz się nowym hasłem.',
  passwordChanged: 'Hasło zostało zmienione i wszędzie cię wylogowano. Zaloguj się nowym hasłem.',
  resetLinkInvalid: 'Linki do zmiany hasła działają raz i wygasają po godzinie. Możesz poprosić o nowy.',
  requestLink: 'Poproś o nowy link',

  setUpSite: 'Skonfiguruj {name}',
  nowStaff: 'Należysz teraz do administracji.',
  nowStaffOneMoreStep:
    'Należysz teraz do administracji. Jeszcze jeden krok, który ochroni to konto, i strony administracji się otworzą.',
  setupLinkInvalid: 'Ten link konfiguracyjny nie działa',
  setupLinkWhy: 'Link jest niekompletny, został już użyty, ma ponad 24 godziny albo ten serwis ma już administrację.',
  setupLinkWhatToDo:
    'Jeśli prowadzisz ten serwis i nie ma on jeszcze administracji, uruchom go ponownie, a wypisze nowy link, który działa przez 24 godziny. Jeśli ma już administrację, poproś kogoś z niej o dodanie cię.',
  setupNothingChanged: 'Nic się nie zmieniło i nie potrzebujesz konta, żeby spróbować ponownie.',
  alreadyStaff: 'Należysz już do administracji',
  alreadyStaffText: 'Ten link konfiguracyjny został użyty lub wygasł. Nie potrzebujesz nowego.',
  openStaffPages: 'Otwórz strony administracji',
  setupSignUp:
    'Ten link doda cię do administracji tego serwisu jako pierwszą osobę. Najpierw załóż konto albo zaloguj się.',
  setupSignedInAs: 'Zalogowane konto: {name}. Kontynuuj, żeby dołączyć do administracji tego serwisu. Link działa raz.',
  becomeStaff: 'Dołącz do administracji',
} satisfies AreaTranslation<'signIn'>;
