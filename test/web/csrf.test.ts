// P71, P110: the origins from which forms are accepted.
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { csrfProtection } from '../../src/web/csrf.ts';

interface Place {
  readonly baseUrl: string;
  readonly trial?: boolean;
  /** The URL that the request is for. */
  readonly at?: string;
}

async function post({ baseUrl, trial = false, at = baseUrl }: Place, headers: Record<string, string>) {
  const web = new Hono()
    .use(csrfProtection({ baseUrl, trial: { isActive: () => trial }, onRefusal: () => undefined }))
    .post('/', (context) => context.text('taken'));
  return (await web.request(`${at}/`, { method: 'POST', headers })).status;
}

const PUBLIC = { baseUrl: 'https://votes.example' };
const OWN = PUBLIC.baseUrl;

describe('P110 behind a public BASE_URL', () => {
  test.each<[string, Record<string, string>]>([
    ['the same origin', { origin: OWN }],
    ['the same origin, confirmed by Sec-Fetch-Site', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ['Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-origin' }],
    ['the same origin with Sec-Fetch-Site: none', { origin: OWN, 'sec-fetch-site': 'none' }],
  ])('%s is accepted', async (_, headers) => {
    expect(await post(PUBLIC, headers)).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['http of the same host', { origin: 'http://votes.example' }],
    ['http of the same host, same-origin', { origin: 'http://votes.example', 'sec-fetch-site': 'same-origin' }],
    ['another port', { origin: 'https://votes.example:8443' }],
    ['another host', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a subdomain', { origin: 'https://evil.votes.example' }],
    ['the same origin with a slash', { origin: `${OWN}/` }],
    ['the same origin in capitals', { origin: 'https://VOTES.example' }],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['cross-site with a valid origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain with a valid origin', { origin: OWN, 'sec-fetch-site': 'same-site' }],
    ['an unknown Sec-Fetch-Site with a valid origin', { origin: OWN, 'sec-fetch-site': 'same-planet' }],
    ['Sec-Fetch-Site: none without an origin', { 'sec-fetch-site': 'none' }],
  ])('%s is rejected', async (_, headers) => {
    expect(await post(PUBLIC, headers)).toBe(403);
  });

  test.each(['http://votes.example', 'http://localhost:3000', 'https://evil.example', 'http://127.0.0.1:3000'])(
    'an Origin that merely matches the Host header is rejected: %s',
    async (at) => {
      expect(await post({ ...PUBLIC, at }, { origin: at })).toBe(403);
      expect(await post({ ...PUBLIC, at }, { origin: at, 'sec-fetch-site': 'same-origin' })).toBe(403);
    },
  );
});

describe('P110 in trial mode', () => {
  const LOCAL = { baseUrl: 'http://localhost:3000', trial: true };

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://votes.localhost:3000'])(
    'the service can be opened as %s',
    async (at) => {
      expect(await post({ ...LOCAL, at }, { origin: at })).toBe(200);
      expect(await post({ ...LOCAL, at }, { origin: at, 'sec-fetch-site': 'cross-site' })).toBe(403);
    },
  );

  test.each([
    ['another port of this machine', 'http://localhost:8080', 'http://127.0.0.1:3000'],
    ['another name of this machine', 'http://localhost:4000', 'http://127.0.0.1:4000'],
    ['a Host that is not this machine', 'http://votes.example:3000', 'http://votes.example:3000'],
    ['https', 'https://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is rejected', async (_, origin, at) => {
    expect(await post({ ...LOCAL, at }, { origin })).toBe(403);
  });

  test('once trial mode has ended, only the origin of BASE_URL is accepted', async () => {
    const at = 'http://127.0.0.1:3000';
    expect(await post({ ...LOCAL, trial: false, at }, { origin: at })).toBe(403);
    expect(await post({ ...LOCAL, trial: false }, { origin: LOCAL.baseUrl })).toBe(200);
  });
});
