// Statements that are sent together (db/together): in order, in their transaction or not at all, whichever fails.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Connection, type Database, openDatabase } from '../../src/db/database.ts';
import { isDatabaseUnavailable } from '../../src/db/database-errors.ts';
import { prepared } from '../../src/db/prepared.ts';
import { executeAndCommit, executeTogether } from '../../src/db/together.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { untilLocksAwaited } from '../support/locks.ts';
import { type PgBouncerSettings, pgBouncerVersion, startPgBouncer } from '../support/pgbouncer.ts';

const isPostgres = process.env.PLAUDIT_TEST_DATABASE === 'postgres';

const put = (id: number) => prepared<{ id: number }>('put-sample')`insert into sample values (${id}::int) returning id`;
const count = () => prepared<{ count: number }>('count-samples')`select count(*)::int as count from sample`;
const divide = (by: number) => prepared<{ quotient: number }>('divide')`select 1 / ${by}::int as quotient`;
const kill = () => prepared('kill-own')`select pg_terminate_backend(pg_backend_pid())`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const failure = (work: Promise<unknown>) => work.then(() => 'no error', messageOf);

/** The number of rows that others see. */
const stored = async (db: Connection) => (await count().execute(db)).rows[0]!.count;

function describeTogether(opened: () => Pick<Database, 'db' | 'engineDb'>): void {
  test('return their results in order, and each sees what the one before has written', async () => {
    const { db } = opened();
    const results = await db.transaction().execute((one) => executeTogether(one, [put(1), count(), divide(1)]));
    expect(results.map(({ rows }) => rows)).toEqual([[{ id: 1 }], [{ count: 1 }], [{ quotient: 1 }]]);
    expect(await stored(db)).toBe(1);
  });

  test.each([
    ['first', [divide(0), put(1), put(2)]],
    ['second', [put(1), divide(0), put(2)]],
    ['last', [put(1), put(2), divide(0)]],
  ] as const)('write nothing if the %s fails, and leave the connection usable', async (_, statements) => {
    const { db } = opened();
    await db.connection().execute(async (one) => {
      const run = () => one.transaction().execute((inside) => executeTogether<unknown[]>(inside, statements));
      expect(await failure(run())).toBe('division by zero');
      expect(await stored(one)).toBe(0);
      expect(await failure(run())).toBe('division by zero');
      await one.transaction().execute((inside) => executeTogether(inside, [put(1), count()]));
      expect(await stored(one)).toBe(1);
    });
  });

  test('are rolled back by an error of the transaction', async () => {
    const { db } = opened();
    const run = db.transaction().execute(async (one) => {
      await executeTogether(one, [put(1), put(2)]);
      throw new Error('changed my mind');
    });
    expect(await failure(run)).toBe('changed my mind');
    expect(await stored(db)).toBe(0);
  });

  test('commit with the last statement', async () => {
    const { db } = opened();
    await db.transaction().execute(async (one) => {
      await put(1).execute(one);
      expect((await executeAndCommit(one, put(2))).rows).toEqual([{ id: 2 }]);
    });
    expect(await stored(db)).toBe(2);
    await db.transaction().execute((one) => executeAndCommit(one, put(3)));
    expect(await stored(db)).toBe(3);
  });

  test('do not commit if the last statement fails', async () => {
    const { db } = opened();
    const run = db.transaction().execute(async (one) => {
      await put(1).execute(one);
      await executeAndCommit(one, divide(0));
    });
    expect(await failure(run)).toBe('division by zero');
    expect(await stored(db)).toBe(0);
  });

  test('do not commit after an error that the transaction has caught', async () => {
    const { db } = opened();
    const run = db.transaction().execute(async (one) => {
      await put(1).execute(one);
      await divide(0)
        .execute(one)
        .catch(() => undefined);
      await executeAndCommit(one, put(2));
    });
    expect(await failure(run)).toMatch(/^current transaction is aborted/);
    expect(await stored(db)).toBe(0);
  });

  test('a transaction without statements, and one that begins with several in one text, work as before', async () => {
    const { db } = opened();
    expect(await db.transaction().execute(async () => 'nothing')).toBe('nothing');
    await db
      .transaction()
      .execute((one) => sql`insert into sample values (1); insert into sample values (2)`.execute(one));
    expect(await stored(db)).toBe(2);
    const run = db.transaction().execute(async () => {
      throw new Error('before any statement');
    });
    expect(await failure(run)).toBe('before any statement');
  });
}

