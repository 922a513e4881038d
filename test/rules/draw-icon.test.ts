// P33 processing an uploaded image: an icon that is re-encoded, or a rejection with its reason.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UPLOADED_FILE_MAX_BYTES } from '../../src/images/render-upload.ts';
import { renderIcon } from '../../src/listings/render-icon.ts';
import { aBomb, anAnimation, aPhotograph, aPicture } from '../support/pictures.ts';

async function drawn(file: Uint8Array) {
  const result = await renderIcon(file);
  if (!result.ok) throw new Error(result.reason);
  return result.image;
}

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<'red' | 'green' | 'blue'> {
  const { data } = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  const most = [0, 1, 2].toSorted((a, b) => (data[b] ?? 0) - (data[a] ?? 0))[0];
  return (['red', 'green', 'blue'] as const)[most ?? 0] ?? 'red';
}

describe('P33 an image', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s becomes WebP of 256 and 64 pixels', async (format) => {
    const { large, small, hash } = await drawn(await aPicture(format));
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
    expect(hash).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect([await colourAt(large, 20, 128), await colourAt(large, 236, 128)]).toEqual(['red', 'blue']);
  });

  test('loses all metadata (location, author, profile) and is rotated as its EXIF data says', async () => {
    const photograph = await aPhotograph();
    expect(photograph.includes('Sample Photographer')).toBe(true);
    const { large } = await drawn(photograph);
    const { exif, icc, xmp, orientation } = await sharp(large).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(Buffer.from(large).includes('Photographer')).toBe(false);
    expect([await colourAt(large, 128, 20), await colourAt(large, 128, 236)]).toEqual(['red', 'blue']);
  });

  test.each(['gif', 'webp'] as const)('of an animated %s keeps only the first frame', async (format) => {
    const { large } = await drawn(await anAnimation(format));
    expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(large, 128, 128)).toBe('red');
  });

  test('that is also an HTML page or an archive is only an image afterwards', async () => {
    const file = Buffer.concat([await aPicture('gif'), Buffer.from('<script>alert(1)</script> archive')]);
    const { large, small } = await drawn(file);
    for (const kept of [large, small]) expect(Buffer.from(kept).toString('latin1')).not.toMatch(/script|archive/);
  });

  test('with the same pixels has the same name', async () => {
    const [one, other] = [await drawn(await aPicture()), await drawn(await aPicture())];
    expect(one.hash).toBe(other.hash);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const REFUSED: readonly (readonly [what: string, file: () => Promise<Uint8Array> | Uint8Array, reason: string])[] = [
  ['an empty file', () => new Uint8Array(), 'empty'],
  ['more than 5 MB', () => new Uint8Array(UPLOADED_FILE_MAX_BYTES + 1), 'too_large'],
  ['SVG with a script', () => Buffer.from(SVG), 'not_a_picture'],
  [
    'SVG named as a PNG',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SVG)]),
    'unreadable',
  ],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
  ['TIFF', () => aPicture('tiff'), 'not_a_picture'],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'not_a_picture'],
  ['AVIF of only a few bytes', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), 'unreadable'],
  ['1 by 60,000 pixels', () => aPicture('png', 1, 60_000), 'too_small'],
  ['63 pixels', () => aPicture('png', 200, 63), 'too_small'],
  ['100 million pixels in a few kilobytes', () => aBomb(10_000, 10_000), 'too_many_pixels'],
  ['two billion pixels in a row', () => aBomb(2_000_000_000, 1, 0), 'unreadable'],
  ['missing rows', () => aBomb(256, 256, 100), 'unreadable'],
];

describe('P33 rejects', () => {
  test.each(REFUSED)('%s', async (_, file, reason) => {
    expect(await renderIcon(await file())).toEqual({ ok: false, reason });
  });

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const file = await aPicture(format, 640, 640);
    expect(await renderIcon(file.subarray(0, file.length * 0.6))).toEqual({
      ok: false,
      reason: 'unreadable',
    });
  });

  test('a PNG that unpacks to far more than its header says is limited to that size', async () => {
    const { large } = await drawn(aBomb(256, 256, 200_000));
    expect((await sharp(large).metadata()).width).toBe(256);
  });

  test('rejects images while too many are queued', async () => {
    const file = await aPicture();
    const results = await Promise.all(Array.from({ length: 12 }, () => renderIcon(file)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(8);
    expect(results.filter((one) => !one.ok && one.reason === 'busy')).toHaveLength(4);
    expect((await renderIcon(file)).ok).toBe(true);
  });
});
