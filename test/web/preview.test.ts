// The image that chat apps show next to a link (decision P86).
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { upsertIcon } from '../../src/listings/icon-queries.ts';
import { deleteBanner, upsertBanner } from '../../src/listings/picture-queries.ts';
import { renderIcon } from '../../src/listings/render-icon.ts';
import { renderBanner } from '../../src/listings/render-pictures.ts';
import { createSocialPreviews } from '../../src/listings/social-preview.ts';
import { aPicture } from '../support/pictures.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite({ as: null });
const get = (path: string, headers: Record<string, string> = {}) => site().request(path, { headers });
const imageOf = async (path: string) =>
  /property="og:image" content="http:\/\/localhost([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? '';

/** Gives the server an icon; returns its hash. */
async function setIcon(): Promise<string> {
  const rendered = await renderIcon(await aPicture('png'));
  if (!rendered.ok) throw new Error(rendered.reason);
  await upsertIcon(site().db, MINECRAFT.id, rendered.image);
  return rendered.image.hash;
}

const change = (listing: Record<string, unknown>) =>
  site().db.updateTable('listing').set(listing).where('id', '=', MINECRAFT.id).execute();

const SIZE = { format: 'png', width: 1200, height: 630 };

describe('P86 a link preview', () => {
  test('of a listing shows its icon, is cached for an hour and revalidated by ETag', async () => {
    const hash = await setIcon();
    const path = await imageOf(`/listings/${MINECRAFT.id}`);
    expect(path).toBe(`/listings/${MINECRAFT.id}/preview.png?icon=${hash}`);
    const answer = await get(path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await sharp(bytes).metadata()).toMatchObject(SIZE);
    expect(bytes.length).toBeLessThan(150_000);
    // The sample icon is red on the left.
    const { data } = await sharp(bytes)
      .extract({ left: 500, top: 260, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[1]).toBeLessThan(60);
    const again = await get(path, { 'if-none-match': `"x", W/${answer.headers.get('etag')}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('of a listing with a banner shows it across the top, with the icon over its edge', async () => {
    const icon = await setIcon();
    const banner = await renderBanner(await aPicture('png', 1280, 320));
    if (!banner.ok) throw new Error(banner.reason);
    await upsertBanner(site().db, MINECRAFT.id, banner.image);
    const path = await imageOf(`/listings/${MINECRAFT.id}`);
    expect(path).toBe(`/listings/${MINECRAFT.id}/preview.png?icon=${icon}&amp;banner=${banner.image.hash}`);
    const bytes = Buffer.from(await (await get(path.replace('&amp;', '&'))).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject(SIZE);
    const pixelAt = async (left: number, top: number) => [
      ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    // The sample banner is red on the left and blue on the right, and the sample icon as well.
    for (const [left, top] of [
      [20, 20],
      [500, 400],
    ] as const)
      expect((await pixelAt(left, top))[0], `${left}, ${top}`).toBeGreaterThan(200);
    expect((await pixelAt(1180, 20))[2]).toBeGreaterThan(200);
    // The border of the icon, and nothing of the frame that is for an icon alone.
    expect(Math.min(...(await pixelAt(442, 300)))).toBeGreaterThan(240);
    await deleteBanner(site().db, MINECRAFT.id);
  });

  test('of every other public page is the site’s default', async () => {
    const own = await imageOf('/');
    for (const path of ['/bots', '/docs', `/listings/${BOT.id}`, `/listings/${BOT.id}/changelog`])
      expect(await imageOf(path), path).toBe(own);
    const answer = await get(own);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(SIZE);
    expect((await get(`/listings/${BOT.id}/preview.png`)).headers.get('location')).toBe(own);
  });

  test('exists only for public listings', async () => {
    for (const id of ['lst_nobody', '%00', 'x'.repeat(99), '..%2f..'])
      expect((await get(`/listings/${id}/preview.png`)).status, id).toBe(404);
    await setIcon();
    await change({ state: 'hidden', state_reason: 'Spam' });
    expect((await get(`/listings/${MINECRAFT.id}/preview.png`)).status).toBe(404);
    await change({ state: 'public', state_reason: null });
  });

  test('contains nothing of a hostile name', async () => {
    const path = `/listings/${MINECRAFT.id}/preview.png`;
    await setIcon();
    const plain = await (await get(path)).arrayBuffer();
    await change({ name: `\u202E<script>${'\u0301'.repeat(60)}😀` });
    const hostile = await (await get(path)).arrayBuffer();
    expect(Buffer.from(hostile).equals(Buffer.from(plain))).toBe(true);
  });
});

describe('P86 rendering', () => {
  test('happens once per icon, one at a time, with a limited queue', async () => {
    const previews = createSocialPreviews();
    const drawn = await renderIcon(await aPicture('png'));
    let [reads, atOnce, most] = [0, 0, 0];
    const read = async () => {
      reads += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return { icon: drawn.ok ? drawn.image.large : null, banner: null };
    };
    const asked = await Promise.all([
      ...Array.from({ length: 30 }, () => previews('one', read)),
      ...Array.from({ length: 30 }, (_, number) => previews(`other${number}`, read)),
    ]);
    expect([reads, most]).toEqual([16, 1]);
    expect(asked.filter((preview) => preview === null)).toHaveLength(15);
    expect(new Set(asked.slice(0, 30)).size).toBe(1);
  });

  test('is retried after a failure', async () => {
    const previews = createSocialPreviews();
    const broken = async () => ({ icon: Buffer.from('no picture'), banner: null });
    expect(await previews('one', broken)).toBeNull();
    expect(await previews('one', async () => Promise.reject(new Error('gone'))).catch(() => 'gone')).toBe('gone');
    const drawn = await renderIcon(await aPicture('png'));
    const icon = drawn.ok ? drawn.image.large : null;
    expect(await previews('one', async () => ({ icon, banner: null }))).not.toBeNull();
  });
});
