// What the developer can fix: a sentence that says what happened and what to do, shown without a stack trace.

export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitStatus: number;

  constructor(message: string, exitStatus = 1) {
    super(message);
    this.exitStatus = exitStatus;
  }
}

/** The command line itself is wrong. */
export class UsageError extends CliError {
  constructor(message: string) {
    super(message, 2);
  }
}
