// Pictures of a sample listing: drawn landscapes, plainly not photographs.
import sharp from 'sharp';
import type { AppContext } from '../../../src/context.ts';
import { upsertBanner } from '../../../src/listings/picture-queries.ts';
import { renderBanner, renderPicture } from '../../../src/listings/render-pictures.ts';

/** Hills before a sky with a sun, in shades of one color. */
export function aLandscape(color: readonly [number, number, number], width = 1280, height = 720): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  const hillAt = (x: number, from: number, swing: number) => from + swing * Math.sin(x * 7 + color[0]);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [column / width, row / height];
      const isSun = Math.hypot((column - width * 0.75) / height, y - 0.35) < 0.12;
      const light = HILLS.find(([from, swing]) => y > hillAt(x, from, swing))?.[2] ?? (isSun ? 2.2 : 1 + y);
      for (const [channel, value] of color.entries())
        data[(row * width + column) * 3 + channel] = Math.min(255, Math.round(value * light));
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const HILLS = [
  [0.85, 0.06, 0.35],
  [0.72, -0.08, 0.55],
  [0.6, 0.1, 0.75],
] as const;

export const SAMPLE_PICTURES = [
  {
    hash: 'samplepicture001',
    alt: 'The market town at noon, seen from the old bridge',
    color: [96, 140, 160],
    shape: [1280, 720],
  },
  { hash: 'samplepicture002', alt: 'Night in the harbor', color: [70, 70, 130], shape: [1600, 900] },
  { hash: 'samplepicture003', alt: 'The railway through the northern hills', color: [90, 150, 90], shape: [900, 1200] },
  { hash: 'samplepicture004', alt: 'A player’s house in the desert', color: [190, 140, 90], shape: [1280, 720] },
  { hash: 'samplepicture005', alt: 'The arena before the Saturday match', color: [180, 90, 110], shape: [1280, 800] },
] as const;

/** A banner, and the first `count` images. */
export async function addSamplePictures(app: AppContext, listingId: string, count: number = SAMPLE_PICTURES.length) {
  const banner = await renderBanner(await aLandscape([96, 140, 160], 1280, 320));
  if (!banner.ok) throw new Error(banner.reason);
  await upsertBanner(app.db, listingId, banner.image);
  for (const [place, { hash, alt, color, shape }] of SAMPLE_PICTURES.slice(0, count).entries()) {
    const rendered = await renderPicture(await aLandscape(color, ...shape));
    if (!rendered.ok) throw new Error(rendered.reason);
    const { width, height, large, thumbnail } = rendered.image;
    await app.db
      .insertInto('listing_picture')
      .values({
        listing_id: listingId,
        hash,
        place: place + 1,
        alt,
        width,
        height,
        large_avif: Buffer.from(large.avif),
        large_webp: Buffer.from(large.webp),
        thumbnail_avif: Buffer.from(thumbnail.avif),
        thumbnail_webp: Buffer.from(thumbnail.webp),
      })
      .execute();
  }
}
