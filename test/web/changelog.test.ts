// The changelog's page, its feeds, and what staff does there (§4.1; decisions C1, C5, C6).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, ENTRIES, MINECRAFT, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const PATH = `/listings/${BOT.id}/changelog`;
const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' } as const;
const STRANGER = { ...OWNER, id: 'usr_stranger' };

function site(change: Partial<Sample> = {}) {
  const state = sample({ baseUrl: 'https://votes.example', ...change });
  const web = createWeb(sampleParts(state));
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await web.request(path, { headers });
    return { answer, status: answer.status, page: await answer.text() };
  };
  const post = async (path: string, fields: Record<string, string>) => postForm(web, path, fields);
  return { state, get, post };
}

describe('§4.1 the page', () => {
  test('shows entries newest first, Markdown as markup and HTML as text', async () => {
    const { page } = await site({ person: null }).get(PATH);
    expect(page.indexOf('2.4.0+build.77')).toBeLessThan(page.indexOf('2.3.8'));
    expect(page).toContain('<bdi>Faster commands &lt;b&gt;</bdi>');
    expect(page).toContain('<strong>stops</strong>');
    expect(page).toContain('<a href="https://bot.example/why" rel="nofollow ugc noopener">why</a>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/href="javascript|<script>|<img/);
  });

  test('links its feeds, in the head too; and the bot', async () => {
    const { page } = await site({ person: null }).get(PATH);
    expect(page).toContain(`<link rel="alternate" type="application/atom+xml"`);
    expect(page).toContain(`<link rel="alternate" type="application/feed+json"`);
    for (const href of [`${PATH}.atom`, `${PATH}.json`, `/listings/${BOT.id}`])
      expect(page).toContain(`href="${href}"`);
  });

  test('has pages, and one for whatever is asked', async () => {
    const entries = Array.from({ length: 45 }, (_, index) => ({
      ...ENTRIES[0]!,
      id: `chg_${index}`,
      version: `v${index}`,
    }));
    const { get } = site({ entries });
    expect((await get(PATH)).page).toContain('Page 1 of 3');
    expect((await get(`${PATH}?page=3`)).page).toContain('>v44<');
    for (const page of ['x', '-1', '0', '1.5', '1e9', '%ff'])
      expect((await get(`${PATH}?page=${page}`)).status).toBe(200);
  });

  test('says when there is nothing yet; games and unknown bots have none', async () => {
    const { get } = site({ entries: [] });
    expect((await get(PATH)).page).toContain('No releases yet');
    expect((await get(`${PATH}.json`)).status).toBe(200);
    for (const end of ['', '.atom', '.json'])
      for (const id of [MINECRAFT.id, 'nobody', 'a%2Fb', '%00'])
        expect((await get(`/listings/${id}/changelog${end}`)).status).toBe(404);
  });

  test('the bot’s own page leads there, once there is an entry', async () => {
    const { page } = await site().get(`/listings/${BOT.id}`);
    expect(page).toContain('Newest release');
    expect(page).toContain(`href="${PATH}"`);
    expect((await site({ entries: [] }).get(`/listings/${BOT.id}`)).page).not.toContain(PATH);
    expect((await site().get(`/listings/${MINECRAFT.id}`)).page).not.toContain('changelog');
  });
});

describe('C5 what staff removed', () => {
  test('the public does not see; the owner and staff do, with the reason', async () => {
    for (const person of [null, STRANGER]) {
      const { page } = await site({ person }).get(PATH);
      expect(page).not.toMatch(/2\.3\.9|Buy something|Advertises/);
      expect(page).not.toContain('/changelog/remove');
    }
    for (const person of [OWNER, STAFF]) {
      const { page } = await site({ person }).get(PATH);
      expect(page).toContain('Removed by staff');
      expect(page).toContain('Advertises something else.');
    }
    expect((await site().get(PATH)).page).not.toMatch(/changelog\/(remove|restore)/);
    for (const end of ['.atom', '.json'])
      expect((await site({ person: STAFF }).get(PATH + end)).page).not.toMatch(/2\.3\.9|Buy something/);
  });

  test('staff removes with a reason, and is asked for one', async () => {
    const { state, get, post } = site({ person: STAFF });
    expect((await get(PATH)).page).toContain(`${PATH}/remove?version=2.4.0%2Bbuild.77`);
    expect((await get(`${PATH}/remove?version=2.4.0%2Bbuild.77`)).page).toContain('Remove 2.4.0+build.77?');
    const empty = await post(`${PATH}/remove`, { version: '2.3.8', reason: '' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Say why.');
    const removed = await post(`${PATH}/remove`, { version: '2.3.8', reason: 'Spam' });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `${PATH}#chg_sample3`]);
    expect(state.calls.at(-1)).toBe('removeEntry 2.3.8 Spam');
  });

  test('staff comes back to the list it came from, and nowhere else', async () => {
    const { get, post } = site({ person: STAFF });
    const back = '/staff/changelogs?which=public';
    const asked = (await get(`${PATH}/remove?version=2.3.8&back=${encodeURIComponent(back)}`)).page;
    expect(asked).toContain(`name="back" value="${back}"`);
    expect(asked).toContain(`href="${back}"`);
    const location = async (given: string) =>
      (await post(`${PATH}/remove`, { version: '2.3.8', reason: 'Spam', back: given })).headers.get(
        'location',
      );
    expect(await location(back)).toBe(`${back}#chg_sample3`);
    expect(await location('https://evil.example')).toBe(`${PATH}#chg_sample3`);
    expect(await location('//evil.example')).toBe(`${PATH}#chg_sample3`);
  });

  test('staff restores', async () => {
    const { state, get, post } = site({ person: STAFF });
    expect((await get(PATH)).page).toContain('Restore 2.3.9');
    expect((await post(`${PATH}/restore`, { version: '2.3.9' })).status).toBe(303);
    expect(state.calls).toEqual(['restoreEntry 2.3.9']);
  });

  test('nobody else does, and not what is not there', async () => {
    for (const person of [OWNER, STRANGER]) {
      const { state, get, post } = site({ person });
      expect((await get(`${PATH}/remove?version=2.3.8`)).status).toBe(403);
      expect((await post(`${PATH}/remove`, { version: '2.3.8', reason: 'x' })).status).toBe(403);
      expect((await post(`${PATH}/restore`, { version: '2.3.9' })).status).toBe(403);
      expect(state.calls).toEqual([]);
    }
    expect((await site({ person: null }).post(`${PATH}/remove`, { version: '2.3.8' })).status).toBe(303);
    const { get, post } = site({ person: STAFF });
    expect((await get(`${PATH}/remove?version=none`)).status).toBe(404);
    expect((await get(`${PATH}/remove`)).status).toBe(404);
    expect((await post(`${PATH}/restore`, {})).status).toBe(404);
    expect((await post(`/listings/${MINECRAFT.id}/changelog/remove`, { version: '2.3.8' })).status).toBe(404);
  });
});

describe('C6 feeds', () => {
  test('of what the public does not find are for nobody to keep', async () => {
    const hidden = { ...BOT, visibility: { state: 'hidden', since: new Date(0) } } as typeof BOT;
    const { get } = site({ listings: [hidden], person: { ...OWNER, role: 'staff' } });
    const { answer, status } = await get(`${PATH}.atom`);
    expect([status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test.each([
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('%s: type, absolute addresses, and 304 for those who have it', async (format, type) => {
    const { state, get } = site({ person: null });
    const path = `${PATH}.${format}`;
    const { answer, status, page } = await get(path);
    expect([status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(page).toContain(`https://votes.example${PATH}#chg_sample1`);
    expect(page).toContain(`https://votes.example${path}`);
    const tag = answer.headers.get('etag')!;
    const changed = answer.headers.get('last-modified')!;
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const hasIt: Record<string, string>[] = [
      { 'if-none-match': tag },
      { 'if-none-match': `"x", ${tag.replace('W/', '')}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': changed },
    ];
    for (const headers of hasIt) {
      const again = await get(path, headers);
      expect([again.status, again.page, again.answer.headers.get('etag')]).toEqual([304, '', tag]);
    }
    const lacksIt: Record<string, string>[] = [
      { 'if-none-match': '"x"' },
      { 'if-none-match': '"x"', 'if-modified-since': changed },
      { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' },
      { 'if-modified-since': 'nonsense' },
    ];
    for (const headers of lacksIt) expect((await get(path, headers)).status).toBe(200);
    state.entries = [];
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
  });
});
