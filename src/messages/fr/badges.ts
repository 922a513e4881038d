// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'votes',
  rank: 'rang',
  players: 'joueurs',
  servers: 'serveurs',
  webhook: 'webhook',
  unranked: 'non classé',
  unknown: 'inconnu',
  healthy: 'opérationnel',
  failing: 'en échec',
  disabled: 'désactivé',
  paused: 'en pause',
  notTried: 'pas encore essayé',
  noDeliveries: 'aucune livraison',
  listing: 'fiche',
  notFound: 'introuvable',
} satisfies AreaTranslation<'badges'>;
