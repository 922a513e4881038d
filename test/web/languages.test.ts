// In which language a page is: by its address, the account, the cookie, the browser, or the site's default.
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../src/messages/languages.ts';
import { translationsIn } from '../../src/messages/translations.ts';
import { preferredLanguage } from '../../src/web/language.ts';
import { localizeLinks, splitLanguagePath, withLanguage } from '../../src/web/language-path.ts';
import { MINECRAFT, OWNER, RETRIED_EVENT } from '../support/seed/sample-site.ts';
import { printLine } from '../support/seeded-random.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const site = sharedSite();
const LISTING = `/listings/${MINECRAFT.slug}`;

const languageOf = (page: string) => /<html lang="([^"]*)"/.exec(page)?.[1];
const read = async (path: string, headers: Record<string, string> = {}) => site().get(path, { cookie: '', ...headers });
const choose = (language: string, headers: Record<string, string> = {}) =>
  site().post('/language', { language }, { ...SAME_SITE, referer: 'http://localhost/de/bots?tag=fun', ...headers });

afterEach(async () => {
  await site().db.updateTable('person').set({ language: null }).execute();
});

test('the address rules over the account, the account over the cookie, the cookie over the browser', async () => {
  const headers = { 'accept-language': 'de', cookie: '' };
  expect(languageOf((await read('/', headers)).page)).toBe('de');
  const withCookie = { ...headers, cookie: 'language=ru' };
  expect(languageOf((await read('/', withCookie)).page)).toBe('ru');
  const owner = { ...headers, cookie: `${await site().cookieOf('owner')}; language=ru` };
  expect(languageOf((await read('/', owner)).page)).toBe('ru');
  await site().db.updateTable('person').set({ language: 'ar' }).where('id', '=', OWNER.id).execute();
  expect(languageOf((await read('/', owner)).page)).toBe('ar');
  expect(languageOf((await read('/en', owner)).page)).toBe('en');
});

test.each(['language=xx', 'language="><script>', `language=${'x'.repeat(3_000)}`])(
  'with the cookie %s a page is in the default language',
  async (cookie) => {
    const { page, status, response } = await read('/', { cookie });
    expect(status).toBe(200);
    expect(languageOf(page)).toBe('en');
    expect(response.headers.get('content-language')).toBe('en');
  },
);

test('a page says which language it is in, and what the choice depends on', async () => {
  const { page, response } = await read('/ar/bots');
  expect(page).toMatch(/<html lang="ar" dir="rtl"/);
  expect(response.headers.get('content-language')).toBe('ar');
  expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  expect((await read('/bots')).page).not.toContain(' dir="rtl"');
});

