// Sends an image or a frame that other sites may embed: the same for everyone, cached for a while, revalidated by its
// ETag.
import type { Context } from 'hono';

interface PublicImage {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** A hash of the content. */
  readonly hash: string;
  readonly maxAgeSeconds: number;
  readonly status?: 200 | 404;
  /** The content security policy; by default, the image contains nothing that it could apply to. */
  readonly policy?: string;
}

export function sendPublicImage(context: Context, image: PublicImage): Response {
  const { body, contentType, hash, maxAgeSeconds, status = 200, policy = "default-src 'none'" } = image;
  const etag = `"${hash}"`;
  context.header('Cache-Control', `public, max-age=${maxAgeSeconds}`);
  context.header('Content-Security-Policy', policy);
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  context.header('ETag', etag);
  context.header('X-Content-Type-Options', 'nosniff');
  const knownTags = (context.req.header('if-none-match') ?? '').split(',');
  const isKnown = knownTags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (isKnown && status === 200) return context.body(null, 304);
  context.header('Content-Type', contentType);
  return context.body(body, status);
}
