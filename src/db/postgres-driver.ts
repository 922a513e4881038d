// Kysely's driver on a pg pool, extended so that a statement can have its own timeout, and a name under which each
// connection prepares it once (`prepared.ts`). Through a connection pooler, transactions begin with their settings.
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { isReadOnlyServer, UnreplicatedCommitError } from './database-errors.ts';
import type { SessionHealth } from './session-health.ts';

/**
 * A compiled query with two properties that Kysely does not have: the name it is prepared under, and its own timeout.
 */
export interface Statement extends CompiledQuery {
  readonly name?: string;
  readonly timeoutMs?: number;
}

export interface StatementMode {
  /** Whether named statements are prepared under their name. */
  readonly isPrepared: boolean;
  /** `set local …`, sent with each `begin`; null if the connections have the settings. */
  readonly localSettings: string | null;
  /** Whether a single statement needs the settings too, so it gets a transaction of its own. */
  readonly wrapsStatements?: boolean;
  readonly health: SessionHealth;
}

export class PoolDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #mode: StatementMode;
  readonly #connections = new WeakMap<pg.PoolClient, PoolConnection>();

  constructor(pool: pg.Pool, mode: StatementMode) {
    super({ pool });
    this.#pool = pool;
    this.#mode = mode;
  }

  override async acquireConnection(): Promise<PoolConnection> {
    const client = await this.#pool.connect();
    const connection = this.#connections.get(client) ?? new PoolConnection(client, this.#mode);
    this.#connections.set(client, connection);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    await (connection as PoolConnection).begin(['begin', ...modes].filter(Boolean).join(' '));
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
  readonly #mode: StatementMode;
  #isInTransaction = false;
  /** Part of the names of prepared statements, increased when PostgreSQL refuses the existing plans. */
  #generation = 0;
  /** PostgreSQL committed the current statement without waiting any longer for its synchronous standby. */
  #isUnreplicated = false;

  constructor(client: pg.PoolClient, mode: StatementMode) {
    this.#client = client;
    this.#mode = mode;
    client.on('notice', ({ routine }) => {
      if (routine === STANDBY_WAIT) this.#isUnreplicated = true;
    });
  }

  release(): void {
    this.#isInTransaction = false;
    this.#client.release(this.isBroken);
  }

  /** Sends the settings in the same message, which costs no further round trip. */
  async begin(text: string): Promise<void> {
    const { localSettings } = this.#mode;
    try {
      await this.#client.query(localSettings === null ? text : `${text}; ${localSettings}`);
      this.#isInTransaction = true;
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#isUnreplicated = false;
    const { command, rowCount, rows } = await this.#run(query);
    if (this.#isUnreplicated) throw new UnreplicatedCommitError();
    // Kysely checks the result of a commit, which is a rollback after a failed statement.
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] };
    if (!CHANGES.has(command)) return { rows: rows ?? [] };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async #run(query: CompiledQuery): Promise<pg.QueryResult> {
    const isWrapped = this.#mode.wrapsStatements === true && !this.#isInTransaction;
    try {
      return await (isWrapped ? this.#queryInTransaction(query) : this.#query(query));
    } catch (error) {
      this.#mode.health.failed(error);
      if (isReadOnlyServer(error)) this.isBroken = true;
      throw error;
    }
  }

  async #queryInTransaction(query: CompiledQuery): Promise<pg.QueryResult> {
    await this.begin('begin');
    try {
      const result = await this.#query(query);
      await this.#client.query('commit');
      return result;
    } catch (error) {
      await this.#client.query('rollback').catch(() => {
        this.isBroken = true;
      });
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  #query({ sql: text, parameters, name, timeoutMs }: Statement): Promise<pg.QueryResult> {
    const values = [...parameters];
    if (name !== undefined && this.#mode.isPrepared) return this.#queryPrepared(name, text, values);
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
