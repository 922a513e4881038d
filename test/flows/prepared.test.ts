// Prepared statements while a newer process migrates the tables.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { executeWithoutTimeout, prepared } from '../../src/db/prepared.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await sql`create table sample (id int); insert into sample values (1)`.execute(database.db);
});
afterAll(async () => {
  await sql`drop table sample`.execute(database.db);
  await database.close();
});

const ask = () => prepared('select-sample')`select * from sample where id = ${1}::int`;

test('an added column causes no error outside a transaction', async () => {
  const { db } = database;
  await db.connection().execute(async (one) => {
    expect((await ask().execute(one)).rows).toEqual([{ id: 1 }]);
    await sql`alter table sample add column word text default 'new'`.execute(one);
    expect((await ask().execute(one)).rows).toEqual([{ id: 1, word: 'new' }]);
    expect((await ask().execute(one)).rows).toEqual([{ id: 1, word: 'new' }]);
  });
});

test('in a transaction it fails once, with PostgreSQL’s error, and then works', async () => {
  const { db } = database;
  await db.connection().execute(async (one) => {
    await ask().execute(one);
    await sql`alter table sample add column more text default 'too'`.execute(one);
    const transaction = () => one.transaction().execute((inside) => ask().execute(inside));
    const failed = await transaction().then(
      () => null,
      (error: Error) => error.message,
    );
    expect(failed).toBe('cached plan must not change result type');
    expect((await transaction()).rows).toEqual([{ id: 1, word: 'new', more: 'too' }]);
  });
});

test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'a statement without a timeout runs beyond the usual limit',
  async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const opened = await openDatabase({ databaseUrl: database.url ?? '', dataDir: '' });
    onTestFinished(async () => {
      asked.mockRestore();
      await opened.close();
    });
    const { rows } = await executeWithoutTimeout(opened.db, 'select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ query_timeout: 2 ** 31 - 1 }));
  },
);
