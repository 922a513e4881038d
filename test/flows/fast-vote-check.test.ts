// Batched vote checks (§8, decision A6): the same results as one by one, and no deadlocks between batches.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { parseToken, type TokenText } from '../../src/access/token-text.ts';
import { revokeToken, rotateToken } from '../../src/access/tokens.ts';
import type { Db } from '../../src/db/database.ts';
import { consume, deleteExpiredRateLimits } from '../../src/db/rate-limit.ts';
import { checkUser } from '../../src/votes/check-votes.ts';
import { createFastVoteCheck } from '../../src/votes/fast-vote-check.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aServer, aToken, aVote, aVoteRow } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const BUDGET = { limit: 120, windowSeconds: 60 };
const textOf = (token: string): TokenText => parseToken(token)!;

describe('decision A6: batched vote checks', () => {
  test('batches for the same listings in any order all finish, even while expired rate limits are deleted', async () => {
    const owner = await aPerson(db);
    const tokens: TokenText[] = [];
    for (let i = 0; i < 20; i += 1) {
      const { token } = await aToken(db, await aBot(db, owner));
      tokens.push(textOf(token));
    }
    const [one, two] = [createFastVoteCheck(db, BUDGET), createFastVoteCheck(db, BUDGET)];
    for (let round = 0; round < 12; round += 1) {
      const forth = tokens.map((token) => one(token, { userId: 'u' }));
      const back = tokens.toReversed().map((token) => two(token, { userId: 'u' }));
      const answers = await Promise.all([...forth, ...back, deleteExpiredRateLimits(db)].slice(0, -1));
      expect(answers.every((answer) => typeof answer === 'object' && answer?.check)).toBe(true);
    }
    const rows = await db.selectFrom('spending').select('used').execute();
    expect(rows.map(({ used }) => used)).toEqual(Array.from({ length: 20 }, () => 24));
  });

  test('share one rate limit with single checks, to the last request', async () => {
    const bot = await aBot(db);
    const token = textOf((await aToken(db, bot)).token);
    const check = createFastVoteCheck(db, BUDGET);
    const alone = Array.from({ length: 100 }, () => consume(db, { ...BUDGET, key: `check:${bot.id}` }));
    const together = Array.from({ length: 100 }, () => check(token, { userId: 'u' }));
    const granted = (await Promise.all(alone)).filter(({ ok }) => ok).length;
    const answered = (await Promise.all(together)).filter((admitted) => admitted?.check).length;
    expect(granted + answered).toBe(120);
    expect(await check(token, { userId: 'u' })).toMatchObject({
      check: null,
      spending: { ok: false, remaining: 0 },
    });
    await database.clock.advance('61s');
    expect(await check(token, { userId: 'u' })).toMatchObject({ spending: { ok: true, remaining: 119 } });
  });

  test('each get their own result: by listing, user and player', async () => {
    const [bot, server] = [await aBot(db), await aServer(db)];
    const [forBot, forServer] = await Promise.all(
      [bot, server].map(async (listing) => textOf((await aToken(db, listing)).token)),
    );
    const connected = await aPerson(db, { platformId: '123456789012345678' });
    await aVote(db, bot, { voterId: connected.id });
    await aVote(db, server, { voterId: 'v', playerName: '.Steve_1' });
    const check = createFastVoteCheck(db, BUDGET);
    const asked = [
      [forBot!, { userId: connected.id }, true],
      [forBot!, { userId: '123456789012345678' }, true],
      [forBot!, { userId: 'v' }, false],
      [forServer!, { userId: 'v' }, true],
      [forServer!, { userId: connected.id }, false],
      [forServer!, { playerName: '.STEVE_1' }, true],
      [forServer!, { playerName: '.Steve_\u0661' }, false],
      [forServer!, { playerName: 'a\x1eb\u0000' }, false],
      [forServer!, { playerName: '' }, false],
      [forServer!, { playerName: 'v' }, false],
    ] as const;
    const answers = await Promise.all(asked.map(([token, what]) => check(token, what)));
    expect(answers.map((admitted) => admitted?.check?.voted)).toEqual(asked.map(([, , voted]) => voted));
  });

  test('find the same vote as single checks, whichever ID was sent with it', async () => {
    const bot = await aBot(db);
    const token = textOf((await aToken(db, bot)).token);
    const [platformId, otherId] = ['123456789012345678', '223456789012345678'];
    const connected = await aPerson(db, { platformId });
    // Without an account, then with it, then under an ID that is no longer connected.
    await aVoteRow(db, bot, { voterId: platformId });
    await aVoteRow(db, bot, { voterId: connected.id, userId: otherId });
    await aVoteRow(db, bot, { voterId: 'someone', userId: connected.id });
    const check = createFastVoteCheck(db, BUDGET);
    const users = [platformId, otherId, connected.id, 'someone', 'nobody'];
    const together = await Promise.all(users.map((userId) => check(token, { userId })));
    const alone = await Promise.all(users.map((userId) => checkUser(db, bot.id, userId)));
    expect(together.map((admitted) => admitted?.check)).toEqual(alone);
    expect(together.map((admitted) => admitted?.spending.remaining)).toEqual([119, 118, 117, 116, 115]);
  });

  test('§5.5 of a token without permission are left to the single check that rejects them, and do not count', async () => {
    const [bot, server] = [await aBot(db), await aServer(db, 'roblox')];
    const live = await aToken(db, bot);
    const revoked = await aToken(db, bot);
    await revokeToken(db, bot.id, revoked.id, OPERATOR);
    const rotated = await aToken(db, bot);
    const fresh = await rotateToken(db, { listingId: bot.id, id: rotated.id, by: OPERATOR });
    const scopeless = await aToken(db, bot, ['stats:write']);
    const game = await aToken(db, server);
    const check = createFastVoteCheck(db, BUDGET);
    const forged = { ...textOf(live.token), secret: 'z'.repeat(40) };
    const refused = await Promise.all([
      ...[revoked, rotated, scopeless].map(({ token }) => check(textOf(token), { userId: 'u' })),
      check(forged, { userId: 'u' }),
      check(textOf(game.token), { playerName: 'Steve' }),
    ]);
    expect(refused).toEqual([null, null, null, null, null]);
    expect(await db.selectFrom('spending').selectAll().execute()).toEqual([]);
    expect(fresh.ok && (await check(textOf(fresh.token), { userId: 'u' }))).toMatchObject({
      check: { voted: false },
    });
  });

  test('A18 record that the token was used', async () => {
    const bot = await aBot(db);
    const { id, token } = await aToken(db, bot);
    await createFastVoteCheck(db, BUDGET)(textOf(token), { userId: 'u' });
    await expect
      .poll(async () => (await db.selectFrom('api_token').selectAll().where('id', '=', id).execute())[0])
      .toMatchObject({ last_used_at: expect.any(Date) });
  });
});
