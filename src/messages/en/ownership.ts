// Proving that a listing belongs to its owner, and claims.
export default {
  ownership: 'Ownership',
  // After a check that found the proof.
  proven: 'You have proven that this listing is yours.',
  // {wait} is a duration such as “4 min”.
  tooManyChecks: 'Too many checks. Try again in {wait}.',
  proveAgain: 'Prove it again',
  prove: 'Prove that it is yours',
  onlyOwner: 'Only the owner of the listing can prove that it is theirs.',

  // The badge of a listing, and its opposite.
  verified: 'Owner verified',
  notVerified: 'Owner not verified',

  // Without a proof. {subject} is what has to be proven, such as the address of a server.
  notProven: 'Not proven',
  notProvenText:
    'Prove that {subject} is yours, and your listing gets the badge “Owner verified”. Until then, its page says that nobody has proven it, and anyone who can prove it may claim the listing.',
  notProvenTextAlone:
    'Prove that it is yours, and your listing gets the badge “Owner verified”. Until then, its page says that nobody has proven it, and anyone who can prove it may claim the listing.',

  // With a proof. {method} says how it was proven, such as “a DNS record”; {time} is a time such as “in 3 d”.
  proof: 'Proof',
  notConfirmed: 'Not confirmed',
  provenText:
    '{days, plural, one {{subject} was proven by {method}. It is checked every # day, and when the address changes.} other {{subject} was proven by {method}. It is checked every # days, and when the address changes.}}',
  latestCheckFailed: 'The latest check found no proof',
  proofEnds: 'Otherwise the proof ends {time}.',
  provenAt: 'Proven',
  checkedAt: 'Last checked',
  nextCheckAt: 'Next check',

  // Somebody else claims the listing. {time} is a time such as “in 3 d”, {exact} the same time exactly.
  claimByOther: 'Claim',
  claimByOtherTitle: 'Someone else claims this listing',
  claimByOtherText: 'They have proven that {subject} is theirs, by {method}.',
  claimContested: 'You have proven it, too, so the listing stays with you unless staff decides otherwise.',
  claimDue:
    'If you do not prove it as well, the listing is transferred to them {time} ({exact}), with its votes. Your managers, tokens, webhook and vote listener are then removed.',

  // For visitors of a listing's page. {type} is bot, or game for a server.
  provenForVisitors: 'Whoever runs this listing has proven that {subject} is theirs, by {method}. Last checked {time}.',
  notProvenForVisitors:
    '{type, select, bot {Nobody has proven yet that this listing is by the people who run the bot.} other {Nobody has proven yet that this listing is by the people who run the server.}}',
  isItYours:
    '{type, select, bot {Is this bot yours? Claim the listing} other {Is this server yours? Claim the listing}}',

  // The ways to prove it.
  cannotBeProven: 'It cannot be proven yet',
  checkFailed: 'The check found no proof',
  signInWithDiscord: 'Sign in with Discord',
  checkNow: 'Check now',

  // In the dashboard of a listing that is hidden until it is proven. The link follows the text.
  hiddenLabel: 'Proof of ownership',
  hidden: 'Hidden until you prove that it is yours',
  hiddenText: 'Only its owner, its managers and staff can see this listing, and nobody can vote.',
  proveLink: 'Prove ownership',

  // The page to claim a listing. {hours} is a number of hours.
  claimTitle: 'Claim a listing',
  claimHeading: 'Claim this listing',
  claimIntro: 'Someone else added this listing. If <b>{subject}</b> is yours, prove it in one of these ways.',
  claimIntroAlone: 'Someone else added this listing.',
  claimOfProven: 'Its owner has proven it, too, so staff decides who gets it.',
  claimWaits:
    'Its owner is notified and has {hours, plural, one {# hour} other {# hours}} to prove it as well. After that, the listing is yours, with its votes.',
  claimAgain: 'Prove it again',
  claimAgainText:
    'A proof counts for {hours, plural, one {# hour} other {# hours}}. After that, staff checks it again.',
  claimedTitle: 'Already claimed',
  claimedText: 'Someone has already claimed this listing. If it is yours, come back when that claim has been decided.',
  claimYours: 'Your claim',
  claimProven: 'You have proven that <b>{subject}</b> is yours, by {method}, {time}.',
  claimOwnerProven: 'The listing’s owner has proven it, too. Staff decides who gets it.',
  claimIsDue:
    'Its owner is notified. Unless they prove it as well, the listing is yours {time} ({exact}). Leave the code where it is until then.',
  claimWithdraw: 'Withdraw claim',

  // Messages after it.
  claimMade: 'You have proven that it is yours. Your claim is below.',
  claimWithdrawn: 'Your claim is withdrawn.',
  claimEnded: 'This claim has already ended.',
  claimSignInExpired: 'The sign-in has expired. Begin it again.',
  claimNotConfirmed: 'Discord did not confirm the sign-in. Try again.',
  claimTryLater: 'Try again later.',
} as const;
