// GET /listings/:id/preview.png: the picture that chats show beside a link to a listing (decision P86); for everybody, and of
// public listings alone.

import { ID_PATTERN } from '../../../core/ids.ts';
import { assetUrl } from '../../assets.ts';
import type { WebContext } from '../../context.ts';
import { seeOther } from '../../redirect.ts';
import type { Listing } from '../../web-parts.ts';

const FRESH_SECONDS = 3_600;

/** Named by its icon: another icon has another address. Undefined: the site's own picture serves. */
export function previewImagePath({ id, icon, visibility }: Listing): string | undefined {
  return icon && visibility.state === 'public' ? `/listings/${id}/preview.png?icon=${icon}` : undefined;
}

export async function servePreviewImage(context: WebContext): Promise<Response> {
  const { listings, icons } = context.var.parts;
  const id = context.req.param('id') ?? '';
  const listing = ID_PATTERN.test(id) ? await listings.findListing(id) : null;
  if (!listing) return context.text('Not found', 404);
  const preview = listing.icon ? await icons.preview(listing.id, listing.icon) : null;
  if (!preview) {
    context.header('Cache-Control', 'no-store');
    return seeOther(context, assetUrl('preview.png'), 302);
  }
  const tag = `"${preview.hash}"`;
  const headers = {
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  const known = context.req.header('if-none-match') ?? '';
  if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
    return context.body(null, 304, headers);
  return context.body(new Uint8Array(preview.png), 200, { ...headers, 'Content-Type': 'image/png' });
}
