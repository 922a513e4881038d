// The preview image that chat apps show with a link to a listing (decision P86): its icon on a background, 1200×630
// pixels. It contains no text, because a server may have no fonts; the link's title shows the name.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../db/database.ts';
import { loadImageLibrary, type Sharp } from '../images/image-library.ts';
import { selectIcon } from './icon-queries.ts';

export interface SocialPreview {
  /** A hash of the content. */
  readonly hash: string;
  readonly png: Uint8Array;
}

/**
 * Reads the image with `read` and draws it, unless `key` is cached. Null: there is no such image, too many requests are
 * waiting, or images cannot be rendered on this machine.
 */
export type SocialPreviews = (
  key: string,
  read: () => Promise<Uint8Array | null>,
  draw?: DrawPreview,
) => Promise<SocialPreview | null>;
/** Draws a PNG with an image in it; by default a listing's icon on the design's background. */
export type DrawPreview = (sharp: Sharp, image: Uint8Array) => Promise<Buffer>;

/** How the site wants previews of listings to look. */
export interface PreviewLook {
  /** Changes with the look. */
  readonly key: string;
  /** The background with the place for the icon, as PNG. */
  ground(sharp: Sharp): Promise<Buffer>;
}

const KEPT_MOST = 64;
const WAITING_MOST = 16;
const SIDE = 304;
const CORNER = 48;
const [LEFT, TOP] = [448, 108];
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

/** Null if the listing has another icon by now, or if images cannot be rendered on this machine. */
export function readSocialPreview(
  { db, socialPreviews }: { readonly db: Connection; readonly socialPreviews: SocialPreviews },
  { listingId, hash }: { readonly listingId: string; readonly hash: string },
  look: PreviewLook | null = null,
): Promise<SocialPreview | null> {
  const read = () => selectIcon(db, listingId, { hash, size: 'large' });
  return socialPreviews(`${listingId}:${hash}:${look?.key ?? ''}`, read, drawListing(look));
}

async function render(image: Uint8Array | null, draw: DrawPreview): Promise<SocialPreview | null> {
  const sharp = await loadImageLibrary();
  if (!sharp || !image) return null;
  try {
    const png = await draw(sharp, image);
    return { png, hash: createHash('sha256').update(png).digest('base64url').slice(0, 22) };
  } catch {
    return null;
  }
}

function drawListing(look: PreviewLook | null): DrawPreview {
  return async (sharp, icon) => {
    const ground = await (look?.ground(sharp) ?? readFile(join(import.meta.dirname, 'preview-ground.png')));
    return sharp(ground)
      .composite([{ input: await rounded(sharp, icon), left: LEFT, top: TOP }])
      .timeout({ seconds: TIMEOUT_SECONDS })
      .png({ palette: true, colours: 256 })
      .toBuffer();
  };
}

async function rounded(sharp: Sharp, icon: Uint8Array): Promise<Buffer> {
  const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
  return sharp(icon)
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .composite([{ input: corners(), raw, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A mask that is opaque except for rounded corners with smooth edges. */
function corners(): Buffer {
  const mask = Buffer.alloc(SIDE * SIDE * 4);
  const outside = (at: number) => Math.max(CORNER - at - 0.5, at + 0.5 - (SIDE - CORNER), 0);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const beyond = Math.hypot(outside(x), outside(y)) - CORNER;
      mask[(y * SIDE + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - beyond)));
    }
  return mask;
}
