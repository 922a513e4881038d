// A lost connection is recognized, whatever errors pg and kysely throw: the caller is told to try again.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeError } from '../../src/cli/output.ts';
import type { Connection } from '../../src/db/database.ts';
import { isDatabaseUnavailable } from '../../src/db/database-errors.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const pidOf = async (db: Connection) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;

/** The errors thrown when a connection ends in the middle of a statement, and when it is used afterwards. */
async function thrown(): Promise<readonly unknown[]> {
  const { db } = database;
  const errors: unknown[] = [];
  const keep = (error: unknown) => void errors.push(error);
  await db
    .connection()
    .execute(async (one) => {
      const pid = await pidOf(one);
      const slow = one
        .transaction()
        .execute((transaction) => sql`select pg_sleep(60)`.execute(transaction))
        .catch(keep);
      await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
      await slow;
      await pidOf(one).catch(keep);
    })
    .catch(keep);
  return errors;
}

test('a connection that ends, and statements after it, are not reported as a bug', async () => {
  const errors = await thrown();
  expect(errors.length).toBeGreaterThanOrEqual(2);
  expect(errors.map((error) => [String(error), isDatabaseUnavailable(error)])).toEqual(
    errors.map((error) => [String(error), true]),
  );
});

test('a command reports it in one sentence', async () => {
  for (const error of await thrown())
    expect(describeError(error)).toMatch(/^There is no connection to PostgreSQL, or it was lost[^\n]*$/);
});
