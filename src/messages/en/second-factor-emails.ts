// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
export default {
  appAddedSubject: 'An authenticator app was added',
  appAdded: 'An authenticator app was just added to your account at {site}.',
  appRemovedSubject: 'The authenticator app was removed',
  appRemoved: 'The authenticator app was just removed from your account at {site}.',
  passkeyAddedSubject: 'A passkey was added',
  passkeyAdded: 'A passkey was just added to your account at {site}.',
  passkeyAddedNamed: 'A passkey was just added to your account at {site}: {name}.',
  passkeyRemovedSubject: 'A passkey was removed',
  passkeyRemoved: 'A passkey was just removed from your account at {site}.',
  passkeyRemovedNamed: 'A passkey was just removed from your account at {site}: {name}.',
  turnedOffSubject: 'Two-step verification was turned off',
  turnedOnSubject: 'Two-step verification was turned on',
  allRemoved: 'Two-step verification was just turned off for your account at {site}.',
  codesRenewedSubject: 'New recovery codes were created',
  codesRenewed: 'New recovery codes were just created for your account, and the earlier ones no longer work at {site}.',
  codeUsedSubject: 'A recovery code was used',
  codeUsed: 'A recovery code was just used to confirm a sign-in or an action in your account at {site}.',
  reset: 'The operator turned off two-step verification for your account, and all sessions were signed out at {site}.',
  guessedSubject: 'Wrong codes were entered for your account',
  guessed:
    'Someone entered many wrong codes at the second step of signing in to your account. Whoever it was knows your password, or can use your Discord account at {site}.',

  // What follows if two-step verification was turned on or off.
  nowOn: 'Signing in now requires a second step. All other sessions were signed out.',
  nowOff: 'Signing in no longer requires a second step. All other sessions were signed out.',

  guessedEnd: 'If this was not you, set a new password: {url}',
  end: 'If this was not you, set a new password, then check your second factors: {url}',
} as const;
