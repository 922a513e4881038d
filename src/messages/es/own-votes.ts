// The votes and the favorites of a person, for that person.
import type { AreaTranslation } from '../message.ts';

export default {
  myVotes: 'Mis votos',
  noVotes: 'Aún no hay votos',
  noVotesText: 'Aquí aparecen las fichas por las que votas y cuándo puedes votar de nuevo.',
  findServer: 'Buscar un servidor',
  findBot: 'Buscar un bot',
  cast: '{count, plural, one {Un voto} other {# votos}}, el último {time}',
  annulled: '{count, plural, one {# voto anulado} other {# votos anulados}} por el staff',
  voteAgain: 'Votar de nuevo',
  nextVote: 'Próximo voto {time}',

  favorites: 'Favoritos',
  voteAgainTitle: 'Votar de nuevo',
  noneReady: 'Todavía no puedes votar por ninguno de tus favoritos.',
  allReady: '{count, plural, one {Ya puedes votar por tu favorito.} other {Ya puedes votar por tus # favoritos.}}',
  someReady:
    '{ready, plural, one {Ya puedes votar por # de tus {all, number} favoritos.} other {Ya puedes votar por # de tus {all, number} favoritos.}}',
  noFavorites: 'Aún no hay favoritos',
  noFavoritesText: 'Pulsa el corazón en la página de una ficha. Aquí verás cuándo puedes votar por ella de nuevo.',
  startWith: 'Empezar por {name}',
  voteFor: 'Votar por {name}',
  allVoted: 'Ya votaste por todos. Podrás votar por {name} {time}.',
  ready: 'Ya puedes votar',
  readyAt: 'Puedes votar {time}',
  paused: 'Pausado por su propietario',
  gone: 'Ya no está en la lista',
  deletedListing: 'Ficha eliminada',
  vote: 'Votar <unseen>por {name}</unseen>',
  favoriteAdded: '{name} está en tus favoritos.',
  favoritesFull: 'Puedes tener {max, number} favoritos. Primero quita uno.',
  favoriteRemoved: 'Se quitó el favorito.',
  tooManyChanges: 'Demasiados cambios. Espera un minuto e inténtalo de nuevo.',
  notReminded: 'No recibirás recordatorios de tus favoritos.',
  remindedOfFirst: 'Recibirás un recordatorio cuando puedas votar por el primer favorito.',
  remindedOfAll: 'Recibirás un recordatorio cuando puedas votar por todos los favoritos.',
  needsCalendar:
    'Se guardó tu recordatorio. Para verlo en tu calendario, crea abajo una dirección de calendario y suscríbete a ella.',
  notificationsFailed:
    'No se pudieron configurar las notificaciones en tu navegador. Elige el correo o el calendario, o prueba con otro navegador.',
} satisfies AreaTranslation<'ownVotes'>;
