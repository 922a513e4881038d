// Banners, galleries, links and the video through the pages: uploaded, shown, served, ordered and removed.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listingPath } from '../../src/listings/listing-path.ts';
import { openPictureSite } from '../support/picture-site.ts';
import { aPhotograph, aPicture } from '../support/pictures.ts';
import { aLandscape } from '../support/seed/sample-pictures.ts';
import { BOT, MANAGER, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const id = MINECRAFT.id;
const path = `/listings/${id}`;
const form = `/dashboard/${id}/page`;
const pictures = `/dashboard/${id}/pictures`;
const site = openPictureSite;
const dataOf = (page: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!);

/** Everything that an image's URL may not be. */
const OTHER_NAMES = ['AAAAAAAAAAAAAAAA-640.webp', 'AAAAAAAAAAAAAAAA.webp', 'x.webp', '..%2f..%2fx', '%00.avif'];

describe('P470 a banner', () => {
  test('is uploaded, shown on the page in two sizes and two formats, and removed', async () => {
    const { upload, page, send, events, db } = await site();
    const bare = await page(path);
    expect(bare).not.toContain('class="banner"');
    expect(dataOf(bare)).not.toHaveProperty('image');
    const response = await upload('banner', await aPicture('jpeg', 1600, 500));
    expect([response.status, response.headers.get('location')]).toEqual([303, pictures]);
    const shown = await page(path);
    const hash = /banner\/([\w-]{16})-1280\.webp"/.exec(shown)?.[1];
    const large = `http://localhost${path}/banner/${hash}-1280.webp`;
    expect(dataOf(shown).image).toEqual([large]);
    await db.updateTable('listing').set({ icon: 'sampleicon123456' }).where('id', '=', id).execute();
    const both = dataOf(await page(path)).image;
    expect(both).toEqual([large, `http://localhost${path}/icon/sampleicon123456.webp`]);
    const sources = (format: string) =>
      [1280, 640].map((width) => `${path}/banner/${hash}-${width}.${format} ${width}w`).join(', ');
    expect(shown).toContain(`<source type="image/avif" srcset="${sources('avif')}"`);
    expect(shown).toContain(`srcset="${sources('webp')}"`);
    expect(shown).toMatch(/<img src="[^"]+-1280\.webp"[^>]* alt="" width="1280" height="320" loading="eager"/);
    expect(await page(pictures)).toContain(`${pictures}/banner/remove`);
    expect(await page(`${pictures}/banner/remove`)).toContain('Remove the banner?');
    await send(`${pictures}/banner/remove`, new URLSearchParams());
    expect(await page(path)).not.toContain('class="banner"');
    expect(await events()).toEqual([`banner.changed ${id}`, `banner.removed ${id}`]);
  });

  test('is served as what its name says, forever, without a session; every other name is 404', async () => {
    const { upload, page, request } = await site();
    expect((await upload('banner', await aPicture('png', 700, 700))).status).toBe(303);
    const hash = /banner\/([\w-]{16})-1280/.exec(await page(path))?.[1];
    for (const [name, format, width, height] of [
      ['1280.avif', 'heif', 1280, 320],
      ['1280.webp', 'webp', 1280, 320],
      ['640.avif', 'heif', 640, 160],
      ['640.webp', 'webp', 640, 160],
    ] as const) {
      const url = `${path}/banner/${hash}-${name}`;
      const { status, headers } = await request(url, { headers: { cookie: '' } });
      expect(status, url).toBe(200);
      expect(headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
      expect(headers.get('set-cookie')).toBeNull();
      const bytes = Buffer.from(await (await request(url)).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
      const again = await request(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    }
    for (const name of OTHER_NAMES) expect((await request(`${path}/banner/${name}`)).status, name).toBe(404);
    expect((await request(`/listings/${BOT.id}/banner/${hash}-640.webp`)).status).toBe(404);
  });
});

describe('P471 the gallery', () => {
  test('images are added with a text, moved without script, described anew and removed', async () => {
    const { upload, page, send, hashes, events } = await site();
    for (const [color, alt] of [
      [[90, 150, 90], 'First'],
      [[190, 140, 90], 'Second'],
    ] as const)
      expect((await upload('images', await aLandscape(color, 640, 480), alt)).status).toBe(303);
    const [first, second] = (await hashes()) as [string, string];
    const shown = await page(path);
    expect(shown.indexOf('alt="First"')).toBeLessThan(shown.indexOf('alt="Second"'));
    expect(shown).toContain(`href="${path}/pictures/${first}.webp" data-avif="${path}/pictures/${first}.avif"`);
    expect(shown).toMatch(/-small\.webp" alt="First" width="480" height="270" loading="lazy"/);
    const moved = await send(`${pictures}/images/${second}/move`, new URLSearchParams({ to: 'up' }));
    expect(moved.headers.get('location')).toBe(`${pictures}#picture-${second}`);
    expect(await hashes()).toEqual([second, first]);
    const describe = (alt: string) =>
      send(`${pictures}/images/${first}/text`, new URLSearchParams({ [`alt-${first}`]: alt }));
    expect((await describe('New <text>')).status).toBe(303);
    expect(await page(path)).toContain('alt="New &lt;text&gt;"');
    const refused = await describe(' ');
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(`id="alt-${first}-error"`)]);
    expect(await page(`${pictures}/images/${first}/remove`)).toContain('Remove this image?');
    await send(`${pictures}/images/${first}/remove`, new URLSearchParams());
    expect(await hashes()).toEqual([second]);
    expect(await events()).toEqual(
      ['picture.added', 'picture.added', 'picture.moved', 'picture.described', 'picture.removed'].map(
        (action) => `${action} ${id}`,
      ),
    );
  });

  test('the large image keeps its shape and is never enlarged, its size is on the page, nothing of the file survives', async () => {
    const { upload, page, request, hashes, db } = await site();
    await upload('images', await aPicture('png', 3000, 1500));
    const [large] = await hashes();
    expect(await page(path)).toMatch(/data-width="1600" data-height="800"/);
    await db.deleteFrom('listing_picture').execute();
    // Upright after its rotation: 200 pixels wide is too small.
    expect(await (await upload('images', await aPhotograph())).text()).toContain('at least 240 pixels wide');
    await upload(
      'images',
      await sharp(await aPhotograph())
        .resize(600)
        .withExif({ IFD0: { Artist: 'X' } })
        .jpeg()
        .toBuffer(),
    );
    const [small] = await hashes();
    for (const format of ['webp', 'avif']) {
      const bytes = Buffer.from(await (await request(`${path}/pictures/${small}.${format}`)).arrayBuffer());
      const { exif, icc, width, height } = await sharp(bytes).metadata();
      expect([exif, icc, width, height]).toEqual([undefined, undefined, 375, 600]);
    }
    expect((await request(`${path}/pictures/${large}.webp`)).status).toBe(404);
    for (const name of OTHER_NAMES) expect((await request(`${path}/pictures/${name}`)).status, name).toBe(404);
  });

  test('a ninth image is refused before it is rendered, and the form says so', async () => {
    const { upload, page, db } = await site();
    await upload('images', await aPicture('png', 300, 200));
    const [row] = await db.selectFrom('listing_picture').selectAll().execute();
    const more = Array.from({ length: 7 }, (_, place) => ({
      ...row!,
      hash: String(place).repeat(16),
      place: place + 2,
    }));
    await db.insertInto('listing_picture').values(more).execute();
    expect(await page(pictures)).toContain('The gallery is full.');
    const ninth = await upload('images', await aLandscape([1, 2, 3], 300, 200));
    expect([ninth.status, await ninth.text()]).toEqual([422, expect.stringContaining('There are 8 images already.')]);
  });

  test('the same image is not added twice', async () => {
    const { upload } = await site();
    const file = await aPicture('png', 300, 200);
    await upload('images', file);
    expect(await (await upload('images', file)).text()).toContain('This image is here already.');
  });

  test.each(['', ' ', 'x'.repeat(201)])('an image without a usable text is refused: %j', async (alt) => {
    const { upload, hashes } = await site();
    const response = await upload('images', await aPicture('png', 300, 200), alt);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('id="alt-error"')]);
    expect(await hashes()).toEqual([]);
  });
});

describe('P473 links', () => {
  test('are saved and shown with what they are and where they lead', async () => {
    const { post, page } = await site();
    const fields = {
      name: MINECRAFT.name,
      link: 'survival.example',
      discord: 'discord.gg/sample',
      source: 'https://www.code.example/sample',
      mods: 'Fabric <1.21>',
    };
    expect((await post(form, fields)).status).toBe(303);
    const shown = await page(path);
    expect(shown).toContain('href="https://discord.gg/sample" rel="nofollow ugc noopener">Discord server</a>');
    expect(shown).toContain('<span class="dim note ellipsis">code.example</span>');
    expect(shown).toContain('<dt>Mods</dt><dd><bdi>Fabric &lt;1.21&gt;</bdi></dd>');
    const refused = await post(form, {
      ...fields,
      discord: 'https://sample.example/',
      video: 'https://a.example/b',
    });
    expect(refused.status).toBe(422);
    for (const field of ['discord', 'video']) expect(refused.page).toContain(`id="${field}-error"`);
  });

  test('P474 names are shown of those who agreed', async () => {
    const { page, db } = await site();
    expect(await page(path)).not.toContain('Run by');
    await db.updateTable('person').set({ shows_name: true }).where('id', 'in', [OWNER.id, MANAGER.id]).execute();
    const shown = await page(path);
    expect(shown).toContain(`<dt>Run by</dt><dd><bdi>${OWNER.name}</bdi></dd>`);
    expect(shown).toContain(`<dt>Team</dt><dd><span><bdi>${MANAGER.name}</bdi></span></dd>`);
  });

  test('the owner sees what is missing, other people do not', async () => {
    const { page, request } = await site();
    expect(await page(path)).toContain(`<a href="${pictures}#banner-form">Add a banner</a>`);
    const visitor = await (await request(path, { headers: { cookie: 'none=1' } })).text();
    expect(visitor).not.toContain('Add a banner');
    expect(visitor).not.toContain('Manage listing');
  });
});

describe('P472 the video', () => {
  const opened = sharedSite({
    as: null,
    arrange: ({ db }) =>
      db
        .updateTable('listing')
        .set({ video: 'https://www.youtube.com/watch?v=sampleVideo' })
        .where('id', '=', MINECRAFT.id)
        .execute(),
  });
  const read = async (of: string) => {
    const response = await opened().request(of);
    return { page: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };

  test('nothing of the provider is on the page until the visitor asks, and no frame is allowed', async () => {
    const { page, policy } = await read(path);
    expect(page).toContain(`href="${listingPath(MINECRAFT, '?video=1#video')}">Load video from YouTube</a>`);
    expect(page).toContain('a page from YouTube, which belongs to Google');
    expect(page).not.toContain('<iframe');
    expect(page).not.toContain('youtube');
    expect(policy).not.toContain('frame-src');
    expect(policy).toContain("default-src 'none'");
  });

  test('asked for, the frame of exactly that provider is allowed, sandboxed and titled', async () => {
    const { page, policy } = await read(`${path}?video=1`);
    expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com$/);
    expect(policy.match(/frame-src/g)).toHaveLength(1);
    const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? '';
    expect(frame).toContain('src="https://www.youtube-nocookie.com/embed/sampleVideo?rel=0"');
    expect(frame).toContain(`title="Video about ${MINECRAFT.name}, on YouTube"`);
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"');
    expect(frame).toContain('referrerpolicy="strict-origin"');
    expect(frame).toMatch(/width="1280" height="720"/);
    expect(page).toContain(`href="${listingPath(MINECRAFT, '#video')}">Unload video</a>`);
  });

  test('other responses keep their policy, whatever the query says', async () => {
    for (const of of [`/listings/${BOT.id}?video=1`, `${path}/vote?video=1`, `${path}?video=2`, '/?video=1'])
      expect((await read(of)).policy, of).not.toContain('frame-src');
  });
});
