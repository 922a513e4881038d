// Attacks by other sites through a visitor's browser: cross-site forms, GET requests that write, open redirects,
// framing.
import { expect } from 'vitest';
import { readOperations } from '../hostile-requests.ts';
import { type Attack, coveredBy } from './attack.ts';
import { type AttackResponse, cookiesOf, ORIGIN } from './http-client.ts';
import { pathOf, routesOf } from './site-paths.ts';
import { type AttackTarget, VICTIM_PASSWORD } from './target.ts';

const SECURITY = 'web/security.test.ts';
const EVIL = 'https://evil.example';

const SURPRISES =
  '?_method=DELETE&method=POST&answer=accept&act=delete&confirm=1&id=x&to=x&version=1.0.0&url=https://evil.example/';
const OVERRIDES = { 'x-http-method-override': 'DELETE', 'x-http-method': 'PUT', purpose: 'prefetch' };

const crossSite: readonly Attack[] = [
  {
    name: 'every form of the site sent by another site, with the cookies of whom it is for',
    async replay({ ask, digest, attackers, people: { stranger, staff } }) {
      const before = await digest();
      const fields = {
        name: 'x',
        url: `${EVIL}/`,
        email: 'evil@mail.example',
        reason: 'x',
        answer: 'accept',
      };
      for (const route of routesOf('POST')) {
        const { cookie } = route.pattern.startsWith('/staff') ? staff : stranger;
        const path = pathOf(route, attackers);
        const foreign = { origin: EVIL, 'sec-fetch-site': 'cross-site' };
        const { status } = await ask({ method: 'POST', path, cookie, fields, headers: foreign });
        expect([path, status]).toEqual([path, 403]);
      }
      expect(await digest()).toEqual(before);
    },
  },
  {
    name: 'every page opened by a link or an image, with words that would make it act',
    async replay({ ask, digest, clearLimits, attackers, people: { stranger, staff } }) {
      const before = await digest();
      for (const route of routesOf('GET')) {
        await clearLimits();
        const { cookie } = route.pattern.startsWith('/staff') ? staff : stranger;
        const path = pathOf(route, attackers) + SURPRISES;
        await ask({ path, cookie, headers: OVERRIDES });
      }
      expect(await digest()).toEqual(before);
      expect((await ask({ path: '/account', cookie: stranger.cookie })).status).toBe(200);
    },
  },
  {
    name: 'every endpoint of the API called with a browser’s session instead of a token',
    async replay({ ask, digest, attackers: { bot }, people: { stranger } }) {
      const before = await digest();
      const description = JSON.parse((await ask({ path: '/api/v1/openapi.json' })).text);
      for (const { method, path } of readOperations(description)) {
        const at = `/api/v1${path.replace('{id}', bot.id).replaceAll(/\{\w+\}/g, 'x')}`;
        const headers = { origin: ORIGIN, 'content-type': 'application/json' };
        const { status } = await ask({
          method,
          path: at,
          cookie: stranger.cookie,
          headers,
          body: method === 'GET' ? '' : '{}',
        });
        expect([method, at, status]).toEqual([method, at, 401]);
      }
      expect(await digest()).toEqual(before);
    },
  },
  {
    name: 'pages and API responses read by another site (CORS)',
    async replay({ ask, attackers: { bot }, people: { stranger } }) {
      const headers = {
        origin: EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const paths = [
        '/',
        '/account',
        `/dashboard/${bot.id}`,
        '/account/export',
        '/api/v1/tokens',
        '/api/v1/openapi.json',
      ];
      for (const path of paths)
        for (const method of ['GET', 'OPTIONS']) {
          const answer = await ask({ method, path, cookie: stranger.cookie, headers });
          const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
          expect([method, path, allowed]).toEqual([method, path, []]);
        }
    },
  },
];

/** The ways to write the URL of another site so that it might pass for a path of this one. */
const ELSEWHERE = [
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
  ],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'http:\\\\evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u00a0//evil.example',
  ],
  ...[
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:%20x=1',
    '/\r\nSet-Cookie: x=1',
    '/\0/evil.example',
    '/\x0b/evil.example',
  ],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/a/%2e%2e//evil.example',
  ],
  ...[
    'https://votes.example@evil.example',
    '//votes.example@evil.example/',
    'https://votes.example.evil.example',
    '@evil.example',
  ],
  ...[
    '.evil.example',
    ':443@evil.example',
    '/\u2044\u2044evil.example',
    '\u2044\u2044evil.example',
    '／／evil.example',
    '/／evil.example',
  ],
  ...[
    'https://evil。example',
    '〱evil.example',
    '//evil.example#/account',
    '?//evil.example',
    '#//evil.example',
    '',
    'evil.example',
  ],
];

