// What staff can do with people.
import { describe, expect, test } from 'vitest';
import { addHostileListing, suspendAccount } from '../support/seed/arrangements.ts';
import { MANAGER, OWNER, STAFF, STRANGER } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const site = (options: SiteOptions = {}) =>
  openSite({
    as: 'staff',
    arrange: async (app) => {
      await suspendAccount(app, STRANGER.id);
      await addHostileListing(app);
    },
    ...options,
  });

type Opened = Awaited<ReturnType<typeof site>>;

const events = ({ db }: Opened) =>
  db
    .selectFrom('audit_entry')
    .select(['act', 'subject', 'detail', 'person_id'])
    .where('act', 'like', 'person.%')
    .orderBy('id')
    .execute();
const roleOf = async ({ db }: Opened, id: string) =>
  (await db.selectFrom('person').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;

describe('people', () => {
  test('are listed as text, with any query', async () => {
    const { get } = await site();
    const { page } = await get('/staff/people');
    expect(page).toContain('5 accounts');
    expect(page).toContain('<bdi>Sample Owner</bdi>');
    expect((await get('/staff/people?which=suspended')).page).toContain('1 account<');
    for (const query of ['?q=%00', '?which=x&page=0', '?q=nobody'])
      expect((await get(`/staff/people${query}`)).status).toBe(200);
    expect((await get('/staff/people/unknown')).status).toBe(404);
  });

  test('one is shown with listings and suspension, and only the possible actions', async () => {
    const { get } = await site();
    const owner = await get(`/staff/people/${OWNER.id}`);
    expect(owner.page).toContain('Sample Survival');
    expect(owner.page).toContain(`/staff/people/${OWNER.id}/suspend`);
    const suspended = await get(`/staff/people/${STRANGER.id}`);
    expect(suspended.page).toContain('Votes for &lt;b&gt;money&lt;/b&gt;');
    expect(suspended.page).toContain('End suspension');
    const oneself = await get(`/staff/people/${STAFF.id}`);
    expect(oneself.page).not.toMatch(/people\/usr_staff\/(suspend|role)/);
  });

  test('are suspended with a reason, for days or indefinitely; what was typed is kept', async () => {
    const opened = await site();
    const { post } = opened;
    const path = `/staff/people/${OWNER.id}/suspend`;
    const again = await post(path, { reason: '', days: '3' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('value="3"');
    for (const days of ['0', '-1', '1.5', 'many', '١'])
      expect((await post(path, { reason: 'Spam.', days })).page).toContain('href="#days"');
    expect(await post(path, { reason: 'Spam.', days: ' 3 ' })).toMatchObject({ status: 303 });
    expect(await post(path, { reason: 'Spam.', days: '' })).toMatchObject({ status: 303 });
    const suspended = (days: number | null) => ({
      act: 'person.suspended',
      subject: OWNER.name,
      detail: { personId: OWNER.id, reason: 'Spam.', days },
      person_id: STAFF.id,
    });
    expect(await events(opened)).toEqual([suspended(3), suspended(null)]);
    expect(await post(`/staff/people/${STAFF.id}/suspend`, { reason: 'Me.' })).toMatchObject({ status: 303 });
    expect(await events(opened)).toHaveLength(2);
    await post(`/staff/people/${STRANGER.id}/reinstate`);
    expect((await events(opened)).at(-1)).toMatchObject({
      act: 'person.reinstated',
      detail: { personId: STRANGER.id },
    });
  });

  test('become staff or members as requested, not the opposite of what they are', async () => {
    const opened = await site();
    const { get, post } = opened;
    expect((await get(`/staff/people/${MANAGER.id}/role`)).page).toContain('role?to=staff');
    await post(`/staff/people/${MANAGER.id}/role?to=staff`);
    await post(`/staff/people/${MANAGER.id}/role?to=staff`);
    expect(await roleOf(opened, MANAGER.id)).toBe('staff');
    await post(`/staff/people/${MANAGER.id}/role?to=member`);
    expect(await roleOf(opened, MANAGER.id)).toBe('member');
    await post(`/staff/people/${STAFF.id}/role?to=member`);
    expect(await roleOf(opened, STAFF.id)).toBe('staff');
  });

  test('P89 get a link to set a new password, shown once; staff and suspended people get none', async () => {
    const { get, postAndFollow } = await site({
      arrange: async (app) => {
        await suspendAccount(app, STRANGER.id);
        await app.db.updateTable('person').set({ role: 'staff' }).where('id', '=', MANAGER.id).execute();
      },
    });
    const path = `/staff/people/${OWNER.id}`;
    expect((await get(path)).page).toContain('Create reset link');
    const made = await postAndFollow(`${path}/reset-link`);
    expect(made.location).toBe(path);
    expect(made.page).toContain('http://localhost/reset?token=');
    expect((await get(path)).page).not.toContain('reset?token=');
    for (const id of [STAFF.id, MANAGER.id, STRANGER.id]) {
      expect((await get(`/staff/people/${id}`)).page).not.toContain('reset-link');
      const refused = await postAndFollow(`/staff/people/${id}/reset-link`);
      expect(refused.page).toContain('flash bad');
    }
  });

  test('P89 is for staff only', async () => {
    const opened = await site({ as: 'owner' });
    expect((await opened.post(`/staff/people/${MANAGER.id}/reset-link`)).status).toBe(404);
    expect(await events(opened)).toEqual([]);
  });
});
