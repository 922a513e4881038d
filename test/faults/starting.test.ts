// Processes start while others work: tables dropped meanwhile must not make the start fail.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';

test('listing the tables is not affected by a table dropped at that moment', async () => {
  const { db, close } = await freshDatabase();
  await sql`create table old_week (id bigserial)`.execute(db);
  const names = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // From here on, this transaction's snapshot is fixed.
      await sql`select from pg_class limit 1`.execute(transaction);
      await sql`drop table old_week`.execute(db);
      const found = await transaction.introspection.getTables({ withInternalKyselyTables: true });
      return found.map(({ name }) => name);
    });
  await sql`drop table if exists old_week`.execute(db);
  expect(names).toEqual(expect.arrayContaining(['migration', 'migration_lock', 'listing', 'event']));
  await close();
});
