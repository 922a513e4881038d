// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
export default {
  title: 'Site settings',
  intro:
    'Changes take effect immediately, in all processes. Settings that come from environment variables cannot be changed here, and some, such as addresses, keys and the database, can only be set there.',
  groupListings: 'Listings',
  groupPeople: 'People',
  groupVotes: 'Votes',
  groupPlans: 'Plans',
  saveSettings: 'Save settings',
  saved: 'Saved. The settings are in effect.',
  // {variable} is the name of an environment variable.
  overridden: '{variable} is set in the environment, which takes precedence.',
  setByEnvironment: 'Set by {variable} in the environment.',
  on: 'On',
  off: 'Off',

  // Listings.
  approval: 'Approval of new listings',
  approvalHint: 'When on, new listings become public only after staff approves them.',
  reviews: 'Reviews',
  reviewsHint:
    'When off, reviews and their forms are hidden everywhere, but nothing is deleted. When on, owners can still turn them off for their listings.',

  // People. “privacy” and “terms” are the ends of addresses and stay as they are.
  contact: 'Contact',
  contactHint: 'An email address or an https address. It is public.',
  contactInvalid: 'enter an email address or the https address of a page.',
  privacyUrl: 'Address of your privacy page',
  privacyUrlHint: 'Only if it is on another site: otherwise write a page with the address “privacy”.',
  termsUrl: 'Address of your terms',
  termsUrlHint: 'Only if they are on another site: otherwise write a page with the address “terms”.',
  pageUrlInvalid: 'enter the https address of a page.',
  disposableEmail: 'Disposable email addresses',
  disposableEmailHint: 'Fake voters use them to confirm many accounts.',
  refuse: 'Refuse',
  allow: 'Allow',
  accountsPerNetwork: 'New accounts per network per hour',
  // What staff types for no limit is “off”, in every language.
  limitHint: 'A whole number, or “off” for no limit.',
  limitInvalid: 'enter a whole number from 1 to {most, number}, or “off” for no limit.',

  // Votes.
  voteCaptcha: 'Check before a vote',
  voteCaptchaHint: 'To use another provider’s captcha, set VOTE_CAPTCHA and its keys in the environment.',
  captchaOff: 'The browser solves a puzzle by itself',
  captchaAltcha: 'The voter ticks a box, and the puzzle is harder',
  votesPerNetwork: 'Votes per network for one listing, per voting window',
  votesPerNetworkHint: 'A whole number, or “off” for no limit. A home or a school usually shares one network.',
  votesPerNetworkHour: 'Votes per network per hour, for all listings',

  // Plans of listings. {plan} is the name of a plan in weightOfPlan, and its key, such as “free”, in nameOfPlan.
  planWeights: 'Weight of a vote',
  planWeightsHint: 'How much a vote counts in the ranking, from 1 to 9999. Votes already cast keep their weight.',
  planWeightsInvalid: 'enter a whole number from 1 to 9999 for each plan.',
  weightOfPlan: '{plan} plan',
  planNames: 'Name of the plan',
  planNamesHint: 'What pages call the plan: at most 24 characters, without commas or equals signs.',
  planNamesInvalid: 'enter 1 to 24 characters for each plan, without commas or equals signs.',
  nameOfPlan: 'Plan “{plan}”',
} as const;
