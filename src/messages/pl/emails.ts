// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',
  confirmSubject: 'Potwierdź swój adres',
  confirmWho: 'Ktoś, prawdopodobnie ty, utworzył na {site} konto z tym adresem.',
  confirmHow: 'Żeby potwierdzić, że ten adres należy do ciebie, otwórz ten link i kliknij przycisk:',
  confirmEnd:
    'Link działa raz i wygasa po 24 godzinach. Jeśli to nie ty, możesz zignorować ten e-mail. Adres pozostanie niepotwierdzony.',
  signUpWho: 'Ktoś, prawdopodobnie ty, zarejestrował się na {site} z tym adresem.',
  signUpHow:
    'Żeby dokończyć, otwórz ten link w tej samej przeglądarce i kliknij przycisk. W innej przeglądarce potrzebne będzie wybrane hasło.',
  signUpEnd:
    'Link działa raz i wygasa po 24 godzinach. Jeśli to nie ty, możesz zignorować ten e-mail. Konto nie powstanie.',
  existsSubject: 'Masz już konto',
  existsWho:
    'Ktoś, być może ty, próbował zarejestrować się na {site} z tym adresem. Ten adres ma już konto, więc nic się nie zmieniło.',
  existsSignIn: 'Zaloguj się: {url}',
  existsForgot: 'Nie pamiętasz hasła? Ustaw nowe: {url}',
  ignore: 'Jeśli to nie ty, możesz zignorować ten e-mail.',
  tooEarlySubject: 'Tego adresu nie można jeszcze użyć',
  tooEarlyUntil:
    'Konto z tym adresem zostało usunięte, a jego ostatnie głosy nadal się liczą. Możesz zarejestrować się ponownie po: {time}.',
  newAddressSubject: 'Potwierdź swój nowy adres',
  newAddressWho: 'Ktoś chce użyć tego adresu do konta na {site}.',
  newAddressEnd: 'Link działa raz i wygasa po 24 godzinach. Jeśli to nie ty, możesz zignorować ten e-mail.',
  takenSubject: 'Ten adres ma już konto',
  takenWho: 'Ktoś, być może ty, chciał użyć tego adresu do innego konta na {site}.',
  takenSignIn: 'Ten adres ma już własne konto, więc nic się nie zmieniło. Możesz się na nie zalogować: {url}',
  changeSubject: 'Twój adres wkrótce się zmieni',
  changeWho: 'Ktoś zalogowany na twoje konto na {site} poprosił o zmianę jego adresu na {address}.',
  changeWhen:
    'Adres zmieni się po otwarciu linku z e-maila wysłanego na nowy adres. Jeśli to ty, nie musisz tu nic robić.',
  newPasswordNow: 'Jeśli to nie ty, od razu ustaw nowe hasło. To wyloguje wszystkie urządzenia: {url}',
  changedSubject: 'Twój adres został zmieniony',
  changedTo: 'Adres twojego konta na {site} to teraz {address}. Tam będą trafiać kolejne e-maile.',
  changedEnd: 'Jeśli to nie ty, jak najszybciej skontaktuj się z pomocą.',
  resetSubject: 'Ustaw nowe hasło',
  resetWho: 'Ktoś, prawdopodobnie ty, poprosił o ustawienie nowego hasła na {site}. Ustaw je tutaj:',
  resetEnd:
    'Link działa raz i wygasa po godzinie. Jeśli to nie ty, możesz zignorować ten e-mail. Hasło pozostanie bez zmian.',
  passwordSubject: 'Twoje hasło zostało zmienione',
  passwordChanged: 'Hasło do twojego konta na {site} właśnie zmieniono, a wszystkie inne sesje wylogowano.',
  newPassword: 'Jeśli to nie ty, ustaw nowe: {url}',
  deviceSubject: 'Nowe logowanie',
  deviceWho:
    'Ktoś zalogował się na twoje konto na {site} w przeglądarce, której wcześniej z nim nie używano: {device}, {time}.',
  browserOnSystem: '{browser} ({system})',
  deviceUnknown: 'Nieznane urządzenie',
  deviceNothing: 'Jeśli to ty, nie musisz nic robić.',
  resetLinkSubject: 'Utworzono link do zmiany hasła',
  resetLinkWho: 'Administracja {site} utworzyła link, który ustawia nowe hasło do twojego konta, żeby ci go przekazać.',
  resetLinkUntil: 'Hasło pozostaje bez zmian, dopóki ktoś nie użyje linku. Wygasa po godzinie.',
  resetLinkEnd:
    'Jeśli nie było takiej prośby z twojej strony, daj znać administracji i samodzielnie ustaw nowe hasło, a link przestanie działać: {url}',
  connectedSubject: 'Połączono konto {provider}',
  connected: 'Konto {provider} właśnie połączono z twoim kontem na {site}. Można się nim teraz logować.',
  connectedEnd: 'Jeśli to nie ty, odłącz je tutaj i ustaw nowe hasło: {url}',
  linkedSubject: 'Powiązano konto w grze',
  linked: 'Z twoim kontem na {site} właśnie powiązano: {account}. Tam trafią teraz nagrody za twoje głosy.',
  linkedToListing:
    'Z twoim kontem na {site} właśnie powiązano dla wpisu {listing}: {account}. Tam trafią teraz nagrody za twoje głosy.',
  linkedEnd: 'Jeśli to nie ty, usuń powiązanie tutaj i ustaw nowe hasło: {url}',
  testSubject: 'E-mail testowy',
  testWho: 'Ten e-mail wysłano ze stron administracji {site}, żeby sprawdzić, czy poczta działa.',
  testEnd: 'Dotarł, więc można potwierdzać adresy i zmieniać hasła.',
  favoritesSubject:
    '{count, plural, one {Ulubiony wpis czeka na twój głos} few {# ulubione wpisy czekają na twój głos} many {# ulubionych wpisów czeka na twój głos} other {# ulubionego wpisu czeka na twój głos}}',
  favorites:
    '{count, plural, one {Możesz znowu zagłosować na jeden z ulubionych wpisów:} few {Możesz znowu zagłosować na # ulubione wpisy:} many {Możesz znowu zagłosować na # ulubionych wpisów:} other {Możesz znowu zagłosować na # ulubionego wpisu:}}',
  favoritesEnd: 'Dostajesz ten e-mail, bo takie przypomnienie jest ustawione na {site}. Wyłączysz je tutaj:\n{url}',
  farewellSubject: 'Twoje konto zostało usunięte',
  farewell: 'Twoje konto na {site} zostało usunięte zgodnie z twoją prośbą. To ostatni e-mail na ten adres.',
  farewellEnd: 'Twoje głosy nadal się liczą, bez twojej nazwy. Jeśli to nie ty, skontaktuj się z pomocą.',
} satisfies AreaTranslation<'emails'>;
