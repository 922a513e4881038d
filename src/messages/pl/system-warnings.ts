// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'Baza danych nie odpowiedziała na czas',
  databaseSlowTodo: 'Sprawdź obciążenie i logi bazy danych. Dopóki nie odpowie, brakuje części liczb.',
  leasesLost: 'Endpointy są przypisane do procesu, którego już nie ma',
  leasesLostTodo:
    'Inne procesy przejmują je w kilka sekund. Jeśli ostrzeżenie nie znika, żaden proces nie wysyła dostaw: uruchom proces z ROLE=all lub ROLE=worker.',
  overdue: 'Dostawy czekają ponad pięć minut po terminie',
  overdueTodo:
    'Może to powodować jeden wolny lub zawodzący endpoint: sprawdź endpointy z błędami poniżej. Jeśli ich nie ma, sprawdź, czy działa worker.',
  nobodyVotes: 'Nikt nie może głosować',
  nobodyVotesTodo:
    'Głosowanie wymaga potwierdzonego adresu e-mail lub połączonego konta dostawcy logowania, a nie skonfigurowano ani jednego, ani drugiego. Ustaw SMTP_URL albo skonfiguruj dostawcę, np. Discord przez DISCORD_CLIENT_ID i DISCORD_CLIENT_SECRET. Żeby mógł głosować każdy, ustaw REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'Captcha przed głosem nie działa',
  captchaRefusedTodo:
    '{name} odrzuca VOTE_CAPTCHA_SITE_KEY lub VOTE_CAPTCHA_SECRET, więc głosujący rozwiązują naszą najtrudniejszą zagadkę. Skopiuj jeszcze raz oba klucze z panelu dostawcy i zrestartuj.',
  captchaDownTodo:
    '{name} nie odpowiada, więc głosujący rozwiązują naszą najtrudniejszą zagadkę. Sprawdź, czy ta maszyna może się z nim połączyć.',
  trialEnded: 'Tryb próbny się zakończył',
  trialEndedTodo:
    'Inni mogą połączyć się z tym serwisem. Wykryto {time}: {sign}. Webhooki nie mogą już docierać do tej maszyny. Ustaw BASE_URL na adres, którego używają ludzie.',
  loopback: 'BASE_URL to adres tej maszyny',
  loopbackTodo:
    'Linki w e-mailach i webhookach nie działają dla nikogo innego. Ustaw BASE_URL na adres, którego używają ludzie.',
  notHttps: 'BASE_URL nie jest https',
  notHttpsTodo:
    'Hasła i ciasteczka są wysyłane bez szyfrowania i nikt nie może głosować, bo weryfikacja przed głosem działa tylko przez https. Postaw przed Plaudit proxy z certyfikatem TLS i ustaw BASE_URL na adres https.',
  noMail: 'E-maile nie są wysyłane',
  noMailTodo:
    'Nie da się samodzielnie potwierdzić adresu ani zmienić hasła. Ustaw SMTP_URL. Do tego czasu administracja może tworzyć linki do zmiany hasła na stronach osób, w zakładce „Osoby”.',
  mailWaiting: 'E-maile czekają ponad 15 minut',
  mailWaitingTodo: '{reason} E-maile ponawiamy przez dobę. Sprawdź, czy odpowiada serwer poczty z SMTP_URL.',
  nobodySends: 'Żaden proces ich nie wysyła.',
  mailUnreachable: 'Serwer poczty jest nieosiągalny.',
  mailTimeout: 'Serwer poczty nie odpowiedział na czas.',
  mailTls: 'Nie udało się nawiązać bezpiecznego połączenia z serwerem poczty.',
  mailSignIn: 'Serwer poczty odrzucił nazwę użytkownika i hasło z SMTP_URL.',
  mailSender: 'Serwer poczty odrzucił nadawcę. Ustaw innego przez `?from=` w SMTP_URL.',
  mailRecipient: 'Serwer poczty nie zna odbiorcy.',
  mailContent: 'Serwer poczty odrzucił ten e-mail.',
  mailLater: 'Serwer poczty prosi o ponowną próbę później.',
  mailProtocol: 'SMTP_URL nie prowadzi do serwera poczty.',
  mailExpired: 'Nie udało się wysłać e-maila, zanim wygasł jego link.',
  mailUnreadable: 'E-mail zapisano z innym SECRET_KEY.',
  mailUntried: 'Jeszcze nie próbowano.',
  staffChat: 'Alerty nie docierają na kanał administracji',
  staffChatTodo: '{happened} {todo} Alerty ponawiamy przez dobę.',
  noChallenge: 'Głosowanie nie wymaga zagadki',
  noChallengeTodo: 'Automatyczne głosy są równie łatwe jak prawdziwe. VOTE_CHALLENGE=off służy tylko do testów.',
  privateTargets: 'Webhooki mogą docierać do prywatnych adresów',
  privateTargetsTodo:
    'Każdy właściciel może wysyłać żądania na adresy z ALLOW_PRIVATE_TARGETS. Na publicznej stronie zostaw to puste.',
  embeddedLarge: 'Wbudowana baza danych jest duża',
  embeddedLargeTodo:
    'Powyżej około 2 GB lepiej działa PostgreSQL. `plaudit move` przeniesie tam wszystko; opis jest w docs/operate.md.',
  sessionsLost: 'Połączenia z PostgreSQL straciły sesje',
  sessionsLostTodo:
    'W trakcie działania tego procesu przed PostgreSQL postawiono pooler połączeń lub przełączono go w tryb transakcyjny, więc część zapytań zawodzi. Zrestartuj wszystkie procesy: dostosują się przy starcie.',
  notNotified: 'Procesy nie powiadamiają się o głosach',
  notNotifiedTodo:
    'DATABASE_URL prowadzi przez pooler połączeń, więc każdy proces odpytuje co {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}. Ustaw DATABASE_DIRECT_URL na adres samego PostgreSQL; każdy proces użyje go do jednego połączenia.',
  replicaUnused: 'Replika do odczytu nie jest używana',
  replicaUnusedTodo:
    'Strony są odczytywane z głównej bazy z powodu repliki z DATABASE_READ_URL: {reason}. Zostanie użyta ponownie automatycznie.',
  replicaUnchecked: 'nie została jeszcze sprawdzona',
  replicaFailedQuery: 'zapytanie do niej się nie powiodło',
  replicaSilent: 'nie odpowiada',
  replicaBehind: 'jest zbyt opóźniona',
  replicaOther: 'nie jest kopią tej bazy danych',
  replicaUnreachable: 'replika lub główna baza nie odpowiada',
  replicaNotStandby: 'nie jest serwerem standby',
  connections: 'Połączenia',
  connectionsDirect: 'bezpośrednie',
  connectionsPooled: 'przez pooler połączeń w trybie transakcyjnym, więc części procesów może brakować na liście',
  prepared: 'Zapytania przygotowane',
  on: 'włączone',
  off: 'wyłączone',
  votesOfOthers: 'Głosy z innych procesów',
  foundAtOnce: 'od razu, dzięki powiadomieniom',
  foundByPolling:
    'w ciągu pół sekundy, odpytywanie co {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}; otwarte strony dziennika aktualizują się w ciągu 3 sekund',
  replica: 'Replika do odczytu',
  replicaInUse: 'w użyciu',
  replicaInUseBehind: 'w użyciu, {seconds} s opóźnienia',
  replicaNotInUse: 'nieużywana: {reason}',
  replicaNotInUseBehind: 'nieużywana: {reason}, {seconds} s opóźnienia',
  backupFailed: 'Ostatnia kopia zapasowa się nie udała',
  backupFailedTodo: '{message} Potem uruchom `plaudit backup`.',
  backupOld: 'Najnowsza kopia zapasowa jest za stara',
  backupOldTodo:
    'Powstała {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} temu. Sprawdź, czy działa proces z ROLE all lub worker, i jego logi.',
  commitOff: 'PostgreSQL potwierdza głosy, zanim są na dysku',
  commitOffTodo: 'Awaria jego maszyny oznacza utratę najnowszych głosów. Ustaw synchronous_commit na on.',
  standbyMissing: 'PostgreSQL czeka na standby, który nie jest połączony',
  standbyMissingTodo:
    'Żaden głos nie zostanie zapisany, dopóki nie wróci standby z synchronous_standby_names. Sprawdź serwery standby.',
  commitLocal: 'Głosy nie czekają na standby',
  commitLocalTodo:
    'Przełączenie awaryjne może oznaczać utratę najnowszych głosów, a głos może zostać wysłany dwa razy do serwera Minecraft. Ustaw synchronous_commit na on. Opis jest w docs/high-availability.md.',
  noSynchronous: 'PostgreSQL ma standby, ale żaden nie jest synchroniczny',
  noSynchronousTodo:
    'Przełączenie awaryjne może oznaczać utratę najnowszych głosów, a głos może zostać wysłany dwa razy do serwera Minecraft. Ustaw synchronous_standby_names albo synchronous_mode w Patroni. Opis jest w docs/high-availability.md.',
} satisfies AreaTranslation<'systemWarnings'>;
