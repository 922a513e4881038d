// Encodes the pixels of an uploaded image as AVIF, for browsers that support it, and as WebP for the others.
import type { Sharp } from './image-library.ts';
import type { Picture } from './render-upload.ts';

/** Decoded pixels, so that several sizes are made of one decoding. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

export interface EncodedPicture {
  readonly avif: Uint8Array;
  readonly webp: Uint8Array;
}

const AVIF = { quality: 55, effort: 2 };
const WEBP = { quality: 80 };
const TIMEOUT = { seconds: 5 };

export async function decodePixels(picture: Picture): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** At most one encoder runs at a time, on one core: see `renderUpload`. */
export async function encodePicture(
  sharp: Sharp,
  { data, ...raw }: Pixels,
  size: { readonly width: number; readonly height: number } = raw,
): Promise<EncodedPicture> {
  const resized = () => sharp(data, { raw }).resize(size.width, size.height, { fit: 'cover' }).timeout(TIMEOUT);
  const avif = await resized().avif(AVIF).toBuffer();
  const webp = await resized().webp(WEBP).toBuffer();
  return { avif, webp };
}
