// Signing in and signing up.
export default {
  signIn: 'Sign in',
  signOut: 'Sign out',
  emailAddress: 'Email address',
  password: 'Password',
  // Between two ways to sign in.
  or: 'or',
  enterBoth: 'Enter your email address and password.',
  wrong: 'The email address or password is wrong.',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyFailures: 'Too many failed attempts. Try again in {wait}, or choose “Forgot your password?” to set a new one.',
  signedOut: 'You are signed out.',
  newHere: 'New here? <link>Create an account</link>',
  withPasskey: 'Sign in with a passkey',
  passkeyNeedsScripts: 'Signing in with a passkey needs JavaScript. Sign in another way.',
  passkeyUnknown: 'No account here has this passkey. It may have been removed. Sign in another way.',
  failed: 'Signing in failed. Please start again.',

  // Links in emails that do not work.
  tooManyLinksTitle: 'Too many attempts',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyLinks: 'Too many links were opened from your network. Try again in {wait}.',
  linkInvalid: 'This link no longer works',

  // Signing in with Discord or another site, whose name is `{name}`.
  continueWith: 'Continue with {name}',
  // `{known}` says whether the other site's name is known.
  providerHasAccount:
    '{known, select, yes {There is already an account with the email address that you use at {name}. Sign in with your password, then connect {name} on your account page.} other {There is already an account with the email address that you use at the other site. Sign in with your password, then connect the other site on your account page.}}',
  providerUnverified:
    '{known, select, yes {{name} has not verified your email address. Verify it in your settings there, then try again.} other {The other site has not verified your email address. Verify it in your settings there, then try again.}}',
  providerUnavailable:
    '{known, select, yes {{name} does not respond at the moment. Try again later, or sign in in another way.} other {The other site does not respond at the moment. Try again later, or sign in in another way.}}',
  providerFailed:
    '{known, select, yes {Signing in with {name} failed. Please try again, and allow {name} to share your email address.} other {Signing in with the other site failed. Please try again, and allow the other site to share your email address.}}',

  // The second step, after the password.
  secondStep: 'Confirm your sign-in',
  secondStepText: 'Your account is protected by two-step verification.',
  lostDevice:
    'Lost your device? Enter one of your recovery codes. Without them, contact the staff of this site. <link>Start again</link>',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyCodes:
    'Too many wrong codes were entered for this account. Use a recovery code or a passkey, or try again in {wait}.',
  secondStepEnded: 'The sign-in took too long, or was completed already. Please start again.',

  // Signing up.
  createAccountTitle: 'Create an account',
  createAccount: 'Create account',
  name: 'Name',
  emailHint: 'Never shown to anyone and never shared.',
  haveAccount: 'Already have an account? <link>Sign in</link>',
  // `{wait}` is a duration, such as 11 h 20 min.
  tooManyAccounts: 'Too many accounts were created from your network. Try again in {wait}.',
  welcome: 'Welcome! Your account is ready.',
  nameInvalid: 'Enter a name of 1 to {max, number} characters on one line.',
  mailFull: 'We cannot send email at the moment. Please try again in a few minutes.',
  emailTaken: 'This address already has an account. Sign in instead.',
  notCreated: 'The account could not be created. Please check each field.',

  // After signing up.
  checkEmail: 'Check your email',
  checkEmailText:
    'We sent you an email. Open the link in this browser and press the button there to sign in and return to where you were. In any other browser, you will be asked for your password.',
  noEmail:
    'No email after a few minutes? Check your spam folder, or <link>sign up again</link> with the correct address. Links in earlier emails still work.',
  haveAccountOrForgot: 'Already have an account? <link>Sign in</link> or <password>set a new password</password>.',

  // The link in the email.
  confirmAddress: 'Confirm your address',
  newAccountAddress: 'The address of your new account: {email}',
  signUpPasswordHint: 'The one you chose when you signed up in another browser. If that was not you, close this page.',
  confirmAndCreate: 'Confirm and create account',
  confirmed: 'Your address is confirmed and your account is ready.',
  signUpPasswordWrong:
    'This is not the password you signed up with. Use the link in the newest email, or sign up again with another password.',
  // `{time}` is an exact time.
  accountDeleted:
    'An account with this address was deleted recently. So that nobody votes twice, you can sign up again only after {time}.',
  addressHasAccount: 'This address already has an account. Sign in, or set a new password.',
  signUpLinkInvalid:
    'Links work once and expire after 24 hours. If you have already used this one, your account is ready, and you can sign in.',
  signUpAgain: 'Sign up again',

  // Forgotten passwords.
  forgotPassword: 'Forgot your password?',
  sendLink: 'Send link',
  backToSignIn: 'Back to sign in',
  forgotHint: 'We will send you a link to set a new password.',
  // It must not say whether there is an account.
  linkSent: 'If {email} has an account here, we sent it an email with a link that works for one hour.',
  // `{wait}` is a duration, such as 11 h 20 min.
  linksSentAlready:
    'If this address has an account, several links were sent to it within the last hour. They all still work: open the newest email, and check your spam folder. To get another link, try again in {wait}.',
  linksLimited: 'Too many links were requested from your network. Try again in {wait}, or from another network.',
  noMail: 'This site does not send email, so we cannot send you a link.',
  askStaffForLink: 'Ask the staff of this site for a reset link.',
  askStaffOrContact:
    'Ask the staff of this site for a reset link. <link>Contact support</link>, preferably from the address of your account.',
  // `{command}` is what to type on the command line.
  resetOnCommandLine:
    'Only this computer can reach this service, so you are probably the one who runs it. On the command line, this prints a reset link: {command}',
  newPasswordTitle: 'Set a new password',
  newPassword: 'New password',
  setPassword: 'Set password',
  newPasswordText: 'You will be signed out everywhere and can then sign in with your new password.',
  passwordChanged: 'Your password was changed, and you were signed out everywhere. Sign in with your new password.',
  resetLinkInvalid: 'Password links work once and expire after one hour. You can request another one.',
  requestLink: 'Request another link',

  // The link that makes the first person staff. `{name}` is the site's name.
  setUpSite: 'Set up {name}',
  nowStaff: 'You are now a staff member.',
  nowStaffOneMoreStep: 'You are now a staff member. One more step protects this account, then the staff pages open.',
  setupLinkInvalid: 'This setup link does not work',
  setupLinkWhy:
    'The link is incomplete, has already been used or is more than 24 hours old, or this service already has staff.',
  setupLinkWhatToDo:
    'If you run this service and it has no staff yet, restart it to print a new link, which works for 24 hours. If it already has staff, ask a staff member to make you staff.',
  setupNothingChanged: 'Nothing has changed, and you do not need an account to try again.',
  alreadyStaff: 'You are already a staff member',
  alreadyStaffText: 'This setup link has been used or has expired. You do not need another one.',
  openStaffPages: 'Open the staff pages',
  setupSignUp: 'This link makes you the first staff member of this service. First create an account or sign in.',
  // `{name}` is a person's name.
  setupSignedInAs:
    'You are signed in as {name}. Continue to become a staff member of this service. The link works once.',
  becomeStaff: 'Become staff',
} as const;
