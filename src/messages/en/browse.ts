// Lists of listings: filters, search, what a listing in a list shows.
export default {
  // The kind of a listing: of bots, and of servers; {game} is the name of a game.
  kindBot: 'Bot',
  kindServer: '{game} server',

  // For search engines. {list} is the heading of a list, such as “Minecraft servers”, {site} the name of the service.
  description: '{list} on {site}, with votes and rankings.',
  // The title in the browser's tab: the heading of the list in {title}, and what it is narrowed to. Each of the three
  // may be around another.
  taggedTitle: '{title} tagged {tags}',
  searchedTitle: '{title} for “{query}”',
  titleOfPage: '{title}, page {page, number}',

  // Search.
  breadcrumb: 'Breadcrumb',
  // {what} is what is searched, such as “bots”, and as it is in the next two messages.
  searchFor: 'Search {what}',
  searchedBots: 'bots',
  searchedServers: 'servers',
  searchBotsOrServers: 'Search bots or servers',
  searchBots: 'Search bots',
  searchServers: 'Search servers',
  searchHint: 'Name, tag or keyword',

  // How many there are; {query} is what was searched.
  results:
    '{type, select, bot {{count, plural, one {# bot} other {# bots}}} other {{count, plural, one {# server} other {# servers}}}}',
  resultsFor:
    '{type, select, bot {{count, plural, one {# bot for “{query}”} other {# bots for “{query}”}}} other {{count, plural, one {# server for “{query}”} other {# servers for “{query}”}}}}',
  moreResults:
    '{type, select, bot {{count, plural, one {More than # bot} other {More than # bots}}} other {{count, plural, one {More than # server} other {More than # servers}}}}',
  moreResultsFor:
    '{type, select, bot {{count, plural, one {More than # bot for “{query}”} other {More than # bots for “{query}”}}} other {{count, plural, one {More than # server for “{query}”} other {More than # servers for “{query}”}}}}',
  similarTo: 'Similar to “{query}”',

  // Orders of a list.
  sortBy: 'Sort by',
  sortMatch: 'Best match',
  sortRank: 'Rank',
  sortVotes: 'Total votes',
  sortNewest: 'Newest',
  sortPlayers: 'Players online',
  sortServers: 'Servers',

  // Games and categories beside the list.
  games: 'Games',
  allGames: 'All games',
  categories: 'Categories',
  allCategories: 'All categories',
  // The number of listings; what is in <unseen> is only read aloud.
  listings: '{count, number}<unseen> {count, plural, one {listing} other {listings}}</unseen>',

  // Filters. A button opens them on a phone.
  filters: 'Filters',
  filtersSet: 'Filters<unseen> (some are set)</unseen>',
  popularTags: 'Popular tags',
  onlineNow: 'Online now',
  onlineNowCount: 'Online now <dim>({count, number})</dim>',
  language: 'Language',
  anyLanguage: 'Any language',
  countryOrRegion: 'Country or region',
  anywhere: 'Anywhere',
  regions: 'Regions',
  countries: 'Countries',
  version: 'Version',
  anyVersion: 'Any version',
  edition: 'Edition',
  anyEdition: 'Any edition',
  // A choice, and how many listings have it.
  choiceCount: '{choice} ({count, number})',
  apply: 'Apply filters',

  // The chosen filters, each a link that removes it.
  chosenFilters: 'Chosen filters',
  removeFilter: '<unseen>Remove filter </unseen>{filter}',
  versionIs: 'Version {version}',
  clearAll: 'Clear all',

  // Regions of the world.
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  northAmerica: 'North America',
  oceania: 'Oceania',
  southAmerica: 'South America',

  // An empty list. {list} is its name inside a sentence, such as “music bots” or “Minecraft servers”.
  noneYet: 'No {list} yet',
  noResults: 'No results',
  noneTagged: '{tags, plural, one {No {list} with this tag} other {No {list} with all of these tags}}',
  similarBelow: 'Listings with similar names are shown below.',
  beFirstOfCategory: 'Does yours belong here? Add it, and it will be the first.',
  beFirst: '{type, select, bot {Be the first: add your bot.} other {Be the first: add your server.}}',
  removeOrChooseFilter: 'Remove a filter, or choose another one.',
  otherTag: 'Try another tag, or browse all listings.',
  fewerWordsOrFilters: 'Try fewer words, or remove a filter.',
  fewerWords: 'Try fewer words, or only the beginning of a word.',
  addYourBot: 'Add your bot',
  addYourServer: 'Add your server',
  removeTags: '{tags, plural, one {Remove tag} other {Remove tags}}',
  removeFilters: 'Remove filters',
  searchAllBots: 'Search all bots',
  searchAllServersOf: 'Search all {game} servers',
  browseAllBots: 'Browse all bots',
  browseAllServersOf: 'Browse all {game} servers',
  searchAllGames: 'Search all games',
  showAllGames: 'Show all games',
  searchServersInstead: 'Search servers instead',
  searchBotsInstead: 'Search bots instead',
  showAllBots: 'Show all bots',
  showAllServers: 'Show all servers',

  // A listing in a list; what is in <unseen> is only read aloud.
  rank: '<unseen>Rank </unseen>{position, number}',
  players: '{count, plural, one {# player} other {# players}}',
  voteFor: 'Vote <unseen>for {name}</unseen>',

  // How much a vote counts; {plan} is the name of a plan, such as “Plus”, {times} is such as “twice”.
  rankedBy: 'Listings are ranked by their votes in the last {days, plural, one {# day} other {# days}}.',
  voteWeight: '{plan} plan: each vote counts {times} in the ranking.',
  // {list} are the next two, as in “once for listings on the Free plan, twice on the Plus plan, and …”.
  voteWeights: 'Each vote counts {list}.',
  weightOfFirstPlan: '{times} for listings on the {plan} plan',
  weightOfPlan: '{times} on the {plan} plan',
  times:
    '{weight, plural, =0 {zero times} =1 {once} =2 {twice} =3 {three times} =4 {four times} =5 {five times} =6 {six times} =7 {seven times} =8 {eight times} =9 {nine times} =10 {ten times} other {# times}}',

  // Links between the pages of a list.
  pages: 'Pages',
  page: 'Page {page, number} of {pages, number}',
  firstPage: 'First page',
  newest: 'Newest',
  older: 'Older',

  // Favorites.
  addFavorite: 'Add to favorites',
  removeFavorite: 'Remove from favorites',
  removeFromFavorites: 'Remove {name} from your favorites',
} as const;
