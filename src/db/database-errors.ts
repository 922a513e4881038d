// Tells a lost database from a bug: the first passes, the second does not; and both from rows that the tables refuse.

const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: shut down by an administrator, crashed, starting, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The disk is full.
  '53100',
  // PostgreSQL ended a transaction that we had left alone for too long: we were stopped, or it did not hear us.
  '25P03',
]);

/** What pg and kysely say without a code, when a pool waits in vain or a connection dies under a statement or before the next. */
const SAYINGS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|PGlite is closed|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return LOST.has(code) || code.startsWith('08') || SAYINGS.test(error.message);
}

/** Whether the database will not take these rows, now or later: SQLSTATE classes 21, 22 and 23 (cardinality, data, integrity). */
export function isDataRejected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[123]/.test(String(error.code));
}
