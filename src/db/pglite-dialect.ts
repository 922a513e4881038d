// Kysely over PGlite: one connection, handed out to one user at a time, so that no query can slip into another's
// transaction (Kysely's own PGlite dialect shares the connection and does not keep them apart).
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { TableNameIntrospector } from './table-name-introspector.ts';

/** The embedded database has one process and one connection: there is nobody to lock migrations against. */
class EmbeddedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(pglite),
    createIntrospector: (db: Kysely<unknown>) => new TableNameIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #connection: EmbeddedConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#connection = new EmbeddedConnection(pglite);
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // By way of the event loop: queries that queue up must not keep sockets and timers from their turn.
    if (next) setImmediate(next);
    else this.#taken = false;
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const results = await this.#send<R>(query);
    return { rows: results?.rows ?? [], numAffectedRows: BigInt(results?.affectedRows ?? 0) };
  }

  /** Several statements in one text (a migration) go only without parameters, by the simple protocol. */
  async #send<R>({ sql, parameters, query }: CompiledQuery) {
    if (query.kind === 'RawNode' && parameters.length === 0)
      return (await this.#pglite.exec(sql)).at(-1) as { rows: R[]; affectedRows?: number } | undefined;
    return this.#pglite.query<R>(sql, [...parameters]);
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, PGlite cannot stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database cannot stream rows.');
  }
}
