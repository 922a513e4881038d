// What the API rejects and how (§5.5, §7; decisions A1, A2, A3): never HTML, never a 500.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import { createApi } from '../../src/api/routes.ts';
import type { Db } from '../../src/db/database.ts';
import { type ApiTestClient, createApiClient, createApiContext, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
let ask: ApiTestClient;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  ask = createApiClient(db);
  token = (await aToken(db, await aServer(db))).token;
});
afterAll(() => database.close());

const PATH = '/webhooks/votes/check';

describe('§5.5 401', () => {
  test('without a token, with an invalid one, and with a revoked one', async () => {
    const bot = await aBot(db);
    const revoked = await aToken(db, bot);
    await revokeToken(db, bot.id, revoked.id, OPERATOR);
    const missing = await ask(`${PATH}?userId=u`);
    expectProblem(missing, 'UNAUTHENTICATED');
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    for (const wrong of ['x', revoked.token, token.slice(0, -1), '']) {
      const answer = await ask(`${PATH}?userId=u`, { headers: { authorization: `Bearer ${wrong}` } });
      expectProblem(answer, 'UNAUTHENTICATED');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      if (wrong.length > 1) expect(JSON.stringify(answer.body)).not.toContain(wrong);
    }
  });

  test('with a token that lacks votes:read', async () => {
    const other = await aToken(db, await aBot(db), ['webhooks:write', 'stats:write', 'changelog:write']);
    for (const method of ['GET', 'POST']) {
      const answer = await ask(PATH, { method, token: other.token });
      expectProblem(answer, 'MISSING_SCOPE');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="votes:read"');
    }
  });

  test('decision A2: takes precedence over every other error', async () => {
    expectProblem(await ask(PATH, { method: 'POST', body: 'x'.repeat(70_000) }), 'UNAUTHENTICATED');
    expectProblem(await ask(`${PATH}?userId=%ff`), 'UNAUTHENTICATED');
  });
});

describe('decision A3: a check by user or player', () => {
  test.each([
    ['neither', ''],
    ['both', '?userId=u&playerName=p'],
    ['two users', '?userId=u&userId=u'],
    ['two players', '?playerName=a&playerName=b'],
    ['an empty user', '?userId='],
    ['an empty player', '?playerName='],
    ['a user of 33 characters', `?userId=${'1'.repeat(33)}`],
    ['a malformed user ID', '?userId=%3C%40123%3E'],
    ['a player of 65 characters', `?playerName=${'x'.repeat(65)}`],
    ['a player of 7,000 characters', `?playerName=${'x'.repeat(7000)}`],
    ['NUL', '?playerName=a%00b'],
    ['NUL in a user', '?userId=a%00b'],
    ['a lone surrogate', '?playerName=%ED%A0%80'],
    ['invalid UTF-8', '?playerName=%FF'],
    ['a malformed percent escape', '?playerName=%'],
    ['brackets', '?playerName[]=a'],
  ])('with %s responds with 400', async (_, query) => {
    const answer = await ask(PATH + query, { token });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors.length).toBeGreaterThan(0);
    for (const { field, message } of answer.body.errors) expect(`${field}${message}`).toMatch(/^\w+.+\.$/);
  });

  test('with a name of 64 code points is accepted, and unknown parameters are ignored', async () => {
    const query = `playerName=${encodeURIComponent('𝒳'.repeat(64))}&utm=1&utm=2&__proto__=1&constructor=2`;
    expect((await ask(`${PATH}?${query}`, { token })).status).toBe(200);
    expect((await ask(`${PATH}?playerName=a+b%20c&&=`, { token })).status).toBe(200);
  });

  test('by player on a bot responds with 400', async () => {
    const bot = await aToken(db, await aBot(db));
    expectProblem(await ask(`${PATH}?playerName=a`, { token: bot.token }), 'VALIDATION_FAILED');
    expectProblem(
      await ask(PATH, { method: 'POST', token: bot.token, json: { playerNames: ['a'] } }),
      'VALIDATION_FAILED',
    );
  });
});

describe('a path', () => {
  test.each([
    '/',
    '',
    '/nothing',
    '/webhooks',
    '/webhooks/votes/check/',
    '/Webhooks/votes/check',
    '/%00',
    '/%ff',
    '/a/../b',
    '/__proto__',
  ])('such as %s responds with 404 for every method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) expectProblem(await ask(path, { method, token }), 'NOT_FOUND');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('that exists responds to %s with 405 and Allow', async (method) => {
    const answer = await ask(PATH, { method });
    expectProblem(answer, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test('responds to HEAD like GET, without a body', async () => {
    const answer = await ask(`${PATH}?userId=u`, { method: 'HEAD', token });
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

describe('server-side errors', () => {
  /** A database whose every statement fails with this error. */
  function failing(error: Error): ApiTestClient {
    const fail = () => {
      throw error;
    };
    const broken = new Proxy(db, {
      get: (target, name) => {
        if (name === 'executeQuery') return () => Promise.reject(error);
        if (name === 'getExecutor') return () => ({ transformQuery: fail, adapter: target.getExecutor().adapter });
        return Reflect.get(target, name, target);
      },
    });
    return async (path, init) => {
      const request = new Request(`http://x${path}`, { headers: { authorization: `Bearer ${init?.token}` } });
      const response = await createApi(createApiContext(broken)).request(request);
      return { status: response.status, headers: response.headers, body: await response.json() };
    };
  }

  test('a lost database responds with 503 and when to try again', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const answer = await failing(lost)(`${PATH}?userId=u`, { token });
    expectProblem(answer, 'UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.1');
  });

  test('a bug responds with 500 and reveals nothing internal', async () => {
    const answer = await failing(new Error('column "secret" is missing'))(`${PATH}?userId=u`, { token });
    expectProblem(answer, 'INTERNAL');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
});
