// Why a server's players are not known, told to its owner: what happened and what to do. Pure.
import type { Game } from '@plaudit/sdk/contract';
import type { ReasonCode } from './query-result.ts';

const CHECK = 'Check that the server runs and that the address and port are right.';
const OURS = 'The last look did not come about because of a fault on our side; it is repeated by itself.';
const NO_TLS = `The server did not answer as expected. ${CHECK}`;

const HYTALE_PLUGIN =
  'Hytale has no way of its own to ask for players. Install the plugin HyQuery, which answers on the game’s port, or Nitrado:Query on the port 3 above it.';

const SPOKE_OTHERWISE: Readonly<Record<Game, string>> = {
  minecraft:
    'Something answered, but not as a Minecraft server (Java Edition) does. Check the port, and that enable-status is on in server.properties.',
  fivem:
    'Something answered, but not as a FiveM server does. Enter the server’s own host and port, such as play.example:30120.',
  roblox: 'Roblox’s answer could not be understood; it is asked again by itself.',
  hytale: HYTALE_PLUGIN,
};

const SENTENCES: Readonly<Record<ReasonCode, string>> = {
  dns_not_found: 'The host does not exist in DNS. Check its spelling, or wait until a new entry has spread.',
  dns_broken: 'The host’s name servers answer with an error. Check the domain’s DNS settings.',
  dns_timeout: 'The host’s name servers do not answer. Check the domain’s DNS settings.',
  connect_refused: `Nothing listens at this address and port. ${CHECK}`,
  connect_timeout: `The server could not be reached in time. ${CHECK} A firewall may be in the way.`,
  host_unreachable: `There is no way to the server’s address. ${CHECK}`,
  timeout_headers: `The server took the connection and said nothing in time. ${CHECK}`,
  reset: `The server ended the connection before it answered. ${CHECK}`,
  closed_early: `The server ended the connection before it answered. ${CHECK}`,
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
    'The host leads to an address that is not public, so it is not asked. Enter the address that players use.',
  url_invalid: 'No server can have this address. Check it for a typing mistake.',
  url_characters: 'No server can have this address. Check it for a typing mistake.',
  url_too_long: 'No server can have this address. Check it for a typing mistake.',
  url_scheme: 'No server can have this address. Check it for a typing mistake.',
  url_not_https: 'No server can have this address. Check it for a typing mistake.',
  url_credentials: 'No server can have this address. Check it for a typing mistake.',
  url_fragment: 'No server can have this address. Check it for a typing mistake.',
  host_invalid: 'No server can have this address. Check it for a typing mistake.',
  url_port:
    'This port belongs to another kind of service and is never asked. Let the game listen on another port.',
  port_denied:
    'This port belongs to another kind of service and is never asked. Let the game listen on another port.',
  port_invalid: 'A port is a number from 1 to 65535. Correct it in the address.',
  players_hidden:
    'The server answers, but hides how many players it has. Show them in its settings if you want them here.',
  not_understood: '',
  answer_cut: 'The server’s answer was too long or broke off. It is asked again by itself.',
  wrong_status: '',
  refused_here:
    'The server refuses to be asked by us. Look at its settings for requests, such as sv_requestParanoia.',
  join_link:
    'A cfx.re link does not say where the server is. Enter its host and port instead, such as play.example:30120.',
  address_unsuitable:
    'Enter the experience’s page on roblox.com, or its place ID, as the address: roblox.com/games/1234567890.',
  place_unknown: 'Roblox knows no public experience with this place ID. Check the address.',
  roblox_unavailable: 'Roblox does not answer at the moment; it is asked again by itself.',
  query_missing: HYTALE_PLUGIN,
  query_not_allowed:
    'The server’s query answers that we may not ask. Give the group ANONYMOUS the permission nitrado.query.web.read.basic.',
  dns_failed: OURS,
  network_unreachable: OURS,
  out_of_sockets: OURS,
  stalled: OURS,
  shutdown: OURS,
  internal_error: OURS,
};

/** Codes that were stored by an earlier version are told as if something else had answered. */
export function explainMissingCount(code: string, game: Game): string {
  if (game === 'roblox' && !ABOUT_ROBLOX.has(code)) return SENTENCES.roblox_unavailable;
  return (Object.hasOwn(SENTENCES, code) && SENTENCES[code as ReasonCode]) || SPOKE_OTHERWISE[game];
}

/** What else goes wrong on the way to Roblox is not its owner's to mend. */
const ABOUT_ROBLOX = new Set(['address_unsuitable', 'place_unknown', 'not_understood']);
