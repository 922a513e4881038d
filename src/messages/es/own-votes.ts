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
  noneReady: 'Ninguno de tus favoritos está listo todavía.',
  allReady:
    '{count, plural, one {Tu favorito está listo para tu voto.} other {Tus # favoritos están listos para tu voto.}}',
  someReady:
    '{ready, plural, one {# de {all, number} favoritos está listo para tu voto.} other {# de {all, number} favoritos están listos para tu voto.}}',
  noFavorites: 'Aún no hay favoritos',
  noFavoritesText: 'Pulsa el corazón en la página de una ficha. Aquí verás cuándo puedes votar por ella de nuevo.',
  startWith: 'Empezar por {name}',
  voteFor: 'Votar por {name}',
  allVoted: 'Ya votaste por todos. {name} estará listo {time}.',
  ready: 'Listo para tu voto',
  readyAt: 'Listo {time}',
  paused: 'Pausado por su propietario',
  gone: 'Ya no está en la lista',
  deletedListing: 'Ficha eliminada',
  vote: 'Votar <unseen>por {name}</unseen>',
  favoriteAdded: '{name} está en tus favoritos.',
  favoritesFull: 'Puedes tener {max, number} favoritos. Primero quita uno.',
  favoriteRemoved: 'El favorito se ha quitado.',
  tooManyChanges: 'Demasiados cambios. Espera un minuto e inténtalo de nuevo.',
  notReminded: 'No recibirás recordatorios de tus favoritos.',
  remindedOfFirst: 'Recibirás un recordatorio cuando el primer favorito esté listo.',
  remindedOfAll: 'Recibirás un recordatorio cuando todos los favoritos estén listos.',
  needsCalendar:
    'Tu recordatorio se ha guardado. Para verlo en tu calendario, crea abajo una dirección de calendario y suscríbete a ella.',
  notificationsFailed:
    'No se pudieron configurar las notificaciones en tu navegador. Elige el correo o el calendario, o prueba con otro navegador.',
} satisfies AreaTranslation<'ownVotes'>;
