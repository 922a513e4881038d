// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Moje głosy',
  noVotes: 'Nie ma jeszcze głosów',
  noVotesText: 'Tu pojawią się wpisy, na które głosujesz, i kiedy możesz zagłosować znowu.',
  findServer: 'Znajdź serwer',
  findBot: 'Znajdź bota',
  cast: '{count, plural, =1 {Jeden głos} one {# głos} few {# głosy} many {# głosów} other {# głosu}}, ostatnio {time}',
  annulled:
    '{count, plural, one {# głos unieważniony} few {# głosy unieważnione} many {# głosów unieważnionych} other {# głosu unieważnionego}} przez administrację',
  voteAgain: 'Zagłosuj znowu',
  nextVote: 'Następny głos {time}',

  favorites: 'Ulubione',
  voteAgainTitle: 'Zagłosuj znowu',
  noneReady: 'Na żaden z ulubionych nie można jeszcze zagłosować.',
  allReady:
    '{count, plural, =1 {Twój ulubiony wpis czeka na głos.} one {# ulubiony wpis czeka na głos.} few {Wszystkie # ulubione wpisy czekają na głos.} many {Wszystkie # ulubionych wpisów czeka na głos.} other {Wszystkie # ulubionego wpisu czeka na głos.}}',
  someReady:
    '{ready, plural, one {# z {all, number} ulubionych czeka na twój głos.} few {# z {all, number} ulubionych czekają na twój głos.} many {# z {all, number} ulubionych czeka na twój głos.} other {# z {all, number} ulubionych czeka na twój głos.}}',
  noFavorites: 'Nie ma jeszcze ulubionych',
  noFavoritesText: 'Naciśnij serce na stronie wpisu. Tu zobaczysz, kiedy możesz znowu na niego zagłosować.',
  startWith: 'Zacznij od {name}',
  voteFor: 'Zagłosuj na {name}',
  allVoted: 'Na wszystkie oddano już głos. {name}: następny głos {time}.',
  ready: 'Czeka na twój głos',
  readyAt: 'Następny głos {time}',
  paused: 'Wstrzymany przez właściciela',
  gone: 'Już niedostępny',
  deletedListing: 'Usunięty wpis',
  vote: 'Zagłosuj <unseen>na {name}</unseen>',
  favoriteAdded: '{name} jest wśród twoich ulubionych.',
  favoritesFull: 'Limit ulubionych to {max, number}. Najpierw usuń jeden.',
  favoriteRemoved: 'Usunięto z ulubionych.',
  tooManyChanges: 'Za dużo zmian. Odczekaj minutę i spróbuj ponownie.',
  notReminded: 'Nie będziemy ci przypominać o ulubionych.',
  remindedOfFirst: 'Przypomnimy ci, gdy pierwszy z ulubionych będzie czekać na głos.',
  remindedOfAll: 'Przypomnimy ci, gdy wszystkie ulubione będą czekać na głos.',
  needsCalendar:
    'Przypomnienie zostało zapisane. Żeby widzieć je w kalendarzu, utwórz niżej adres kalendarza i zasubskrybuj go.',
  notificationsFailed:
    'Nie udało się włączyć powiadomień w przeglądarce. Wybierz e-mail lub kalendarz albo spróbuj w innej przeglądarce.',
} satisfies AreaTranslation<'ownVotes'>;
