// The usual vote check skips Hono: it responds with the same bytes, and every other request takes the usual way.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { revokeToken } from '../../src/access/tokens.ts';
import { VOTE_CHECK_LIMIT } from '../../src/api/vote-checks.ts';
import { buildHttp } from '../../src/app.ts';
import { consume } from '../../src/db/rate-limit.ts';
import { createFastVoteCheckRoute } from '../../src/http/fast-vote-check-route.ts';
import { type OpenHttpServer, openHttpServer } from '../../src/http-server.ts';
import { aBot, aServer, aToken, aVote } from '../support/people-and-listings.ts';
import { sendRawBytes } from '../support/raw-client.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let server: OpenHttpServer;
let token: string;
/** How many requests took the usual way. */
let passedOn: number;

beforeAll(async () => {
  app = await runApp({ BASE_URL: 'https://votes.example', LOG_LEVEL: 'silent' });
  server = await openHttpServer({ host: '127.0.0.1', port: 0 });
  const route = createFastVoteCheckRoute(app.context);
  server.serve(app.http, (request, response, next) =>
    route(request, response, () => {
      passedOn += 1;
      next();
    }),
  );
});
afterAll(async () => {
  await server.close();
  await app.stop();
});
beforeEach(async () => {
  passedOn = 0;
  const { db } = app.context;
  const listing = await aServer(db);
  await aVote(db, listing, { voterId: 'voter_1', playerName: 'Steve_1' });
  ({ token } = await aToken(db, listing));
});

async function newestToken(): Promise<{ readonly id: string; readonly listing_id: string }> {
  const tokens = app.context.db.selectFrom('api_token').select(['id', 'listing_id']);
  return tokens.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
}

async function revokeOwnToken(): Promise<void> {
  const { id: tokenId, listing_id: listingId } = await newestToken();
  await revokeToken(app.context.db, listingId, tokenId, OPERATOR);
}

async function useUpLimit(): Promise<void> {
  const { listing_id: listingId } = await newestToken();
  for (let use = 0; use < 120; use += 1)
    await consume(app.context.db, { ...VOTE_CHECK_LIMIT, key: `check:${listingId}` });
}

interface Check {
  readonly query?: string;
  readonly method?: string;
  readonly host?: string;
  readonly authorization?: string;
  readonly more?: string;
}

/** The whole response, without what differs between two responses: the time, and how many checks are left. */
async function check({
  query = 'userId=voter_1',
  method = 'GET',
  host = 'votes.example',
  authorization = `Bearer ${token}`,
  more = '',
}: Check): Promise<string> {
  const conversation = sendRawBytes(
    server.port,
    `${method} /api/v1/webhooks/votes/check?${query} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${authorization}\r\n${more}Connection: close\r\n\r\n`,
  );
  let received = '';
  conversation.socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  await conversation.closed;
  return received.replace(/^(Date: ).*$/im, '$1').replace(/r=\d+;t=\d+/, 'r=;t=');
}

describe('a plain check is answered at once', () => {
  test.each([
    ['a user who voted', 'userId=voter_1', 'userId=voter%5F1', '"voted":true'],
    ['a user who did not', 'userId=nobody', 'userId=nobod%79', '"voted":false'],
    ['a player who voted', 'playerName=STEVE_1', 'playerName=STEVE%5F1', '"voted":true'],
    ['a player who did not', 'playerName=.Alex', 'playerName=%2EAlex', '"voted":false'],
  ])('%s, with the bytes of the usual way', async (_, plain, encoded, voted) => {
    const fast = await check({ query: plain });
    expect(passedOn).toBe(0);
    expect(fast).toContain('HTTP/1.1 200 OK\r\n');
    expect(fast).toContain(voted);
    expect(await check({ query: encoded })).toBe(fast);
    expect(passedOn).toBe(1);
  });

  test('with the bytes of the usual way on a connection that stays open', async () => {
    const ask = async (query: string) => {
      const bytes = `GET /api/v1/webhooks/votes/check?${query} HTTP/1.1\r\nHost: votes.example\r\nAuthorization: Bearer ${token}\r\n\r\n`;
      const [first, second] = await sendRawBytes(server.port, bytes + bytes).answers(2);
      expect([first?.status, second?.status]).toEqual([200, 200]);
      expect(second?.text).toBe(first?.text);
      const headers = Object.fromEntries(second?.headers ?? []);
      return { ...headers, date: '', ratelimit: headers.ratelimit?.replace(/r=\d+;t=\d+/, '') };
    };
    expect(await ask('userId=voter_1')).toEqual(await ask('userId=voter%5F1'));
    expect(passedOn).toBe(2);
  });

  test('from a trusted proxy', async () => {
    expect(await check({ more: 'X-Forwarded-For: 192.0.2.1\r\n' })).toContain('HTTP/1.1 200 ');
    expect(passedOn).toBe(0);
  });

  test('a check above the rate limit, together with the others', async () => {
    const checks = await Promise.all(Array.from({ length: 125 }, () => check({})));
    expect(checks.filter((response) => response.includes('HTTP/1.1 200 '))).toHaveLength(120);
    expect(checks.filter((response) => response.includes('HTTP/1.1 429 '))).toHaveLength(5);
    expect(passedOn).toBe(0);
  });

  test('a check above the rate limit, with the bytes of the usual way', async () => {
    await useUpLimit();
    const fast = await check({});
    expect(passedOn).toBe(0);
    expect(fast).toContain('HTTP/1.1 429 ');
    expect((await check({ query: 'userId=voter%5F1' })).replace(/\d+/g, '')).toBe(fast.replace(/\d+/g, ''));
  });
});

