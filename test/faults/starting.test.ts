// Processes start while others work: what those take away meanwhile must not end the start.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';

test('whoever looks which tables there are does not mind that one is dropped at that moment', async () => {
  const { db, close } = await freshDatabase();
  await sql`create table old_week (id bigserial)`.execute(db);
  const names = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // What is there is settled from here on, for this transaction alone.
      await sql`select from pg_class limit 1`.execute(transaction);
      await sql`drop table old_week`.execute(db);
      const found = await transaction.introspection.getTables({ withInternalKyselyTables: true });
      return found.map(({ name }) => name);
    });
  await sql`drop table if exists old_week`.execute(db);
  expect(names).toEqual(expect.arrayContaining(['migration', 'migration_lock', 'listing', 'event']));
  await close();
});
