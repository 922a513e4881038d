// The pages of those who run a listing, and of whoever is invited to (decisions P61, P62).
import { describe, expect, test } from 'vitest';
import { BOT, MINECRAFT, OWNER } from '../support/sample-data.ts';
import type { Sample } from '../support/sample-parts.ts';
import { openSite } from '../support/sample-site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/managers`;
const MANAGER = { ...OWNER, id: 'usr_manager', name: 'Sample manager' };
const asManager = { person: MANAGER, manages: MANAGER.id };
const asStranger = { person: { ...OWNER, id: 'usr_stranger' } };

function site(change: Partial<Sample> = {}) {
  const { state, get, postAndFollow } = openSite(change);
  return { state, get, post: postAndFollow };
}

describe('P61 the owner', () => {
  test('invites by address: without mail the link is shown once', async () => {
    const { post, get, state } = site();
    const { status, location, shown } = await post(PATH, { email: 'new@mail.example' });
    expect([status, location]).toEqual([303, PATH]);
    expect(shown).toContain('/invitations/sample0link0shown0once');
    expect(shown).toContain('only for the address you gave');
    expect((await get(PATH)).page).not.toContain('sample0link0shown0once');
    expect(state.calls).toEqual(['invite new@mail.example']);
  });

  test('invites by address: with mail it says that one is on its way', async () => {
    const { shown } = await site({ mails: true }).post(PATH, { email: 'new@mail.example' });
    expect(shown).toContain('A mail with the invitation is on its way to new@mail.example.');
    expect(shown).not.toContain('sample0link');
  });

  test('keeps what was typed where it cannot be an address, or too many were invited', async () => {
    const { status, shown } = await site().post(PATH, { email: 'not an address' });
    expect(status).toBe(422);
    expect(shown).toContain('value="not an address"');
    expect((await site({ spendOk: false }).post(PATH, { email: 'a@b.example' })).status).toBe(429);
  });

  test('sees and takes back open invitations', async () => {
    const { get, post } = site();
    expect((await get(PATH)).page).toContain('friend@mail.example');
    expect((await post(`${PATH}/withdraw`, { id: 'inv_sample' })).shown).toContain('is taken back');
    expect((await post(`${PATH}/withdraw`, { id: 'x' })).shown).toContain('in the meantime');
  });

  test('is asked before removing a manager and before handing over', async () => {
    const { get, post, state } = site();
    expect((await get(`${PATH}/usr_manager/remove`)).page).toContain('Remove this manager?');
    expect((await get(`${PATH}/hand-over?to=usr_manager`)).page).toContain('Hand this listing over?');
    await post(`${PATH}/usr_manager/remove`);
    await post(`${PATH}/hand-over`, { to: 'usr_manager' });
    expect(state.calls).toEqual([`remove usr_manager by ${OWNER.id}`, 'offer usr_manager']);
    for (const path of [`${PATH}/nobody/remove`, `${PATH}/hand-over?to=nobody`, `${PATH}/hand-over`])
      expect((await get(path)).status).toBe(404);
    expect((await get(`${PATH}/leave`)).status).toBe(403);
  });
});

describe('P61 a manager', () => {
  test('sees who else manages, and neither addresses nor what is the owner’s to do', async () => {
    const { page } = await site(asManager).get(PATH);
    expect(page).toContain(`${PATH}/leave`);
    for (const hidden of ['friend@mail.example', 'Invite a manager', 'Hand the listing over', '/remove"'])
      expect(page).not.toContain(hidden);
  });

  test('leaves, and can do nothing else here', async () => {
    const { post, get, state } = site(asManager);
    expect((await get(`${PATH}/leave`)).page).toContain('Leave this listing?');
    expect((await post(`${PATH}/leave`)).location).toBe('/dashboard');
    const refused = ['', '/withdraw', '/hand-over', '/usr_other/remove'];
    for (const act of refused) expect((await post(PATH + act, { to: 'usr_other' })).status).toBe(403);
    expect(state.calls).toEqual(['remove usr_manager by usr_manager']);
  });

  test('a stranger sees and does nothing', async () => {
    const { post, get } = site(asStranger);
    expect((await get(PATH)).status).toBe(403);
    for (const act of ['', '/withdraw', '/leave', '/hand-over', '/usr_manager/remove'])
      expect((await post(PATH + act)).status).toBe(403);
  });
});

describe('P61 whoever is invited', () => {
  test('is told what it means and answers', async () => {
    const { get, post, state } = site();
    const { page } = await get('/invitations/sample0secret');
    for (const words of ['invites you to manage', BOT.name, 'You can leave at any time', 'Accept', 'Decline'])
      expect(page).toContain(words);
    expect((await post('/invitations/sample0secret', { answer: 'accept' })).location).toBe(
      `/dashboard/${BOT.id}`,
    );
    expect((await post('/invitations/sample0secret', { answer: 'decline' })).location).toBe('/dashboard');
    expect(state.calls).toEqual(['answer sample0secret true', 'answer sample0secret false']);
  });

  test('without being signed in is led there, and back; only a hint at the address is shown', async () => {
    const { page } = await site({ person: null }).get('/invitations/sample0secret');
    const next = encodeURIComponent('/invitations/sample0secret');
    expect(page).toContain(`/sign-in?next=${next}`);
    expect(page).toContain(`/sign-up?next=${next}`);
    expect(page).toContain('f…@mail.example');
    expect(page).not.toContain('friend@mail.example');
  });

  test('with another address is told so, and cannot accept', async () => {
    const { page } = await site().get('/invitations/other');
    expect(page).toContain('you are signed in as');
    expect(page).not.toContain('Accept');
    expect(page).not.toContain('friend@mail.example');
  });

  test('too late is told so', async () => {
    const { get, post } = site();
    expect(await get('/invitations/wrong')).toMatchObject({ status: 404 });
    expect((await post('/invitations/wrong', { answer: 'accept' })).shown).toContain('has ended');
  });

  test('sees it in the dashboard too', async () => {
    expect((await site().get('/dashboard')).page).toContain('href="/invitations/inv_sample"');
  });
});
