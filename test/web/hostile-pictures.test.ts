// Uploads of banners and gallery images that are not what they claim, or too much, or somebody else's.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { consume } from '../../src/db/rate-limit.ts';
import { openPictureSite } from '../support/picture-site.ts';
import { aBomb, anAnimation, aPicture } from '../support/pictures.ts';
import { aLandscape } from '../support/seed/sample-pictures.ts';
import { MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const path = `/listings/${MINECRAFT.id}`;
const pictures = `/dashboard/${MINECRAFT.id}/pictures`;
const site = openPictureSite;

const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);

describe('P471 hostile uploads', () => {
  const opened = sharedSite();
  const script = Buffer.from('<script>alert(1)</script>');
  const files: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not supported'],
    ['HTML with the start of a GIF', () => Buffer.concat([Buffer.from('GIF89a'), script]), 'cannot be read'],
    ['a truncated PNG', async () => (await aPicture('png', 1280, 720)).subarray(0, 900), 'cannot be read'],
    ['half a JPEG', async () => halfOf(await aPicture('jpeg', 1280, 720)), 'cannot be read'],
    ['TIFF', () => aPicture('tiff', 1280, 720), 'not supported'],
    ['too many pixels', () => aBomb(20_000, 20_000, 10), 'more than 40 million pixels'],
    ['a bomb of missing rows', () => aBomb(6_000, 6_000, 10), 'cannot be read'],
    ['too small', () => aPicture('png', 100, 100), 'too small'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'larger than 5 MB'],
    ['an empty file', () => Buffer.alloc(0), 'file is empty'],
  ];
  test.each(['banner', 'images'] as const)('as %s: each gets a sentence, and nothing is stored', async (to) => {
    for (const [what, make, sentence] of files) {
      const body = new FormData();
      const field = to === 'banner' ? 'banner' : 'image';
      body.set(field, new File([new Uint8Array(await make())], 'image.png'));
      body.set('alt', 'A sample image');
      const response = await opened().request(`${pictures}/${to}`, { method: 'POST', body, headers: SAME_SITE });
      const page = await response.text();
      expect(response.status, what).toBe(422);
      expect(page, what).toContain(sentence);
      expect(page, what).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    }
    const { db } = opened();
    expect(await db.selectFrom('listing_banner').select('hash').execute()).toEqual([]);
    expect(await db.selectFrom('listing_picture').select('hash').execute()).toEqual([]);
  });

  test('a polyglot is drawn anew, so that only pixels are left, and of an animation the first frame', async () => {
    const { upload, request, hashes } = await site();
    const polyglot = Buffer.concat([await aPicture('png', 300, 200), script]);
    await upload('images', polyglot);
    await upload(
      'images',
      await sharp(await anAnimation('gif'), { animated: false })
        .resize(300)
        .gif()
        .toBuffer(),
    );
    for (const hash of await hashes())
      for (const end of ['.webp', '.avif', '-small.webp', '-small.avif']) {
        const bytes = Buffer.from(await (await request(`${path}/pictures/${hash}${end}`)).arrayBuffer());
        expect(bytes.includes('<script>'), end).toBe(false);
        expect((await sharp(bytes).metadata()).pages ?? 1, end).toBe(1);
      }
  });

  test('noise, gray, transparent and 16-bit images can be stored', async () => {
    const { upload, hashes } = await site();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const noisy = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#888888', noise } });
    const clear = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const transparent = sharp({ create: { width: 400, height: 300, channels: 4, background: clear } });
    for (const file of [
      await noisy.jpeg({ quality: 70 }).toBuffer(),
      await sharp(await aPicture('png', 400, 300))
        .grayscale()
        .png()
        .toBuffer(),
      await transparent.png().toBuffer(),
      await sharp(await aLandscape([90, 90, 200], 400, 300))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    ])
      expect((await upload('images', file)).status).toBe(303);
    expect((await upload('banner', await noisy.jpeg({ quality: 70 }).toBuffer())).status).toBe(303);
    expect(await hashes()).toHaveLength(4);
  });

  test('too many uploads within an hour, of banners and images together', async () => {
    const { upload, db, events } = await site();
    for (let used = 0; used < 30; used += 1)
      await consume(db, { key: `picture:${OWNER.id}`, limit: 30, windowSeconds: 3_600 });
    const file = await aPicture('png', 700, 400);
    for (const to of ['banner', 'images'] as const)
      expect(await (await upload(to, file)).text()).toContain('30 images per hour. Try again later.');
    expect(await events()).toEqual([]);
  });

  test.each(['banner', 'banner/remove', 'images', `images/${'a'.repeat(16)}/move`, `images/${'a'.repeat(16)}/remove`])(
    '%s: other sites, other people and visitors change nothing',
    async (to) => {
      const { send, events } = await site();
      expect((await send(`${pictures}/${to}`, new FormData(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect(await events()).toEqual([]);
      const stranger = await site({ as: 'stranger' });
      expect((await stranger.send(`${pictures}/${to}`, new URLSearchParams())).status).toBe(403);
      const nobody = await site({ as: null });
      expect((await nobody.send(`${pictures}/${to}`, new URLSearchParams())).headers.get('location')).toContain(
        '/sign-in',
      );
    },
  );
});
