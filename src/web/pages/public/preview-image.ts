// GET /listings/:id/preview.png: the image that chat apps show with a link to a public listing (decision P86).
import type { Config } from '../../../config.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { findVisibleListing } from '../../../listings/shown-listings.ts';
import { readSocialPreview } from '../../../listings/social-preview.ts';
import { listingLook, lookOf } from '../../../site/brand-preview.ts';
import type { Brand } from '../../../site/site-parts.ts';
import type { WebContext } from '../../context.ts';
import { withQuery } from '../../local-path.ts';
import { sendPublicImage } from '../../public-image.ts';
import { seeOther } from '../../redirect.ts';
import { sitePreviewPath } from '../../site-preview-path.ts';

const MAX_AGE_SECONDS = 3_600;

/** The URL changes with the icon, the banner and the brand. Undefined means that the site's own image is used. */
export function previewImagePath(
  listing: Pick<ShownListing, 'id' | 'icon' | 'banner' | 'visibility' | 'ownerProvenAt'>,
  config: Pick<Config, 'ownership'>,
  brand: Brand,
): string | undefined {
  const { id, icon, banner } = listing;
  if ((!icon && !banner) || !isOpenToAll(listing, config)) return undefined;
  return withQuery(`/listings/${id}/preview.png`, { icon, banner, look: lookOf(brand) });
}

export async function servePreviewImage(context: WebContext): Promise<Response> {
  const { app, site } = context.var;
  const listing = await findVisibleListing(app, null, context.req.param('id') ?? '');
  if (!listing) return context.text('Not found', 404);
  const hasImages = listing.icon !== null || listing.banner !== null;
  const preview = hasImages ? await readSocialPreview(app, listing, listingLook(app.db, site.brand)) : null;
  if (!preview) {
    context.header('Cache-Control', 'no-store');
    return seeOther(context, sitePreviewPath(site), 302);
  }
  return sendPublicImage(context, {
    body: new Uint8Array(preview.png),
    contentType: 'image/png',
    hash: preview.hash,
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}
