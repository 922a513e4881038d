// GET /oembed?url=…: lets other sites show a listing when someone pastes its link (oembed.com, decision P496).
import type { Config } from '../../../config.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { findVisibleListing, type ShownListing } from '../../../listings/shown-listings.ts';
import type { WebContext } from '../../context.ts';
import { escapeXml } from '../../escape-xml.ts';
import { splitLanguagePath } from '../../language-path.ts';
import { frameCode, widgetFrame } from '../../widget/embed-code.ts';
import { cleanLine } from '../../widget/fit-text.ts';

const CACHE_SECONDS = 3_600;
const ICON_SIDE = 256;

/** For the page's head: where programs that get its link find how to show it. */
export function oembedDiscovery(listing: ShownListing, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const url = encodeURIComponent(baseUrl + listingPath(listing));
  return { href: `${baseUrl}/oembed?url=${url}`, type: 'application/json+oembed', title: listing.name };
}

export async function serveOembed(context: WebContext): Promise<Response> {
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const { url, format = 'json', maxwidth, maxheight } = context.req.query();
  if (!url) return context.text('Name the page in the parameter url.', 400);
  const width = parseLength(maxwidth);
  const height = parseLength(maxheight);
  if (width === null || height === null) return context.text('maxwidth and maxheight are numbers of pixels.', 400);
  if (format !== 'json' && format !== 'xml') return context.text('The format is json or xml.', 501);
  const { app } = context.var;
  const name = nameIn(url, app.config.baseUrl);
  const listing = name === null ? null : await findVisibleListing(app, null, name);
  if (!listing) return context.text('This is not the page of a listing here.', 404);
  const embed = describeEmbed(context, listing, { width, height });
  context.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`);
  if (format === 'json') return context.json(embed);
  return context.body(toXml(embed), 200, { 'Content-Type': 'text/xml; charset=utf-8' });
}

/** Infinity if it is not given; null if it is not a positive number. */
function parseLength(text: string | undefined): number | null {
  if (text === undefined || text === '') return Number.POSITIVE_INFINITY;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The name in the path of a listing's page or vote page: its ID or a slug. */
function nameIn(text: string, baseUrl: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(baseUrl).host) return null;
  return /^\/listings\/([^/]+)(?:\/vote)?\/?$/.exec(splitLanguagePath(url.pathname).path)?.[1] ?? null;
}

type Embed = Readonly<Record<string, string | number>>;

function describeEmbed(
  {
    var: {
      app: { site },
      t,
    },
  }: WebContext,
  listing: ShownListing,
  most: { readonly width: number; readonly height: number },
): Embed {
  const frame = widgetFrame(t, { listing, site });
  const width = Math.min(frame.width, most.width);
  const height = Math.min(frame.height, most.height);
  const isIconShown = listing.icon !== null && Math.min(most.width, most.height) >= ICON_SIDE;
  return {
    version: '1.0',
    type: 'rich',
    title: cleanLine(listing.name),
    provider_name: site.displayName,
    provider_url: `${site.baseUrl}/`,
    cache_age: CACHE_SECONDS,
    html: frameCode({ ...frame, width, height }),
    width,
    height,
    ...(isIconShown && {
      thumbnail_url: `${site.baseUrl}/listings/${listing.id}/icon/${listing.icon}.webp`,
      thumbnail_width: ICON_SIDE,
      thumbnail_height: ICON_SIDE,
    }),
  };
}

function toXml(embed: Embed): string {
  const elements = Object.entries(embed).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
