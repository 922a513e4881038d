// Runs commands in this process, because a process for each would take minutes.
import { expect } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { freshDatabase } from './database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';

export interface CommandResult {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command like a user at a terminal. Arguments are separated by spaces, so no argument can contain one. */
export function runCommand(words: string, environment: Readonly<Record<string, string>>): Promise<CommandResult> {
  return runCommandWords(words.split(' '), environment);
}

/** The same with arguments that may be empty or contain spaces. */
export async function runCommandWords(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const out: string[] = [];
  const errors: string[] = [];
  const terminal = {
    print: (text: string) => void out.push(text),
    printError: (text: string) => void errors.push(text),
    isInteractive: true,
    environment: { LOG_LEVEL: 'silent', ...environment },
  };
  const status = await runCommandLine(words, terminal);
  return { status, out: out.join('\n'), error: errors.join('\n') };
}

/** The JSON output of a command that must succeed. */
export async function commandJson(words: string, environment: Readonly<Record<string, string>>) {
  const ran = await runCommand(`${words} --json`, environment);
  expect(ran).toMatchObject({ status: 0, error: '' });
  return JSON.parse(ran.out);
}

export interface CommandDatabase {
  /** The environment variables that make commands use this database. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A database for many commands: on PostgreSQL, because opening the embedded one takes a second per command. */
export async function commandDatabase(): Promise<CommandDatabase> {
  const { url, close } = await freshDatabase();
  if (!url) throw new Error('Tests that use this need the PostgreSQL of their suite; see test/support/suites.ts.');
  return { environment: { DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY }, close };
}
