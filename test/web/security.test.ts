// What holds for every page of the site, those of tomorrow included: the routes are read from the router.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { type SiteRoute, siteRoutes } from '../support/site-routes.ts';

const BASE = 'http://localhost';
const STAFF = { ...OWNER, role: 'staff' as const };
const STRANGER = { ...OWNER, id: 'usr_stranger' };
const FORM = 'application/x-www-form-urlencoded';

function site(change: Partial<Sample> = {}) {
  const state = sample({ person: STAFF, ...change });
  const web = createWeb(sampleParts(state));
  const ask = async (
    { method, path }: Pick<SiteRoute, 'method' | 'path'>,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { origin: BASE },
  ) => {
    const body = new URLSearchParams(fields).toString();
    const posted = { method, body, headers: { 'content-type': FORM, ...headers } };
    return method === 'POST' ? web.request(path, posted) : web.request(path, { headers });
  };
  return { state, web, ask };
}

const ROUTES = siteRoutes(createWeb(sampleParts(sample())));
const named = (method: SiteRoute['method'], within = '/') =>
  ROUTES.filter((route) => route.method === method && route.pattern.startsWith(within)).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  );
const EVERY = [...named('GET'), ...named('POST')];

test('the router tells every page', () => {
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
    const answer = await site().ask(route);
    expect(answer.status).toBeLessThan(500);
    expectGuarded(answer);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    await answer.body?.cancel();
  });

  test('refusals, what is not there and files carry it too', async () => {
    const { web, ask } = site();
    const page = await (await web.request('/')).text();
    const [asset = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
    for (const path of ['/nope', asset, '/assets/x/site.css', '/dashboard/unknown', '/%2e%2e/'])
      expectGuarded(await web.request(path));
    expectGuarded(await ask({ method: 'POST', path: '/sign-out' }, {}, { origin: 'https://evil.example' }));
    const huge = { name: 'x'.repeat(200_000) };
    const tooMuch = await ask({ method: 'POST', path: '/dashboard/lst_sampleminecraft/tokens' }, huge);
    expect(tooMuch.status).toBe(413);
    expectGuarded(tooMuch);
  });

  test.each(named('GET'))('%s holds no inline script, style or handler', async (_, route) => {
    const answer = await site({ challenge: true }).ask(route);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    const page = await answer.text();
    expect(page).not.toMatch(
      /<style|\sstyle=|<[^>]*\son[a-z]+=|<script(?![^>]*\s(?:src="\/assets\/|type="application\/ld\+json"))|(href|src|action)="\s*javascript:/i,
    );
    expect(page).not.toMatch(/<(iframe|object|embed|base)\b/);
  });

  test.each(named('GET'))('%s is not kept by anybody when it is a page', async (_, route) => {
    const { headers } = await site().ask(route);
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('cache-control')).toMatch(/^private, no-store/);
    else if (/^\/(dashboard|staff|account)/.test(route.path))
      expect(headers.get('cache-control') ?? 'no-store').toMatch(/no-store|private|no-cache/);
  });

  test.each(named('GET'))('HEAD answers like GET: %s', async (_, route) => {
    const { web } = site();
    const told = (answer: Response) =>
      [...answer.headers].filter(([name]) => !/^(x-request-id|content-length|set-cookie|vary)$/.test(name));
    for (const person of [STAFF, null]) {
      const { web: own } = person ? { web } : site({ person });
      const [get, head] = [await own.request(route.path), await own.request(route.path, { method: 'HEAD' })];
      expect([head.status, told(head)]).toEqual([get.status, told(get)]);
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
      const { state, ask } = site();
      for (const headers of FOREIGN) {
        for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
          const answer = await ask(route, { name: 'x' }, { 'content-type': type, ...headers });
          expect([answer.status, headers, type]).toEqual([403, headers, type]);
        }
      }
      expect(state.calls).toEqual([]);
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
      for (const person of [STAFF, null]) {
        const answer = await site({ person }).ask({ ...route, path }, fields);
        expectLocal(answer, elsewhere);
        await answer.body?.cancel();
      }
    }
  });

  test.each(['/sign-in', '/sign-up'])('%s keeps a path of this site and drops every other', async (path) => {
    const { web } = site({ person: null });
    const nextIn = async (next: string) =>
      /name="next" value="([^"]*)"/.exec(
        await (await web.request(`${path}?next=${encodeURIComponent(next)}`)).text(),
      )?.[1];
    expect(await nextIn('/dashboard/new?kind=bot')).toBe('/dashboard/new?kind=bot');
    for (const elsewhere of ELSEWHERE.filter((one) => !one.includes('%09')))
      expect(await nextIn(elsewhere), elsewhere).toBe('/dashboard');
  });
});

describe('whose pages they are', () => {
  const owned = [...named('GET', '/dashboard/:id'), ...named('POST', '/dashboard/:id')];

  test.each(owned)('%s is not for a stranger', async (_, route) => {
    const { state, ask } = site({ person: STRANGER });
    const answer = await ask(route, { name: 'x' });
    expect([403, 404]).toContain(answer.status);
    const page = await answer.text();
    expect(page).not.toContain('survival.example');
    expect(state.calls).toEqual([]);
  });

  test.each([...owned, ...named('GET', '/account')])(
    '%s asks a visitor to sign in first',
    async (_, route) => {
      const { state, ask } = site({ person: null });
      const answer = await ask(route, { name: 'x' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=/);
      expect(state.calls).toEqual([]);
    },
  );
});
