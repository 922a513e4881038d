// What staff does with people.
import { describe, expect, test } from 'vitest';
import { OWNER } from '../support/sample-data.ts';
import type { Sample } from '../support/sample-parts.ts';
import { openSite } from '../support/sample-site.ts';

const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' as const };

const site = (change: Partial<Sample> = {}) => openSite({ person: STAFF, ...change });

describe('people', () => {
  test('are listed as text, whatever is asked for', async () => {
    const { page } = await site().get('/staff/people');
    expect(page).toContain('4 accounts');
    expect(page).toContain('<bdi>Sample Owner</bdi>');
    expect((await site().get('/staff/people?which=suspended')).page).toContain('1 account<');
    for (const query of ['?q=%00', '?which=x&page=0', '?q=nobody'])
      expect((await site().get(`/staff/people${query}`)).status).toBe(200);
    expect((await site().get('/staff/people/unknown')).status).toBe(404);
  });

  test('one is shown with listings and suspension, and what cannot be done is not offered', async () => {
    const { get } = site();
    const owner = await get(`/staff/people/${OWNER.id}`);
    expect(owner.page).toContain('Sample Survival');
    expect(owner.page).toContain(`/staff/people/${OWNER.id}/suspend`);
    const suspended = await get('/staff/people/usr_suspended');
    expect(suspended.page).toContain('Votes for &lt;b&gt;money&lt;/b&gt;');
    expect(suspended.page).toContain('End the suspension');
    const oneself = await get('/staff/people/usr_staff');
    expect(oneself.page).not.toMatch(/people\/usr_staff\/(suspend|role)/);
  });

  test('are suspended with a reason, for days or until it is ended; what was typed stays', async () => {
    const { post, state } = site();
    const path = `/staff/people/${OWNER.id}/suspend`;
    const again = await post(path, { reason: '', days: '3' });
    expect(again.status).toBe(422);
    expect(again.page).toContain('value="3"');
    for (const days of ['0', '-1', '1.5', 'many', '١'])
      expect((await post(path, { reason: 'Spam.', days })).page).toContain('href="#days"');
    expect(await post(path, { reason: 'Spam.', days: ' 3 ' })).toMatchObject({ status: 303 });
    expect(await post(path, { reason: 'Spam.', days: '' })).toMatchObject({ status: 303 });
    expect(state.calls.slice(-2)).toEqual([
      `suspend ${OWNER.id} 3 Spam. by usr_staff`,
      `suspend ${OWNER.id} null Spam. by usr_staff`,
    ]);
    const before = state.calls.length;
    expect(await post('/staff/people/usr_staff/suspend', { reason: 'Me.' })).toMatchObject({ status: 303 });
    expect(state.calls).toHaveLength(before);
    await post('/staff/people/usr_suspended/reinstate');
    expect(state.calls.at(-1)).toBe('reinstate usr_suspended');
  });

  test('become staff and members as asked, not as the opposite of what they are', async () => {
    const { get, post, state } = site();
    expect((await get('/staff/people/usr_manager/role')).page).toContain('role?to=staff');
    await post('/staff/people/usr_manager/role?to=staff');
    await post('/staff/people/usr_staff/role?to=member');
    expect(state.calls).toEqual(['setStaff usr_manager true', 'setStaff usr_staff false']);
  });

  test('P89 get a link that sets a new password, shown once; staff and the suspended get none', async () => {
    const { get, postAndFollow } = site();
    const path = `/staff/people/${OWNER.id}`;
    expect((await get(path)).page).toContain('Make a reset link');
    const made = await postAndFollow(`${path}/reset-link`);
    expect(made.location).toBe(path);
    expect(made.shown).toContain('http://localhost/reset?token=sample');
    expect((await get(path)).page).not.toContain('token=sample');
    for (const id of ['usr_staff', 'usr_suspended']) {
      expect((await get(`/staff/people/${id}`)).page).not.toContain('reset-link');
      const refused = await postAndFollow(`/staff/people/${id}/reset-link`);
      expect(refused.shown).toContain('flash bad');
    }
  });

  test('P89 is for staff alone', async () => {
    const { post, state } = site({ person: OWNER });
    expect((await post(`/staff/people/usr_manager/reset-link`)).status).toBe(404);
    expect(state.calls).toEqual([]);
  });
});
