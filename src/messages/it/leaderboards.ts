// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Top votanti',
  lead: 'Chi vota di più, su tutte le schede.',
  ofListing: 'Top votanti di {name}',
  backToListing: 'Torna alla scheda',
  allListings: 'Tutte le schede',
  period: 'Periodo',
  thisMonth: 'Questo mese',
  allTime: 'Da sempre',
  noVotesThisMonth: 'Ancora nessun voto questo mese',
  noVotes: 'Ancora nessun voto',
  soon: 'I voti compaiono qui entro un minuto.',
  place: 'Posto',
  voter: 'Votante',
  votes: 'Voti',
  you: 'Tu',
  anonymousVoter: 'Votante anonimo',
  anonymousNote: 'Compari come “Votante anonimo” finché non mostri il tuo nome nel <link>tuo account</link>.',
  notInTop: 'Non sei ancora nella top {most, number}: hai {votes, plural, one {# voto} other {# voti}}.',
  ownPlace: 'Sei in {place, number}ª posizione, con {votes, plural, one {# voto} other {# voti}}.',
} satisfies AreaTranslation<'leaderboards'>;
