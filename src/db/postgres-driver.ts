// Kysely's driver on a pg pool, extended so that a statement can have its own timeout, and a name under which each
// connection prepares it once (`prepared.ts`).
import { CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from 'kysely';
import pg from 'pg';
import { UnreplicatedCommitError } from './database-errors.ts';

/**
 * A compiled query with two properties that Kysely does not have: the name it is prepared under, and its own timeout.
 */
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
      // Its transaction may still be open, so the pool must not reuse the connection.
      (connection as PoolConnection).isBroken = true;
      throw error;
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PoolConnection).release();
  }
}

/** The function of PostgreSQL that warns when the wait for a synchronous standby is canceled; its text is translated. */
const STANDBY_WAIT = 'SyncRepWaitForLSN';
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PoolConnection implements DatabaseConnection {
  isBroken = false;
  readonly #client: pg.PoolClient;
  /** Part of the names of prepared statements, increased when PostgreSQL refuses the existing plans. */
  #generation = 0;
  /** PostgreSQL committed the current statement without waiting any longer for its synchronous standby. */
  #isUnreplicated = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on('notice', ({ routine }) => {
      if (routine === STANDBY_WAIT) this.#isUnreplicated = true;
    });
  }

  release(): void {
    this.#client.release(this.isBroken);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#isUnreplicated = false;
    const { command, rowCount, rows } = await this.#query(query);
    if (this.#isUnreplicated) throw new UnreplicatedCommitError();
    // Kysely checks the result of a commit, which is a rollback after a failed statement.
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] };
    if (!CHANGES.has(command)) return { rows: rows ?? [] };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  #query({ sql: text, parameters, name, timeoutMs }: Statement): Promise<pg.QueryResult> {
    const values = [...parameters];
    if (name !== undefined) return this.#queryPrepared(name, text, values);
    if (timeoutMs === undefined) return this.#client.query(text, values);
    // pg supports a timeout per statement, which its types omit.
    const statement: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: timeoutMs };
    return this.#client.query(statement);
  }

  /**
   * A migration by a newer process may change a statement's columns, and PostgreSQL then refuses its plan for the
   * lifetime of the connection. The statement is therefore prepared again under a new name: immediately, unless the
   * error aborted a transaction.
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

/** "cached plan must not change result type" does not have its own SQLSTATE. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
}
