// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Odpowiedź: „{words}”.',
  accepted: 'Odbiornik przyjął głos.',
  acceptedTodo:
    'Jeśli gracz nie dostał nagrody, sprawdź plugin z nagrodami, np. VotingPlugin lub SuperbVote: musi być zainstalowany i mieć nagrodę dla nazwy tego serwisu.',
  closedAfterSendingV1:
    'Odbiornik zamknął połączenie bez odpowiedzi, więc nie wiadomo, czy głos został przetworzony. VotifierPlus robi tak, gdy nie może odszyfrować głosu.',
  closedAfterSendingV1Todo:
    'Zajrzyj do konsoli serwera. Jeśli nie ma tam głosu, wklej jeszcze raz tekst plugins/VotifierPlus/rsa/public.key. Jeśli plugin utworzył nowe klucze, stary już nie działa.',
  leftOpenV1:
    'Odbiornik zostawił połączenie otwarte, więc nie wiadomo, czy głos został przetworzony. Klasyczny Votifier robi tak, gdy nie może odszyfrować głosu.',
  leftOpenV1Todo:
    'Jeśli głosy nie docierają, wklej jeszcze raz tekst plugins/Votifier/rsa/public.key. Jeśli docierają, odbiornik spowalnia plugin z nagrodami. NuVotifier z tokenem odpowiada jednoznacznie.',
  sentUnconfirmed:
    'Głos wysłano, ale nie da się tego potwierdzić: odbiornik zamknął połączenie bez odpowiedzi, co NuVotifier w protokole v1 robi zawsze.',
  sentUnconfirmedTodo:
    'Poszukaj głosu w konsoli serwera. Jeśli go nie ma, klucz publiczny jest zły albo v1 jest wyłączone (disable-v1-protocol w NuVotifier, DisableV1 w VotifierPlus). Użyj tokenu v2, żeby mieć pewność.',
  sentUnconfirmedClassic:
    'Głos wysłano, ale nie da się tego potwierdzić: klasyczny Votifier nigdy nie odpowiada. Od razu zamknął połączenie, jak przy głosie, który może odczytać.',
  sentUnconfirmedClassicTodo:
    'Poszukaj głosu w konsoli serwera. Żeby dostawać potwierdzenia, użyj NuVotifier lub VotifierPlus z tokenem.',
  noAnswer: 'Głos wysłano, ale odbiornik nie odpowiedział w ciągu 5 sekund, więc nie wiadomo, czy został przetworzony.',
  noAnswerTodo:
    'Nigdy nie wysyłamy go dwa razy. Poszukaj głosu w konsoli serwera. Wolny plugin z nagrodami lub przeciążony serwer może odpowiadać za późno.',
  resetAfterSending: 'Połączenie zerwano po wysłaniu głosu, więc nie wiadomo, czy został przetworzony.',
  resetAfterSendingTodo:
    'Nigdy nie wysyłamy go dwa razy. Poszukaj głosu w konsoli serwera i sprawdź, czy połączenia nie zamknęła zapora, tunel lub restart.',
  interrupted:
    'Ten serwis zatrzymał się lub zawiesił podczas wysyłania głosu, więc nie wiadomo, czy został przetworzony.',
  interruptedTodo:
    'Nigdy nie wysyłamy go dwa razy. Poszukaj głosu w konsoli serwera. Problem nie był na twoim serwerze.',
  wrongToken: 'Odbiornik odrzucił głos: token jest błędny.',
  wrongTokenTodo:
    'Skopiuj token jeszcze raz z sekcji tokens w config.yml pluginu: wpis {service}, jeśli jest, w przeciwnym razie default. Potem przeładuj plugin (NuVotifier: /nvreload).',
  challengeRefused: 'Odbiornik odrzucił głos: challenge w głosie nie jest tym z jego powitania.',
  challengeRefusedTodo:
    'Proxy lub tunel po drodze miesza połączenia. Niech przekazuje zwykłe TCP bez ponownego używania połączeń. Potem wyślij głos testowy. Jeśli to nie pomoże, napisz do operatora.',
  nameTooLong: 'Odbiornik odrzucił głos: nick gracza jest za długi.',
  nameTooLongTodo:
    'Nick ma najwyżej 16 znaków, razem z prefiksem Bedrocka, np. kropką. Głosuj z nickiem, który pokazuje serwer.',
  unknownService: 'Odbiornik odrzucił głos: nie ma tokenu dla tego serwisu.',
  unknownServiceTodo:
    'Dodaj default: lub {service}: z tokenem w sekcji tokens w config.yml pluginu, przeładuj go (NuVotifier: /nvreload) i podaj ten token tutaj. Wielkość liter ma znaczenie.',
  voteNotUnderstood: 'Odbiornik nie mógł odczytać głosu.',
  voteNotUnderstoodTodo:
    'Plugin jest niezgodny: zaktualizuj go albo użyj NuVotifier lub VotifierPlus. Jeśli jest aktualny, napisz do operatora.',
  messageTooLong: 'Odbiornik odrzucił głos, bo jest za długi.',
  messageTooLongTodo:
    'Wyślij głos testowy. Jeśli to nie pomoże, zaktualizuj plugin i poproś operatora o skrócenie SERVICE_NAME.',
  v1Disabled: 'Odbiornik odrzucił głos: protokół v1 jest wyłączony.',
  v1DisabledTodo: 'Wybierz tutaj v2 i podaj token z config.yml pluginu.',
  wrongKey: 'Odbiornik odrzucił głos, bo nie mógł go odszyfrować.',
  wrongKeyTodo:
    'Wklej jeszcze raz tekst rsa/public.key pluginu. Jeśli plugin utworzył nowe klucze, stary już nie działa.',
  takenForTls: 'Odbiornik wziął głos za szyfrowane połączenie.',
  takenForTlsTodo:
    'Wyłącz TLS w tunelu lub proxy po drodze: głosy wysyłamy zwykłym TCP. Potem wyślij głos testowy. Jeśli to nie pomoże, napisz do operatora.',
  pluginFailed: 'Odbiornik zgłosił błąd, być może już po obsłużeniu głosu, więc nie wiadomo, czy został przetworzony.',
  pluginFailedTodo: 'Poszukaj pełnego błędu w konsoli serwera z tego czasu; często pochodzi z pluginu z nagrodami.',
  closedAfterSending:
    'Odbiornik zamknął połączenie bez odpowiedzi, więc nie wiadomo, czy głos został przetworzony. VotifierPlus robi tak, gdy odrzuca głos.',
  closedAfterSendingTodo:
    'Zajrzyj do konsoli serwera. „Authentication failed” znaczy, że VotifierPlus ma błędny token, nie ma tokenu dla {service} ani default albo blokuje ten serwis przez ConnectionThrottle.',
  answerUnreadable:
    'Głos wysłano, ale odpowiedź nie pochodzi z odbiornika głosów, więc nie wiadomo, czy został przetworzony.',
  answerUnreadableTodo:
    'Nigdy nie wysyłamy go dwa razy. Poszukaj głosu w konsoli serwera i sprawdź, co jest między tym serwisem a pluginem.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
