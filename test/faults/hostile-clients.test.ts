// Secrets that clients send to a real process, which never reach its log (§5), and how long it waits for slow bodies
// (A33).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';
import { sendRawBytes } from '../support/raw-client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let database: TestDatabase;
let said = '';
let server: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  const environment = { DATABASE_URL: database.url ?? '', SECRET_KEY: TEST_SECRET_KEY, LOG_LEVEL: 'debug' };
  server = await startServer(environment, (text) => (said += text));
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const DRIP_MS = 500;

test('§5 tokens and secrets appear in no log line; A33 a body sent slowly for 10 s gets 408', async () => {
  const scopes = ['votes:read', 'webhooks:write', 'changelog:write', 'stats:write'];
  const bot = await aBot(database.db);
  const { token } = await aToken(database.db, bot, scopes);
  const secret = token.split('_')[2]!;

  const { port } = server.summary;

  const startedAt = performance.now();
  const slow = sendRawBytes(
    port,
    `POST /api/v1/tokens HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
  );
  const drip = setInterval(() => slow.socket.writable && slow.socket.write(' '), DRIP_MS);

  const api = `http://127.0.0.1:${port}/api/v1`;
  const authorization = `Bearer ${token}`;
  const wrong = `${token.slice(0, -4)}zzzz`;
  const json = { 'content-type': 'application/json' };
  const requests: readonly (readonly [string, RequestInit])[] = [
    ['/webhooks/votes/check?userId=u', { headers: { authorization } }],
    [`/webhooks/votes/check?userId=u&token=${token}`, {}],
    [`/webhooks/votes?access_token=${token}&limit=${token}`, { headers: { authorization } }],
    [`/${token}`, { headers: { authorization } }],
    [`/webhooks/deliveries/${token}`, { headers: { authorization } }],
    [`/tokens/${token}/rotate`, { method: 'POST', headers: { authorization } }],
    [`/bots/${token}/changelog/${token}`, { method: 'DELETE', headers: { authorization } }],
    [
      '/tokens',
      {
        method: 'POST',
        headers: { authorization, ...json },
        body: `{"name":"${token}","scopes":["${token}"]}`,
      },
    ],
    ['/tokens', { method: 'POST', headers: { authorization, ...json }, body: `${token}` }],
    ['/webhooks/config', { method: 'PUT', headers: { authorization, ...json }, body: `{"url":"https://${token}/"}` }],
    [
      '/webhooks/config',
      { method: 'PUT', headers: { authorization, ...json }, body: `{"url":"https://a:${token}@b.example/"}` },
    ],
    ['/tokens', { headers: { authorization: `Basic ${token}`, 'x-api-key': token, cookie: token } }],
    ['/tokens', { headers: { authorization: `Bearer ${wrong}` } }],
    [`/tokens?${'x'.repeat(20_000)}${token}`, { headers: { authorization } }],
  ];
  for (const [path, init] of requests) {
    const { status } = await fetch(`${api}${path}`, init);
    expect([path.slice(0, 40), status < 500]).toEqual([path.slice(0, 40), true]);
  }
  await sendRawBytes(port, `GET /${token} nonsense\r\nAuthorization: ${authorization}\r\n\r\n`).answers();

  const made = await fetch(`${api}/tokens`, {
    method: 'POST',
    headers: { authorization, ...json },
    body: JSON.stringify({ name: 'Second', scopes: ['votes:read'] }),
  }).then((answer) => answer.json());
  const [answer] = await slow.answers();
  clearInterval(drip);
  expect(JSON.parse(answer!.text).code).toBe('REQUEST_TIMEOUT');
  expect(performance.now() - startedAt).toBeGreaterThan(9_500);
  expect(performance.now() - startedAt).toBeLessThan(13_000);

  expect(said).not.toContain(secret);
  expect(said).not.toContain(secret.slice(0, 12));
  expect(said).not.toContain((made as { token: string }).token.split('_')[2]);
});
