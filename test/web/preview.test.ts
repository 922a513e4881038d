// The picture that chats show beside a link (decision P86).
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderIcon } from '../../src/listings/render-icon.ts';
import { createSocialPreviews } from '../../src/listings/social-preview.ts';
import { createWeb } from '../../src/web/web.tsx';
import { aPicture } from '../support/pictures.ts';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

async function withIcon(change: Partial<Sample> = {}) {
  const drawn = await renderIcon(await aPicture('png'));
  if (!drawn.ok) throw new Error(drawn.reason);
  const { icon } = drawn;
  const listings = [{ ...MINECRAFT, icon: icon.hash }, BOT];
  const state = sample({ listings, person: null, ...change });
  state.icons.set(MINECRAFT.id, icon);
  const web = createWeb(sampleParts(state));
  const get = (path: string, headers: Record<string, string> = {}) => web.request(path, { headers });
  const picture = async (path: string) =>
    /property="og:image" content="http:\/\/localhost([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? '';
  return { icon, get, picture };
}

const SIZE = { format: 'png', width: 1200, height: 630 };

describe('P86 a link’s picture', () => {
  test('of a listing shows its icon, and is kept an hour and asked for again by its tag', async () => {
    const { icon, get, picture } = await withIcon();
    const path = await picture(`/listings/${MINECRAFT.id}`);
    expect(path).toBe(`/listings/${MINECRAFT.id}/preview.png?icon=${icon.hash}`);
    const answer = await get(path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await sharp(bytes).metadata()).toMatchObject(SIZE);
    expect(bytes.length).toBeLessThan(150_000);
    // The sample icon is red at the left.
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

  test('of every other public page is the site’s own', async () => {
    const { get, picture } = await withIcon();
    const own = await picture('/');
    for (const path of ['/bots', '/docs', `/listings/${BOT.id}`, `/listings/${BOT.id}/changelog`])
      expect(await picture(path), path).toBe(own);
    const answer = await get(own);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(SIZE);
    expect((await get(`/listings/${BOT.id}/preview.png`)).headers.get('location')).toBe(own);
  });

  test('is of public listings alone', async () => {
    const { get } = await withIcon();
    for (const id of ['lst_nobody', '%00', 'x'.repeat(99), '..%2f..'])
      expect((await get(`/listings/${id}/preview.png`)).status, id).toBe(404);
    const publicity = { state: 'hidden', since: new Date(0), reason: 'Spam' } as const;
    const hidden = await withIcon({
      listings: [{ ...MINECRAFT, icon: 'x'.repeat(16), visibility: publicity }],
    });
    expect((await hidden.get(`/listings/${MINECRAFT.id}/preview.png`)).status).toBe(404);
  });

  test('holds nothing of a name, however hostile', async () => {
    const name = `\u202E<script>${'\u0301'.repeat(200)}😀`;
    const { get } = await withIcon();
    const plain = await (await get(`/listings/${MINECRAFT.id}/preview.png`)).arrayBuffer();
    const { icon } = await withIcon();
    const other = await withIcon({ listings: [{ ...MINECRAFT, name, icon: icon.hash }] });
    const answer = await other.get(`/listings/${MINECRAFT.id}/preview.png`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(plain))).toBe(true);
  });
});

describe('P86 drawing', () => {
  test('is done once for an icon, one at a time, and for so many that wait', async () => {
    const previews = createSocialPreviews();
    const drawn = await renderIcon(await aPicture('png'));
    let [reads, atOnce, most] = [0, 0, 0];
    const read = async () => {
      reads += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return drawn.ok ? drawn.icon.large : null;
    };
    const asked = await Promise.all([
      ...Array.from({ length: 30 }, () => previews('one', read)),
      ...Array.from({ length: 30 }, (_, number) => previews(`other${number}`, read)),
    ]);
    expect([reads, most]).toEqual([16, 1]);
    expect(asked.filter((preview) => preview === null)).toHaveLength(15);
    expect(new Set(asked.slice(0, 30)).size).toBe(1);
  });

  test('that fails is tried again', async () => {
    const previews = createSocialPreviews();
    const broken = async () => Buffer.from('no picture');
    expect(await previews('one', broken)).toBeNull();
    expect(await previews('one', async () => Promise.reject(new Error('gone'))).catch(() => 'gone')).toBe(
      'gone',
    );
    const drawn = await renderIcon(await aPicture('png'));
    expect(await previews('one', async () => (drawn.ok ? drawn.icon.large : null))).not.toBeNull();
  });
});
