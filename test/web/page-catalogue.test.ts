// The catalogue contains every page of the router: this fails for a new page that is not in it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../support/page-catalogue.ts';
import { OWNER } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite, siteSequence } from '../support/site.ts';
import { type SiteRoute, siteRoutes } from '../support/site-routes.ts';
import { specimenPages } from '../support/specimens/gallery.tsx';

/** Routes that are not pages: they redirect to one, or serve a file. */
const LEADS_ELSEWHERE = [
  '/dashboard/:id/languages/add',
  '/dashboard/:id/languages/main',
  '/sign-in/discord',
  '/sign-in/google',
  '/sign-in/github',
  '/sign-in/oidc',
  '/account/discord',
  '/account/google',
  '/account/github',
  '/account/oidc',
  '/account/roblox',
  '/dashboard/:id/ownership/discord',
  '/listings/:id/claim/discord',
  '/dashboard/:id/listener/test',
  '/dashboard/:id/page/import',
  '/dashboard/:id/pictures/icon',
  '/dashboard/:id/pictures/banner',
  '/dashboard/:id/pictures/images',
  '/dashboard/:id/pictures/images/:hash/text',
  '/dashboard/:id/settings/icon/remove',
  '/listings/:id/vote/reminder.ics',
  '/sdk',
  '/sdk/:file',
  '/staff/manual',
  '/favicon.ico',
];

const sites = siteSequence();
afterAll(() => sites.close());

let site: OpenSite;
let routes: readonly SiteRoute[];
beforeAll(async () => {
  // An owner who is staff can see everything.
  site = await createSite({
    arrange: ({ db }) => db.updateTable('person').set({ role: 'staff' }).where('id', '=', OWNER.id).execute(),
    environment: {
      DISCORD_CLIENT_ID: 'sample',
      DISCORD_CLIENT_SECRET: 'sample',
      ROBLOX_CLIENT_ID: 'sample',
      ROBLOX_CLIENT_SECRET: 'sample',
    },
    extraPages: specimenPages,
  });
  routes = siteRoutes(site.http).filter(({ method, pattern }) => method === 'GET' && !isForPrograms(pattern));
});
afterAll(() => site.close());

/** The API and similar routes are not pages. */
function isForPrograms(pattern: string): boolean {
  return pattern.includes('*') || /^\/(api|auth|healthz?|live|ready|metrics|\.well-known)\b/.test(pattern);
}

/** The route that responds, as the router chooses it: the first match. */
function routeOf(path: string): string | undefined {
  const asked = path.split('?')[0]!;
  return routes.find(({ pattern }) => matcher(pattern).test(asked))?.pattern;
}

function matcher(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+(?:\{[^}]*\})?/g, '[^/]+')}$`);
}

/** Routes that respond with a page, or redirect when required parameters are missing. */
async function isPage({ path, pattern }: SiteRoute): Promise<boolean> {
  if (LEADS_ELSEWHERE.includes(pattern)) return false;
  const answer = await site.request(path);
  await answer.body?.cancel();
  return answer.status === 303 || (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

test('every page of the router is in the catalogue', async () => {
  const shown = new Set(CATALOGUE.map(({ path }) => routeOf(path)));
  const missing: string[] = [];
  for (const route of routes) {
    if (!shown.has(route.pattern) && (await isPage(route))) missing.push(route.pattern);
  }
  expect(missing).toEqual([]);
  expect(shown.size).toBeGreaterThan(60);
});

test('each page of the catalogue has a unique name in kebab-case', () => {
  const names = CATALOGUE.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test.each(CATALOGUE.filter(({ act }) => !act))('$name responds as the catalogue says', async (page) => {
  const answer = await (await sites.show(page.site)).request(page.path);
  expect(answer.status).toBe(page.status ?? 200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  await answer.body?.cancel();
});
