// All codes that an attempt at a vote listener can end with. Each code has exactly one outcome (decision L1):
// everything that ends an attempt before the vote is written is `failed`.

import type { HostCode } from '../../outbound/check-host.ts';
import type { FailureCode } from '../../outbound/failure-codes.ts';

/**
 * `accepted`: the listener confirmed it. `rejected`: it refused the vote before handling it. `failed`: nothing was
 * sent. `sent_unconfirmed`: sent over v1 to a listener that does not confirm votes. `unknown`: sent, but it is not
 * known whether the listener handled it.
 */
const OUTCOMES = ['accepted', 'rejected', 'failed', 'sent_unconfirmed', 'unknown'] as const;
export type ListenerOutcome = (typeof OUTCOMES)[number];

export function isListenerOutcome(text: string): text is ListenerOutcome {
  return OUTCOMES.some((end) => end === text);
}

/** Codes that do not occur over plain TCP. */
type HttpOnlyCode =
  | `tls_${string}`
  | `url_${string}`
  | 'http_on_https'
  | 'https_on_http'
  | 'timeout_headers'
  | 'closed_early'
  | 'malformed_http'
  | 'headers_too_large'
  | 'idle_closed';

/** The codes of outbound/ for why no connection was opened. */
type UnconnectedCode = Exclude<FailureCode, HttpOnlyCode> | HostCode;

const UNCONNECTED = {
  host_invalid: 'failed',
  port_invalid: 'failed',
  port_denied: 'failed',
  dns_not_found: 'failed',
  dns_broken: 'failed',
  dns_timeout: 'failed',
  dns_failed: 'failed',
  blocked_address: 'failed',
  connect_refused: 'failed',
  connect_timeout: 'failed',
  host_unreachable: 'failed',
  reset: 'failed',
  network_error: 'failed',
  network_unreachable: 'failed',
  out_of_sockets: 'failed',
  stalled: 'failed',
  shutdown: 'failed',
  internal_error: 'failed',
} as const satisfies Readonly<Record<UnconnectedCode, ListenerOutcome>>;

const UNSENT = {
  vote_unreadable: 'failed',
  no_player: 'failed',
  name_refused: 'failed',
  service_name_refused: 'failed',
  key_unusable: 'failed',
  settings_unreadable: 'failed',
  /** The owner removed the listener before the vote was sent. */
  listener_removed: 'failed',
  /** Staff annulled the vote before it was sent. */
  vote_annulled: 'failed',
  no_greeting: 'failed',
  closed_before_greeting: 'failed',
  greeting_unfinished: 'failed',
  not_votifier: 'failed',
  unknown_version: 'failed',
  v1_only: 'failed',
  vote_too_long: 'failed',
  closed_before_sending: 'failed',
} as const satisfies Readonly<Record<string, ListenerOutcome>>;

const SENT = {
  accepted: 'accepted',
  wrong_token: 'rejected',
  challenge_refused: 'rejected',
  name_too_long: 'rejected',
  unknown_service: 'rejected',
  vote_not_understood: 'rejected',
  message_too_long: 'rejected',
  v1_disabled: 'rejected',
  wrong_key: 'rejected',
  taken_for_tls: 'rejected',
  sent_unconfirmed: 'sent_unconfirmed',
  /** v1: the classic Votifier closed at once, as it does after accepting a vote. */
  sent_unconfirmed_classic: 'sent_unconfirmed',
  /** An error that is not known to be a rejection before the vote was handled (decision P136). */
  plugin_failed: 'unknown',
  /** VotifierPlus rejects votes this way; HytaleVotifier does this when a plugin throws after receiving the vote. */
  closed_after_sending: 'unknown',
  closed_after_sending_v1: 'unknown',
  /** v1: the classic Votifier cannot decrypt the vote, or its plugins block it. */
  left_open_v1: 'unknown',
  no_answer: 'unknown',
  answer_unreadable: 'unknown',
  reset_after_sending: 'unknown',
  /** This process stopped or stalled after the vote was written. */
  interrupted: 'unknown',
} as const satisfies Readonly<Record<string, ListenerOutcome>>;

export type BeforeSendingCode = keyof typeof UNCONNECTED | keyof typeof UNSENT;
export type AfterSendingCode = keyof typeof SENT;
export type ListenerCode = BeforeSendingCode | AfterSendingCode;

export const LISTENER_OUTCOMES: Readonly<Record<ListenerCode, ListenerOutcome>> = {
  ...UNCONNECTED,
  ...UNSENT,
  ...SENT,
};

/** Our own faults, which never count against the listener (decision D6). */
const OURS: ReadonlySet<ListenerCode> = new Set<ListenerCode>([
  'dns_failed',
  'network_unreachable',
  'out_of_sockets',
  'stalled',
  'shutdown',
  'internal_error',
  'vote_unreadable',
  'service_name_refused',
  'key_unusable',
  'settings_unreadable',
  'listener_removed',
  'vote_annulled',
  'interrupted',
]);

export function isListenerFault(code: ListenerCode): boolean {
  return !OURS.has(code);
}

export function isListenerCode(code: string): code is ListenerCode {
  return Object.hasOwn(LISTENER_OUTCOMES, code);
}
