// POST /webhooks/votes/claim, /webhooks/identities/link, and vote checks by identity (decisions P275–P278).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createIdentityCode } from '../../src/access/identity-codes.ts';
import { suspendPerson } from '../../src/access/suspend.ts';
import type { Db } from '../../src/db/database.ts';
import type { Game, Listing } from '../../src/listings/listing.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { linkByCode, linkBySigningIn, linkingContext } from '../support/linking.ts';
import { aBot, aPerson, aServer, aToken, aVote, aVoteRow } from '../support/people-and-listings.ts';

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

const CHECK = '/webhooks/votes/check';
const NOT_VOTED = { voted: false, votedAt: null, nextVoteAt: null };

async function aListing(game: Game | null, owner = null as Awaited<ReturnType<typeof aPerson>> | null) {
  const by = owner ?? undefined;
  const listing: Listing = game ? await aServer(db, game, by) : await aBot(db, by);
  const { token } = await aToken(db, listing);
  const post = (path: string, json: unknown) => ask(path, { method: 'POST', token, json });
  return {
    listing,
    check: (identity: string) => ask(`${CHECK}?identity=${encodeURIComponent(identity)}`, { token }),
    get: (query: string) => ask(`${CHECK}?${query}`, { token }),
    checkAll: (json: unknown) => post(CHECK, json),
    claim: (json: object) => post('/webhooks/votes/claim', json),
    link: (json: object) => post('/webhooks/identities/link', json),
    code: async (personId: string) => (await createIdentityCode(linkingContext(db), personId, listing.id)).code,
  };
}

describe('P277 a check by identity', () => {
  test('answers like one by userId', async () => {
    const on = await aListing('roblox');
    const person = await aPerson(db, { platformId: '123456789012345678' });
    await aVoteRow(db, on.listing, { voterId: person.id });
    await linkBySigningIn(linkingContext(db), person.id, 'roblox:156');
    const byUser = await on.get(`userId=${person.id}`);
    expect(byUser.body.voted).toBe(true);
    for (const identity of ['roblox:156', 'discord:123456789012345678'])
      expect((await on.check(identity)).body).toEqual(byUser.body);
    expect((await on.check('roblox:157')).body).toEqual(NOT_VOTED);
  });

  test.each([
    [
      'fivem',
      'fivem:license:0123456789abcdef0123456789abcdef01234567',
      'fivem:LICENSE:0123456789ABCDEF0123456789abcdef01234567',
    ],
    ['hytale', 'hytale:0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', 'hytale:0F1E2D3C4B5A69788796A5B4C3D2E1F0'],
    ['minecraft', 'minecraft:0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', 'minecraft:0f1e2d3c4b5a69788796a5b4c3d2e1f0'],
  ] as const)('compares %s identities in their normal form', async (game, identity, spelling) => {
    const on = await aListing(game);
    const person = await aPerson(db);
    await aVoteRow(db, on.listing, { voterId: person.id });
    await linkByCode(linkingContext(db), person.id, on.listing, identity);
    expect((await on.check(spelling)).body.voted).toBe(true);
  });

  test.each([
    'roblox:',
    'roblox:0',
    'roblox:1a',
    'fivem:license:1',
    'fivem:ip:192.0.2.1',
    'discord:1',
    '156',
    ':156',
    'roblox:１',
  ])('refuses %s on a roblox listing', async (identity) => {
    const on = await aListing('roblox');
    const answer = await on.check(identity);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors[0].field).toBe('identity');
  });

  test('refuses platforms other than the listing’s own game, so that no bot learns of game accounts', async () => {
    const bot = await aListing(null);
    expectProblem(await bot.check('roblox:156'), 'VALIDATION_FAILED');
    expect((await bot.check('discord:123456789012345678')).body).toEqual(NOT_VOTED);
    expectProblem(await (await aListing('fivem')).check('fivem:ip:1'), 'VALIDATION_FAILED');
  });

  test('takes exactly one of userId, playerName and identity', async () => {
    const on = await aListing('minecraft');
    for (const query of ['', 'userId=a&identity=discord:123456789012345678', 'playerName=a&userId=b'])
      expectProblem(await on.get(query), 'VALIDATION_FAILED');
  });

  test('checks up to 50 identities at once, keyed as sent', async () => {
    const on = await aListing('roblox');
    const people = await Promise.all([1, 2, 3].map(() => aPerson(db)));
    for (const [place, person] of people.entries()) {
      await linkBySigningIn(linkingContext(db), person.id, `roblox:${place + 1}`);
      if (place !== 1) await aVoteRow(db, on.listing, { voterId: person.id });
    }
    const identities = Array.from({ length: 50 }, (_, number) => `roblox:${number + 1}`);
    const { status, body } = await on.checkAll({ identities: [...identities.slice(0, 49), 'roblox:1'] });
    expect(status).toBe(200);
    expect(Object.keys(body.results)).toHaveLength(49);
    expect(
      Object.entries(body.results).flatMap(([key, check]) => ((check as { voted: boolean }).voted ? [key] : [])),
    ).toEqual(['roblox:1', 'roblox:3']);
    expectProblem(await on.checkAll({ identities: [...identities, 'roblox:51'] }), 'VALIDATION_FAILED');
    expectProblem(await on.checkAll({ identities: [] }), 'VALIDATION_FAILED');
    expectProblem(await on.checkAll({ identities, playerNames: ['a'] }), 'VALIDATION_FAILED');
    const mixed = await on.checkAll({ identities: ['roblox:1', 'fivem:steam:1', 'x'] });
    expect(mixed.body.errors.map(({ field }: { field: string }) => field)).toEqual(['identities.1', 'identities.2']);
  });

  test('counts toward the limit of vote checks', async () => {
    const on = await aListing('roblox');
    expect((await on.check('roblox:1')).headers.get('ratelimit')).toBe('"vote-checks";r=119;t=60');
    expect((await on.checkAll({ identities: ['roblox:1'] })).headers.get('ratelimit')).toContain('r=118');
  });
});

