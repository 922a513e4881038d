// P33 icons through the pages: uploaded in the settings and with a new listing, served, replaced, removed.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { aPicture } from '../support/pictures.ts';
import { BOT, MINECRAFT, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { SAME_SITE } from '../support/sample-site.ts';

const id = MINECRAFT.id;
const settings = `/dashboard/${id}/settings`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const send = (path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
    web.request(path, { method: 'POST', body, headers: { ...SAME_SITE, ...headers } });
  const upload = (file: Uint8Array, name = 'icon.png', path = `${settings}/icon`) => {
    const body = new FormData();
    body.set('icon', new File([new Uint8Array(file)], name));
    return send(path, body);
  };
  return { state, web, send, upload };
}

describe('P33 an icon', () => {
  test('is uploaded in the settings and shown wherever its listing is', async () => {
    const { web, upload, state } = site();
    expect(await (await web.request('/servers')).text()).not.toContain('/icon/');
    const answer = await upload(await aPicture('jpeg'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, settings]);
    const hash = state.icons.get(id)?.hash;
    for (const path of ['/servers', '/', `/listings/${id}`, `/listings/${id}/vote`, settings]) {
      const page = await (await web.request(path)).text();
      expect(page, path).toContain(`src="/listings/${id}/icon/${hash}.webp`);
    }
    expect(await (await web.request(settings)).text()).toContain(`${settings}/icon/remove`);
  });

  test('is a whole page that says so while the database cannot be reached', async () => {
    const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    const parts = sampleParts(sample());
    const web = createWeb({ ...parts, icons: { ...parts.icons, read: gone } });
    const answer = await web.request(`/listings/${id}/icon/${'A'.repeat(16)}.webp`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('We cannot reach our records');
  });

  test('is served by its name for ever, as WebP and nothing else; another name is another picture', async () => {
    const { web, upload, state } = site();
    const file = await aPicture('png');
    await upload(file);
    const path = `/listings/${id}/icon/${state.icons.get(id)?.hash}.webp`;
    const [large, small] = [await web.request(path), await web.request(`${path}?s=64`)];
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
    const again = await web.request(path, { headers: { 'if-none-match': large.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    for (const other of ['AAAAAAAAAAAAAAAA.webp', 'x.webp', '..%2f..%2fx', `${'A'.repeat(16)}.png`])
      expect((await web.request(`/listings/${id}/icon/${other}`)).status, other).toBe(404);
    expect((await web.request(path.replace(id, BOT.id))).status).toBe(404);
  });

  test('does not take the message of the page before with it', async () => {
    const { web, upload, state } = site();
    const cookie = ((await upload(await aPicture())).headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    await web.request(`/listings/${id}/icon/${state.icons.get(id)?.hash}.webp`, { headers: { cookie } });
    const page = await (await web.request(settings, { headers: { cookie } })).text();
    expect(page).toContain('The new icon is shown now.');
  });

  test('is removed after a question, and the letter is back', async () => {
    const { web, upload, send, state } = site();
    await upload(await aPicture());
    expect(await (await web.request(`${settings}/icon/remove`)).text()).toContain('Remove the icon?');
    expect((await send(`${settings}/icon/remove`, new URLSearchParams())).status).toBe(303);
    expect(state.calls).toContain(`removeIcon ${id}`);
    expect(await (await web.request(`/listings/${id}`)).text()).not.toContain('/icon/');
  });

  test('comes with a new listing, or the form says what is wrong with it and keeps the rest', async () => {
    const { send, state } = site();
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
    expect(state.calls).toEqual([]);
    expect((await send('/dashboard/new', filled(await aPicture(), 'icon.png'))).status).toBe(303);
    expect(state.calls).toEqual(['createListing Fresh bot ', `saveIcon ${BOT.id}`]);
    expect((await send('/dashboard/new', filled(new Uint8Array(), ''))).status).toBe(303);
    expect(state.calls).toHaveLength(3);
  });
});

describe('P33 refused uploads', () => {
  test.each([
    ['nothing chosen', new Uint8Array(), '', 'Choose a picture first.'],
    ['an empty file', new Uint8Array(), 'a.png', 'The file is empty.'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'This is no picture'],
    ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'a.png', 'more than 5 MB'],
  ])('%s: the field is named, nothing is stored', async (_, file, name, sentence) => {
    const { upload, state } = site();
    const answer = await upload(file, name);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(sentence);
    expect(page).toMatch(/id="icon"[^>]*aria-invalid="true"/);
    expect(state.calls).toEqual([]);
  });

  test('30 MB answer 413 as a page, and a long body is taken nowhere else', async () => {
    const { upload, send } = site();
    const answer = await upload(new Uint8Array(30 * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('That is too much at once');
    expect((await send(settings, new URLSearchParams({ name: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  test('what is no form, or a broken one, answers 415', async () => {
    const { send, state } = site();
    const sent = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [body, headers] of [
      ['--x\r\ncontent-dispos', sent],
      ['{}', { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }],
      ['x', { 'content-type': 'image/png' }],
    ] as const)
      expect((await send(`${settings}/icon`, body, headers)).status).toBe(415);
    expect(state.calls).toEqual([]);
  });

  test('too many within an hour', async () => {
    const { upload, state } = site({ spendOk: false });
    expect(await (await upload(await aPicture())).text()).toContain('Please wait a little.');
    expect(state.calls).toEqual([]);
  });

  test.each([`${settings}/icon`, `${settings}/icon/remove`])('%s: a form from another site', async (path) => {
    const { send, state } = site();
    const answer = await send(path, new FormData(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('This form was not sent from this site');
    expect(state.calls).toEqual([]);
  });

  test('strangers, and people who are not signed in', async () => {
    const stranger = site({ person: { ...OWNER, id: 'usr_stranger' } });
    expect((await stranger.upload(await aPicture())).status).toBe(403);
    expect((await stranger.send(`${settings}/icon/remove`, new URLSearchParams())).status).toBe(403);
    const nobody = site({ person: null });
    expect((await nobody.upload(await aPicture())).headers.get('location')).toContain('/sign-in');
    expect([...stranger.state.calls, ...nobody.state.calls]).toEqual([]);
  });
});
