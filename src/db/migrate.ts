// Migrates the database to the current schema: numbered .sql files, each in a transaction, under a lock.
import { readdirSync, readFileSync } from 'node:fs';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { executeWithoutTimeout } from './prepared.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Returns the names of the applied migrations. Throws if one fails; a failed migration changes nothing. */
export async function migrate(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrationFiles()) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function migrationFiles(): [string, Migration][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => [name.replace(/\.sql$/, ''), fromFile(name)]);
}

function fromFile(name: string): Migration {
  return {
    async up(db) {
      await executeWithoutTimeout(db, readFileSync(new URL(name, FOLDER), 'utf8'));
    },
  };
}
