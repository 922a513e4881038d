// The preview image that chat apps show with a link to a listing (decision P86): its icon on a background, 1200×630
// pixels, with its banner across the top. It contains no text, because a server may have no fonts; the link's title
// shows the name.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import type { Connection } from '../db/database.ts';
import { loadImageLibrary, type Sharp } from '../images/image-library.ts';
import { selectIcon } from './icon-queries.ts';
import type { Listing } from './listing.ts';
import { selectBanner } from './picture-queries.ts';

export interface SocialPreview {
  /** A hash of the content. */
  readonly hash: string;
  readonly png: Uint8Array;
}

/** The listing's own images; at least one is needed. */
export interface PreviewImages {
  readonly icon: Uint8Array | null;
  readonly banner: Uint8Array | null;
}

/**
 * Reads the images with `read` and draws them, unless `key` is cached. Null: there are none, too many requests are
 * waiting, or images cannot be rendered on this machine.
 */
export type SocialPreviews = (
  key: string,
  read: () => Promise<PreviewImages>,
  draw?: DrawPreview,
) => Promise<SocialPreview | null>;
/** Draws a PNG with the images in it; by default those of a listing on the design's background. */
export type DrawPreview = (sharp: Sharp, images: PreviewImages) => Promise<Buffer>;

/** How the site wants previews of listings to look. */
export interface PreviewLook {
  /** Changes with the look. */
  readonly key: string;
  /** The background as PNG, with the place for the icon unless the listing has a banner. */
  ground(sharp: Sharp, hasBanner: boolean): Promise<Buffer>;
}

const KEPT_MOST = 64;
const WAITING_MOST = 16;
const CORNER = 48;
/** Where the icon is without a banner. */
export const PREVIEW_ICON = { left: 448, top: 108, side: 304 } as const;
const { left: LEFT, top: TOP, side: SIDE } = PREVIEW_ICON;
const WIDTH = 1200;
const BANNER_HEIGHT = 300;
/** Where an icon overlaps a banner, with a white border. */
const BELOW_TOP = 160;
const BORDER = 12;
/** The color of the background. */
const PAPER = '#fbfaf6';
const TIMEOUT_SECONDS = 5;

/** Renders one image at a time and caches the newest. */
export function createSocialPreviews(): SocialPreviews {
  const kept = new Map<string, Promise<SocialPreview | null>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (key, read, draw = drawListing(null)) => {
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= WAITING_MOST) return Promise.resolve(null);
    waiting += 1;
    const drawn = last.then(async () => render(await read(), draw)).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    kept.set(key, drawn);
    // A failure is not cached, because it may work the next time.
    drawn.then((preview) => preview ?? kept.delete(key)).catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

/** Null if the listing has other images by now, or if images cannot be rendered on this machine. */
export function readSocialPreview(
  { db, socialPreviews }: { readonly db: Connection; readonly socialPreviews: SocialPreviews },
  { id, icon, banner }: Pick<Listing, 'id' | 'icon' | 'banner'>,
  look: PreviewLook | null = null,
): Promise<SocialPreview | null> {
  const read = async () => ({
    icon: icon ? await selectIcon(db, id, { hash: icon, size: 'large' }) : null,
    banner: banner ? await selectBanner(db, id, { hash: banner, size: 'large', format: 'webp' }) : null,
  });
  return socialPreviews(`${id}:${icon}:${banner}:${look?.key ?? ''}`, read, drawListing(look));
}

async function render(images: PreviewImages, draw: DrawPreview): Promise<SocialPreview | null> {
  const sharp = await loadImageLibrary();
  if (!sharp || (!images.icon && !images.banner)) return null;
  try {
    const png = await draw(sharp, images);
    return { png, hash: createHash('sha256').update(png).digest('base64url').slice(0, 22) };
  } catch {
    return null;
  }
}

function drawListing(look: PreviewLook | null): DrawPreview {
  return async (sharp, { icon, banner }) => {
    const ground = await (look?.ground(sharp, banner !== null) ?? designGround(sharp, banner !== null));
    return sharp(ground)
      .composite(banner ? await bannerLayers(sharp, banner, icon) : await iconLayers(sharp, icon, TOP))
      .timeout({ seconds: TIMEOUT_SECONDS })
      .png({ palette: true, colours: 256 })
      .toBuffer();
  };
}

/** Its frame is for an icon without a banner. */
async function designGround(sharp: Sharp, hasBanner: boolean): Promise<Buffer> {
  const ground = await readFile(join(import.meta.dirname, 'preview-ground.png'));
  if (!hasBanner) return ground;
  const cover = { create: { width: 360, height: 360, channels: 3 as const, background: PAPER } };
  return sharp(ground)
    .composite([{ input: cover, left: 420, top: 80 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function iconLayers(sharp: Sharp, icon: Uint8Array | null, top: number): Promise<OverlayOptions[]> {
  return icon ? [{ input: await rounded(sharp, sharp(icon), SIDE), left: LEFT, top }] : [];
}

/** The icon overlaps the banner, with a border of its own. */
async function bannerLayers(sharp: Sharp, banner: Uint8Array, icon: Uint8Array | null): Promise<OverlayOptions[]> {
  const across = await sharp(banner).resize(WIDTH, BANNER_HEIGHT).png({ compressionLevel: 1 }).toBuffer();
  const side = SIDE + 2 * BORDER;
  const white = sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } });
  const border = icon && { input: await rounded(sharp, white, side), left: LEFT - BORDER, top: BELOW_TOP - BORDER };
  return [
    { input: across, left: 0, top: 0 },
    ...(border ? [border] : []),
    ...(await iconLayers(sharp, icon, BELOW_TOP)),
  ];
}

async function rounded(sharp: Sharp, image: ReturnType<Sharp>, side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 4 } as const;
  const square = await image.resize(side, side).ensureAlpha().png().toBuffer();
  return sharp(square)
    .composite([{ input: corners(side), raw, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A mask that is opaque except for rounded corners with smooth edges. */
function corners(side: number): Buffer {
  const mask = Buffer.alloc(side * side * 4);
  const outside = (at: number) => Math.max(CORNER - at - 0.5, at + 0.5 - (side - CORNER), 0);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const beyond = Math.hypot(outside(x), outside(y)) - CORNER;
      mask[(y * side + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - beyond)));
    }
  return mask;
}
