// The vote page: what is said before anybody votes.
import { describe, expect, test } from 'vitest';
import { MINECRAFT, OWNER } from '../support/sample-data.ts';
import { openSite, postForm } from '../support/sample-site.ts';

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

describe('P146 where nobody can confirm an account', () => {
  const shut = { mail: false, needsConfirmed: true } as const;

  test('visitors are told kindly that voting is not open yet, without settings, before and after signing in', async () => {
    for (const person of [null, UNCONFIRMED]) {
      const { page } = await openSite({ ...shut, person }).get(VOTE);
      expect(page).toContain('Voting is not open yet');
      expect(page).not.toMatch(/SMTP_URL|REQUIRE_CONFIRMED|DISCORD_CLIENT|Sign in to vote/);
      expect(page).not.toContain('data-vote-form');
    }
    const around = { contact: 'votes@mail.example', privacyUrl: null, termsUrl: null };
    expect((await openSite({ ...shut, person: null, around }).get(VOTE)).page).toContain('contact us');
  });

  test('staff read what to set', async () => {
    const { page } = await openSite({ ...shut, person: { ...UNCONFIRMED, role: 'staff' } }).get(VOTE);
    for (const variable of ['SMTP_URL', 'DISCORD_CLIENT_ID', 'REQUIRE_CONFIRMED_EMAIL=off'])
      expect(page).toContain(variable);
  });

  test('a vote is refused, and an account that is confirmed all the same votes', async () => {
    const { post, state } = openSite({ ...shut, person: UNCONFIRMED });
    expect((await post(VOTE)).status).toBe(403);
    expect(state.calls).toEqual([]);
    expect((await openSite(shut).get(VOTE)).page).toContain('data-vote-form');
  });

  test('with Discord alone it leads to connecting it', async () => {
    const site = openSite({ ...shut, person: UNCONFIRMED, discord: 'https://discord.example/' });
    const { page } = await site.get(VOTE);
    expect(page).toContain('First connect your Discord account');
    expect(page).not.toContain('confirm your e-mail');
  });
});

describe('P145 a network that cast too many votes', () => {
  const retryAt = () => new Date(Date.now() + 2 * 3_600_000);

  test.each([
    ['listing', 5, /takes 5 votes from one network every 24 hours/],
    ['hour', 60, /One network can cast 60 votes an hour/],
  ] as const)('by %s is told when to try again and what to do, with 429', async (bound, limit, why) => {
    const { web } = openSite({ networkRefusal: { reason: 'network', bound, limit, retryAt: retryAt() } });
    const answer = await postForm(web, VOTE, { playerName: '' });
    const page = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(7_190);
    expect(page).toContain('Too many votes from your network');
    expect(page.replace(/<[^>]+>/g, '')).toMatch(why);
    expect(page).toMatch(/from another network/);
    expect(page).toMatch(/in 1 h 59 min|in 2 h/);
    expect(page).toContain(`href="${VOTE}"`);
  });

  test('so does one that presses the button too often', async () => {
    const { web } = openSite({ spendOk: false });
    const answer = await postForm(web, VOTE);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
    expect(await answer.text()).toContain('Too many votes from your network');
  });
});

test('P144 who voted with another account is told when the next vote is possible, instead of a form', async () => {
  const until = new Date(Date.now() + 3_600_000);
  const { page } = await openSite({ votedElsewhere: until }).get(VOTE);
  expect(page).toContain('You voted with another account');
  expect(page).toContain(`data-countdown="${until.toISOString()}"`);
  expect(page).not.toContain('data-vote-form');
});
