// The settings of a listing other than its details: plan, pause, deletion (decisions P65, P66).
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { setListingPaused } from '../../src/listings/save-listing.ts';
import { newAuditEvents } from '../support/audit-events.ts';
import { BOT, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const BASE = `/dashboard/${MINECRAFT.id}/settings`;
const STRANGE_NAME = '<b>not bold\u202E ꧁꧂';

async function site(options: SiteOptions = {}) {
  const { db, get, post } = await openSite(options);
  return { db, post, page: async (path: string) => (await get(path)).page, events: await newAuditEvents(db) };
}

describe('§4.1 the plan', () => {
  test('is shown, with what each plan includes and how to change it', async () => {
    const { page } = await site();
    const text = (await page(`/dashboard/${BOT.id}/settings`)).replace(/<[^>]+>/g, '');
    expect(text).toContain('Each vote counts twice in the ranking; includes a changelog.');
    expect(text).toContain('changelog available with the Changelog Pro add-on');
    expect(text).toContain('Ask the operator of this site to change your plan.');
    expect(await page(BASE)).not.toContain('changelog available with the');
  });
});

describe('P65 pausing', () => {
  test('is a button, for managers, too', async () => {
    const { post, events } = await site({ as: 'manager' });
    expect(await post(`${BASE}/pause`)).toMatchObject({ status: 303, location: BASE });
    await post(`${BASE}/resume`);
    expect(await events()).toEqual([`listing.paused ${MINECRAFT.id}`, `listing.resumed ${MINECRAFT.id}`]);
  });

  test('is shown in the settings, on the dashboard, on the listing’s page and on the vote page', async () => {
    const { page } = await site({
      arrange: ({ db }) => setListingPaused(db, MINECRAFT.id, true, OPERATOR),
    });
    expect(await page(BASE)).toContain('Resume listing');
    expect(await page('/dashboard')).toContain('· paused');
    const listing = await page(`/listings/${MINECRAFT.id}`);
    expect(listing).toContain('Paused by the owner');
    expect(listing).not.toContain(`href="/listings/${MINECRAFT.id}/vote"`);
    const vote = await page(`/listings/${MINECRAFT.id}/vote`);
    expect(vote).toContain('Paused by the owner');
    expect(vote).not.toContain('data-vote-form');
  });
});

describe('P66 deleting', () => {
  test('asks for confirmation by name', async () => {
    const { page, post, events } = await site();
    expect(await page(BASE)).toContain(`${BASE}/delete`);
    expect(await page(`${BASE}/delete`)).toContain('record of the deletion for 400 days');
    for (const name of ['', 'something else', MINECRAFT.name.slice(1)]) {
      const refused = await post(`${BASE}/delete`, { name });
      expect([refused.status, refused.page.includes('does not match the listing’s name or ID')]).toEqual([422, true]);
    }
    expect(await events()).toEqual([]);
    const deleted = await post(`${BASE}/delete`, { name: ` ${MINECRAFT.name} ` });
    expect(deleted).toMatchObject({ status: 303, location: '/dashboard' });
    expect(await events()).toEqual([`listing.deleted ${MINECRAFT.id}`]);
  });

  test('accepts the ID for a name that cannot be typed', async () => {
    const { post, events } = await site({
      arrange: ({ db }) => db.updateTable('listing').set({ name: STRANGE_NAME }).where('id', '=', BOT.id).execute(),
    });
    await post(`/dashboard/${BOT.id}/settings/delete`, { name: BOT.id });
    expect(await events()).toEqual([`listing.deleted ${BOT.id}`]);
  });

  test('is for the owner only', async () => {
    const { page, post, events } = await site({ as: 'manager' });
    expect(await page(BASE)).not.toContain(`${BASE}/delete`);
    expect((await post(`${BASE}/delete`, { name: MINECRAFT.name })).status).toBe(403);
    expect(await events()).toEqual([]);
  });
});

test('the details and the badge of a listing that is deleted meanwhile respond with 404', async () => {
  const { post, events, db } = await site();
  // As if another request had deleted it between the permission check and the update.
  await sql`create function skip_row() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
  await sql`create trigger skip before update on listing for each row execute function skip_row()`.execute(db);
  onTestFinished(async () => void (await sql`drop function skip_row cascade`.execute(db)));
  expect((await post(`/dashboard/${MINECRAFT.id}/page`, { name: 'After' })).status).toBe(404);
  expect((await post(`/dashboard/${MINECRAFT.id}/badges`)).status).toBe(404);
  expect(await events()).toEqual([]);
});
