// Adding a listing, and importing one.
export default {
  // The title of the browser's window, for all pages of adding a listing.
  addListing: 'Add a listing',

  // The first page: what to list. {game} is the name of a game, such as Minecraft.
  kindTitle: 'What do you want to list?',
  kindBot: 'A bot',
  kindBotText: 'For Discord and other chat platforms. One vote every 12 hours.',
  kindServer: 'A {game} server',
  kindServerText: 'One vote every 24 hours.',

  // The form.
  addYourBot: 'Add your bot',
  addYourServer: 'Add your {game} server',
  changeType: 'Change type',
  addButton: 'Add listing',

  // What came of it.
  tooMany: 'You can add {max, number} listings per day. Add more tomorrow.',
  // {problem} is a sentence that says that the bot is listed already, {url} an address.
  claimInstead: '{problem} If the bot is yours, claim it at {url}.',
  addedProve: 'Added. Prove that it is yours to make it public.',
  addedPublic: 'Your listing is now public.',
  addedWaiting: 'Your listing is waiting for approval.',

  // Filling in the form of a new listing from Discord, or from a Minecraft server.
  importDiscord: 'Import from Discord',
  importDiscordText:
    'Fills in name, icon, description and tags from what Discord publishes about your application. What you have typed is kept, and nothing is saved until you add the listing.',
  importDiscordField: 'Application ID or invite link',
  importDiscordHint: 'In Discord’s developer portal, under General Information.',
  importServer: 'Import from the server',
  importServerText:
    'Fills in the summary and the icon from what your server shows in the game. The server has to be online. What you have typed is kept, and nothing is saved until you add the listing.',
  importServerField: 'Address of the server',
  importServerHint: 'What players enter to connect, such as play.oak.example.',
  importButton: 'Import',

  // Updating an existing listing in the same way. Title and button.
  updateDiscord: 'Update from Discord',
  updateDiscordText:
    'Updates the name and icon, and fills in empty fields, from what Discord publishes about the application. Nothing is saved until you press Save.',
  updateServer: 'Update from the server',
  updateServerText:
    'Updates the summary and icon from what the server shows in the game. Nothing is saved until you press Save.',
  noApplication:
    'The listing does not say which Discord application it is about. Enter the bot’s invite link and save first.',
  noAddress: 'The listing has no server address. Enter it and save first.',

  // After an import. {source} is what was imported from, {button} the text of the form's button.
  imported: 'Imported from {source}. Check the fields, then press {button}.',
  useImportedIcon: 'Use the imported icon',
  importedIconGone:
    'The imported icon has expired, because imports are kept for an hour. Import again, or choose an image.',
} as const;
