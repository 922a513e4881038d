// GET and POST /webhooks/votes/check (§4.3, §4.4, §2.4).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { type ApiTestClient, createApiClient } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer, aToken, aVoteRow } from '../support/people-and-listings.ts';

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

const PATH = '/webhooks/votes/check';
const NOT_VOTED = { voted: false, votedAt: null, nextVoteAt: null };
const voted = (vote: { votedAt: Date; nextVoteAt: Date }) => ({
  voted: true,
  votedAt: vote.votedAt.toISOString(),
  nextVoteAt: vote.nextVoteAt.toISOString(),
});

async function withToken(listing: Listing) {
  const { token } = await aToken(db, listing);
  return {
    listing,
    token,
    get: (query: string) => ask(`${PATH}?${query}`, { token }),
    post: (json: unknown) => ask(PATH, { method: 'POST', token, json }),
  };
}

describe('§2.4 a check by user', () => {
  test('contains the time of the vote and when the next is possible, in ISO 8601 with milliseconds', async () => {
    const { listing, get } = await withToken(await aBot(db));
    const vote = await aVoteRow(db, listing, { voterId: 'voter' });
    const { status, body } = await get('userId=voter');
    expect(status).toBe(200);
    expect(body).toEqual(voted(vote));
    expect(body.votedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(body.nextVoteAt) - Date.parse(body.votedAt)).toBe(12 * 3_600_000);
  });

  test('responds with JSON that must not be cached, like every response', async () => {
    const { get, post } = await withToken(await aServer(db));
    for (const answer of [await get('userId=u'), await get(''), await post({ playerNames: ['a'] })]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('decision A4: is false with both times null when there is no vote', async () => {
    const { get } = await withToken(await aBot(db));
    expect((await get('userId=nobody')).body).toEqual(NOT_VOTED);
  });

  test.each([
    ['bot', '43199999ms'],
    ['game', '86399999ms'],
  ])('for a %s is true to the end of its window, and false from then on', async (type, almost) => {
    const { listing, get } = await withToken(type === 'bot' ? await aBot(db) : await aServer(db, 'roblox'));
    await aVoteRow(db, listing, { voterId: 'voter' });
    // The database's clock continues between vote and check; half a second is left for that.
    await database.clock.advance(almost.replace(/\d+/, (ms) => String(Number(ms) - 500)));
    expect((await get('userId=voter')).body.voted).toBe(true);
    await database.clock.advance('501ms');
    expect((await get('userId=voter')).body).toEqual(NOT_VOTED);
  });

  test('decision N2: finds the vote by the platform ID, by the ID that was sent, and by the account ID', async () => {
    const { listing, get } = await withToken(await aBot(db));
    const person = await aPerson(db, { platformId: '123456789012345678' });
    const vote = await aVoteRow(db, listing, { voterId: person.id, userId: 'sent-then' });
    for (const userId of ['123456789012345678', 'sent-then', person.id])
      expect((await get(`userId=${userId}`)).body).toEqual(voted(vote));
  });

  test('covers only the token’s own listing', async () => {
    const { get } = await withToken(await aBot(db));
    const other = await withToken(await aBot(db));
    await aVoteRow(db, other.listing, { voterId: 'voter' });
    expect((await get('userId=voter')).body).toEqual(NOT_VOTED);
    expect((await get(`userId=voter&listingId=${other.listing.id}&id=1&__proto__=x`)).body).toEqual(NOT_VOTED);
    expect((await other.get('userId=voter')).body.voted).toBe(true);
  });
});

describe('§4.3 a check by player', () => {
  test('compares names case-insensitively and finds the newest vote, whoever cast it', async () => {
    const { listing, get } = await withToken(await aServer(db));
    await aVoteRow(db, listing, { voterId: 'one', playerName: 'Steve' });
    await database.clock.advance('1h');
    const newest = await aVoteRow(db, listing, { voterId: 'two', playerName: 'STEVE' });
    for (const name of ['Steve', 'steve', 'sTEVE'])
      expect((await get(`playerName=${name}`)).body).toEqual(voted(newest));
    expect((await get('playerName=Alex')).body).toEqual(NOT_VOTED);
  });

  test('recognizes the prefixes of bridge plugins, and does not treat a name as a pattern', async () => {
    const { listing, get } = await withToken(await aServer(db));
    await aVoteRow(db, listing, { voterId: 'one', playerName: '.Bedrock_1' });
    expect((await get(`playerName=${encodeURIComponent('.bedrock_1')}`)).body.voted).toBe(true);
    for (const name of ['%', '_________', '.bedrock%', "' or 1=1 --", 'ＳＴＥＶＥ', '__proto__'])
      expect((await get(`playerName=${encodeURIComponent(name)}`)).body).toEqual(NOT_VOTED);
  });

  test('is false when the window is over', async () => {
    const { listing, get } = await withToken(await aServer(db));
    await aVoteRow(db, listing, { voterId: 'one', playerName: 'Steve' });
    await database.clock.advance('24h');
    expect((await get('playerName=Steve')).body).toEqual(NOT_VOTED);
  });

  test.each(['fivem', 'roblox', 'hytale'] as const)('decision A3: is rejected on %s listings', async (game) => {
    const { get, post } = await withToken(await aServer(db, game));
    for (const answer of [await get('playerName=Steve'), await post({ playerNames: ['Steve'] })]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field: expect.stringMatching(/^playerName/) }],
      });
    }
  });
});

