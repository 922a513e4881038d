// What holds for every page of the site, including future ones: the routes are read from the router.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionCookieAfter } from '../../src/access/session-cookie.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { OWNER, type PersonName } from '../support/seed/sample-site.ts';
import { type SiteOptions, sharedSite } from '../support/site.ts';
import { SITE_ROUTES, type SiteRoute } from '../support/site-routes.ts';

const BASE = 'http://localhost';
const FORM = 'application/x-www-form-urlencoded';

/** Who can see every page: an owner who is staff. */
const OPTIONS: SiteOptions = {
  as: null,
  environment: { VOTE_CHALLENGE: 'on' },
  arrange: ({ db }) => db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute(),
};

interface Sent {
  readonly as?: PersonName | null;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One site for the tests of a group. A session is used until a response ends it. */
function groupSite() {
  const site = sharedSite(OPTIONS);
  beforeEach(() => site().db.deleteFrom('spending').execute());
  const cookies = new Map<PersonName, string>();
  const cookieOf = async (name: PersonName) => {
    const cookie = cookies.get(name) ?? (await site().cookieOf(name));
    cookies.set(name, cookie);
    return cookie;
  };
  const ask = async (
    { method, path }: { readonly method: string; readonly path: string },
    { as = 'owner', fields = {}, headers = { origin: BASE } }: Sent = {},
  ) => {
    const cookie = as ? await cookieOf(as) : '';
    const body = method === 'POST' ? { body: new URLSearchParams(fields).toString() } : {};
    const type = { 'content-type': FORM };
    const answer = await site().request(path, { method, ...body, headers: { ...type, ...headers, cookie } });
    if (as && sessionCookieAfter(answer.headers.getSetCookie()) !== undefined) cookies.delete(as);
    // Otherwise the test would see only redirects. A sign-in that cannot be completed begins anew.
    if (as && !path.startsWith('/sign-in/'))
      expect(answer.headers.get('location') ?? '', path).not.toMatch(/^\/sign-in\?next=/);
    return answer;
  };
  return { site, ask, rows: () => fingerprint(site().db) };
}

const named = (method: SiteRoute['method'], within = '/') =>
  SITE_ROUTES.filter((route) => route.method === method && route.pattern.startsWith(within)).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  );
const CALLBACKS = named('GET', '/auth/callback/');
const PAGES = named('GET').filter(([, { pattern }]) => !pattern.startsWith('/auth/callback/'));
const EVERY = [...named('GET'), ...named('POST')];

/**
 * Every `count`-th value, starting at a different one for each route, so that all occur in each run.
 * `EVERY_COMBINATION=1`: all of them.
 */
function share<T>(values: readonly T[], count: number, route: SiteRoute): readonly T[] {
  if (process.env.EVERY_COMBINATION) return values;
  const first = SITE_ROUTES.indexOf(route) % count;
  return values.filter((_, index) => index % count === first);
}

/** For other sites, with headers of their own: see widget.test.ts. */
const isWidget = ({ pattern }: SiteRoute) => /^\/listings\/:id\/widget(\.svg)?$/.test(pattern);
const ALIKE = named('GET').filter(([, route]) => !isWidget(route));

test('the router lists every page', () => {
  expect(named('GET').length).toBeGreaterThan(40);
  expect(named('POST').length).toBeGreaterThan(25);
});

