// GET /webhooks/votes (§4.5, decisions A7, A20).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Db } from '../../src/db/database.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer, aToken, aVote } from '../support/people-and-listings.ts';

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
  const users = async (query = '') => (await get(query)).body.votes.map((vote: Shown) => vote.userId);
  return { listing, token, get, users };
}

interface Shown {
  readonly userId: string;
}

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe('decision A7: a vote in the list', () => {
  test('of a bot has its event, its user, its times and its weight, and nothing else', async () => {
    const bot = await aBot(db);
    await setPlan(db, bot.id, { plan: 'verified', changelogPro: false }, OPERATOR);
    const { get } = await withToken(bot);
    const vote = await aVote(db, bot, { voterId: 'voter' });
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toEqual({
      votes: [
        {
          eventId: vote.eventId.replaceAll('-', ''),
          userId: 'voter',
          votedAt: vote.votedAt.toISOString(),
          nextVoteAt: new Date(vote.votedAt.getTime() + 12 * 3_600_000).toISOString(),
          weight: 2,
        },
      ],
      nextCursor: null,
    });
  });

  test('of a game has the game and the player, or null for none; no `username`, no `avatarUrl`', async () => {
    const { listing, get } = await withToken(await aServer(db));
    await aVote(db, listing, { voterId: 'one', playerName: '.Steve_1', at: minutesAgo(2) });
    await aVote(db, listing, { voterId: 'two', at: minutesAgo(1) });
    const { body } = await get();
    expect(body.votes.map((vote: object) => Object.keys(vote).toSorted())).toEqual(
      Array.from({ length: 2 }, () =>
        ['eventId', 'userId', 'votedAt', 'nextVoteAt', 'weight', 'game', 'playerName'].toSorted(),
      ),
    );
    expect(body.votes).toMatchObject([
      { game: 'minecraft', playerName: null },
      { game: 'minecraft', playerName: '.Steve_1' },
    ]);
    const roblox = await withToken(await aServer(db, 'roblox'));
    await aVote(db, roblox.listing, { voterId: 'one' });
    expect((await roblox.get()).body.votes).toMatchObject([{ game: 'roblox', playerName: null }]);
  });

  test('belongs to the token’s own listing', async () => {
    const { get } = await withToken(await aBot(db));
    const other = await withToken(await aBot(db));
    await aVote(db, other.listing, { voterId: 'voter' });
    expect((await get(`listingId=${other.listing.id}`)).body).toEqual({ votes: [], nextCursor: null });
  });
});

