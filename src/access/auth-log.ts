// What better-auth says, at the level it deserves: an error is what the operator can mend. Much of what the library calls one
// is a visitor's doing, and anybody could fill the log with it, or wake somebody up.
import type { Log } from '../core/log.ts';

/** What it says of requests that it cannot read. */
const UNREADABLE: ReadonlySet<string> = new Set(['State not found', 'INVALID_CALLBACK_REQUEST']);
/** Its own names for a way back from elsewhere that nobody began here, and PostgreSQL's for data that cannot be stored or is there already. */
const PROVOKED = /^(state_(mismatch|security_mismatch|not_found|invalid)|22\w{3}|23505)$/;

/** For its option `logger`. */
export function authLog(log: Log) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: readonly unknown[]) =>
    log[isProvoked(message, details[0]) ? 'info' : level](about(details[0]), message);
}

function isProvoked(message: string, error: unknown): boolean {
  if (UNREADABLE.has(message)) return true;
  return error instanceof Error && 'code' in error && PROVOKED.test(String(error.code));
}

/** The message alone: what else a database's error carries can be somebody's address. */
export function about(error: unknown) {
  return error instanceof Error ? { part: 'auth', reason: error.message } : { part: 'auth' };
}