describe('P278 a claim', () => {
  test('returns the votes as webhooks name them', async () => {
    const on = await aListing('roblox');
    const person = await aPerson(db);
    const { eventId, votedAt, nextVoteAt } = await aVote(db, on.listing, { voterId: person.id });
    await linkBySigningIn(linkingContext(db), person.id, 'roblox:156');
    const request = { identity: 'roblox:156', claimId: 'join-1:a.b_c' };
    const first = await on.claim(request);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      votes: [
        {
          eventId: eventId.replaceAll('-', ''),
          userId: person.id,
          votedAt: votedAt.toISOString(),
          nextVoteAt: nextVoteAt.toISOString(),
          weight: 1,
          game: 'roblox',
          playerName: null,
        },
      ],
    });
    expect((await on.claim(request)).body).toEqual(first.body);
    expect((await on.claim({ ...request, claimId: 'join-2' })).body).toEqual({ votes: [] });
    expectProblem(await on.claim({ ...request, identity: 'roblox:157' }), 'CONFLICT');
  });

  test.each([
    [{ claimId: 'a' }, 'identity'],
    [{ identity: 'roblox:1', userId: 'a', claimId: 'a' }, 'identity'],
    [{ identity: 'roblox:1' }, 'claimId'],
    [{ identity: 'roblox:1', claimId: '' }, 'claimId'],
    [{ identity: 'roblox:1', claimId: 'a b' }, 'claimId'],
    [{ identity: 'roblox:1', claimId: 'a'.repeat(65) }, 'claimId'],
    [{ identity: 'roblox:1', claimId: 'a', consumer: 'a:b' }, 'consumer'],
    [{ identity: 'roblox:1', claimId: 'a', days: 0 }, 'days'],
    [{ identity: 'roblox:1', claimId: 'a', days: 91 }, 'days'],
    [{ identity: 'minecraft:1', claimId: 'a' }, 'identity'],
    [{ playerName: 'Steve', claimId: 'a' }, 'playerName'],
  ])('refuses %j', async (json, field) => {
    const answer = await (await aListing('roblox')).claim(json);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  test('is limited to 120 a minute for a listing, and says when to go on', async () => {
    const on = await aListing('roblox');
    for (let used = 0; used < 120; used += 1)
      expect((await on.claim({ userId: 'a', claimId: `c${used}` })).status).toBe(200);
    const refused = await on.claim({ userId: 'a', claimId: 'c120' });
    expectProblem(refused, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await on.check('discord:123456789012345678')).status).toBe(200);
  });

  test('works while the listing’s owner is suspended, because players did nothing wrong; linking does not', async () => {
    const owner = await aPerson(db);
    const on = await aListing('roblox', owner);
    await suspendPerson(db, { personId: owner.id, reason: 'Sample.', days: 3 }, OPERATOR);
    expect((await on.claim({ userId: 'a', claimId: 'a' })).status).toBe(200);
    expectProblem(await on.link({ code: 'AAAA-AAAA', identity: 'roblox:1' }), 'FORBIDDEN');
  });

  test('needs the scope votes:read', async () => {
    const listing = await aServer(db, 'roblox');
    const { token } = await aToken(db, listing, ['webhooks:write']);
    for (const path of ['/webhooks/votes/claim', '/webhooks/identities/link'])
      expectProblem(await ask(path, { method: 'POST', token, json: {} }), 'MISSING_SCOPE');
  });
});

