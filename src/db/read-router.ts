// A database for reading that uses a read replica while it is up to date, and the primary otherwise (decision P210).
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import { isDatabaseUnavailable } from './database-errors.ts';
import type { ReplicaMonitor } from './replica-lag.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

interface ReadServers {
  readonly primary: Executor;
  readonly replica: Executor;
  readonly monitor: Pick<ReplicaMonitor, 'isUsable' | 'failed'>;
}

export function readDialect(servers: ReadServers): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ReadDriver(servers),
    createIntrospector: (db: Kysely<unknown>) => new TableNameIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class ReadDriver implements Driver {
  readonly #connection: ReadConnection;

  constructor(servers: ReadServers) {
    this.#connection = new ReadConnection(servers);
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('There are no transactions on the database for reading.');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}

class ReadConnection implements DatabaseConnection {
  readonly #servers: ReadServers;

  constructor(servers: ReadServers) {
    this.#servers = servers;
  }

  /**
   * Whatever the replica fails with, the primary is asked as well: a query on a replica may be canceled by replay, and
   * a table may not have arrived there yet.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { primary, replica, monitor } = this.#servers;
    if (monitor.isUsable) {
      try {
        return (await replica.executeQuery(query)) as QueryResult<R>;
      } catch (error) {
        if (isDatabaseUnavailable(error)) monitor.failed();
      }
    }
    return (await primary.executeQuery(query)) as QueryResult<R>;
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The database for reading cannot stream rows.');
  }
}
