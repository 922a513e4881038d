// The leaderboards.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Quem mais vota',
  lead: 'As pessoas que mais votam, em todas as páginas.',
  ofListing: 'Quem mais vota em {name}',
  backToListing: 'Voltar à página',
  allListings: 'Todas as páginas',
  period: 'Período',
  thisMonth: 'Este mês',
  allTime: 'Desde sempre',
  noVotesThisMonth: 'Nenhum voto este mês ainda',
  noVotes: 'Nenhum voto ainda',
  soon: 'Os votos aparecem aqui em até um minuto.',
  place: 'Posição',
  voter: 'Votante',
  votes: 'Votos',
  you: 'Você',
  anonymousVoter: 'Votante anônimo',
  anonymousNote: 'Você aparece como “Votante anônimo”, a menos que mostre seu nome na <link>sua conta</link>.',
  notInTop:
    'Você ainda não está no top {most, number}: você tem {votes, plural, =0 {# votos} one {# voto} other {# votos}}.',
  ownPlace: 'Você está na posição {place, number}, com {votes, plural, one {# voto} other {# votos}}.',
} satisfies AreaTranslation<'leaderboards'>;
