// What holds for every page of the site, those of tomorrow included: the routes are read from the router.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { OWNER, type PersonName } from '../support/seed/sample-site.ts';
import { createSite, formBody, type OpenSite } from '../support/site.ts';
import { SITE_ROUTES, type SiteRoute } from '../support/site-routes.ts';

const BASE = 'http://localhost';
const FORM = 'application/x-www-form-urlencoded';

/** Its owner is staff, too, and may see everything. */
let site: OpenSite;
beforeAll(async () => {
  site = await createSite({
    as: null,
    environment: { VOTE_CHALLENGE: 'on' },
    arrange: ({ db }) => db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute(),
  });
}, 60_000);
afterAll(() => site.close());

const sessions = new Map<PersonName, string>();

/** In one session for each person; a new one after forms that end it. */
async function cookieOf(as: PersonName | null): Promise<string> {
  if (as === null) return '';
  const cookie = sessions.get(as) ?? (await site.cookieOf(as));
  sessions.set(as, cookie);
  return cookie;
}

async function ask(
  { method, path }: Pick<SiteRoute, 'method' | 'path'>,
  fields: Record<string, string> = {},
  {
    as = 'owner',
    headers = { origin: BASE },
  }: { as?: PersonName | null; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = { cookie: await cookieOf(as), ...headers };
  if (method !== 'POST') return site.request(path, { method, headers: all });
  const response = await site.request(path, {
    method,
    body: formBody(fields),
    headers: { 'content-type': FORM, ...all },
  });
  if (/sign-out|sign-in|setup|end|password|delete|leave/.test(path)) sessions.clear();
  return response;
}

const named = (method: SiteRoute['method'], within = '/') =>
  SITE_ROUTES.filter((route) => route.method === method && route.pattern.startsWith(within)).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  );
const EVERY = [...named('GET'), ...named('POST')];

test('the router lists every page', () => {
  expect(named('GET').length).toBeGreaterThan(40);
  expect(named('POST').length).toBeGreaterThan(25);
});

describe('every answer', () => {
  const expectGuarded = (answer: Response) => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  };

  test.each(EVERY)('%s carries the policy, may not be framed, is not sniffed', async (_, route) => {
    const answer = await ask(route);
    expect(answer.status).toBeLessThan(500);
    expectGuarded(answer);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    await answer.body?.cancel();
  });

  test('refusals, what is not there and files carry it too', async () => {
    const { page } = await site.get('/');
    const [asset = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
    for (const path of ['/nope', asset, '/assets/x/site.css', '/dashboard/unknown', '/%2e%2e/'])
      expectGuarded(await site.request(path));
    const headers = { origin: 'https://evil.example' };
    expectGuarded(await ask({ method: 'POST', path: '/sign-out' }, {}, { headers }));
    const huge = { name: 'x'.repeat(200_000) };
    const tooMuch = await ask({ method: 'POST', path: '/dashboard/lst_sampleminecraft/tokens' }, huge);
    expect(tooMuch.status).toBe(413);
    expectGuarded(tooMuch);
  });

  test.each(named('GET'))('%s holds no inline script, style or handler', async (_, route) => {
    const answer = await ask(route);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    const page = await answer.text();
    expect(page).not.toMatch(
      /<style|\sstyle=|<[^>]*\son[a-z]+=|<script(?![^>]*\s(?:src="\/assets\/|type="application\/ld\+json"))|(href|src|action)="\s*javascript:/i,
    );
    expect(page).not.toMatch(/<(iframe|object|embed|base)\b/);
  });

  test.each(named('GET'))('%s is not kept by anybody when it is a page', async (_, route) => {
    const { headers } = await ask(route);
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('cache-control')).toMatch(/^private, no-store/);
    else if (/^\/(dashboard|staff|account)/.test(route.path))
      expect(headers.get('cache-control') ?? 'no-store').toMatch(/no-store|private|no-cache/);
  });

  test.each(named('GET'))('HEAD answers like GET: %s', async (_, route) => {
    const comparable = (response: Response) =>
      [...response.headers].filter(([name]) => !/^(x-request-id|content-length|set-cookie|vary)$/.test(name));
    for (const as of ['owner', null] as const) {
      const [get, head] = [
        await ask(route, {}, { as }),
        await ask({ ...route, method: 'HEAD' as never }, {}, { as }),
      ];
      expect([head.status, comparable(head)]).toEqual([get.status, comparable(get)]);
      expect(await head.text()).toBe('');
      await get.body?.cancel();
    }
  });
});

describe('every form', () => {
  const FOREIGN: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${BASE}.evil.example` },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];

  test.each(named('POST'))(
    '%s is refused without the right origin, and nothing happens',
    async (_, route) => {
      const before = await fingerprint(site.db);
      for (const headers of FOREIGN) {
        for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
          const answer = await ask(route, { name: 'x' }, { headers: { 'content-type': type, ...headers } });
          expect([answer.status, headers, type]).toEqual([403, headers, type]);
        }
      }
      expect(await fingerprint(site.db)).toBe(before);
    },
  );
});

describe('redirects', () => {
  const ELSEWHERE = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'evil.example',
    ' //evil.example',
    '@evil.example',
  ];
  const expectLocal = (answer: Response, tried: string) => {
    const location = answer.headers.get('location');
    if (location === null) return;
    const { origin } = new URL(location, BASE);
    expect([tried, location, origin]).toEqual([tried, location, BASE]);
    expect(location).not.toMatch(/^[/\\]{2}|^\/[\\\t\n]/);
  };

  test.each(EVERY)('%s leads nowhere else, whatever next and back say', async (_, route) => {
    for (const elsewhere of ELSEWHERE) {
      const fields = {
        next: elsewhere,
        back: elsewhere,
        email: 'a@mail.example',
        password: 'long enough',
        name: 'A',
      };
      const path = route.method === 'GET' ? `${route.path}?${new URLSearchParams(fields)}` : route.path;
      for (const as of ['owner', null] as const) {
        const answer = await ask({ ...route, path }, fields, { as });
        expectLocal(answer, elsewhere);
        await answer.body?.cancel();
      }
    }
  });

  test.each(['/sign-in', '/sign-up'])('%s keeps a path of this site and drops every other', async (path) => {
    const nextIn = async (next: string) =>
      /name="next" value="([^"]*)"/.exec(
        (await site.get(`${path}?next=${encodeURIComponent(next)}`)).page,
      )?.[1];
    expect(await nextIn('/dashboard/new?kind=bot')).toBe('/dashboard/new?kind=bot');
    for (const elsewhere of ELSEWHERE.filter((one) => !one.includes('%09')))
      expect(await nextIn(elsewhere), elsewhere).toBe('/dashboard');
  });
});

describe('whose pages they are', () => {
  const owned = [...named('GET', '/dashboard/:id'), ...named('POST', '/dashboard/:id')];

  test.each(owned)('%s is not for a stranger', async (_, route) => {
    const before = await fingerprint(site.db);
    const answer = await ask(route, { name: 'x' }, { as: 'stranger' });
    expect([403, 404]).toContain(answer.status);
    const page = await answer.text();
    expect(page).not.toContain('survival.example');
    expect(await fingerprint(site.db)).toBe(before);
  });

  test.each([...owned, ...named('GET', '/account')])(
    '%s asks a visitor to sign in first',
    async (_, route) => {
      const before = await fingerprint(site.db);
      const answer = await ask(route, { name: 'x' }, { as: null });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=/);
      expect(await fingerprint(site.db)).toBe(before);
    },
  );
});
