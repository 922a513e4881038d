// P33 icons through the pages: uploaded for a listing and with a new listing, served, replaced, removed.
import { describe, expect, test } from 'vitest';
import { buildHttp } from '../../src/app.ts';
import type { AppContext } from '../../src/context.ts';
import { consume } from '../../src/db/rate-limit.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { aPicture } from '../support/pictures.ts';
import { BOT, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type SiteOptions } from '../support/site.ts';

const id = MINECRAFT.id;
const form = `/dashboard/${id}/page`;
const pictures = `/dashboard/${id}/pictures`;

async function site(options: SiteOptions = {}) {
  const opened = await openSite(options);
  const { db, request } = opened;
  const send = (path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', body, headers: { ...SAME_SITE, ...headers } });
  const upload = (file: Uint8Array, name = 'icon.png', path = `${pictures}/icon`) => {
    const body = new FormData();
    body.set('icon', new File([new Uint8Array(file)], name));
    return send(path, body);
  };
  const iconOf = async (listingId: string = id) =>
    (await db.selectFrom('listing').select('icon').where('id', '=', listingId).executeTakeFirst())?.icon;
  const page = async (path: string) => (await opened.get(path)).page;
  return { ...opened, send, upload, iconOf, page, events: await newAuditEvents(db) };
}

describe('P33 an icon', () => {
  test('is uploaded for a listing and shown wherever its listing is', async () => {
    const { page, upload, iconOf } = await site();
    expect(await page('/servers')).not.toContain('/icon/');
    const response = await upload(await aPicture('jpeg'));
    expect([response.status, response.headers.get('location')]).toEqual([303, pictures]);
    const hash = await iconOf();
    for (const path of ['/servers', '/', `/listings/${id}`, `/listings/${id}/vote`, pictures])
      expect(await page(path), path).toContain(`src="/listings/${id}/icon/${hash}.webp`);
    expect(await page(pictures)).toContain(`${pictures}/icon/remove`);
  });

  test('the form responds with a full error page while the database is unreachable', async () => {
    const { app } = await site();
    const fail = () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const db = new Proxy({}, { get: () => fail }) as unknown as AppContext['db'];
    const http = buildHttp({ ...app, db });
    const response = await http.request(`/listings/${id}/icon/${'A'.repeat(16)}.webp`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('The service is temporarily unavailable');
  });

  test('is served by its name with an endless cache lifetime, only as WebP; another name is another image', async () => {
    const { request, upload, iconOf } = await site();
    const file = await aPicture('png');
    await upload(file);
    const path = `/listings/${id}/icon/${await iconOf()}.webp`;
    const [large, small] = [await request(path), await request(`${path}?s=64`)];
    for (const { status, headers } of [large, small]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('set-cookie')).toBe(null);
    }
    const bytes = Buffer.from(await large.arrayBuffer());
    expect(bytes.equals(file)).toBe(false);
    expect(bytes.length).toBeGreaterThan((await small.arrayBuffer()).byteLength);
    const again = await request(path, { headers: { 'if-none-match': large.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    for (const other of ['AAAAAAAAAAAAAAAA.webp', 'x.webp', '..%2f..%2fx', `${'A'.repeat(16)}.png`])
      expect((await request(`/listings/${id}/icon/${other}`)).status, other).toBe(404);
    expect((await request(path.replace(id, BOT.id))).status).toBe(404);
  });

  test('keeps the flash message for the page it is shown on', async () => {
    const { request, send, iconOf, cookieOf } = await site();
    const session = await cookieOf('owner');
    const body = new FormData();
    body.set('icon', new File([new Uint8Array(await aPicture())], 'icon.png'));
    const uploaded = await send(`${pictures}/icon`, body, { cookie: session });
    const cookie = [session, ...uploaded.headers.getSetCookie().map((set) => set.split(';')[0])].join('; ');
    await request(`/listings/${id}/icon/${await iconOf()}.webp`, { headers: { cookie } });
    const page = await (await request(pictures, { headers: { cookie } })).text();
    expect(page).toContain('Icon saved.');
  });

  test('is removed after a confirmation, and the placeholder letter is shown again', async () => {
    const { upload, send, page, events, iconOf } = await site();
    await upload(await aPicture());
    expect(await page(`${pictures}/icon/remove`)).toContain('Remove the icon?');
    expect((await send(`${pictures}/icon/remove`, new URLSearchParams())).status).toBe(303);
    expect(await events()).toEqual([`icon.changed ${id}`, `icon.removed ${id}`]);
    expect(await iconOf()).toBeNull();
    expect(await page(`/listings/${id}`)).not.toContain('/icon/');
  });

  test('can be added with a new listing; the form explains what is wrong with it and keeps the rest', async () => {
    const { send, events, iconOf } = await site();
    const filled = (file: Uint8Array, name: string) => {
      const body = new FormData();
      body.set('kind', 'bot');
      body.set('name', 'Fresh bot');
      body.set('icon', new File([new Uint8Array(file)], name));
      return body;
    };
    const refused = await send('/dashboard/new', filled(Buffer.from('<svg/>'), 'icon.svg'));
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(page).toContain('value="Fresh bot"');
    expect(page).toContain('id="icon-error"');
    expect(page).toContain('href="#icon"');
    expect(await events()).toEqual([]);
    const created = await send('/dashboard/new', filled(await aPicture(), 'icon.png'));
    const listingId = (created.headers.get('location') ?? '').replace('/dashboard/', '');
    expect(created.status).toBe(303);
    expect(await events()).toEqual([`listing.created ${listingId}`, `icon.changed ${listingId}`]);
    expect(await iconOf(listingId)).not.toBeNull();
    expect((await send('/dashboard/new', filled(new Uint8Array(), ''))).status).toBe(303);
    expect(await events()).toHaveLength(3);
  });
});

describe('P33 rejected uploads', () => {
  test.each([
    ['nothing chosen', new Uint8Array(), '', 'Choose an image first.'],
    ['an empty file', new Uint8Array(), 'a.png', 'The file is empty.'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'This file type is not supported'],
    ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'a.png', 'larger than 5 MB'],
  ])('%s: the field is named, nothing is stored', async (_, file, name, sentence) => {
    const { upload, events } = await site();
    const response = await upload(file, name);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain(sentence);
    expect(page).toMatch(/id="icon"[^>]*aria-invalid="true"/);
    expect(await events()).toEqual([]);
  });

  test('30 MB get 413 as a page, and no other form accepts a large body', async () => {
    const { upload, send } = await site();
    const response = await upload(new Uint8Array(30 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('Too much data');
    expect((await send(form, new URLSearchParams({ name: 'x'.repeat(140_000) }))).status).toBe(413);
  });

  test('a body that is not a form, or a malformed one, gets 415', async () => {
    const { send, events } = await site();
    const sent = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [body, headers] of [
      ['--x\r\ncontent-dispos', sent],
      ['{}', { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }],
      ['x', { 'content-type': 'image/png' }],
    ] as const)
      expect((await send(`${pictures}/icon`, body, headers)).status).toBe(415);
    expect(await events()).toEqual([]);
  });

  test('too many uploads within an hour', async () => {
    const { upload, events, db } = await site();
    for (let used = 0; used < 20; used += 1)
      await consume(db, { key: `icon:${OWNER.id}`, limit: 20, windowSeconds: 3_600 });
    expect(await (await upload(await aPicture())).text()).toContain('20 images per hour. Try again later.');
    expect(await events()).toEqual([]);
  });

  test.each([`${pictures}/icon`, `${pictures}/icon/remove`])('%s: a form from another site', async (path) => {
    const { send, events } = await site();
    const response = await send(path, new FormData(), { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This form was not sent from this site');
    expect(await events()).toEqual([]);
  });

  test('other people, and people who are not signed in', async () => {
    const stranger = await site({ as: 'stranger' });
    expect((await stranger.upload(await aPicture())).status).toBe(403);
    expect((await stranger.send(`${pictures}/icon/remove`, new URLSearchParams())).status).toBe(403);
    expect(await stranger.events()).toEqual([]);
    const nobody = await site({ as: null });
    expect((await nobody.upload(await aPicture())).headers.get('location')).toContain('/sign-in');
    expect(await nobody.events()).toEqual([]);
  });
});