describe('§4.4 a batch check', () => {
  test('decision A5: returns each name as sent; exact repeats once, different cases separately', async () => {
    const { listing, post } = await withToken(await aServer(db));
    const vote = await aVoteRow(db, listing, { voterId: 'one', playerName: 'Steve' });
    const { status, body } = await post({ playerNames: ['Steve', 'steve', 'Steve', 'Alex', '42', ' Steve'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: {
        Steve: voted(vote),
        steve: voted(vote),
        Alex: NOT_VOTED,
        '42': NOT_VOTED,
        ' Steve': NOT_VOTED,
      },
    });
  });

  test('decision A5: any string is a safe key', async () => {
    const { post } = await withToken(await aServer(db));
    const names = [
      '__proto__',
      'constructor',
      'toString',
      '💥',
      '"',
      '\\',
      '\u2028',
      'a b',
      'x'.repeat(64),
      '𝒳'.repeat(64),
    ];
    const { status, body } = await post({ playerNames: names });
    expect(status).toBe(200);
    expect(Object.keys(body.results).sort()).toEqual([...names].sort());
    for (const name of names) expect(Object.getOwnPropertyDescriptor(body.results, name)?.value).toEqual(NOT_VOTED);
  });

  test('accepts fifty names, but not fifty-one, none, or one of 65 characters', async () => {
    const { post } = await withToken(await aServer(db));
    const names = (count: number) => Array.from({ length: count }, (_, i) => `Player_${i}`);
    expect(Object.keys((await post({ playerNames: names(50) })).body.results)).toHaveLength(50);
    for (const playerNames of [names(51), [], ['x'.repeat(65)], ['𝒳'.repeat(65)], [''], names(3000)])
      expect((await post({ playerNames })).status).toBe(400);
  });
});

describe('decision A4: read your own writes', () => {
  test('every check that starts after a vote was accepted returns it, immediately and every time', async () => {
    const { listing, get, post } = await withToken(await aServer(db));
    for (let i = 0; i < 10; i++) {
      await aVoteRow(db, listing, { voterId: `voter${i}`, playerName: `Player_${i}` });
      const answers = await Promise.all([
        get(`userId=voter${i}`),
        get(`playerName=player_${i}`),
        post({ playerNames: [`Player_${i}`] }),
      ]);
      expect(answers.map(({ body }) => body.voted ?? body.results[`Player_${i}`].voted)).toEqual([true, true, true]);
    }
  });
});

describe('§8 the rate limit of 120 checks a minute', () => {
  test('decision A6: is exact: of five hundred concurrent checks with two tokens, 120 succeed', async () => {
    const { listing, token } = await withToken(await aServer(db));
    const second = await aToken(db, listing);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, i) => ask(`${PATH}?userId=u${i}`, { token: i % 2 ? token : second.token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, body }) => status === 429 && body.code === 'RATE_LIMITED')).toBe(true);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(headers.get('ratelimit')).toMatch(/^"vote-checks";r=0;t=\d+$/);
    }
  });

  test('decision A6: every response contains what is left', async () => {
    const { get, post } = await withToken(await aServer(db));
    const first = await get('userId=u');
    expect(first.headers.get('ratelimit-policy')).toBe('"vote-checks";q=120;w=60');
    expect(first.headers.get('ratelimit')).toBe('"vote-checks";r=119;t=60');
    const second = await post({ playerNames: ['a', 'b', 'c'] });
    expect(second.headers.get('ratelimit')).toMatch(/^"vote-checks";r=118;t=(60|59)$/);
  });

  test('decision A2: is not consumed by rejected checks, and resets after a minute', async () => {
    const { listing, get, post } = await withToken(await aServer(db));
    await get('');
    await post({ playerNames: [] });
    await get('userId=u');
    await db.updateTable('spending').set({ used: 120 }).where('key', '=', `check:${listing.id}`).execute();
    expect((await get('userId=u')).status).toBe(429);
    expect((await get('')).status).toBe(400);
    await database.clock.advance('61s');
    expect((await get('userId=u')).headers.get('ratelimit')).toMatch(/r=119/);
  });

  test('is separate for each listing', async () => {
    const one = await withToken(await aBot(db));
    const two = await withToken(await aBot(db));
    await one.get('userId=u');
    expect((await two.get('userId=u')).headers.get('ratelimit')).toMatch(/r=119/);
  });
});
