// P493: the cache of images in descriptions is bounded, and forgets what can no longer be fetched.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SITE_SCOPE } from '../../src/images/image-address.ts';
import { deleteLeastUsed, upsertImage, upsertImageFailure } from '../../src/images/text-image-queries.ts';
import { aPicture } from '../support/pictures.ts';
import { type HttpReceiver, receiveHttp } from '../support/sockets.ts';
import { hostImage, imageUrl, readImage, textImageFixture } from '../support/text-image-fixture.ts';

const fixture = textImageFixture();

describe('P493 the cache', () => {
  /** Waits until the image has been fetched so often. */
  const untilReceived = (host: HttpReceiver, count: number) => expect.poll(() => host.received.length).toBe(count);

  test('a failure is remembered for minutes, longer each time, and then tried again', async () => {
    let isBroken = true;
    const picture = await aPicture();
    const host = await receiveHttp((response) => (isBroken ? response.writeHead(500).end() : response.end(picture)));
    const images = fixture.openImages();
    const url = imageUrl(host);
    for (const [minutes, requests] of [
      ['0m', 1],
      ['4m', 1],
      ['2m', 2],
      ['6m', 2],
      ['5m', 3],
    ] as const) {
      await fixture.database().clock.advance(minutes);
      expect(await readImage(images, url)).toEqual({ ok: false, reason: 'broken' });
      expect(host.received).toHaveLength(requests);
    }
    // Pages show a link meanwhile, and start what is due.
    expect((await images.describe(SITE_SCOPE, [url])).has(url)).toBe(false);
    isBroken = false;
    await fixture.database().clock.advance('1h');
    expect((await images.describe(SITE_SCOPE, [url])).has(url)).toBe(false);
    await expect.poll(async () => (await images.describe(SITE_SCOPE, [url])).get(url)?.size).toBeTruthy();
    expect(await fixture.column('failures')).toBe(0);
  });

  test('an image is fetched again after days, and visitors get the old one meanwhile', async () => {
    let file = await aPicture('png', 100, 50);
    const host = await receiveHttp((response) => response.end(file));
    const images = fixture.openImages();
    const url = imageUrl(host);
    const before = await readImage(images, url);
    file = await aPicture('png', 60, 60);
    await fixture.database().clock.advance('6d');
    await readImage(images, url);
    expect(host.received).toHaveLength(1);
    await fixture.database().clock.advance('2d');
    expect(await readImage(images, url)).toMatchObject({ ok: true, image: { hash: before.ok && before.image.hash } });
    await untilReceived(host, 2);
    await expect.poll(async () => (await images.describe(SITE_SCOPE, [url])).get(url)?.size?.width).toBe(60);
  });

  test('an image that can no longer be fetched is shown for a month, and then forgotten', async () => {
    const { db, clock } = fixture.database();
    const times = { firstMinutes: 5, mostMinutes: 60, forgetDays: 30 };
    const image = { hash: 'A'.repeat(16), picture: Buffer.alloc(10), width: 1, height: 1 };
    await upsertImage(db, 'https://a.example/x', image, 7);
    await clock.advance('29d');
    await upsertImageFailure(db, 'https://a.example/x', 'bad_status', times);
    expect(await fixture.column('bytes')).toBe(10);
    await clock.advance('2d');
    await upsertImageFailure(db, 'https://a.example/x', 'bad_status', times);
    expect(await fixture.column('bytes')).toBe(0);
  });

  test('stays within its bounds: what was used longest ago goes first, and failures displace no pictures', async () => {
    const { db, clock } = fixture.database();
    const kept = async () => {
      const { rows } = await sql<{ bytes: number; failed: boolean }>`
        select bytes, picture is null as failed from text_image order by bytes, failed`.execute(db);
      return rows.map(({ bytes, failed }) => (failed ? 'failed' : bytes));
    };
    for (let index = 1; index <= 6; index += 1) {
      const image = { hash: 'A'.repeat(16), picture: Buffer.alloc(index), width: 1, height: 1 };
      await upsertImage(db, `https://a.example/${index}`, image, 7);
      await upsertImageFailure(db, `https://b.example/${index}`, 'cut', {
        firstMinutes: 5,
        mostMinutes: 9,
        forgetDays: 9,
      });
      await clock.advance('1m');
    }
    await clock.advance('2h');
    await readImage(fixture.openImages(), 'https://a.example/1');
    await deleteLeastUsed(db, { images: 4, bytes: 100, failures: 2 });
    expect(await kept()).toEqual(['failed', 'failed', 1, 4, 5, 6]);
    await deleteLeastUsed(db, { images: 4, bytes: 12, failures: 0 });
    expect(await kept()).toEqual([1, 5, 6]);
    await deleteLeastUsed(db, { images: 0, bytes: 0, failures: 0 });
    expect(await kept()).toEqual([]);
  });

  test('images are prepared before the first visitor comes, and none with IMAGE_CACHE_MB=0', async () => {
    const host = await hostImage(await aPicture());
    const url = imageUrl(host);
    const off = fixture.openImages(0);
    off.prepare(SITE_SCOPE, [url]);
    expect((await off.describe(SITE_SCOPE, [url])).size).toBe(0);
    expect(await readImage(off, url)).toEqual({ ok: false, reason: 'unknown' });
    expect(host.received).toEqual([]);
    const images = fixture.openImages();
    expect((await images.describe(SITE_SCOPE, [url])).get(url)?.size).toBeNull();
    images.prepare(SITE_SCOPE, [url]);
    await expect.poll(async () => (await images.describe(SITE_SCOPE, [url])).get(url)?.size).toBeTruthy();
    images.prepare(SITE_SCOPE, [url]);
    expect(host.received).toHaveLength(1);
  });
});
