// The API client against servers that fail in every way, over real sockets.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, PlauditError } from '../../sdk/src/client/index.ts';

const SAMPLE = 'plt_sampletokensampletokensampletoken';
const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Each request is handled by the next listener; the last one handles all later ones. */
async function serve(...listeners: readonly RequestListener[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listeners[Math.min(requests.length, listeners.length) - 1]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, baseUrl, client: createClient({ baseUrl, token: SAMPLE }) };
}

const succeed: RequestListener = (_, response) => response.end('{"voted":false,"votedAt":null,"nextVoteAt":null}');
const respond = (
  status: number,
  headers: Record<string, string> = {},
  body = '{"code":"SAMPLE","title":"A problem","detail":"No."}',
) => ((_, response) => response.writeHead(status, headers).end(body)) satisfies RequestListener;

describe('a claim', () => {
  /** Answers each claim as told, then with no votes; collects the IDs. */
  async function claims(...listeners: readonly RequestListener[]) {
    const ids: string[] = [];
    let count = 0;
    const { baseUrl } = await serve(async (request, response) => {
      ids.push(JSON.parse(await text(request)).claimId);
      const listener = listeners[count++] ?? respond(200, {}, '{"votes":[]}');
      listener(request, response);
    });
    const { votes } = createClient({ baseUrl, token: SAMPLE, maxRetries: 0 });
    const claim = (more: object = {}) => votes.claim({ identity: 'roblox:1', ...more }).catch(() => null);
    return { ids, claim };
  }

  it.each([
    ['the connection was lost', (request) => request.socket.destroy()],
    ['a proxy responded', respond(408, {}, '<html>')],
    ['the service failed', respond(500)],
  ] satisfies [string, RequestListener][])(
    'has the same ID in the next call when %s, because its votes may have been claimed',
    async (_, listener) => {
      const { ids, claim } = await claims(listener);
      await claim();
      await claim({ consumer: 'other' });
      expect(await claim({ consumer: 'default' })).toEqual([]);
      await claim();
      expect(ids[2]).toBe(ids[0]);
      expect(new Set(ids).size).toBe(3);
    },
  );

  it('has a new ID after a refusal, and never that of a call that is under way', async () => {
    const { ids, claim } = await claims(respond(409), respond(500), respond(500));
    await claim();
    await Promise.all([claim(), claim()]);
    await Promise.all([claim(), claim(), claim({ claimId: 'own' })]);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(3).toSorted()).toEqual([ids[1], ids[2], 'own'].toSorted());
  });
});

describe('retries', () => {
  it.each([
    ['a reset connection', (request) => request.socket.destroy()],
    ['500', respond(500)],
    ['the page of a proxy', respond(502, {}, '<html>Bad gateway</html>')],
    ['503', respond(503)],
    ['429', respond(429)],
  ] satisfies [string, RequestListener][])('a read is repeated after %s', async (_, listener) => {
    const { client, requests } = await serve(listener, succeed);
    expect(await client.votes.check({ userId: '1' })).toMatchObject({ voted: false });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.url).toBe('/api/v1/webhooks/votes/check?userId=1');
  });

  it.each([
    ['a reset connection', (request) => request.socket.destroy(), 'NETWORK_ERROR'],
    ['503', respond(503), 'SAMPLE'],
  ] satisfies [string, RequestListener, string][])(
    'a redelivery is not repeated after %s',
    async (_, listener, code) => {
      const { client, requests } = await serve(listener, respond(200, {}, '{"attempt":2}'));
      await expect(client.deliveries.redeliver('a')).rejects.toMatchObject({ code });
      expect(requests).toHaveLength(1);
    },
  );

  it('any call is repeated after a limit, because it was not carried out', async () => {
    const { client } = await serve(respond(429, { 'Retry-After': '1' }), respond(200, {}, '{"attempt":2}'));
    const startedAt = performance.now();
    expect(await client.deliveries.redeliver('a')).toEqual({ attempt: 2 });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(950);
  });

  it('a Retry-After beyond the longest wait is not waited for', async () => {
    const { client, requests } = await serve(respond(429, { 'Retry-After': '3600' }));
    await expect(client.votes.stats()).rejects.toMatchObject({ status: 429, retryAfter: 600 });
    expect(requests).toHaveLength(1);
  });

  it('retries are bounded', async () => {
    const { requests, baseUrl } = await serve(respond(500));
    const client = createClient({ baseUrl, token: SAMPLE, maxRetries: 1 });
    await expect(client.votes.stats()).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(2);
  });
});

