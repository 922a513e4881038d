// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
export default {
  // Texts of a listing.
  nameMissing: 'Enter a name.',
  // `{problem}` is a sentence about what is wrong with the name, such as “Use at most 80 characters. You used 90.”
  nameProblem: 'Name: {problem}',
  modsProblem: 'Mods: {problem}',
  alternativeTextProblem: 'Alternative text: {problem}',
  unstorable:
    'The {field, select, summary {summary} description {description} other {link}} contains a character that cannot be stored.',
  tooLong:
    'Use at most {max, number} characters for the {field, select, summary {summary} description {description} other {link}}. It has {length, number}.',

  // Links.
  linkInvalid: 'Enter a link that starts with https://, or leave it empty.',
  linkCredentials: 'Remove the user name and password from the link.',
  discordInvalid:
    'Enter an invitation to your Discord server, such as https://discord.gg/abc123. It starts with discord.gg/ or discord.com/invite/.',
  videoInvalid:
    'Enter the link of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=… or https://vimeo.com/….',
  websiteOfServer: 'Enter the website of a server as its link.',

  // `{example}` is an address.
  hostAddress: 'Enter a host name or IP address, with or without a port, such as {example}.',
  robloxAddress: 'Enter the experience’s page on roblox.com, such as roblox.com/games/1234567890, or its place ID.',
  privateAddress:
    'Players on the internet cannot reach {host}. Enter the public address that they use. To allow a private range, the operator can set ALLOW_PRIVATE_TARGETS.',

  modsOfServersOnly: 'Only game servers have mods.',
  countryOfServersOnly: 'Only servers have a country.',
  countryUnknown: 'Choose a country from the list.',
  categoriesUnknown: 'Choose categories from the list.',
  tooManyCategories: 'Choose at most {max, number} categories. You chose {count, number}.',
  languagesUnknown: 'Choose languages from the list.',
  tooManyLanguages: 'Choose at most {max, number} languages. You chose {count, number}.',
  tooManyTags: 'Use at most {max, number} tags. There are {count, number}.',
  tagsInvalid: 'Use only letters (a to z), digits and hyphens in tags, and at most {max, number} characters for each.',

  // A new listing.
  idTaken: 'A listing with this ID already exists.',
  stillDeleting:
    'A listing with this ID was just deleted, and its votes are still being removed. Try again in a minute.',
  ownerUnknown: 'The owner’s account no longer exists.',
  idInvalid: 'Use 1 to 32 letters, digits, underscores and hyphens for the ID.',
  applicationIdInvalid: 'A Discord application ID has 17 to 20 digits.',

  // Images.
  alternativeTextMissing: 'Describe the image in a few words, for people who cannot see it.',

  // Entries of the changelog.
  versionInvalid:
    'Use 1 to 32 letters (A to Z), digits, periods, underscores, plus signs and hyphens for the version, and begin with a letter or digit.',
  releaseTimeInvalid: 'Choose a date and a time for the release, or leave the field empty.',
  notesMissing: 'Describe what changed.',
  entryUnstorable:
    'The {field, select, headline {headline} other {notes}} cannot be saved: a character in it cannot be stored.',
  entryTooLong:
    'Use at most {max, number} characters for the {field, select, headline {headline} other {notes}}; there are {length, number}.',

  // Reviews, replies to them, and reports.
  starsMissing: 'Choose from 1 to 5 stars.',
  replyMissing: 'Enter a reply.',
  reportReasonMissing: 'Choose a reason.',
  reportTextMissing: 'Describe what is wrong.',

  // Importing a listing from Discord or from a server.
  importApplicationId:
    'Enter the application ID, which has 17 to 20 digits, or an invite link that contains it: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown:
    'Discord does not respond at the moment. Try again in a while, or fill in the form without importing.',
  importNoApplication: 'Discord has no application {id}. Check the ID, and try again.',
  importedOften:
    'You have imported {times, number} times within an hour. Try again later, or fill in the form without importing.',
} as const;
