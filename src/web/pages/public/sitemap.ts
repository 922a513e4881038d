// GET /robots.txt, /sitemap.xml and /sitemap/…: where search engines find what is public, in parts.
import { loadGuides } from '../../../docs/guides.ts';
import type { WebContext } from '../../context.ts';

const FRESH_SECONDS = 3_600;

/** What is somebody's own, and what leads nowhere without an account. */
const CLOSED = [
  '/dashboard',
  '/account',
  '/staff',
  '/setup',
  '/sign-',
  '/auth/',
  '/api/',
  '/*/vote$',
  '/*?*at=',
];

export function serveRobots(context: WebContext): Response {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl(context)}/sitemap.xml`,
    '',
  ];
  return answer(context, lines.join('\n'), 'text/plain');
}

export async function serveSitemapIndex(context: WebContext): Promise<Response> {
  const borders = await context.var.parts.front.borders();
  const parts = ['/sitemap/pages.xml', ...borders.map((id) => `/sitemap/listings.xml?from=${id}`)];
  const entries = parts.map((path) => `<sitemap><loc>${baseUrl(context)}${path}</loc></sitemap>`);
  return answer(context, mapOf('sitemapindex', entries), 'application/xml');
}

export function servePageSitemap(context: WebContext): Response {
  const { site } = context.var.parts;
  const guides = loadGuides(site).map(({ name }) => `/docs/${name}`);
  const paths = ['/', '/bots', '/servers', '/docs', '/docs/api', ...guides];
  const entries = paths.map((path) => `<url><loc>${baseUrl(context)}${path}</loc></url>`);
  return answer(context, mapOf('urlset', entries), 'application/xml');
}

/** From any ID on, whether a part begins there or not. */
export async function serveListingSitemap(context: WebContext): Promise<Response> {
  const from = /^[\w-]{0,32}$/.exec(context.req.query('from') ?? '')?.[0] ?? '';
  const listings = await context.var.parts.front.part(from);
  const entries = listings.map(
    ({ id, updatedAt }) =>
      `<url><loc>${baseUrl(context)}/listings/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  );
  return answer(context, mapOf('urlset', entries), 'application/xml');
}

/** Addresses here are the service's own and IDs: neither holds a sign that XML minds, but `&` in a base address. */
function baseUrl(context: WebContext): string {
  return context.var.parts.site.baseUrl.replaceAll('&', '&amp;');
}

function mapOf(element: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${[head, ...entries].join('\n')}\n</${element}>\n`;
}

function answer(context: WebContext, text: string, type: string): Response {
  context.header('Cache-Control', `public, max-age=${FRESH_SECONDS}`);
  context.header('X-Content-Type-Options', 'nosniff');
  return context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
}
