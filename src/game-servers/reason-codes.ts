// What each reason code means to the server's owner: what happened and what to do. Pure.
import type { Game } from '@plaudit/sdk/contract';
import type { ReasonCode } from './query-result.ts';

const CHECK = 'Check that the server is running and that the address and port are correct.';
const OURS = 'The last poll failed because of a fault on our side; it is repeated automatically.';
const INVALID_ADDRESS = 'No server can have this address. Check it for a typing mistake.';
const BLOCKED_PORT =
  'This port belongs to another kind of service and is never queried. Let the game listen on another port.';
const NO_TLS = `The server did not respond as expected. ${CHECK}`;

const HYTALE_PLUGIN =
  'Hytale itself does not publish player counts. Install the plugin HyQuery, which responds on the game’s port, or Nitrado:Query, which uses the port 3 above it.';

const ANOTHER_PROTOCOL: Readonly<Record<Game, string>> = {
  minecraft:
    'Something responded, but not a Minecraft server (Java Edition). Check the port, and that enable-status is on in server.properties.',
  fivem:
    'Something responded, but not a FiveM server. Enter the server’s own host and port, such as play.example:30120.',
  roblox: 'Roblox’s response could not be understood; it is queried again automatically.',
  hytale: HYTALE_PLUGIN,
};

const SENTENCES: Readonly<Record<ReasonCode, string>> = {
  dns_not_found: 'The host does not exist in DNS. Check its spelling. A new DNS entry may take a while to spread.',
  dns_broken: 'The host’s name servers return an error. Check the domain’s DNS settings.',
  dns_timeout: 'The host’s name servers do not respond. Check the domain’s DNS settings.',
  connect_refused: `Nothing is listening at this address and port. ${CHECK}`,
  connect_timeout: `The server could not be reached in time. ${CHECK} A firewall may be blocking it.`,
  host_unreachable: `There is no route to the server’s address. ${CHECK}`,
  timeout_headers: `The server accepted the connection but did not respond in time. ${CHECK}`,
  reset: `The server closed the connection before it responded. ${CHECK}`,
  closed_early: `The server closed the connection before it responded. ${CHECK}`,
  network_error: `The connection to the server failed. ${CHECK}`,
  malformed_http: NO_TLS,
  headers_too_large: NO_TLS,
  http_on_https: NO_TLS,
  https_on_http: NO_TLS,
  tls_expired: NO_TLS,
  tls_not_yet_valid: NO_TLS,
  tls_name_mismatch: NO_TLS,
  tls_self_signed: NO_TLS,
  tls_incomplete_chain: NO_TLS,
  tls_untrusted: NO_TLS,
  tls_timeout: NO_TLS,
  tls_failed: NO_TLS,
  blocked_address:
    'The host resolves to an address that is not public, so it is not queried. Enter the address that players use.',
  url_invalid: INVALID_ADDRESS,
  url_characters: INVALID_ADDRESS,
  url_too_long: INVALID_ADDRESS,
  url_scheme: INVALID_ADDRESS,
  url_not_https: INVALID_ADDRESS,
  url_credentials: INVALID_ADDRESS,
  url_fragment: INVALID_ADDRESS,
  host_invalid: INVALID_ADDRESS,
  url_port: BLOCKED_PORT,
  port_denied: BLOCKED_PORT,
  port_invalid: 'A port is a number from 1 to 65535. Correct it in the address.',
  players_hidden: 'The server responds, but hides its player count. Turn the count on in its settings to show it here.',
  not_understood: '',
  answer_cut: 'The server’s response was too long or incomplete. It is queried again automatically.',
  wrong_status: '',
  refused_here: 'The server rejects our queries. Check its settings for requests, such as sv_requestParanoia.',
  join_link:
    'A cfx.re link does not contain the server’s address. Enter its host and port instead, such as play.example:30120.',
  address_unsuitable:
    'Enter the experience’s page on roblox.com, or its place ID, as the address: roblox.com/games/1234567890.',
  place_unknown: 'Roblox has no public experience with this place ID. Check the address.',
  roblox_unavailable: 'Roblox does not respond at the moment; it is queried again automatically.',
  query_missing: HYTALE_PLUGIN,
  query_not_allowed:
    'The server’s query plugin denies us access. Give the group ANONYMOUS the permission nitrado.query.web.read.basic.',
  dns_failed: OURS,
  network_unreachable: OURS,
  out_of_sockets: OURS,
  stalled: OURS,
  shutdown: OURS,
  internal_error: OURS,
};

/** For codes that another version stored, as if something else had responded. */
export function explainMissingCount(code: string, game: Game): string {
  if (game === 'roblox' && !ABOUT_ROBLOX.has(code)) return SENTENCES.roblox_unavailable;
  return (Object.hasOwn(SENTENCES, code) && SENTENCES[code as ReasonCode]) || ANOTHER_PROTOCOL[game];
}

/** Anything else that goes wrong with Roblox is not the owner's to fix. */
const ABOUT_ROBLOX = new Set(['address_unsuitable', 'place_unknown', 'not_understood']);
