// Which bodies the API accepts, and how it rejects others (decisions A11, A12).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import type { Db } from '../../src/db/database.ts';
import { type ApiTestClient, createApiClient, expectProblem } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aServer, aToken } from '../support/people-and-listings.ts';

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
    ['null', null],
    ['a list', ['a']],
    ['a number', 1e308],
    ['a string', 'playerNames'],
    ['no names', {}],
    ['playerNames: null', { playerNames: null }],
    ['one name as a string', { playerNames: 'Steve' }],
    ['names as an object', { playerNames: { length: 1, 0: 'Steve' } }],
    ['a number as a name', { playerNames: [1] }],
    ['a list as a name', { playerNames: [['Steve']] }],
    ['a name with NUL', { playerNames: ['a\0'] }],
    ['a name with a lone surrogate', { playerNames: ['\ud800'] }],
    ['an empty name', { playerNames: [''] }],
  ])('with %s responds with 400', async (_, json) => {
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
  ])('of %j responds with 400', async (body) => {
    expectProblem(await post(body), 'VALIDATION_FAILED');
  });

  test('that is not UTF-8 responds with 400', async () => {
    expectProblem(await post(Buffer.from('{"playerNames":["\xff"]}', 'latin1')), 'VALIDATION_FAILED');
    expectProblem(await post(Buffer.from(good, 'utf16le')), 'VALIDATION_FAILED');
  });

  test('with a byte order mark, duplicate keys, unknown keys or __proto__ is accepted', async () => {
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
  ])('of type %s responds with 415', async (type) => {
    expectProblem(await post(Buffer.from(good), type), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('that is compressed responds with 415', async () => {
    expectProblem(await post(good, 'application/json', { 'content-encoding': 'gzip' }), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/problem+json',
    'application/json;charset="utf-8"',
  ])('of type %s is accepted', async (type) => {
    expect((await post(good, type)).status).toBe(200);
  });

  test('of 64 KiB is accepted, and one byte more responds with 413, with a Content-Length or chunked', async () => {
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
    expectProblem(await ask(PATH, init as Parameters<ApiTestClient>[1]), 'PAYLOAD_TOO_LARGE');
  });

  test('that was not read closes the connection, so that the next request does not start in the middle of it', async () => {
    const unread = await ask(PATH, {
      method: 'POST',
      body: good,
      headers: { 'content-type': 'application/json' },
    });
    expect([unread.status, unread.headers.get('connection')]).toEqual([401, 'close']);
    expect((await post(good.padEnd(65_537, ' '))).headers.get('connection')).toBe('close');
    expect((await post(good)).headers.get('connection')).toBeNull();
    expect((await post('{')).headers.get('connection')).toBeNull();
  });
});

test('A22 a token that is revoked while the body arrives changes nothing', async () => {
  const bot = await aServer(db);
  const { token, id } = await aToken(db, bot);
  const json = '{"playerNames":["Steve"]}';
  let begun = false;
  const body = new ReadableStream({
    async pull(stream) {
      if (begun) {
        await revokeToken(db, bot.id, id, OPERATOR);
        stream.enqueue(Buffer.from(json.slice(-1)));
        stream.close();
      } else stream.enqueue(Buffer.from(json.slice(0, -1)));
      begun = true;
    },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(PATH, { method: 'POST', token, headers, body, duplex: 'half' } as RequestInit);
  expectProblem(answer, 'UNAUTHENTICATED');
});
