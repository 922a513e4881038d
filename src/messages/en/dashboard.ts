// The dashboard: a person's listings, the overview of one, and its first steps.
export default {
  dashboard: 'Dashboard',
  yourListings: 'Your listings',
  youAreStaff: 'You are a staff member. <link>View the setup checklist</link>.',
  addListing: 'Add a listing',

  // For somebody without a listing. `{approval}` is yes if staff reviews listings first, `{role}` is staff for staff.
  noListings: 'You have no listings yet',
  noListingsText:
    '{approval, select, yes {Add your bot or game server. Staff reviews it before it becomes public. You can set everything up in the meantime.} other {Add your bot or game server. It will be public right away and can receive votes within a minute.}} {role, select, staff {As a staff member, you find the setup checklist and everything that waits for a decision on the staff pages.} other {If somebody else owns it, ask them to invite you as a manager.}}',
  openStaffPages: 'Open the staff pages',
  readHowVotesReachYou: 'Read how votes reach you',

  // Invitations. `{inviter}` is a person, `{listing}` the name of a listing. What is in `unseen` is only read aloud.
  ownershipOffered: '{inviter} wants to transfer ownership of {listing} to you.',
  invitedToManage: '{inviter} invites you to manage {listing}.',
  viewInvitation: 'View <unseen>the invitation to {listing}</unseen>',

  // A listing in the list. `{kind}` is such as “Minecraft server”, `{name}` the name of the listing.
  kindAndVotes: '{kind} · {votes, plural, one {# vote} other {# votes}}',
  kindAndVotesPaused: '{kind} · {votes, plural, one {# vote} other {# votes}} · paused',
  hiddenUntilProven: 'Hidden until proven',
  deliveriesOf: 'Deliveries <unseen>of {name}</unseen>',

  // The overview of a listing.
  overview: 'Overview',
  setupAndHealth: 'Setup and health',
  votesToday: 'Votes today',
  lastDays: '{days, plural, one {Last # day} other {Last # days}}',
  totalVotes: 'Total votes',
  votesPerDay: '{days, plural, one {Votes per day, last # day} other {Votes per day, last # days}}',
  votesPerHour: '{hours, plural, one {Votes per hour, last # hour} other {Votes per hour, last # hours}}',
  // Headings of charts of the number of players or of a bot's servers, and what is counted in the charts.
  playersOverDays: '{days, plural, one {Players, last # day} other {Players, last # days}}',
  serversOverDays: '{days, plural, one {Servers, last # day} other {Servers, last # days}}',
  players: 'Players',
  servers: 'Servers',

  // The checklist of first steps.
  gettingStarted: 'Getting started',
  stepsDone: '{done, number} of {total, number}',
  // Only read aloud, after the title of a step.
  stepDone: '(done)',
  hideChecklist: 'Hide checklist',
  showChecklist: 'Show checklist',
  checklistHidden: 'The checklist is hidden.',
  checklistShown: 'The checklist is shown again.',

  // The steps, each with what to do or what is missing. `{parts}` is a list of the parts below.
  completePage: 'Complete your page',
  missing: 'Missing: {parts}.',
  partSummary: 'summary',
  partDescription: 'description',
  partTags: 'tags',
  partInviteLink: 'invite link',
  partServerAddress: 'server address',
  addPictures: 'Add pictures',
  partIcon: 'icon',
  partBanner: 'banner',
  partImages: 'images',
  proveOwnership: 'Prove that it is yours',
  proveRequired: 'Until then, nobody else sees it.',
  // “Owner verified” is the name of a badge.
  proveOptional: 'Your listing then has the badge “Owner verified”.',
  setUpListener: 'Set up your vote listener',
  setUpListenerText: 'Enter your server’s vote listener, or set up a webhook instead.',
  setUpWebhook: 'Set up your webhook',
  setUpWebhookText: 'Enter the URL of your endpoint or of a Discord webhook.',
  sendTestVote: 'Send a test vote',
  sendTestEvent: 'Send a test event',
  sentUnconfirmed: 'Sent, but not confirmed.',
  seeRightAway: 'You see right away whether it arrives.',
  getFirstVote: 'Get the first vote delivered',
  noVoteConfirmed: 'No vote has been confirmed yet.',
  shareVotePage: 'Share the vote page with your community.',
  votesOnceApproved: 'People can vote once the listing is approved.',
  nobodyCanVote: 'Nobody can vote, because the listing is not public.',
  useToken: 'Use your API token',
  useTokenText: 'This step is done once you make your first API call.',
  inviteManager: 'Invite a manager',
  inviteManagerText: 'Managers can help you run the listing.',

  // Voters who have not connected Discord. `{percent}` is such as 12%. Leave what is in <code>…</code> as it is.
  votersWithoutDiscord: 'Voters without a Discord ID',
  someWithoutDiscord:
    '<b>{percent} of your voters cannot be thanked by their Discord ID.</b> In the last {days, plural, one {# day} other {# days}}, {without, number} of your last {voters, plural, one {# voter} other {# voters}} had not connected Discord. In their votes, <code>data.userId</code> is the ID of their account on this site, such as <code>usr_…</code>.',
  askToConnect:
    'Ask your users to connect Discord on their account page here; the vote page asks them, too. Make sure that your code accepts these IDs without a reward instead of failing.',
  noDiscordSignIn:
    'This site does not offer signing in with Discord, so <code>data.userId</code> is always the ID of an account on this site, such as <code>usr_…</code>, and never a Discord ID. Only <contact>the operator</contact> can enable it.',
  handleTheseVotes: 'How to handle these votes',
} as const;
