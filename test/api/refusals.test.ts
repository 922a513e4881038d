// What the API refuses and how it says so (§5.5, §7; decisions A1, A2, A3, A11, A12): never HTML, never a 500.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revokeToken } from '../../src/access/tokens.ts';
import { PROBLEMS } from '../../src/api/errors.ts';
import { createApi } from '../../src/api/routes.ts';
import { createLog } from '../../src/core/log.ts';
import type { Db } from '../../src/db/database.ts';
import { type Answer, type Ask, apiOver } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aServer, aToken } from '../support/inhabitants.ts';

let database: TestDatabase;
let db: Db;
let ask: Ask;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  ask = apiOver(db);
  token = (await aToken(db, await aServer(db))).token;
});
afterAll(() => database.close());

const PATH = '/webhooks/votes/check';

function expectProblem(answer: Answer, code: keyof typeof PROBLEMS): void {
  expect(answer.body).toMatchObject({ code, status: PROBLEMS[code].status, title: PROBLEMS[code].title });
  expect(answer.status).toBe(PROBLEMS[code].status);
  expect(answer.body.detail).toMatch(/\S/);
  expect(answer.body.type).toBe(`/docs/errors#${code}`);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describe('§5.5 401', () => {
  test('without a token, with one that is none, and with one that was revoked', async () => {
    const bot = await aBot(db);
    const revoked = await aToken(db, bot);
    await revokeToken(db, bot.id, revoked.id);
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
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer error="insufficient_scope", scope="votes:read"',
      );
    }
  });

  test('decision A2: comes before every other refusal', async () => {
    expectProblem(await ask(PATH, { method: 'POST', body: 'x'.repeat(70_000) }), 'UNAUTHENTICATED');
    expectProblem(await ask(`${PATH}?userId=%ff`), 'UNAUTHENTICATED');
  });
});

describe('decision A3: a check by user or player', () => {
  test.each([
    ['neither', ''],
    ['both', '?userId=u&playerName=p'],
    ['a user twice', '?userId=u&userId=u'],
    ['a player twice', '?playerName=a&playerName=b'],
    ['an empty user', '?userId='],
    ['an empty player', '?playerName='],
    ['a user of 33 characters', `?userId=${'1'.repeat(33)}`],
    ['a user that is no ID', '?userId=%3C%40123%3E'],
    ['a player of 65 characters', `?playerName=${'x'.repeat(65)}`],
    ['a player of 7,000 characters', `?playerName=${'x'.repeat(7000)}`],
    ['NUL', '?playerName=a%00b'],
    ['NUL in a user', '?userId=a%00b'],
    ['half of a surrogate pair', '?playerName=%ED%A0%80'],
    ['what is no UTF-8', '?playerName=%FF'],
    ['a broken percent', '?playerName=%'],
    ['brackets', '?playerName[]=a'],
  ])('with %s is a 400', async (_, query) => {
    const answer = await ask(PATH + query, { token });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors.length).toBeGreaterThan(0);
    for (const { field, message } of answer.body.errors) expect(`${field}${message}`).toMatch(/^\w+.+\.$/);
  });

  test('with a name of 64 code points is none, and unknown parameters are overlooked', async () => {
    const query = `playerName=${encodeURIComponent('𝒳'.repeat(64))}&utm=1&utm=2&__proto__=1&constructor=2`;
    expect((await ask(`${PATH}?${query}`, { token })).status).toBe(200);
    expect((await ask(`${PATH}?playerName=a+b%20c&&=`, { token })).status).toBe(200);
  });

  test('on a bot by player is a 400', async () => {
    const bot = await aToken(db, await aBot(db));
    expectProblem(await ask(`${PATH}?playerName=a`, { token: bot.token }), 'VALIDATION_FAILED');
    expectProblem(
      await ask(PATH, { method: 'POST', token: bot.token, json: { playerNames: ['a'] } }),
      'VALIDATION_FAILED',
    );
  });
});

