// The security log: one line for each refused sign-in, proof, token or action, as JSON like the rest of the log, with
// hashes instead of addresses (decisions P117, P421). Attackers cannot flood it.
import { monotonicMs } from './clock.ts';
import type { Log } from './log.ts';

const MESSAGES = {
  sign_in_failed: 'Sign-in failed: wrong email address or password.',
  sign_in_refused: 'Sign-in refused: too many failed attempts.',
  second_step_failed: 'The second step of a sign-in failed: wrong code or passkey.',
  second_step_refused: 'The second step of a sign-in was refused: too many failed attempts.',
  passkey_refused: 'A sign-in with a passkey was refused.',
  proof_failed: 'Someone who is signed in could not confirm their identity.',
  permission_denied: 'An action was refused: it needs other permissions.',
  csrf_refused: 'A form was refused: it did not come from our own pages.',
  token_refused: 'An API request was refused: no valid token with the required scope, or not from this address.',
} as const;

export type SecurityEvent = keyof typeof MESSAGES;

/** Where a request comes from. */
export interface SecurityClient {
  /** A keyed hash. */
  readonly network: string;
  /** Only if the operator chose to log addresses. */
  readonly address?: string;
}

/** Only IDs, hashes and fixed words: never what somebody typed. */
export interface SecurityDetails {
  /** A keyed hash of an email address. */
  readonly account?: string;
  readonly personId?: string;
  readonly tokenId?: string;
  readonly action?: string;
}

export interface SecurityLog {
  record(event: SecurityEvent, client: SecurityClient, details?: SecurityDetails): void;
}

/** Each line is a synchronous write. */
const MAX_LINES_PER_SECOND = 50;

export function createSecurityLog(log: Log): SecurityLog {
  let secondStartMs = 0;
  let written = 0;
  let omitted = 0;
  function beginSecond(nowMs: number): void {
    if (omitted > 0) log.warn({ part: 'security', omitted }, 'There were more security events than are logged.');
    [secondStartMs, written, omitted] = [nowMs, 0, 0];
  }
  return {
    record(event, { network, address }, details = {}) {
      const nowMs = monotonicMs();
      if (nowMs - secondStartMs >= 1_000) beginSecond(nowMs);
      if (written >= MAX_LINES_PER_SECOND) {
        omitted += 1;
        return;
      }
      written += 1;
      const fields = { part: 'security', event, network, ...(address !== undefined && { address }), ...details };
      log.warn(fields, MESSAGES[event]);
    },
  };
}
