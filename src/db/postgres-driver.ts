// Kysely's driver on a pg pool, whose transactions send no more than they have to (`pool-connection.ts`).
import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { PoolConnection, type StatementMode } from './pool-connection.ts';

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
    (connection as PoolConnection).begin(['begin', ...modes].filter(Boolean).join(' '));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { hasOpenTransaction } = connection as PoolConnection;
    if (hasOpenTransaction) await super.commitTransaction(connection);
    (connection as PoolConnection).transactionEnded();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { hasOpenTransaction } = connection as PoolConnection;
    try {
      if (hasOpenTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
      (connection as PoolConnection).transactionEnded();
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