describe('decision A7: filters', () => {
  test('decision N2: finds a user by the ID that was sent, by the account ID and by its Discord ID, without duplicates', async () => {
    const { listing, get, users } = await withToken(await aBot(db));
    const discord = '123456789012345678';
    const person = await aPerson(db, { platformId: discord });
    // Before Discord was connected, then with it, then with another Discord account.
    await aVote(db, listing, { voterId: person.id, at: minutesAgo(60 * 24 * 3) });
    await aVote(db, listing, { voterId: person.id, userId: discord, at: minutesAgo(60 * 24 * 2) });
    await aVote(db, listing, { voterId: person.id, userId: 'sent-then', at: minutesAgo(60 * 24) });
    await aVote(db, listing, { voterId: 'other', at: minutesAgo(5) });
    for (const userId of [person.id, discord])
      expect(await users(`userId=${userId}`)).toEqual(['sent-then', discord, person.id]);
    expect(await users('userId=sent-then')).toEqual(['sent-then']);
    expect(await users('userId=nobody')).toEqual([]);
    const paged = (await get(`userId=${discord}&limit=2`)).body;
    expect(paged.votes).toHaveLength(2);
    expect(await users(query({ userId: discord, cursor: paged.nextCursor }))).toEqual([person.id]);
  });

  test('finds a player case-insensitively, whoever voted', async () => {
    const { listing, users } = await withToken(await aServer(db));
    await aVote(db, listing, { voterId: 'one', playerName: 'Steve', at: minutesAgo(3) });
    await aVote(db, listing, { voterId: 'two', playerName: 'STEVE', at: minutesAgo(2) });
    await aVote(db, listing, { voterId: 'three', playerName: 'Alex', at: minutesAgo(1) });
    expect(await users('playerName=steve')).toEqual(['two', 'one']);
    for (const name of ['%', '_____', 'stev', '__proto__', "' or 1=1 --"])
      expect(await users(query({ playerName: name }))).toEqual([]);
  });

  test.each(['bot', 'fivem', 'roblox', 'hytale'] as const)(
    'a player on %s listings responds with 400',
    async (kind) => {
      const { get } = await withToken(kind === 'bot' ? await aBot(db) : await aServer(db, kind));
      const answer = await get('playerName=Steve');
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors[0].field).toBe('playerName');
    },
  );

  test('decision A20: since is inclusive and until is exclusive', async () => {
    const { listing, users } = await withToken(await aBot(db));
    const [old, middle, fresh] = [minutesAgo(30), minutesAgo(20), minutesAgo(10)];
    for (const [voterId, at] of [
      ['old', old],
      ['middle', middle],
      ['fresh', fresh],
    ] as const)
      await aVote(db, listing, { voterId, at });
    const [since, until] = [middle.toISOString(), fresh.toISOString()];
    expect(await users(query({ since }))).toEqual(['fresh', 'middle']);
    expect(await users(query({ until }))).toEqual(['middle', 'old']);
    expect(await users(query({ since, until }))).toEqual(['middle']);
    expect(await users(query({ since, until: since }))).toEqual([]);
    const inTokyo = new Date(middle.getTime() + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
    expect(await users(query({ since: inTokyo, until }))).toEqual(['middle']);
    expect(await users(query({ since: '0000-01-01T00:00:00+23:59' }))).toHaveLength(3);
    expect(await users(query({ until: '9999-12-31T23:59:59.999999-23:59' }))).toHaveLength(3);
    expect(await users(query({ until: '0001-01-01T00:00:00Z' }))).toEqual([]);
    expect(await users(query({ since: '9999-12-31T23:59:59Z' }))).toEqual([]);
  });

  test.each([
    ['since', '2026-01-01'],
    ['since', '2026-01-01T00:00:00'],
    ['since', '2026-02-29T00:00:00Z'],
    ['until', '2026-04-31T00:00:00Z'],
    ['until', '2026-13-01T00:00:00Z'],
    ['until', '2026-01-01T24:00:00Z'],
    ['until', '2026-01-01T23:59:60Z'],
    ['until', '2026-01-01T00:00:00+24:00'],
    ['since', '2026-01-01 00:00:00Z'],
    ['since', '2026-01-01T00:00:00 02:00'],
    ['since', '+010000-01-01T00:00:00Z'],
    ['since', '-000001-01-01T00:00:00Z'],
    ['since', '1767225600'],
    ['since', '1e400'],
    ['since', 'now'],
    ['since', 'infinity'],
    ['since', ''],
    ['since', '2026-01-01T00:00:00Z\0'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '-0'],
    ['limit', '-1'],
    ['limit', '+5'],
    ['limit', '5.0'],
    ['limit', '1e1'],
    ['limit', '1e400'],
    ['limit', '0x10'],
    ['limit', '05'],
    ['limit', ' 5'],
    ['limit', '99999999999999999999'],
    ['limit', 'NaN'],
    ['limit', ''],
    ['userId', ''],
    ['userId', 'a b'],
    ['userId', 'x'.repeat(33)],
    ['userId', 'a\0'],
    ['playerName', ''],
    ['playerName', 'x'.repeat(65)],
    ['playerName', 'a\0'],
  ])('%s of %j responds with 400 and names the parameter', async (field, text) => {
    const { get } = await withToken(await aServer(db));
    const answer = await get(query({ [field]: text }));
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors[0].field).toBe(field);
    expect((await get()).headers.get('ratelimit')).toMatch(/r=59/);
  });

  test('a repeated parameter, a lone surrogate, both a user and a player, and since after until respond with 400', async () => {
    const { get } = await withToken(await aServer(db));
    const [early, late] = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.001Z'];
    const wrong = [
      'limit=1&limit=1',
      'cursor=a&cursor=b',
      `since=${early}&since=${early}`,
      'playerName=%ED%A0%80',
      'userId=%FF',
      'limit=%',
      'userId=u&playerName=p',
      `since=${late}&until=${early}`,
    ];
    for (const text of wrong) expectProblem(await get(text), 'VALIDATION_FAILED');
    expect((await get('__proto__=1&constructor=2&unknown=3&unknown=4')).status).toBe(200);
  });
});

describe('§5.5 and decision A20: permission and rate limit', () => {
  test('401 without a token or without votes:read, before anything else', async () => {
    expectProblem(await ask(`${PATH}?limit=x`), 'UNAUTHENTICATED');
    const { token } = await aToken(db, await aBot(db), ['webhooks:write', 'stats:write', 'changelog:write']);
    expectProblem(await ask(`${PATH}?limit=x`, { token }), 'MISSING_SCOPE');
    expectProblem(await ask(PATH, { token, method: 'POST', json: {} }), 'METHOD_NOT_ALLOWED');
  });

  test('sixty pages a minute for a listing, with a rate limit of its own', async () => {
    const { listing, token, get } = await withToken(await aBot(db));
    const second = await aToken(db, listing);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask(PATH, { token: i % 2 ? token : second.token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expectProblem(refused!, 'RATE_LIMITED');
    expect(refused!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused!.headers.get('ratelimit-policy')).toBe('"vote-lists";q=60;w=60');
    expect((await ask('/webhooks/votes/check?userId=u', { token })).headers.get('ratelimit')).toMatch(/r=119/);
    await database.clock.advance('61s');
    expect((await get()).headers.get('ratelimit')).toBe('"vote-lists";r=59;t=60');
  });
});
