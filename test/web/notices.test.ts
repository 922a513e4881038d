// Notices on pages (decision P67).
import { describe, expect, test } from 'vitest';
import { BOT, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';

const BASE = `/dashboard/${MINECRAFT.id}`;
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'votes@mail.example' };

async function openNotices({ db }: Site, listingId: string = MINECRAFT.id): Promise<string[]> {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('notice_person', (join) => join.onRef('notice_id', '=', 'notice.id').on('person_id', '=', OWNER.id))
    .select(['notice.kind'])
    .where('listing_id', '=', listingId)
    .where('dismissed_at', 'is', null)
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('P67 notices', () => {
  test('are counted in the navigation of every page for a signed-in person', async () => {
    const site = await openSite();
    expect((await site.get('/bots')).page.replace(/<[^>]+>/g, '')).toMatch(/Dashboard 2 notices/);
    expect((await site.get('/bots', { cookie: 'none=1' })).page).not.toContain('class="count"');
  });

  test('are on the dashboard and the overview, with what to do', async () => {
    const site = await openSite();
    const { page } = await site.get('/dashboard');
    for (const words of [
      'failed 20 times in a row',
      `href="${BASE}/webhook"`,
      'removed',
      `href="/dashboard/${BOT.id}/changelog"`,
      'Advertises something else.',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('failed 15 times');
    expect((await site.get(BASE)).page).toContain('failed 20 times in a row');
  });

  test('of one webhook are shown as one on the dashboard, and dismissed together', async () => {
    const site = await openSite({ arrange: ({ db }) => db.deleteFrom('notice_person').execute() });
    expect(await openNotices(site)).toHaveLength(2);
    const { page } = await site.get('/dashboard');
    expect(page).toContain('failed 20 times in a row');
    expect(page).not.toContain('failed 15 times');
    const ids = [...page.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => ['id', id!] as const);
    await site.post(`${BASE}/notices/dismiss`, [...ids, ['back', '/dashboard']]);
    expect(await openNotices(site)).toEqual([]);
    expect(await openNotices(site, BOT.id)).toEqual(['changelog.removed']);
  });

  test('are all on their own page, including dismissed ones', async () => {
    const { page } = await (await openSite()).get(`${BASE}/notices`);
    expect(page).toContain('failed 15 times');
    expect(page.match(/Dismiss </g)).toHaveLength(1);
    expect(page).toContain('This service does not send email');
  });

  test('are dismissed one by one or all at once, and the form leads back to its page', async () => {
    const site = await openSite();
    const path = `${BASE}/notices/dismiss`;
    const { id } = await site.db
      .selectFrom('notice')
      .select('id')
      .where('kind', '=', 'webhook.disabled')
      .executeTakeFirstOrThrow();
    for (const bad of ['', 'x', '-1', '1e9', '9'.repeat(30)]) await site.post(path, { id: bad });
    expect(await openNotices(site)).toEqual(['webhook.disabled']);
    expect((await site.post(path, { id: String(id), back: '/dashboard' })).location).toBe('/dashboard');
    expect(await openNotices(site)).toEqual([]);
    await site.db.deleteFrom('notice_person').execute();
    expect((await site.post(path, { id: 'all' })).location).toBe(`${BASE}/notices`);
    expect(await openNotices(site)).toEqual([]);
    const evil = { id: String(id), back: 'https://evil.example' };
    expect((await site.post(path, evil)).location).toBe(`${BASE}/notices`);
  });

  test('are sent by email until the person turns that off', async () => {
    const site = await openSite({ environment: WITH_MAIL });
    const path = `${BASE}/notices`;
    expect((await site.get(path)).page).toContain('Turn off emails');
    await site.post(`${path}/mails`, { mails: 'off' });
    expect((await site.get(path)).page).toContain('Turn on emails');
    await site.post(`${path}/mails`, { mails: 'on' });
    expect((await site.get(path)).page).toContain('Turn off emails');
  });
});
