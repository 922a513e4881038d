// GET /robots.txt, /sitemap.xml and /sitemap/…: help search engines find the public pages. The sitemap of listings has
// several parts, and each part is there in each language (/de/sitemap/…).
import { loadGuides } from '../../../docs/guides.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { LANGUAGE_CODES } from '../../../messages/languages.ts';
import { ownPagePath } from '../../../site/own-pages.ts';
import { listPath } from '../../components/listing-labels.ts';
import type { WebContext } from '../../context.ts';
import { languageAddress, splitLanguagePath } from '../../language-path.ts';
import { filledCategories, type KindCounts, readSiteCounts } from '../../site-counts.ts';

const MAX_AGE_SECONDS = 3_600;

/** Personal pages, and pages that are useless without an account. */
const DISALLOWED = [
  '/dashboard',
  '/account',
  '/staff',
  '/setup',
  '/sign-',
  '/auth/',
  '/api/',
  '/*/vote$',
  '/*/report$',
  '/*/report?',
  '/*?*at=',
];

/** Not as `/*` and the path, which would be the names of listings, too. */
function inEveryLanguage(path: string): readonly string[] {
  return LANGUAGE_CODES.map((code) => `/${code}${path}`);
}

export function serveRobots(context: WebContext): Response {
  const lines = [
    'User-agent: *',
    ...DISALLOWED.flatMap((path) => [path, ...(path.startsWith('/*') ? [] : inEveryLanguage(path))]).map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${baseUrl(context)}/sitemap.xml`,
    '',
  ];
  return send(context, lines.join('\n'), 'text/plain');
}

export async function serveSitemapIndex(context: WebContext): Promise<Response> {
  const starts = await context.var.app.frontPage.sitemapStarts();
  const parts = ['/sitemap/pages.xml', ...starts.map((id) => `/sitemap/listings.xml?from=${id}`)];
  const { defaultLanguage } = context.var.app.config;
  const prefixes = LANGUAGE_CODES.map((code) => (code === defaultLanguage ? '' : `/${code}`)).sort();
  const entries = prefixes
    .flatMap((prefix) => parts.map((path) => prefix + path))
    .map((path) => `<sitemap><loc>${baseUrl(context)}${path}</loc></sitemap>`);
  return send(context, sitemapXml('sitemapindex', entries), 'application/xml');
}

export async function servePageSitemap(context: WebContext): Promise<Response> {
  const { config, facets } = context.var.app;
  const own = context.var.site.ownPages.filter(({ isPublished }) => isPublished).map(({ slug }) => ownPagePath(slug));
  const guides = loadGuides(config).map(({ name }) => `/docs/${name}`);
  const lists = (await readSiteCounts(facets)).flatMap(listPaths);
  const paths = ['/', ...lists, '/rising', '/updated', '/docs', '/docs/api', '/sdk/', ...own, ...guides];
  const address = addressIn(context);
  const entries = paths.map((path) => `<url><loc>${address(path)}</loc></url>`);
  return send(context, sitemapXml('urlset', entries), 'application/xml');
}

/** Of bots or a game, with its categories. Empty lists are not indexed, except those of everything. */
function listPaths(of: KindCounts): readonly string[] {
  const { kind, listings } = of;
  const scope = kind === 'bot' ? { type: 'bot' as const, game: null } : { type: 'game' as const, game: kind };
  const categories = filledCategories(of).map(({ slug: category }) => listPath({ ...scope, category }));
  if (kind === 'bot') return ['/bots', ...categories, '/servers'];
  return [...(listings > 0 ? [listPath(scope)] : []), ...categories];
}

/** The start of a part may be any ID. */
export async function serveListingSitemap(context: WebContext): Promise<Response> {
  const from = /^[\w-]{0,32}$/.exec(context.req.query('from') ?? '')?.[0] ?? '';
  const listings = await context.var.app.frontPage.sitemapEntries(from);
  const address = addressIn(context);
  const entries = listings.map(
    (entry) =>
      `<url><loc>${address(listingPath(entry))}</loc><lastmod>${entry.updatedAt.toISOString()}</lastmod></url>`,
  );
  return send(context, sitemapXml('urlset', entries), 'application/xml');
}

/** Addresses of pages in the language of the sitemap's own address. */
function addressIn(context: WebContext): (path: string) => string {
  const { defaultLanguage } = context.var.app.config;
  const { language } = splitLanguagePath(new URL(context.req.url).pathname);
  return (path) => baseUrl(context) + languageAddress(path, language ?? defaultLanguage, defaultLanguage);
}

/** In our URLs, the only character that XML requires to be escaped is an `&` in BASE_URL. */
function baseUrl(context: WebContext): string {
  return context.var.app.config.baseUrl.replaceAll('&', '&amp;');
}

function sitemapXml(element: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${[head, ...entries].join('\n')}\n</${element}>\n`;
}

function send(context: WebContext, text: string, type: string): Response {
  context.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
  context.header('X-Content-Type-Options', 'nosniff');
  return context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
}
