// The files of the site's brand: GET /site/brand-….css, /site/images/:hash/:file, /site/preview/:file, /favicon.ico and
// /site.webmanifest.
import { bug } from '../../../core/assert.ts';
import { DESIGN_ACCENT, SURFACES } from '../../../site/accent.ts';
import { drawSitePreview, readSiteMark } from '../../../site/brand-preview.ts';
import { stylesheetOfFile } from '../../../site/brand-stylesheet.ts';
import { selectImageFile } from '../../../site/queries.ts';
import { ICON_SIDES, iconFile, LOGO_FILE } from '../../../site/render-brand-image.ts';
import { assetUrl } from '../../assets.ts';
import { IMMUTABLE } from '../../cache-control.ts';
import { brandImagePath } from '../../components/site-brand.tsx';
import type { WebContext } from '../../context.ts';
import { sendPublicImage } from '../../public-image.ts';
import { seeOther } from '../../redirect.ts';
import { sitePreviewPath } from '../../site-preview-path.ts';
import { sendStoredImage } from '../../stored-image.ts';

const HOUR = 'public, max-age=3600';

/** Anybody may ask for any color: the content depends on nothing but the path. */
export function serveBrandStylesheet(context: WebContext): Response {
  const sheet = stylesheetOfFile(context.req.param('file') ?? '');
  context.header('X-Content-Type-Options', 'nosniff');
  if (!sheet) return context.text('Not found', 404);
  context.header('Cache-Control', IMMUTABLE);
  return context.body(sheet.css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
}

/** GET /site/preview/:file: an outdated look is redirected to the current one. */
export async function serveSitePreview(context: WebContext): Promise<Response> {
  const { app, site } = context.var;
  const current = sitePreviewPath(site);
  const isCurrent = current === `/site/preview/${context.req.param('file')}`;
  const preview = isCurrent
    ? await app.socialPreviews(
        current,
        async () => ({ icon: await readSiteMark(app.db, site.brand), banner: null }),
        (sharp, { icon }) => drawSitePreview(sharp, icon ?? bug('a preview without images is not drawn'), site.brand),
      )
    : null;
  if (preview)
    return sendPublicImage(context, {
      body: new Uint8Array(preview.png),
      contentType: 'image/png',
      hash: preview.hash,
      maxAgeSeconds: 86_400,
    });
  context.header('Cache-Control', 'no-store');
  return seeOther(context, isCurrent ? assetUrl('preview.png') : current, 302);
}

const FILES: readonly string[] = [LOGO_FILE, ...ICON_SIDES.map(iconFile)];

export async function serveBrandImage(context: WebContext): Promise<Response> {
  const { hash = '', file = '' } = context.req.param();
  const isName = /^[A-Za-z0-9_-]{16}$/.test(hash) && FILES.includes(file);
  const bytes = isName ? await selectImageFile(context.var.app.db, hash, file) : null;
  const contentType = file.endsWith('.webp') ? 'image/webp' : 'image/png';
  return sendStoredImage(context, { bytes, contentType, tag: `${hash}-${file}` });
}

/** Some programs look for the icon here without reading a page. */
export function serveFavicon(context: WebContext): Response {
  const { icon } = context.var.site.brand;
  context.header('Cache-Control', HOUR);
  return seeOther(context, icon ? brandImagePath(icon, iconFile(32)) : assetUrl('icon.svg'), 302);
}

export function serveManifest(context: WebContext): Response {
  const { site } = context.var;
  const { icon, accent } = site.brand;
  const icons = icon
    ? [192, 512].map((side) => ({
        src: brandImagePath(icon, iconFile(side as 192 | 512)),
        sizes: `${side}x${side}`,
        type: 'image/png',
      }))
    : [{ src: assetUrl('icon.svg'), sizes: 'any', type: 'image/svg+xml' }];
  const manifest = {
    name: site.displayName,
    short_name: site.displayName,
    start_url: '/',
    display: 'minimal-ui',
    background_color: SURFACES.light.paper,
    theme_color: accent ?? DESIGN_ACCENT,
    icons,
  };
  context.header('Cache-Control', HOUR);
  context.header('X-Content-Type-Options', 'nosniff');
  return context.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
}
