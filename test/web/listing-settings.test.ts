// The settings of a listing besides its text: plan, pause, deletion (decisions P65, P66).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, MINECRAFT, NASTY, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const BASE = `/dashboard/${MINECRAFT.id}/settings`;
const MANAGER = { ...OWNER, id: 'usr_manager' };

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const get = async (path: string) => (await web.request(path)).text();
  const post = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await postForm(web, path, fields);
    return { status: answer.status, page: await answer.text(), location: answer.headers.get('location') };
  };
  return { state, get, post };
}

describe('§4.1 the plan', () => {
  test('is shown, with what each brings and who changes it', async () => {
    const page = (await site().get(`/dashboard/${BOT.id}/settings`)).replace(/<[^>]+>/g, '');
    expect(page).toContain('A vote counts 2 times in the ranking; with changelog.');
    expect(page).toContain('the changelog with the add-on Changelog Pro');
    expect(page).toContain('The staff changes plans.');
    expect(await site().get(BASE)).not.toContain('changelog with the add-on');
  });
});

describe('P65 pausing', () => {
  test('is a switch, for managers too', async () => {
    const { post, state } = site({ person: MANAGER, manages: MANAGER.id });
    expect(await post(`${BASE}/pause`)).toMatchObject({ status: 303, location: BASE });
    await post(`${BASE}/resume`);
    expect(state.calls).toEqual([`pauseListing ${MINECRAFT.id}`, `resumeListing ${MINECRAFT.id}`]);
  });

  test('is said in the settings, in the dashboard, on the page, and where one votes', async () => {
    const { get } = site({ listings: [{ ...MINECRAFT, pausedAt: new Date() }] });
    expect(await get(BASE)).toContain('Resume it');
    expect(await get('/dashboard')).toContain('· paused');
    const page = await get(`/listings/${MINECRAFT.id}`);
    expect(page).toContain('Paused by its owner');
    expect(page).not.toContain(`href="/listings/${MINECRAFT.id}/vote"`);
    const vote = await get(`/listings/${MINECRAFT.id}/vote`);
    expect(vote).toContain('Paused by its owner');
    expect(vote).not.toContain('data-vote-form');
  });
});

describe('P66 deleting', () => {
  test('is asked first and confirmed by name', async () => {
    const { get, post, state } = site();
    expect(await get(BASE)).toContain(`${BASE}/delete`);
    expect(await get(`${BASE}/delete`)).toContain('audit log for 400 days');
    for (const name of ['', 'something else', MINECRAFT.name.slice(1)]) {
      const { status, page } = await post(`${BASE}/delete`, { name });
      expect([status, page.includes('That is not its name')]).toEqual([422, true]);
    }
    expect(state.calls).toEqual([]);
    expect(await post(`${BASE}/delete`, { name: ` ${MINECRAFT.name} ` })).toMatchObject({
      ...{ status: 303, location: '/dashboard' },
    });
    expect(state.calls).toEqual([`deleteListing ${MINECRAFT.id}`]);
  });

  test('is possible by ID, where no keyboard has the name', async () => {
    const { post, state } = site({ listings: [NASTY] });
    await post(`/dashboard/${NASTY.id}/settings/delete`, { name: NASTY.id });
    expect(state.calls).toEqual([`deleteListing ${NASTY.id}`]);
  });

  test('is the owner’s alone', async () => {
    const { get, post, state } = site({ person: MANAGER, manages: MANAGER.id });
    expect(await get(BASE)).not.toContain(`${BASE}/delete`);
    expect((await post(`${BASE}/delete`, { name: MINECRAFT.name })).status).toBe(403);
    expect(state.calls).toEqual([]);
  });
});

test('a listing that is deleted meanwhile is not there any more, for its text and its badge', async () => {
  const parts = sampleParts(sample());
  const listings = { ...parts.listings, updateListing: async () => null };
  const badges = { ...parts.badges, showWebhook: async () => false };
  const web = createWeb({ ...parts, listings, badges });
  expect((await postForm(web, BASE, { name: 'After' })).status).toBe(404);
  expect((await postForm(web, `/dashboard/${MINECRAFT.id}/badges`)).status).toBe(404);
});
