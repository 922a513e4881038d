// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'votos',
  rank: 'posição',
  players: 'jogadores',
  servers: 'servidores',
  webhook: 'webhook',
  unranked: 'sem posição',
  unknown: 'desconhecido',
  healthy: 'funcionando',
  failing: 'falhando',
  disabled: 'desativado',
  paused: 'pausado',
  notTried: 'não testado',
  noDeliveries: 'sem entregas ainda',
  listing: 'página',
  notFound: 'não encontrada',
} satisfies AreaTranslation<'badges'>;
