// Staff brand the site in the browser: previews that nobody else sees, publishing, restoring, and what visitors get.

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resetPasswordEmail } from '../../src/mail/templates.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { aPicture } from '../support/pictures.ts';
import { BOT, STAFF } from '../support/seed/sample-site.ts';
import {
  aBrandPicture,
  BRAND_ACCENT,
  BRAND_NAME,
  brandSite,
  brandSiteWithHostileTexts,
  savedAsStaff,
} from '../support/seed/site-brand.ts';
import { openSite, SAME_SITE, type Site } from '../support/site.ts';
import { changeIn, fieldValue, openAsStaff, pagesForVisitor, publish } from '../support/site-changes.ts';

async function upload(site: Site, of: string, file: Buffer, name = 'logo.png') {
  const body = new FormData();
  body.append(of, new Blob([new Uint8Array(file)]), name);
  const response = await site.request(`/staff/site/brand/image?of=${of}`, { method: 'POST', body, headers: SAME_SITE });
  return { status: response.status, page: await response.text() };
}

describe('P530 staff', () => {
  test('see a change before anybody else does, and publish it', async () => {
    const site = await openAsStaff();
    const visitor = pagesForVisitor(site);
    const fields = { action: 'preview', displayName: 'Sample Harbor', accent: BRAND_ACCENT };
    const preview = await site.post('/staff/site/brand', fields);
    expect(preview.page).toContain('Only you see this page.');
    expect(preview.page).toContain('<title>Sample Harbor</title>');
    expect(preview.page).toContain(`/site/brand-${BRAND_ACCENT.slice(1)}-`);
    for (const { page } of [await visitor('/'), await site.get('/'), await site.get('/staff/site')]) {
      expect(page).not.toContain('Sample Harbor');
      expect(page).not.toContain('/site/brand-');
    }
    await site.postAndFollow('/staff/site/publish', changeIn(preview.page));
    const { page } = await visitor('/');
    expect(page).toContain('<title>Sample Harbor</title>');
    expect(page).toContain('<meta property="og:site_name" content="Sample Harbor"/>');
    const stylesheet = /href="(\/site\/brand-[^"]+)"/.exec(page)?.[1] ?? '';
    const served = await site.request(stylesheet);
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(await served.text()).toContain(`--accent:${BRAND_ACCENT}`);
  });

  test('go on editing from the preview, with what they had typed', async () => {
    const site = await openAsStaff();
    const preview = await site.post('/staff/site/home', {
      edited: '0',
      title: 'Sample title',
      lead: '',
      text: 'a **b**',
    });
    expect(preview.page).toContain('<strong>b</strong>');
    const draft = fieldValue(preview.page, 'draft') ?? '';
    const form = await site.post('/staff/site/home', { draft, edited: '0' });
    expect(form.page).toContain('value="Sample title"');
    expect(form.page).toContain('a **b**');
    expect((await site.get('/')).page).not.toContain('Sample title');
  });

  test('are refused a color that is hard to see, and take the nearest one with one click', async () => {
    const site = await openAsStaff();
    const refused = await site.post('/staff/site/brand', { action: 'preview', displayName: '', accent: '#ffe94d' });
    expect(refused.status).toBe(422);
    const nearest = /name="use_accent" value="(#[0-9a-f]{6})"/.exec(refused.page)?.[1] ?? '';
    expect(refused.page).toContain(`The nearest color that passes is ${nearest}.`);
    await publish(site, '/staff/site/brand', {
      action: 'preview',
      displayName: '',
      accent: '#ffe94d',
      use_accent: nearest,
    });
    expect(site.app.site.brand.accent).toBe(nearest);
  });

  test('choose the color from the palette or type it, without a script', async () => {
    const site = await openAsStaff();
    const was = { accent_was: '', accent_palette_was: '#f5b301', action: 'preview' };
    await publish(site, '/staff/site/brand', { ...was, accent: '', accent_palette: BRAND_ACCENT });
    expect(site.app.site.brand.accent).toBe(BRAND_ACCENT);
    const now = { accent_was: BRAND_ACCENT, accent_palette_was: BRAND_ACCENT, action: 'preview' };
    await publish(site, '/staff/site/brand', { ...now, accent: '#5865f2', accent_palette: BRAND_ACCENT });
    expect(site.app.site.brand.accent).toBe('#5865f2');
    await publish(site, '/staff/site/brand', {
      ...now,
      accent_was: '#5865f2',
      accent: '',
      accent_palette: BRAND_ACCENT,
    });
    expect(site.app.site.brand.accent).toBeNull();
  });

  test('upload a logo and an icon, which are drawn anew', async () => {
    const site = await openAsStaff();
    for (const [of, picture] of [
      ['logo', await aBrandPicture(480, 96)],
      ['icon', await aPicture('webp', 300, 300)],
    ] as const) {
      const preview = await upload(site, of, picture);
      expect(preview.status).toBe(200);
      await site.postAndFollow('/staff/site/publish', changeIn(preview.page));
    }
    const { page } = await pagesForVisitor(site)('/');
    const logo = /<img class="logo" src="([^"]+)" width="(\d+)" height="32" alt="Plaudit"/.exec(page);
    expect(logo?.[2]).toBe('160');
    const image = await site.request(logo?.[1] ?? '');
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 80 });
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const icon = await site.request(touch);
    expect(await sharp(Buffer.from(await icon.arrayBuffer())).metadata()).toMatchObject({ width: 180, height: 180 });
    const manifest = await (await site.request('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Plaudit', icons: [{ sizes: '192x192' }, { sizes: '512x512' }] });
    expect((await site.get('/favicon.ico')).location).toMatch(/icon-32\.png$/);
  });

  test('cannot upload an SVG, text or a tiny image', async () => {
    const site = await openAsStaff();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [of, file] of [
      ['logo', svg],
      ['icon', svg],
      ['icon', await aPicture('png', 100, 100)],
      ['logo', await aPicture('tiff')],
    ] as const) {
      const refused = await upload(site, of, file, 'logo.png');
      expect(refused.status).toBe(422);
    }
    expect(await site.db.selectFrom('site_image').select('hash').execute()).toEqual([]);
  });

  test('cannot publish what the forms would refuse', async () => {
    const site = await openAsStaff();
    for (const [part, content] of [
      ['brand', { displayName: 'x', accent: '#ffe94d', logo: null, logoDark: null, icon: null }],
      ['footer', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
      ['page/rules', { title: 'x', text: 'x', isPublished: true, html: '<script>' }],
    ] as const) {
      const fields = { part, content: JSON.stringify(content), edited: '0' };
      expect((await site.postAndFollow('/staff/site/publish', fields)).page).toContain(
        'This change cannot be published',
      );
    }
    for (const part of ['settings', 'weather', 'page/..'])
      expect((await site.post('/staff/site/publish', { part, content: '{}', edited: '0' })).status).toBe(404);
    expect(await site.db.selectFrom('site_version').select('id').execute()).toEqual([]);
  });

  test('restore an older version', async () => {
    const site = await openAsStaff();
    await savedAsStaff(site.app, 'footer', { links: [{ label: 'First', url: 'https://first.example/' }] });
    await savedAsStaff(site.app, 'footer', { links: [] });
    const history = await site.get('/staff/site/history?part=footer');
    expect(history.page).toContain(STAFF.name);
    const [version, edited] = ['version', 'edited'].map((name) => fieldValue(history.page, name) ?? '') as [
      string,
      string,
    ];
    const preview = await site.post('/staff/site/preview', { part: 'footer', version });
    expect(preview.page).toContain('https://first.example/');
    const early = await site.postAndFollow('/staff/site/restore', { part: 'footer', version, edited: '1' });
    expect(early.page).toContain('Someone else changed this in the meantime');
    await site.postAndFollow('/staff/site/restore', { part: 'footer', version, edited });
    expect((await site.get('/')).page).toContain('https://first.example/');
    expect((await site.get('/staff/audit')).page).toContain('restored an older version of the site');
  });

  test('are told when someone else was faster', async () => {
    const site = await openAsStaff();
    const preview = await site.post('/staff/site/home', { edited: '0', title: 'Mine', lead: '', text: '' });
    await savedAsStaff(site.app, 'home', { title: 'Theirs', lead: null, text: '' });
    const late = await site.postAndFollow('/staff/site/publish', changeIn(preview.page));
    expect(late.page).toContain('Someone else changed this in the meantime.');
    expect(site.app.site.home?.title).toBe('Theirs');
  });

  test('are the only ones who can change it', async () => {
    for (const as of ['owner', 'voter'] as const) {
      const site = await openSite({ as });
      for (const path of ['/staff/site', '/staff/site/brand', '/staff/site/settings', '/staff/site/history?part=brand'])
        expect((await site.get(path)).status, path).toBe(404);
      for (const path of ['brand', 'brand/image?of=logo', 'home', 'publish', 'restore', 'settings'])
        expect((await site.post(`/staff/site/${path}`, { part: 'brand', content: 'null' })).status, path).toBe(404);
    }
  });
});

