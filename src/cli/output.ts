// What a command says: to a person in words, to a program (--json, or no terminal) as one JSON value on stdout.
// What goes wrong is one sentence on stderr and exit status 1.
import { OperatorError } from '../core/errors.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import type { Terminal } from './terminal.ts';

export interface CommandOutput {
  /** For programs. */
  readonly json: unknown;
  /** For people. */
  readonly text: string;
}

export interface OutputOptions {
  readonly json?: boolean;
}

export function writeOutput({ json, text }: CommandOutput, options: OutputOptions, terminal: Terminal): void {
  const forPrograms = options.json ?? !terminal.isInteractive;
  terminal.print(forPrograms ? JSON.stringify(json) : text);
}

/** Ends a command whose input or situation is wrong: `sentence` is for the person at the keyboard. */
export function fail(sentence: string): never {
  throw new OperatorError(sentence);
}

/** The one sentence to print for an error; the whole of it when it is a bug. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && 'code' in error) {
    const code = String(error.code);
    if (code === 'ECONNREFUSED')
      return 'No PostgreSQL answers at DATABASE_URL. Is it running, and are host and port right?';
    if (code === '28P01' || code === '28000')
      return 'PostgreSQL refuses the user or password in DATABASE_URL.';
    if (code === '3D000') return 'The database that DATABASE_URL names does not exist. Create it first.';
    if (code === '42P07')
      return 'The database has tables of another program under names that Plaudit needs. Give it a database of its own.';
    if (code === 'ENOTFOUND') return 'The host in DATABASE_URL cannot be found.';
    if (code === 'EACCES' || code === 'EROFS') return `No permission: ${error.message}.`;
    if (code === 'ENOSPC' || code === '53100') return 'The disk is full.';
    if (code === '53300') return 'PostgreSQL has no connection left to give. Let it allow more of them.';
  }
  if (isDatabaseUnavailable(error))
    return 'The connection to PostgreSQL was lost in the middle. What was not finished is not done; try again once it answers.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
