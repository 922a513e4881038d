// P587 what a listing of an earlier version says in Chinese, Japanese or Korean is found by pairs after the migration.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../src/db/database.ts';
import { migrate, migrationNames } from '../../src/db/migrate.ts';
import { searchListings } from '../../src/listings/search-listings.ts';

test('the migration indexes pairs of what is there, and nothing else changes', async () => {
  const { db, close } = await openMemoryDatabase();
  const names = migrationNames();
  const last = names.indexOf('0078-listing-texts');
  await migrate(db, { upTo: names[last - 1] as string });
  await sql`insert into person (id, email, name) values ('usr_owner', 'owner@mail.example', 'Owner')`.execute(db);
  await sql`
    insert into listing (id, type, game, name, summary, owner_id, updated_at) values
      ('lst_japanese', 'game', 'minecraft', '桜の町', '日本語サーバー', 'usr_owner', '2020-01-01'),
      ('lst_english', 'game', 'minecraft', 'Oak', 'A town', 'usr_owner', '2020-01-01')`.execute(db);
  const before = await sql`select heading, document from listing_search where listing_id = 'lst_english'`.execute(db);
  await migrate(db);
  const found = async (query: string) =>
    (await searchListings(db, { type: 'game', query })).listings.map(({ id }) => id);
  expect(await found('サーバー')).toEqual(['lst_japanese']);
  expect(await found('の町')).toEqual(['lst_japanese']);
  expect(await found('town')).toEqual(['lst_english']);
  const after = await sql`select heading, document from listing_search where listing_id = 'lst_english'`.execute(db);
  expect(after.rows).toEqual(before.rows);
  await close();
});
