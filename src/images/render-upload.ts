// Renders uploaded images anew (decision P33). Only the rendered pixels are stored, never the file itself, so no
// metadata or hidden content survives. A malicious file costs at most one CPU core for a few seconds.
import { createHash } from 'node:crypto';
import { loadImageLibrary, type Sharp } from './image-library.ts';

export type ImageError =
  | 'empty'
  | 'too_large'
  | 'not_a_picture'
  | 'too_small'
  | 'too_many_pixels'
  | 'unreadable'
  | 'busy'
  | 'unavailable';

export type RenderResult<Image> =
  | { readonly ok: true; readonly image: Image }
  | { readonly ok: false; readonly reason: ImageError };

export const UPLOADED_FILE_MAX_BYTES = 5 * 1024 * 1024;
const PIXELS_MOST = 40_000_000;
const TIMEOUT_SECONDS = 5;
const HASH_LETTERS = 16;
/** When this many images are waiting, further ones are refused as `busy`. */
const WAITING_MOST = 8;

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif';
export type Picture = ReturnType<Sharp>;

export interface RenderOptions<Image> {
  /** The least size of the upright image, in pixels. */
  readonly least: { readonly width: number; readonly height: number };
  /** Draws the stored images from the upright picture, which has a time limit. */
  readonly draw: (picture: Picture, sharp: Sharp) => Promise<Image>;
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Renders one image at a time, so that images do not take CPU time from deliveries. */
export async function renderUpload<Image>(
  file: Uint8Array,
  options: RenderOptions<Image>,
): Promise<RenderResult<Image>> {
  if (file.length === 0) return refused('empty');
  if (file.length > UPLOADED_FILE_MAX_BYTES) return refused('too_large');
  const kind = kindOf(file);
  if (!kind) return refused('not_a_picture');
  if (waiting >= WAITING_MOST) return refused('busy');
  waiting += 1;
  const drawn = last.then(() => render(file, kind, options)).finally(() => (waiting -= 1));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** A hash of an image's content, used in its URL. */
export function imageHash(image: Uint8Array): string {
  return createHash('sha256').update(image).digest('base64url').slice(0, HASH_LETTERS);
}

async function render<Image>(
  file: Uint8Array,
  kind: Kind,
  { least, draw }: RenderOptions<Image>,
): Promise<RenderResult<Image>> {
  const sharp = await loadImageLibrary();
  if (!sharp) return refused('unavailable');
  try {
    // Only the first frame of an animation. A corrupt file fails instead of being rendered partially.
    const picture = sharp(file, { limitInputPixels: PIXELS_MOST, failOn: 'warning', pages: 1 });
    const { format, width, height, autoOrient: upright } = await picture.metadata();
    if (format !== kind || (kind === 'heif' && !isAvif(file))) return refused('not_a_picture');
    if (width * height > PIXELS_MOST) return refused('too_many_pixels');
    if (upright.width < least.width || upright.height < least.height) return refused('too_small');
    return { ok: true, image: await draw(picture.timeout({ seconds: TIMEOUT_SECONDS }).autoOrient(), sharp) };
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

function refused(reason: ImageError): { readonly ok: false; readonly reason: ImageError } {
  return { ok: false, reason };
}
