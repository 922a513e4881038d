// Lists of categories and games: their URLs, headings, structured data, filters and numbers.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categoriesOf } from '../../src/listings/categories.ts';
import { seedBrowsing } from '../support/seed/browsing.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, sharedSite } from '../support/site.ts';

const baseUrl = 'http://localhost';
const canonicalIn = (page: string) => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');

function filterOf(value: string): string {
  if (value === 'java' || value === 'bedrock') return 'edition';
  if (/^[A-Z]{2}$|^[a-z-]{3,}$/.test(value)) return 'country';
  return /\d/.test(value) ? 'version' : 'language';
}

describe('lists', () => {
  const site = sharedSite({ as: null, arrange: seedBrowsing });
  const read = async (path: string) => (await site().get(path)).page;
  const canonical = async (path: string) => canonicalIn(await read(path))?.replace(baseUrl, '');

  describe('P503 the URL of a list', () => {
    test.each([
      ['/servers?game=minecraft', '/servers/minecraft'],
      ['/servers?game=minecraft&category=skyblock', '/servers/minecraft/category/skyblock'],
      ['/servers?category=skyblock', '/servers'],
      ['/bots?category=music', '/bots/category/music'],
      ['/bots/category/music?category=ai&game=fivem', '/bots/category/music'],
      ['/servers/fivem?game=minecraft', '/servers/fivem'],
      [
        '/servers/minecraft?online=1&sort=votes&country=de&version=1.21&tag=calm&language=DE&q=a',
        '/servers/minecraft?q=a&tag=calm&language=de&country=DE&version=1.21&online=1&sort=votes',
      ],
      ['/servers?country=EUROPE&language=&version=1.21&online=0', '/servers?country=europe'],
      ['/bots?country=DE&version=1.21&online=1&language=xx', '/bots'],
      ['/servers/minecraft?version=%00&country=%00&language=%00&online=%00', '/servers/minecraft'],
      [`/servers/minecraft?version=${'1'.repeat(21)}&country=XX`, '/servers/minecraft'],
      ['/servers/minecraft?version=%27%20or%201%3D1--', '/servers/minecraft'],
    ])('%s is %s', async (typed, expected) => {
      expect(await canonical(typed)).toBe(expected);
    });

    test.each([
      '/bots/category/nothing',
      '/bots/category/skyblock',
      '/servers/chess',
      '/servers/bot',
      '/servers/Minecraft',
      '/servers/__proto__',
      '/servers/minecraft/category/drift',
      '/servers/minecraft/category/constructor',
      '/servers/chess/category/survival',
    ])('%s is not found', async (path) => {
      expect((await site().get(path)).status).toBe(404);
    });
  });

  describe('P503 the page of a category', () => {
    test('has its own title, description, heading and breadcrumbs', async () => {
      const page = await read('/servers/minecraft/category/skyblock');
      expect(page).toContain('<title>Minecraft skyblock servers · Plaudit</title>');
      expect(page).toContain(
        '<meta name="description" content="Servers where you start on a small island in the sky and make it grow."/>',
      );
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
      expect(data['@type']).toBe('BreadcrumbList');
      expect(data.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
        `${baseUrl}/servers`,
        `${baseUrl}/servers/minecraft`,
        `${baseUrl}/servers/minecraft/category/skyblock`,
      ]);
      expect(page).not.toContain('noindex');
    });

    test('P26 is in the sitemap if it has listings', async () => {
      const sitemap = await read('/sitemap/pages.xml');
      for (const path of ['/servers/minecraft', '/servers/minecraft/category/anarchy', '/bots/category/ai'])
        expect(sitemap).toContain(`<loc>${baseUrl}${path}</loc>`);
    });
  });

  describe('P501 filters', () => {
    test('have the number of listings that they lead to', async () => {
      const page = await read('/servers/minecraft');
      for (const [, value, text, count] of page.matchAll(/<option value="([^"]+)">([^<(]+) \((\d+)\)<\/option>/g)) {
        const name = filterOf(value!);
        const list = await read(`/servers/minecraft?${name}=${value}`);
        expect(list, text).toContain(`>${count} ${count === '1' ? 'server' : 'servers'}<`);
      }
      expect(page.match(/<option value="[^"]+">[^<(]+ \(\d+\)/g)?.length).toBeGreaterThan(8);
    });

    test('P555 have the editions of Minecraft, and of no other game', async () => {
      const page = await read('/servers/minecraft?edition=bedrock');
      expect(page).toMatch(/<option value="bedrock" selected(="")?>Bedrock Edition/);
      expect(page).toContain('<span class="unseen">Remove filter </span>Bedrock Edition');
      expect(page).toContain('noindex, follow');
      expect(page).toContain('href="/servers/fivem"');
      for (const path of ['/servers/fivem?edition=java', '/servers?edition=java', '/servers/minecraft?edition=x'])
        expect(await read(path), path).not.toContain('Remove filter');
    });

    test('are kept by other filters, sorting and search, and removed one by one', async () => {
      const path = '/servers/minecraft?tag=calm&language=de&online=1';
      const page = await read(path);
      expect(page).toContain('href="/servers/minecraft?tag=calm&amp;language=de"');
      expect(page).toContain('href="/servers/minecraft?tag=calm&amp;online=1"');
      expect(page).toContain('href="/servers/minecraft?language=de&amp;online=1"');
      expect(page).toContain('href="/servers/minecraft/category/anarchy?tag=calm&amp;language=de&amp;online=1"');
      expect(page).toContain('<input type="hidden" name="tag" value="calm"/>');
      expect(page).toMatch(/<option value="de" selected/);
      expect(page).toContain('noindex, follow');
    });

    test('another game drops what only the first one has', async () => {
      const page = await read('/servers/minecraft/category/anarchy?version=1.21&language=de');
      expect(page).toContain('href="/servers/fivem?language=de"');
      expect(page).toContain('href="/servers?language=de"');
    });
  });
});