describe('aborting', () => {
  it('ends a request that is under way', async () => {
    const { client, requests } = await serve(() => undefined);
    const aborting = new AbortController();
    const call = client.votes.stats({ signal: aborting.signal });
    await expect.poll(() => requests.length).toBe(1);
    aborting.abort();
    await expect(call).rejects.toThrow(/abort/i);
  });

  it('ends the pause before a retry', async () => {
    const { client, requests } = await serve(respond(429, { 'Retry-After': '50' }));
    const aborting = new AbortController();
    const call = client.votes.stats({ signal: aborting.signal });
    await expect.poll(() => requests.length).toBe(1);
    aborting.abort(new Error('The bot is shutting down.'));
    await expect(call).rejects.toThrow('The bot is shutting down.');
  });

  it('a service that never responds is a timeout', async () => {
    const { baseUrl } = await serve(() => undefined);
    const client = createClient({ baseUrl, token: SAMPLE, timeoutMs: 100, maxRetries: 0 });
    await expect(client.votes.stats()).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
  });
});

describe('responses that are not of Plaudit', () => {
  it.each([
    ['a page', respond(200, {}, '<html>'), /not JSON/],
    [
      'a redirect',
      respond(301, { Location: 'https://www.votes.example/x' }),
      /redirects to https:\/\/www\.votes\.example/,
    ],
    ['a firewall', respond(403, {}, 'Forbidden'), /no proxy or firewall/],
    ['an endless body', (_, response) => response.end(Buffer.alloc(11_000_000, ' ')), /longer than 10000000 bytes/],
  ] satisfies [string, RequestListener, RegExp][])('%s is named', async (_, listener, message) => {
    const { baseUrl } = await serve(listener);
    const client = createClient({ baseUrl, token: SAMPLE, maxRetries: 0 });
    const error = await client.votes.stats().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PlauditError);
    expect(error).toMatchObject({ code: 'INVALID_RESPONSE', message: expect.stringMatching(message) });
    expect(String(error)).not.toContain(SAMPLE);
  });
});

describe('addresses', () => {
  it.each(['', '/', '/api/v1', '/api/v1/'])('the base URL may end in "%s"', async (end) => {
    const { baseUrl, requests } = await serve(succeed);
    await createClient({ baseUrl: baseUrl + end, token: SAMPLE }).votes.check({ userId: '1' });
    expect(requests[0]?.url).toBe('/api/v1/webhooks/votes/check?userId=1');
  });

  it('values in paths are encoded, and cannot change the path', async () => {
    const { client, requests } = await serve(respond(200, {}, '{}'));
    await client.deliveries.read('a/../b?c#d');
    expect(requests[0]?.url).toBe('/api/v1/webhooks/deliveries/a%2F..%2Fb%3Fc%23d');
    await expect(client.deliveries.read('..')).rejects.toThrow('`eventId` must not be empty.');
  });

  it.each([[{ baseUrl: 'votes.example' }], [{ baseUrl: 'ftp://votes.example' }], [{ token: '' }]])(
    '%o is refused',
    (wrong) => {
      expect(() => createClient({ baseUrl: 'https://votes.example', token: SAMPLE, ...wrong })).toThrow(TypeError);
    },
  );
});
