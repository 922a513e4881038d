// What search engines and link previews read: canonical URLs, structured data, the sitemap, robots.txt (decisions P25
// and P26).

import { describe, expect, test } from 'vitest';
import { listingPath } from '../../src/listings/listing-path.ts';
import { LANGUAGE_CODES } from '../../src/messages/languages.ts';
import { seedListing } from '../support/seed/people-and-listings.ts';
import { BOT, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const baseUrl = 'http://localhost';
const site = sharedSite({ as: null });
const read = async (path: string) => {
  const { response: answer, page: text } = await site().get(path);
  return { answer, text };
};
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
const canonical = async (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec((await read(path)).text)?.[1]?.replaceAll('&amp;', '&');

describe('P25 a page’s head', () => {
  test('has a title, a description, one canonical URL and a preview', async () => {
    const { text } = await read(`/listings/${MINECRAFT.id}`);
    const url = baseUrl + listingPath(MINECRAFT);
    for (const line of [
      `<link rel="canonical" href="${url}"/>`,
      `<meta property="og:url" content="${url}"/>`,
      `<meta property="og:title" content="${MINECRAFT.name}"/>`,
      `<meta property="og:description" content="A slow survival world with a real economy and no pay-to-win."/>`,
      '<meta property="og:site_name" content="Plaudit"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(text).toContain(line);
  });

  test('describes a listing with schema.org', async () => {
    expect(dataOf((await read(`/listings/${MINECRAFT.id}`)).text)).toMatchObject({
      '@type': 'GameServer',
      name: MINECRAFT.name,
      playersOnline: 37,
      serverStatus: 'https://schema.org/Online',
      game: { name: 'Minecraft' },
      interactionStatistic: { userInteractionCount: 18_204 },
    });
    expect(dataOf((await read(`/listings/${BOT.id}`)).text)).toMatchObject({
      '@type': 'SoftwareApplication',
    });
    expect(dataOf((await read('/')).text)).toMatchObject({ '@type': 'WebSite', url: `${baseUrl}/` });
  });

  test('escapes listing text so that it cannot end the data’s element or start another', async () => {
    const name = '</script><script>alert(1)</script><!--<script>\u2028';
    const summary = '</SCRIPT ><!--';
    await seedListing(site().db, { id: 'lst_script', name, summary });
    const { text } = await read('/listings/lst_script');
    expect(dataOf(text)).toMatchObject({ name, description: summary });
    expect(text.match(/<script/g)?.length).toBe(text.match(/<\/script>/g)?.length);
    expect(text).not.toMatch(/<!--|<script>|<\/SCRIPT/);
  });
});

describe('P24 the canonical URL of a list', () => {
  test('is the same, however the search was typed', async () => {
    expect(await canonical('/servers')).toBe(`${baseUrl}/servers`);
    expect(await canonical('/servers?page=1&sort=rank&q=&x=y&tag=')).toBe(`${baseUrl}/servers`);
    expect(await canonical('/servers?tag=Economy&sort=votes&game=minecraft&tag=bedrock&tag=economy')).toBe(
      `${baseUrl}/servers/minecraft?tag=bedrock&tag=economy&sort=votes`,
    );
    expect(await canonical('/bots?game=minecraft&sort=players&tag=%3Ci%3E')).toBe(`${baseUrl}/bots`);
    expect(await canonical('/bots?q=%20%20two%20%20words%00&sort=match')).toBe(`${baseUrl}/bots?q=two+words`);
    expect(await canonical('/bots?at=1&page=1')).toBe(`${baseUrl}/bots`);
    expect(await canonical(`/bots?q=${'x'.repeat(10_000)}`)).toBe(`${baseUrl}/bots?q=${'x'.repeat(100)}`);
    const tags = Array.from({ length: 100 }, (_, number) => `tag=t${number}`).join('&');
    expect((await canonical(`/bots?${tags}`))?.match(/tag=/g)).toHaveLength(8);
  });

  test('pages link to their neighbors, and keep the sort order they were opened with', async () => {
    const { db } = site();
    for (let number = 0; number < 45; number += 1) await seedListing(db, { id: `lst_page${number}`, tags: ['paged'] });
    const opened = Date.now();
    const { text } = await read(`/bots?tag=paged&page=2&at=${opened}`);
    expect(text).toContain(`<link rel="prev" href="${baseUrl}/bots?tag=paged"/>`);
    expect(text).toContain(`<link rel="next" href="${baseUrl}/bots?tag=paged&amp;page=3"/>`);
    expect(text).toContain(`rel="next" href="/bots?tag=paged&amp;page=3&amp;at=${opened}"`);
    expect(text).toContain(`rel="prev" href="/bots?tag=paged&amp;at=${opened}"`);
    expect((await read('/bots?tag=paged')).text).not.toContain('<link rel="prev"');
    expect((await read('/bots?tag=paged&page=99')).text).toContain('Page 3 of 3');
  });

  test('searches are not indexed, lists are', async () => {
    const kept = async (path: string) => !(await read(path)).text.includes('content="noindex, follow"');
    expect(await kept('/bots')).toBe(true);
    expect(await kept('/servers?tag=survival')).toBe(true);
    expect(await kept('/bots?q=Sample')).toBe(false);
    expect(await kept('/bots?tag=nobody-has-this')).toBe(false);
  });
});

describe('P26 the sitemap', () => {
  test('has parts of at most 1,000 that contain every listing once', async () => {
    const { db } = site();
    const rows = Array.from({ length: 1_001 }, (_, number) => ({
      id: `lst_${String(number).padStart(5, '0')}`,
      type: 'bot' as const,
      name: 'One of many',
      owner_id: OWNER.id,
    }));
    await db.insertInto('listing').values(rows).execute();
    const paths = (await db.selectFrom('listing').select(['id', 'slug']).execute()).map((row) => listingPath(row));
    expect(new Set(paths).size).toBe(paths.length);
    const { answer, text } = await read('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const everyPart = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(baseUrl, ''));
    expect(everyPart).toHaveLength(3 * LANGUAGE_CODES.length);
    const parts = everyPart.filter((part) => part.startsWith('/sitemap/'));
    const urls = [];
    for (const part of parts.slice(1)) {
      const found = [...(await read(part)).text.matchAll(/<loc>(.*?)<\/loc>/g)];
      expect(found.length).toBeLessThanOrEqual(1_000);
      urls.push(...found.map(([, url]) => url));
    }
    expect(urls.toSorted()).toEqual(paths.map((path) => baseUrl + path).toSorted());
    const pages = await read(parts[0]!);
    expect(pages.text).toContain(`<loc>${baseUrl}/docs/receive-votes</loc>`);
  });

  test('accepts any ID as a start, and nothing else', async () => {
    expect((await read('/sitemap/listings.xml?from=%22%3E%3C')).text).toContain(listingPath(BOT));
    expect((await read('/sitemap/listings.xml?from=zzz')).text).not.toContain('<url>');
  });

  test('is listed in robots.txt, together with what is disallowed', async () => {
    const { answer, text } = await read('/robots.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    for (const path of ['/dashboard', '/account', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe('no results', () => {
  test('the page says which filter to remove, and shows near matches', async () => {
    const { text } = await read('/servers?q=Sampel+Survivel&tag=smp&game=minecraft');
    expect(text).toContain('Similar to “<bdi>Sampel Survivel</bdi>”');
    expect(text).toContain(`href="${listingPath(MINECRAFT)}"`);
    for (const way of ['Remove tag', 'Search all games', 'Search bots instead']) expect(text).toContain(way);
    expect(text).toContain('href="/servers/minecraft?q=Sampel+Survivel"');
    expect(text).toContain('href="/bots?q=Sampel+Survivel"');
  });

  test('an unknown page offers a search', async () => {
    const { text } = await read('/nope');
    expect(text).toContain('formaction="/servers"');
    expect(text).not.toContain('rel="canonical"');
  });
});
