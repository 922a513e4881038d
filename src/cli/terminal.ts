// Where a command speaks: the process's own output and environment, or a test's.

export interface Terminal {
  /** Whole lines for stdout. */
  print(text: string): void;
  /** Whole lines for stderr. */
  printError(text: string): void;
  /** Whether a person reads along; a program gets JSON. */
  readonly isInteractive: boolean;
  /** Absent: the process's. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export const PROCESS_TERMINAL: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  isInteractive: process.stdout.isTTY === true,
};
