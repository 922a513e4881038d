// P553 every change of what visitors see of a rejected listing asks staff to review it again, on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Connection } from '../../src/db/database.ts';
import { LISTING_FIELD_NAMES } from '../../src/listings/listing-fields.ts';
import { findListing } from '../../src/listings/queries.ts';
import { updateListing } from '../../src/listings/save-listing.ts';
import * as pictures from '../../src/listings/save-pictures.ts';
import { changeVisibility } from '../../src/listings/visibility.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBotsDetails, aServersDetails } from '../support/listing-details.ts';
import { aBot, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const bytes = Buffer.from('image');
const both = { avif: bytes, webp: bytes };
const hashOf = (letter: string) => letter.repeat(16);
const ICON = { hash: hashOf('i'), large: bytes, small: bytes };
const BANNER = { hash: hashOf('b'), large: both, small: both };
const pictureOf = (letter: string) => ({ hash: hashOf(letter), width: 640, height: 480, large: both, thumbnail: both });
const add = (db: Connection, id: string, letter: string) =>
  pictures.addPicture(db, id, { picture: pictureOf(letter), alt: 'Text' }, OPERATOR);

async function reject(id: string): Promise<void> {
  const { db } = database;
  await db.updateTable('listing').set({ state: 'pending' }).where('id', '=', id).execute();
  const refused = await changeVisibility(db, { listingId: id, action: 'refuse', reason: 'Sample' }, OPERATOR);
  expect(refused.ok).toBe(true);
}

const stateOf = async (id: string) => (await findListing(database.db, id))?.visibility.state;

test.each(LISTING_FIELD_NAMES)('the field %s', async (field) => {
  const { db } = database;
  const isOfBots = field === 'website';
  const listing = isOfBots ? await aBot(db) : await aServer(db);
  await reject(listing.id);
  const by = byPerson({ id: listing.ownerId });
  const value = (isOfBots ? aBotsDetails() : aServersDetails())[field];
  expect(await updateListing(db, listing.id, { [field]: listing[field] }, by)).toMatchObject({ ok: true });
  expect(await stateOf(listing.id)).toBe('refused');
  expect(await updateListing(db, listing.id, { [field]: value }, by)).toMatchObject({ ok: true });
  expect(await stateOf(listing.id)).toBe('pending');
});

const CHANGES: readonly (readonly [name: string, change: (db: Connection, id: string) => Promise<unknown>])[] = [
  ['a new icon', (db, id) => pictures.saveIcon(db, id, { ...ICON, hash: hashOf('j') }, OPERATOR)],
  ['no icon', (db, id) => pictures.removeIcon(db, id, OPERATOR)],
  ['a new banner', (db, id) => pictures.saveBanner(db, id, { ...BANNER, hash: hashOf('c') }, OPERATOR)],
  ['no banner', (db, id) => pictures.removeBanner(db, id, OPERATOR)],
  ['another image', (db, id) => add(db, id, 'z')],
  ['another text', (db, id) => pictures.describePicture(db, id, { hash: hashOf('x'), alt: 'Other' }, OPERATOR)],
  ['another order', (db, id) => pictures.movePicture(db, id, { hash: hashOf('y'), by: -1 }, OPERATOR)],
  ['an image less', (db, id) => pictures.removePicture(db, id, hashOf('x'), OPERATOR)],
];

test.each(CHANGES)('%s', async (_, change) => {
  const { db } = database;
  const { id } = await aServer(db);
  await pictures.saveIcon(db, id, ICON, OPERATOR);
  await pictures.saveBanner(db, id, BANNER, OPERATOR);
  for (const letter of ['x', 'y']) await add(db, id, letter);
  await reject(id);
  const events = await newAuditEvents(db);
  await change(db, id);
  expect(await stateOf(id)).toBe('pending');
  expect(await events()).toContainEqual(`listing.resubmitted ${id}`);
});
