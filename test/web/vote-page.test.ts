// The vote page: what is said before anybody votes.
import { describe, expect, test } from 'vitest';
import { MINECRAFT, OWNER } from '../support/sample-data.ts';
import { openSite } from '../support/sample-site.ts';

const VOTE = `/listings/${MINECRAFT.id}/vote`;
const UNCONFIRMED = { ...OWNER, platformId: null, emailVerified: false };

describe('the reward', () => {
  test('is spoken of where a vote listener hears of the vote, and promised nowhere else', async () => {
    expect((await openSite().get(VOTE)).page).toContain('Who gets the reward');
    const { page } = await openSite({ listener: null }).get(VOTE);
    expect(page).toContain('name="playerName"');
    expect(page).not.toMatch(/reward/i);
    const voted = await openSite({ listener: null, votedAt: new Date() }).get(VOTE);
    expect(voted.page).not.toMatch(/reward/i);
  });
});

describe('V4 who has not confirmed the address', () => {
  test('is told before the puzzle, with a button that sends the mail again and comes back', async () => {
    const { get, post, state } = openSite({ person: UNCONFIRMED, challenge: true });
    const { page } = await get(VOTE);
    expect(page).toContain('First confirm your e-mail address');
    expect(page).toContain('action="/account/confirmation"');
    expect(page).toContain(`name="next" value="${VOTE}"`);
    expect(page).not.toContain('data-challenge');
    expect(page).not.toContain('Discord');
    const tried = await post(VOTE);
    expect([tried.status, tried.page.includes('First confirm')]).toEqual([403, true]);
    expect(state.calls).toEqual([]);
  });

  test('reads of Discord where it is offered, and votes by it', async () => {
    const discord = 'https://discord.example/';
    expect((await openSite({ person: UNCONFIRMED, discord }).get(VOTE)).page).toContain('Or connect Discord');
    const connected = openSite({ person: { ...UNCONFIRMED, platformId: '123456789012345678' }, discord });
    expect((await connected.get(VOTE)).page).not.toContain('First confirm');
  });

  test('P88 the mail leads back to what needs it, and to no other site', async () => {
    const vote = '/listings/lst_1/vote';
    const { get, post, state } = openSite({ person: UNCONFIRMED });
    expect((await post('/account/confirmation', { next: vote })).location).toBe(vote);
    expect((await post('/account/confirmation', { next: '//evil.example' })).location).toBe('/account');
    expect(state.calls).toEqual([`askConfirmation ${vote}`, 'askConfirmation']);
    const opened = await get(`/confirm?token=right&next=${encodeURIComponent(vote)}`);
    expect(opened.page).toContain(`name="next" value="${vote}"`);
    expect((await get('/confirm?token=right&next=//evil.example')).page).not.toContain('name="next"');
    expect((await post('/confirm', { token: 'right', next: vote })).location).toBe(vote);
    expect((await post('/confirm', { token: 'right', next: '//evil.example' })).location).toBe('/account');
    state.person = null;
    const signIn = `/sign-in?next=${encodeURIComponent(vote)}`;
    expect((await post('/confirm', { token: 'right', next: vote })).location).toBe(signIn);
  });
});
