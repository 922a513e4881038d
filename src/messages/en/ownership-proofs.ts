// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
export default {
  // The name of each way, what it proved (the end of “Proven by …”), and how it is done.
  discordSignIn: 'Sign in with Discord',
  byDiscordSignIn: 'signing in with the Discord account that owns the application',
  doDiscordSignIn:
    'Sign in with the Discord account that owns the application. Discord asks whether this site may see the entitlements of your applications: that they can be read proves that the application is yours. The access ends right away, and you will be asked to sign in again every month.',
  discordDescription: 'Description on Discord',
  byDiscordDescription: 'a code in the application’s description',
  doDiscordDescription:
    'Open your application in Discord’s developer portal, add this code to its description and save. Leave it there: it is checked every month.',
  motd: 'Message of the day',
  byMotd: 'a code in the message of the day',
  doMotd:
    'Add this code to motd in server.properties, or to the message of the day of your proxy, and restart it. Leave it there: it is checked every month.',
  dnsTxt: 'DNS record',
  byDnsTxt: 'a DNS record',
  doDnsTxt:
    'Add a TXT record with this name and value where you manage the domain. It may take a while to propagate. Leave it there: it is checked every month.',
  fivemVariable: 'Server variable',
  byFivemVariable: 'a code in a server variable',
  doFivemVariable:
    'Add this line to server.cfg and restart the server, or enter it in the console. Leave it there: it is checked every month.',
  robloxDescription: 'Description on Roblox',
  byRobloxDescription: 'a code in the description on Roblox',
  doRobloxDescription:
    'Add this code to the description of the experience or, if a group owns it, to the group’s description. Leave it there: it is checked every month.',
  // A way that this version does not know.
  byUnknown: 'a check',
  // What a button copies.
  copyCode: 'the code',
  copyRecordName: 'the record’s name',
  copyLine: 'the line for server.cfg',

  // What is proven.
  application: 'Discord application {id}',
  place: 'Roblox place {id}',

  // Why it cannot be proven yet.
  addressMissing: 'Enter the address under Content first.',
  addressIsJoinLink:
    'A cfx.re link does not contain the server’s address. Enter its host and port under Content first, such as play.example:30120.',
  addressUnusable: 'The address under Content cannot be checked. Correct it first.',
  applicationMissing:
    'This listing does not say which Discord application it is about. Enter the bot’s invite link under Content first: https://discord.com/oauth2/authorize?client_id=…',

  // Why a check found no proof.
  checkFailed: 'The check failed because of a problem on our side. Try again in a while.',
  serviceDown: '{service} does not respond at the moment. Try again in a while.',
  noApplication: 'Discord has no application {id}. Check the listing’s application ID.',
  notInApplication:
    'The application’s description does not contain {code}. Add it, wait until the change is saved, and check again.',
  notInMotd: 'The message of the day does not contain {code}. Add it, wait until the change is saved, and check again.',
  notInRecord: 'The record {name} does not contain {code}. Add it, wait until the change is saved, and check again.',
  notInGame: 'The game’s description does not contain {code}. Add it, wait until the change is saved, and check again.',
  notInGameOrGroup:
    'The description of the game or its group does not contain {code}. Add it, wait until the change is saved, and check again.',
  notInVariables: 'No public variable of the server contains {code}. Add the line, restart, and check again.',
  noNameServer: 'No name server could be reached from here. Try again in a while.',
  noRecord: 'There is no TXT record {name} yet. A new record may take a while to propagate.',
  recordBroken: 'The name servers return an error for {name}. Check the domain’s DNS settings.',
  recordTimeout: 'The name servers do not respond for {name}. Check the domain’s DNS settings.',
  signInAgain:
    'A sign-in with Discord proves ownership for a month. Sign in again, or add the code to the application’s description, which is checked automatically.',
  signInCanceled: 'Discord did not confirm the sign-in. Try again.',
  otherAccount:
    'This Discord account does not own the application {id}. Sign in at discord.com with the account that does, and try again.',
  listingDeleted: 'The listing was deleted.',
  addressChanged: 'The address has changed. Prove the new one in one of the other ways.',

  // Why somebody cannot prove a listing.
  wayUnfit: 'This way does not fit the listing’s current address. Choose another one.',
  accountUnable: 'This account cannot prove anything at the moment.',
  justDeleted: 'This listing was just deleted.',
  justChanged: 'The listing was just changed. Check again.',
  claimedByOther: 'Someone else has claimed this listing, too. Wait until that is decided, or contact us.',
  manager: 'You manage this listing, so you cannot claim it. Its owner can transfer it to you on the Managers page.',
  claimUncheckable: 'This claim cannot be checked any more.',
} as const;
