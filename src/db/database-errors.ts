// Classifies errors: the database is temporarily unavailable, or it rejects the data; anything else is a bug.

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  // PostgreSQL was shut down by an administrator, has crashed, is starting, or has too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The disk is full.
  '53100',
  // PostgreSQL ended a transaction that was idle for too long, because this process was suspended or the network
  // failed.
  '25P03',
  // The server has become a standby.
  '25006',
]);

/** Messages of pg and Kysely without a code: no connection became free in time, or a connection broke. */
const UNAVAILABLE_MESSAGES =
  /^(None of the servers in DATABASE_URL accepts writes|timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|PGlite is closed|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/**
 * The wait for the synchronous standby was canceled, for example by `pg_cancel_backend`. PostgreSQL reports such a
 * commit as successful, but a failover could lose it, so its result counts as unknown (decision P223).
 */
export class UnreplicatedCommitError extends Error {
  constructor() {
    super('The commit was not replicated: the wait for the synchronous standby was canceled.');
  }
}

/** All connections of the pool were in use for as long as we wait for one. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnreplicatedCommitError) return true;
  const code = errorCode(error);
  return UNAVAILABLE_CODES.has(code) || code.startsWith('08') || UNAVAILABLE_MESSAGES.test(error.message);
}

/** Whether the database rejects the data itself, so that a retry is useless: SQLSTATE classes 21, 22 and 23. */
export function isDataRejected(error: unknown): boolean {
  return /^2[123]/.test(errorCode(error));
}

/** Whether a row with the same unique values exists, perhaps since a moment ago. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Whether the connection leads to a server that accepts no writes, so another connection is needed. */
export function isReadOnlyServer(error: unknown): boolean {
  return errorCode(error) === '25006';
}

/** PostgreSQL's SQLSTATE or Node's code; empty if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * "cached plan must not change result type", which a migration may cause for a prepared statement. It does not have its
 * own SQLSTATE.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
}