describe('everything else takes the usual way', () => {
  test.each<[string, Check, number]>([
    ['no parameter', { query: '' }, 400],
    ['two parameters', { query: 'userId=a&playerName=b' }, 400],
    ['a parameter twice', { query: 'userId=a&userId=b' }, 400],
    ['an ID that is too long', { query: `userId=${'a'.repeat(33)}` }, 400],
    ['an ID with a character that none has', { query: 'userId=a.b' }, 400],
    ['another parameter', { query: 'userId=a&x=1' }, 200],
    ['HEAD', { method: 'HEAD' }, 200],
    ['another method', { method: 'DELETE' }, 405],
    ['another host', { host: 'other.example' }, 421],
    ['a malformed host', { host: 'votes.example:x' }, 400],
    ['two hosts', { more: 'Host: votes.example\r\n' }, 400],
    ['no token', { authorization: '' }, 401],
    ['an unknown token', { authorization: `Bearer plt_${'0'.repeat(20)}_${'0'.repeat(40)}` }, 401],
    ['another scheme', { authorization: 'Basic abc' }, 401],
    ['a body', { more: 'Content-Length: 0\r\n' }, 200],
  ])('%s', async (_, given, status) => {
    expect(await check(given)).toContain(`HTTP/1.1 ${status} `);
    expect(passedOn).toBe(1);
  });

  test('a proxy that is not trusted', async () => {
    const config = { ...app.context.config, trustedProxies: [] };
    const route = createFastVoteCheckRoute({ ...app.context, config });
    const other = await openHttpServer({ host: '127.0.0.1', port: 0 });
    other.serve(app.http, (request, response, next) =>
      route(request, response, () => {
        passedOn += 1;
        next();
      }),
    );
    const bytes = `GET /api/v1/webhooks/votes/check?userId=voter_1 HTTP/1.1\r\nHost: votes.example\r\nX-Forwarded-For: 192.0.2.1\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const [answer] = await sendRawBytes(other.port, bytes).answers(1);
    expect([answer?.status, passedOn]).toEqual([200, 1]);
    await other.close();
  });

  test('two tokens', async () => {
    expect(await check({ more: `Authorization: Bearer ${token}\r\n` })).toContain('HTTP/1.1 401 ');
  });

  test('a token that was revoked, from the next request on', async () => {
    expect(await check({})).toContain('HTTP/1.1 200 ');
    await revokeOwnToken();
    expect(await check({})).toContain('HTTP/1.1 401 ');
    expect(passedOn).toBe(1);
  });

  test('a player name on a listing without player names', async () => {
    const { db } = app.context;
    ({ token } = await aToken(db, await aBot(db)));
    expect(await check({ query: 'playerName=Steve_1' })).toContain('HTTP/1.1 400 ');
    expect(passedOn).toBe(1);
  });
});

describe('a refused check asks the database no more than it must', () => {
  test.each([
    ['above the rate limit: once', 429, 1, useUpLimit],
    ['with a revoked token: once more, for the reason', 401, 2, revokeOwnToken],
  ])('%s', async (_, status, statements, refuse) => {
    let count = 0;
    const db = app.context.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1;
        return result;
      },
    });
    const context = { ...app.context, db };
    const counting = await openHttpServer({ host: '127.0.0.1', port: 0 });
    counting.serve(buildHttp(context), createFastVoteCheckRoute(context));
    await app.context.db.updateTable('api_token').set({ last_used_at: new Date() }).execute();
    await refuse();
    const bytes = `GET /api/v1/webhooks/votes/check?userId=voter_1 HTTP/1.1\r\nHost: votes.example\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const [answer] = await sendRawBytes(counting.port, bytes).answers(1);
    expect([answer?.status, count]).toEqual([status, statements]);
    await counting.close();
  });
});
