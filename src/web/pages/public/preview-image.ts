// GET /listings/:id/preview.png: the image that chats show with a link to a public listing (decision P86).
import type { Config } from '../../../config.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { findVisibleListing } from '../../../listings/shown-listings.ts';
import { readSocialPreview } from '../../../listings/social-preview.ts';
import { assetUrl } from '../../assets.ts';
import type { WebContext } from '../../context.ts';
import { sendPublicImage } from '../../public-image.ts';
import { seeOther } from '../../redirect.ts';

const MAX_AGE_SECONDS = 3_600;

/** The URL changes with the icon and the banner. Undefined means that the site's own image is used. */
export function previewImagePath(
  listing: Pick<ShownListing, 'id' | 'icon' | 'banner' | 'visibility' | 'ownerProvenAt'>,
  config: Pick<Config, 'ownership'>,
): string | undefined {
  const { id, icon, banner } = listing;
  if ((!icon && !banner) || !isOpenToAll(listing, config)) return undefined;
  const query = new URLSearchParams({ ...(icon && { icon }), ...(banner && { banner }) });
  return `/listings/${id}/preview.png?${query}`;
}

export async function servePreviewImage(context: WebContext): Promise<Response> {
  const { app } = context.var;
  const id = context.req.param('id') ?? '';
  const listing = ID_PATTERN.test(id) ? await findVisibleListing(app, null, id) : null;
  if (!listing) return context.text('Not found', 404);
  const preview = listing.icon || listing.banner ? await readSocialPreview(app, listing) : null;
  if (!preview) {
    context.header('Cache-Control', 'no-store');
    return seeOther(context, assetUrl('preview.png'), 302);
  }
  return sendPublicImage(context, {
    body: new Uint8Array(preview.png),
    contentType: 'image/png',
    hash: preview.hash,
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}
