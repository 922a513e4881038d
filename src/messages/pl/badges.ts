// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
import type { AreaTranslation } from '../message.ts';

export default {
  votes: 'głosy',
  rank: 'miejsce',
  players: 'gracze',
  servers: 'serwery',
  webhook: 'webhook',

  unranked: 'brak',
  unknown: 'nieznane',
  healthy: 'działa',
  failing: 'błędy',
  disabled: 'wyłączony',
  paused: 'wstrzymany',
  notTried: 'jeszcze bez prób',
  noDeliveries: 'jeszcze bez dostaw',
  listing: 'wpis',
  notFound: 'nie znaleziono',
} satisfies AreaTranslation<'badges'>;
