// Errors whose message is shown to the operator as it is, without a stack trace.

/** Something that the operator can fix: a wrong value, a database in use, a server that is down. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
