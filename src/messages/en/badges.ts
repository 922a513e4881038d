// Badges: small pictures on other sites, with a label and a number or a word. Short, as there is little space.
export default {
  // Labels.
  votes: 'votes',
  rank: 'rank',
  players: 'players',
  servers: 'servers',
  webhook: 'webhook',

  unranked: 'unranked',
  unknown: 'unknown',
  // How deliveries to a webhook work.
  healthy: 'healthy',
  failing: 'failing',
  disabled: 'disabled',
  paused: 'paused',
  notTried: 'not tried yet',
  noDeliveries: 'no deliveries yet',
  // Of a listing that does not exist: “listing: not found”.
  listing: 'listing',
  notFound: 'not found',
} as const;
