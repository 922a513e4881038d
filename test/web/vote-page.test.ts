// The vote page: what visitors see before they vote, and why some cannot.

import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { removeListener } from '../../src/endpoints/listener-settings.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { linkIn, startMailServer } from '../support/mail-server.ts';
import { MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { voteFromHere, voteFromOtherAccount } from '../support/seed/votes.ts';
import { openSite, SAME_SITE, type Site, sharedSite } from '../support/site.ts';

const VOTE = `/listings/${MINECRAFT.id}/vote`;
const CHALLENGE = { VOTE_CHALLENGE: 'on' };
const CONFIRMED_ONLY = { REQUIRE_CONFIRMED_EMAIL: 'on' };
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'votes@mail.example' };
const DISCORD = { DISCORD_CLIENT_ID: '100000000000000009', DISCORD_CLIENT_SECRET: 'sample' };

const setVoter = ({ db }: Pick<Site, 'db'>, row: { email_verified?: boolean; platform_id?: string; role?: 'staff' }) =>
  db.updateTable('person').set(row).where('id', '=', VOTER.id).execute();

/** The voter's address is not confirmed. */
const asUnconfirmed = (environment: Record<string, string>) =>
  openSite({
    as: 'voter',
    environment: { ...CONFIRMED_ONLY, ...environment },
    arrange: (app) => setVoter(app, { email_verified: false }),
  });

const voteCount = ({ db }: Site) =>
  db
    .selectFrom('vote')
    .select('event_id')
    .where('voter_id', '=', VOTER.id)
    .execute()
    .then((votes) => votes.length);

describe('V4 a voter whose address is not confirmed', () => {
  test('sees that before the challenge, with a button that sends the email again and comes back', async () => {
    const site = await asUnconfirmed({ ...CHALLENGE, ...MAIL });
    const { page } = await site.get(VOTE);
    expect(page).toContain('Confirm your email address first');
    expect(page).toContain('action="/account/confirmation"');
    expect(page).toContain(`name="next" value="${VOTE}"`);
    expect(page).not.toContain('data-challenge');
    expect(page).not.toContain('Discord');
    const tried = await site.post(VOTE);
    expect([tried.status, tried.page.includes('Confirm your email')]).toEqual([403, true]);
    expect(await voteCount(site)).toBe(0);
  });

  test('can connect Discord if it is available, and votes with it', async () => {
    const site = await asUnconfirmed({ ...MAIL, ...DISCORD });
    expect((await site.get(VOTE)).page).toContain('Or connect Discord');
    await setVoter(site, { platform_id: '123456789012345678' });
    expect((await site.get(VOTE)).page).not.toContain('Confirm your email');
  });
});

test('P88 the email leads back to the page that needed it, and to no other site', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const site = await asUnconfirmed({ SMTP_URL: mail.url, SMTP_FROM: 'votes@mail.example' });
  const { app, get, post } = site;
  const askFor = async (next: string) => {
    await setVoter(site, { email_verified: false });
    const { location } = await post('/account/confirmation', { next });
    await app.outbox?.sendDue();
    return { location, link: linkIn(mail.mails.at(-1)!) };
  };
  const followed = async (link: URL, next: string, headers = SAME_SITE) =>
    (await post('/confirm', { token: link.searchParams.get('token') ?? '', next }, headers)).location;

  const toVote = await askFor(VOTE);
  expect([toVote.location, toVote.link.searchParams.get('next')]).toEqual([VOTE, VOTE]);
  expect((await get(toVote.link.pathname + toVote.link.search)).page).toContain(`name="next" value="${VOTE}"`);
  const evil = new URL(toVote.link);
  evil.searchParams.set('next', '//evil.example');
  expect((await get(evil.pathname + evil.search)).page).not.toContain('name="next"');
  expect(await followed(toVote.link, VOTE)).toBe(VOTE);

  const toOtherSite = await askFor('//evil.example');
  expect([toOtherSite.location, toOtherSite.link.searchParams.has('next')]).toEqual(['/account', false]);
  expect(await followed(toOtherSite.link, '//evil.example')).toBe('/account');

  const signedOut = await askFor(VOTE);
  const signIn = `/sign-in?next=${encodeURIComponent(VOTE)}`;
  expect(await followed(signedOut.link, VOTE, { ...SAME_SITE, cookie: 'none=1' })).toBe(signIn);
});

