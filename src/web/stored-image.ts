// Sends an uploaded or fetched image, without a session.
import { IMMUTABLE } from './cache-control.ts';
import type { WebContext } from './context.ts';

interface StoredImage {
  /** Null for 404. */
  readonly bytes: Uint8Array | null;
  readonly contentType: 'image/avif' | 'image/webp' | 'image/png';
  /** Distinguishes every image that can have this URL. */
  readonly tag: string;
  /** `IMMUTABLE` by default. */
  readonly cacheControl?: string;
}

export function sendStoredImage(context: WebContext, image: StoredImage): Response {
  const { bytes, contentType, tag, cacheControl = IMMUTABLE } = image;
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (!bytes) return context.text('Not found', 404);
  const etag = `"${tag}"`;
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': contentType });
}