describe('P533 the name of the site', () => {
  test('is in titles, emails, calendars and structured data, and headers keep SERVICE_NAME', async () => {
    const site = await openSite({ as: null, environment: { SERVICE_NAME: 'Techno' }, arrange: brandSite });
    const { page } = await site.get('/');
    expect(page).toContain(`<title>${BRAND_NAME}</title>`);
    expect(page).toContain(`"name":"${BRAND_NAME}"`);
    expect((await site.get('/sign-in')).page).toContain(`Sign in · ${BRAND_NAME}</title>`);
    expect((await site.get('/llms.txt')).page).toContain(`# ${BRAND_NAME}`);
    expect(resetPasswordEmail({ sender: site.app.site, to: 'a@mail.example', t: ENGLISH }, 't0ken').subject).toContain(
      BRAND_NAME,
    );
    expect((await site.get('/docs/receive-votes')).page).toContain('X-Techno-');
  });

  test('cannot break a page, an address or a mail', async () => {
    const site = await openSite({ as: 'staff', arrange: brandSiteWithHostileTexts });
    for (const path of ['/', '/pages/hostile', '/bots', `/listings/${BOT.id}`, '/staff/site', '/sign-in']) {
      const { page } = await site.get(path);
      expect(page, path).not.toContain('<script>alert');
      expect(page, path).not.toMatch(/href="javascript/);
      expect(page, path).not.toMatch(/ style="/);
    }
    const { subject } = resetPasswordEmail({ sender: site.app.site, to: 'a@mail.example', t: ENGLISH }, 't0ken');
    expect(subject).not.toMatch(/[\r\n]/);
    const manifest = (await (await site.request('/site.webmanifest')).json()) as { name: string };
    expect(manifest.name).toContain('<script>');
  });
});

describe('P534 previews in chats', () => {
  test('show the brand, at an address that changes with it', async () => {
    const site = await openSite({ as: null, arrange: brandSite });
    const imageOf = async (path: string) =>
      /property="og:image" content="http:\/\/localhost([^"]+)"/.exec((await site.get(path)).page)?.[1] ?? '';
    const path = await imageOf('/');
    expect(path).toMatch(/^\/site\/preview\/[\w-]{8}\.png$/);
    const served = await site.request(path);
    const image = sharp(Buffer.from(await served.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const pixel = await image.extract({ left: 600, top: 620, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    const [red = 0, green = 0, blue = 0] = pixel;
    expect(Math.abs(red - 0x0f) + Math.abs(green - 0x7b) + Math.abs(blue - 0x6c)).toBeLessThan(20);
    expect((await site.request('/site/preview/oldoldol.png')).headers.get('location')).toBe(path);
  });
});

test('a site without a brand asks for nothing more', async () => {
  const { page } = await (await openSite({ as: null })).get('/');
  expect(page).not.toMatch(/"\/site[/.]/);
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('after the first change of the home page, the history restores the original', async () => {
  const site = await openAsStaff();
  const path = '/staff/site/history?part=home';
  await publish(site, '/staff/site/home', { edited: '0', title: 'Sample title', lead: '', text: '' });
  const { page } = await site.get(path);
  expect(page).toContain('<p>Original</p>');
  const edited = fieldValue(page, 'edited') ?? '';
  const restore = { part: 'home', edited };
  const wrong = await site.postAndFollow('/staff/site/restore', { ...restore, version: 'x' });
  expect(wrong.page).toContain('This version is no longer stored.');
  const restored = await site.postAndFollow('/staff/site/restore', { ...restore, version: 'original' });
  expect(restored.page).toContain('Restored.');
  expect(restored.page).toContain('Back to the original');
  expect((await site.get('/')).page).not.toContain('Sample title');
});
