// The catalogue of pages holds every page that the router knows: a new one without a picture is told here.
import { expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';

import { CATALOGUE } from '../support/page-catalogue.ts';
import { sample, sampleParts } from '../support/sample-parts.ts';
import { openSite, type Site } from '../support/site.ts';
import { type SiteRoute, siteRoutes } from '../support/site-routes.ts';

/** Addresses that are no pages and only lead to one. */
const LEADS_ELSEWHERE = [
  '/sign-in/discord',
  '/account/discord',
  '/dashboard/:id/listener/test',
  '/listings/:id/vote/reminder.ics',
];

const routes = siteRoutes(createWeb(sampleParts(sample()))).filter(({ method }) => method === 'GET');

/** The route that answers, as the router chooses: the first that fits. */
function routeOf(path: string): string | undefined {
  const asked = path.split('?')[0]!;
  return routes.find(({ pattern }) => matcher(pattern).test(asked))?.pattern;
}

function matcher(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+(?:\{[^}]*\})?/g, '[^/]+')}$`);
}

/** What answers with words for people, or leads away when it is asked without what it needs. */
async function isPage({ get }: Site, { path, pattern }: SiteRoute): Promise<boolean> {
  if (LEADS_ELSEWHERE.includes(pattern)) return false;
  const { status, response } = await get(path);
  return status === 303 || (response.headers.get('content-type') ?? '').startsWith('text/html');
}

test('every page of the router is in the catalogue', async () => {
  const shown = new Set(CATALOGUE.map(({ path }) => routeOf(path)));
  const missing: string[] = [];
  // Owner and staff at once: may see everything.
  const site = await openSite({
    environment: { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' },
    arrange: ({ db }) => db.updateTable('person').set({ role: 'staff' }).execute(),
  });
  for (const route of routes) {
    if (!shown.has(route.pattern) && (await isPage(site, route))) missing.push(route.pattern);
  }
  expect(missing).toEqual([]);
  expect(shown.size).toBeGreaterThan(60);
});

test('each page of the catalogue has a name of its own, in kebab-case', () => {
  const names = CATALOGUE.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test.each(CATALOGUE.filter(({ act }) => !act))('$name answers as the catalogue says', async (page) => {
  const answer =
    'state' in page
      ? await createWeb(sampleParts(sample(page.state))).request(page.path)
      : await (await openSite(page.site)).request(page.path);
  expect(answer.status).toBe(page.status ?? 200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  await answer.body?.cancel();
});
