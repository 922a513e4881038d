// Kysely's driver over a pg pool, with one addition: a statement may have a name, under which each connection prepares
// it once, and its own timeout (`prepared.ts`).
import { CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from 'kysely';
import pg from 'pg';

/** A compiled query with what Kysely does not know: the name it is prepared under, and its own timeout. */
export interface Statement extends CompiledQuery {
  readonly name?: string;
  readonly timeoutMs?: number;
}

export class PoolDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.PoolClient, PoolConnection>();

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<PoolConnection> {
    const client = await this.#pool.connect();
    const connection = this.#connections.get(client) ?? new PoolConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // Its transaction may still be open: the pool must not hand it out again.
      (connection as PoolConnection).isBroken = true;
      throw error;
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PoolConnection).release();
  }
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PoolConnection implements DatabaseConnection {
  isBroken = false;
  readonly #client: pg.PoolClient;
  /** Part of the names of prepared statements: raised when PostgreSQL refuses the plans made so far. */
  #generation = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  release(): void {
    this.#client.release(this.isBroken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#query(query);
    // Kysely looks at how a commit ended: after a failed statement it is a rollback.
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] };
    if (!CHANGES.has(command)) return { rows: rows ?? [] };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  #query({ sql: text, parameters, name, timeoutMs }: Statement): Promise<pg.QueryResult> {
    const values = [...parameters];
    if (name !== undefined) return this.#queryPrepared(name, text, values);
    if (timeoutMs === undefined) return this.#client.query(text, values);
    // pg reads a statement's own timeout, which its types leave out.
    const statement: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: timeoutMs };
    return this.#client.query(statement);
  }

  /**
   * A migration by a newer process may change a statement's columns, and PostgreSQL then refuses its plan for as long
   * as the connection lives. So the statement is prepared again under a new name, at once unless the refusal ended a
   * transaction.
   */
  async #queryPrepared(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const run = () => this.#client.query({ name: `${name}.${this.#generation}`, text, values });
    try {
      return await run();
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#generation += 1;
      return run().catch(() => Promise.reject(error));
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This database connection cannot stream rows.');
  }
}

/** "cached plan must not change result type" has no SQLSTATE of its own. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}
