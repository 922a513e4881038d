// Passkeys, two-step verification, sessions, and confirming who someone is.
export default {
  on: 'On',
  off: 'Off',

  // Confirming who someone is before something sensitive.
  confirmIdentity: 'Confirm that it’s you',
  enterPassword: 'Enter your password to continue. It is not asked again for ten minutes.',
  enterPasswordOrCode: 'Enter your password or a code to continue. It is not asked again for ten minutes.',
  enterCode: 'Enter a code to continue. It is not asked again for ten minutes.',
  confirm: 'Confirm',
  usePasskey: 'Use a passkey',
  codeOrRecoveryCode: 'Code from your authenticator app, or a recovery code',
  recoveryCode: 'Recovery code',
  signInAgain: 'To confirm that it’s you, sign out and sign in again. Then try again within ten minutes.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyAttempts: 'Too many attempts. Try again in {wait}.',
  passwordWrong: 'The password is wrong.',
  enterCodeOrPasskey: 'Enter a code, or use a passkey.',
  tooManyCodes: 'Too many codes were entered today. Sign out and sign in again.',

  // Why a code or a passkey was refused.
  tooLate: 'This page was open for too long, or was used before. Please try again.',
  codeWrong:
    'This code is wrong. Enter the six digits that your authenticator app shows now, or a recovery code that you have not used yet.',
  codeOld:
    'This code has expired. If your app shows it right now, the clock of that device is slow: turn on automatic date and time there, then try again.',
  codeUsed: 'This code was already used. Wait until your app shows the next one.',
  passkeyUnknown: 'This passkey does not belong to this account, or was removed from it. Use another one.',
  passkeyRejected: 'The passkey could not be verified. Try again, or use another way.',
  // `{span}` is one of the two texts below, such as 3 minutes.
  clockOff:
    'The clock of the device with the app is about {span} {direction, select, fast {fast} other {slow}}, so its codes will not work. Turn on automatic date and time there, then enter the new code.',
  clockSeconds: '{count, plural, other {# seconds}}',
  clockMinutes: '{count, plural, =1 {a minute} other {# minutes}}',

  // Two-step verification.
  twoStep: 'Two-step verification',
  neededForStaff: 'Needed for the staff pages',
  neededForStaffText:
    'You are staff. The staff pages open once you have added an authenticator app or a passkey: staff can change everything here, so a password alone does not protect your account enough.',
  twoStepText:
    'With an authenticator app or a passkey, a stolen password is not enough to sign in. One of them is enough; two are better, in case you lose one.',
  twoStepOn: 'Two-step verification is on.',
  turnOffTwoStep: 'Turn off two-step verification',
  turnOffTwoStepQuestion: 'Turn off two-step verification?',
  turnOff: 'Turn off',
  turnOffTwoStepText:
    'Your authenticator app, passkeys and recovery codes will no longer work here, and you will be signed out everywhere else. From then on, signing in takes only your password or Discord.',
  twoStepOff: 'Two-step verification is off.',
  twoStepWasOff: 'Two-step verification was already off.',

  // The authenticator app. `{added}` and `{used}` are times, such as 4 min ago.
  app: 'Authenticator app',
  appText: 'An app on your phone shows a code that changes every 30 seconds. Any such app works.',
  setUpApp: 'Set up app',
  // The state of the app.
  appSetUp: 'Set up',
  appAdded: 'Added {added}',
  appAddedAndUsed: 'Added {added}, last used {used}',
  setUpAnotherApp: 'Set up another app',
  removeApp: 'Remove app',
  setUpAppTitle: 'Set up an authenticator app',
  scanCode: 'Scan this code with your authenticator app:',
  qrCode: 'QR code for the authenticator app',
  orEnterKey: 'Or enter this key in the app:',
  // Follows “Copy”.
  theKey: 'the key',
  codeNow: 'Code that the app shows now',
  codeHint: 'Six digits.',
  newCodeWrong: 'This code is wrong. Enter the six digits that your authenticator app shows now.',
  setupEnded:
    'This setup has expired, or was replaced by another one. Remove the entry from your app and scan the new code.',
  newAppSetUp: 'The new app is set up.',
  removeAppTitle: 'Remove the authenticator app',
  removeAppQuestion: 'Remove the authenticator app?',
  removeAppText:
    'Its codes will no longer work, and you will be signed out everywhere else. Without a passkey, two-step verification is off then.',
  appRemoved: 'The app was removed.',
  appWasRemoved: 'The app was already removed.',

  // Passkeys. `{synced}` is yes for a passkey that all devices of a person have.
  passkeys: 'Passkeys',
  passkeysText:
    'Your phone, computer or security key confirms that it’s you by fingerprint, face or PIN. A passkey also signs you in on its own, without a password.',
  addPasskey: 'Add passkey',
  passkeysUnavailable: 'Browsers offer passkeys only to sites with https and a name. This site has none.',
  passkeyUsed: 'Added {added}, last used {used}{synced, select, yes {, on all your devices} other {}}',
  passkeyUnused: 'Added {added}, never used{synced, select, yes {, on all your devices} other {}}',
  addPasskeyTitle: 'Add a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'To recognize it later, such as the name of the device.',
  // The name that a new passkey has at first.
  myDevice: 'My device',
  passkeyNotVerified: 'The passkey could not be verified. Please try again.',
  passkeyKnown: 'This passkey is already in use here.',
  passkeysFull: 'You already have {max, number} passkeys. Remove one first.',
  addingNeedsScripts: 'Adding a passkey needs JavaScript. Turn it on, or set up an app instead.',
  passkeyAdded: 'The passkey was added.',
  removePasskeyTitle: 'Remove a passkey',
  removePasskeyQuestion: 'Remove this passkey?',
  removePasskey: 'Remove passkey',
  removePasskeyText:
    '{name} will no longer work here, and you will be signed out everywhere else. You can also delete it on the device itself.',
  removeLastPasskeyText:
    '{name} will no longer work here, and you will be signed out everywhere else. You can also delete it on the device itself. It is your only second factor, so two-step verification will be off.',
  passkeyRemoved: 'The passkey was removed.',
  passkeyWasRemoved: 'This passkey was already removed.',

  // Recovery codes.
  recoveryCodes: 'Recovery codes',
  codesLeft: '{count, plural, one {# code} other {# codes}} left',
  recoveryCodesText: 'Each code works once in place of a second factor, for example if you lose your phone.',
  createCodes: 'Create new codes',
  // The first line of the file with the codes. `{site}` is the site's name.
  codesFile: 'Recovery codes for {email} at {site}. Each works once.',
  saveCodes:
    'Save these codes now, in a password manager or on paper: they won’t be shown again. Each works once in place of a second factor, for example if you lose your phone.',
  // Follows “Copy”.
  theCodes: 'the recovery codes',
  download: 'Download',
  print: 'Print',
  codesSaved: 'I have saved the codes',
  toStaffPages: 'Go to the staff pages',
  createCodesTitle: 'Create new recovery codes',
  createCodesQuestion: 'Create new recovery codes?',
  createCodesText: 'Your earlier codes will no longer work. Codes are shown only once, when they are created.',
  codesReplaced: 'Your earlier codes no longer work.',
  noSecondFactor: 'Add an authenticator app or a passkey first.',

  // Sessions. `{since}` and `{seen}` are times, such as 4 min ago.
  sessions: 'Sessions',
  sessionsText:
    'These devices are signed in to your account. If you do not recognize one, sign it out and change your password.',
  signOutElsewhere: 'Sign out everywhere else',
  thisDevice: 'This device',
  sessionNow: 'Signed in {since}, last seen now',
  sessionSeen: 'Signed in {since}, last seen {seen}',
  // Read aloud. `{device}` is such as Firefox on Linux.
  signOutDevice: 'Sign out: {device}',
  sessionWasEnded: 'This session had already ended.',
  deviceSignedOut: 'The device was signed out.',
  signOutElsewhereQuestion: 'Sign out everywhere else?',
  signOutElsewhereText: 'You will stay signed in on this device.',
  othersSignedOut: '{count, plural, =1 {One other device was signed out.} other {# other devices were signed out.}}',
} as const;
