// Errors whose message is shown to the operator verbatim, without a stack trace.

/** A problem that the operator can fix: an invalid value, a database in use, a server that is down. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
