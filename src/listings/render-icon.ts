// Renders an icon from an uploaded image (decision P33). Only the rendered pixels are stored, never the file itself, so
// no metadata or hidden content survives. A malicious file costs at most one CPU core for a few seconds.
import { createHash } from 'node:crypto';
import { loadImageLibrary } from './image-library.ts';

export interface Icon {
  /** A hash of the content, used in its URL. */
  readonly hash: string;
  /** WebP, 256×256 and 64×64 pixels. */
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

export type IconError =
  | 'empty'
  | 'too_large'
  | 'not_a_picture'
  | 'too_small'
  | 'too_many_pixels'
  | 'unreadable'
  | 'busy'
  | 'unavailable';

export type RenderIconResult =
  | { readonly ok: true; readonly icon: Icon }
  | { readonly ok: false; readonly reason: IconError };

export const ICON_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const ICON_SIZES = { large: 256, small: 64 } as const;
const PIXELS_MOST = 40_000_000;
const SIDE_LEAST = 64;
const TIMEOUT_SECONDS = 5;
const QUALITY = 82;
const HASH_LETTERS = 16;
/** When this many uploads are waiting, further ones are refused as `busy`. */
const WAITING_MOST = 8;

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Renders one icon at a time, so that images do not take CPU time from deliveries. */
export async function renderIcon(file: Uint8Array): Promise<RenderIconResult> {
  if (file.length === 0) return refused('empty');
  if (file.length > ICON_FILE_MAX_BYTES) return refused('too_large');
  const kind = kindOf(file);
  if (!kind) return refused('not_a_picture');
  if (waiting >= WAITING_MOST) return refused('busy');
  waiting += 1;
  const drawn = last.then(() => draw(file, kind)).finally(() => (waiting -= 1));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(file: Uint8Array, kind: Kind): Promise<RenderIconResult> {
  const sharp = await loadImageLibrary();
  if (!sharp) return refused('unavailable');
  try {
    // Only the first frame of an animation. A corrupt file fails instead of being rendered partially.
    const picture = sharp(file, { limitInputPixels: PIXELS_MOST, failOn: 'warning', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (format !== kind || (kind === 'heif' && !isAvif(file))) return refused('not_a_picture');
    if (width * height > PIXELS_MOST) return refused('too_many_pixels');
    if (Math.min(width, height) < SIDE_LEAST) return refused('too_small');
    const side = ICON_SIZES.large;
    const square = await picture
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const large = await sharp(square).webp({ quality: QUALITY }).toBuffer();
    const small = await sharp(square).resize(ICON_SIZES.small).webp({ quality: QUALITY }).toBuffer();
    const hash = createHash('sha256').update(large).digest('base64url').slice(0, HASH_LETTERS);
    return { ok: true, icon: { hash, large, small } };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('exceeds pixel limit');
    return refused(tooMany ? 'too_many_pixels' : 'unreadable');
  }
}

/** Detects the format by its first bytes, because a file name or content type can claim anything. */
function kindOf(file: Uint8Array): Kind | null {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return start.slice(4, 8) === 'ftyp' && isAvif(file) ? 'heif' : null;
}

/** Checks the brand, because HEIC images and videos use the same container format. */
function isAvif(file: Uint8Array): boolean {
  return /^avi[fs]$/.test(Buffer.from(file.subarray(8, 12)).toString('latin1'));
}

function refused(reason: IconError): RenderIconResult {
  return { ok: false, reason };
}
