// What search engines and previews are told: addresses, data, the map, and what is not theirs (decisions P25 and P26).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT, NASTY } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const baseUrl = 'https://votes.example';
const read = async (path: string, state: Partial<Sample> = {}) => {
  const answer = await createWeb(sampleParts(sample({ person: null, baseUrl, ...state }))).request(path);
  return { answer, text: await answer.text() };
};
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
const canonical = async (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec((await read(path)).text)?.[1]?.replaceAll('&amp;', '&');

describe('P25 a page’s head', () => {
  test('has a title, a sentence, one address and a preview', async () => {
    const { text } = await read(`/listings/${MINECRAFT.id}`);
    const url = `${baseUrl}/listings/${MINECRAFT.id}`;
    for (const line of [
      `<link rel="canonical" href="${url}"/>`,
      `<meta property="og:url" content="${url}"/>`,
      `<meta property="og:title" content="${MINECRAFT.name}"/>`,
      `<meta property="og:description" content="${MINECRAFT.summary}"/>`,
      '<meta property="og:site_name" content="Plaudit"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(text).toContain(line);
  });

  test('tells what a listing is in schema.org’s words', async () => {
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

  test('no listing’s text ends the data’s element or begins another', async () => {
    const name = '</script><script>alert(1)</script><!--<script>\u2028';
    const summary = '</SCRIPT ><!--';
    const { text } = await read(`/listings/${NASTY.id}`, { listings: [{ ...NASTY, name, summary }] });
    expect(dataOf(text)).toMatchObject({ name, description: summary });
    expect(text.match(/<script/g)?.length).toBe(text.match(/<\/script>/g)?.length);
    expect(text).not.toMatch(/<!--|<script>|<\/SCRIPT/);
  });
});

describe('P24 a list’s address', () => {
  test('is one, whatever somebody typed', async () => {
    expect(await canonical('/servers')).toBe(`${baseUrl}/servers`);
    expect(await canonical('/servers?page=1&sort=rank&q=&x=y&tag=')).toBe(`${baseUrl}/servers`);
    expect(await canonical('/servers?tag=Economy&sort=votes&game=minecraft&tag=bedrock&tag=economy')).toBe(
      `${baseUrl}/servers?game=minecraft&tag=bedrock&tag=economy&sort=votes`,
    );
    expect(await canonical('/bots?game=minecraft&sort=players&tag=%3Ci%3E')).toBe(`${baseUrl}/bots`);
    expect(await canonical('/bots?q=%20%20two%20%20words%00&sort=match')).toBe(`${baseUrl}/bots?q=two+words`);
    expect(await canonical('/bots?at=1&page=1')).toBe(`${baseUrl}/bots`);
    expect(await canonical(`/bots?q=${'x'.repeat(10_000)}`)).toBe(`${baseUrl}/bots?q=${'x'.repeat(100)}`);
    const tags = Array.from({ length: 100 }, (_, number) => `tag=t${number}`).join('&');
    expect((await canonical(`/bots?${tags}`))?.match(/tag=/g)).toHaveLength(8);
  });

  test('pages lead to the ones beside them, and keep the order they were opened with', async () => {
    const listings = ['a', 'b', 'c'].map((id) => ({ ...BOT, id, name: id }));
    const { text } = await read('/bots?page=2&at=1000', { listings });
    expect(text).toContain(`<link rel="prev" href="${baseUrl}/bots"/>`);
    expect(text).toContain(`<link rel="next" href="${baseUrl}/bots?page=3"/>`);
    expect(text).toContain('rel="next" href="/bots?page=3&amp;at=1000"');
    expect(text).toContain('rel="prev" href="/bots?at=1000"');
    expect((await read('/bots', { listings })).text).not.toContain('<link rel="prev"');
    expect((await read('/bots?page=99', { listings })).text).toContain('Page 3 of 3');
  });

  test('what somebody searched for is not kept by search engines, lists are', async () => {
    const kept = async (path: string) => !(await read(path)).text.includes('content="noindex, follow"');
    expect(await kept('/bots')).toBe(true);
    expect(await kept('/servers?tag=survival')).toBe(true);
    expect(await kept('/bots?q=Sample')).toBe(false);
    expect(await kept('/bots?tag=nobody-has-this')).toBe(false);
  });
});

describe('P26 the map', () => {
  const ids = Array.from({ length: 1_001 }, (_, number) => `lst_${String(number).padStart(5, '0')}`);
  const listings = ids.map((id) => ({ ...BOT, id }));

  test('has parts of at most 1,000, which hold every listing once', async () => {
    const { answer, text } = await read('/sitemap.xml', { listings });
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const parts = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(baseUrl, ''));
    expect(parts).toHaveLength(3);
    const urls = [];
    for (const part of parts.slice(1)) {
      const found = [...(await read(part, { listings })).text.matchAll(/<loc>(.*?)<\/loc>/g)];
      expect(found.length).toBeLessThanOrEqual(1_000);
      urls.push(...found.map(([, url]) => url));
    }
    expect(urls).toEqual(ids.map((id) => `${baseUrl}/listings/${id}`));
    const pages = await read(parts[0]!);
    expect(pages.text).toContain(`<loc>${baseUrl}/docs/receive-votes</loc>`);
  });

  test('takes any beginning, and no other text than an ID', async () => {
    expect((await read('/sitemap/listings.xml?from=%22%3E%3C')).text).toContain(BOT.id);
    expect((await read('/sitemap/listings.xml?from=zzz')).text).not.toContain('<url>');
  });

  test('robots are told where it is, and what is not theirs', async () => {
    const { answer, text } = await read('/robots.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    for (const path of ['/dashboard', '/account', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
  });
});

describe('where nothing is found', () => {
  test('the page says what to take away, and shows what comes near', async () => {
    const { text } = await read('/servers?q=survial&tag=smp&game=fivem', { near: [MINECRAFT] });
    expect(text).toContain('These come near “<bdi>survial</bdi>”');
    expect(text).toContain(`href="/listings/${MINECRAFT.id}"`);
    for (const way of ['Remove the tag', 'Search all games', 'Search bots instead'])
      expect(text).toContain(way);
    expect(text).toContain('href="/servers?q=survial&amp;game=fivem"');
    expect(text).toContain('href="/bots?q=survial"');
  });

  test('a page that is not there offers a search', async () => {
    const { text } = await read('/nope');
    expect(text).toContain('formaction="/servers"');
    expect(text).not.toContain('rel="canonical"');
  });
});
