// Listings whose names look like those of others: found in the background (decisions P438, P439), and shown to staff who
// approve a listing.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { createListing, type NewListing } from '../../src/listings/create-listing.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { countLookAlikes, selectLookAlikes } from '../../src/listings/look-alike-queries.ts';
import { dismissLookAlike, findLookAlikes } from '../../src/listings/look-alikes.ts';
import { findListing } from '../../src/listings/queries.ts';
import { reviewListing } from '../../src/listings/review-listing.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { changeVisibility } from '../../src/listings/visibility.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let owner: Person;
let squatter: Person;
beforeEach(async () => {
  database = await freshDatabase();
  owner = await aPerson(database.db);
  squatter = await aPerson(database.db);
});
afterEach(() => database.close());

type Given = Partial<Omit<NewListing, 'type' | 'game'>> & { readonly name: string };

async function aListing(given: Given, person = squatter): Promise<Listing> {
  await database.clock.advance('1s');
  const by = byPerson(person);
  const made = await createListing(database.db, {
    type: 'game',
    game: 'minecraft',
    ownerId: person.id,
    by,
    ...given,
  } as NewListing);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.listing;
}

/** A listing that is worth imitating. */
async function aProven(name = 'Dyno'): Promise<Listing> {
  const listing = await aListing({ name }, owner);
  await sql`update listing set owner_proven_at = plaudit_now() where id = ${listing.id}`.execute(database.db);
  return listing;
}

const found = async () =>
  (await selectLookAlikes(database.db, { limit: 10, offset: 0 })).map(({ id, of, isSame }) => ({
    id,
    of: of.id,
    isSame,
  }));
const alerts = async () =>
  (await database.db.selectFrom('staff_alert').select('path').where('kind', '=', 'look_alike').execute()).length;

test('P439 a squatted name in other letters is found beside the one it imitates, and staff is alerted once', async () => {
  const proven = await aProven();
  const squat = await aListing({ name: 'Dуno' });
  expect(await findLookAlikes(database.db)).toBe(2);
  expect(await found()).toEqual([{ id: squat.id, of: proven.id, isSame: true }]);
  expect(await alerts()).toBe(1);
  expect(await findLookAlikes(database.db)).toBe(0);
});

test('P439 nearly the same name is found, another name and the same owner are not', async () => {
  const proven = await aProven('Sample craft');
  const near = await aListing({ name: 'Sample crafts' });
  const bot = await aListing({ name: 'The Sample craft server' });
  await aListing({ name: 'Something else' });
  await aListing({ name: 'Sаmple craft' }, owner);
  await findLookAlikes(database.db);
  expect(new Set((await found()).map(({ id }) => id))).toEqual(new Set([near.id, bot.id]));
  expect((await found()).every(({ of, isSame }) => of === proven.id && !isSame)).toBe(true);
});

test('P439 without a proof, the later of two is found beside one with many votes only', async () => {
  const first = await aListing({ name: 'Dyno' }, owner);
  const later = await aListing({ name: 'Dyn0' });
  await findLookAlikes(database.db);
  expect(await found()).toEqual([]);
  await sql`update listing set vote_count = 100 where id = ${first.id}`.execute(database.db);
  await updateListing(database.db, later.id, { name: 'DYN0' }, byPerson(squatter));
  await findLookAlikes(database.db);
  expect(await found()).toEqual([{ id: later.id, of: first.id, isSame: true }]);
});

test('P439 an older look-alike is found once the other one is proven, and no longer when it proves itself', async () => {
  const squat = await aListing({ name: 'Dуno' });
  const genuine = await aListing({ name: 'Dyno' }, owner);
  await findLookAlikes(database.db);
  expect(await found()).toEqual([]);
  await sql`update listing set owner_proven_at = plaudit_now() where id = ${genuine.id}`.execute(database.db);
  await findLookAlikes(database.db);
  expect(await found()).toEqual([{ id: squat.id, of: genuine.id, isSame: true }]);
  await sql`update listing set owner_proven_at = plaudit_now() where id = ${squat.id}`.execute(database.db);
  expect(await countLookAlikes(database.db)).toBe(0);
});

