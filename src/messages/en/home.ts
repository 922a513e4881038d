// The home page.
export default {
  // For search engines; {site} is the name of the service.
  description: 'Bots and game servers on {site}: find one, vote for it, and its owner is notified right away.',
  title: 'Find bots and game servers people love',
  lead: 'Vote for the ones you like. Owners are notified of every vote within seconds and can reward you for it.',

  // Tiles of bots and games, each with its categories.
  categories: 'Categories',
  discordBots: 'Discord bots',

  // Short lists, each with links to all of it.
  topServers: 'Top servers',
  allServers: 'See all game servers',
  topBots: 'Top bots',
  allBots: 'See all bots',
  rising: 'Rising',
  risingNote: 'Biggest gains this week compared with last week.',
  allRising: 'See all rising',
  new: 'New',
  newNote: 'Recently added bots and servers.',
  newServers: 'New servers',
  newBots: 'New bots',
  updated: 'Recently updated',
  updatedNote: 'Bots with new release notes.',
  allUpdated: 'See all updates',

  // For owners.
  ownersTitle: 'Do you run a bot or a server?',
  ownersText:
    'You receive every vote as a signed webhook. If your endpoint is down, we retry. If it stays down, nothing is lost: you can redeliver every vote with one click. When something fails, you see what went wrong and how to fix it.',
  addYours: 'Add your bot or server',
  // What happens, in three steps; <b> is bold.
  stepVote: '<b>Someone votes.</b> The vote and its delivery are saved together in one transaction.',
  stepCall: '<b>We call your endpoint.</b> The request is signed, sent within seconds, and retried if it fails.',
  stepReward: '<b>You reward the voter.</b> The log shows every attempt and its response.',

  // The page of rising listings, and that of updated ones. {title} and {text} are those of the page.
  latestDescription: '{title} on {site}. {text}',
  risingTitle: 'Rising bots and servers',
  risingText: 'Biggest gains of the last seven days, compared with the seven days before.',
  updatedTitle: 'Recently updated bots',
  updatedText: 'Bots with new release notes, latest first.',
  nothingYet: 'Nothing here yet',
  nothingYetText: 'Come back in a few days, or browse all listings.',
  bots: 'Bots',
  gameServers: 'Game servers',

  // On a page that staff wrote.
  draft: 'This is a draft, which only staff can see. <link>Edit it</link> to publish it.',
} as const;