test('P503 an empty category says what it is, is not indexed, and leads to a form with the category chosen', async () => {
  const empty = await openSite({ seeded: false, as: null });
  const { page } = await empty.get('/servers/minecraft/category/skyblock');
  expect(page).toContain('No Minecraft skyblock servers yet');
  expect(page).toContain('Servers where you start on a small island');
  expect(page).toContain('noindex');
  expect((await empty.get('/sitemap/pages.xml')).page).not.toContain('/category/');
  expect(page).toContain('href="/dashboard/new?kind=minecraft&amp;categories=skyblock"');
  const form = await (await openSite()).get('/dashboard/new?kind=minecraft&categories=skyblock');
  expect(form.page).toMatch(/value="skyblock" checked/);
  expect((await (await openSite()).get('/dashboard/new?kind=bot&categories=skyblock')).page).not.toContain('checked');
});

test('P501 with PLAYER_COUNTS=off, nobody can ask for servers that are online', async () => {
  const quiet = await openSite({ as: null, environment: { PLAYER_COUNTS: 'off' } });
  const { page } = await quiet.get('/servers?online=1');
  expect(canonicalIn(page)).toBe(`${baseUrl}/servers`);
  expect(page).not.toContain('Online now');
});

test('P500 a listing shows its categories and its country, with links', async () => {
  const { post, get } = await openSite();
  const fields = [
    ['name', MINECRAFT.name],
    ['categories', 'survival'],
    ['categories', 'towns'],
    ['country', 'DE'],
  ] as const;
  expect((await post(`/dashboard/${MINECRAFT.id}/page`, fields)).status).toBe(303);
  const { page } = await get(`/listings/${MINECRAFT.id}`);
  expect(page).toContain('href="/servers/minecraft/category/towns"');
  expect(page).toContain('<a href="/servers?country=DE">Germany</a>');
  expect(page).toContain('<a href="/servers?country=europe">Europe</a>');
  const form = await get(`/dashboard/${MINECRAFT.id}/page`);
  expect(form.page).toMatch(/<option value="DE" selected/);
  expect(form.page).toMatch(/value="towns" checked/);
});

test('P504 every icon that pages use is in the sprite', () => {
  const sprite = readFileSync(new URL('../../src/web/style/sprite.svg', import.meta.url), 'utf8');
  const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  const kinds = ['bot', 'minecraft', 'fivem', 'roblox', 'hytale'] as const;
  const used = [...kinds, ...kinds.flatMap((kind) => categoriesOf(kind).map(({ slug }) => slug))];
  expect(used.filter((name) => !drawn.has(name))).toEqual([]);
});
