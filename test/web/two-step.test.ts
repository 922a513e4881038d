// The pages of two-step verification: signing in with a second step, and the account page.
import { describe, expect, test } from 'vitest';
import { selectSecondFactors } from '../../src/access/second-factor-queries.ts';
import { fakeDiscord, returnFromDiscord } from '../support/fake-discord.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { addApp, codeOf, type TestApp } from '../support/second-factors.ts';
import { ACCOUNT_PASSWORD, addPassword, DISCORD_ID, insertDiscordAccount } from '../support/seed/accounts.ts';
import { BOT, VOTER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type SiteOptions } from '../support/site.ts';
import type { SoftwarePasskey } from '../support/software-passkey.ts';
import {
  addPasskeyOn,
  cookiesSetBy,
  hiddenField,
  newSoftwarePasskey,
  optionsOn,
  sessionsOn,
  TWO_STEP,
} from '../support/two-step-site.ts';

const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };

const voterSite = (options: SiteOptions = {}) =>
  openSite({ as: 'voter', arrange: (app) => addPassword(app, VOTER.id), ...options });

/** The voter has a password and an app, and nobody is signed in. */
async function protectedSite(options: SiteOptions = {}) {
  let app: TestApp | undefined;
  const site = await openSite({
    as: null,
    async arrange(context) {
      await addPassword(context, VOTER.id);
      app = await addApp(context, VOTER);
    },
    ...options,
  });
  return { ...site, code: (later = 0) => codeOf(site.db, app!.secret, later), codes: app!.recoveryCodes };
}

const PASSWORD = { email: VOTER.email, password: ACCOUNT_PASSWORD };

describe('P401 signing in', () => {
  test('asks for a code after the password, and gives access to nothing before it', async () => {
    const site = await protectedSite();
    const first = await site.post('/sign-in', { ...PASSWORD, next: '/account/votes' });
    expect(first.location).toBe('/sign-in/second-step?next=%2Faccount%2Fvotes');
    const cookie = cookiesSetBy(first.response);
    expect(cookie).toMatch(/^plaudit\.second_step=[^;]+$/);
    expect(await sessionsOn(site)).toEqual([]);
    for (const path of ['/account', '/dashboard', TWO_STEP, `${TWO_STEP}/app`, '/account/export'])
      expect((await site.get(path, { cookie })).location).toMatch(/^\/sign-in\?/);
    const before = await fingerprint(site.db);
    for (const path of ['/account/name', `${TWO_STEP}/off`, `${TWO_STEP}/codes`, `/listings/${BOT.id}/vote`])
      await site.post(path, { name: 'Changed' }, { ...SAME_SITE, cookie });
    expect(await fingerprint(site.db)).toBe(before);

    const { page } = await site.get(first.location!, { cookie });
    expect(page).toContain('Confirm your sign-in');
    const headers = { ...SAME_SITE, cookie };
    const wrong = await site.post('/sign-in/second-step', { code: '000000', next: '/account/votes' }, headers);
    expect([wrong.status, wrong.page.includes('This code is wrong')]).toEqual([422, true]);
    const right = await site.post('/sign-in/second-step', { code: await site.code(), next: '/account/votes' }, headers);
    expect(right.location).toBe('/account/votes');
    const signedIn = cookiesSetBy(right.response);
    expect((await site.get('/account/votes', { cookie: signedIn })).status).toBe(200);
    const again = await site.post('/sign-in/second-step', { code: site.codes[0]!, next: '/account' }, headers);
    expect(again.location).toMatch(/^\/sign-in/);
    expect(await sessionsOn(site)).toHaveLength(1);
  });

  test('creates a new session: a cookie that was there before stays worthless', async () => {
    const site = await protectedSite();
    const planted = 'plaudit.session_token=planted.signature';
    const first = await site.post('/sign-in', PASSWORD, { ...SAME_SITE, cookie: planted });
    const cookie = `${planted}; ${cookiesSetBy(first.response)}`;
    const headers = { ...SAME_SITE, cookie };
    const done = await site.post('/sign-in/second-step', { code: await site.code() }, headers);
    expect(cookiesSetBy(done.response)).toContain('plaudit.session_token=');
    expect(cookiesSetBy(done.response)).not.toContain('planted');
    expect((await site.get('/account', { cookie: planted })).location).toMatch(/^\/sign-in/);
  });

  test('explains a code that was used, is old, or comes too late', async () => {
    const site = await protectedSite();
    const step = async () => ({
      ...SAME_SITE,
      cookie: cookiesSetBy((await site.post('/sign-in', PASSWORD)).response),
    });
    const code = await site.code();
    await site.post('/sign-in/second-step', { code }, await step());
    expect((await site.post('/sign-in/second-step', { code }, await step())).page).toContain('already used');
    const old = await site.post('/sign-in/second-step', { code: await site.code(-5) }, await step());
    expect(old.page).toContain('This code has expired');
    const late = await site.post('/sign-in/second-step', { code: await site.code(1) }, SAME_SITE);
    expect(late.location).toBe('/sign-in');
    expect((await site.get('/sign-in/second-step')).location).toBe('/sign-in');
  });

  test('asks after Discord too, and continues where the person wanted to go', async () => {
    const site = await protectedSite({ environment: DISCORD });
    await insertDiscordAccount(site.app, VOTER.id);
    const discord = fakeDiscord({ id: DISCORD_ID, email: VOTER.email });
    try {
      const { url, cookie } = await returnFromDiscord(site.app, '/account/votes');
      const back = await site.get(url, { cookie });
      expect(back.location).toBe('/sign-in/second-step?next=%2Faccount%2Fvotes');
      expect(await sessionsOn(site)).toEqual([]);
      const headers = { ...SAME_SITE, cookie: cookiesSetBy(back.response) };
      const done = await site.post(
        '/sign-in/second-step',
        { code: await site.code(), next: '/account/votes' },
        headers,
      );
      expect(done.location).toBe('/account/votes');
      expect(await sessionsOn(site)).toHaveLength(1);
    } finally {
      discord.close();
    }
  });

  test('works with a passkey alone; one that is unknown is refused', async () => {
    const site = await voterSite();
    const { passkey } = await addPasskeyOn(site);
    const visitor = { ...SAME_SITE, cookie: 'none=1' };
    const signIn = async (key: SoftwarePasskey) => {
      const { page } = await site.get('/sign-in', { cookie: 'none=1' });
      return site.post('/sign-in/passkey', { passkey: key.get(optionsOn(page)), next: '/account/votes' }, visitor);
    };
    const done = await signIn(passkey);
    expect(done.location).toBe('/account/votes');
    expect((await site.get('/account/votes', { cookie: cookiesSetBy(done.response) })).status).toBe(200);
    expect((await signIn(newSoftwarePasskey())).location).toBe('/sign-in?next=%2Faccount%2Fvotes');
    expect((await site.post('/sign-in/passkey', {}, visitor)).location).toBe('/sign-in');
    // And as the second step.
    const first = await site.post('/sign-in', PASSWORD, visitor);
    const cookie = cookiesSetBy(first.response);
    const { page } = await site.get(first.location!, { cookie });
    const second = await site.post(
      '/sign-in/second-step',
      { passkey: passkey.get(optionsOn(page)), next: '/account' },
      { ...SAME_SITE, cookie },
    );
    expect(second.location).toBe('/account');
  });
});

