// The output and environment of a command: those of the process, of a caller whose command runs in the service, or of a
// test.

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { AppContext } from '../context.ts';

export interface Terminal {
  /** Whole lines for stdout. */
  print(text: string): void;
  /** Whole lines for stderr. */
  printError(text: string): void;
  /** Whether a person is reading; programs get JSON. */
  readonly isInteractive: boolean;
  /** Asks the person at the keyboard; absent if there is none. `isHidden`: what is typed is not shown. */
  readonly ask?: (question: string, isHidden: boolean) => Promise<string>;
  /** Where long commands show their progress; absent: nowhere. */
  readonly progressOutput?: ProgressOutput;
  /** For binary output; absent: the process's stdout. */
  readonly binaryOutput?: Writable;
  /** Absent: the process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** What is being run; set by `runCommandLine`. */
  readonly commandLine?: CommandLine;
  /** Only in the service, for a command that another process sent. */
  readonly service?: ServiceSide;
}

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface CommandLine {
  readonly words: readonly string[];
  /** The content of the files read so far, by the name given on the command line. */
  readonly files: Map<string, string>;
}

export interface ServiceSide {
  readonly context: AppContext;
  /** The service never opens a file that a command line names: the caller sends its content. */
  readonly files: Readonly<Record<string, string>>;
}

/** Runs one command and returns its exit status. */
export type RunCommandLine = (words: readonly string[], terminal: Terminal) => Promise<number>;

export const PROCESS_TERMINAL: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  isInteractive: process.stdout.isTTY === true,
  progressOutput: process.stderr,
  ...(process.stdin.isTTY && { ask }),
};

/** Asks on stderr, because stdout may be redirected. */
function ask(question: string, isHidden: boolean): Promise<string> {
  process.stderr.write(`${question} `);
  const silent = new Writable({ write: (_chunk, _encoding, callback) => callback() });
  const lines = createInterface({ input: process.stdin, output: isHidden ? silent : process.stderr, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      lines.close();
      process.kill(process.pid, 'SIGINT');
    });
    lines.once('close', () => reject(new Error('Nothing was entered.')));
    lines.question('', (answer) => {
      resolve(answer);
      lines.close();
      if (isHidden) process.stderr.write('\n');
    });
  });
}
