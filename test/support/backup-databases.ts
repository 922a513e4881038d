// Databases for tests of backup, restore and moving: new ones on PostgreSQL, folders of the embedded database, and the
// comparison of what two databases contain.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { commandJson, runCommand } from './command-line.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { BACKUP_FOLDER } from './provide-postgres.ts';

let root: string | undefined;

/** A folder that is removed when the whole run has ended (`provide-postgres.ts`). */
export function temporaryFolder(): string {
  root ??= mkdtempSync(join(tmpdir(), `${BACKUP_FOLDER}-${process.ppid}-`));
  return mkdtempSync(join(root, 'folder-'));
}

let created = 0;

/** The URL of a new, empty database, which goes with the server that was started for the run. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `backup_${process.pid}_${++created}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The environment of commands that use this installation. */
export const onPostgres = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY });
export const onFolder = (folder: string) => ({ DATA_DIR: folder, SECRET_KEY: TEST_SECRET_KEY });

export type InstallationEnvironment = ReturnType<typeof onPostgres> | ReturnType<typeof onFolder>;

/** Opens the database without migrating it. */
export async function withDatabase<Result>(
  environment: InstallationEnvironment,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(
    'DATA_DIR' in environment
      ? { databaseUrl: null, dataDir: environment.DATA_DIR }
      : { databaseUrl: environment.DATABASE_URL, dataDir: '' },
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A digest of the rows of each table and view, and the definitions of everything else in the schema. */
export function describeContent(environment: InstallationEnvironment): Promise<Record<string, unknown>> {
  return withDatabase(environment, async ({ db }) => {
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind in ('r', 'p', 'v') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migration'
      order by 1`.execute(db);
    const content: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(row::text, ',' order by row::text collate "C")), '') as digest
        from ${sql.table(name)} as row`.execute(db);
      content[name] = rows[0]?.digest;
    }
    const schema = await sql<{ line: string }>`
      select line from (
        select 'index ' || pg_get_indexdef(indexrelid) || indisvalid from pg_index
          join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
        union all
        select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
          from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
        union all
        select 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || tgenabled::text from pg_trigger
          join pg_class on pg_class.oid = tgrelid
          where relnamespace = 'public'::regnamespace and not tgisinternal
        union all
        select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull || attgenerated::text || attidentity::text
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
        union all
        select 'migration ' || name from migration
      ) as lines (line) order by line collate "C"`.execute(db);
    // PostgreSQL chooses the names of the partitions' indexes, and numbers them as they come.
    content.schema = schema.rows.map(({ line }) => line.replace(/(_\d\d_\w+_idx)\d* /, '$1 ')).sort();
    const sequences = await sql<{ name: string; last: string | null }>`
      select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`.execute(
      db,
    );
    content.sequences = sequences.rows;
    return content;
  });
}

/** Runs `plaudit backup` and returns the path of the file. */
export async function backUp(environment: InstallationEnvironment, options = ''): Promise<string> {
  const folder = temporaryFolder();
  const made = await commandJson(`backup --to ${folder}${options && ` ${options}`}`, environment);
  return made.file;
}

export const restore = (file: string, environment: Readonly<Record<string, string>>, options = '') =>
  runCommand(`restore ${file}${options && ` ${options}`}`, environment);