function expectStays({ status, headers: { location } }: AttackResponse, tried: string): void {
  expect([tried, status]).toEqual([tried, 303]);
  // As a browser resolves it, and as a browser would that ignores tabs and converts backslashes.
  for (const read of [location ?? '', (location ?? '').replaceAll(/[\t\n\r]/g, '').replaceAll('\\', '/')])
    expect([tried, read, new URL(read, ORIGIN).origin]).toEqual([tried, read, ORIGIN]);
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
}

type Redirecting = (target: AttackTarget, next: string) => Promise<AttackResponse>;
const REDIRECTING: Readonly<Record<string, Redirecting>> = {
  'the sign-in page of somebody who is signed in': ({ ask, people }, next) =>
    ask({ path: `/sign-in?${new URLSearchParams({ next })}`, cookie: people.voter.cookie }),
  'the sign-up page, with the parameter given twice': ({ ask, people }, next) =>
    ask({
      path: `/sign-up?${new URLSearchParams({ next })}&next=%2Faccount`,
      cookie: people.voter.cookie,
    }),
  'the Discord button': ({ ask, people }, next) =>
    ask({ path: `/sign-in/discord?${new URLSearchParams({ next })}`, cookie: people.voter.cookie }),
  'a dismissed notice': ({ ask, people, attackers }, back) =>
    ask({
      method: 'POST',
      path: `/dashboard/${attackers.bot.id}/notices/dismiss`,
      cookie: people.stranger.cookie,
      fields: { back, id: 'ntc_00000000000000000000' },
    }),
  'a confirmation sent again': ({ ask, people }, next) =>
    ask({ method: 'POST', path: '/account/confirmation', cookie: people.voter.cookie, fields: { next } }),
};

const redirects: readonly Attack[] = [
  ...Object.entries(REDIRECTING).map(([where, follow]) => ({
    name: `a redirect to another site by ${where}`,
    async replay(target: AttackTarget) {
      for (const next of ELSEWHERE) expectStays(await follow(target, next), next);
    },
  })),
  {
    name: 'a redirect to another site after a real sign-in',
    async replay({ ask, people: { voter } }) {
      for (const next of ['//evil.example', '/\\evil.example', 'https:evil.example', '/%09/evil.example']) {
        const fields = { email: voter.email, password: VICTIM_PASSWORD, next };
        const answer = await ask({ method: 'POST', path: '/sign-in', fields });
        expectStays(answer, next);
        expect(cookiesOf(answer)).toContain('session_token=');
      }
    },
  },
  {
    name: 'a redirect to another site by the path itself',
    async replay({ ask }) {
      for (const path of [
        '//evil.example/dashboard',
        '///evil.example/account',
        '/%2f%2fevil.example',
        '/\\evil.example/account',
        '/account//evil.example/..',
        '/dashboard/%0d%0aLocation:%20https:%2f%2fevil.example',
        '/account?next=//evil.example',
      ]) {
        const { headers } = await ask({ path });
        const destination = new URL(headers.location ?? '/', ORIGIN);
        expect([path, destination.origin]).toEqual([path, ORIGIN]);
        expect([path, headers.location ?? '']).toEqual([path, expect.toSatisfy((text) => !text.startsWith('//'))]);
      }
    },
  },
];

export const FORM_ATTACKS: readonly Attack[] = [
  ...crossSite,
  ...redirects,
  ...coveredBy(SECURITY, {
    'every form with a missing, foreign, null or look-alike origin, as a form, as text and as JSON':
      '%s is rejected without the right origin, and has no effect',
    'every page in a frame, its types guessed, its policy missing':
      '%s carries the policy and forbids framing and sniffing',
    'personal pages kept by a cache': '%s is not cached if it is a page',
    'every route with another site in next and back': '%s redirects to no other site, whatever next and back say',
  }),
  ...coveredBy('flows/sign-in.test.ts', {
    'signing somebody in as somebody else from another page': 'is rejected when it comes from another site',
  }),
  ...coveredBy('web/security-limits.test.ts', {
    'the way back from Discord and from confirming, to another site':
      'the redirects of email and Discord sign-in carry the policy, too',
  }),
];
