// A listing's page, and its parts where owners and staff see them.
export default {
  // The page.
  asideLabel: 'Details, voters and related listings',
  report: 'Report this listing',
  votesOfDays: 'Votes, last {days, plural, one {# day} other {# days}}',
  votesOfMonths: 'Votes, last {months, plural, one {# month} other {# months}}',
  totalVotes: 'Total votes',
  lastDays: 'Last {days, plural, one {# day} other {# days}}',
  today: 'Today',
  rank: 'Rank',
  // The place of a listing among others, such as #12.
  rankNumber: '#{rank, number}',

  // How many Discord servers a bot is in, and how many shards (parts) it runs as; {time} is such as “5 min ago”.
  servers: '{count, plural, one {# server} other {# servers}}',
  serversChart: 'Servers',
  serversReported: 'Reported by the bot {time}.',
  serversReportedWithShards: 'Across {shards, plural, one {# shard} other {# shards}}, reported by the bot {time}.',

  // Below the name.
  ownerNotVerified: 'Owner not verified',
  // {plan} is the name of a paid plan, such as “Plus”.
  plan: '{plan} plan',

  // How to join a server or add a bot.
  join: 'Join',
  addToDiscord: 'Add to Discord',
  serverAddress: 'server address',
  // {host} is the name of a web server, such as discord.com.
  opens: 'Opens {host}',
  inServers: 'In <b>{count, plural, one {# server} other {# servers}}</b>',
  // Whether a game server answers, and since when not; {time} is such as “3 h ago”.
  online: 'Online',
  offline: 'Offline',
  offlineSince: 'stopped responding {time}',
  // After “Online”: how many players are on the server, of at most {most}.
  players: '{count, plural, one {<b>{count, number}</b> player} other {<b>{count, number}</b> players}}',
  playersOfMost:
    '<b>{count, number}</b> of {most, plural, one {{most, number} players} other {{most, number} players}}',

  // Which language the owner's texts are in, if it is not the page's: {language} is its name, such as “German”.
  textsIn: 'In {language}',
  // {languages} are links with the names of languages, or “Original” for texts whose language is not known.
  alsoIn: 'Also in: {languages}',
  originalTexts: 'Original',

  about: 'About',
  noDescription: 'No description yet. <link>Add one</link> to tell visitors what to expect.',

  // Labels of facts.
  details: 'Details',
  mods: 'Mods',
  country: 'Country',
  languages: 'Languages',
  runBy: 'Run by',
  team: 'Team',
  listed: 'Listed',
  // A country and its continent, such as “Germany, Europe”.
  countryInRegion: '{country}, {region}',
  // A list of names, one after the other.
  nextName: '{names}, {name}',

  // Links; the form of a listing has the same labels.
  links: 'Links',
  website: 'Website',
  discordServer: 'Discord server',
  support: 'Support',
  sourceCode: 'Source code',
  store: 'Store',

  // Pictures and a video. The lightbox shows one picture of several.
  images: 'Images',
  video: 'Video',
  imagesAndVideo: 'Images and video',
  imageNumber: '{number} of {count}',
  // {provider} is such as YouTube, {company} such as Google.
  loadVideo: 'Load video from {provider}',
  videoNotLoaded:
    'This loads a page from {provider}. Until then, nothing is loaded from there, and {company} does not learn about your visit.',
  videoOfCompanyNotLoaded:
    'This loads a page from {provider}, which belongs to {company}. Until then, nothing is loaded from there, and {company} does not learn about your visit.',
  videoTitle: 'Video about {name}, on {provider}',
  watchOn: 'Watch on {provider}',
  unloadVideo: 'Unload video',

  // Beside the page.
  latestRelease: 'Latest release',
  changelog: 'Changelog',
  topVoters: 'Top voters this month',
  noVotesThisMonth: 'No votes yet this month. Be the first!',
  // In the list of voters.
  you: 'You',
  anonymousVoter: 'Anonymous voter',
  votes: '{count, plural, one {# vote} other {# votes}}',
  allTopVoters: 'All top voters',
  similar: 'Similar listings',

  // How to pass a listing on.
  share: 'Share',
  pageLink: 'the link',
  qrCode: 'QR code',
  qrCodeOfPage: 'QR code with this page’s link',
  downloadSvg: 'Download as SVG',
  embed: 'Embed on your site',
  openShareSheet: 'Share…',

  // Above the page, for those who run the listing.
  yourListing: 'Your listing',
  forYourTeam: 'For you and your team:',
  manage: 'Manage listing',

  // A short list of listings.
  noListings: 'No listings yet. <link>Be the first to add one.</link>',
  gainedVotes: '+{count, plural, one {# vote} other {# votes}}',

  // For owners and staff: the page before it is public.
  previewOf: 'Preview of {name}',
  asVisitorsSee: 'As visitors would see it',

  // For owners: whom the page names.
  namesNobody: 'The page names nobody.',
  whoIsNamed:
    'The page names the owner and the <managers>managers</managers> who agreed to show their name in <account>their account</account>.',
} as const;
