// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Top de votantes',
  lead: 'Las personas que más votan, sumando todas las fichas.',
  ofListing: 'Top de votantes de {name}',
  backToListing: 'Volver a la ficha',
  allListings: 'Todas las fichas',

  period: 'Periodo',
  thisMonth: 'Este mes',
  allTime: 'Histórico',

  noVotesThisMonth: 'Aún no hay votos este mes',
  noVotes: 'Aún no hay votos',
  soon: 'Los votos aparecen aquí en menos de un minuto.',

  place: 'Puesto',
  voter: 'Votante',
  votes: 'Votos',
  you: 'Tú',
  anonymousVoter: 'Votante anónimo',
  anonymousNote: 'Apareces como “Votante anónimo” salvo que muestres tu nombre en <link>tu cuenta</link>.',

  notInTop: 'Todavía no estás en el top {most, number}: tienes {votes, plural, one {# voto} other {# votos}}.',
  ownPlace: 'Estás en el puesto {place, number}, con {votes, plural, one {# voto} other {# votos}}.',
} satisfies AreaTranslation<'leaderboards'>;
