// The output of commands: text for people, or one JSON value on stdout for programs (--json, or no terminal).
// An error is one sentence on stderr, with exit status 1.

import { OperatorError } from '../core/errors.ts';
import { describeDatabaseError } from '../db/describe-database-error.ts';
import type { Message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';
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
export function fail(sentence: Message | string): never {
  throw new OperatorError(ENGLISH.text(sentence));
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
  const known = describeDatabaseError(error);
  if (known) return `${known.found} ${known.todo}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
