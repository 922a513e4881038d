// Sends an image of a listing whose URL changes with its content: public, cached forever, without a session.
import type { WebContext } from './context.ts';

const YEAR_SECONDS = 31_536_000;

interface ListingImage {
  /** Null for 404. */
  readonly bytes: Uint8Array | null;
  readonly contentType: 'image/avif' | 'image/webp';
  /** Distinguishes every image that can have this listing's URL. */
  readonly tag: string;
}

export function sendListingImage(context: WebContext, { bytes, contentType, tag }: ListingImage): Response {
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (!bytes) return context.text('Not found', 404);
  const etag = `"${tag}"`;
  context.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  context.header('ETag', etag);
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType });
}
