// Remembers votes in PostgreSQL. The handler gets the transaction, so the reward and the mark are committed together:
// a vote is rewarded exactly once, whatever crashes.
import type { Claim, DedupeStore } from './dedupe-store.ts';
import { openTransaction, type SqlPool, type SqlTransaction, type TransactionPool } from './sql-transaction.ts';

export interface SqlDedupeOptions {
  /** Default: `plaudit_handled_vote`. May have a schema: `bot.handled_vote`. */
  readonly table?: string | undefined;
  /** Whether the table is created when the first vote arrives. Default: true. */
  readonly createTable?: boolean | undefined;
}

const CLEANUP_EVERY = 1_000;

/** The statement that creates the table, for a migration of your own. */
export function dedupeTableSql(table = 'plaudit_handled_vote'): string {
  return `create table if not exists ${checkedName(table)} (event_id text primary key, handled_at timestamptz not null default now())`;
}

/** `pool`: a Pool of the package `pg`, or anything with `transaction(callback)` such as PGlite. */
export function sqlDedupe<Transaction extends SqlTransaction = SqlTransaction>(
  pool: SqlPool<Transaction> | TransactionPool<Transaction>,
  { table = 'plaudit_handled_vote', createTable = true }: SqlDedupeOptions = {},
): DedupeStore<Transaction> {
  const name = checkedName(table);
  let created: Promise<void> | null = null;
  let claims = 0;
  const prepareTable = () => {
    // A failure is not remembered: the next vote tries again.
    created ??= createOnce(pool, name).catch((error) => {
      created = null;
      throw error;
    });
    return created;
  };
  return {
    async claim(eventId) {
      if (createTable) await prepareTable();
      // Nobody waits for it, and a failure means only that old votes are forgotten later.
      if (claims++ % CLEANUP_EVERY === 0) forgetOld(pool, name).catch(() => {});
      return claimInTransaction(pool, name, eventId);
    },
  };
}

/**
 * An advisory lock of the transaction is the claim: it ends with the transaction, also when the process dies, and needs
 * no session, so it works behind a connection pooler.
 */
async function claimInTransaction<Transaction extends SqlTransaction>(
  pool: SqlPool<Transaction> | TransactionPool<Transaction>,
  name: string,
  eventId: string,
): Promise<Claim<Transaction>> {
  const { transaction, commit, rollback } = await openTransaction(pool);
  try {
    const locked = await transaction.query(
      "select pg_try_advisory_xact_lock(hashtextextended('plaudit vote ' || $1::text, 0)) as claimed",
      [eventId],
    );
    if (locked.rows[0]?.claimed !== true) return await rollback().then(() => ({ state: 'busy' }));
    const inserted = await transaction.query(
      `insert into ${name} (event_id) values ($1) on conflict do nothing returning event_id`,
      [eventId],
    );
    if (inserted.rows.length === 0) return await rollback().then(() => ({ state: 'done' }));
  } catch (error) {
    await rollback().catch(() => {});
    throw error;
  }
  const complete = async () => {
    // "commit" succeeds, and rolls back, if a statement has failed whose error the handler ignored. This one fails then.
    await transaction.query('select 1', []).catch((error) => rollback().then(() => Promise.reject(error)));
    await commit();
  };
  return { state: 'new', transaction, complete, release: rollback };
}

async function createOnce(
  pool: SqlPool<SqlTransaction> | TransactionPool<SqlTransaction>,
  name: string,
): Promise<void> {
  const { transaction, commit, rollback } = await openTransaction(pool);
  try {
    // Two processes that create a table at once would collide in the catalog, even with "if not exists".
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('plaudit table ' || $1::text, 0))", [name]);
    await transaction.query(dedupeTableSql(name), []);
    await commit();
  } catch (error) {
    await rollback().catch(() => {});
    throw error;
  }
}

async function forgetOld(pool: SqlPool<SqlTransaction> | TransactionPool<SqlTransaction>, name: string): Promise<void> {
  const { transaction, commit, rollback } = await openTransaction(pool);
  try {
    await transaction.query(`delete from ${name} where handled_at < now() - interval '90 days'`, []);
    await commit();
  } catch (error) {
    await rollback().catch(() => {});
    throw error;
  }
}

function checkedName(table: string): string {
  if (/^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)?$/i.test(table)) return table;
  throw new TypeError(`The table name ${JSON.stringify(table)} is not a plain name. Use letters, digits and _.`);
}
