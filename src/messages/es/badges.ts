// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'votos',
  rank: 'posición',
  players: 'jugadores',
  servers: 'servidores',
  webhook: 'webhook',

  unranked: 'sin posición',
  unknown: 'desconocido',
  healthy: 'funciona',
  failing: 'falla',
  disabled: 'desactivado',
  paused: 'en pausa',
  notTried: 'sin probar',
  noDeliveries: 'sin entregas',
  listing: 'ficha',
  notFound: 'no encontrada',
} satisfies AreaTranslation<'badges'>;
