// The home page, the sitemap and the badge setting, on both databases.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { createFrontPage } from '../../src/listings/front-page.ts';
import { selectSitemapEntries, selectSitemapStarts } from '../../src/listings/front-page-queries.ts';
import { isWebhookBadgeShown, updateWebhookBadge } from '../../src/listings/queries.ts';
import { createListingTextReader } from '../../src/listings/read-listing-texts.ts';
import { deleteListing, updateListing } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const frontPage = () =>
  createFrontPage({
    db,
    config: { playerCounts: false, ownership: 'optional' },
    listingTexts: createListingTextReader(db),
  });

/** Adds the given number of votes on a past day. */
async function voted(listingId: string, daysAgo: number, votes: number): Promise<void> {
  await sql`insert into listing_day (listing_id, day, votes, weight)
    values (${listingId}, (plaudit_now() at time zone 'UTC')::date - ${daysAgo}::int, ${votes}, ${votes})`.execute(db);
}

test('P24 “rising” lists what got more votes in the last seven days than in the seven before', async () => {
  const [steady, risen, fallen, fresh, hardly] = [
    ...[await aBot(db), await aServer(db), await aBot(db)],
    ...[await aServer(db), await aBot(db)],
  ];
  for (const [bot, before, now] of [
    [steady, 900, 901],
    [risen, 10, 60],
    [fallen, 90, 20],
    [fresh, 0, 12],
    [hardly, 0, 2],
  ] as const) {
    if (before > 0) await voted(bot!.id, 13, before);
    await voted(bot!.id, 6, now - 1);
    await voted(bot!.id, 0, 1);
  }
  await voted(risen!.id, 14, 1_000);
  const { rising } = await frontPage().read('en');
  expect(rising.map(({ listing, gain }) => [listing.id, gain])).toEqual([
    [risen!.id, 50],
    [fresh!.id, 12],
  ]);
});

test('P24 shows the top listings of each type, the newest of both, and no deleted ones', async () => {
  const front = frontPage();
  expect(await front.read('en')).toEqual({ bots: [], servers: [], rising: [], newest: [], updated: [] });
  const [bot, server] = [await aBot(db), await aServer(db)];
  const best = await aBot(db);
  await sql`update listing set score = 9 where id = ${best.id}`.execute(db);
  await sql`update listing set created_at = created_at - interval '1 hour' where id = ${server.id}`.execute(db);
  const page = await front.read('en');
  expect(page.bots.map(({ id }) => id)).toEqual([best.id, bot.id]);
  expect(page.servers.map(({ id }) => id)).toEqual([server.id]);
  expect(page.newest.at(-1)?.id).toBe(server.id);
  await voted(bot.id, 0, 9);
  const other = frontPage();
  expect((await other.read('en')).rising).toHaveLength(1);
  await deleteListing(db, bot.id, OPERATOR);
  expect((await other.read('en')).rising).toEqual([]);
});

test('P24 shows popular tags', async () => {
  for (const tags of [['music'], ['music', 'fun'], ['music', 'fun', 'games']])
    await updateListing(db, (await aBot(db)).id, { tags }, OPERATOR);
  expect(await frontPage().popularTags('bot')).toEqual(['music', 'fun', 'games']);
  expect(await frontPage().popularTags('game')).toEqual([]);
});

test('P26 the parts of the sitemap start where they should and contain every listing once', async () => {
  const owner = await aPerson(db);
  const ids = [];
  for (let number = 0; number < 5; number++) ids.push((await aBot(db, owner)).id);
  ids.sort();
  expect(await selectSitemapStarts(db, 2)).toEqual([ids[0], ids[2], ids[4]]);
  const part = async (from: string) => (await selectSitemapEntries(db, from, 2)).map(({ id }) => id);
  expect([...(await part(ids[0]!)), ...(await part(ids[2]!)), ...(await part(ids[4]!))]).toEqual(ids);
  expect(await part('')).toEqual(ids.slice(0, 2));
});

test('P27 the webhook badge is hidden until the owner shows it', async () => {
  const bot = await aBot(db);
  expect(await isWebhookBadgeShown(db, bot.id)).toBe(false);
  await updateWebhookBadge(db, bot.id, true);
  expect(await isWebhookBadgeShown(db, bot.id)).toBe(true);
  await updateWebhookBadge(db, bot.id, false);
  expect(await isWebhookBadgeShown(db, bot.id)).toBe(false);
  expect(await isWebhookBadgeShown(db, 'none')).toBe(false);
});
