// Migrates the database to the current schema: numbered .sql files, each in a transaction, under a lock.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { OperatorError } from '../core/errors.ts';
import type { Db } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { executeWithoutTimeout } from './prepared.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const MAX_RETRIES = 10;

export interface MigrateOptions {
  /** The last migration to apply; by default, all are applied. */
  readonly upTo?: string;
  /** The caller has begun a transaction on `db`, which has a single connection. */
  readonly inOpenTransaction?: boolean;
}

/** Returns the names of the applied migrations. Throws if one fails; a failed migration changes nothing. */
export async function migrate(
  db: Db,
  { upTo, inOpenTransaction = false }: MigrateOptions = {},
): Promise<readonly string[]> {
  refuseNewerDatabase(await selectAppliedMigrations(db));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrationFiles()) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    disableTransactions: inOpenTransaction,
  });
  const run = () => (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  let outcome = await run();
  // Processes of an earlier version may hold locks in another order. The deadlock has undone everything.
  for (let retries = 0; isDeadlock(outcome.error) && !inOpenTransaction && retries < MAX_RETRIES; retries += 1)
    outcome = await run();
  if (outcome.error) throw migrationError(outcome);
  return (outcome.results ?? []).map((result) => result.migrationName);
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** The migrations that have been applied, in order; none if the database is empty. */
export async function selectAppliedMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** The migrations of this version, in order. */
export function migrationNames(): readonly string[] {
  return migrationFiles().map(([name]) => name);
}

/** The names that migrations give to tables or sequences, including those that a later migration drops. */
export function namesCreatedByMigrations(what: 'table' | 'sequence'): readonly string[] {
  const pattern = new RegExp(`^create ${what} (\\w+)`, 'gm');
  const texts = fileNames().map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name as string)))];
}

function refuseNewerDatabase(applied: readonly string[]): void {
  const ours = new Set(migrationNames());
  const newer = applied.find((name) => !ours.has(name));
  if (newer === undefined) return;
  throw new OperatorError(
    `A newer version of Plaudit has upgraded this database (migration ${newer}), and this version cannot use it. Start the newer version again, or go back to a backup that was made before the upgrade with \`plaudit restore FILE\`. Nothing was changed.`,
  );
}

function migrationError({ error, results }: MigrationResultSet): unknown {
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (!(error instanceof Error) || failed === undefined || isDatabaseUnavailable(error)) return error;
  // Tables of another program are in the way; the command line has a sentence for that.
  if ('code' in error && error.code === '42P07') return error;
  return new OperatorError(
    `The migration ${failed} failed (${error.message}). The data and the schema are unchanged: start the version that you used before, and report this error.`,
    { cause: error },
  );
}

function fileNames(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

function migrationFiles(): [string, Migration][] {
  return fileNames().map((name) => [name.replace(/\.sql$/, ''), fromFile(name)]);
}

function fromFile(name: string): Migration {
  return {
    async up(db) {
      await executeWithoutTimeout(db, readFileSync(new URL(name, FOLDER), 'utf8'));
    },
  };
}
