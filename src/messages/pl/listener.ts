// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Odbiornik głosów',
  lead: 'Każdy głos jest wysyłany do pluginu Votifier na twoim serwerze najwyżej raz, a twój plugin z nagrodami nagradza gracza.',
  testAndStatus: 'Test i status',
  host: 'Host',
  hostHint:
    'Nazwa hosta lub adres IP maszyny z pluginem, bez portu. Jeśli używasz proxy, np. Velocity, podaj host proxy.',
  port: 'Port',
  portHint: 'Port pluginu ({port}, o ile go nie zmieniono), a nie port gry 25565. Musi być otwarty dla TCP.',
  protocol: 'Protokół',
  version2: 'Wersja 2, z tokenem (zalecana)',
  version2Hint: 'NuVotifier i VotifierPlus z TokenSupport. Odbiornik potwierdza każdy głos.',
  version1: 'Wersja 1, z kluczem publicznym',
  version1Hint: 'Klasyczny Votifier. VotifierPlus potwierdza głosy v1, ale NuVotifier i klasyczny Votifier nigdy.',
  secret: 'Token lub klucz publiczny',
  secretAgain: 'Wklej token lub klucz jeszcze raz. Nigdy go nie pokazujemy, nawet po błędzie.',
  secretHint: 'Token dla wersji 2 albo cały klucz publiczny dla wersji 1.',
  tokenStored: 'Token jest zapisany, ale go nie pokazujemy. Zostaw puste, żeby go zachować.',
  keyStored: 'Klucz publiczny jest zapisany, ale go nie pokazujemy. Zostaw puste, żeby go zachować.',
  hostMissing: 'Podaj host swojego odbiornika głosów.',
  hostTooLong: 'Host może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  portInvalid: 'Podaj liczbę od 1 do 65535. Większość odbiorników używa {port}.',
  saved: 'Zapisano. Nowe głosy będą wysyłane do tego odbiornika. Wyślij głos testowy, żeby sprawdzić, czy docierają.',
  nextSteps: 'Co dalej',
  nextTest: 'Wyślesz głos testowy i zobaczysz każdy krok. Jeśli się nie uda, dowiesz się dlaczego.',
  nextPlugin: 'Dodasz nazwę tego serwisu do swojego pluginu z nagrodami.',
  nextVotes:
    'Każdy głos z nickiem gracza jest wysyłany w kilka sekund. Gracz dostaje nagrodę najwyżej raz na {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}, niezależnie od tego, ile kont głosuje.',
  status: 'Status',
  lastAccepted: 'Ostatnio przyjęty',
  never: 'Nigdy',
  lastUnconfirmed: 'Ostatnio wysłany bez potwierdzenia',
  lastFailure: 'Ostatni błąd',
  noFailure: 'Brak',
  v1Disabled:
    'Jeśli w konsoli serwera nie pojawia się żaden głos, klucz publiczny jest zły albo v1 jest wyłączone. Sprawdź disable-v1-protocol w NuVotifier lub DisableV1 w VotifierPlus.',
  testsNotIncluded: 'Nie licząc głosów testowych.',
  secretAndRemoval: 'Sekret i usuwanie',
  secretStored:
    'Token lub klucz jest zapisany w postaci zaszyfrowanej i nigdy go nie pokazujemy. Jeśli plugin wygeneruje nowy, wklej go w formularzu.',
  removeTitle: 'Usuń odbiornik głosów',
  removeQuestion: 'Usunąć odbiornik głosów?',
  removeListener: 'Usuń odbiornik głosów',
  removeText:
    'To usuwa host i token lub klucz oraz anuluje wysyłkę oczekujących głosów. Głosy nadal będą się liczyć, ale gracze nie dostaną już nagród w grze.',
  removed: 'Odbiornik głosów został usunięty.',
  recentVotes: 'Ostatnie głosy',
  noVotes: 'Nie ma jeszcze głosów',
  noVotesText: 'Każdy głos z nickiem gracza i każdy głos testowy pojawia się tutaj, z odpowiedzią odbiornika.',
  result: 'Wynik',
  playerAndReason: 'Gracz, powód',
  duration: 'Czas',
  recorded: 'Zapisano',
  testVote: 'Głos testowy',
  response: 'Odpowiedź',
  alreadyRewarded:
    '{hours, plural, one {Ten gracz dostał już nagrodę za inny głos w ciągu # godziny.} few {Ten gracz dostał już nagrodę za inny głos w ciągu # godzin.} many {Ten gracz dostał już nagrodę za inny głos w ciągu # godzin.} other {Ten gracz dostał już nagrodę za inny głos w ciągu # godziny.}}',
  queued: 'Inny głos dla tego gracza jest właśnie wysyłany. Ten wyślemy tylko, jeśli tamten się nie uda.',
  waiting: 'Ten głos wkrótce zostanie wysłany.',
  sending: 'Ten głos jest właśnie wysyłany.',
  unrewarded: 'Gracze bez nagrody',
  downloadCsv: 'Pobierz wszystko jako CSV',
  unrewardedText:
    'Głosów nigdy nie wysyłamy dwa razy, żeby nikt nie dostał podwójnej nagrody. Jeśli z głosu nic nie zostało wysłane, możesz go poniżej wysłać jeszcze raz. Pozostałych graczy możesz nagrodzić ręcznie.',
  unrewardedLimit:
    'Ta lista pokazuje {limit, plural, one {# najnowszy głos} few {# najnowsze głosy} many {# najnowszych głosów} other {# najnowszego głosu}}. Plik CSV zawiera wszystkie z {days, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  voted: 'Głos oddany',
  sendOnceMore: 'Wyślij jeszcze raz',
  resendTitle: 'Wyślij głos jeszcze raz',
  resendQuestion: 'Wysłać ten głos jeszcze raz?',
  resendText:
    'Z tego głosu nic nie dotarło do twojego odbiornika. Możesz go wysłać jeszcze raz, ale tylko raz, więc najpierw usuń przyczynę. Nie wysyłaj go, jeśli gracz dostał już od ciebie nagrodę.',
  resent: 'Głos dla gracza {player} jest w drodze.',
  resendNoListener: 'Odbiornik głosów został usunięty. Najpierw go zapisz, a potem wyślij głos jeszcze raz.',
  resendNotFound: 'Nie ma takiego głosu.',
  resendTooOld:
    '{days, plural, one {Ten głos jest starszy niż # dzień i nie można go już wysłać.} few {Ten głos jest starszy niż # dni i nie można go już wysłać.} many {Ten głos jest starszy niż # dni i nie można go już wysłać.} other {Ten głos jest starszy niż # dnia i nie można go już wysłać.}}',
  resendNotFailed:
    'Tego głosu nie można wysłać jeszcze raz: został wysłany, mógł zostać wysłany albo był już wysłany ponownie.',
  resendAlreadyRewarded:
    '{hours, plural, one {Ten gracz dostał już nagrodę za inny głos w ciągu # godziny, więc tego nie wysyłamy.} few {Ten gracz dostał już nagrodę za inny głos w ciągu # godzin, więc tego nie wysyłamy.} many {Ten gracz dostał już nagrodę za inny głos w ciągu # godzin, więc tego nie wysyłamy.} other {Ten gracz dostał już nagrodę za inny głos w ciągu # godziny, więc tego nie wysyłamy.}}',
  resendBusy: 'Inny głos dla tego gracza jest właśnie wysyłany. Poczekaj, aż się skończy, i spróbuj ponownie.',
} satisfies AreaTranslation<'listener'>;
