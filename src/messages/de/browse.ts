// Lists of listings: filters, search, what a listing in a list shows.
import type { AreaTranslation } from '../message.ts';

export default {
  kindBot: 'Bot',
  kindServer: '{game}-Server',

  description: '{list} auf {site}, mit Votes und Ranking.',
  taggedTitle: '{title} · {tags}',
  searchedTitle: '{title} für „{query}“',
  titleOfPage: '{title}, Seite {page, number}',

  breadcrumb: 'Navigationspfad',
  searchFor: '{what} suchen',
  searchedBots: 'Bots',
  searchedServers: 'Server',
  searchBotsOrServers: 'Bots oder Server suchen',
  searchBots: 'Bots suchen',
  searchServers: 'Server suchen',
  searchHint: 'Name, Tags oder Stichwort',

  results:
    '{type, select, bot {{count, plural, one {# Bot} other {# Bots}}} other {{count, plural, one {# Server} other {# Server}}}}',
  resultsFor:
    '{type, select, bot {{count, plural, one {# Bot für „{query}“} other {# Bots für „{query}“}}} other {{count, plural, one {# Server für „{query}“} other {# Server für „{query}“}}}}',
  moreResults:
    '{type, select, bot {{count, plural, one {Mehr als # Bot} other {Mehr als # Bots}}} other {{count, plural, one {Mehr als # Server} other {Mehr als # Server}}}}',
  moreResultsFor:
    '{type, select, bot {{count, plural, one {Mehr als # Bot für „{query}“} other {Mehr als # Bots für „{query}“}}} other {{count, plural, one {Mehr als # Server für „{query}“} other {Mehr als # Server für „{query}“}}}}',
  similarTo: 'Ähnlich wie „{query}“',

  sortBy: 'Sortieren nach',
  sortMatch: 'Beste Treffer',
  sortRank: 'Rang',
  sortVotes: 'Votes insgesamt',
  sortNewest: 'Neueste',
  sortPlayers: 'Spieler online',
  sortServers: 'Server',

  games: 'Spiele',
  allGames: 'Alle Spiele',
  categories: 'Kategorien',
  allCategories: 'Alle Kategorien',
  listings: '{count, number}<unseen> {count, plural, one {Eintrag} other {Einträge}}</unseen>',

  filters: 'Filter',
  filtersSet: 'Filter<unseen> (einige sind gesetzt)</unseen>',
  popularTags: 'Beliebte Tags',
  onlineNow: 'Jetzt online',
  onlineNowCount: 'Jetzt online <dim>({count, number})</dim>',
  language: 'Sprache',
  anyLanguage: 'Alle Sprachen',
  countryOrRegion: 'Land oder Region',
  anywhere: 'Überall',
  regions: 'Regionen',
  countries: 'Länder',
  version: 'Version',
  anyVersion: 'Alle Versionen',
  edition: 'Edition',
  anyEdition: 'Alle Editionen',
  choiceCount: '{choice} ({count, number})',
  apply: 'Filter anwenden',

  chosenFilters: 'Gewählte Filter',
  removeFilter: '<unseen>Filter entfernen: </unseen>{filter}',
  versionIs: 'Version {version}',
  clearAll: 'Alle entfernen',

  africa: 'Afrika',
  asia: 'Asien',
  europe: 'Europa',
  northAmerica: 'Nordamerika',
  oceania: 'Ozeanien',
  southAmerica: 'Südamerika',

  noneYet: 'Noch keine {list}',
  noResults: 'Keine Treffer',
  noneTagged: '{tags, plural, one {Keine {list} zu dieser Auswahl} other {Keine {list} mit all diesen Tags}}',
  similarBelow: 'Einträge mit ähnlichen Namen stehen unten.',
  beFirstOfCategory: 'Gehört deiner hierher? Füge ihn als ersten hinzu.',
  beFirst:
    '{type, select, bot {Mach den Anfang: Füge deinen Bot hinzu.} other {Mach den Anfang: Füge deinen Server hinzu.}}',
  removeOrChooseFilter: 'Entferne einen Filter oder wähle einen anderen.',
  otherTag: 'Versuch es mit anderen Tags oder sieh dir alle Einträge an.',
  fewerWordsOrFilters: 'Versuch es mit weniger Wörtern oder entferne einen Filter.',
  fewerWords: 'Versuch es mit weniger Wörtern oder nur mit einem Wortanfang.',
  addYourBot: 'Deinen Bot hinzufügen',
  addYourServer: 'Deinen Server hinzufügen',
  removeTags: '{tags, plural, one {Auswahl entfernen} other {Tags entfernen}}',
  removeFilters: 'Filter entfernen',
  searchAllBots: 'In allen Bots suchen',
  searchAllServersOf: 'In allen {game}-Servern suchen',
  browseAllBots: 'Alle Bots ansehen',
  browseAllServersOf: 'Alle {game}-Server ansehen',
  searchAllGames: 'In allen Spielen suchen',
  showAllGames: 'Alle Spiele zeigen',
  searchServersInstead: 'Stattdessen Server suchen',
  searchBotsInstead: 'Stattdessen Bots suchen',
  showAllBots: 'Alle Bots zeigen',
  showAllServers: 'Alle Server zeigen',

  rank: '<unseen>Rang </unseen>{position, number}',
  players: '{count, plural, one {# Spieler} other {# Spieler}}',
  voteFor: 'Voten <unseen>für {name}</unseen>',

  rankedBy:
    '{days, plural, one {Das Ranking richtet sich nach den Votes am letzten Tag.} other {Das Ranking richtet sich nach den Votes der letzten # Tage.}}',
  voteWeight: 'Tarif {plan}: Jeder Vote zählt im Ranking {times}.',
  voteWeights: 'Jeder Vote zählt {list}.',
  weightOfFirstPlan: '{times} bei Einträgen im Tarif {plan}',
  weightOfPlan: '{times} im Tarif {plan}',
  times:
    '{weight, plural, =0 {nullfach} one {einfach} =2 {doppelt} =3 {dreifach} =4 {vierfach} =5 {fünffach} =6 {sechsfach} =7 {siebenfach} =8 {achtfach} =9 {neunfach} =10 {zehnfach} other {#-fach}}',

  pages: 'Seiten',
  page: 'Seite {page, number} von {pages, number}',
  firstPage: 'Erste Seite',
  newest: 'Neueste',
  older: 'Ältere',

  addFavorite: 'Zu Favoriten hinzufügen',
  removeFavorite: 'Aus Favoriten entfernen',
  removeFromFavorites: '{name} aus deinen Favoriten entfernen',
} satisfies AreaTranslation<'browse'>;
