// What a listing's page reads, on both databases: months of votes, and similar listings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { deleteIcon, selectIcon, upsertIcon } from '../../src/listings/icon-queries.ts';
import { findListing } from '../../src/listings/queries.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { removeIcon, saveIcon } from '../../src/listings/save-pictures.ts';
import { findRelatedListings } from '../../src/listings/search-listings.ts';
import { selectMonthlyVotes } from '../../src/votes/vote-stats-queries.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('votes by month: twelve months, each the sum of its days, without older votes', async () => {
  const { db } = database;
  const { id: listing_id } = await aServer(db);
  const today = (await selectMonthlyVotes(db, listing_id, 1))[0]?.month ?? '';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (back: number, day: number) =>
    new Date(Date.UTC(year, month - 1 - back, day)).toISOString().slice(0, 10);
  const days = [dayOf(0, 1), dayOf(1, 1), dayOf(1, 28), dayOf(11, 1), dayOf(12, 28)];
  await db
    .insertInto('listing_day')
    .values(days.map((day, index) => ({ listing_id, day, votes: index + 1, weight: index + 1 })))
    .execute();
  const months = await selectMonthlyVotes(db, listing_id, 12);
  expect(months.map(({ votes }) => votes)).toEqual([4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1]);
  expect(months.at(-1)?.month).toBe(today);
  expect(months[0]?.month).toBe(dayOf(11, 1).slice(0, 7));
});

test('P32 similar listings share tags, type and game; those that share most come first', async () => {
  const { db } = database;
  const owner = await aPerson(db);
  const make = async (name: string, tags: string[], game: 'minecraft' | 'hytale' = 'minecraft') => {
    const made = await createListing(db, { type: 'game', game, name, tags, ownerId: owner.id, by: OPERATOR });
    if (!made.ok) throw new Error(made.reason);
    return made.listing;
  };
  const own = await make('Own', ['survival', 'economy', 'towns']);
  await make('One tag', ['survival', 'pvp']);
  await make('Two tags', ['towns', 'economy']);
  await make('No tag', ['creative']);
  await make('Other game', ['survival', 'economy', 'towns'], 'hytale');
  expect((await findRelatedListings(db, own)).map(({ name }) => name)).toEqual(['Two tags', 'One tag']);
  expect(await findRelatedListings(db, { ...own, tags: [] })).toEqual([]);
});

test('P33 an icon is stored with its listing, gets a new name when replaced or removed, and is deleted with the listing', async () => {
  const { db } = database;
  const { id } = await aServer(db);
  const icon = (letter: string) => ({
    hash: letter.repeat(16),
    large: Buffer.from(`large ${letter}`),
    small: Buffer.from(`small ${letter}`),
  });
  const nameOf = async () => (await findListing(db, id))?.icon;
  const text = async (letter: string, size: 'large' | 'small') => {
    const read = await selectIcon(db, id, { hash: letter.repeat(16), size });
    return read && Buffer.from(read).toString();
  };
  expect(await nameOf()).toBe(null);
  await upsertIcon(db, id, icon('a'));
  expect([await nameOf(), await text('a', 'large'), await text('a', 'small')]).toEqual([
    'a'.repeat(16),
    'large a',
    'small a',
  ]);
  await upsertIcon(db, id, icon('b'));
  expect([await nameOf(), await text('a', 'large'), await text('b', 'small')]).toEqual([
    'b'.repeat(16),
    null,
    'small b',
  ]);
  await deleteIcon(db, id);
  expect([await nameOf(), await text('b', 'large')]).toEqual([null, null]);
  await upsertIcon(db, 'lst_nobody', icon('c'));
  await upsertIcon(db, id, icon('d'));
  await deleteListing(db, id, OPERATOR);
  expect(await db.selectFrom('listing_icon').selectAll().execute()).toEqual([]);
});

test('P33 the audit log records who uploaded and who removed an icon, each time', async () => {
  const { db } = database;
  const person = await aPerson(db);
  const { id: listingId } = await aServer(db, 'minecraft', person);
  const icon = { hash: 'a'.repeat(16), large: Buffer.from('large'), small: Buffer.from('small') };
  await saveIcon(db, listingId, icon, byPerson(person));
  await removeIcon(db, listingId, byPerson(person));
  await removeIcon(db, listingId, byPerson(person));
  const events = (await selectAuditEvents(db, { listingId, limit: 10 })).filter(({ action }) =>
    action.startsWith('icon.'),
  );
  expect(events.map(({ action, personId }) => [action, personId])).toEqual([
    ['icon.removed', person.id],
    ['icon.changed', person.id],
  ]);
});
