// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Zaloguj się przez Discord',
  byDiscordSignIn: 'logowanie kontem Discord, do którego należy aplikacja',
  doDiscordSignIn:
    'Zaloguj się kontem Discord, do którego należy aplikacja. Discord zapyta, czy ta strona może zobaczyć uprawnienia (entitlements) twoich aplikacji: to, że można je odczytać, dowodzi, że aplikacja jest twoja. Dostęp od razu się kończy, a co miesiąc poprosimy cię o ponowne zalogowanie.',
  discordDescription: 'Opis na Discordzie',
  byDiscordDescription: 'kod w opisie aplikacji',
  doDiscordDescription:
    'Otwórz swoją aplikację w portalu deweloperskim Discorda, dodaj ten kod do jej opisu i zapisz. Nie usuwaj go: sprawdzamy go co miesiąc.',
  motd: 'Wiadomość dnia (MOTD)',
  byMotd: 'kod w wiadomości dnia (MOTD)',
  doMotd:
    'Dodaj ten kod do motd w server.properties albo do wiadomości dnia swojego proxy i zrestartuj serwer. Nie usuwaj go: sprawdzamy go co miesiąc.',
  dnsTxt: 'Rekord DNS',
  byDnsTxt: 'rekord DNS',
  doDnsTxt:
    'Tam, gdzie zarządzasz domeną, dodaj rekord TXT o tej nazwie i wartości. Może chwilę potrwać, zanim zadziała. Nie usuwaj go: sprawdzamy go co miesiąc.',
  fivemVariable: 'Zmienna serwera',
  byFivemVariable: 'kod w zmiennej serwera',
  doFivemVariable:
    'Dodaj ten wiersz do server.cfg i zrestartuj serwer albo wpisz go w konsoli. Nie usuwaj go: sprawdzamy go co miesiąc.',
  robloxDescription: 'Opis na Robloxie',
  byRobloxDescription: 'kod w opisie na Robloxie',
  doRobloxDescription:
    'Dodaj ten kod do opisu gry albo, jeśli należy do grupy, do opisu grupy. Nie usuwaj go: sprawdzamy go co miesiąc.',
  byUnknown: 'sprawdzenie',
  copyCode: 'kod',
  copyRecordName: 'nazwę rekordu',
  copyLine: 'wiersz do server.cfg',
  application: 'aplikacja Discorda {id}',
  place: 'miejsce Roblox {id}',
  addressMissing: 'Najpierw podaj adres w zakładce „Treść”.',
  addressIsJoinLink:
    'Link cfx.re nie zawiera adresu serwera. Najpierw podaj jego host i port w zakładce „Treść”, np. play.example:30120.',
  addressUnusable: 'Adresu z zakładki „Treść” nie da się sprawdzić. Najpierw go popraw.',
  applicationMissing:
    'Nie wiadomo, jakiej aplikacji Discorda dotyczy ten wpis. Najpierw podaj link z zaproszeniem bota w zakładce „Treść”: https://discord.com/oauth2/authorize?client_id=…',
  checkFailed: 'Sprawdzenie nie udało się z powodu problemu po naszej stronie. Spróbuj ponownie za jakiś czas.',
  serviceDown: '{service} w tej chwili nie odpowiada. Spróbuj ponownie za jakiś czas.',
  noApplication: 'Discord nie ma aplikacji {id}. Sprawdź ID aplikacji wpisu.',
  notInApplication:
    'Opis aplikacji nie zawiera kodu {code}. Dodaj go, poczekaj, aż zmiana się zapisze, i sprawdź ponownie.',
  notInMotd: 'Wiadomość dnia nie zawiera kodu {code}. Dodaj go, poczekaj, aż zmiana się zapisze, i sprawdź ponownie.',
  notInRecord: 'Rekord {name} nie zawiera kodu {code}. Dodaj go, poczekaj, aż zmiana się zapisze, i sprawdź ponownie.',
  notInGame: 'Opis gry nie zawiera kodu {code}. Dodaj go, poczekaj, aż zmiana się zapisze, i sprawdź ponownie.',
  notInGameOrGroup:
    'Opis gry ani jej grupy nie zawiera kodu {code}. Dodaj go, poczekaj, aż zmiana się zapisze, i sprawdź ponownie.',
  notInVariables:
    'Żadna publiczna zmienna serwera nie zawiera kodu {code}. Dodaj wiersz, zrestartuj serwer i sprawdź ponownie.',
  noNameServer: 'Nie udało się stąd połączyć z żadnym serwerem nazw. Spróbuj ponownie za jakiś czas.',
  noRecord: 'Nie ma jeszcze rekordu TXT {name}. Nowy rekord może potrzebować chwili, żeby zadziałać.',
  recordBroken: 'Serwery nazw zwracają błąd dla {name}. Sprawdź ustawienia DNS domeny.',
  recordTimeout: 'Serwery nazw nie odpowiadają dla {name}. Sprawdź ustawienia DNS domeny.',
  signInAgain:
    'Logowanie przez Discord potwierdza własność na miesiąc. Zaloguj się ponownie albo dodaj kod do opisu aplikacji, który sprawdzamy automatycznie.',
  signInCanceled: 'Discord nie potwierdził logowania. Spróbuj ponownie.',
  otherAccount:
    'Aplikacja {id} nie należy do tego konta Discord. Zaloguj się na discord.com właściwym kontem i spróbuj ponownie.',
  listingDeleted: 'Wpis został usunięty.',
  addressChanged: 'Adres się zmienił. Potwierdź nowy w jeden z pozostałych sposobów.',
  wayUnfit: 'Ten sposób nie pasuje do obecnego adresu wpisu. Wybierz inny.',
  accountUnable: 'To konto w tej chwili nie może niczego potwierdzić.',
  justDeleted: 'Ten wpis właśnie usunięto.',
  justChanged: 'Wpis właśnie się zmienił. Sprawdź ponownie.',
  claimedByOther: 'Ktoś inny też zgłosił roszczenie do tego wpisu. Poczekaj na rozstrzygnięcie albo napisz do nas.',
  manager:
    'Zarządzasz tym wpisem, więc nie możesz zgłosić roszczenia. Właściciel może przekazać ci wpis na stronie „Menedżerowie”.',
  claimUncheckable: 'Tego roszczenia nie można już sprawdzić.',
} satisfies AreaTranslation<'ownershipProofs'>;