test('P439 what staff dismissed stays dismissed until the listing is renamed, and one of two staff members decides', async () => {
  await aProven();
  const squat = await aListing({ name: 'Dуno' });
  await findLookAlikes(database.db);
  const staff = await aPerson(database.db, { staffBy: OPERATOR });
  const dismissals = [1, 2].map(() => dismissLookAlike(database.db, squat, byPerson(staff)));
  expect((await Promise.all(dismissals)).sort()).toEqual([false, true]);
  await updateListing(database.db, squat.id, { summary: 'Another one' }, byPerson(squatter));
  await updateListing(database.db, squat.id, { description: 'Another one' }, byPerson(squatter));
  await findLookAlikes(database.db);
  expect(await found()).toEqual([]);
  await updateListing(database.db, squat.id, { name: 'Dynо' }, byPerson(squatter));
  await findLookAlikes(database.db);
  expect(await found()).toHaveLength(1);
  await updateListing(database.db, squat.id, { name: 'Something else' }, byPerson(squatter));
  await findLookAlikes(database.db);
  expect(await database.db.selectFrom('look_alike').select('name').execute()).toEqual([]);
});

test('P438 a listing written by an older version, without its fingerprint, becomes due by itself', async () => {
  const listing = await aListing({ name: 'Dyno' });
  await findLookAlikes(database.db);
  await sql`update listing set name = 'Other' where id = ${listing.id}`.execute(database.db);
  await sql`update listing set vote_count = vote_count + 1 where id = ${listing.id}`.execute(database.db);
  expect(await findLookAlikes(database.db)).toBe(1);
  await sql`update listing set vote_count = vote_count + 1, score = score + 1 where id = ${listing.id}`.execute(
    database.db,
  );
  expect(await findLookAlikes(database.db)).toBe(0);
});

test('P438 a listing that is deleted takes its fingerprint along, and one that waits is compared when approved', async () => {
  await aProven();
  const squat = await aListing({ name: 'Dуno', needsApproval: true });
  await findLookAlikes(database.db);
  expect(await found()).toEqual([]);
  await changeVisibility(database.db, { listingId: squat.id, action: 'approve' }, OPERATOR);
  await findLookAlikes(database.db);
  expect(await found()).toHaveLength(1);
  await deleteListing(database.db, squat.id, OPERATOR);
  expect(await found()).toEqual([]);
  expect(await database.db.selectFrom('listing_fingerprint').select('listing_id').execute()).toHaveLength(1);
});

test('P438 processes at once compare each listing once', async () => {
  await aProven();
  for (const name of ['Dуno', 'Dyn0', 'DYN0', 'Dynο']) await aListing({ name });
  const compared = await Promise.all([1, 2, 3].map(() => findLookAlikes(database.db)));
  expect(compared.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(await found()).toHaveLength(4);
  expect(await alerts()).toBe(4);
});

test('P438 staff sees look-alikes, duplicates, earlier refusals and other listings beside one that waits', async () => {
  const proven = await aProven();
  const description = 'A long description of a sample server with many words in it, copied by others.';
  const address = 'mc.sample.example:25565';
  const original = await aListing({ name: 'Original', description, address }, owner);
  const refused = await aListing({ name: 'First try', needsApproval: true });
  await changeVisibility(database.db, { listingId: refused.id, action: 'refuse', reason: 'It is a copy.' }, OPERATOR);
  await deleteListing(database.db, refused.id, byPerson(squatter));
  const waiting = await aListing({
    name: 'Dуno',
    description: description.toUpperCase(),
    address: 'MC.sample.example',
    needsApproval: true,
  });
  const mine = await aListing({ name: 'Another of mine' });
  await findLookAlikes(database.db);
  await changeVisibility(database.db, { listingId: waiting.id, action: 'refuse', reason: 'Not yours.' }, OPERATOR);
  const review = await reviewListing(database.db, (await findListing(database.db, waiting.id))!);
  expect(review.lookAlikes).toMatchObject([{ id: proven.id, isSame: true }]);
  expect(review.duplicates).toMatchObject([{ id: original.id, sameAddress: true, sameLink: false, sameText: true }]);
  expect(review.refusals.map(({ reason, listingName }) => [listingName, reason])).toEqual([
    ['Dуno', 'Not yours.'],
    ['First try', 'It is a copy.'],
  ]);
  expect(review.others.map(({ id }) => id)).toEqual([mine.id]);
});

test('P438 a bot that invites the application of another one is a duplicate', async () => {
  const id = '123456789012345678';
  const bot = (given: object) =>
    createListing(database.db, {
      type: 'bot',
      name: 'Sample',
      ownerId: owner.id,
      by: OPERATOR,
      ...given,
    } as NewListing);
  await bot({ applicationId: id });
  const link = `https://discord.com/oauth2/authorize?client_id=${id}`;
  const copy = await bot({ name: 'Different', link });
  if (!copy.ok) throw new Error(copy.reason);
  await findLookAlikes(database.db);
  expect((await reviewListing(database.db, copy.listing)).duplicates).toMatchObject([{ id, sameLink: true }]);
  const original = (await findListing(database.db, id))!;
  expect((await reviewListing(database.db, original)).duplicates).toMatchObject([{ id: copy.listing.id }]);
});
