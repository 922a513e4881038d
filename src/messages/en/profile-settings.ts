// Account pages about what others see and what is stored: the profile, personal data, reports, reviews, invitations.
export default {
  // The public profile.
  title: 'Your profile',
  hiddenByStaff: 'Staff has hidden your profile, so nobody else sees it.',
  // `<link>` leads to the page on which people decide who sees their name.
  text: 'Nobody else can see your profile until you make it public. It shows your name, when you joined, how many votes you have cast, your streak and your badges, but not when or what you voted for. It also shows your newest reviews if <link>your name</link> is shown with them.',
  save: 'Save profile',
  // `{address}` is a link.
  publicPage: 'Your public page: {address}',
  handle: 'Handle',
  // A handle is a short name in the address of a page.
  handleHint:
    'Part of your page’s address: {min, number} to {max, number} letters, digits and hyphens. If you change it, your old handle stays reserved for you for {days, plural, one {# day} other {# days}}.',
  visibility: 'Visibility',
  makePublic: 'Make my profile public',
  makePublicHint: 'Anyone with the link can see it.',
  favorites: 'Favorites',
  showFavorites: 'Show my favorites',
  showFavoritesHint: 'The listings you have marked with a heart.',
  searchEngines: 'Search engines',
  allowSearchEngines: 'Let search engines list my profile',
  allowSearchEnginesHint: 'If this is off, they are asked not to.',
  tooManyChanges: 'Too many changes. Try again in an hour.',
  nowPublic: 'Your profile is public.',
  savedUnseen: 'Your profile was saved. Nobody else can see it.',

  // What staff decided about a person's profile, for that person.
  profileHidden: 'Staff hid your public profile',
  profileShown: 'Staff no longer hides your profile',
  nameCleared: 'Staff cleared your name',
  myProfile: 'My profile',
  chooseName: 'Choose another name',

  // What a person has reported.
  myReports: 'My reports',
  noReports: 'No reports',
  noReportsText:
    'Every listing and every changelog entry has a link to report it. Your reports and their outcomes appear here.',

  // What a person has reviewed.
  myReviews: 'My reviews',
  noReviews: 'No reviews yet',
  noReviewsText:
    'You can review every listing that you have voted for. Your reviews and the replies to them appear here.',
  replyMailsOn: 'Replies to your reviews are also sent to your confirmed email address.',
  replyMailsOff: 'Replies to your reviews are only shown on this site. Decisions of staff are still sent.',
  replyMailsTurnedOn: 'You will get emails about replies.',
  replyMailsTurnedOff: 'You will no longer get emails about replies.',

  // Invitations to manage a listing, and offers to own one. `{inviter}` is a person's name, `{listing}` a listing's.
  offerTitle: 'Ownership offer',
  invitationTitle: 'Invitation to manage a listing',
  takeOver: 'Take over this listing?',
  manage: 'Manage this listing?',
  offer: '{inviter} wants to transfer ownership of {listing} to you.',
  offerMeaning:
    'Only the owner can invite and remove managers, transfer the listing or delete it. {inviter} stays on as a manager until you remove them.',
  invitation: '{inviter} invites you to manage {listing}.',
  invitationMeaning:
    'Managers can view and change its webhook, vote listener, API tokens, changelog and settings, and get its notices. The other managers see your name. You can leave at any time.',
  // `{time}` is such as in 3 d.
  invitationExpires: 'The invitation expires {time}.',
  // `{email}` is an address of which a part is hidden.
  signInToReply:
    'This invitation is for {email}. Sign in with that address or create an account with it. You will then return to this page.',
  // `{own}` is the address of the account that is signed in.
  wrongAccount:
    'This invitation is for {email}, but you are signed in as {own}. Sign out, open the link again and sign in with the right address, or ask for an invitation to your current address.',
  accept: 'Accept',
  decline: 'Decline',
  declined: 'You declined. Nothing has changed.',
  nowOwner: 'You now own this listing.',
  nowManager: 'You now manage this listing.',
  invitationEnded: 'This invitation is no longer valid',
  invitationEndedText:
    'It was accepted, declined or revoked, or it is more than seven days old. Ask the listing’s owner for a new one.',

  // Personal data.
  data: 'Your data',
  exportData: 'Export data',
  exportText:
    'One JSON file with everything stored about you: your account, sign-in methods, sessions, votes and listings, the tokens you created, your reports, reviews and helpful marks, and your actions in listings.',
  downloadFile: 'Download file',
  exportLimited: 'You have downloaded this file several times. Please try again in an hour.',
  deleteTitle: 'Delete your account',
  deleteText: 'Your votes still count, but without your name. The next page lists exactly what will be deleted.',
  deleteAccount: 'Delete account',
  // The word that must be typed to delete an account, in lower-case letters.
  deletionWord: 'delete',
  // `{word}` is the word above.
  typeWord: 'Type the word {word}',
  typeWordProblem: 'Type the word {word}.',
  accountDeleted: 'Your account was deleted.',
  onlyStaff: 'You are the only staff member. Make someone else staff first.',
  stillOwns: 'You still own listings. Transfer or delete them first.',
  whatIsDeleted: 'What is deleted immediately',
  whatIsDeletedText:
    'Your name, address, password, connected accounts and sessions, the player names in your votes, your reviews and helpful marks, and your role as a manager. Vote checks no longer find your votes. This cannot be undone.',
  whatStays: 'What stays',
  votesStay: 'Your votes still count, under a random ID that cannot be traced back to you.',
  eventsStay:
    'Events that were sent to owners of bots and servers, and their logs. They keep the ID from your votes for 90 days.',
  reportsStay:
    'What you reported stays without your name. The texts are deleted at once if staff has decided, and otherwise 90 days after the decision.',
  tokensStay:
    'Tokens you created keep working for their listings, and your actions in listings stay in the audit log without your name.',
  hashesStay:
    'If you voted within the last day, hashes of your email address and connected accounts, until you would have been able to vote again. Until then, they cannot be used to create a new account.',
  downloadFirst: 'Download your data first',
  youOwn: 'You own {count, plural, =1 {a listing} other {# listings}}',
  transferFirst: 'Transfer or delete your listings first. Then you can delete your account.',
  // `{name}` is a listing's name.
  transferOrDelete: '{name}: <transfer>Transfer</transfer> or <remove>delete</remove>',
  // Read aloud, for the two links.
  transferNamed: 'Transfer {name}',
  deleteNamed: 'Delete {name}',
} as const;
