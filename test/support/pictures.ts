// Images of every format and for every attack, generated here, so that none is stored in a file.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

/** Red on the left, blue on the right. */
export async function aPicture(format: PictureFormat = 'png', width = 320, height = 200): Promise<Buffer> {
  return twoColours(width, height).toFormat(format).toBuffer();
}

/** Like a camera's photo: rotated by EXIF, with location and author. */
export async function aPhotograph(): Promise<Buffer> {
  return twoColours(320, 200)
    .withExif({ IFD0: { Artist: 'Sample Photographer' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The first frame is red, the second green. */
export async function anAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 96, height: 96, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Declares any size in a few kilobytes, but contains only `rows` rows. */
export function aBomb(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, grayscale.
  head[8] = 1;
  const row = 1 + Math.ceil(width / 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function twoColours(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
