// The pages for signing in and for one's own account: permissions, the effect of each button, and error messages.
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { fingerprint } from '../support/fingerprint.ts';
import {
  ACCOUNT_PASSWORD,
  addPassword,
  addSessions,
  createConfirmLink,
  createPasswordLink,
  insertDiscordAccount,
  NEW_EMAIL,
  unconfirmEmail,
} from '../support/seed/accounts.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { VOTER } from '../support/seed/sample-site.ts';
import { type Fields, openSite, type Site, type SiteOptions, sharedSite } from '../support/site.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' };
const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };
const RIGHT = { password: ACCOUNT_PASSWORD };
const PRIVATE = [
  '/account',
  '/account/name',
  '/account/address',
  '/account/password',
  '/account/votes',
  '/account/sessions',
  '/account/sessions/end-others',
  '/account/data',
  '/account/export',
  '/account/delete',
  '/account/discord',
  '/account/discord/disconnect',
];
const FORMS = [
  '/account/confirmation',
  '/account/name',
  '/account/address',
  '/account/password',
  '/account/sessions/ses_sample0/end',
  '/account/sessions/end-others',
  '/account/delete',
  '/account/discord/disconnect',
];

/** The voter owns no listings and has a password. */
const site = ({ arrange, environment, ...options }: SiteOptions = {}) =>
  openSite({
    as: 'voter',
    environment: { ...MAIL, ...environment },
    async arrange(app) {
      await addPassword(app, VOTER.id);
      await arrange?.(app);
    },
    ...options,
  });

const mailsOf = ({ db }: Site) => db.selectFrom('letter').select(['kind', 'recipient']).orderBy('id').execute();
const voter = ({ db }: Site) => db.selectFrom('person').selectAll().where('id', '=', VOTER.id).executeTakeFirst();
const sessions = ({ db }: Site) =>
  db.selectFrom('session').select('id').where('person_id', '=', VOTER.id).orderBy('id').execute();

describe('a signed-out visitor', () => {
  const shared = sharedSite({ as: null });

  test.each(PRIVATE)('is sent from %s to sign in, and back', async (path) => {
    const { status, location } = await shared().get(path);
    expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
  });

  test.each(FORMS)('POST %s has no effect', async (path) => {
    const before = await fingerprint(shared().db);
    expect((await shared().post(path, RIGHT)).location).toMatch(/^\/sign-in/);
    expect(await fingerprint(shared().db)).toBe(before);
  });

  test.each([...FORMS, '/forgot', '/reset', '/confirm'])('POST %s from another site is rejected', async (path) => {
    const before = await fingerprint(shared().db);
    const cookie = await shared().cookieOf('voter');
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await shared().post(path, { ...RIGHT, token: 'right' }, headers)).status).toBe(403);
    expect(await fingerprint(shared().db)).toBe(before);
  });
});

describe('the name', () => {
  test('is changed on the account page; an invalid one is rejected', async () => {
    const opened = await site();
    const { get, post } = opened;
    expect((await get('/account')).page).toContain('href="/account/name"');
    expect((await get('/account/name')).page).toContain(`value="${VOTER.name}"`);
    expect((await post('/account/name', { name: 'Sample name' })).location).toBe('/account');
    expect((await voter(opened))?.name).toBe('Sample name');
    const unseen = await post('/account/name', { name: 'A\u202eda' });
    expect([unseen.status, unseen.page.includes('href="#name"')]).toEqual([422, true]);
    expect(unseen.page).toContain('value="A\u202eda"');
    const wrong = await post('/account/name', { name: ' ' });
    expect([wrong.status, wrong.page.includes('1 to 100 characters')]).toEqual([422, true]);
    expect((await voter(opened))?.name).toBe('Sample name');
  });
});

