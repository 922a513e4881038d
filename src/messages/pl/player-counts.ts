// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'Tego hosta nie ma w DNS. Sprawdź pisownię. Nowy rekord DNS może potrzebować chwili, żeby się rozpropagować.',
  dnsBroken: 'Serwery nazw hosta zwracają błąd. Sprawdź ustawienia DNS domeny.',
  dnsTimeout: 'Serwery nazw hosta nie odpowiadają. Sprawdź ustawienia DNS domeny.',
  refused: 'Pod tym adresem i portem nic nie nasłuchuje. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  unreached:
    'Nie udało się połączyć z serwerem na czas. Sprawdź, czy serwer działa i czy adres i port są poprawne. Może go blokować zapora.',
  noRoute: 'Nie ma trasy do adresu serwera. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  silent:
    'Serwer przyjął połączenie, ale nie odpowiedział na czas. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  closed: 'Serwer zamknął połączenie, zanim odpowiedział. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  connectionFailed: 'Połączenie z serwerem się nie udało. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  unexpected: 'Serwer odpowiedział inaczej, niż powinien. Sprawdź, czy serwer działa i czy adres i port są poprawne.',
  blockedAddress:
    'Host prowadzi do adresu, który nie jest publiczny, więc go nie odpytujemy. Wpisz adres, którego używają gracze.',
  invalidAddress: 'Żaden serwer nie może mieć tego adresu. Sprawdź, czy nie ma literówki.',
  blockedPort: 'Ten port należy do innego rodzaju usługi i nigdy go nie odpytujemy. Użyj innego portu dla serwera gry.',
  portInvalid: 'Port musi być liczbą od 1 do 65535. Popraw go w adresie.',
  hidden: 'Serwer odpowiada, ale ukrywa liczbę graczy. Żeby ją tu pokazać, włącz ją w ustawieniach serwera.',
  answerCut: 'Odpowiedź serwera była za długa lub niekompletna. Spróbujemy ponownie automatycznie.',
  refusedHere: 'Serwer odrzuca nasze zapytania. Sprawdź jego ustawienia żądań, na przykład sv_requestParanoia.',
  joinLink: 'Link cfx.re nie zawiera adresu serwera. Zamiast niego wpisz host i port, na przykład play.example:30120.',
  robloxAddress: 'Jako adres wpisz stronę gry na roblox.com albo jej place ID: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox nie ma publicznej gry z tym place ID. Sprawdź adres.',
  robloxDown: 'Roblox chwilowo nie odpowiada. Spróbujemy ponownie automatycznie.',
  hytalePlugin:
    'Hytale samo nie publikuje liczby graczy. Zainstaluj plugin HyQuery, który odpowiada na porcie gry, albo Nitrado:Query, który używa portu gry plus 3.',
  hytaleDenied:
    'Plugin serwera do zapytań odmawia dostępu. Nadaj grupie ANONYMOUS uprawnienie nitrado.query.web.read.basic.',
  ours: 'Ostatnie odpytanie nie udało się przez problem po naszej stronie. Spróbujemy ponownie automatycznie.',
  notMinecraft:
    'Coś odpowiedziało, ale nie serwer Minecraft (Java Edition). Sprawdź port i upewnij się, że enable-status jest włączone w server.properties.',
  notFivem: 'Coś odpowiedziało, ale nie serwer FiveM. Wpisz host i port serwera, na przykład play.example:30120.',
  notRoblox: 'Nie udało się zrozumieć odpowiedzi Robloxa. Spróbujemy ponownie automatycznie.',
  turnedOff: 'Liczby graczy są wyłączone. Może je włączyć operator tego serwisu.',
} satisfies AreaTranslation<'playerCounts'>;
