// A transaction that stays open while a handler runs: on a connection of `pg`'s pool, or inside PGlite's callback.

export interface SqlTransaction {
  query(text: string, parameters: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Like a Pool of `pg`. */
export interface SqlPool<Connection> {
  connect(): Promise<Connection & PooledConnection>;
}

interface PooledConnection {
  release(error?: Error | boolean): void;
  on?(event: 'error', listener: () => void): unknown;
  off?(event: 'error', listener: () => void): unknown;
}

/** Like PGlite: the transaction commits when the callback resolves, and is rolled back when it rejects. */
export interface TransactionPool<Transaction> {
  transaction<Result>(callback: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

export interface OpenTransaction<Transaction> {
  readonly transaction: Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export function openTransaction<Transaction extends SqlTransaction>(
  pool: SqlPool<Transaction> | TransactionPool<Transaction>,
): Promise<OpenTransaction<Transaction>> {
  return 'connect' in pool && typeof pool.connect === 'function'
    ? openOnConnection(pool)
    : openInCallback(pool as TransactionPool<Transaction>);
}

async function openOnConnection<Connection extends SqlTransaction>(
  pool: SqlPool<Connection>,
): Promise<OpenTransaction<Connection>> {
  const connection = await pool.connect();
  // Without a listener, losing the connection while the handler does something else would end the process.
  connection.on?.('error', ignore);
  const giveBack = (close: boolean) => {
    connection.off?.('error', ignore);
    connection.release(close);
  };
  const run = async (statement: string) => {
    try {
      await connection.query(statement, []);
    } catch (error) {
      // Closed, so that no later user inherits a transaction that did not end.
      giveBack(true);
      throw error;
    }
  };
  const end = async (statement: string) => {
    await run(statement);
    giveBack(false);
  };
  await run('begin');
  return { transaction: connection, commit: () => end('commit'), rollback: () => end('rollback') };
}

/** The next statement reports the lost connection. */
function ignore(): void {}

const ROLLED_BACK = Symbol('rolled back');

function openInCallback<Transaction>(pool: TransactionPool<Transaction>): Promise<OpenTransaction<Transaction>> {
  return new Promise((resolve, reject) => {
    let settle = (_commit: boolean) => {};
    const decided = new Promise<boolean>((decide) => {
      settle = decide;
    });
    const ended = pool.transaction(async (transaction) => {
      const end = (commit: boolean) => async () => {
        settle(commit);
        await ended.catch((error) => {
          if (error !== ROLLED_BACK) throw error;
        });
      };
      resolve({ transaction, commit: end(true), rollback: end(false) });
      if (!(await decided)) throw ROLLED_BACK;
    });
    ended.catch(reject);
  });
}
