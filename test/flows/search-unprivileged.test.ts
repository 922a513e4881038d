// P21 on PostgreSQL: a role without the privilege to create extensions can migrate, and search works without near
// matches.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import { searchListings } from '../../src/listings/search-listings.ts';
import { selectSimilarNames, supportsSimilarNames } from '../../src/listings/search-queries.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aServer } from '../support/people-and-listings.ts';

const NAME = `plaudit_plain_${process.pid}`;
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('P21 without the privilege to create pg_trgm the migration succeeds; near matches work once it is created', async () => {
  const admin = database.url;
  // The embedded database has one user; an external server may not allow creating roles.
  if (!admin || process.env.TEST_DATABASE_URL) return expect(await supportsSimilarNames(database.db)).toBe(true);
  const place = new URL(admin);
  place.pathname = `/${NAME}`;
  const own = place.href;
  place.username = NAME;
  place.password = 'sample';
  await asAdmin(admin, [
    `create role ${NAME} login password 'sample'`,
    `create database ${NAME}`,
    `revoke create on database ${NAME} from public`,
  ]);
  await asAdmin(own, [`grant all on schema public to ${NAME}`]);
  const plain = await openDatabase({ databaseUrl: place.href, dataDir: '' });
  try {
    await migrate(plain.db);
    expect(await supportsSimilarNames(plain.db)).toBe(false);
    const { id } = await aServer(plain.db);
    await updateListing(plain.db, id, { name: 'Skyblock Kingdom' }, OPERATOR);
    const found = (query: string) => searchListings(plain.db, { type: 'game', query });
    expect(await found('kingdom')).toMatchObject({ total: 1 });
    expect((await found('skybolck')).similar).toEqual([]);
    await asAdmin(own, ['create extension pg_trgm', 'select prepare_near_search()']);
    expect((await found('skybolck')).similar.map((listing) => listing.id)).toEqual([id]);
    const filter = { type: 'game', game: null, query: 'kingdm', tags: [] } as const;
    expect(await selectSimilarNames(plain.db, filter, 5)).toHaveLength(1);
  } finally {
    await plain.close();
    await asAdmin(admin, [`drop database ${NAME} with (force)`, `drop role ${NAME}`]);
  }
});
