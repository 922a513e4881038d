// Explains each reason code to the server's owner: what happened and what to do. Pure.

import type { Game } from '@plaudit/sdk/contract';
import { type Message, type MessageKey, message } from '../messages/message.ts';
import type { ReasonCode } from './query-result.ts';

type PlayerCountKey = Extract<MessageKey, `playerCounts.${string}`>;

const ANOTHER_PROTOCOL: Readonly<Record<Game, PlayerCountKey>> = {
  minecraft: 'playerCounts.notMinecraft',
  fivem: 'playerCounts.notFivem',
  roblox: 'playerCounts.notRoblox',
  hytale: 'playerCounts.hytalePlugin',
};

/** Null: as `ANOTHER_PROTOCOL` says. */
const KEYS: Readonly<Record<ReasonCode, PlayerCountKey | null>> = {
  dns_not_found: 'playerCounts.dnsNotFound',
  dns_broken: 'playerCounts.dnsBroken',
  dns_timeout: 'playerCounts.dnsTimeout',
  connect_refused: 'playerCounts.refused',
  connect_timeout: 'playerCounts.unreached',
  host_unreachable: 'playerCounts.noRoute',
  timeout_headers: 'playerCounts.silent',
  reset: 'playerCounts.closed',
  closed_early: 'playerCounts.closed',
  network_error: 'playerCounts.connectionFailed',
  malformed_http: 'playerCounts.unexpected',
  headers_too_large: 'playerCounts.unexpected',
  http_on_https: 'playerCounts.unexpected',
  https_on_http: 'playerCounts.unexpected',
  tls_expired: 'playerCounts.unexpected',
  tls_not_yet_valid: 'playerCounts.unexpected',
  tls_name_mismatch: 'playerCounts.unexpected',
  tls_self_signed: 'playerCounts.unexpected',
  tls_incomplete_chain: 'playerCounts.unexpected',
  tls_untrusted: 'playerCounts.unexpected',
  tls_timeout: 'playerCounts.unexpected',
  tls_failed: 'playerCounts.unexpected',
  blocked_address: 'playerCounts.blockedAddress',
  url_invalid: 'playerCounts.invalidAddress',
  url_characters: 'playerCounts.invalidAddress',
  url_too_long: 'playerCounts.invalidAddress',
  url_scheme: 'playerCounts.invalidAddress',
  url_not_https: 'playerCounts.invalidAddress',
  url_credentials: 'playerCounts.invalidAddress',
  url_fragment: 'playerCounts.invalidAddress',
  host_invalid: 'playerCounts.invalidAddress',
  url_port: 'playerCounts.blockedPort',
  port_denied: 'playerCounts.blockedPort',
  port_invalid: 'playerCounts.portInvalid',
  players_hidden: 'playerCounts.hidden',
  not_understood: null,
  answer_cut: 'playerCounts.answerCut',
  wrong_status: null,
  refused_here: 'playerCounts.refusedHere',
  join_link: 'playerCounts.joinLink',
  address_unsuitable: 'playerCounts.robloxAddress',
  place_unknown: 'playerCounts.placeUnknown',
  roblox_unavailable: 'playerCounts.robloxDown',
  query_missing: 'playerCounts.hytalePlugin',
  query_not_allowed: 'playerCounts.hytaleDenied',
  dns_failed: 'playerCounts.ours',
  network_unreachable: 'playerCounts.ours',
  out_of_sockets: 'playerCounts.ours',
  stalled: 'playerCounts.ours',
  idle_closed: 'playerCounts.ours',
  shutdown: 'playerCounts.ours',
  internal_error: 'playerCounts.ours',
};

/** Codes that another version stored are explained as a response by another program. */
export function explainMissingCount(code: string, game: Game): Message {
  if (game === 'roblox' && !ABOUT_ROBLOX.has(code)) return message('playerCounts.robloxDown');
  const key = Object.hasOwn(KEYS, code) ? KEYS[code as ReasonCode] : null;
  return message(key ?? ANOTHER_PROTOCOL[game]);
}

/** The only failures with Roblox that the owner can fix. */
const ABOUT_ROBLOX = new Set(['address_unsuitable', 'place_unknown', 'not_understood']);
