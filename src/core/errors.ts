// Errors whose message is for the person at the keyboard: shown as they are, without a stack.

/** Something the operator can mend: a wrong value, a database in use, a server that is not there. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
