// Why the player count of a game server could not be read, and what to do; for its owner.
export default {
  dnsNotFound: 'The host does not exist in DNS. Check the spelling. A new DNS record may take a while to propagate.',
  dnsBroken: 'The host’s name servers return an error. Check the domain’s DNS settings.',
  dnsTimeout: 'The host’s name servers do not respond. Check the domain’s DNS settings.',
  refused:
    'Nothing is listening at this address and port. Check that the server is running and that the address and port are correct.',
  unreached:
    'The server could not be reached in time. Check that the server is running and that the address and port are correct. A firewall may be blocking it.',
  noRoute:
    'There is no route to the server’s address. Check that the server is running and that the address and port are correct.',
  silent:
    'The server accepted the connection but did not respond in time. Check that the server is running and that the address and port are correct.',
  closed:
    'The server closed the connection before it responded. Check that the server is running and that the address and port are correct.',
  connectionFailed:
    'The connection to the server failed. Check that the server is running and that the address and port are correct.',
  unexpected:
    'The server did not respond as expected. Check that the server is running and that the address and port are correct.',
  blockedAddress:
    'The host resolves to an address that is not public, so it is not queried. Enter the address that players use.',
  invalidAddress: 'No server can have this address. Check it for typos.',
  blockedPort:
    'This port belongs to another kind of service and is never queried. Use another port for the game server.',
  portInvalid: 'The port must be a number from 1 to 65535. Correct it in the address.',
  hidden: 'The server responds but hides its player count. To show it here, enable it in the server’s settings.',
  answerCut: 'The server’s response was too long or incomplete. We will try again automatically.',
  refusedHere: 'The server rejects our queries. Check its request settings, such as sv_requestParanoia.',
  joinLink:
    'A cfx.re link does not contain the server’s address. Enter its host and port instead, such as play.example:30120.',
  robloxAddress:
    'Enter the experience’s page on roblox.com, or its place ID, as the address: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox has no public experience with this place ID. Check the address.',
  robloxDown: 'Roblox does not respond at the moment. We will try again automatically.',
  hytalePlugin:
    'Hytale does not publish player counts itself. Install the HyQuery plugin, which responds on the game port, or Nitrado:Query, which uses the game port plus 3.',
  hytaleDenied:
    'The server’s query plugin denies access. Give the group ANONYMOUS the permission nitrado.query.web.read.basic.',
  ours: 'The last poll failed because of a problem on our side. We will try again automatically.',
  notMinecraft:
    'Something responded, but not a Minecraft server (Java Edition). Check the port, and make sure that enable-status is on in server.properties.',
  notFivem:
    'Something responded, but not a FiveM server. Enter the server’s host and port, such as play.example:30120.',
  notRoblox: 'We could not understand Roblox’s response. We will try again automatically.',
  turnedOff: 'Player counts are turned off. The operator of this service can turn them on.',
} as const;
