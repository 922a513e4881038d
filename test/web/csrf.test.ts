// P71, P110: which pages a form may come from.
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { csrfProtection } from '../../src/web/csrf.ts';

interface Place {
  readonly baseUrl: string;
  readonly trial?: boolean;
  /** The address that the request is for. */
  readonly at?: string;
}

async function post({ baseUrl, trial = false, at = baseUrl }: Place, headers: Record<string, string>) {
  const web = new Hono()
    .use(csrfProtection(baseUrl, { isActive: () => trial }))
    .post('/', (context) => context.text('taken'));
  return (await web.request(`${at}/`, { method: 'POST', headers })).status;
}

const PUBLIC = { baseUrl: 'https://votes.example' };
const OWN = PUBLIC.baseUrl;

describe('P110 behind a public BASE_URL', () => {
  test.each<[string, Record<string, string>]>([
    ['its own origin', { origin: OWN }],
    ['its own origin, and the browser says so', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ['the browser’s word alone', { 'sec-fetch-site': 'same-origin' }],
    ['its own origin, called up by the person', { origin: OWN, 'sec-fetch-site': 'none' }],
  ])('%s is taken', async (_, headers) => {
    expect(await post(PUBLIC, headers)).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['http of the same host', { origin: 'http://votes.example' }],
    ['http of the same host, same-origin', { origin: 'http://votes.example', 'sec-fetch-site': 'same-origin' }],
    ['another port', { origin: 'https://votes.example:8443' }],
    ['another host', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a subdomain', { origin: 'https://evil.votes.example' }],
    ['its own origin with a slash', { origin: `${OWN}/` }],
    ['its own origin in capitals', { origin: 'https://VOTES.example' }],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['cross-site with a good origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain with a good origin', { origin: OWN, 'sec-fetch-site': 'same-site' }],
    ['a word nobody knows with a good origin', { origin: OWN, 'sec-fetch-site': 'same-planet' }],
    ['none without an origin', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_, headers) => {
    expect(await post(PUBLIC, headers)).toBe(403);
  });

  test.each(['http://votes.example', 'http://localhost:3000', 'https://evil.example', 'http://127.0.0.1:3000'])(
    'an Origin that merely equals the Host is refused: %s',
    async (at) => {
      expect(await post({ ...PUBLIC, at }, { origin: at })).toBe(403);
      expect(await post({ ...PUBLIC, at }, { origin: at, 'sec-fetch-site': 'same-origin' })).toBe(403);
    },
  );
});

describe('P110 in a trial', () => {
  const LOCAL = { baseUrl: 'http://localhost:3000', trial: true };

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://votes.localhost:3000'])(
    'the service may be opened as %s',
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
  ])('%s is refused', async (_, origin, at) => {
    expect(await post({ ...LOCAL, at }, { origin })).toBe(403);
  });

  test('once it has closed BASE_URL’s own origin alone counts', async () => {
    const at = 'http://127.0.0.1:3000';
    expect(await post({ ...LOCAL, trial: false, at }, { origin: at })).toBe(403);
    expect(await post({ ...LOCAL, trial: false }, { origin: LOCAL.baseUrl })).toBe(200);
  });
});
