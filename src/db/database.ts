// Opens the database: PostgreSQL if DATABASE_URL is set, otherwise the embedded one. The SQL is the same for both.

import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import type { OperatorError } from '../core/errors.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase, openInMemoryDatabase } from './embedded.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { rejectConnectionPooler } from './pooler-check.ts';
import { ENGINE_SETTINGS, openPostgres, postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
/** What queries run on: the database or a transaction. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly db: Db;
  /** The same database for the delivery engine, which has its own connections to PostgreSQL. */
  readonly engineDb: Db;
  readonly kind: 'postgres' | 'embedded';
  /** For notifications between processes; null if there is only one process. */
  readonly notificationPool: pg.Pool | null;
  readonly pglite: PGlite | null;
  /** Resolves when the embedded database has crashed. From then on, every query fails, and the process should exit. */
  readonly crashed: Promise<OperatorError>;
  /** Throws OperatorError if there is a connection pooler in front of PostgreSQL. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens the database without migrating it. Throws FolderInUseError, or the driver's error if there is no server. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  return databaseUrl ? fromPostgres(databaseUrl) : fromEmbedded(await openEmbeddedDatabase(dataDir));
}

/** An embedded database in memory. `dump`: its initial content, from PGlite's `dumpDataDir`. */
export async function openMemoryDatabase(dump?: Blob): Promise<Database> {
  return fromEmbedded(await openInMemoryDatabase(dump));
}

function fromPostgres(databaseUrl: string): Database {
  const { pool, enginePool } = openPostgres(databaseUrl);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const engineDb = new Kysely<Tables>({ dialect: postgresDialect(enginePool) });
  const close = async () => {
    await Promise.all([db.destroy(), engineDb.destroy()]);
    // Kysely does not close a pool that it has not used, and the check at startup uses both.
    await Promise.all([pool, enginePool].filter(({ ended }) => !ended).map((unused) => unused.end()));
  };
  const crashed = new Promise<never>(() => undefined);
  const check = () => rejectConnectionPooler({ pool, enginePool }, ENGINE_SETTINGS);
  return { db, engineDb, kind: 'postgres', notificationPool: pool, pglite: null, crashed, check, close };
}

function fromEmbedded(embedded: EmbeddedDatabase): Database {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(embedded.pglite) });
  return {
    db,
    engineDb: db,
    kind: 'embedded',
    notificationPool: null,
    pglite: embedded.pglite,
    crashed: embedded.crashed,
    check: async () => undefined,
    close: () => embedded.close(),
  };
}
