// The changelog page, its feeds, and staff moderation (§4.1; decisions C1, C5, C6).

import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const PATH = `/listings/${BOT.id}/changelog`;
const PAGE = listingPath(BOT, '/changelog');

async function site(options: SiteOptions = {}) {
  const opened = await openSite({ ...options, environment: { BASE_URL: 'http://localhost' } });
  return { ...opened, events: await newAuditEvents(opened.db) };
}

const withoutEntries = ({ db }: AppContext) => db.deleteFrom('changelog_entry').execute();

describe('§4.1 the page', () => {
  test('shows entries newest first, Markdown as markup and HTML as text', async () => {
    const { page } = await (await site({ as: null })).get(PATH);
    expect(page.indexOf('2.4.0+build.77')).toBeLessThan(page.indexOf('2.3.8'));
    expect(page).toContain('<bdi>Faster commands &lt;b&gt;</bdi>');
    expect(page).toContain('<strong>stops</strong>');
    expect(page).toContain('<a href="https://bot.example/why" rel="nofollow ugc noopener">why</a>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/href="javascript|<script>|<img/);
  });

  test('links its feeds, also in the head, and links the bot', async () => {
    const { page } = await (await site({ as: null })).get(PATH);
    expect(page).toContain(`<link rel="alternate" type="application/atom+xml"`);
    expect(page).toContain(`<link rel="alternate" type="application/feed+json"`);
    for (const href of [`${PATH}.atom`, `${PATH}.json`, listingPath(BOT)]) expect(page).toContain(`href="${href}"`);
  });

  test('is paginated, and accepts any page number', async () => {
    const { get } = await site({
      arrange: async ({ db }) => {
        await db.deleteFrom('changelog_entry').execute();
        const entries = Array.from({ length: 45 }, (_, index) => ({
          listing_id: BOT.id,
          id: `chg_${index}`,
          version: `v${index}`,
          body: 'Notes.',
          published_at: ago(HOUR * (index + 1)),
        }));
        await db.insertInto('changelog_entry').values(entries).execute();
      },
    });
    expect((await get(PATH)).page).toContain('Page 1 of 3');
    expect((await get(`${PATH}?page=3`)).page).toContain('>v44<');
    for (const page of ['x', '-1', '0', '1.5', '1e9', '%ff'])
      expect((await get(`${PATH}?page=${page}`)).status).toBe(200);
  });

  test('says when there are no entries; games and unknown bots have no changelog', async () => {
    const { get } = await site({ arrange: withoutEntries });
    expect((await get(PATH)).page).toContain('No releases yet');
    expect((await get(`${PATH}.json`)).status).toBe(200);
    for (const end of ['', '.atom', '.json'])
      for (const id of [MINECRAFT.id, 'nobody', 'a%2Fb', '%00'])
        expect((await get(`/listings/${id}/changelog${end}`)).status).toBe(404);
  });

  test('is linked from the bot’s page once there is an entry', async () => {
    const { get, app } = await site();
    expect((await get(`/listings/${BOT.id}`)).page).toContain(`href="${PAGE}"`);
    expect((await get(`/listings/${MINECRAFT.id}`)).page).not.toContain('changelog');
    await withoutEntries(app);
    expect((await get(`/listings/${BOT.id}`)).page).not.toContain(PATH);
  });
});

describe('C5 an entry removed by staff', () => {
  test('is hidden from the public and visible to the owner and staff, with the reason', async () => {
    for (const as of [null, 'stranger'] as const) {
      const { page } = await (await site({ as })).get(PATH);
      expect(page).not.toMatch(/2\.3\.9|Buy something|Advertises/);
      expect(page).not.toContain('/changelog/remove');
    }
    for (const as of ['owner', 'staff'] as const) {
      const { page } = await (await site({ as })).get(PATH);
      expect(page).toContain('Removed by staff');
      expect(page).toContain('Advertises something else.');
    }
    expect((await (await site()).get(PATH)).page).not.toMatch(/changelog\/(remove|restore)/);
    const { get } = await site({ as: 'staff' });
    for (const end of ['.atom', '.json']) expect((await get(PATH + end)).page).not.toMatch(/2\.3\.9|Buy something/);
  });

  test('can be removed by staff only with a reason', async () => {
    const { db, get, post, events } = await site({ as: 'staff' });
    expect((await get(PATH)).page).toContain(`${PAGE}/remove?version=2.4.0%2Bbuild.77`);
    expect((await get(`${PATH}/remove?version=2.4.0%2Bbuild.77`)).page).toContain('Remove 2.4.0+build.77?');
    const empty = await post(`${PATH}/remove`, { version: '2.3.8', reason: '' });
    expect(empty.status).toBe(422);
    expect(empty.page).toMatch(/id="reason-error"/);
    const removed = await post(`${PATH}/remove`, { version: '2.3.8', reason: 'Spam' });
    expect([removed.status, removed.location]).toEqual([303, `${PAGE}#chg_sample3`]);
    expect(await events()).toEqual([`changelog.removed ${BOT.id}`]);
    expect(
      await db.selectFrom('changelog_entry').select('removed_reason').where('version', '=', '2.3.8').executeTakeFirst(),
    ).toEqual({ removed_reason: 'Spam' });
  });

  test('the form sends staff back to the list it came from, and to no other site', async () => {
    const { db, get, post } = await site({ as: 'staff' });
    const back = '/staff/changelogs?which=public';
    const asked = (await get(`${PATH}/remove?version=2.3.8&back=${encodeURIComponent(back)}`)).page;
    expect(asked).toContain(`name="back" value="${back}"`);
    expect(asked).toContain(`href="${back}"`);
    const location = async (given: string) => {
      await db
        .updateTable('changelog_entry')
        .set({ removed_at: null, removed_by: null, removed_reason: null })
        .where('version', '=', '2.3.8')
        .execute();
      return (await post(`${PATH}/remove`, { version: '2.3.8', reason: 'Spam', back: given })).location;
    };
    expect(await location(back)).toBe(`${back}#chg_sample3`);
    expect(await location('https://evil.example')).toBe(`${PAGE}#chg_sample3`);
    expect(await location('//evil.example')).toBe(`${PAGE}#chg_sample3`);
  });

  test('can be restored by staff', async () => {
    const { get, post, events } = await site({ as: 'staff' });
    expect((await get(PATH)).page).toContain('Restore 2.3.9');
    expect((await post(`${PATH}/restore`, { version: '2.3.9' })).status).toBe(303);
    expect(await events()).toEqual([`changelog.restored ${BOT.id}`]);
  });

  test('cannot be removed by others, and unknown entries respond with 404', async () => {
    for (const as of ['owner', 'stranger'] as const) {
      const { get, post, events } = await site({ as });
      expect((await get(`${PATH}/remove?version=2.3.8`)).status).toBe(403);
      expect((await post(`${PATH}/remove`, { version: '2.3.8', reason: 'x' })).status).toBe(403);
      expect((await post(`${PATH}/restore`, { version: '2.3.9' })).status).toBe(403);
      expect(await events()).toEqual([]);
    }
    expect((await (await site({ as: null })).post(`${PATH}/remove`, { version: '2.3.8' })).status).toBe(303);
    const { get, post } = await site({ as: 'staff' });
    expect((await get(`${PATH}/remove?version=none`)).status).toBe(404);
    expect((await get(`${PATH}/remove`)).status).toBe(404);
    expect((await post(`${PATH}/restore`, {})).status).toBe(404);
    const other = `/listings/${MINECRAFT.id}/changelog/remove`;
    expect((await post(other, { version: '2.3.8' })).status).toBe(404);
  });
});

describe('C6 feeds', () => {
  test('of a listing that is not public are not cached', async () => {
    const { get } = await site({
      as: 'staff',
      arrange: ({ db }) =>
        db.updateTable('listing').set({ state: 'hidden', state_reason: 'x' }).where('id', '=', BOT.id).execute(),
    });
    const { response, status } = await get(`${PATH}.atom`);
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test.each([
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('%s: content type, absolute URLs, and 304 for a current copy', async (format, type) => {
    const { app, get } = await site({ as: null });
    const path = `${PATH}.${format}`;
    const { response: answer, status, page } = await get(path);
    expect([status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(page).toContain(`http://localhost${PATH}#chg_sample1`);
    expect(page).toContain(`http://localhost${path}`);
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
      expect([again.status, again.page, again.response.headers.get('etag')]).toEqual([304, '', tag]);
    }
    const lacksIt: Record<string, string>[] = [
      { 'if-none-match': '"x"' },
      { 'if-none-match': '"x"', 'if-modified-since': changed },
      { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' },
      { 'if-modified-since': 'nonsense' },
    ];
    for (const headers of lacksIt) expect((await get(path, headers)).status).toBe(200);
    await withoutEntries(app);
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
  });
});