describe('decision A12: a body', () => {
  const post = (
    body: string | Uint8Array<ArrayBuffer>,
    contentType: string | null = 'application/json',
    headers: Record<string, string> = {},
  ) => {
    const type = contentType === null ? {} : { 'content-type': contentType };
    return ask(PATH, { method: 'POST', token, body, headers: { ...type, ...headers } });
  };
  const good = '{"playerNames":["Steve"]}';

  test.each<[string, unknown]>([
    ['no object', null],
    ['a list', ['a']],
    ['a number', 1e308],
    ['a text', 'playerNames'],
    ['no names', {}],
    ['names that are null', { playerNames: null }],
    ['one name', { playerNames: 'Steve' }],
    ['names as an object', { playerNames: { length: 1, 0: 'Steve' } }],
    ['a name that is a number', { playerNames: [1] }],
    ['a name that is a list', { playerNames: [['Steve']] }],
    ['a name with NUL', { playerNames: ['a\0'] }],
    ['a name with half of a surrogate pair', { playerNames: ['\ud800'] }],
    ['an empty name', { playerNames: [''] }],
  ])('with %s is a 400', async (_, json) => {
    const answer = await ask(PATH, {
      method: 'POST',
      token,
      json: json ?? undefined,
      body: 'null',
      headers: { 'content-type': 'application/json' },
    });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors[0].field).toMatch(/^(body|playerNames(\.\d+)?)$/);
  });

  test.each([
    '',
    '{',
    '{"playerNames":["a"]}x',
    "{'playerNames':[]}",
    '[1e999',
    '{"a":1,}',
    '\0',
    'NaN',
    '['.repeat(60_000),
  ])('of %j is a 400', async (body) => {
    expectProblem(await post(body), 'VALIDATION_FAILED');
  });

  test('that is not UTF-8 is a 400', async () => {
    expectProblem(await post(Buffer.from('{"playerNames":["\xff"]}', 'latin1')), 'VALIDATION_FAILED');
    expectProblem(await post(Buffer.from(good, 'utf16le')), 'VALIDATION_FAILED');
  });

  test('with a byte order mark, keys given twice, unknown keys or __proto__ is taken', async () => {
    const taken = [
      `\ufeff${good}`,
      `{"playerNames":1,"playerNames":["a"]}`,
      `{"x":{"y":[1]},"__proto__":{"playerNames":[]},"playerNames":["a"]}`,
    ];
    for (const body of taken) expect((await post(body)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'playerNames')).toBe(false);
  });

  test.each([
    null,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'json',
  ])('of type %s is a 415', async (type) => {
    expectProblem(await post(Buffer.from(good), type), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('that is compressed is a 415', async () => {
    expectProblem(
      await post(good, 'application/json', { 'content-encoding': 'gzip' }),
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/problem+json',
    'application/json;charset="utf-8"',
  ])('of type %s is taken', async (type) => {
    expect((await post(good, type)).status).toBe(200);
  });

  test('of 64 KiB is taken, of one byte more is a 413, said or streamed', async () => {
    const sized = (bytes: number) => good.padEnd(bytes, ' ');
    expect((await post(sized(65_536))).status).toBe(200);
    expectProblem(await post(sized(65_537)), 'PAYLOAD_TOO_LARGE');
    expectProblem(await post(good, 'application/json', { 'content-length': '65537' }), 'PAYLOAD_TOO_LARGE');
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(8192, ' ')) });
    const init = {
      method: 'POST',
      token,
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expectProblem(await ask(PATH, init as Parameters<Ask>[1]), 'PAYLOAD_TOO_LARGE');
  });
});

describe('an address', () => {
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
  ])('of %s is a 404 for every method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expectProblem(await ask(path, { method, token }), 'NOT_FOUND');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'that exists answers %s with 405 and Allow',
    async (method) => {
      const answer = await ask(PATH, { method });
      expectProblem(answer, 'METHOD_NOT_ALLOWED');
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    },
  );

  test('answers HEAD as GET, without a body', async () => {
    const answer = await ask(`${PATH}?userId=u`, { method: 'HEAD', token });
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

describe('what is not the client’s fault', () => {
  const config = { serviceName: 'Plaudit', baseUrl: 'http://localhost:3000' };
  /** A database whose every statement ends with this. */
  function failing(error: Error): Ask {
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'getExecutor'
          ? () => ({
              transformQuery: () => {
                throw error;
              },
              adapter: target.getExecutor().adapter,
            })
          : Reflect.get(target, name, target),
    });
    return async (path, init) => {
      const request = new Request(`http://x${path}`, { headers: { authorization: `Bearer ${init?.token}` } });
      const response = await createApi({ db: broken, config, log: createLog('silent') }).request(request);
      return { status: response.status, headers: response.headers, body: await response.json() };
    };
  }

  test('a lost database is a 503 that says when to try again', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const answer = await failing(lost)(`${PATH}?userId=u`, { token });
    expectProblem(answer, 'UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.1');
  });

  test('a bug is a 500 that tells nothing of the inside', async () => {
    const answer = await failing(new Error('column "secret" is missing'))(`${PATH}?userId=u`, { token });
    expectProblem(answer, 'INTERNAL');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
});

describe('decision A13: /openapi.json', () => {
  test('describes every endpoint, its refusals and the webhook, from the schemas that validate', async () => {
    const { status, headers, body } = await ask('/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://localhost:3000/api/v1' }]);
    expect(body.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const check = body.paths[PATH];
    expect(check.get.security).toEqual([{ bearer: [] }]);
    expect(check.get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'userId',
      'playerName',
    ]);
    expect(Object.keys(check.post.responses)).toEqual([
      '200',
      '400',
      '401',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    const names = check.post.requestBody.content['application/json'].schema.properties.playerNames;
    expect(names).toMatchObject({ minItems: 1, maxItems: 50, items: { minLength: 1, maxLength: 64 } });
    expect(body.components.schemas.VoteCheck.required).toEqual(['voted', 'votedAt', 'nextVoteAt']);
    expect(body.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(PROBLEMS));
  });

  test('§2.1 describes the payload with its fields, none of which is `username`', async () => {
    const { body } = await ask('/openapi.json');
    const webhook = body.webhooks['vote.created'].post;
    expect(webhook.parameters.map((parameter: { name: string }) => parameter.name)).toContain(
      'X-Plaudit-Event-Id',
    );
    const { properties } = body.components.schemas.VotePayload;
    expect(Object.keys(properties)).toEqual(['event', 'version', 'eventId', 'timestamp', 'test', 'data']);
    const [bot, game] = properties.data.oneOf;
    expect(bot.required).not.toContain('game');
    expect(game.required).toEqual(
      expect.arrayContaining(['game', 'playerName', 'listingId', 'userId', 'weight']),
    );
    expect(JSON.stringify(body)).not.toMatch(/username|avatarUrl/);
  });

  test('answers other methods with 405', async () => {
    const answer = await ask('/openapi.json', { method: 'POST' });
    expectProblem(answer, 'METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