describe('P146 when nobody can confirm an account', () => {
  test('visitors see that voting is not open yet, without settings, before and after signing in; staff see what to configure', async () => {
    const site = await asUnconfirmed({});
    for (const headers of [{ cookie: 'none=1' }, {}]) {
      const { page } = await site.get(VOTE, headers);
      expect(page).toContain('Voting is not open yet');
      expect(page).not.toMatch(/SMTP_URL|REQUIRE_CONFIRMED|DISCORD_CLIENT|Sign in to vote/);
      expect(page).not.toContain('data-vote-form');
    }
    await setVoter(site, { role: 'staff' });
    const { page } = await site.get(VOTE);
    for (const variable of ['SMTP_URL', 'DISCORD_CLIENT_ID', 'REQUIRE_CONFIRMED_EMAIL=off'])
      expect(page).toContain(variable);
  });

  test('visitors can contact the operator if CONTACT is set', async () => {
    const site = await asUnconfirmed({ CONTACT: 'votes@mail.example' });
    expect((await site.get(VOTE)).page).toContain('contact us');
  });

  test('a vote is rejected, and an account that was confirmed in another way can vote', async () => {
    const site = await asUnconfirmed({});
    expect((await site.post(VOTE)).status).toBe(403);
    expect(await voteCount(site)).toBe(0);
    await setVoter(site, { email_verified: true });
    expect((await site.get(VOTE)).page).toContain('data-vote-form');
  });

  test('with Discord only, the page leads to connecting it', async () => {
    const { page } = await (await asUnconfirmed(DISCORD)).get(VOTE);
    expect(page).toContain('Connect your Discord account first');
    expect(page).not.toContain('Confirm your email');
  });
});

describe('P145 a network that cast too many votes', () => {
  test.each([
    ['listing', { VOTES_PER_NETWORK: '1' }, /accepts one vote from one network every 24 hours/],
    ['hour', { VOTES_PER_NETWORK_HOUR: '1' }, /One network can cast one vote per hour/],
  ] as const)('by %s sees when to try again and what to do, with 429', async (_, environment, why) => {
    const { post } = await openSite({ as: 'voter', environment, arrange: voteFromHere });
    const { status, page, response } = await post(VOTE, { playerName: '' });
    expect(status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(page).toContain('Too many votes from your network');
    expect(page.replace(/<[^>]+>/g, '')).toMatch(why);
    expect(page).toMatch(/from another network/);
    expect(page).toMatch(/in \d+ (h|min)/);
    expect(page).toContain(`href="${listingPath(MINECRAFT, '/vote')}"`);
  });
});

describe('a signed-in voter', () => {
  const site = sharedSite({ as: 'voter' });
  afterEach(async () => {
    await site().db.deleteFrom('voting_window').execute();
    await site().db.deleteFrom('identity_window').execute();
  });

  test('sees the reward mentioned only where votes go to a vote listener', async () => {
    const { get, db, post } = site();
    expect((await get(VOTE)).page).toContain('The player who gets the reward');
    await removeListener(db, MINECRAFT.id, OPERATOR);
    const { page } = await get(VOTE);
    expect(page).toContain('name="playerName"');
    expect(page).not.toMatch(/reward/i);
    await post(VOTE);
    const voted = await get(VOTE);
    expect(voted.page).toMatch(/<h2>You voted <time [^>]*>just now<\/time><\/h2>/);
    expect(voted.page).not.toMatch(/reward/i);
  });

  test('P145 who clicks too often sees when to try again', async () => {
    const { post } = site();
    for (let tries = 0; tries < 30; tries += 1) await post(VOTE, { playerName: 'not a name' });
    const { status, page, response } = await post(VOTE);
    expect([status, response.headers.has('retry-after')]).toEqual([429, true]);
    expect(page).toContain('Too many votes from your network');
  });

  test('P144 who voted with another account sees when the next vote is possible, instead of a form', async () => {
    const { app, get } = site();
    await voteFromOtherAccount(app);
    const { page } = await get(VOTE);
    expect(page).toContain('You voted with another account');
    expect(page).toMatch(/data-countdown="[^"]+Z">You can vote again <time[^>]*>in (5 h|4 h 59 min)</);
    expect(page).not.toContain('data-vote-form');
  });
});

describe('voting', () => {
  test('counts, thanks once, and shows when the next vote is possible', async () => {
    const site = await openSite({ as: 'voter' });
    const { page } = await site.postAndFollow(VOTE, { playerName: ' .Steve ' });
    expect(page).toContain('Thank you. Your vote was counted.');
    expect(page).toContain('data-countdown=');
    expect((await site.get(VOTE)).page).not.toContain('Thank you.');
    const votes = await site.db.selectFrom('vote').select('player_name').where('voter_id', '=', VOTER.id).execute();
    expect(votes).toEqual([{ player_name: '.Steve' }]);
  });

  test('keeps an invalid player name in its field, with the reason', async () => {
    const { page } = await (await openSite({ as: 'voter' })).post(VOTE, { playerName: 'two words' });
    expect(page).toContain('value="two words"');
    expect(page).toContain('id="playerName-error"');
  });

  test('requires the solved challenge', async () => {
    const site = await openSite({ as: 'voter', environment: CHALLENGE });
    for (const altcha of ['', 'nonsense', Buffer.from('{}').toString('base64')])
      expect((await site.post(VOTE, { altcha })).status).toBe(422);
    expect(await voteCount(site)).toBe(0);
  });

  test('requires an account', async () => {
    const { location } = await (await openSite({ as: null })).post(VOTE);
    expect(location).toBe(`/sign-in?next=${encodeURIComponent(listingPath(MINECRAFT, '/vote'))}`);
  });
});
