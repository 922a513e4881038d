// P491 and P492: images of descriptions are fetched by the service and rendered anew.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createFetchQueue } from '../../src/images/fetch-queue.ts';
import { SITE_SCOPE } from '../../src/images/image-address.ts';
import { IMAGE_FETCHES_PER_HOUR } from '../../src/images/text-images.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { aServer } from '../support/people-and-listings.ts';
import { aBomb, aPicture } from '../support/pictures.ts';
import { receiveHttp, receiveRaw } from '../support/sockets.ts';
import { hostImage, imageAddresses, imageUrl, readImage, textImageFixture } from '../support/text-image-fixture.ts';

const fixture = textImageFixture();

describe('P491 an image', () => {
  test('is fetched once, rendered anew at most 1200 pixels wide, and read from the cache afterwards', async () => {
    const host = await hostImage(await aPicture('jpeg', 2_400, 1_000));
    const images = fixture.openImages();
    const first = await readImage(images, imageUrl(host));
    expect(first).toMatchObject({ ok: true });
    if (!first.ok) return;
    expect(Buffer.from(first.image.picture).subarray(8, 12).toString()).toBe('WEBP');
    expect(await readImage(images, imageUrl(host))).toMatchObject({ ok: true, image: { hash: first.image.hash } });
    expect(host.received).toHaveLength(1);
    const known = await images.describe(SITE_SCOPE, [imageUrl(host)]);
    expect(known.get(imageUrl(host))?.size).toEqual({ width: 1_200, height: 500 });
  });

  test('carries nothing of the visitor to its host', async () => {
    const host = await hostImage(await aPicture());
    await readImage(fixture.openImages(), imageUrl(host));
    const names = Object.keys(host.received[0]?.headers ?? {});
    expect(names.sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  test('that many visitors want at the same time is fetched once', async () => {
    const host = await hostImage(await aPicture());
    const images = fixture.openImages();
    const results = await Promise.all(Array.from({ length: 30 }, () => readImage(images, imageUrl(host))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(host.received).toHaveLength(1);
  });

  test('is fetched only from an address that this site signed, for the text that it is in', async () => {
    const host = await hostImage(await aPicture());
    const images = fixture.openImages();
    const [, , , signature = '', name = ''] = imageAddresses.pathOf(SITE_SCOPE, imageUrl(host)).split('/');
    const other = Buffer.from(imageUrl(host, '/other.png')).toString('base64url');
    for (const [scope, signed, wanted] of [
      [SITE_SCOPE, signature, `${other}.webp`],
      [SITE_SCOPE, 'A'.repeat(22), name],
      [SITE_SCOPE, '', name],
      [SITE_SCOPE, signature.slice(1), name],
      ['lst_other', signature, name],
      [SITE_SCOPE, signature, 'x'],
      [SITE_SCOPE, signature, '.webp'],
    ] as const)
      expect(await images.read(scope, signed, wanted)).toEqual({ ok: false, reason: 'unknown' });
    expect(host.received).toEqual([]);
  });

  test('of a listing that staff hid, or that was deleted, is not shown', async () => {
    const { db } = fixture.database();
    const { id } = await aServer(db);
    const host = await hostImage(await aPicture());
    const images = fixture.openImages();
    expect(await readImage(images, imageUrl(host), id)).toMatchObject({ ok: true });
    await db.updateTable('listing').set({ state: 'hidden', state_reason: 'Sample' }).where('id', '=', id).execute();
    expect(await readImage(images, imageUrl(host), id)).toEqual({ ok: false, reason: 'unknown' });
    await db.updateTable('listing').set({ state: 'public', state_reason: null }).where('id', '=', id).execute();
    expect(await readImage(images, imageUrl(host), id)).toMatchObject({ ok: true });
    await deleteListing(db, id, OPERATOR);
    expect(await readImage(images, imageUrl(host), id)).toEqual({ ok: false, reason: 'unknown' });
  });

  test('may be behind three redirects, each checked like the first address', async () => {
    const picture = await aPicture();
    const host = await receiveHttp((response, { path }) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end(picture);
    });
    expect(await readImage(fixture.openImages(), imageUrl(host, '/3'))).toMatchObject({ ok: true });
    expect(await readImage(fixture.openImages(), imageUrl(host, '/4'))).toEqual({ ok: false, reason: 'broken' });
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
    expect(await readImage(fixture.openImages(), imageUrl(host))).toEqual({ ok: false, reason: 'broken' });
    expect(await fixture.column('problem')).toBe(problem);
  });

  test('in a private network, or over plain http from a public address, is not fetched', async () => {
    for (const url of [
      'https://10.0.0.1/x.png',
      'https://[::1%25eth0]/x',
      'http://1.1.1.1/x.png',
      'https://192.168.1.1/',
    ])
      expect(await readImage(fixture.openImages(), url), url).toEqual({ ok: false, reason: 'broken' });
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
    const host = await hostImage(file, type);
    expect(await readImage(fixture.openImages(), imageUrl(host))).toEqual({ ok: false, reason: 'broken' });
    expect(await fixture.column('problem')).toBe(problem);
  });

  test('may call a picture what it wants', async () => {
    const host = await hostImage(await aPicture('webp'), 'text/html');
    expect(await readImage(fixture.openImages(), imageUrl(host))).toMatchObject({ ok: true });
  });

  test('that refuses, or breaks off, gets no place on a page', async () => {
    const gone = await receiveHttp((response) => response.writeHead(404).end());
    expect(await readImage(fixture.openImages(), imageUrl(gone))).toEqual({ ok: false, reason: 'broken' });
    const cut = await receiveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab'));
    expect(await readImage(fixture.openImages(), imageUrl(cut))).toEqual({ ok: false, reason: 'broken' });
    const silent = await receiveRaw((socket) => socket.destroy());
    expect(await readImage(fixture.openImages(), imageUrl(silent))).toEqual({ ok: false, reason: 'broken' });
  });

  test('that is slow holds up at most two of four fetches, and nobody when the service stops', async () => {
    const slow = await receiveRaw(() => {});
    const quick = await hostImage(await aPicture());
    const images = fixture.openImages();
    const stuck = ['/1', '/2', '/3', '/4'].map((path) => readImage(images, imageUrl(slow, path)));
    expect(await readImage(images, imageUrl(quick).replace('127.0.0.1', 'receiver.test'))).toMatchObject({ ok: true });
    expect(slow.connections()).toBe(2);
    await images.close();
    expect(await Promise.all(stuck)).toEqual(stuck.map(() => ({ ok: false, reason: 'busy' })));
    // What was interrupted is not a failure.
    expect(await fixture.column('failures')).toBe(0);
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
    const host = await hostImage(await aPicture());
    const images = fixture.openImages();
    await sql`insert into spending (key, used, started_at, expires_at)
      values (${`images:${SITE_SCOPE}`}, ${IMAGE_FETCHES_PER_HOUR}, plaudit_now(), plaudit_now() + interval '1 hour')`.execute(
      fixture.database().db,
    );
    expect(await readImage(images, imageUrl(host))).toEqual({ ok: false, reason: 'busy' });
    expect(host.received).toEqual([]);
  });
});
