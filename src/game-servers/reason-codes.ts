// Explains each reason code to the server's owner: what happened and what to do. Pure.
import type { Game } from '@plaudit/sdk/contract';
import type { ReasonCode } from './query-result.ts';

const CHECK = 'Check that the server is running and that the address and port are correct.';
const OURS = 'The last poll failed because of a problem on our side. We will try again automatically.';
const INVALID_ADDRESS = 'No server can have this address. Check it for typos.';
const BLOCKED_PORT =
  'This port belongs to another kind of service and is never queried. Use another port for the game server.';
const NO_TLS = `The server did not respond as expected. ${CHECK}`;

const HYTALE_PLUGIN =
  'Hytale does not publish player counts itself. Install the HyQuery plugin, which responds on the game port, or Nitrado:Query, which uses the game port plus 3.';

const ANOTHER_PROTOCOL: Readonly<Record<Game, string>> = {
  minecraft:
    'Something responded, but not a Minecraft server (Java Edition). Check the port, and make sure that enable-status is on in server.properties.',
  fivem: 'Something responded, but not a FiveM server. Enter the server’s host and port, such as play.example:30120.',
  roblox: 'We could not understand Roblox’s response. We will try again automatically.',
  hytale: HYTALE_PLUGIN,
};

const SENTENCES: Readonly<Record<ReasonCode, string>> = {
  dns_not_found: 'The host does not exist in DNS. Check the spelling. A new DNS record may take a while to propagate.',
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
  port_invalid: 'The port must be a number from 1 to 65535. Correct it in the address.',
  players_hidden:
    'The server responds but hides its player count. To show it here, enable it in the server’s settings.',
  not_understood: '',
  answer_cut: 'The server’s response was too long or incomplete. We will try again automatically.',
  wrong_status: '',
  refused_here: 'The server rejects our queries. Check its request settings, such as sv_requestParanoia.',
  join_link:
    'A cfx.re link does not contain the server’s address. Enter its host and port instead, such as play.example:30120.',
  address_unsuitable:
    'Enter the experience’s page on roblox.com, or its place ID, as the address: roblox.com/games/1234567890.',
  place_unknown: 'Roblox has no public experience with this place ID. Check the address.',
  roblox_unavailable: 'Roblox does not respond at the moment. We will try again automatically.',
  query_missing: HYTALE_PLUGIN,
  query_not_allowed:
    'The server’s query plugin denies access. Give the group ANONYMOUS the permission nitrado.query.web.read.basic.',
  dns_failed: OURS,
  network_unreachable: OURS,
  out_of_sockets: OURS,
  stalled: OURS,
  idle_closed: OURS,
  shutdown: OURS,
  internal_error: OURS,
};

/** Codes that another version stored are explained as a response by another program. */
export function explainMissingCount(code: string, game: Game): string {
  if (game === 'roblox' && !ABOUT_ROBLOX.has(code)) return SENTENCES.roblox_unavailable;
  return (Object.hasOwn(SENTENCES, code) && SENTENCES[code as ReasonCode]) || ANOTHER_PROTOCOL[game];
}

/** The only failures with Roblox that the owner can fix. */
const ABOUT_ROBLOX = new Set(['address_unsuitable', 'place_unknown', 'not_understood']);