test('a page names its address in every language, and its own as the canonical one', async () => {
  const { page } = await read(`/ru${LISTING}`);
  expect(page).toContain(`<link rel="canonical" href="http://localhost/ru${LISTING}"/>`);
  for (const code of LANGUAGE_CODES.filter((language) => language !== 'en'))
    expect(page).toContain(`<link rel="alternate" hreflang="${code}" href="http://localhost/${code}${LISTING}"/>`);
  expect(page).toContain(`<link rel="alternate" hreflang="en" href="http://localhost${LISTING}"/>`);
  expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="http://localhost${LISTING}"/>`);
  // The plain address in German, because the browser prefers it.
  const { page: german } = await read(LISTING, { 'accept-language': 'de' });
  expect(german).toContain(`<link rel="canonical" href="http://localhost/de${LISTING}"/>`);
});

test('links, forms and redirects keep the language of the address', async () => {
  const { page } = await read('/de');
  expect(page).toContain('href="/de/bots"');
  expect(page).toContain('action="/de/language"');
  expect((await read('/de/account')).location).toBe('/de/sign-in?next=%2Faccount');
  // The address with the ID moves to the one with the slug.
  const moved = await read(`/de/listings/${MINECRAFT.id}`);
  expect(moved.page).toContain(`<link rel="canonical" href="http://localhost/de${LISTING}"/>`);
});

test.each([
  '',
  LISTING,
  `${LISTING}/vote`,
  `/dashboard/${MINECRAFT.id}/deliveries`,
  `/dashboard/${MINECRAFT.id}/deliveries/${RETRIED_EVENT}`,
  `/dashboard/${MINECRAFT.id}/page`,
  '/favorites',
])('what /de%s links to, sends to and loads is in German, too', async (path) => {
  const { page, status } = await site().get(`/de${path}`, { cookie: await site().cookieOf('owner') });
  expect(status).toBe(200);
  const addresses = [...page.matchAll(/[\w-]+="(\/[^"]*)"/g)].map(([, address]) => address!);
  const files = /^\/(assets|images)\/|\.\w+([?#]|$)|\/(icon|banner|pictures)\//;
  expect(addresses.filter((address) => !files.test(address) && !/^\/de([/?#]|$)/.test(address))).toEqual([]);
});

test('the switch saves the choice in the browser and the account, and returns to the page without its language', async () => {
  const { location, response } = await choose('ar');
  expect(location).toBe('/bots?tag=fun');
  expect(response.headers.getSetCookie().join()).toMatch(
    /language=ar; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const { language } = await site()
    .db.selectFrom('person')
    .select('language')
    .where('id', '=', OWNER.id)
    .executeTakeFirstOrThrow();
  expect(language).toBe('ar');
  expect(JSON.parse((await site().get('/account/export')).page).account.language).toBe('ar');
});

test('an unknown language changes nothing', async () => {
  const { location, response } = await choose('xx');
  expect(location).toBe('/bots?tag=fun');
  expect(response.headers.getSetCookie().join()).not.toContain('language=');
});

test('the footer and the menu offer every language by its own name', async () => {
  const { page } = await site().get('/');
  expect(page.match(/<form class="language-switch" method="post" action="\/language">/g)).toHaveLength(2);
  for (const code of LANGUAGE_CODES) expect(page).toContain(`<option value="${code}" lang="${code}"`);
  const read = page.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  for (const code of LANGUAGE_CODES) expect(read).toContain(`>${LANGUAGES[code].name}</option>`);
});

test.each(['/', '/bots', '/servers/minecraft', LISTING, `${LISTING}/vote`, '/rising'])(
  '%s is at most 3 kB larger than in English, and has the texts of its language only',
  async (path) => {
    const sizeIn = async (language: string) => {
      const address = withLanguage(path, language as Language);
      const response = await site().request(address, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      return (await response.arrayBuffer()).byteLength;
    };
    const english = await sizeIn('en');
    const larger = await Promise.all(
      LANGUAGE_CODES.map(async (code) => [code, (await sizeIn(code)) - english] as const),
    );
    if (process.env.SHOW_SIZES) printLine(`${path} ${english} B; ${larger.map((one) => one.join(' +')).join(', ')}`);
    expect(larger.filter(([, bytes]) => bytes > 3_000)).toEqual([]);
    const { page } = await read(withLanguage(path, 'de'));
    for (const code of LANGUAGE_CODES.filter((other) => other !== 'de'))
      expect(page).not.toContain((await translationsIn(code))('layout.skipToContent'));
  },
  // The first one loads every language.
  60_000,
);

test('sitemaps are there for each language, with addresses in it', async () => {
  const { page: index } = await read('/sitemap.xml');
  expect(index).toContain('<loc>http://localhost/sitemap/pages.xml</loc>');
  expect(index).toContain('<loc>http://localhost/ru/sitemap/pages.xml</loc>');
  expect((await read('/ru/sitemap/pages.xml')).page).toContain('<loc>http://localhost/ru/bots</loc>');
  expect((await read('/ar/sitemap/listings.xml')).page).toContain(`<loc>http://localhost/ar${LISTING}</loc>`);
  expect((await read('/sitemap/listings.xml')).page).toContain(`<loc>http://localhost${LISTING}</loc>`);
});

