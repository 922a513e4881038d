// P551 what visitors see is changed under Content, in pages of its own; the settings are about operation.
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE } from '../support/site.ts';

const base = `/dashboard/${MINECRAFT.id}`;
const AGAIN = 'Staff will review the listing again.';

const reject = ({ db }: AppContext) =>
  db.updateTable('listing').set({ state: 'refused', state_reason: 'Sample' }).where('id', '=', MINECRAFT.id).execute();

async function upload(opened: Awaited<ReturnType<typeof openSite>>, path: string, field: string) {
  const body = new FormData();
  body.set(field, new File(['no image'], 'image.png'));
  body.set('alt', 'Typed before');
  const response = await opened.request(`${base}${path}`, { method: 'POST', body, headers: SAME_SITE });
  return { status: response.status, page: await response.text() };
}

test('the tabs of Content lead to the texts and the pictures, and the settings have none of their forms', async () => {
  const { get } = await openSite();
  const { page } = await get(`${base}/settings`);
  expect(page).toContain(`href="${base}/page"`);
  expect(page).not.toMatch(/<textarea|type="file"|name="summary"/);
  for (const card of ['Plan', 'Pause', 'Reviews', 'ID', 'Delete']) expect(page).toContain(`<h2>${card}</h2>`);
  const form = await get(`${base}/page`);
  for (const field of ['name', 'summary', 'description', 'link', 'discord', 'video', 'country', 'mods', 'tags'])
    expect(form.page, field).toContain(`name="${field}"`);
  const pictures = await get(`${base}/pictures`);
  for (const field of ['icon', 'banner', 'image', 'alt']) expect(pictures.page, field).toContain(`name="${field}"`);
  expect(pictures.page).toMatch(/href="[^"]+\/pictures" aria-current="page"/);
});

describe('a form that is refused', () => {
  test.each([
    ['/pictures/icon', 'icon', 'icon-error'],
    ['/pictures/banner', 'banner', 'banner-error'],
    ['/pictures/images', 'image', 'image-error'],
  ])('sent to %s is shown again with the other pictures, and its address leads back', async (path, field, error) => {
    const opened = await openSite();
    const { status, page } = await upload(opened, path, field);
    expect(status).toBe(422);
    expect(page).toContain(`id="${error}"`);
    for (const form of ['Save banner', 'Save icon', 'Add image']) expect(page).toContain(form);
    expect(await opened.get(`${base}${path}`)).toMatchObject({ status: 303, location: `${base}/pictures` });
  });

  test('keeps the text that was typed for an image', async () => {
    const { page } = await upload(await openSite(), '/pictures/images', 'image');
    expect(page).toContain('value="Typed before"');
  });

  test('the preview keeps everything that was typed', async () => {
    const { post } = await openSite();
    const { page } = await post(`${base}/page`, { name: 'Typed', description: '*a*', act: 'preview' });
    expect(page).toContain('value="Typed"');
    expect(page).toContain('<em>a</em>');
  });
});

test('a page that was open during an update is saved: its addresses were part of the settings', async () => {
  const { post, get } = await openSite();
  const saved = await post(`${base}/settings`, { name: 'Renamed' });
  expect(saved).toMatchObject({ status: 303, location: `${base}/page` });
  expect((await post(`${base}/settings/preview`, { description: '*a*' })).page).toContain('<em>a</em>');
  expect((await post(`${base}/settings/icon/remove`)).location).toBe(`${base}/pictures`);
  expect((await get(`${base}/settings/icon/remove`)).location).toBe(`${base}/pictures`);
});

test('P553 of a rejected listing, the pages say that staff will review it again, once something has changed', async () => {
  const { postAndFollow, get } = await openSite({ arrange: reject });
  expect((await get(base)).page).toContain('Fix the problem under Content');
  const saved = () => postAndFollow(`${base}/page`, { name: MINECRAFT.name, summary: 'Other' });
  expect((await saved()).page).toContain(`Saved. ${AGAIN}`);
  expect((await saved()).page).not.toContain(AGAIN);
});
