// Lists of listings: filters, search, what a listing in a list shows.
import type { AreaTranslation } from '../message.ts';

export default {
  kindBot: 'Bot',
  kindServer: 'Servidor de {game}',

  description: '{list} en {site}, con votos y clasificaciones.',
  taggedTitle: '{title} con la etiqueta {tags}',
  searchedTitle: '{title}: “{query}”',
  titleOfPage: '{title}, página {page, number}',

  breadcrumb: 'Ruta de navegación',
  searchFor: 'Buscar {what}',
  searchedBots: 'bots',
  searchedServers: 'servidores',
  searchBotsOrServers: 'Buscar bots o servidores',
  searchBots: 'Buscar bots',
  searchServers: 'Buscar servidores',
  searchHint: 'Nombre, etiqueta o palabra clave',

  results:
    '{type, select, bot {{count, plural, one {# bot} other {# bots}}} other {{count, plural, one {# servidor} other {# servidores}}}}',
  resultsFor:
    '{type, select, bot {{count, plural, one {# bot para “{query}”} other {# bots para “{query}”}}} other {{count, plural, one {# servidor para “{query}”} other {# servidores para “{query}”}}}}',
  moreResults:
    '{type, select, bot {{count, plural, one {Más de # bot} other {Más de # bots}}} other {{count, plural, one {Más de # servidor} other {Más de # servidores}}}}',
  moreResultsFor:
    '{type, select, bot {{count, plural, one {Más de # bot para “{query}”} other {Más de # bots para “{query}”}}} other {{count, plural, one {Más de # servidor para “{query}”} other {Más de # servidores para “{query}”}}}}',
  similarTo: 'Parecidos a “{query}”',

  sortBy: 'Ordenar por',
  sortMatch: 'Más relevantes',
  sortRank: 'Posición',
  sortVotes: 'Votos totales',
  sortNewest: 'Más nuevos',
  sortPlayers: 'Jugadores en línea',
  sortServers: 'Servidores',

  games: 'Juegos',
  allGames: 'Todos los juegos',
  categories: 'Categorías',
  allCategories: 'Todas las categorías',
  listings: '{count, number}<unseen> {count, plural, one {ficha} other {fichas}}</unseen>',

  filters: 'Filtros',
  filtersSet: 'Filtros<unseen> (hay algunos activos)</unseen>',
  popularTags: 'Etiquetas populares',
  onlineNow: 'En línea ahora',
  onlineNowCount: 'En línea ahora <dim>({count, number})</dim>',
  language: 'Idioma',
  anyLanguage: 'Cualquier idioma',
  countryOrRegion: 'País o región',
  anywhere: 'Cualquier lugar',
  regions: 'Regiones',
  countries: 'Países',
  version: 'Versión',
  anyVersion: 'Cualquier versión',
  edition: 'Edición',
  anyEdition: 'Cualquier edición',
  choiceCount: '{choice} ({count, number})',
  apply: 'Aplicar filtros',

  chosenFilters: 'Filtros elegidos',
  removeFilter: '<unseen>Quitar el filtro </unseen>{filter}',
  versionIs: 'Versión {version}',
  clearAll: 'Quitar todos',

  africa: 'África',
  asia: 'Asia',
  europe: 'Europa',
  northAmerica: 'América del Norte',
  oceania: 'Oceanía',
  southAmerica: 'América del Sur',

  noneYet: 'Aún no hay nada en “{list}”',
  noResults: 'Sin resultados',
  noneTagged:
    '{tags, plural, one {Nada en “{list}” con esta etiqueta} other {Nada en “{list}” con todas estas etiquetas}}',
  similarBelow: 'Abajo tienes fichas con nombres parecidos.',
  beFirstOfCategory: '¿El tuyo encaja aquí? Añádelo y será el primero.',
  beFirst: '{type, select, bot {Estrena la lista: añade tu bot.} other {Estrena la lista: añade tu servidor.}}',
  removeOrChooseFilter: 'Quita un filtro o elige otro.',
  otherTag: 'Prueba otra etiqueta o explora todas las fichas.',
  fewerWordsOrFilters: 'Prueba con menos palabras o quita un filtro.',
  fewerWords: 'Prueba con menos palabras o solo con el comienzo de una.',
  addYourBot: 'Añadir tu bot',
  addYourServer: 'Añadir tu servidor',
  removeTags: '{tags, plural, one {Quitar etiqueta} other {Quitar etiquetas}}',
  removeFilters: 'Quitar filtros',
  searchAllBots: 'Buscar en todos los bots',
  searchAllServersOf: 'Buscar en todos los servidores de {game}',
  browseAllBots: 'Explorar todos los bots',
  browseAllServersOf: 'Explorar todos los servidores de {game}',
  searchAllGames: 'Buscar en todos los juegos',
  showAllGames: 'Mostrar todos los juegos',
  searchServersInstead: 'Buscar servidores',
  searchBotsInstead: 'Buscar bots',
  showAllBots: 'Mostrar todos los bots',
  showAllServers: 'Mostrar todos los servidores',

  rank: '<unseen>Posición </unseen>{position, number}',
  players: '{count, plural, one {# jugador} other {# jugadores}}',
  voteFor: 'Votar <unseen>por {name}</unseen>',

  rankedBy: 'Las fichas se ordenan por sus votos {days, plural, one {del último día} other {de los últimos # días}}.',
  voteWeight: 'Plan {plan}: cada voto cuenta {times} en la clasificación.',
  voteWeights: 'Cada voto cuenta {list}.',
  weightOfFirstPlan: '{times} para las fichas con el plan {plan}',
  weightOfPlan: '{times} con el plan {plan}',
  times:
    '{weight, plural, =0 {cero veces} =1 {una vez} =2 {dos veces} =3 {tres veces} =4 {cuatro veces} =5 {cinco veces} =6 {seis veces} =7 {siete veces} =8 {ocho veces} =9 {nueve veces} =10 {diez veces} one {# vez} other {# veces}}',

  pages: 'Páginas',
  page: 'Página {page, number} de {pages, number}',
  firstPage: 'Primera página',
  newest: 'Más recientes',
  older: 'Anteriores',

  addFavorite: 'Añadir a favoritos',
  removeFavorite: 'Quitar de favoritos',
  removeFromFavorites: 'Quitar {name} de tus favoritos',
} satisfies AreaTranslation<'browse'>;
