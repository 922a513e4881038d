// The output of commands: text for people, or one JSON value on stdout for programs (--json, or no terminal).
// An error is one sentence on stderr, with exit status 1.
import { OperatorError } from '../core/errors.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import type { Terminal } from './terminal.ts';

export interface CommandOutput {
  /** For programs. */
  readonly json: unknown;
  /** For people. */
  readonly text: string;
  /** Printed on stderr after the output, if the command completed but has to exit with status 1. */
  readonly failure?: string;
}

export interface OutputOptions {
  readonly json?: boolean;
  /** Only of commands that migrate. */
  readonly backupBefore?: boolean;
}

export function writeOutput({ json, text }: CommandOutput, options: OutputOptions, terminal: Terminal): void {
  const forPrograms = options.json ?? !terminal.isInteractive;
  terminal.print(forPrograms ? JSON.stringify(json) : text);
}

/** Ends the command with a sentence for the operator, because its input or the situation is wrong. */
export function fail(sentence: string): never {
  throw new OperatorError(sentence);
}

/** Ends a command that has already printed everything. */
export class CommandExit extends Error {
  override readonly name = 'CommandExit';
  readonly status: number;
  constructor(status: number) {
    super(`The command ended with status ${status}.`);
    this.status = status;
  }
}

/** One sentence for a known error; the stack trace for a bug. */
export function describeError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && 'code' in error) {
    const code = String(error.code);
    if (code === 'ECONNREFUSED')
      return 'PostgreSQL does not respond at DATABASE_URL. Check that it is running and that the host and port are correct.';
    if (code === '28P01' || code === '28000') return 'PostgreSQL rejected the user or password in DATABASE_URL.';
    if (code === '3D000') return 'The database in DATABASE_URL does not exist. Create it first.';
    if (code === '42P07')
      return 'The database contains another program’s tables with names that Plaudit needs. Give Plaudit its own database.';
    if (code === 'ENOTFOUND') return 'The host in DATABASE_URL cannot be found.';
    if (code === 'EACCES' || code === 'EROFS') return `Permission denied: ${error.message}.`;
    if (code === 'ENOSPC' || code === '53100') return 'The disk is full.';
    if (code === '53300') return 'PostgreSQL has no free connections. Raise max_connections.';
  }
  if (isDatabaseUnavailable(error))
    return 'The connection to PostgreSQL was lost. Unfinished changes were rolled back. Try again once PostgreSQL responds.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
