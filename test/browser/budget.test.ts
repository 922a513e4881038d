// The cost of a first visit (decision P29): every transferred byte with an empty cache and compression, and no
// request to any other host.
import { describe, expect, test } from 'vitest';
import { browserFixture } from '../support/browser-fixture.ts';
import { seedBrowsing } from '../support/seed/browsing.ts';
import { seedListing } from '../support/seed/people-and-listings.ts';
import type { SiteOptions } from '../support/site.ts';

const ALL_MOST_BYTES = 90_000;
const SCRIPT_MOST_BYTES = 40_000;

/** With as many listings as a full page shows, everything that filters can offer, and the challenge for a vote. */
const SITE: SiteOptions = {
  environment: { VOTE_CHALLENGE: 'on' },
  arrange: async (app) => {
    const { db } = app;
    await seedBrowsing(app);
    const game = { type: 'game', game: 'minecraft', address: 'play.survival.example' } as const;
    for (let number = 0; number < 20; number += 1) {
      await seedListing(db, { id: `lst_bot${number}`, name: `Sample Bot ${number}` });
      await seedListing(db, { ...game, id: `lst_server${number}`, name: `Sample Server ${number}` });
    }
  },
};

const fixture = browserFixture();

interface Visit {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly elsewhere: readonly string[];
}

async function visit(path: string): Promise<Visit> {
  // A file without styles and scripts, so that the cache stays empty.
  const { page, base } = await fixture.visit(SITE, '/robots.txt');
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const urls: string[] = [];
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (/^https?:/.test(response.url)) urls.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  page.on('request', (request) => void (/^https?:/.test(request.url()) && urls.push(request.url())));
  await session.send('Network.enable');
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.close();
  return { bytes, scriptBytes, elsewhere: urls.filter((url) => !url.startsWith(base)) };
}

describe('P29 a first visit', () => {
  test.each([
    '/',
    '/bots',
    '/bots/category/music',
    '/servers',
    '/servers/minecraft',
    '/servers/minecraft/category/skyblock',
    '/servers/minecraft?language=de&country=europe&version=1.21&online=1',
    '/rising',
    '/updated',
    '/listings/lst_server0',
    '/listings/lst_server0/vote',
    '/docs',
  ])('to %s is small and loads nothing from other hosts', async (path) => {
    const { bytes, scriptBytes, elsewhere } = await visit(path);
    expect(elsewhere).toEqual([]);
    expect(bytes).toBeGreaterThan(5_000);
    expect(scriptBytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(ALL_MOST_BYTES);
    expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_MOST_BYTES);
  });
});
