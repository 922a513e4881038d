// Paging of GET /webhooks/votes (decision A7): correct even if votes change between two pages.
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken, aVote } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let ask: ApiTestClient;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
  ask = createApiClient(db);
});
afterAll(() => database.close());

const PATH = '/webhooks/votes';

async function withToken(listing: Listing) {
  const { token } = await aToken(db, listing);
  const get = (query = '') => ask(`${PATH}?${query}`, { token });
  return { listing, token, get };
}

interface Shown {
  readonly eventId: string;
  readonly userId: string;
  readonly votedAt: string;
}

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe('decision A7: pages', () => {
  test('are newest first, fifty long by default, and end with a null cursor', async () => {
    const { listing, get } = await withToken(await aBot(db));
    for (let i = 0; i < 51; i += 1) await aVote(db, listing, { voterId: `v${i}`, at: minutesAgo(60 - i) });
    const first = (await get()).body;
    expect(first.votes).toHaveLength(50);
    expect(first.votes[0].userId).toBe('v50');
    expect(first.nextCursor).toMatch(/^[A-Za-z0-9_-]{40}$/);
    const second = (await get(query({ cursor: first.nextCursor }))).body;
    expect(second).toMatchObject({ votes: [{ userId: 'v0' }], nextCursor: null });
    expect((await get('limit=51')).body).toMatchObject({ nextCursor: null });
    expect((await get('limit=100')).body.votes).toHaveLength(51);
    expect((await get('limit=1')).body.votes).toHaveLength(1);
  });

  test('stay correct while votes arrive, at any time and many at once: no duplicates, no gaps', async () => {
    const { listing, get } = await withToken(await aServer(db));
    const { token: _, ...others } = await withToken(await aServer(db));
    let voters = 0;
    const moments = [minutesAgo(50), minutesAgo(40), minutesAgo(40), minutesAgo(30)];
    const cast = (moment: number) =>
      aVote(db, listing, { voterId: `v${++voters}`, at: moments[moment % moments.length]! });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(3), { maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        async (before, meanwhile, limit) => {
          for (const moment of before) await cast(moment);
          const expected = await db.selectFrom('vote').select('user_id').where('listing_id', '=', listing.id).execute();
          await aVote(db, others.listing, { voterId: `o${voters}`, at: moments[1]! });
          const seen: Shown[] = [];
          const arriving = [...meanwhile];
          for (let cursor: string | null = ''; cursor !== null; ) {
            await db.deleteFrom('spending').execute();
            const { body } = await get(query({ limit: String(limit), ...(cursor && { cursor }) }));
            seen.push(...body.votes);
            cursor = body.nextCursor;
            const moment = arriving.pop();
            if (moment !== undefined) await cast(moment);
          }
          const ids = seen.map(({ eventId }) => eventId);
          expect(new Set(ids).size).toBe(ids.length);
          const users = new Set(seen.map(({ userId }) => userId));
          expect(expected.filter(({ user_id }) => !users.has(user_id))).toEqual([]);
          const order = seen.map(({ votedAt, eventId }) => votedAt + eventId);
          expect(order).toEqual(order.toSorted().toReversed());
        },
      ),
      { numRuns: 8 },
    );
  });

  test('that are empty or past the end have no next cursor', async () => {
    const { listing, get } = await withToken(await aBot(db));
    expect((await get()).body).toEqual({ votes: [], nextCursor: null });
    await aVote(db, listing, { voterId: 'one', at: minutesAgo(2) });
    await aVote(db, listing, { voterId: 'two', at: minutesAgo(1) });
    const { nextCursor } = (await get('limit=1')).body;
    const past = query({ cursor: nextCursor, since: minutesAgo(1).toISOString() });
    expect((await get(past)).body).toEqual({ votes: [], nextCursor: null });
  });

  test('reject a cursor that is modified, invalid or from another listing, with 400', async () => {
    const { listing, get } = await withToken(await aBot(db));
    const other = await withToken(await aBot(db));
    for (const voterId of ['one', 'two']) await aVote(db, listing, { voterId });
    const cursor: string = (await get('limit=1')).body.nextCursor;
    expect((await get(query({ cursor }))).status).toBe(200);
    const flipped = [...cursor].map((letter, place) =>
      cursor.slice(0, place).concat(letter === 'A' ? 'B' : 'A', cursor.slice(place + 1)),
    );
    const wrong = [
      ...flipped,
      `${cursor}A`,
      `${cursor}=`,
      cursor.slice(1),
      'x',
      '0',
      'null',
      listing.id,
      'A'.repeat(40),
      'ä'.repeat(40),
      'x'.repeat(1000),
      '',
      'a\0b',
    ];
    for (const text of wrong) {
      const answer = await get(query({ cursor: text }));
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors[0].field).toBe('cursor');
    }
    expectProblem(await other.get(query({ cursor })), 'VALIDATION_FAILED');
  });
});
