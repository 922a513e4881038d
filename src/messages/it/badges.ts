// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'voti',
  rank: 'posizione',
  players: 'giocatori',
  servers: 'server',
  webhook: 'webhook',
  unranked: 'fuori classifica',
  unknown: 'sconosciuto',
  healthy: 'funziona',
  failing: 'con errori',
  disabled: 'disattivato',
  paused: 'in pausa',
  notTried: 'non ancora provato',
  noDeliveries: 'nessuna consegna',
  listing: 'scheda',
  notFound: 'non trovata',
} satisfies AreaTranslation<'badges'>;
