// Signing up: with mail, the pages are the same for every address; without, the account is created at once.
import { describe, expect, test } from 'vitest';
import { createSetupLink } from '../../src/access/setup-link.ts';
import {
  ACCOUNT_PASSWORD,
  addSignUp,
  NEW_EMAIL,
  SIGN_UP_SECRET,
  SIGN_UP_TOKEN as TOKEN,
} from '../support/seed/accounts.ts';
import { MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { exhaustLimit } from '../support/seed/votes.ts';
import { openSite, SAME_SITE, type Site, type SiteOptions } from '../support/site.ts';

const NEXT = `/listings/${MINECRAFT.id}/vote`;
const FIELDS = { name: 'Sample name', password: ACCOUNT_PASSWORD, next: NEXT };
const BROWSER = { ...SAME_SITE, cookie: `plaudit_sign_up=${SIGN_UP_SECRET}` };
const site = (options: SiteOptions = {}) =>
  openSite({ as: null, environment: { SMTP_URL: 'smtp://127.0.0.1:1' }, ...options });

const account = ({ db }: Site) =>
  db.selectFrom('person').select('id').where('email', '=', NEW_EMAIL).executeTakeFirst();
const mails = ({ db }: Site) => db.selectFrom('letter').select('recipient').execute();

describe('P115 signing up by email', () => {
  test('says to check the email, signs nobody in, and continues with a cookie and the emailed link', async () => {
    const opened = await site();
    const { status, location, response } = await opened.post('/sign-up', { ...FIELDS, email: NEW_EMAIL });
    expect([status, location]).toEqual([303, `/sign-up/sent?next=${encodeURIComponent(NEXT)}`]);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^plaudit_sign_up=[^;]{20,}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await account(opened)).toBeUndefined();
    expect(await mails(opened)).toEqual([{ recipient: NEW_EMAIL }]);
    const { page } = await opened.get(`/sign-up/sent?next=${encodeURIComponent(NEXT)}`);
    expect(page).toContain('Check your email');
    expect(page).toContain(`/sign-in?next=${encodeURIComponent(NEXT)}`);
  });

  test('responds the same to every address', async () => {
    const { post } = await site();
    /** Everything the browser gets, except the secret. */
    const responseTo = async (email: string) => {
      const { status, page, response } = await post('/sign-up', { ...FIELDS, email });
      const headers = [...response.headers]
        .filter(([name]) => name !== 'x-request-id')
        .map(([name, value]) => [name, value.replace(/plaudit_sign_up=[^;]+/, '')]);
      return { status, page, headers };
    };
    expect(await responseTo(OWNER.email)).toEqual(await responseTo(NEW_EMAIL));
  });

  test('the link asks for confirmation, and signs in the browser that signed up', async () => {
    const opened = await site({ arrange: addSignUp });
    const { page } = await opened.get(`/sign-up/confirm?token=${TOKEN}&next=${encodeURIComponent(NEXT)}`, BROWSER);
    expect(page).toContain(NEW_EMAIL);
    expect(page).toContain(`name="next" value="${NEXT}"`);
    expect(await account(opened)).toBeUndefined();
    const done = await opened.post('/sign-up/confirm', { token: TOKEN, next: NEXT }, BROWSER);
    expect([done.status, done.location]).toEqual([303, NEXT]);
    const cookies = done.response.headers.getSetCookie().join('\n');
    expect(cookies).toContain('plaudit.session_token=');
    expect(cookies).toMatch(/plaudit_sign_up=; Max-Age=0; Path=\/;/);
    expect(await account(opened)).toBeDefined();
  });

  test('in another browser the link asks for the password, with a limit on attempts', async () => {
    const { app, get, post } = await site({ arrange: addSignUp });
    expect((await get(`/sign-up/confirm?token=${TOKEN}`)).page).toContain('type="password"');
    const wrong = await post('/sign-up/confirm', { token: TOKEN, next: NEXT, password: 'wrong' });
    expect([wrong.status, wrong.page.includes('id="password-error"')]).toEqual([422, true]);
    const right = await post('/sign-up/confirm', { token: TOKEN, next: NEXT, password: ACCOUNT_PASSWORD });
    expect([right.status, right.location]).toEqual([303, NEXT]);
    await exhaustLimit(app, 'link', 30);
    expect((await post('/sign-up/confirm', { token: TOKEN, password: 'wrong' })).status).toBe(429);
  });

  test('an invalid link says so, and an open redirect is rejected', async () => {
    const { get, post } = await site({ arrange: addSignUp });
    for (const { status, page } of [
      await get('/sign-up/confirm?token=wrong'),
      await get('/sign-up/confirm'),
      await post('/sign-up/confirm', { token: 'wrong' }),
    ])
      expect([status, page.includes('no longer works')]).toEqual([422, true]);
    const fields = { token: TOKEN, next: '//evil.example', password: ACCOUNT_PASSWORD };
    expect((await post('/sign-up/confirm', fields)).location).toBe('/');
  });

  test('a common password is rejected at its field', async () => {
    const { status, page } = await (await site()).post('/sign-up', {
      ...FIELDS,
      email: NEW_EMAIL,
      password: 'password1234',
    });
    expect([status, page.includes('id="password-error"')]).toEqual([422, true]);
    expect(page).toContain('easy to guess');
  });

  test('a person with the setup link needs no email', async () => {
    let token = '';
    const opened = await site({
      async arrange({ db }) {
        await db.updateTable('person').set({ role: 'member' }).execute();
        token = (await createSetupLink(db)) ?? '';
      },
    });
    const wrong = { ...FIELDS, email: NEW_EMAIL, next: '/setup?token=wrong' };
    expect((await opened.post('/sign-up', wrong)).location).toMatch(/^\/sign-up\/sent/);
    expect(await account(opened)).toBeUndefined();
    const next = `/setup?token=${token}`;
    const { status, location } = await opened.post('/sign-up', { ...FIELDS, email: NEW_EMAIL, next });
    expect([status, location]).toEqual([303, next]);
    expect(await account(opened)).toBeDefined();
  });
});

test('without mail the account is created at once', async () => {
  const opened = await site({ environment: {} });
  expect((await opened.post('/sign-up', { ...FIELDS, email: NEW_EMAIL })).location).toBe(NEXT);
  expect(await account(opened)).toBeDefined();
});
