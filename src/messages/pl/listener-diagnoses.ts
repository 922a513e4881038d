// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'Host odbiornika nie jest nazwą hosta ani adresem IP.',
  hostInvalidTodo: 'Podaj tylko host, np. mc.example, a port w osobnym polu.',
  portInvalid: 'Port odbiornika nie jest liczbą od 1 do 65535.',
  portInvalidTodo: 'Podaj port z config.yml pluginu: 8192, o ile go nie zmieniono.',
  portDenied: 'Port odbiornika jest zablokowany, bo należy do usługi innego rodzaju.',
  portDeniedTodo: 'Podaj port z config.yml pluginu albo zmień port pluginu. Domyślny to 8192.',
  dnsNotFound: 'Nazwa hosta odbiornika nie istnieje.',
  dnsNotFoundTodo:
    'Sprawdź pisownię. Nazwa, której używają gracze, może być tylko rekordem SRV, a odbiorniki głosów ich nie mają. Podaj wtedy adres IP serwera lub jego prawdziwą nazwę hosta.',
  dnsBroken: 'Serwery nazw domeny odbiornika zwróciły błąd.',
  dnsBrokenTodo: 'Sprawdź serwery nazw domeny i DNSSEC u rejestratora albo podaj adres IP serwera.',
  dnsTimeout: 'Serwery nazw domeny odbiornika nie odpowiedziały na czas.',
  dnsTimeoutTodo: 'Sprawdź serwery nazw domeny u rejestratora albo podaj adres IP serwera.',
  dnsFailed: 'Ten serwis nie mógł połączyć się z serwerem nazw.',
  dnsFailedTodo: 'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później.',
  blockedAddress: 'Host wskazuje na prywatny adres, a głosy wysyłamy tylko na publiczne.',
  blockedAddressTodo:
    'Podaj publiczny adres, którego używają gracze, i przekieruj tam port odbiornika. Żeby dopuścić zakres prywatny, operator może ustawić ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'Sieć zgłasza, że serwer odbiornika jest nieosiągalny.',
  hostUnreachableTodo:
    'Sprawdź, czy serwer działa, jego adres jest poprawny, a zapora przepuszcza port odbiornika (TCP 8192, o ile go nie zmieniono).',
  reset: 'Serwer zamknął połączenie w trakcie nawiązywania.',
  resetTodo: 'Sprawdź, czy przed portem odbiornika nie ma zapory lub ochrony DDoS, i dodaj wyjątek dla tego serwisu.',
  networkError: 'W trakcie nawiązywania połączenia wystąpił błąd sieci.',
  networkErrorTodo: 'Wyślij głos testowy. Jeśli znów się nie uda, sprawdź sieć serwera.',
  networkUnreachable: 'Ten serwis nie ma trasy sieciowej do adresu odbiornika.',
  networkUnreachableTodo:
    'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później. Jeśli twój host ma tylko adres IPv6, podaj adres IPv4.',
  outOfSockets: 'Temu serwisowi zabrakło wolnych gniazd sieciowych.',
  outOfSocketsTodo:
    'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później. Jeśli to się powtarza, operator powinien podnieść limit otwartych plików.',
  stalled: 'Ten serwis się zawiesił i głos nie został wysłany.',
  stalledTodo: 'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później.',
  shutdown: 'Ten serwis był restartowany i głos nie został wysłany.',
  shutdownTodo: 'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później.',
  internalError: 'W tym serwisie wystąpił nieoczekiwany błąd i głos nie został wysłany.',
  internalErrorTodo:
    'Problem jest po naszej stronie, nie na twoim serwerze. Wyślij głos testowy później. Jeśli to się powtarza, napisz do operatora.',
  voteUnreadable: 'Ten serwis nie mógł odczytać zapisanego głosu, więc nic nie wysłano.',
  voteUnreadableTodo: 'Napisz do operatora. Po twojej stronie nie ma nic do naprawy.',
  noPlayer: 'Głos nie zawiera nicku gracza, więc nic nie wysłano.',
  noPlayerTodo: 'Nic: kto chce nagrodę, musi przy głosowaniu podać nick gracza.',
  serviceNameRefused: 'Nazwy tego serwisu nie da się wysłać do odbiornika.',
  serviceNameRefusedTodo: 'Operator powinien wpisać w SERVICE_NAME tylko litery (A–Z) i cyfry.',
  keyUnusable: 'Zapisany klucz publiczny nie jest 2048-bitowym kluczem RSA, więc nie udało się zaszyfrować głosu.',
  keyUnusableTodo: 'Wklej jeszcze raz tekst pliku rsa/public.key pluginu.',
  voteAnnulled: 'Administracja strony unieważniła głos przed wysłaniem.',
  voteAnnulledTodo: 'Nic: unieważnione głosy nie są nagradzane.',
  listenerRemoved: 'Odbiornik głosów usunięto, zanim ten głos został wysłany.',
  listenerRemovedTodo: 'Tego głosu nie wyślemy ponownie. Nowe głosy wyślemy, gdy znów skonfigurujesz odbiornik.',
  settingsUnreadable: 'Ten serwis nie może odszyfrować ustawień odbiornika, bo zapisano je z innym kluczem.',
  settingsUnreadableTodo:
    'Zapisz odbiornik ponownie z tokenem lub kluczem albo poproś operatora o przywrócenie poprzedniego SECRET_KEY.',
  closedBeforeGreeting: 'Połączenie zamknięto, zanim odbiornik wysłał powitanie.',
  closedBeforeGreetingTodo:
    'Sprawdź, czy to port pluginu do głosowania i czy tunel lub proxy przed nim nadal dociera do serwera. VotifierPlus zamyka też połączenia, gdy jego ConnectionThrottle blokuje ten serwis. Odczekaj wtedy kilka minut.',
  greetingUnfinished: 'Odbiornik zaczął powitanie Votifier, ale nie dokończył wiersza.',
  greetingUnfinishedTodo: 'Sprawdź tunel lub proxy między tym serwisem a pluginem i wyślij głos testowy.',
  voteTooLong: 'Z powitaniem tego odbiornika głos byłby za długi, żeby odbiornik go przyjął.',
  voteTooLongTodo: 'Użyj niezmienionego NuVotifier lub VotifierPlus, którego challenge ma 26 znaków.',
  closedBeforeSending: 'Odbiornik wysłał powitanie i zamknął połączenie, zanim głos można było wysłać.',
  closedBeforeSendingTodo:
    'Zajrzyj do konsoli serwera z tego czasu. Robi tak przeciążony lub restartujący się serwer, a także plugin ograniczający połączenia.',
  connectRefused:
    '{place, select, hostAndPort {Nic nie nasłuchuje na {host}, port {port}.} host {Nic nie nasłuchuje na {host}.} other {Nic nie nasłuchuje.}}',
  connectRefusedTodo:
    'Sprawdź w konsoli serwera, czy plugin do głosowania jest wczytany i pokazuje {port}, a host w jego config.yml to 0.0.0.0. W przypadku proxy, np. Velocity, odbiornikiem jest plugin proxy.',
  connectRefusedHereTodo:
    'Sprawdź w konsoli serwera, czy plugin do głosowania jest wczytany i pokazuje {port}. W przypadku proxy, np. Velocity, odbiornikiem jest plugin proxy.',
  connectTimeout:
    '{place, select, hostAndPort {Brak odpowiedzi na próbę połączenia z {host}, port {port}.} host {Brak odpowiedzi na próbę połączenia z {host}.} other {Brak odpowiedzi na próbę połączenia.}}',
  connectTimeoutTodo:
    'Sprawdź, czy serwer działa, i otwórz TCP w zaporze, panelu hostingu lub routerze: {port}. U dostawcy hostingu użyj portu, który ci przydzielił.',
  portKnown: 'port {port}',
  portUnknown: 'port odbiornika (8192, o ile go nie zmieniono)',
  nameRefused: 'Głosu nie wysłano, bo żaden odbiornik nie przyjąłby nicku tego gracza.',
  nameRefusedTodo: 'Nick ma od 1 do 16 znaków, razem z prefiksem Bedrocka.',
  nameRefusedV1Todo: 'Nick ma od 1 do 16 znaków, razem z prefiksem Bedrocka, a w v1 tylko znaki ASCII.',
  noGreeting:
    '{place, select, hostAndPort {Coś przyjmuje połączenia na {host}, port {port}, ale nie wysłało powitania odbiornika głosów.} host {Coś przyjmuje połączenia na {host}, ale nie wysłało powitania odbiornika głosów.} other {Coś przyjmuje połączenia, ale nie wysłało powitania odbiornika głosów.}}',
  noGreetingTodo:
    'Podaj port pluginu do głosowania z jego config.yml: 8192, o ile go nie zmieniono. Port gry, np. 25565, nie wysyła powitania.',
  noGreetingGamePortTodo:
    'Port 25565 to port gry. Podaj port pluginu do głosowania z jego config.yml: 8192, o ile go nie zmieniono.',
  notVotifier:
    '{place, select, hostAndPort {Na {host}, port {port}, odpowiada usługa innego rodzaju.} host {Na {host} odpowiada usługa innego rodzaju.} other {Odpowiada usługa innego rodzaju.}}',
  greetingWas: '{happened} Jej powitanie: „{words}”.',
  notVotifierTodo: 'Podaj port pluginu do głosowania z jego config.yml: 8192, o ile go nie zmieniono.',
  unknownVersion: 'Odbiornik wita się jako Votifier, ale z protokołem, który nie jest ani v1, ani v2.',
  unknownVersionNamed: 'Odbiornik wita się jako Votifier, ale z protokołem, który nie jest ani v1, ani v2: „{words}”.',
  unknownVersionTodo: 'Zainstaluj aktualną wersję NuVotifier lub VotifierPlus, które obsługują v2.',
  v1Only: 'Odbiornik obsługuje tylko protokół v1, a tutaj wybrano v2.',
  v1OnlyNamed: 'Odbiornik obsługuje tylko protokół v1 ({words}), a tutaj wybrano v2.',
  v1OnlyTodo:
    'W VotifierPlus ustaw TokenSupport: true w config.yml, przeładuj go i podaj token dla {service} lub default. W klasycznym Votifier wybierz tutaj v1 i wklej jego rsa/public.key.',
  thisService: '[nazwa tego serwisu]',
  endedAccepted: 'Odbiornik przyjął głos.',
  endedAcceptedTodo: 'Jeśli gracz nie dostał nagrody, sprawdź plugin z nagrodami.',
  endedRejected: 'Odbiornik odrzucił głos.',
  endedRejectedTodo: 'Poszukaj powodu w konsoli serwera z tego czasu.',
  endedFailed: 'Głosu nie udało się wysłać.',
  endedFailedTodo: 'Sprawdź host, port i token lub klucz odbiornika i wyślij głos testowy.',
  endedSentUnconfirmed: 'Głos wysłano, ale nie da się tego potwierdzić.',
  endedSentUnconfirmedTodo: 'Poszukaj głosu w konsoli serwera.',
  endedUnknown: 'Głos wysłano, ale nie wiadomo, czy został przetworzony.',
  endedUnknownTodo: 'Nigdy nie wysyłamy go dwa razy. Poszukaj głosu w konsoli serwera.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
