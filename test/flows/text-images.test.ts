// P491 to P493: images of descriptions are fetched by the service, rendered anew and kept in a bounded cache.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createLog } from '../../src/core/log.ts';
import { createFetchQueue } from '../../src/images/fetch-queue.ts';
import { createImageAddresses } from '../../src/images/image-address.ts';
import { deleteLeastUsed, upsertImage, upsertImageFailure } from '../../src/images/text-image-queries.ts';
import { createTextImages, IMAGE_FETCHES_PER_HOUR, type TextImages } from '../../src/images/text-images.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aServer } from '../support/people-and-listings.ts';
import { aBomb, aPicture } from '../support/pictures.ts';
import { type HttpReceiver, receiveHttp, receiveRaw } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const KEY = Buffer.alloc(32, 7);
const addresses = createImageAddresses(KEY);
const SCOPE = 'site';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('text_image').execute();
  await database.db.deleteFrom('spending').execute();
});
afterAll(() => database.close());

function openImages(cacheBytes = 10_000_000): TextImages {
  const dependencies = { db: database.db, log: createLog('silent'), key: KEY, cacheBytes };
  const images = createTextImages({ ...dependencies, outbound: openTestOutbound() });
  onTestFinished(() => images.close());
  return images;
}

/** Requests the image as a browser does that got the page. */
function read(images: TextImages, url: string, scope = SCOPE) {
  const [, , , signature = '', name = ''] = addresses.pathOf(scope, url).split('/');
  return images.read(scope, signature, name);
}

const urlAt = ({ port }: { readonly port: number }, path = '/x.png') => `http://127.0.0.1:${port}${path}`;
const hosting = (file: Uint8Array, type = 'image/png') =>
  receiveHttp((response) => response.writeHead(200, { 'content-type': type }).end(file));
const row = (column: 'problem' | 'failures' | 'bytes') =>
  database.db
    .selectFrom('text_image')
    .select(column)
    .executeTakeFirst()
    .then((found) => found?.[column]);