describe('P402 the account page', () => {
  test('sets up an app, shows the recovery codes once, and turns everything off again', async () => {
    const site = await voterSite();
    expect((await site.get('/account')).page).toContain(`href="${TWO_STEP}"`);
    expect((await site.get(TWO_STEP)).page).toContain('Set up app');
    const { page } = await site.get(`${TWO_STEP}/app`);
    expect(page).toMatch(/<svg class="qr"/);
    const secret = /copy-value">([A-Z2-7 ]{39})</.exec(page)![1]!.replaceAll(' ', '');
    const setup = hiddenField(page, 'setup');
    const wrong = await site.post(`${TWO_STEP}/app`, { setup, code: '1' });
    expect([wrong.status, hiddenField(wrong.page, 'setup')]).toEqual([422, setup]);
    const fast = await site.post(`${TWO_STEP}/app`, { setup, code: await codeOf(site.db, secret, 8) });
    expect(fast.page).toContain('about 4 minutes fast');
    const done = await site.postAndFollow(`${TWO_STEP}/app`, { setup, code: await codeOf(site.db, secret) });
    expect(done.location).toBe(`${TWO_STEP}/codes`);
    expect(done.page.match(/\w{4}-\w{4}-\w{4}-\w{4}$/gm)).toHaveLength(10);
    expect((await site.get(`${TWO_STEP}/codes`)).page).toContain('Create new recovery codes?');
    expect((await site.get(TWO_STEP)).page).toContain('10 codes left');
    expect((await site.postAndFollow(`${TWO_STEP}/codes`)).page).toContain('I have saved the codes');
    expect((await site.get(`${TWO_STEP}/app/remove`)).page).toContain('Remove the authenticator app?');
    expect((await site.get(`${TWO_STEP}/off`)).page).toContain('Turn off two-step verification?');
    expect((await site.postAndFollow(`${TWO_STEP}/off`)).page).toContain('Two-step verification is off.');
    expect(await selectSecondFactors(site.db, VOTER.id)).toEqual({ app: null, passkeys: [], recoveryCodes: 0 });
    expect((await site.postAndFollow(`${TWO_STEP}/codes`)).page).toContain(
      'Add an authenticator app or a passkey first.',
    );
  });

  test('adds a passkey with a name, and removes it', async () => {
    const site = await voterSite();
    expect((await site.post(`${TWO_STEP}/passkeys/new`, { name: 'Sample' })).page).toContain('needs JavaScript');
    expect((await site.post(`${TWO_STEP}/passkeys/new`, { name: '\u202e' })).page).toContain('id="name-error"');
    const { added } = await addPasskeyOn(site);
    expect(added.location).toBe(`${TWO_STEP}/codes`);
    const { page } = await site.get(TWO_STEP);
    const remove = /href="(\/account\/two-step\/passkeys\/\w+\/remove)"/.exec(page)![1]!;
    expect((await site.get(remove)).page).toContain('It is your only second factor');
    expect((await site.postAndFollow(remove)).page).toContain('The passkey was removed.');
    expect((await site.get(remove)).status).toBe(404);
    expect((await site.postAndFollow(remove)).page).toContain('already removed');
  });

  test('another person’s passkey cannot be removed', async () => {
    const site = await voterSite();
    await addPasskeyOn(site);
    const { passkeys } = await selectSecondFactors(site.db, VOTER.id);
    const cookie = await site.cookieOf('stranger');
    const path = `${TWO_STEP}/passkeys/${passkeys[0]!.id}/remove`;
    expect((await site.get(path, { cookie })).status).toBe(404);
    await site.post(path, {}, { ...SAME_SITE, cookie });
    expect((await selectSecondFactors(site.db, VOTER.id)).passkeys).toHaveLength(1);
  });
});
