// Lists of listings: filters, search, what a listing in a list shows.
import type { AreaTranslation } from '../message.ts';

export default {
  kindBot: 'Bot',
  kindServer: 'Serwer {game}',

  description: '{list} na {site}, z głosami i rankingiem.',
  taggedTitle: '{title} z tagami: {tags}',
  searchedTitle: '{title}: „{query}”',
  titleOfPage: '{title}, strona {page, number}',

  breadcrumb: 'Ścieżka',
  searchFor: 'Szukaj: {what}',
  searchedBots: 'boty',
  searchedServers: 'serwery',
  searchBotsOrServers: 'Szukaj botów lub serwerów',
  searchBots: 'Szukaj botów',
  searchServers: 'Szukaj serwerów',
  searchHint: 'Nazwa, tag lub słowo',

  results:
    '{type, select, bot {{count, plural, one {# bot} few {# boty} many {# botów} other {# bota}}} other {{count, plural, one {# serwer} few {# serwery} many {# serwerów} other {# serwera}}}}',
  resultsFor:
    '{type, select, bot {{count, plural, one {# bot dla „{query}”} few {# boty dla „{query}”} many {# botów dla „{query}”} other {# bota dla „{query}”}}} other {{count, plural, one {# serwer dla „{query}”} few {# serwery dla „{query}”} many {# serwerów dla „{query}”} other {# serwera dla „{query}”}}}}',
  moreResults:
    '{type, select, bot {{count, plural, one {Ponad # bot} few {Ponad # boty} many {Ponad # botów} other {Ponad # bota}}} other {{count, plural, one {Ponad # serwer} few {Ponad # serwery} many {Ponad # serwerów} other {Ponad # serwera}}}}',
  moreResultsFor:
    '{type, select, bot {{count, plural, one {Ponad # bot dla „{query}”} few {Ponad # boty dla „{query}”} many {Ponad # botów dla „{query}”} other {Ponad # bota dla „{query}”}}} other {{count, plural, one {Ponad # serwer dla „{query}”} few {Ponad # serwery dla „{query}”} many {Ponad # serwerów dla „{query}”} other {Ponad # serwera dla „{query}”}}}}',
  similarTo: 'Podobne do „{query}”',

  sortBy: 'Sortuj',
  sortMatch: 'Trafność',
  sortRank: 'Ranking',
  sortVotes: 'Wszystkie głosy',
  sortNewest: 'Najnowsze',
  sortPlayers: 'Gracze online',
  sortServers: 'Serwery',

  games: 'Gry',
  allGames: 'Wszystkie gry',
  categories: 'Kategorie',
  allCategories: 'Wszystkie kategorie',
  listings: '{count, number}<unseen> {count, plural, one {wpis} few {wpisy} many {wpisów} other {wpisu}}</unseen>',

  filters: 'Filtry',
  filtersSet: 'Filtry<unseen> (niektóre są włączone)</unseen>',
  popularTags: 'Popularne tagi',
  onlineNow: 'Teraz online',
  onlineNowCount: 'Teraz online <dim>({count, number})</dim>',
  language: 'Język',
  anyLanguage: 'Dowolny język',
  countryOrRegion: 'Kraj lub region',
  anywhere: 'Wszędzie',
  regions: 'Regiony',
  countries: 'Kraje',
  version: 'Wersja',
  anyVersion: 'Dowolna wersja',
  edition: 'Edycja',
  anyEdition: 'Dowolna edycja',
  choiceCount: '{choice} ({count, number})',
  apply: 'Zastosuj filtry',

  chosenFilters: 'Wybrane filtry',
  removeFilter: '<unseen>Usuń filtr </unseen>{filter}',
  versionIs: 'Wersja {version}',
  clearAll: 'Wyczyść',

  africa: 'Afryka',
  asia: 'Azja',
  europe: 'Europa',
  northAmerica: 'Ameryka Północna',
  oceania: 'Oceania',
  southAmerica: 'Ameryka Południowa',

  noneYet: 'Lista „{list}” jest jeszcze pusta',
  noResults: 'Brak wyników',
  noneTagged:
    '{tags, plural, one {Lista „{list}” nie ma wpisów z tym tagiem} few {Lista „{list}” nie ma wpisów ze wszystkimi tymi tagami} many {Lista „{list}” nie ma wpisów ze wszystkimi tymi tagami} other {Lista „{list}” nie ma wpisów ze wszystkimi tymi tagami}}',
  similarBelow: 'Niżej są wpisy o podobnych nazwach.',
  beFirstOfCategory: 'Twój tu pasuje? Dodaj go, a będzie pierwszy.',
  beFirst: '{type, select, bot {Zacznij tę listę: dodaj swojego bota.} other {Zacznij tę listę: dodaj swój serwer.}}',
  removeOrChooseFilter: 'Usuń filtr albo wybierz inny.',
  otherTag: 'Spróbuj innego tagu albo przejrzyj wszystkie wpisy.',
  fewerWordsOrFilters: 'Wpisz mniej słów albo usuń filtr.',
  fewerWords: 'Wpisz mniej słów albo tylko początek słowa.',
  addYourBot: 'Dodaj swojego bota',
  addYourServer: 'Dodaj swój serwer',
  removeTags: '{tags, plural, one {Usuń tag} few {Usuń tagi} many {Usuń tagi} other {Usuń tagi}}',
  removeFilters: 'Usuń filtry',
  searchAllBots: 'Szukaj wśród wszystkich botów',
  searchAllServersOf: 'Szukaj wśród wszystkich serwerów {game}',
  browseAllBots: 'Przeglądaj wszystkie boty',
  browseAllServersOf: 'Przeglądaj wszystkie serwery {game}',
  searchAllGames: 'Szukaj we wszystkich grach',
  showAllGames: 'Pokaż wszystkie gry',
  searchServersInstead: 'Szukaj serwerów',
  searchBotsInstead: 'Szukaj botów',
  showAllBots: 'Pokaż wszystkie boty',
  showAllServers: 'Pokaż wszystkie serwery',

  rank: '<unseen>Miejsce </unseen>{position, number}',
  players: '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  voteFor: 'Zagłosuj <unseen>na {name}</unseen>',

  rankedBy:
    'O kolejności decydują głosy z {days, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  voteWeight: 'Plan {plan}: każdy głos liczy się w rankingu {times}.',
  voteWeights: 'Każdy głos liczy się {list}.',
  weightOfFirstPlan: '{times} dla wpisów z planem {plan}',
  weightOfPlan: '{times} z planem {plan}',
  times:
    '{weight, plural, =0 {zero razy} =1 {raz} =2 {dwa razy} =3 {trzy razy} =4 {cztery razy} =5 {pięć razy} =6 {sześć razy} =7 {siedem razy} =8 {osiem razy} =9 {dziewięć razy} =10 {dziesięć razy} one {# raz} few {# razy} many {# razy} other {# razy}}',

  pages: 'Strony',
  page: 'Strona {page, number} z {pages, number}',
  firstPage: 'Pierwsza strona',
  newest: 'Najnowsze',
  older: 'Starsze',

  addFavorite: 'Dodaj do ulubionych',
  removeFavorite: 'Usuń z ulubionych',
  removeFromFavorites: 'Usuń {name} z ulubionych',
} satisfies AreaTranslation<'browse'>;
