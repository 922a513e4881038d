// Notices on pages (decision P67).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const BASE = `/dashboard/${MINECRAFT.id}`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const get = async (path: string) => (await web.request(path)).text();
  const post = async (path: string, fields: Record<string, string>) => postForm(web, path, fields);
  return { state, get, post };
}

describe('P67 notices', () => {
  test('are counted in the navigation of every page, for whoever is signed in', async () => {
    const { get } = site();
    expect((await get('/bots')).replace(/<[^>]+>/g, '')).toMatch(/Dashboard 2 notices/);
    expect(await site({ person: null }).get('/bots')).not.toContain('class="count"');
  });

  test('stand in the dashboard, with cause, remedy and the way to mend it', async () => {
    const page = await site().get('/dashboard');
    for (const words of [
      'The webhook is disabled: it failed 20 times in a row.',
      'Your endpoint answers 401.',
      `href="${BASE}/webhook"`,
      'Staff removed a changelog entry.',
      `href="/dashboard/${BOT.id}/changelog"`,
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('failed 15 times');
    expect(await site().get(BASE)).toContain('it failed 20 times in a row');
  });

  test('are all on their own page, those put away too', async () => {
    const page = await site().get(`${BASE}/notices`);
    expect(page).toContain('failed 15 times');
    expect(page.match(/Put away/g)).toHaveLength(1);
    expect(page).toContain('This service sends no mail');
  });

  test('are put away, singly or all, and one comes back to where one was', async () => {
    const { post, state } = site();
    const path = `${BASE}/notices/dismiss`;
    const location = async (fields: Record<string, string>) =>
      (await post(path, fields)).headers.get('location');
    expect(await location({ id: '12', back: '/dashboard' })).toBe('/dashboard');
    expect(await location({ id: 'all' })).toBe(`${BASE}/notices`);
    expect(await location({ id: '12', back: 'https://evil.example' })).toBe(`${BASE}/notices`);
    for (const id of ['', 'x', '-1', '1e9', '9'.repeat(30)]) await post(path, { id });
    const id = MINECRAFT.id;
    expect(state.calls).toEqual([`dismiss 12 of ${id}`, `dismiss null of ${id}`, `dismiss 12 of ${id}`]);
  });

  test('come by mail until one wants none', async () => {
    const { get, post, state } = site({ mails: true });
    expect(await get(`${BASE}/notices`)).toContain('Send me no mails');
    await post(`${BASE}/notices/mails`, { mails: 'off' });
    await post(`${BASE}/notices/mails`, { mails: 'on' });
    expect(state.calls).toEqual(['mails false', 'mails true']);
  });
});