describe('every response', () => {
  const { ask } = groupSite();
  const expectGuarded = (answer: Response) => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  };

  test('carries the policy, including errors, unknown pages and files', async () => {
    const page = await (await ask({ method: 'GET', path: '/' })).text();
    const [asset = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
    for (const path of ['/nope', asset, '/assets/x/site.css', '/dashboard/unknown', '/%2e%2e/'])
      expectGuarded(await ask({ method: 'GET', path }));
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectGuarded(await ask({ method: 'POST', path: '/sign-out' }, foreign));
    const huge = { fields: { name: 'x'.repeat(200_000) } };
    const tooMuch = await ask({ method: 'POST', path: '/dashboard/lst_sampleminecraft/tokens' }, huge);
    expect(tooMuch.status).toBe(413);
    expectGuarded(tooMuch);
  });

  // The code that the embed page offers to copy is text.
  const withoutCode = (page: string) => page.replaceAll(/ data-copy="[^"]*"|(?<=<code class="copy-value">)[^<]*/g, '');
  test.each(ALIKE)('%s contains no inline script, style or handler', async (_, route) => {
    const answer = await ask(route);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer.body?.cancel();
    const page = withoutCode(await answer.text());
    expect(page).not.toMatch(
      /<style|\sstyle=|<[^>]*\son[a-z]+=|<script(?![^>]*\s(?:src="\/assets\/|type="application\/ld\+json"))|(href|src|action)="\s*javascript:/i,
    );
    expect(page).not.toMatch(/<(iframe|object|embed|base)\b/);
  });

  test.each(ALIKE)('%s is not cached if it is a page', async (_, route) => {
    const { headers, body } = await ask(route);
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('cache-control')).toMatch(/^private, no-store/);
    else if (/^\/(dashboard|staff|account)/.test(route.path))
      expect(headers.get('cache-control') ?? 'no-store').toMatch(/no-store|private|no-cache/);
    await body?.cancel();
  });

  test.each(PAGES)('HEAD responds like GET: %s', async (_, { path }) => {
    const comparable = (answer: Response) =>
      [...answer.headers].filter(([name]) => !/^(x-request-id|content-length|set-cookie|vary)$/.test(name));
    for (const as of ['owner', null] as const) {
      const [get, head] = [await ask({ method: 'GET', path }, { as }), await ask({ method: 'HEAD', path }, { as })];
      expect([head.status, comparable(head)]).toEqual([get.status, comparable(get)]);
      expect(await head.text()).toBe('');
      await get.body?.cancel();
    }
  });

  test.each(CALLBACKS)('HEAD does not use up the code of a sign-in: %s', async (_, { path }) => {
    const head = await ask({ method: 'HEAD', path: `${path}?state=sample&code=sample` });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  });

  // Forms come last because they change what the pages show.
  test.each(EVERY.filter(([, route]) => !isWidget(route)))(
    '%s carries the policy and forbids framing and sniffing',
    async (_, route) => {
      const answer = await ask(route);
      expect(answer.status).toBeLessThan(500);
      expectGuarded(answer);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      await answer.body?.cancel();
    },
  );
});

describe('every form', () => {
  const { site, rows } = groupSite();
  const FOREIGN: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${BASE}.evil.example` },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];
  const TYPES = [FORM, 'text/plain', 'multipart/form-data; boundary=x', 'application/json'];
  // Seven origins and four types have no divisor in common: a quarter of the pairs holds each origin and each type.
  const PAIRS = Array.from({ length: FOREIGN.length * TYPES.length }, (_, index) => ({
    headers: FOREIGN[index % FOREIGN.length]!,
    type: TYPES[Math.floor(index / FOREIGN.length)]!,
  }));

  test.each(named('POST'))('%s is rejected without the right origin, and has no effect', async (_, route) => {
    const before = await rows();
    const cookie = await site().cookieOf('owner');
    for (const { headers, type } of share(PAIRS, 4, route)) {
      const { status } = await site().post(route.path, { name: 'x' }, { 'content-type': type, ...headers, cookie });
      expect([status, headers, type]).toEqual([403, headers, type]);
    }
    expect(await rows()).toBe(before);
  });
});

describe('redirects', () => {
  const { site, ask } = groupSite();
  const PASSWORD = 'long enough';
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

  beforeAll(async () => {
    const account = { email: 'a@mail.example', password: PASSWORD, name: 'A' };
    expect((await site().post('/sign-up', account)).status).toBe(303);
  });

  let accounts = 0;
  const askWith = (route: SiteRoute, next: string, as: 'owner' | null) => {
    accounts += 1;
    const email = route.path === '/sign-up' ? `a${accounts}@mail.example` : 'a@mail.example';
    const fields = { next, back: next, email, password: PASSWORD, name: 'A' };
    const path = route.method === 'GET' ? `${route.path}?${new URLSearchParams(fields)}` : route.path;
    return ask({ ...route, path }, { as, fields });
  };
  /** Whether a path of this site is followed, or kept in the page for the next form. */
  const follows = async (route: SiteRoute, as: 'owner' | null) => {
    const answer = await askWith(route, '/docs/followed', as);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isKept = isPage && (await answer.clone().text()).includes('value="/docs/followed"');
    await answer.body?.cancel();
    return isKept || answer.headers.get('location') === '/docs/followed';
  };

  // A route that follows a path of this site is given every value, any other a third of them.
  test.each(EVERY)('%s redirects to no other site, whatever next and back say', async (_, route) => {
    for (const as of [null, 'owner'] as const) {
      const isFollowing = await follows(route, as);
      for (const elsewhere of isFollowing ? ELSEWHERE : share(ELSEWHERE, 3, route)) {
        const answer = await askWith(route, elsewhere, as);
        expectLocal(answer, elsewhere);
        await answer.body?.cancel();
      }
    }
  });

  test.each(['/sign-in', '/sign-up'])('%s keeps a path of this site and drops every other', async (path) => {
    const nextIn = async (next: string) =>
      /name="next" value="([^"]*)"/.exec((await site().get(`${path}?next=${encodeURIComponent(next)}`)).page)?.[1];
    expect(await nextIn('/dashboard/new?kind=bot')).toBe('/dashboard/new?kind=bot');
    for (const elsewhere of ELSEWHERE.filter((one) => !one.includes('%09')))
      expect(await nextIn(elsewhere), elsewhere).toBe('/');
  });
});

describe('access to pages', () => {
  const { ask, rows } = groupSite();
  const owned = [...named('GET', '/dashboard/:id'), ...named('POST', '/dashboard/:id')];

  test.each(owned)('%s is not available to other people', async (_, route) => {
    const before = await rows();
    const answer = await ask(route, { as: 'stranger', fields: { name: 'x' } });
    expect([403, 404]).toContain(answer.status);
    const page = await answer.text();
    expect(page).not.toContain('survival.example');
    expect(await rows()).toBe(before);
  });

  test.each([...owned, ...named('GET', '/account')])(
    '%s asks a signed-out visitor to sign in first',
    async (_, route) => {
      const before = await rows();
      const answer = await ask(route, { as: null, fields: { name: 'x' } });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=/);
      expect(await rows()).toBe(before);
    },
  );
});
