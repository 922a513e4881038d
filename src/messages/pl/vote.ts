// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Zagłosuj na {name}',
  backToListing: 'Wróć do wpisu',
  vote: 'Zagłosuj',
  voteAgain: 'Zagłosuj znowu',
  window: 'Możesz głosować raz na {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  enterPlayerName: 'Wpisz swój nick, jeśli serwer nagradza za głosy.',

  needAccount:
    'Do głosowania potrzebujesz konta, żeby głos każdej osoby liczył się tylko raz. Rejestracja zajmuje pół minuty.',
  signIn: 'Zaloguj się, żeby zagłosować',
  createAccount: 'Załóż konto',
  playerName: 'Twój nick w grze',
  playerNameHintWithListener:
    'Gracz, który dostanie nagrodę. Bez nicku głos się liczy, ale nikt nie dostanie nagrody. Na Bedrocku wpisz też prefiks, który pokazuje serwer: .Steve',
  playerNameHint:
    'Wysyłany razem z głosem. Bez niego głos też się liczy. Na Bedrocku wpisz też prefiks, który pokazuje serwer: .Steve',

  thanks: 'Dziękujemy. Twój głos został policzony.',
  unconfirmed: 'Zanim zagłosujesz, potwierdź swój adres e-mail.',
  tooManyTries: 'Za dużo głosów z twojej sieci. Spróbuj za {duration}.',

  votedAt: 'Głos oddany {time}',
  againAt: 'Możesz znowu zagłosować {time}',
  inTime: 'za {time}',
  yourVote: 'Twój głos',
  votedAgainAt: '<b>Głos oddany</b> · znowu {time}',
  lastVotedAt: 'Ostatni głos: {time}',
  remindMe: 'Przypomnij mi',

  noPlayerName: 'Nie podano nicku gracza, więc nikt nie dostanie nagrody w grze.',
  rewardOnItsWay: '{player}: wysyłamy twój głos na serwer… Odśwież stronę, żeby zobaczyć wynik.',
  rewardGiven:
    '{player}: głos dostarczony. Nagrodę dostaniesz w grze. Niektóre serwery dają ją dopiero, gdy następnym razem dołączysz.',
  rewardSent:
    '{player}: głos wysłany. Nagrodę dostaniesz w grze. Niektóre serwery dają ją dopiero, gdy następnym razem dołączysz.',
  rewardAlready:
    '{player}: ten gracz dostał już nagrodę za inny głos w ciągu ostatnich 24 godzin. Twój głos się liczy, ale drugiej nagrody nie będzie.',
  rewardMissed:
    '{player}: twój głos się liczy, ale nie udało się wysłać go na serwer. Poproś zespół serwera o nagrodę.',
  rewardUnknown:
    '{player}: twój głos się liczy, ale nie wiemy, czy serwer go odebrał. Jeśli nie dostaniesz nagrody, zapytaj zespół serwera.',
  recentlyRewarded:
    '{player}: nagroda przyznana w ciągu ostatnich 24 godzin. Twój głos się liczy, ale następna nagroda będzie dostępna {time} ({exactTime}).',

  streakAndFavorites: 'Twoja seria i ulubione',
  nextFavorite: 'Następny ulubiony: {name}',
  allFavorites: 'Wszystkie ulubione',

  confirmFirst: 'Najpierw potwierdź swój adres e-mail',
  openLink:
    'Otwórz link z e-maila, który wysłaliśmy na {email}, żeby potwierdzić adres i tu wrócić. Jeśli nie widzisz wiadomości, sprawdź folder ze spamem.',
  resendEmail: 'Wyślij e-mail ponownie',
  orConnect: 'Albo połącz {providers} na <link>stronie konta</link>.',
  connectFirst: 'Najpierw połącz swoje konto {providers}',
  connectionRequired: 'Głosowanie tutaj wymaga połączonego konta {providers}, żeby głos każdej osoby liczył się raz.',
  goToAccount: 'Przejdź do konta',

  pausedByOwner: 'Wstrzymane przez właściciela',
  pausedText: 'Na ten wpis nie można teraz głosować i nie ma go na listach. Wcześniejsze głosy pozostają.',

  notOpen: 'Głosowanie jeszcze nie ruszyło',
  cannotConfirm:
    'Głosowanie wymaga potwierdzonego konta, a ten serwis nie może jeszcze potwierdzać kont. Zajrzyj później.',
  contactUs: 'Masz pytania? <contact>Napisz do nas</contact>.',
  nobodyCanVote: 'Nikt nie może głosować. Tę wiadomość widzi tylko administracja.',
  howToConfirm:
    'Ustaw <code>SMTP_URL</code>, żeby można było potwierdzać adresy, albo skonfiguruj logowanie przez inny serwis, na przykład Discord za pomocą <code>DISCORD_CLIENT_ID</code> i <code>DISCORD_CLIENT_SECRET</code>, żeby można było połączyć konto. Żeby pozwolić głosować wszystkim, ustaw <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Potem uruchom serwis ponownie.',

  otherAccount: 'Twój głos oddano z innego konta',
  otherAccountVoted:
    'Głos z twoim adresem e-mail lub połączonym kontem jest już policzony. Każda osoba może głosować raz na {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',

  networkLimit: 'Za dużo głosów z twojej sieci',
  networkLimitOfListing:
    '{name} przyjmuje {limit, plural, =1 {jeden głos} one {# głos} few {# głosy} many {# głosów} other {# głosu}} z jednej sieci na {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  networkLimitOfSite:
    'Z jednej sieci można oddać {limit, plural, =1 {jeden głos} one {# głos} few {# głosy} many {# głosów} other {# głosu}} na godzinę.',
  sharedNetworks:
    'Tę samą sieć mogą mieć osoby na tym samym Wi-Fi, w tej samej szkole lub u tego samego operatora komórkowego.',
  notUsedUp: 'Twój głos nie przepadł. Z tej sieci możesz głosować znowu {time} ({exactTime}), a z innej od razu.',
  tryAgain: 'Spróbuj ponownie',
} satisfies AreaTranslation<'vote'>;
