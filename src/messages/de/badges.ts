// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'Votes',
  rank: 'Rang',
  players: 'Spieler',
  servers: 'Server',
  webhook: 'Webhook',

  unranked: 'ohne Rang',
  unknown: 'unbekannt',
  healthy: 'funktioniert',
  failing: 'gestört',
  disabled: 'deaktiviert',
  paused: 'pausiert',
  notTried: 'noch nicht versucht',
  noDeliveries: 'noch nichts zugestellt',
  listing: 'Eintrag',
  notFound: 'nicht gefunden',
} satisfies AreaTranslation<'badges'>;
