// A bulk session on PostgreSQL: one connection of its own, without the service's timeouts.
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type BulkSession, columnList, quoteName, type TableColumns } from './bulk-session.ts';
import { PROCESS_NAME } from './postgres.ts';
import { connectionTarget } from './postgres-client.ts';
import type { Tables } from './schema.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** A peer that has gone away without a word is noticed after this time and a few probes. */
const KEEP_ALIVE_MS = 10_000;

/** `purpose` is shown in pg_stat_activity. */
export async function openPostgresBulkSession(databaseUrl: string, purpose: string): Promise<BulkSession> {
  const { url, search } = connectionTarget(databaseUrl);
  const client = new pg.Client({
    connectionString: url,
    application_name: `plaudit ${purpose} ${PROCESS_NAME}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The statement that runs fails as well; without a listener, the event would end the process.
  client.on('error', () => undefined);
  if (search) Object.assign(client, await search.find());
  await client.connect();
  const lent = Object.assign(client, { release: () => undefined }) as unknown as PostgresPoolClient;
  const db = new Kysely<Tables>({
    dialect: new OneClientDialect({
      pool: { connect: async () => lent, end: async () => undefined, options: {} },
    }),
  });
  return {
    kind: 'postgres',
    db,
    copyOut: (from) => copyOut(client, from),
    copyIn: (into, rows) => copyIn(client, into, rows),
    close: () => client.end().catch(() => undefined),
  };
}

class OneClientDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): TableNameIntrospector {
    return new TableNameIntrospector(db);
  }
}

async function* copyOut(client: pg.Client, { table, columns }: TableColumns): AsyncGenerator<Buffer> {
  yield* client.query(
    copyTo(`copy (select ${columnList(columns)} from ${quoteName(table)}) to stdout`),
  ) as AsyncIterable<Buffer>;
}

async function copyIn(
  client: pg.Client,
  { table, columns }: TableColumns,
  rows: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  const sink = client.query(copyFrom(`copy ${quoteName(table)} (${columnList(columns)}) from stdin`));
  await pipeline(rows, sink);
  return sink.rowCount;
}