describe('P42 the email address', () => {
  test('a page explains what an unconfirmed address means, and sends the email again', async () => {
    const opened = await site({
      arrange: (app) => unconfirmEmail(app, VOTER.id),
      environment: { REQUIRE_CONFIRMED_EMAIL: 'on' },
    });
    expect((await opened.get('/account')).page).toContain('You cannot vote until you confirm it');
    expect((await opened.post('/account/confirmation')).location).toBe('/account');
    expect(await mailsOf(opened)).toMatchObject([{ recipient: VOTER.email }]);
    const withoutMail = await site({
      arrange: (app) => unconfirmEmail(app, VOTER.id),
      environment: { SMTP_URL: '' },
    });
    expect((await withoutMail.get('/account')).page).not.toContain('Confirm your email address');
  });

  test('is changed with the password; each error appears next to its field', async () => {
    const opened = await site();
    const { post } = opened;
    const wrong = await post('/account/address', { email: NEW_EMAIL, password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(wrong.page).toContain('id="password-error"');
    expect(wrong.page).toContain(`value="${NEW_EMAIL}"`);
    expect((await post('/account/address', { email: 'none', ...RIGHT })).page).toContain('id="email-error"');
    expect(await mailsOf(opened)).toEqual([]);
    expect((await post('/account/address', { email: NEW_EMAIL, ...RIGHT })).location).toBe('/account');
    expect((await mailsOf(opened)).map(({ recipient }) => recipient)).toContain(NEW_EMAIL);
  });

  test('a link asks for confirmation before it takes effect, whoever opens it', async () => {
    const opened = await site({ as: null, arrange: (app) => unconfirmEmail(app, VOTER.id) });
    const { app, get, post } = opened;
    const token = await createConfirmLink(app, VOTER.id, VOTER.email);
    expect((await get(`/confirm?token=${token}`)).page).toContain(VOTER.email);
    expect((await voter(opened))?.email_verified).toBe(false);
    expect((await post('/confirm', { token })).location).toBe('/sign-in');
    expect((await voter(opened))?.email_verified).toBe(true);
    for (const invalid of [
      await get('/confirm?token=old'),
      await get('/confirm'),
      await post('/confirm', { token: 'old' }),
    ])
      expect([invalid.status, invalid.page.includes('no longer works')]).toEqual([422, true]);
  });
});

describe('P43 the password', () => {
  test('/forgot responds the same to every address', async () => {
    const { post } = await site({ as: null });
    const location = encodeURIComponent('/sign-in');
    for (const email of [VOTER.email, 'nobody@mail.example']) {
      const { status, location: leadsTo } = await post('/forgot', { email });
      expect([status, leadsTo]).toEqual([303, decodeURIComponent(location)]);
    }
    expect((await post('/forgot', { email: 'no address' })).status).toBe(422);
  });

  test('without mail a visitor is referred to staff, and sees no command', async () => {
    const arrange: SiteOptions['arrange'] = ({ trial }) => trial.end('a request for the host other.example');
    const opened = await site({ as: null, environment: { SMTP_URL: '' }, arrange });
    const responses = [await opened.get('/forgot')];
    for (const email of [VOTER.email, 'no address', '']) responses.push(await opened.post('/forgot', { email }));
    for (const { page } of responses) {
      expect(page).toContain('Ask the staff of this site for a reset link');
      expect(page).not.toMatch(/npm|reset-link|<code>/);
    }
    expect(await mailsOf(opened)).toEqual([]);
  });

  test('without mail and while only this machine can reach it, the operator sees the command', async () => {
    const { get } = await site({ as: null, environment: { SMTP_URL: '' } });
    const { page } = await get('/forgot');
    expect(page).toContain('Ask the staff of this site for a reset link');
    expect(page).toMatch(/<code>.* user reset-link --email ADDRESS<\/code>/);
  });

  test('/reset asks for a password, and says when a link is invalid', async () => {
    const { app, get, post } = await site({ as: null });
    const token = await createPasswordLink(app, VOTER.id);
    expect((await get(`/reset?token=${token}`)).page).toContain(`name="token" value="${token}"`);
    expect((await get('/reset?token=old')).status).toBe(422);
    const short = await post('/reset', { token, newPassword: 'short' });
    expect([short.status, short.page.includes('id="newPassword-error"')]).toEqual([422, true]);
    expect((await post('/reset', { token, newPassword: 'another long walk' })).location).toBe('/sign-in');
    expect((await post('/reset', { token: 'old', newPassword: 'another long walk' })).page).toContain('/forgot');
  });

  test('is changed with the current password, and the current session stays signed in', async () => {
    const opened = await site({ arrange: (app) => addSessions(app, VOTER.id) });
    const change = (fields: Fields) => opened.post('/account/password', fields);
    const newPassword = 'another long walk';
    expect((await change({ password: 'wrong', newPassword })).status).toBe(422);
    expect((await change({ ...RIGHT, newPassword: 'short' })).status).toBe(422);
    expect(await sessions(opened)).toHaveLength(3);
    expect((await change({ ...RIGHT, newPassword })).location).toBe('/account');
    expect(await sessions(opened)).toHaveLength(1);
    expect((await opened.get('/account')).status).toBe(200);
  });

  test('an account without a password must sign in again', async () => {
    const { db, post } = await site();
    await db.deleteFrom('credential').execute();
    await db
      .updateTable('session')
      .set({ confirmed_at: ago(HOUR) })
      .execute();
    const { status, page } = await post('/account/password', { newPassword: 'long enough' });
    expect([status, page.includes('sign in again')]).toEqual([422, true]);
  });
});

describe('P48 Discord', () => {
  test('the redirect sets the cookies that bind the callback to this browser', async () => {
    const { get } = await site({ as: null, environment: DISCORD });
    expect((await get('/sign-in?next=/account')).page).toContain('/sign-in/discord?next=%2Faccount');
    const { status, location, response } = await get('/sign-in/discord?next=/account');
    expect(status).toBe(303);
    expect(new URL(location ?? '').hostname).toBe('discord.com');
    expect(response.headers.getSetCookie().join()).toContain('state');
    expect(new URL((await get('/sign-in/discord?next=https://evil.example')).location ?? '').href).not.toContain(
      'evil',
    );
    expect((await (await site({ as: null })).get('/sign-in/discord')).status).toBe(404);
  });

  test('the operator sees which redirect URL to register if Discord sign-in is not configured', async () => {
    const { get, cookieOf } = await site();
    const staff = await get('/account', { cookie: await cookieOf('staff') });
    expect(staff.page).toContain('http://localhost/auth/callback/discord');
    expect((await get('/account')).page).not.toContain('/auth/callback/discord');
  });

  test('is disconnected after a confirmation, and only if the account has a password', async () => {
    const connected = {
      arrange: (app: AppContext) => insertDiscordAccount(app, VOTER.id),
      environment: DISCORD,
    };
    const opened = await site(connected);
    expect((await opened.get('/account/discord/disconnect')).page).toContain('keep your Discord ID');
    expect((await opened.post('/account/discord/disconnect')).location).toBe('/account');
    expect((await voter(opened))?.platform_id).toBeNull();
    const bare = await site(connected);
    await bare.db.deleteFrom('credential').where('provider_id', '=', 'credential').execute();
    expect((await bare.get('/account/discord/disconnect')).location).toBe('/account');
    expect((await bare.get('/account')).page).toContain('Set a password before you disconnect it');
  });

  test('errors are explained in our own words, not Discord’s', async () => {
    const { get } = await site({ as: null });
    const { page } = await get('/sign-in?with=discord&error=%3Cb%3Eaccount_not_linked');
    expect(page).toContain('already an account with the email address that you use at Discord');
    expect(page).not.toContain('<b>account');
  });
});
