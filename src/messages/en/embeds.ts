// Badges, widgets and link previews: what other sites show of a listing, and the code for it.
export default {
  // What a listing is called on other sites. {name} is its name, {site} that of the service.
  nameOnSite: '{name} on {site}',
  // Read aloud instead of the card; {facts} are such as “12 votes, #3”.
  cardText: '{name} on {site}: {facts}',

  // On the card.
  voteOn: 'Vote on {site}',
  votingPaused: 'Voting is paused',
  notFound: 'Listing not found',
  // Facts.
  votes: '{count, plural, one {# vote} other {# votes}}',
  rank: '#{rank, number}',
  servers: '{count, plural, one {# server} other {# servers}}',
  offline: 'offline',
  online: '{count, number} online',
  onlineOfMost: '{count, number} / {most, number} online',

  // The page with the code. {name} is the name of the listing.
  title: 'Embed {name}',
  lead: 'Copy the code into a README, a forum post or your own site. The numbers update every minute. <link>Back to the listing</link>',
  colors: 'Colors of the cards',
  auto: 'Match the visitor’s theme',
  light: 'Always light',
  dark: 'Always dark',
  image: 'Card as an image',
  imageText: 'For READMEs and forums. Some forums do not show SVG images.',
  frame: 'Card in a frame',
  frameText:
    'For sites that allow frames, on pages opened over http or https, not from a file. It looks like the image, and its text can be read by screen readers. It has no script and sets no cookies. <link>Open the card</link>',
  link: 'Just the link',
  linkText:
    'On sites that support oEmbed, paste only the link, and it becomes the card. Chat apps show a preview with the icon.',
  linkEndpoint: 'The oEmbed endpoint is <code>{url}</code>.',
  badge: 'Badge: {title}',

  // Badges: their titles.
  badgeVotes: 'Votes',
  badgeRank: 'Rank',
  badgePlayers: 'Players online',
  badgeServers: 'Servers',
  badgeWebhook: 'Webhook',

  // Read aloud on the buttons that copy code. {format} is such as Markdown, {what} one of the next ones.
  codeOf: 'the {format} of the {what}',
  cardAsImage: 'card as an image',
  cardInFrame: 'card in a frame',
  votesBadge: 'votes badge',
  rankBadge: 'rank badge',
  playersBadge: 'players badge',
  serversBadge: 'servers badge',
  webhookBadge: 'webhook badge',
  theLink: 'the link',
} as const;
