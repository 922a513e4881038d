// GET /listings/:id/qr.svg: the link of a public listing as a QR code, for posters, streams and cards.
import { createHash } from 'node:crypto';
import { listingPath } from '../../../listings/listing-path.ts';
import { findVisibleListing } from '../../../listings/shown-listings.ts';
import type { WebContext } from '../../context.ts';
import { drawQr } from '../../draw-qr.ts';
import { sendPublicImage } from '../../public-image.ts';

const MAX_AGE_SECONDS = 3_600;
/** Large enough to print; an SVG can be made larger without loss. */
const SIDE = 512;

export async function serveQrImage(context: WebContext): Promise<Response> {
  const { app } = context.var;
  const listing = await findVisibleListing(app, null, context.req.param('id') ?? '');
  if (!listing) return context.text('Not found', 404);
  // With the ID, because a printed code outlives names.
  const body = qrSvg(app.config.baseUrl + listingPath({ id: listing.id }));
  return sendPublicImage(context, {
    body,
    contentType: 'image/svg+xml; charset=utf-8',
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}

function qrSvg(text: string): string {
  const { size, path } = drawQr(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}"`,
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
  ].join('');
}