describe('P491 an image', () => {
  test('is fetched once, rendered anew at most 1200 pixels wide, and read from the cache afterwards', async () => {
    const host = await hosting(await aPicture('jpeg', 2_400, 1_000));
    const images = openImages();
    const first = await read(images, urlAt(host));
    expect(first).toMatchObject({ ok: true });
    if (!first.ok) return;
    expect(Buffer.from(first.image.picture).subarray(8, 12).toString()).toBe('WEBP');
    expect(await read(images, urlAt(host))).toMatchObject({ ok: true, image: { hash: first.image.hash } });
    expect(host.received).toHaveLength(1);
    const known = await images.describe(SCOPE, [urlAt(host)]);
    expect(known.get(urlAt(host))?.size).toEqual({ width: 1_200, height: 500 });
  });

  test('carries nothing of the visitor to its host', async () => {
    const host = await hosting(await aPicture());
    await read(openImages(), urlAt(host));
    const names = Object.keys(host.received[0]?.headers ?? {});
    expect(names.sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  test('that many visitors want at the same time is fetched once', async () => {
    const host = await hosting(await aPicture());
    const images = openImages();
    const results = await Promise.all(Array.from({ length: 30 }, () => read(images, urlAt(host))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(host.received).toHaveLength(1);
  });

  test('is fetched only from an address that this site signed, for the text that it is in', async () => {
    const host = await hosting(await aPicture());
    const images = openImages();
    const [, , , signature = '', name = ''] = addresses.pathOf(SCOPE, urlAt(host)).split('/');
    const other = Buffer.from(urlAt(host, '/other.png')).toString('base64url');
    for (const [scope, signed, wanted] of [
      [SCOPE, signature, `${other}.webp`],
      [SCOPE, 'A'.repeat(22), name],
      [SCOPE, '', name],
      [SCOPE, signature.slice(1), name],
      ['lst_other', signature, name],
      [SCOPE, signature, 'x'],
      [SCOPE, signature, '.webp'],
    ] as const)
      expect(await images.read(scope, signed, wanted)).toEqual({ ok: false, reason: 'unknown' });
    expect(host.received).toEqual([]);
  });

  test('of a listing that staff hid, or that was deleted, is not shown', async () => {
    const { db } = database;
    const { id } = await aServer(db);
    const host = await hosting(await aPicture());
    const images = openImages();
    expect(await read(images, urlAt(host), id)).toMatchObject({ ok: true });
    await db.updateTable('listing').set({ state: 'hidden', state_reason: 'Sample' }).where('id', '=', id).execute();
    expect(await read(images, urlAt(host), id)).toEqual({ ok: false, reason: 'unknown' });
    await db.updateTable('listing').set({ state: 'public', state_reason: null }).where('id', '=', id).execute();
    expect(await read(images, urlAt(host), id)).toMatchObject({ ok: true });
    await deleteListing(db, id, OPERATOR);
    expect(await read(images, urlAt(host), id)).toEqual({ ok: false, reason: 'unknown' });
  });

  test('may be behind three redirects, each checked like the first address', async () => {
    const picture = await aPicture();
    const host = await receiveHttp((response, { path }) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end(picture);
    });
    expect(await read(openImages(), urlAt(host, '/3'))).toMatchObject({ ok: true });
    expect(await read(openImages(), urlAt(host, '/4'))).toEqual({ ok: false, reason: 'broken' });
    expect(host.received).toHaveLength(4 + 4);
  });

  test.each([
    ['http://10.0.0.1/', 'blocked_address'],
    ['https://169.254.169.254/latest', 'blocked_address'],
    ['http://[::ffff:10.0.0.1]/', 'blocked_address'],
    ['http://receiver.test:22/', 'url_port'],
    ['https://user:secret@receiver.test/', 'url_credentials'],
    ['file:///etc/passwd', 'url_scheme'],
    ['data:image/png;base64,AAAA', 'url_scheme'],
    ['http://1.1.1.1/x.png', 'url_not_https'],
    ['', 'bad_redirect'],
  ])('that redirects to %j is not fetched', async (location, problem) => {
    const host = await receiveHttp((response) => response.writeHead(302, location ? { location } : {}).end());
    expect(await read(openImages(), urlAt(host))).toEqual({ ok: false, reason: 'broken' });
    expect(await row('problem')).toBe(problem);
  });

  test('in a private network, or over plain http from a public address, is not fetched', async () => {
    for (const url of [
      'https://10.0.0.1/x.png',
      'https://[::1%25eth0]/x',
      'http://1.1.1.1/x.png',
      'https://192.168.1.1/',
    ])
      expect(await read(openImages(), url), url).toEqual({ ok: false, reason: 'broken' });
  });
});

describe('P492 a host', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'not_a_picture'],
    ['HTML that claims to be a picture', Buffer.from('<script>alert(1)</script>'), 'image/png', 'not_a_picture'],
    ['nothing', Buffer.alloc(0), 'image/png', 'empty'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 'too_large'],
    ['10,000 × 10,000 pixels', aBomb(10_000, 10_000, 1), 'image/png', 'too_many_pixels'],
    ['half a picture', aBomb(2_000, 2_000, 10), 'image/png', 'unreadable'],
  ])('that sends %s gets no place on a page', async (_, file, type, problem) => {
    const host = await hosting(file, type);
    expect(await read(openImages(), urlAt(host))).toEqual({ ok: false, reason: 'broken' });
    expect(await row('problem')).toBe(problem);
  });

  test('may call a picture what it wants', async () => {
    const host = await hosting(await aPicture('webp'), 'text/html');
    expect(await read(openImages(), urlAt(host))).toMatchObject({ ok: true });
  });

  test('that refuses, or breaks off, gets no place on a page', async () => {
    const gone = await receiveHttp((response) => response.writeHead(404).end());
    expect(await read(openImages(), urlAt(gone))).toEqual({ ok: false, reason: 'broken' });
    const cut = await receiveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab'));
    expect(await read(openImages(), urlAt(cut))).toEqual({ ok: false, reason: 'broken' });
    const silent = await receiveRaw((socket) => socket.destroy());
    expect(await read(openImages(), urlAt(silent))).toEqual({ ok: false, reason: 'broken' });
  });

  test('that is slow holds up at most two of four fetches, and nobody when the service stops', async () => {
    const slow = await receiveRaw(() => {});
    const quick = await hosting(await aPicture());
    const images = openImages();
    const stuck = ['/1', '/2', '/3', '/4'].map((path) => read(images, urlAt(slow, path)));
    expect(await read(images, urlAt(quick).replace('127.0.0.1', 'receiver.test'))).toMatchObject({ ok: true });
    expect(slow.connections()).toBe(2);
    await images.close();
    expect(await Promise.all(stuck)).toEqual(stuck.map(() => ({ ok: false, reason: 'busy' })));
    // What was interrupted is not a failure.
    expect(await row('failures')).toBe(0);
  });

  test('too many waiting fetches are refused', async () => {
    const queue = createFetchQueue({ running: 1, runningOfSite: 1, waiting: 2 });
    const release = Promise.withResolvers<string>();
    const added = [1, 2, 3].map(() => queue.add('a', () => release.promise));
    expect(queue.add('a', async () => 'x')).toBeNull();
    release.resolve('done');
    expect(await Promise.all(added)).toEqual(['done', 'done', 'done']);
    expect(await queue.add('a', async () => 'x')).toBe('x');
  });

  test('gets a limited number of requests an hour for one listing', async () => {
    const host = await hosting(await aPicture());
    const images = openImages();
    await sql`insert into spending (key, used, started_at, expires_at)
      values (${`images:${SCOPE}`}, ${IMAGE_FETCHES_PER_HOUR}, plaudit_now(), plaudit_now() + interval '1 hour')`.execute(
      database.db,
    );
    expect(await read(images, urlAt(host))).toEqual({ ok: false, reason: 'busy' });
    expect(host.received).toEqual([]);
  });
});

