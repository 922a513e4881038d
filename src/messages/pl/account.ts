// The account's pages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Twoje konto',
  heading: 'Konto',

  confirmEmail: 'Potwierdź swój adres e-mail',
  confirmToVote: 'Nie możesz głosować, dopóki {ways}. Wszystko inne już działa.',
  wayConfirm: 'go nie potwierdzisz',
  wayConnect: 'nie połączysz {name}',
  confirmToReset: 'Wszystko już działa, ale do zresetowania zapomnianego hasła potrzebny jest potwierdzony adres.',
  openLink: 'W ciągu 24 godzin otwórz link, który ci wysłaliśmy.',
  resendEmail: 'Wyślij e-mail ponownie',
  connectToVote: 'Połącz {names}, żeby głosować',
  connectToVoteText: 'Nie możesz głosować, dopóki nie połączysz niżej {names}. Wszystko inne już działa.',

  name: 'Nazwa',
  staff: 'Administracja',
  changeName: 'Zmień nazwę',
  emailAddress: 'Adres e-mail',
  confirmed: 'Potwierdzony',
  notConfirmed: 'Niepotwierdzony',
  changeAddress: 'Zmień adres',
  times: 'Czas',
  timesSet: '{zone}, {clock, select, h23 {24-godzinny} other {12-godzinny}}',
  timesAutomatic: '{zone}, {clock, select, h23 {24-godzinny} other {12-godzinny}} (automatycznie)',
  changeTimes: 'Zmień czas',
  voterId: 'Twoje ID głosującego',
  yourId: 'twoje ID',
  voterIdHint: 'Wysyłane z twoimi głosami. Twojej nazwy ani adresu e-mail nie wysyłamy.',

  setUpTwoStep: 'Skonfiguruj weryfikację dwuetapową',
  setUpTwoStepText:
    'Należysz do administracji. Jej strony otworzą się, gdy dodasz aplikację uwierzytelniającą lub klucz dostępu.',
  forStaff: 'Dla administracji',
  emailStatus: 'Stan e-maili',
  emailNotSetUp:
    'E-mail nie jest skonfigurowany. Ustaw {variable}. Do tego czasu twórz linki do zmiany hasła na stronie danej osoby w zakładce <link>Osoby</link> albo w wierszu poleceń: {command}',
  discordNotSetUp:
    'Logowanie przez Discord nie jest skonfigurowane. W portalu deweloperskim Discorda, w sekcji OAuth2, dodaj ten adres przekierowania, a potem ustaw {id} i {secret}.',
  robloxNotSetUp:
    'Wiązanie kont Roblox nie jest skonfigurowane. W Creator Dashboard Robloxa utwórz aplikację OAuth 2.0 z zakresami {openid} i {profile} i tym adresem przekierowania, a potem ustaw {id} i {secret}.',
  redirectUrl: 'adres przekierowania',
  robloxRedirectUrl: 'adres przekierowania dla Robloxa',

  signInMethods: 'Sposoby logowania',
  password: 'Hasło',
  passwordSet: 'Ustawione',
  passwordNotSet: 'Nieustawione',
  changePassword: 'Zmień hasło',
  setPassword: 'Ustaw hasło',
  twoStepAndPasskeys: 'Weryfikacja dwuetapowa i klucze dostępu',
  discordHint:
    'Połącz Discord, żeby z głosami wysyłać swoje ID Discorda, dzięki czemu boty mogą cię nagradzać. Połączenie lub odłączenie dotyczy tylko przyszłych głosów.',
  connected: 'Połączone',
  disconnect: 'Odłącz',
  disconnectNamed: 'Odłącz {name}',
  passwordFirst: 'Zanim to odłączysz, ustaw hasło.',
  notConnected: 'Niepołączone',
  connect: 'Połącz',
  connectNamed: 'Połącz {name}',
  idKnown: 'ID znane',
  notAvailable: 'Niedostępne',
  providerNotSetUp: 'Logowanie przez {name} nie jest skonfigurowane na tej stronie.',
  manage: 'Zarządzaj',
  setUp: 'Skonfiguruj',
  passkeys:
    '{count, plural, one {# klucz dostępu} few {# klucze dostępu} many {# kluczy dostępu} other {# klucza dostępu}}',
  connectUnavailable: '{name} chwilowo nie odpowiada. Spróbuj później.',
  connectFailed:
    'Nie udało się połączyć {name}. To konto {name} może być już połączone z innym kontem tutaj, jego adres e-mail może nie być zweryfikowany albo próba trwała za długo. Spróbuj ponownie.',
  disconnectQuestion: 'Odłączyć {name}?',
  disconnectDiscord:
    'Od tej pory logujesz się hasłem lub przez inny serwis. Oddane już głosy zachowują twoje ID Discorda i nadal można je po nim znaleźć. Przyszłe głosy będą mieć ID twojego konta tutaj, którego boty nagradzające użytkowników Discorda mogą nie rozpoznać.',
  disconnectOther: 'Od tej pory logujesz się hasłem lub przez inny serwis. Twoje głosy się nie zmienią.',
  disconnected: '{name}: odłączono.',
  onlyWayToSignIn: '{name} to twój jedyny sposób logowania. Zanim go odłączysz, ustaw hasło.',

  gameAccounts: 'Konta w grach',
  gameAccountsText: 'Serwery, które znają cię tylko z konta w grze, potrzebują powiązania, żeby nagradzać twoje głosy.',
  robloxNotConnected: 'Roblox: niepołączone',
  linkWithCode: 'Żeby powiązać konto dla jednego serwera, pobierz kod i wpisz go w grze:',
  linkOnVotePage: 'Żeby powiązać konto dla jednego serwera, otwórz jego stronę głosowania.',
  gameAccount: 'konto {platform} {account}',
  linkedForAll: '{account}, dla wszystkich serwerów',
  linkedForOne: '{account}, dla {server}',
  unlink: 'Usuń powiązanie',
  unlinkNamed: 'Usuń powiązanie<unseen>: {account}</unseen>',
  unlinkTitle: 'Usuń powiązanie konta w grze',
  unlinkQuestion: 'Usunąć powiązanie tego konta w grze?',
  unlinkText:
    'Od tej pory serwery nie znajdą twoich głosów po tym koncie: {account}. Jeśli powiążesz je z innym kontem tutaj albo powiążesz inne konto, będą się dla niego liczyć tylko późniejsze głosy.',
  unlinked: 'Powiązanie konta w grze zostało usunięte.',

  linkTitle: 'Powiąż swoje konto {platform}',
  linkText:
    '{name} może potem znaleźć twoje głosy po koncie w grze. Zespół serwera zobaczy, że to konto i twoje ID głosującego należą do tej samej osoby.',
  backToVoting: 'Wróć do głosowania',
  linked: 'Powiązane',
  linkedEverywhere:
    '{account}: powiązane dla wszystkich serwerów, więc nie potrzebujesz kodu. <link>Usuń powiązanie</link>',
  linkedHere: '{account}: powiązane dla tego serwera. Nowe powiązanie je zastąpi. <link>Usuń powiązanie</link>',
  yourCode: 'Twój kod',
  theCode: 'kod',
  codeForChat:
    'Na czacie w grze wpisz {command}. Jeśli gra nie zna tej komendy, zapytaj jej zespół, gdzie wpisać kod. Działa raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} i tylko na tym serwerze. Nie pokazuj go nikomu.',
  codeForGame:
    'Wpisz go w grze, tam gdzie serwer o niego prosi. Działa raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} i tylko na tym serwerze. Nie pokazuj go nikomu.',
  codeForServer: 'Kod dla tego serwera',
  codeForServerText: 'Pobierz tu kod i wpisz go w grze. Zespół serwera powie ci, gdzie.',
  codeStillWorks: 'Twój ostatni kod nadal działa; wygasa {time}. Nowy go zastąpi.',
  getCode: 'Pobierz kod',
  forEveryRobloxGame: 'Dla wszystkich gier Roblox',
  connectRobloxInstead:
    'Zamiast tego połącz Roblox, żeby od razu powiązać konto dla wszystkich gier Roblox na tej stronie.',

  nameTitle: 'Zmień swoją nazwę',
  nameText:
    'Twoją nazwę widzi administracja i osoby, z którymi prowadzisz wpisy. Odwiedzający widzą ją tylko, jeśli niżej na to pozwolisz. W głosach nigdy jej nie ma.',
  saveName: 'Zapisz nazwę',
  nameHint: 'Od 1 do {max, number} znaków.',
  topVoters: 'Top głosujący',
  showName: 'Pokaż moją nazwę wśród top głosujących',
  showNameHint:
    'Także przy twoich opiniach oraz, jeśli jesteś właścicielem lub menedżerem, na stronach twoich wpisów. W przeciwnym razie inni widzą „Anonim”, a twoje wpisy nie pokazują, kto je prowadzi.',
  nameSaved: 'Nazwa została zapisana.',

  addressTitle: 'Zmień swój adres',
  addressByMail:
    'Twój adres to {email}. Wyślemy link na nowy adres. Zmiana zadziała, gdy go otworzysz. Powiadomimy też stary adres.',
  addressAtOnce:
    'Twój adres to {email}. Ta strona nie wysyła e-maili, więc zmiana działa od razu i bez potwierdzenia. Dokładnie sprawdź nowy adres.',
  newAddress: 'Nowy adres e-mail',
  noMail: 'Ta strona nie wysyła e-maili, więc nie można tu potwierdzać adresów.',
  mailFull: 'Za dużo e-maili czeka na wysłanie. Spróbuj później.',
  alreadyConfirmed: 'Twój adres jest już potwierdzony.',
  sameAddress: 'To już jest twój adres.',
  addressTaken: 'Tego adresu nie można użyć.',
  confirmationSent: 'Wysłaliśmy e-mail na {email}. Otwórz zawarty w nim link w ciągu 24 godzin.',
  tooManyMails: 'Wysłaliśmy już kilka e-maili. Sprawdź folder ze spamem albo spróbuj za {wait}.',
  addressChanged: 'Adres został zmieniony.',
  changeSent: 'Wysłaliśmy e-mail na {email}. Otwórz zawarty w nim link, żeby zmienić adres.',
  accountAddress: 'Adres twojego konta: {email}',
  newAccountAddress: 'Nowy adres twojego konta: {email}',
  confirmAddress: 'Potwierdź adres',
  addressConfirmed: '{email} jest potwierdzony.',
  addressUsedElsewhere: 'Tego adresu używa już inne konto, więc twoje zachowuje obecny.',
  addressLinkInvalid:
    'Linki działają raz i wygasają po 24 godzinach. Jeśli twój adres jest już potwierdzony, nie musisz nic robić.',
  toAccount: 'Przejdź do konta',

  changePasswordTitle: 'Zmień swoje hasło',
  newPassword: 'Nowe hasło',
  saveNewPassword: 'Ustaw hasło',
  passwordText: 'Tutaj pozostaniesz na swoim koncie, a wszędzie indziej cię wylogujemy.',
  passwordChanged: 'Hasło zostało zmienione. Wszędzie indziej cię wylogowano.',

  timesTitle: 'Zmień sposób wyświetlania czasu',
  timesText: 'Teraz czas wygląda tak: {example}.',
  timeZone: 'Strefa czasowa',
  timeZoneHint: '„Automatycznie” oznacza strefę czasową przeglądarki. E-maile używają wtedy UTC.',
  automatic: 'Automatycznie',
  clock: 'Zegar',
  automaticHint: 'Według języka przeglądarki. E-maile używają zegara 24-godzinnego.',
  clock24: '24-godzinny',
  clock24Hint: '18:30',
  clock12: '12-godzinny',
  clock12Hint: '6:30 PM',
  timesSaved: 'Ustawienia czasu zostały zapisane.',
  unknownZone: 'Wybierz strefę czasową z listy.',
} satisfies AreaTranslation<'account'>;
