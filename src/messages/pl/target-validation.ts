// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Głosy mogą odbierać tylko adresy WWW: URL musi zaczynać się od https://.',
  urlWithoutScheme: 'Dopisz przed adresem https:// albo http://, jeśli jest na tej maszynie.',
  urlIncomplete: 'To nie jest pełny URL. Wpisz go w całości, na przykład https://bot.example/votes.',
  urlCharacters: 'URL zawiera podział wiersza lub inny niewidoczny znak. Skopiuj go ponownie, bez tego, co go otacza.',
  urlCredentials: 'URL zawiera nazwę użytkownika lub hasło. Usuń je i zamiast tego sprawdzaj podpis każdego żądania.',
  urlFragment: 'Część od # nigdy nie dociera do serwera. Usuń ją albo użyj ?, jeśli to parametr.',
  urlPort:
    'Port {port} jest niedozwolony ({service}). Niech twój odbiorca nasłuchuje na innym, na przykład 443 lub 8443.',
  urlHost: 'Żaden serwer nie może nazywać się {host}. Sprawdź nazwę hosta w URL-u.',
  urlNotHttps:
    'Głosy wysyłamy tylko przez https. Wpisz https:// i włącz TLS na serwerze, na przykład przez reverse proxy lub tunel.',
  urlTooLong: 'URL ma więcej niż {max} znaków. Skróć go.',
  serviceNone: 'to nie jest prawdziwy port',
  serviceMail: 'poczta ({protocol})',
  serviceFiles: 'udostępnianie plików (SMB)',

  addressBlocked:
    '{address} to {kind}, więc nie można go stąd wywołać. Użyj adresu publicznego albo poproś operatora o otwarcie zakresu przez ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} prowadzi do {address}, a to {kind}, więc nie można go stąd wywołać. Użyj adresu publicznego albo poproś operatora o otwarcie zakresu przez ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'adres nieokreślony („ta sieć”)',
  kindUnspecified: 'adres nieokreślony',
  kindPrivate: 'adres w sieci prywatnej',
  kindCarrier: 'adres w wewnętrznej sieci operatora',
  kindLoopback: 'adres pętli zwrotnej (ta maszyna)',
  kindMetadataLink: 'adres lokalny łącza (gdzie chmury trzymają metadane)',
  kindLink: 'adres lokalny łącza',
  kindMetadata: 'adres metadanych chmury',
  kindProtocols: 'adres zarezerwowany dla protokołów',
  kindExamples: 'adres zarezerwowany dla przykładów',
  kindRetiredRelay: 'wycofany adres przekaźnika 6to4',
  kindBenchmarks: 'adres zarezerwowany do testów wydajności',
  kindMulticast: 'adres multicast',
  kindBroadcast: 'adres rozgłoszeniowy',
  kindReserved: 'adres zarezerwowany',
  kindTranslated: 'adres tłumaczony wewnątrz sieci prywatnej',
  kindRelay: 'adres 6to4',
  kindTeredo: 'adres Teredo',
  kindNotAddress: 'coś innego niż adres IP',
  kindUnassigned: 'adres nieprzydzielony nikomu w internecie',

  hostUnknown: 'Hosta {host} nie ma w DNS. Sprawdź pisownię albo poczekaj, aż nowy wpis się rozpropaguje.',
  hostBroken: 'Nie można rozwiązać hosta {host}: jego serwery nazw zwracają błąd. Sprawdź ustawienia DNS domeny.',
  hostSilent: 'Nie można rozwiązać hosta {host}: jego serwery nazw nie odpowiadają. Sprawdź ustawienia DNS domeny.',
  hostUnresolved:
    'Nie udało się rozwiązać hosta {host}, bo nie ma stąd połączenia z żadnym serwerem nazw. Spróbuj za jakiś czas.',
  hostRestarting: 'Host {host} nie został sprawdzony, bo serwis uruchamia się ponownie. Spróbuj za jakiś czas.',
  hostInterrupted: 'Host {host} nie został sprawdzony, bo działanie serwisu przerwano. Spróbuj za jakiś czas.',

  hostMissing: 'Wpisz host, na przykład mc.example lub adres IP.',
  hostCharacters: 'Host zawiera spację lub niewidoczny znak. Wpisz go ponownie.',
  hostIsUrl: 'Wpisz tylko host, na przykład mc.example, bez http:// i bez ścieżki.',
  hostWithPort: 'Wpisz port w osobnym polu, a nie po hoście.',
  hostInvalid: '{host} nie jest prawidłową nazwą hosta. Sprawdź, czy nie ma literówki.',
  portInvalid: 'Port musi być liczbą od 1 do 65535.',
  portBlocked: 'Port {port} jest zablokowany, bo należy do innego rodzaju usługi ({service}).',
  portOfGame:
    'Port 25565 to port samej gry, który ignoruje głosy. Użyj portu pluginu do głosowania: 8192, o ile go nie zmieniono.',
  minecraftOnly: 'Odbiorniki głosów mają tylko serwery Minecraft.',
  tokenMissing: 'Wklej token z konfiguracji pluginu.',
  keyMissing: 'Wklej cały klucz publiczny z pliku rsa/public.key pluginu.',
  listingDeleted: 'Ten wpis został właśnie usunięty.',
  listingGone: 'Ten wpis został usunięty przed chwilą.',
  stillEnding:
    'Gdy to wyłączano lub usuwano, czekało wiele dostaw, a ich zakończenie chwilę trwa. Zapisz ponownie za minutę.',

  discordUrl:
    'To URL Discorda, ale nie webhooka kanału. W Discordzie otwórz ustawienia kanału, Integracje, Webhooki i wybierz Skopiuj adres URL webhooka.',
  discordUrlFormat: 'Usuń {part} z końca URL-a: ten URL oczekuje wiadomości w innym formacie.',
  slackUrlWorkflow:
    'Ten URL uruchamia workflow w Slacku, który nie przyjmuje wiadomości. Otwórz ustawienia swojej aplikacji Slack na api.slack.com/apps, Incoming Webhooks, i skopiuj URL webhooka. Zaczyna się od https://hooks.slack.com/services/.',
  slackUrl:
    'To URL Slacka, ale nie URL incoming webhooka. Otwórz ustawienia swojej aplikacji Slack na api.slack.com/apps, Incoming Webhooks, i skopiuj URL webhooka. Zaczyna się od https://hooks.slack.com/services/.',

  playerNotMinecraft: 'Gracza można podać tylko w głosach na serwery Minecraft.',
  playerTooLong: 'Nick gracza ma najwyżej {max, number} znaków, razem z prefiksem Bedrocka.',
  playerCharacters:
    'W nicku używaj tylko liter (od A do Z), cyfr i _, po prefiksie z najwyżej dwóch znaków, takich jak . lub *.',
  playerWithSpaces:
    'W nicku używaj tylko liter (od A do Z), cyfr i _, po prefiksie z najwyżej dwóch znaków, takich jak . lub *. Gracze Bedrocka: wpiszcie nick tak, jak pokazuje go serwer, z _ zamiast każdej spacji.',
  playerMissing: 'Wpisz gracza, który dostanie nagrodę za głos testowy.',
} satisfies AreaTranslation<'targetValidation'>;
