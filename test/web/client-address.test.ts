// V8, P109: rate limits count the address reported by trusted proxies, and a header that a client writes does not evade
// them.
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProxyTrust, warnOfUntrustedProxy } from '../../src/core/client-address.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const BASE_URL = 'https://votes.example';
const SEARCHES_PER_MINUTE = 60;

/** What Node's server passes on for a connection from this address. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe('V8 the rate limit on searches', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ BASE_URL, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1,10.1.0.0/16' });
  });
  afterAll(() => app.stop());
  beforeEach(() => app.context.db.deleteFrom('spending').execute());

  const search = async (peer: string, headers: Record<string, string>) =>
    (await app.http.request(`${BASE_URL}/bots?q=a`, { headers }, from(peer))).status;
  /** The statuses of one search more than allowed, with different headers each time. */
  const searches = async (peer: string, headersOf: (count: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let count = 0; count <= SEARCHES_PER_MINUTE; count += 1) statuses.push(await search(peer, headersOf(count)));
    return { refused: statuses.indexOf(429), last: statuses.at(-1) };
  };

  test.each([
    ['a Docker bridge', '172.17.0.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['a home network', '192.168.1.7'],
    ['a public address', '203.0.113.9'],
  ])('counts the peer %s itself, whatever headers it sends', async (_, peer) => {
    const forged = (count: number) => ({
      'x-forwarded-for': `198.51.100.${count}`,
      forwarded: `for=198.51.100.${count}`,
    });
    expect(await searches(peer, forged)).toEqual({ refused: SEARCHES_PER_MINUTE, last: 429 });
  });

  test('counts clients with an unknown address as one, whatever they send', async () => {
    const forged = (count: number) => ({ 'x-forwarded-for': `198.51.100.${count}` });
    expect(await searches('', forged)).toEqual({ refused: SEARCHES_PER_MINUTE, last: 429 });
  });

  test.each([
    ['one proxy', '127.0.0.1', '198.51.100.7'],
    ['two proxies', '127.0.0.1', '198.51.100.7, 10.1.2.3'],
  ])('counts a visitor behind %s once, whatever the client prepends to the header', async (_, peer, chain) => {
    const forged = (count: number) => ({ 'x-forwarded-for': `203.0.113.${count}, ${chain}` });
    expect(await searches(peer, forged)).toEqual({ refused: SEARCHES_PER_MINUTE, last: 429 });
    const another = chain.replace('198.51.100.7', '198.51.100.8');
    expect(await search(peer, { 'x-forwarded-for': another })).toBe(200);
  });
});

describe('P109 a proxy that is not trusted', () => {
  function logged(requests: readonly (readonly [peer: string, headers: Record<string, string>])[]) {
    const lines: { level: number; peer: string; msg: string }[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const web = new Hono()
      .use(warnOfUntrustedProxy(createProxyTrust(['127.0.0.0/8']), log))
      .get('/', (context) => context.text('ok'));
    const all = requests.map(([peer, headers]) => web.request('/', { headers }, from(peer)));
    return Promise.all(all).then(() => lines);
  }

  test.each(['X-Forwarded-For', 'Forwarded'])('is logged once when it sends %s', async (name) => {
    const headers = { [name]: 'for=198.51.100.7' };
    const lines = await logged([
      ['172.17.0.1', headers],
      ['172.17.0.2', headers],
      ['172.17.0.1', headers],
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 40,
      peer: '172.17.0.1',
      msg: expect.stringContaining('TRUSTED_PROXIES=127.0.0.0/8,::1/128,172.17.0.1'),
    });
  });

  test('is not logged without such a header, or when it is trusted', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect(
      await logged([
        ['172.17.0.1', {}],
        ['127.0.0.1', headers],
        ['::ffff:127.0.0.1', headers],
      ]),
    ).toEqual([]);
  });
});
