// Listings: saved, found, ranked.
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { findListing, findListingsOfPerson } from '../../src/listings/queries.ts';
import { expireRankingDays } from '../../src/listings/ranking.ts';
import { deleteListing, setPlan, updateListing } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, addManager, aPerson, aServer, aToken } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const APPLICATION = '1234567890123456789';

describe('creating a listing', () => {
  test('decision N2: a bot carries its Discord application ID', async () => {
    const owner = await aPerson(db);
    const given = {
      type: 'bot',
      ownerId: owner.id,
      name: ' Bot ',
      applicationId: APPLICATION,
      by: OPERATOR,
    } as const;
    expect(await createListing(db, given)).toMatchObject({
      ok: true,
      listing: {
        id: APPLICATION,
        name: 'Bot',
        type: 'bot',
        game: null,
        plan: 'free',
        voteCount: 0,
        score: 0,
        tags: [],
      },
    });
    expect(await createListing(db, given)).toMatchObject({ ok: false, reason: 'id_taken' });
    const made = await Promise.all(
      [1, 2, 3].map(() => createListing(db, { ...given, applicationId: '12345678901234567', by: OPERATOR })),
    );
    expect(made.filter((saving) => saving.ok)).toHaveLength(1);
  });

  test('decision N2: any other listing gets an ID of ours', async () => {
    expect((await aBot(db)).id).toMatch(/^lst_[0-9a-z]{20}$/);
    expect(await aServer(db, 'roblox')).toMatchObject({ id: expect.stringMatching(/^lst_/), game: 'roblox' });
  });

  test('reports errors per field', async () => {
    const ownerId = (await aPerson(db)).id;
    const saving = await createListing(db, {
      type: 'bot',
      ownerId,
      name: '',
      applicationId: '12',
      link: 'http://x',
      tags: ['a b'],
      by: OPERATOR,
    });
    expect(saving).toMatchObject({ ok: false, reason: 'invalid' });
    const fields = !saving.ok && saving.reason === 'invalid' ? saving.errors.map((error) => error.field) : [];
    expect(fields).toEqual(['name', 'link', 'tags', 'applicationId']);
  });

  test('requires an existing owner', async () => {
    const given = { type: 'bot', ownerId: 'nobody', name: 'x', by: OPERATOR } as const;
    expect(await createListing(db, given)).toMatchObject({ ok: false, reason: 'unknown_owner' });
  });

  test('accepts text of every allowed length and script', async () => {
    const ownerId = (await aPerson(db)).id;
    const text = {
      name: '𝒳'.repeat(80),
      summary: '🎮'.repeat(200),
      description: 'ж'.repeat(10_000),
      tags: ['mini-games', 'SMP', 'smp'],
    };
    const saving = await createListing(db, {
      type: 'game',
      game: 'hytale',
      ownerId,
      ...text,
      address: 'play.example:25565',
      by: OPERATOR,
    });
    expect(saving).toMatchObject({ ok: true, listing: { ...text, tags: ['mini-games', 'smp'] } });
  });
});

describe('updating a listing', () => {
  test('changes the given fields and keeps the rest', async () => {
    const bot = await aBot(db);
    await updateListing(db, bot.id, { summary: 'One', link: 'https://bot.example/' }, OPERATOR);
    await updateListing(db, bot.id, { summary: 'Two' }, OPERATOR);
    expect(await findListing(db, bot.id)).toMatchObject({
      name: bot.name,
      summary: 'Two',
      link: 'https://bot.example/',
    });
    await updateListing(db, bot.id, { link: null }, OPERATOR);
    expect(await findListing(db, bot.id)).toMatchObject({ link: null });
    expect(await updateListing(db, bot.id, { name: '' }, OPERATOR)).toMatchObject({ reason: 'invalid' });
    expect(await updateListing(db, 'none', { name: 'x' }, OPERATOR)).toEqual({
      ok: false,
      reason: 'unknown_listing',
    });
  });

  test('sets its plan', async () => {
    const bot = await aBot(db);
    const saving = await setPlan(db, bot.id, { plan: 'enterprise', changelogPro: true }, OPERATOR);
    expect(saving).toMatchObject({ ok: true, listing: { plan: 'enterprise', changelogPro: true } });
    expect(await setPlan(db, 'none', { plan: 'free', changelogPro: false }, OPERATOR)).toMatchObject({
      ok: false,
    });
  });

  test('deletes it with its tokens', async () => {
    const bot = await aBot(db);
    await aToken(db, bot);
    expect(await deleteListing(db, bot.id, OPERATOR)).toBe(true);
    expect(await deleteListing(db, bot.id, OPERATOR)).toBe(false);
    expect(await db.selectFrom('api_token').selectAll().execute()).toEqual([]);
  });
});

test('a person has the listings they own and those they manage', async () => {
  const [owner, other] = [await aPerson(db), await aPerson(db)];
  const own = await aBot(db, owner);
  const managed = await aServer(db, 'minecraft', other);
  await aBot(db, other);
  await addManager(db, managed.id, owner.email);
  const found = await findListingsOfPerson(db, owner.id);
  expect(new Map(found.map((listing) => [listing.id, listing.isOwner]))).toEqual(
    new Map([
      [own.id, true],
      [managed.id, false],
    ]),
  );
});

describe('decision V3: the ranking is the weights of 30 days', () => {
  async function vote(id: string, weight: number) {
    await sql`insert into listing_day (listing_id, day, votes, weight)
      values (${id}, (plaudit_now() at time zone 'UTC')::date, 1, ${weight})
      on conflict (listing_id, day) do update set votes = listing_day.votes + 1, weight = listing_day.weight + excluded.weight`.execute(
      db,
    );
    await sql`update listing set score = score + ${weight}, vote_count = vote_count + 1 where id = ${id}`.execute(db);
  }
  const score = async (id: string) => (await findListing(db, id))!.score;

  test('a day counts for today and the next 29 days, and is expired once', async () => {
    const bot = await aBot(db);
    await vote(bot.id, 3);
    await vote(bot.id, 2);
    await database.clock.advance('1d');
    await vote(bot.id, 1);
    await database.clock.advance('28d');
    expect(await expireRankingDays(db)).toBe(0);
    expect(await score(bot.id)).toBe(6);
    await database.clock.advance('1d');
    await Promise.all([expireRankingDays(db), expireRankingDays(db), expireRankingDays(db)]);
    expect(await score(bot.id)).toBe(1);
    expect(await findListing(db, bot.id)).toMatchObject({ voteCount: 3 });
    await database.clock.advance('1d');
    expect(await expireRankingDays(db)).toBe(1);
    expect(await expireRankingDays(db)).toBe(0);
    expect(await score(bot.id)).toBe(0);
  });
});