describe('P493 the cache', () => {
  /** Waits until the image has been fetched so often. */
  const untilReceived = (host: HttpReceiver, count: number) =>
    expect.poll(() => host.received.length, { timeout: 5_000 }).toBe(count);

  test('a failure is remembered for minutes, longer each time, and then tried again', async () => {
    let isBroken = true;
    const picture = await aPicture();
    const host = await receiveHttp((response) => (isBroken ? response.writeHead(500).end() : response.end(picture)));
    const images = openImages();
    const url = urlAt(host);
    for (const [minutes, requests] of [
      ['0m', 1],
      ['4m', 1],
      ['2m', 2],
      ['6m', 2],
      ['5m', 3],
    ] as const) {
      await database.clock.advance(minutes);
      expect(await read(images, url)).toEqual({ ok: false, reason: 'broken' });
      expect(host.received).toHaveLength(requests);
    }
    // Pages show a link meanwhile, and start what is due.
    expect((await images.describe(SCOPE, [url])).has(url)).toBe(false);
    isBroken = false;
    await database.clock.advance('1h');
    expect((await images.describe(SCOPE, [url])).has(url)).toBe(false);
    await expect.poll(async () => (await images.describe(SCOPE, [url])).get(url)?.size).toBeTruthy();
    expect(await row('failures')).toBe(0);
  });

  test('an image is fetched again after days, and visitors get the old one meanwhile', async () => {
    let file = await aPicture('png', 100, 50);
    const host = await receiveHttp((response) => response.end(file));
    const images = openImages();
    const url = urlAt(host);
    const before = await read(images, url);
    file = await aPicture('png', 60, 60);
    await database.clock.advance('6d');
    await read(images, url);
    expect(host.received).toHaveLength(1);
    await database.clock.advance('2d');
    expect(await read(images, url)).toMatchObject({ ok: true, image: { hash: before.ok && before.image.hash } });
    await untilReceived(host, 2);
    await expect.poll(async () => (await images.describe(SCOPE, [url])).get(url)?.size?.width).toBe(60);
  });

  test('an image that can no longer be fetched is shown for a month, and then forgotten', async () => {
    const { db, clock } = database;
    const times = { firstMinutes: 5, mostMinutes: 60, forgetDays: 30 };
    const image = { hash: 'A'.repeat(16), picture: Buffer.alloc(10), width: 1, height: 1 };
    await upsertImage(db, 'https://a.example/x', image, 7);
    await clock.advance('29d');
    await upsertImageFailure(db, 'https://a.example/x', 'bad_status', times);
    expect(await row('bytes')).toBe(10);
    await clock.advance('2d');
    await upsertImageFailure(db, 'https://a.example/x', 'bad_status', times);
    expect(await row('bytes')).toBe(0);
  });

  test('stays within its bounds: what was used longest ago goes first, and failures displace no pictures', async () => {
    const { db, clock } = database;
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
    await read(openImages(), 'https://a.example/1');
    await deleteLeastUsed(db, { images: 4, bytes: 100, failures: 2 });
    expect(await kept()).toEqual(['failed', 'failed', 1, 4, 5, 6]);
    await deleteLeastUsed(db, { images: 4, bytes: 12, failures: 0 });
    expect(await kept()).toEqual([1, 5, 6]);
    await deleteLeastUsed(db, { images: 0, bytes: 0, failures: 0 });
    expect(await kept()).toEqual([]);
  });

  test('images are prepared before the first visitor comes, and none with IMAGE_CACHE_MB=0', async () => {
    const host = await hosting(await aPicture());
    const url = urlAt(host);
    const off = openImages(0);
    off.prepare(SCOPE, [url]);
    expect((await off.describe(SCOPE, [url])).size).toBe(0);
    expect(await read(off, url)).toEqual({ ok: false, reason: 'unknown' });
    expect(host.received).toEqual([]);
    const images = openImages();
    expect((await images.describe(SCOPE, [url])).get(url)?.size).toBeNull();
    images.prepare(SCOPE, [url]);
    await expect.poll(async () => (await images.describe(SCOPE, [url])).get(url)?.size).toBeTruthy();
    images.prepare(SCOPE, [url]);
    expect(host.received).toHaveLength(1);
  });
});
