// Runs `plaudit doctor` in tests, and reads its findings.
import { rmSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import type { CheckResult } from '../../src/doctor/check.ts';
import { runCommand } from './command-line.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { newDataFolder } from './embedded-template.ts';

export type DoctorEnvironment = Readonly<Record<string, string>>;

export interface Examined {
  readonly status: number;
  /** The problems, as `id: what was found`. */
  readonly problems: readonly string[];
  readonly checks: ReadonlyMap<string, CheckResult>;
}

export async function examine(environment: DoctorEnvironment): Promise<Examined> {
  const { status, out, error } = await runCommand('doctor --json', environment);
  expect(error).toBe('');
  const { checks } = JSON.parse(out) as { checks: readonly CheckResult[] };
  return {
    status,
    problems: checks.filter((check) => check.status === 'problem').map(({ id, found }) => `${id}: ${found}`),
    checks: new Map(checks.map((check) => [check.id, check])),
  };
}

/** Expects exactly one problem, with this sentence, and exit status 1. */
export async function expectOneProblem(environment: DoctorEnvironment, id: string, sentence: string): Promise<void> {
  const { status, problems, checks } = await examine(environment);
  expect(problems).toEqual([expect.stringMatching(`^${id}: `)]);
  expect(checks.get(id)?.found).toContain(sentence);
  expect(status).toBe(1);
}

/** A migrated PostgreSQL database without a service, for one test. */
export async function databaseOfTest(): Promise<TestDatabase> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** A folder with an embedded database, for one test. */
export async function dataFolderOfTest(): Promise<string> {
  const folder = await newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
