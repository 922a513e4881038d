// Opens the database: PostgreSQL if DATABASE_URL is set, otherwise the embedded one. The SQL is the same for both.

import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type Transaction } from 'kysely';
import type { OperatorError } from '../core/errors.ts';
import type { ConnectionMode } from './connection-mode.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { type NotificationPools, openPostgres, type Postgres, type PostgresConnectionOptions } from './postgres.ts';
import { readDialect } from './read-router.ts';
import { ReplicaMonitor } from './replica-lag.ts';
import type { Tables } from './schema.ts';
import type { SessionHealth } from './session-health.ts';

export type Db = Kysely<Tables>;
/** What queries run on: the database or a transaction. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly db: Db;
  /** The same database for the delivery engine, which has its own connections to PostgreSQL. */
  readonly engineDb: Db;
  /**
   * For lists, statistics and logs: a read replica while it is up to date, and otherwise the same as `db`. Without a
   * replica it is `db` itself.
   */
  readonly readDb: Db;
  /** Null without a read replica. */
  readonly replica: Pick<ReplicaMonitor, 'state'> | null;
  readonly kind: 'postgres' | 'embedded';
  /** What the connections to PostgreSQL can do; null on the embedded database. */
  readonly connections: ConnectionMode | null;
  /** Whether connections have lost their sessions; null on the embedded database. */
  readonly sessionHealth: SessionHealth | null;
  /** For notifications between processes; null if there is only one process. */
  readonly notificationPools: NotificationPools | null;
  readonly pglite: PGlite | null;
  /** Resolves when the embedded database has crashed. From then on, every query fails, and the process should exit. */
  readonly crashed: Promise<OperatorError>;
  close(): Promise<void>;
}

/** As in the configuration. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly databaseDirectUrl?: string | null;
  readonly databasePool?: number;
  readonly databasePrepared?: PostgresConnectionOptions['prepared'];
  readonly databaseReadUrl?: string | null;
}

/**
 * Opens the database without migrating it. Throws FolderInUseError, OperatorError if PostgreSQL cannot be used as it
 * is, or the driver's error if there is no server.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl, dataDir, databaseDirectUrl, databasePool, databasePrepared, databaseReadUrl } = location;
  if (!databaseUrl) {
    // Loaded only here: on PostgreSQL, it would only take memory.
    const { openEmbeddedDatabase } = await import('./embedded.ts');
    return fromEmbedded(await openEmbeddedDatabase(dataDir));
  }
  return fromPostgres({
    databaseUrl,
    directUrl: databaseDirectUrl,
    poolSize: databasePool,
    prepared: databasePrepared,
    readUrl: databaseReadUrl,
  });
}

/** An embedded database in memory. `dump`: its initial content, from PGlite's `dumpDataDir`. */
export async function openMemoryDatabase(dump?: Blob): Promise<Database> {
  const { openInMemoryDatabase } = await import('./embedded.ts');
  return fromEmbedded(await openInMemoryDatabase(dump));
}

async function fromPostgres(options: PostgresConnectionOptions): Promise<Database> {
  const { mode, health, notifications, dialect, engineDialect, replica, pools } = await openPostgres(options);
  const db = new Kysely<Tables>({ dialect });
  const engineDb = new Kysely<Tables>({ dialect: engineDialect });
  const reads = replica && openReplica(db, replica);
  return {
    db,
    readDb: reads?.readDb ?? db,
    replica: reads?.monitor ?? null,
    engineDb,
    kind: 'postgres',
    connections: { ...mode, listens: notifications.listen !== null },
    sessionHealth: health,
    notificationPools: notifications,
    pglite: null,
    crashed: new Promise<never>(() => undefined),
    async close() {
      reads?.monitor.stop();
      await Promise.all([db, engineDb, ...(reads ? [reads.replicaDb] : [])].map((opened) => opened.destroy()));
      // Kysely does not close a pool that it has not used.
      await Promise.all(pools.filter(({ ending }) => !ending).map((pool) => pool.end()));
    },
  };
}

function openReplica(primary: Db, { dialect, pool }: NonNullable<Postgres['replica']>) {
  const replicaDb: Db = new Kysely<Tables>({ dialect });
  const monitor = new ReplicaMonitor(primary, pool);
  const readDb: Db = new Kysely<Tables>({ dialect: readDialect({ primary, replica: replicaDb, monitor }) });
  return { replicaDb, readDb, monitor };
}

function fromEmbedded(embedded: EmbeddedDatabase): Database {
  const db = new Kysely<Tables>({ dialect: pgliteDialect(embedded.pglite) });
  return {
    db,
    engineDb: db,
    readDb: db,
    replica: null,
    kind: 'embedded',
    connections: null,
    sessionHealth: null,
    notificationPools: null,
    pglite: embedded.pglite,
    crashed: embedded.crashed,
    close: () => embedded.close(),
  };
}
