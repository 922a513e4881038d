// The output and environment of a command: those of the process, or of a test.

export interface Terminal {
  /** Whole lines for stdout. */
  print(text: string): void;
  /** Whole lines for stderr. */
  printError(text: string): void;
  /** Whether a person is reading; programs get JSON. */
  readonly isInteractive: boolean;
  /** Absent: the process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export const PROCESS_TERMINAL: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  isInteractive: process.stdout.isTTY === true,
};
