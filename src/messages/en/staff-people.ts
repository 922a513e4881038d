// Staff: the list of all accounts, the page of one, and what staff can do with it.
export default {
  // The list.
  people: 'People',
  // Read by screen readers after “Search”.
  search: 'people',
  searchHint: 'Name, email address or ID',
  everyone: 'Everyone',
  // Somebody who works for the site, or all of them.
  staff: 'Staff',
  suspended: 'Suspended',
  accountCount: '{count, plural, one {# account} other {# accounts}}',
  noResultsText: 'No account matches all of these filters.',
  // `{time}`: such as “4 min ago”.
  created: 'created {time}',
  unconfirmed: 'Address not confirmed',

  // The page of a person.
  resetLink: 'Password reset link',
  // Read by screen readers after “Copy”.
  theLink: 'the link',
  resetLinkText:
    'Give this link only to the owner of the account: anyone who opens it can set the password. It works once, expires after one hour, and won’t be shown again.',
  account: 'Account',
  emailAddress: 'Email address',
  discordId: 'Discord ID',
  notConnected: 'Not connected',
  // The label of a time: when the account was created.
  createdLabel: 'Created',
  // The label of “No”, or of how many devices.
  signedIn: 'Signed in',
  notSignedIn: 'No',
  onDevices: 'On {count, plural, one {# device} other {# devices}}',
  activity: 'Activity',
  viewAuditLog: 'View audit log',
  // Read by screen readers after “Copy”.
  thePersonsId: 'the person’s ID',
  noListings: 'This person does not own or manage any listings.',
  manager: 'Manager',
  password: 'Password',
  passwordNote: 'For people who forgot their password and cannot receive email. Verify who is asking first.',
  createResetLink: 'Create reset link',
  profile: 'Profile',
  profileHidden: 'Profile hidden',
  ownProfile: 'This is your own profile. Ask another staff member.',
  showProfile: 'Show profile again',
  // Times.
  suspendedUntil: 'Since {since}, until {until}.',
  suspendedWithoutEnd: 'Since {since} until a staff member ends it.',
  endSuspension: 'End suspension',
  suspend: 'Suspend',
  notOneself: 'You cannot suspend yourself.',
  notStaff: 'Staff cannot be suspended. Make this person a member first.',
  suspendNote: 'Signs the person out and keeps them from signing in and voting.',
  role: 'Role',
  staffMember: 'Staff member with access to everything under Staff.',
  member: 'Member',
  notOwnRole: 'You cannot change your own role. Ask another staff member.',
  makeMember: 'Make member',
  makeStaff: 'Make staff',

  // Suspending a person. `{name}`: their name.
  suspendTitle: 'Suspend a person',
  suspendQuestion: 'Suspend this person?',
  suspendText: '{name} will be signed out everywhere and unable to sign in or vote.',
  suspendListings:
    'Their listings stay public and keep receiving votes, so that managers and players are not affected. Until the suspension ends, the listings’ API tokens can read but not change anything. If a listing is the problem, hide it instead.',
  suspendReasonHint: 'Shown to the person when they try to sign in. At most {max, number} characters.',
  suspendDone: 'Suspended and signed out everywhere.',
  reinstated: 'The suspension has ended.',
  alreadyReinstated: 'The suspension had already ended.',

  // The role, the profile and the password of a person.
  memberQuestion: 'Make this person a member again?',
  memberText: '{name} will immediately lose access to everything under Staff.',
  memberDone: 'This person is now a member.',
  staffQuestion: 'Make this person staff?',
  staffText: '{name} will get access to everything under Staff: plans, approval, people and the audit log.',
  staffDone: 'This person is now staff.',
  profileShown: 'The profile is no longer hidden.',
  profileNotHidden: 'The profile was not hidden anymore.',
  noLinkForStaff: 'Reset links for staff can only be created on the command line.',
  accountGone: 'This account no longer exists.',
  roleChangedMeanwhile: 'The role was changed in the meantime.',
  lastStaff: 'This is the last staff member. Make someone else staff first.',
  notToYourself: 'You cannot do this to yourself. Ask another staff member.',
  suspendedFirst: 'This person is suspended. End the suspension first.',
} as const;