describe('P275 linking by a code', () => {
  test('links the identity to the account that got the code', async () => {
    const on = await aListing('fivem');
    const person = await aPerson(db);
    await aVoteRow(db, on.listing, { voterId: person.id });
    const identity = 'fivem:license:0123456789abcdef0123456789abcdef01234567';
    const linked = await on.link({ code: await on.code(person.id), identity });
    expect([linked.status, linked.body]).toEqual([200, { linked: true }]);
    expect((await on.check(identity)).body.voted).toBe(true);
  });

  test('answers the same to every code that links nothing', async () => {
    const [on, other] = [await aListing('roblox'), await aListing('roblox')];
    const person = await aPerson(db);
    const used = await on.code(person.id);
    await on.link({ code: used, identity: 'roblox:1' });
    const elsewhere = await other.code(person.id);
    const answers = [];
    for (const code of ['AAAA-AAAA', used, elsewhere, 'x', '💥', 'a'.repeat(32)])
      answers.push(await on.link({ code, identity: 'roblox:2' }));
    for (const answer of answers) expectProblem(answer, 'NOT_FOUND');
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('refuses an identity of another account, and one of another platform', async () => {
    const on = await aListing('roblox');
    const [first, second] = [await aPerson(db), await aPerson(db)];
    await linkBySigningIn(linkingContext(db), first.id, 'roblox:1');
    const code = await on.code(second.id);
    expectProblem(await on.link({ code, identity: 'roblox:1' }), 'CONFLICT');
    for (const identity of ['discord:123456789012345678', 'fivem:steam:1', 'x'])
      expectProblem(await on.link({ code, identity }), 'VALIDATION_FAILED');
    expect((await on.link({ code, identity: 'roblox:2' })).status).toBe(200);
  });

  test('is limited to 60 requests a minute for a listing', async () => {
    const on = await aListing('roblox');
    for (let used = 0; used < 60; used += 1)
      expectProblem(await on.link({ code: `AAAA-${used}`, identity: 'roblox:1' }), 'NOT_FOUND');
    const refused = await on.link({ code: 'AAAA-AAAA', identity: 'roblox:1' });
    expectProblem(refused, 'RATE_LIMITED');
    expect(refused.headers.get('retry-after')).toBeTruthy();
  });
});
