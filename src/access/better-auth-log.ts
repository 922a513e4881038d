// Logs better-auth's messages at a suitable level: `error` only for what the operator can fix. Visitors cause much of
// what the library logs, and could otherwise fill the log or trigger alerts.
import type { Log } from '../core/log.ts';
import { ProviderError } from './provider-requests.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';

/** better-auth's messages about malformed requests, and about sign-ins with Roblox, which is only for linking. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'State not found',
  'INVALID_CALLBACK_REQUEST',
  'signup_disabled',
  'OAuth issuer mismatch',
  'OAuth id_token nonce binding required but no expected nonce was found in state',
  'Unable to link account - untrusted provider',
]);
/**
 * better-auth's codes for an OAuth callback without a matching sign-in, and PostgreSQL's for invalid or duplicate data.
 */
const CAUSED_BY_VISITORS = /^(state_(mismatch|security_mismatch|not_found|invalid)|22\w{3}|23505)$/;

/**
 * Wrong passwords: `visitor-sign-in.ts` logs them with network and account, without revealing whether the account
 * exists.
 */
const REPORTED_ELSEWHERE: ReadonlySet<string> = new Set(['Invalid password', 'User not found', 'Password not found']);

/** Discord provided no verified address (decision P115). */
const NO_ADDRESS = /did not return an email/;

/** An answer of a provider that proves nothing: an invented code causes it, and a wrong setting. */
const UNPROVEN = 'Unable to get user info';

/** For better-auth's `logger` option. */
export function betterAuthLogger(log: Log) {
  return (level: Level, message: string, ...details: readonly unknown[]) =>
    log[levelOf(level, message, details[0])](authErrorFields(details[0]), message);
}

function levelOf(level: Level, message: string, error: unknown): Level {
  if (REPORTED_ELSEWHERE.has(message)) return 'debug';
  if (message === UNPROVEN || error instanceof ProviderError) return 'warn';
  return isCausedByVisitor(message, error) || NO_ADDRESS.test(message) ? 'info' : level;
}

function isCausedByVisitor(message: string, error: unknown): boolean {
  if (UNREADABLE.has(message)) return true;
  return error instanceof Error && 'code' in error && CAUSED_BY_VISITORS.test(String(error.code));
}

/** Only the message: other fields of a database error can contain someone's address. */
export function authErrorFields(error: unknown) {
  return error instanceof Error ? { part: 'auth', reason: error.message } : { part: 'auth' };
}