test.each(['/%64e/bots', '/d%65', '/%2Fde/bots'])('%s has no language, and is no page', async (path) => {
  expect((await read(path)).status).toBe(404);
});

test('the switch leads to a page without a language, also from one that is typed with one', async () => {
  const { location } = await site().post('/language', { language: 'de', page: '/fr/bots' }, SAME_SITE);
  expect(location).toBe('/bots');
});

test('a page of a listing in any language can be embedded', async () => {
  const { status } = await read(`/oembed?url=${encodeURIComponent(`http://localhost/de${LISTING}`)}`);
  expect(status).toBe(200);
});

test('robots.txt names what is not for search engines in every language, and no listing', async () => {
  const { page } = await read('/robots.txt');
  const rules = page.split('\n').filter((line) => line.startsWith('Disallow: '));
  for (const code of LANGUAGE_CODES) expect(rules).toContain(`Disallow: /${code}/dashboard`);
  expect(rules.filter((rule) => /\/\*\/(dashboard|account|staff|setup|sign)/.test(rule))).toEqual([]);
});

test('the API stays English, whatever the browser prefers', async () => {
  const { page } = await read('/api/v1/nothing', { 'accept-language': 'de' });
  expect(page).toContain('There is no');
});

describe('the language that a browser prefers', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['ar-EG', 'ar'],
    ['az-Cyrl, ru-Latn, en;q=0.5', 'en'],
    ['nl, sv;q=0.9', null],
    ['nl, ru;q=0.4, de;q=0.7', 'de'],
    ['en;q=0, ar', 'ar'],
    ['*', null],
    ['', null],
    [';;;q=,,', null],
    [`${'de,'.repeat(400)}`, null],
    [`${'xx,'.repeat(19)}de`, 'de'],
    [`${'xx,'.repeat(20)}de`, null],
    [`${','.repeat(490)}de`, null],
    ['d, toolonglanguage, de', 'de'],
  ])('%s: %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('addresses with a language', () => {
  test.each([
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/DE/bots', 'de', '/bots'],
    ['/AR/servers/minecraft', 'ar', '/servers/minecraft'],
    ['/demo', null, '/demo'],
    ['/xx/bots', null, '/xx/bots'],
    ['/de/de/bots', 'de', '/de/bots'],
    ['/de/api/v1/votes', null, '/de/api/v1/votes'],
    ['/de/metrics', null, '/de/metrics'],
    ['/de/auth/callback/github', null, '/de/auth/callback/github'],
    ['/de/sitemap/pages.xml', 'de', '/sitemap/pages.xml'],
    ['/', null, '/'],
  ])('%s', (path, language, rest) => {
    expect(splitLanguagePath(path)).toEqual({ language, path: rest });
  });

  test.each([
    ['/', '/de'],
    ['/bots?q=a.b#c', '/de/bots?q=a.b#c'],
    ['/assets/abc/site.css', '/assets/abc/site.css'],
    ['/listings/a/changelog.atom', '/listings/a/changelog.atom'],
    ['/auth/github', '/auth/github'],
    ['//other.example', '//other.example'],
    ['/ru/bots', '/ru/bots'],
    ['/apiary', '/de/apiary'],
  ])('%s in German is %s', (path, localized) => {
    expect(withLanguage(path, 'de')).toBe(localized);
  });

  test('text of an owner that looks like a link is no link', () => {
    const page = '<meta name="description" content="foo href="/><a href="/bots">';
    expect(localizeLinks(page, 'de')).toBe('<meta name="description" content="foo href="/><a href="/de/bots">');
  });

  test('only links and forms of this site are changed in a page', () => {
    const page =
      '<a href="/bots">/bots href=</a><a href="https://a.example/bots"><img src="/x"><form action="/vote" data-again="/a">';
    expect(localizeLinks(page, 'ar')).toBe(
      '<a href="/ar/bots">/bots href=</a><a href="https://a.example/bots"><img src="/x"><form action="/ar/vote" data-again="/ar/a">',
    );
  });
});