describe('statements sent together', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
    await sql`create table sample (id int)`.execute(database.db);
  });
  afterEach(async () => {
    await sql`drop table sample`.execute(database.db);
    await database.close();
  });

  describeTogether(() => database);

  test.skipIf(!isPostgres)('are sent with BEGIN in one message, and with COMMIT in one', async () => {
    const { db } = database;
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => sent.mockRestore());
    await db.transaction().execute(async (one) => {
      await executeTogether(one, [put(1), count()]);
      expect(sent).toHaveBeenCalledTimes(1);
      await executeAndCommit(one, put(2));
    });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test.skipIf(!isPostgres)('each have a snapshot of their own, taken after the lock of the one before', async () => {
    const { db } = database;
    await sql`insert into sample values (1)`.execute(db);
    const lock = prepared('lock-sample')`select from sample where id = ${1}::int for update`;
    const locked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (one) => {
      await lock.execute(one);
      await put(2).execute(one);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const waiting = db.transaction().execute((one) => executeTogether(one, [lock, count()]));
    await untilLocksAwaited(db, 1);
    held.resolve();
    await holder;
    expect((await waiting)[1].rows).toEqual([{ count: 2 }]);
  });

  test.skipIf(!isPostgres)('nothing may follow the last statement', async () => {
    const { db } = database;
    const run = db.transaction().execute(async (one) => {
      await executeAndCommit(one, put(1));
      await put(2).execute(one);
    });
    expect(await failure(run)).toMatch('a statement follows the last one of its transaction');
    expect(await stored(db)).toBe(1);
  });

  test.skipIf(!isPostgres)('a lost connection is reported as such, and nothing is written', async () => {
    const { db } = database;
    const runs = [
      () => db.transaction().execute((one) => executeTogether(one, [kill(), put(1)])),
      () => db.transaction().execute((one) => executeTogether(one, [put(1), kill(), put(2)])),
      () => db.transaction().execute((one) => executeAndCommit(one, kill())),
    ];
    for (const run of runs) {
      const error = await run().catch((thrown: unknown) => thrown);
      expect([messageOf(error), isDatabaseUnavailable(error)]).toEqual([messageOf(error), true]);
    }
    expect(await stored(db)).toBe(0);
  });

  test.skipIf(!isPostgres)('BEGIN on a connection that has ended is an error, and nothing is executed', async () => {
    const { db } = database;
    await db.connection().execute(async (one) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
      await sql`select pg_terminate_backend(${rows[0]!.pid}::int, 5000)`.execute(db);
      const error = await one
        .transaction()
        .execute((inside) => executeTogether(inside, [put(1), put(2)]))
        .catch((thrown: unknown) => thrown);
      expect([messageOf(error), isDatabaseUnavailable(error)]).toEqual([messageOf(error), true]);
    });
    expect(await stored(db)).toBe(0);
  });

  test.skipIf(!isPostgres)('a BEGIN that PostgreSQL refuses leaves nothing behind', async () => {
    const { db } = database;
    await db.connection().execute(async (one) => {
      const run = one
        .transaction()
        .setIsolationLevel('chaos' as never)
        .execute((inside) => executeTogether(inside, [put(1), put(2)]));
      expect(await failure(run)).not.toBe('no error');
    });
    const invalid = db.transaction().execute(async (one) => {
      await sql`begin isolation level nothing`.execute(one);
    });
    expect(await failure(invalid)).toMatch('syntax error');
    expect(await stored(db)).toBe(0);
  });
});

const version = pgBouncerVersion();
const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
const POOLED: PgBouncerSettings = { pool_mode: 'transaction', default_pool_size: '3' };
/** PgBouncer gives prepared statements names of its own since 1.21. */
const MODES =
  major > 1 || minor >= 21 ? ['0', '200'].map((most) => ({ ...POOLED, max_prepared_statements: most })) : [POOLED];

describe.skipIf(!isPostgres || !version).each(MODES)(
  version ? `through PgBouncer ${version}, %j` : 'through PgBouncer, which this machine does not have',
  (settings) => {
    let database: TestDatabase;
    let pooled: Database;
    let close: () => Promise<unknown>;
    beforeEach(async () => {
      database = await freshDatabase();
      await sql`create table sample (id int)`.execute(database.db);
      const pgBouncer = await startPgBouncer(database.url ?? '', settings);
      close = () => pgBouncer.close();
      pooled = await openDatabase({ databaseUrl: pgBouncer.url, dataDir: '' });
    });
    afterEach(async () => {
      await pooled.close();
      await close();
      await sql`drop table sample`.execute(database.db);
      await database.close();
    });

    describeTogether(() => pooled);

    test('a transaction, and each statement of the engine, has its settings', async () => {
      const timeout = prepared<{ timeout: string; seqscan: string }>('show-settings')`
      select current_setting('idle_in_transaction_session_timeout') as timeout, current_setting('enable_seqscan') as seqscan`;
      const own = await pooled.db.transaction().execute((one) => executeTogether(one, [timeout, timeout]));
      expect(own.map(({ rows }) => rows)).toEqual([
        [{ timeout: '5s', seqscan: 'on' }],
        [{ timeout: '5s', seqscan: 'on' }],
      ]);
      expect((await timeout.execute(pooled.engineDb)).rows).toEqual([{ timeout: '5s', seqscan: 'off' }]);
      expect(await failure(divide(0).execute(pooled.engineDb))).toBe('division by zero');
      expect((await timeout.execute(pooled.engineDb)).rows).toEqual([{ timeout: '5s', seqscan: 'off' }]);
    });
  },
);
