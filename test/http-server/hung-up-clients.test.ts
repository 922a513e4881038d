// Clients that send a complete request and reset the connection: their address must still be known when the request is
// handled.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf } from '../support/auth.ts';
import { aBot } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

/** An address of this machine other than the trusted one. */
const STRANGER = '127.0.0.5';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp({
    TRUSTED_PROXIES: '127.0.0.1',
    VOTES_PER_NETWORK: '1',
    VOTE_CHALLENGE: 'off',
    REQUIRE_CONFIRMED_EMAIL: 'off',
    LOG_LEVEL: 'silent',
  });
  // Nothing else reads the address earlier: trial mode has ended, and the warning was logged.
  await resetLater(app.port, 'GET / HTTP/1.1', { 'X-Forwarded-For': '198.51.100.1' });
  expect((await fetch(`${app.url}/livez`)).status).toBe(200);
});
afterAll(() => app.stop());

async function signUp(email: string): Promise<string> {
  const signedUp = await fetch(`${app.url}/sign-up`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: app.url },
    body: new URLSearchParams({ name: 'Sample', email, password: 'a long walk by the sea', next: '/' }),
  });
  expect(signedUp.status).toBe(303);
  return sessionCookieOf(signedUp);
}

/** Resolves once the server has started the request with its complete body: the server sends 100 Continue first. */
async function resetLater(port: number, line: string, headers: Record<string, string>): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: STRANGER });
  socket.on('error', () => undefined);
  const all = { Host: new URL(app.url).host, ...headers, Expect: '100-continue', 'Content-Length': '1' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${line}\r\n${lines.join('')}\r\n=`);
  await once(socket, 'data');
  return socket;
}

test('P109 a client that disconnects is not taken for a trusted proxy: the limit on votes from one network holds', async () => {
  const { id } = await aBot(app.context.db);
  const cookies = [await signUp('one@mail.example'), await signUp('two@mail.example')];
  // Both requests wait for the database, and their connections are closed when they get it.
  await app.context.db.transaction().execute(async () => {
    for (const [index, cookie] of cookies.entries()) {
      const socket = await resetLater(app.port, `POST /listings/${id}/vote HTTP/1.1`, {
        Cookie: cookie,
        Origin: app.url,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `203.0.113.${index}`,
      });
      socket.resetAndDestroy();
      expect((await fetch(`${app.url}/livez`)).status).toBe(200);
    }
  });
  const spent = () => app.context.db.selectFrom('spending').select('used').where('key', 'like', 'vote:%').execute();
  // Both were counted for one visitor, and only one of them as a vote.
  await expect.poll(spent).toEqual([{ used: 2 }]);
  const votes = () => app.context.db.selectFrom('vote').select('listing_id').where('listing_id', '=', id).execute();
  await expect.poll(votes).toEqual([{ listing_id: id }]);
});
