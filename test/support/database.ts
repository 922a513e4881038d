// A fresh, migrated database for a test, of the kind selected for this run. On PostgreSQL: copies of a template, which
// are reused. With PGlite: one in memory for many test files, emptied between tests, because a new one takes a second.
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, openMemoryDatabase } from '../../src/db/database.ts';
import { errorCode } from '../../src/db/database-errors.ts';
import { migrate } from '../../src/db/migrate.ts';
import { PROCESS_NAME } from '../../src/db/postgres.ts';
import { type TestClock, testClock } from './clock.ts';
import { dumpedDatabase, migrationsHash } from './embedded-template.ts';

export interface TestDatabase extends Database {
  readonly clock: TestClock;
  readonly url: string | null;
  /** Closes the database for good, because the test has changed its tables. */
  drop(): Promise<void>;
}

/** `PLAUDIT_TEST_DATABASE`: `pglite` (default) or `postgres`, on the server started for the run. */
const kind = process.env.PLAUDIT_TEST_DATABASE ?? 'pglite';

export async function freshDatabase(): Promise<TestDatabase> {
  return kind === 'postgres' ? freshPostgres() : freshMemory();
}

/** Named after the migrations, so that a server that is used for several runs never provides outdated tables. */
const TEMPLATE = `plaudit_template_${migrationsHash()}`;
let created = 0;

function adminUrl(): string {
  const url = process.env.PLAUDIT_TEST_POSTGRES_URL ?? inject('postgresUrl');
  if (!url) throw new Error('No PostgreSQL was started for this suite; run it with `npm test`.');
  return url;
}

function named(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface ReusableDatabase {
  readonly name: string;
  readonly database: Database;
}

/** Empty databases of earlier tests of this process, with their connections, which have cached the catalog. */
const idle: ReusableDatabase[] = [];

async function freshPostgres(): Promise<TestDatabase> {
  template ??= makeTemplate();
  await template;
  const kept = idle.pop() ?? (await copyTemplate());
  const { name, database } = kept;
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await keepForReuse(kept);
  };
  const drop = async () => {
    isClosed = true;
    await dropDatabase(kept);
  };
  return { ...database, close, drop, url: named(name), clock: await testClock(database.db) };
}

async function copyTemplate(): Promise<ReusableDatabase> {
  const name = `plaudit_${process.pid}_${++created}`;
  await asAdmin((client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return { name, database: await openDatabase({ databaseUrl: named(name), dataDir: '' }) };
}

/**
 * Kept for the next test, because creating and dropping a database takes longer than most tests. On an external server,
 * databases are dropped.
 */
async function keepForReuse(kept: ReusableDatabase): Promise<void> {
  const { database } = kept;
  if (process.env.TEST_DATABASE_URL) return dropDatabase(kept);
  // Killed processes leave connections that may still be writing, and a test may leave an open transaction.
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (state <> 'idle' or not starts_with(application_name, 'plaudit') or right(application_name, ${PROCESS_NAME.length}) <> ${PROCESS_NAME})`.execute(
    database.db,
  );
  try {
    await sql.raw(EMPTY).execute(database.db);
  } catch (error) {
    // Another context of the test still writes, until it is closed too.
    if (errorCode(error) !== DEADLOCK) throw error;
    return dropDatabase(kept);
  }
  idle.push(kept);
}

const DEADLOCK = '40P01';

async function dropDatabase({ name, database }: ReusableDatabase): Promise<void> {
  await database.close();
  await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
}

let template: Promise<void> | null = null;

/** Created once per server, by the first process that needs it. */
async function makeTemplate(): Promise<void> {
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(42)');
    const known = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [TEMPLATE]);
    if (known.rowCount) return;
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
    const template = await openDatabase({ databaseUrl: named(TEMPLATE), dataDir: '' });
    await migrate(template.db);
    await template.close();
    await client.query(`alter database ${TEMPLATE} is_template true`);
  });
}

/**
 * Deletes the rows instead of truncating the tables, which takes five times as long. Skips tables that never had a row:
 * most are empty partitions.
 */
const EMPTY = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in
      select quote_ident(relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
        and relname not in ('migration', 'migration_lock')
    loop execute 'delete from ' || name; end loop;
  end $$`;

let memory: Promise<Database> | null = null;

async function freshMemory(): Promise<TestDatabase> {
  memory ??= dumpedDatabase().then(openMemoryDatabase);
  const forget = () => {
    memory = null;
  };
  return emptied(await memory, forget);
}

/** A second embedded database next to that of `freshDatabase`; each call of the returned function empties it. */
export async function separateMemory(): Promise<() => Promise<TestDatabase>> {
  const database = await openMemoryDatabase(await dumpedDatabase());
  return () => emptied(database, () => undefined);
}

async function emptied(database: Database, forget: () => void): Promise<TestDatabase> {
  await sql.raw(EMPTY).execute(database.db);
  const drop = async () => {
    forget();
    await database.close();
  };
  return { ...database, close: async () => undefined, drop, url: null, clock: await testClock(database.db) };
}
