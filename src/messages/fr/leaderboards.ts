// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Meilleurs votants',
  lead: 'Les personnes qui votent le plus, toutes fiches confondues.',
  ofListing: 'Meilleurs votants de {name}',
  backToListing: 'Retour à la fiche',
  allListings: 'Toutes les fiches',
  period: 'Période',
  thisMonth: 'Ce mois-ci',
  allTime: 'Depuis toujours',
  noVotesThisMonth: 'Pas encore de vote ce mois-ci',
  noVotes: 'Pas encore de vote',
  soon: 'Les votes apparaissent ici en moins d’une minute.',
  place: 'Place',
  voter: 'Votant',
  votes: 'Votes',
  you: 'Toi',
  anonymousVoter: 'Votant anonyme',
  anonymousNote: 'Tu apparais comme « Votant anonyme », sauf si tu affiches ton nom dans <link>ton compte</link>.',
  notInTop: 'Tu n’es pas encore dans le top {most, number} : tu as {votes, plural, one {# vote} other {# votes}}.',
  ownPlace: 'Tu es #{place, number}, avec {votes, plural, one {# vote} other {# votes}}.',
} satisfies AreaTranslation<'leaderboards'>;
