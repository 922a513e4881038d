// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
export default {
  unstorable: 'Contains a character that cannot be stored.',
  empty: 'Must not be empty.',
  notOneLine: 'Contains a line break or a control character. Type it again on one line.',
  invisible: 'Nothing of it can be seen. Use at least one letter, digit or sign.',
  tooLong: 'Use at most {max, number} characters. You used {length, number}.',
  tooShort: 'Write at least {min, number} characters. You wrote {length, number}.',
  // `{label}` is a field or a setting, `{problem}` a sentence, such as one of those above.
  labelled: '{label}: {problem}',
  // `{number}` is the place of a link in a list.
  labelText: 'Text',
  labelName: 'Name',
  labelTitle: 'Title',
  labelLead: 'Lead',

  // The reason that staff give for an action, and questions to owners.
  reasonMissing: 'Enter a reason. The person concerned can read it.',
  questionMissing: 'Enter a question.',
  answerMissing: 'Enter an answer.',

  // Accounts.
  nameMissing: 'Enter a name.',
  emailInvalid: 'Enter an email address such as you@mail.example.',
  emailNotValid: 'This is not a valid email address.',
  emailDisposable: 'This is a disposable address, which this site does not accept. Use an address that you will keep.',
  passwordTooShort: 'Use at least {min, number} characters for the password.',
  passwordTooLong: 'Use at most {max, number} characters for the password.',
  passwordCommon:
    'This password is easy to guess, because many people use it or it follows a simple pattern. Choose another one, such as four unrelated words.',
  passwordPersonal:
    'This password is easy to guess, because it is based on your name, your email address or the name of this service. Choose another one, such as four unrelated words.',
  valueUnusable: 'This value cannot be used.',
  // Why somebody cannot sign in or sign up. `{time}` is a date with a time, `{reason}` what staff wrote.
  suspended: 'This account is suspended. Reason: {reason}',
  suspendedUntil: 'This account is suspended until {time}. Reason: {reason}',
  manyAccounts: 'Too many accounts were created from your network. Try again in {minutes, number} min.',
  departed:
    'You recently voted with an account that was deleted, so you cannot create a new account yet. Try again after {time}.',
  suspensionDays: 'Enter a whole number of days from 1 to {max}, or leave this empty.',

  // The handle of a profile, which is a part of its address.
  handleLength: 'Use {min, number} to {max, number} characters.',
  handleCharacters: 'Use only the letters a to z, digits, and single hyphens between them.',
  handleReserved: 'This handle is reserved. Choose another one.',
  handleTaken: 'This handle is taken, or looks like one that is. Choose another one.',
  handleChangedOften:
    'You have changed your handle {times, number} times in {days, number} days. Take an earlier one back, or try again later.',

  // API tokens.
  tokenNameMissing: 'Enter a name so that you can recognize the token.',
  tokenNameTooLong: 'Use at most {max, number} characters.',
  tokenNameUnstorable: 'The name contains a character that cannot be stored.',
  tokenScopeUnknown: 'This permission does not exist.',
  tokenScopesMissing: 'Choose at least one permission.',

  // Managers of a listing.
  alreadyManager: 'This person is already a manager.',
  ownAddress: 'This is your own address: you are the owner.',
  tooManyManagers: 'A listing can have at most {max, number} managers and pending invitations. Remove one first.',
  notOwner: 'You no longer own this listing.',
  noManager: 'This person is no longer a manager.',

  // The site’s own texts and settings.
  siteLink: 'Enter an address that starts with https:// or mailto:.',
  atMostCharacters: 'At most {max, number} characters.',
  atMostLinks: 'At most {max, number} links.',
  accentUnreadable: 'This color is not readable everywhere.',
  dateMissing: 'Enter a date and a time.',
  endBeforeStart: 'The end must be after the start.',
  textMissing: 'Enter a text.',
  settingNotOffered: '{label}: choose one of the offered values.',
} as const;
