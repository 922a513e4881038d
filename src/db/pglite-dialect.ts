// Kysely's dialect for PGlite: one connection, used by one caller at a time, so that no query runs inside another
// caller's transaction. (Kysely's own PGlite dialect does not prevent that.)
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
import { statementsOf } from './embedded-statements.ts';
import { isTogether, type Statement } from './statement.ts';
import { TableNameIntrospector } from './table-name-introspector.ts';

/** With one process and one connection, migrations need no lock. */
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
  #isTaken = false;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#connection = new EmbeddedConnection(pglite);
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // Via the event loop, so that queued queries do not block sockets and timers.
    if (next) setImmediate(next);
    else this.#isTaken = false;
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
  readonly #statements: ReturnType<typeof statementsOf>;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#statements = statementsOf(pglite);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isTogether(query)) return { rows: (await this.#executeInOrder(query.statements)) as R[] };
    const results = await this.#send<R>(query);
    return { rows: results?.rows ?? [], numAffectedRows: BigInt(results?.affectedRows ?? 0) };
  }

  /** Leaves the commit to Kysely, which is about to send it. */
  async #executeInOrder(statements: readonly CompiledQuery[]): Promise<readonly QueryResult<unknown>[]> {
    const results: QueryResult<unknown>[] = [];
    for (const statement of statements) results.push(await this.executeQuery(statement));
    return results;
  }

  /** Multiple statements in one text (a migration) require the simple protocol, which has no parameters. */
  async #send<R>({ sql, parameters, query, name }: Statement) {
    if (query.kind === 'RawNode' && parameters.length === 0)
      return (await this.#pglite.exec(sql)).at(-1) as { rows: R[]; affectedRows?: number } | undefined;
    return this.#statements.run<R>(name ?? null, sql, parameters);
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator, PGlite cannot stream
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database cannot stream rows.');
  }
}
