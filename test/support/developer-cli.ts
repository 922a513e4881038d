// Runs the command line for developers as a process, in a home folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../../cli/src/main.ts');

export interface DeveloperCommand {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

export interface DeveloperCliOptions {
  /** Added to an environment that has nothing but a home folder. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly cwd?: string;
}

export async function runDeveloperCli(
  words: readonly string[],
  options: DeveloperCliOptions = {},
): Promise<DeveloperCommand> {
  const child = start(words, options);
  const [out, error] = [collect(child.stdout), collect(child.stderr)];
  child.stdin?.end(options.input ?? '');
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out: out.text.trimEnd(), error: error.text.trimEnd() };
}

/** The JSON output of a command that must succeed. */
export async function developerJson(words: readonly string[], options: DeveloperCliOptions = {}) {
  const ran = await runDeveloperCli([...words, '--json'], options);
  expect(ran).toMatchObject({ status: 0, error: '' });
  return JSON.parse(ran.out);
}

export interface RunningCommand {
  readonly pid: number;
  /** Everything that was printed so far. */
  readonly output: () => { readonly out: string; readonly error: string };
  /** Waits until stdout matches. */
  until(pattern: RegExp): Promise<void>;
  /** The JSON lines of stdout of this type. */
  lines(type: string): readonly Record<string, unknown>[];
  stop(signal?: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

/** Runs until it is stopped, at the latest at the end of the test. */
export function startDeveloperCli(words: readonly string[], options: DeveloperCliOptions = {}): RunningCommand {
  const child = start(words, options);
  const [out, error] = [collect(child.stdout), collect(child.stderr)];
  const ended = once(child, 'close').then(([status]) => status as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid!,
    output: () => ({ out: out.text, error: error.text }),
    until: (pattern) => expect.poll(() => out.text + error.text).toMatch(pattern),
    lines: (type) =>
      out.text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
        .filter((line) => line.type === type),
    stop: (signal = 'SIGINT') => child.kill(signal),
    ended,
  };
}

/** A home folder that is removed when the test has ended. */
export function homeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-test-home-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function start(words: readonly string[], { environment = {}, cwd }: DeveloperCliOptions): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...words], {
    env: { PATH: process.env.PATH, HOME: tmpdir(), ...environment },
    stdio: 'pipe',
    ...(cwd !== undefined && { cwd }),
  });
}

function collect(stream: NodeJS.ReadableStream | null): { text: string } {
  const collected = { text: '' };
  stream?.on('data', (chunk) => (collected.text += chunk));
  return collected;
}
