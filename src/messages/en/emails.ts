// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
export default {
  // The subject of every email begins with the name of the site.
  subject: '{site}: {subject}',

  confirmSubject: 'Confirm your address',
  confirmWho: 'Someone, probably you, created an account at {site} with this address.',
  confirmHow: 'To confirm that this address is yours, open this link and press the button:',
  confirmEnd:
    'The link works once and expires in 24 hours. If this was not you, you can ignore this email. The address will stay unconfirmed.',

  signUpWho: 'Someone, probably you, signed up at {site} with this address.',
  signUpHow:
    'To finish, open this link in the same browser and press the button. In another browser, you need the password you chose.',
  signUpEnd:
    'The link works once and expires in 24 hours. If this was not you, you can ignore this email. No account will be created.',

  existsSubject: 'You already have an account',
  existsWho:
    'Someone, perhaps you, tried to sign up at {site} with this address. It already has an account, so nothing was changed.',
  existsSignIn: 'Sign in: {url}',
  existsForgot: 'Forgot your password? Set a new one: {url}',
  ignore: 'If this was not you, you can ignore this email.',

  tooEarlySubject: 'This address cannot be used yet',
  // `{time}` is a date with a time.
  tooEarlyUntil:
    'An account with this address was deleted while its recent votes still count. You can sign up again after {time}.',

  newAddressSubject: 'Confirm your new address',
  newAddressWho: 'Someone wants to use this address for an account at {site}.',
  newAddressEnd: 'The link works once and expires in 24 hours. If you did not request this, you can ignore this email.',

  takenSubject: 'This address already has an account',
  takenWho: 'Someone, perhaps you, wanted to use this address for another account at {site}.',
  takenSignIn: 'It already has its own account, so nothing was changed. You can sign in with it: {url}',

  // `{address}` is the new email address.
  changeSubject: 'Your address is about to change',
  changeWho: 'Someone who is signed in to your account at {site} asked to change its address to {address}.',
  changeWhen:
    'The address will change once the link in our email to the new address is opened. If this was you, you do not need to do anything here.',
  newPasswordNow: 'If this was not you, set a new password now, which signs out all devices: {url}',
  changedSubject: 'Your address was changed',
  changedTo: 'The address of your account at {site} is now {address}. Future emails will go there.',
  changedEnd: 'If this was not you, contact support as soon as you can.',

  resetSubject: 'Set a new password',
  resetWho: 'Someone, probably you, asked to set a new password at {site}. Set it here:',
  resetEnd:
    'The link works once and expires in one hour. If this was not you, you can ignore this email. Your password will stay the same.',

  passwordSubject: 'Your password was changed',
  passwordChanged: 'The password of your account at {site} was just changed, and all other sessions were signed out.',
  newPassword: 'If this was not you, set a new one: {url}',

  // `{device}` is one of the two below, which the list of sessions shows too, or what the browser says about itself.
  deviceSubject: 'New sign-in',
  deviceWho:
    'Someone signed in to your account at {site} in a browser that was not used with it before: {device}, {time}.',
  browserOnSystem: '{browser} on {system}',
  deviceUnknown: 'Unknown device',
  deviceNothing: 'If this was you, you do not need to do anything.',

  resetLinkSubject: 'A link to reset your password was created',
  resetLinkWho: 'Staff of {site} created a link that sets a new password for your account, to pass it on to you.',
  resetLinkUntil: 'Your password stays the same until somebody uses the link. It expires in one hour.',
  resetLinkEnd:
    'If you did not ask for it, tell the staff, and set a new password yourself, which makes the link useless: {url}',

  // `{provider}` is a service to sign in with, such as Discord.
  connectedSubject: '{provider} was connected',
  connected: 'A {provider} account was just connected to your account at {site}. It can now be used to sign in.',
  connectedEnd: 'If this was not you, disconnect it here and set a new password: {url}',

  // `{account}` is a game account with its game.
  linkedSubject: 'A game account was linked',
  linked: 'The {account} was just linked to your account at {site}. It now gets the rewards for your votes there.',
  linkedToListing:
    'The {account} was just linked to your account at {site} for the listing {listing}. It now gets the rewards for your votes there.',
  linkedEnd: 'If this was not you, unlink it here and set a new password: {url}',

  testSubject: 'Test email',
  testWho: 'This email was sent from the staff pages of {site} to check that email works.',
  testEnd: 'It arrived, so people can confirm their addresses and reset their passwords.',

  favoritesSubject:
    '{count, plural, one {A favorite is ready for your vote} other {# favorites are ready for your vote}}',
  favorites:
    '{count, plural, one {You can vote for one of your favorites again:} other {You can vote for # of your favorites again:}}',
  favoritesEnd: 'You get this email because you asked for it at {site}. Turn it off here:\n{url}',

  farewellSubject: 'Your account was deleted',
  farewell: 'Your account at {site} was deleted, as you requested. This is the last email to this address.',
  farewellEnd: 'Your votes still count, without your name. If this was not you, contact support.',
} as const;
