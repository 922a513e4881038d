// GET /images/:scope/:signature/:name: an image in a description, fetched and re-encoded by the service, so that its
// host sees no visitors (decision P491).
import type { WebContext } from '../../context.ts';
import { sendStoredImage } from '../../stored-image.ts';

const MAX_AGE_SECONDS = 86_400;
/** Long enough for a page with several copies of a broken image. */
const BROKEN_MAX_AGE_SECONDS = 60;

export async function serveTextImage(context: WebContext): Promise<Response> {
  const { scope = '', signature = '', name = '' } = context.req.param();
  const read = await context.var.app.textImages.read(scope, signature, name);
  if (read.ok)
    return sendStoredImage(context, {
      bytes: read.image.picture,
      contentType: 'image/webp',
      tag: read.image.hash,
      cacheControl: `public, max-age=${MAX_AGE_SECONDS}`,
    });
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (read.reason === 'busy') {
    context.header('Cache-Control', 'no-store');
    context.header('Retry-After', '30');
    return context.text('Busy', 503);
  }
  context.header('Cache-Control', `private, max-age=${BROKEN_MAX_AGE_SECONDS}`);
  return context.text('Not found', 404);
}
