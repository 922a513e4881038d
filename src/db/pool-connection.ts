// A connection of a pg pool, for Kysely: a statement can have its own timeout, and a name under which the connection
// prepares it once (`prepared.ts`). BEGIN, with the settings that a transaction needs through a connection pooler, is
// sent with the first statement, and statements that belong together in one message (`together.ts`).
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { assert, bug } from '../core/assert.ts';
import { isOutdatedPlan, isReadOnlyServer, UnreplicatedCommitError } from './database-errors.ts';
import type { SessionHealth } from './session-health.ts';
import { isTogether, type Statement } from './statement.ts';
import { type GroupedStatement, StatementGroup, sendGroup } from './statement-group.ts';

export interface StatementMode {
  /** Whether named statements are prepared under their name. */
  readonly isPrepared: boolean;
  /** `set local …`, sent with each `begin`; empty if the connections have the settings. */
  readonly localSettings: readonly string[];
  /** Whether a single statement needs the settings too, so it gets a transaction of its own. */
  readonly wrapsStatements?: boolean;
  readonly health: SessionHealth;
}

/** The function of PostgreSQL that warns when the wait for a synchronous standby is canceled; its text is translated. */
const STANDBY_WAIT = 'SyncRepWaitForLSN';
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** `begun`: its BEGIN has not been sent yet. `committed`: its COMMIT was sent with its last statement. */
type TransactionState = 'none' | 'begun' | 'open' | 'committed';

export class PoolConnection implements DatabaseConnection {
  isBroken = false;
  readonly #client: pg.PoolClient;
  readonly #mode: StatementMode;
  #transaction: TransactionState = 'none';
  #begin = '';
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
    this.#transaction = 'none';
    this.#client.release(this.isBroken);
  }

  /** Sends nothing yet. */
  begin(text: string): void {
    this.#begin = text;
    this.#transaction = 'begun';
  }

  /** Whether PostgreSQL has to be told how the transaction ends. */
  get hasOpenTransaction(): boolean {
    return this.#transaction === 'open';
  }

  transactionEnded(): void {
    this.#transaction = 'none';
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#isUnreplicated = false;
    const results = await this.#run(query);
    if (this.#isUnreplicated) throw new UnreplicatedCommitError();
    if (isTogether(query)) return { rows: results.map(toQueryResult) as R[] };
    return toQueryResult(results[0] ?? bug('a statement had no result'));
  }

  async #run(query: CompiledQuery): Promise<readonly pg.QueryResult[]> {
    const isWrapped = this.#mode.wrapsStatements === true && this.#transaction === 'none';
    try {
      if (isWrapped) return await this.#sendInTransaction(query);
      return await (isTogether(query) ? this.#send(query.statements, query.commits) : this.#send([query], false));
    } catch (error) {
      this.#mode.health.failed(error);
      if (isReadOnlyServer(error)) this.isBroken = true;
      throw error;
    }
  }

  async #sendInTransaction(query: CompiledQuery): Promise<readonly pg.QueryResult[]> {
    this.begin('begin');
    try {
      return await this.#send([query], true);
    } catch (error) {
      if (this.hasOpenTransaction)
        await this.#client.query('rollback').catch(() => {
          this.isBroken = true;
        });
      throw error;
    } finally {
      this.transactionEnded();
    }
  }

  /** Returns the results of these statements. BEGIN, if it is due, and COMMIT, if `commits`, are sent with them. */
  async #send(statements: readonly Statement[], commits: boolean): Promise<readonly pg.QueryResult[]> {
    assert(this.#transaction !== 'committed', 'a statement follows the last one of its transaction');
    const [only] = statements;
    const begins = this.#transaction === 'begun' ? [this.#begin, ...this.#mode.localSettings] : [];
    if (only && statements.length + begins.length === 1 && !commits) return [await this.#query(only)];
    const results = statements.every(mayBeGrouped)
      ? await this.#sendGroup(begins, statements, commits)
      : await this.#sendSeparately(begins, statements, commits);
    if (commits) this.#transaction = 'committed';
    return results;
  }

  async #sendGroup(begins: readonly string[], statements: readonly Statement[], commits: boolean) {
    const ends = commits ? ['commit'] : [];
    const group = new StatementGroup(this.#client, [
      ...begins.map((text) => ({ text })),
      ...statements.map((statement) => this.#grouped(statement)),
      ...ends.map((text) => ({ text })),
    ]);
    if (begins.length > 0) this.#transaction = 'open';
    try {
      const results = await sendGroup(this.#client, group);
      return results.slice(begins.length, begins.length + statements.length);
    } catch (error) {
      if (group.completed < begins.length) this.#notBegun();
      if (isOutdatedPlan(error)) this.#generation += 1;
      // As pg does: the socket's own stack does not show who sent the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** For statements that need the simple protocol, or a timeout of their own. */
  async #sendSeparately(begins: readonly string[], statements: readonly Statement[], commits: boolean) {
    if (begins.length > 0) {
      await this.#client.query(begins.join('; ')).catch((error) => {
        this.#notBegun();
        throw error;
      });
      this.#transaction = 'open';
    }
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await this.#query(statement));
    if (commits) await this.#client.query('commit');
    return results;
  }

  #notBegun(): void {
    this.isBroken = true;
    this.#transaction = 'none';
  }

  #grouped({ sql: text, parameters, name }: Statement): GroupedStatement {
    const isNamed = name !== undefined && this.#mode.isPrepared;
    return { text, values: [...parameters], ...(isNamed && { name: this.#preparedName(name) }) };
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
    const run = () => this.#client.query({ name: this.#preparedName(name), text, values });
    try {
      return await run();
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#generation += 1;
      return run().catch(() => Promise.reject(error));
    }
  }

  #preparedName(name: string): string {
    return `${name}.${this.#generation}`;
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This database connection cannot stream rows.');
  }
}

/** A text without parameters may be several statements. */
function mayBeGrouped({ name, parameters, timeoutMs }: Statement): boolean {
  return timeoutMs === undefined && (name !== undefined || parameters.length > 0);
}

function toQueryResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  // Kysely checks the result of a commit, which is a rollback after a failed statement.
  if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] };
  if (!CHANGES.has(command)) return { rows: (rows ?? []) as R[] };
  return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
}
