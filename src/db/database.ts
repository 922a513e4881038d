// The database, whichever it is: PostgreSQL by DATABASE_URL or the embedded one. One SQL for both.

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
/** A database or a transaction on it: what a statement needs. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly db: Db;
  /** The same database for the delivery engine: on PostgreSQL connections of its own. */
  readonly engineDb: Db;
  readonly kind: 'postgres' | 'embedded';
  /** Tells other processes, and hears from them, that deliveries are due; null where there is only one process. */
  readonly notificationPool: pg.Pool | null;
  readonly pglite: PGlite | null;
  /** Comes when the embedded database has crashed: every statement fails from then on, and the process should end. */
  readonly crashed: Promise<OperatorError>;
  /** Throws OperatorError where it cannot be worked with: there is a connection pooler in between. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens without migrating. Throws FolderInUse, or what the driver says when there is no server. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  return databaseUrl ? overPostgres(databaseUrl) : overEmbedded(await openEmbeddedDatabase(dataDir));
}

/** An embedded database in memory; `dump`: what it begins with, as PGlite's `dumpDataDir` gave it. */
export async function openMemoryDatabase(dump?: Blob): Promise<Database> {
  return overEmbedded(await openInMemoryDatabase(dump));
}

function overPostgres(databaseUrl: string): Database {
  const { pool, enginePool } = openPostgres(databaseUrl);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const engineDb = new Kysely<Tables>({ dialect: postgresDialect(enginePool) });
  const close = async () => {
    await Promise.all([db.destroy(), engineDb.destroy()]);
  };
  const crashed = new Promise<never>(() => undefined);
  const check = () => rejectConnectionPooler({ pool, enginePool }, ENGINE_SETTINGS);
  return { db, engineDb, kind: 'postgres', notificationPool: pool, pglite: null, crashed, check, close };
}

function overEmbedded(embedded: EmbeddedDatabase): Database {
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
