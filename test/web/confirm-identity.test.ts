// Sensitive actions ask again who somebody is, and staff need a second factor.
import { describe, expect, test } from 'vitest';
import { passkeyRequestOptions } from '../../src/access/passkeys.ts';
import { createSetupLink } from '../../src/access/setup-link.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { addApp, codeOf } from '../support/second-factors.ts';
import { ACCOUNT_PASSWORD, addPassword, insertDiscordAccount } from '../support/seed/accounts.ts';
import { addClaim } from '../support/seed/ownership.ts';
import { MANAGER, MINECRAFT, OWNER, type PersonName, STAFF, TOKEN_ID, VOTER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE } from '../support/site.ts';
import { addPasskeyOn, expireProofs, hiddenField, optionsOn, sessionsOn, TWO_STEP } from '../support/two-step-site.ts';

const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };

const LISTING = `/dashboard/${MINECRAFT.id}`;
/** Every sensitive action: who does it, and its form. */
const SENSITIVE: readonly (readonly [PersonName, string, Readonly<Record<string, string>>])[] = [
  ['staff', `/staff/people/${MANAGER.id}/role?to=staff`, {}],
  ['staff', `/staff/people/${MANAGER.id}/reset-link`, {}],
  ['staff', `/staff/listings/${MINECRAFT.id}/delete`, { name: MINECRAFT.name }],
  ['staff', '/staff/claims/clm_sample/transfer', {}],
  ['staff', '/staff/site/settings', { edited: '0', listingApproval: 'on' }],
  ['owner', `${LISTING}/settings/delete`, { name: MINECRAFT.id }],
  ['owner', `${LISTING}/managers/hand-over`, { to: MANAGER.id }],
  ['owner', `${LISTING}/webhook/rotate`, {}],
  ['owner', `${LISTING}/tokens/${TOKEN_ID}/rotate`, {}],
  ['owner', `${LISTING}/tokens`, { name: 'Sample', scopes: 'votes:read' }],
  ['owner', `${LISTING}/tokens/${TOKEN_ID}/limits`, { expires: '', addresses: '203.0.113.7' }],
];

describe('P406 a sensitive action', () => {
  const openAs = async (as: PersonName, id: string) => {
    const site = await openSite({
      as,
      arrange: async (app) => {
        await addPassword(app, id);
        await addClaim(app);
      },
    });
    await expireProofs(site);
    return site;
  };

  test.each(SENSITIVE)('%s: POST %s asks again, and keeps what was submitted', async (as, path, fields) => {
    const site = await openAs(as, as === 'staff' ? STAFF.id : OWNER.id);
    const before = await fingerprint(site.db);
    const asked = await site.post(path, fields);
    expect([asked.status, asked.page.includes('Confirm that it’s you')]).toEqual([403, true]);
    for (const [name, value] of Object.entries(fields)) expect(hiddenField(asked.page, name)).toBe(value);
    const attempts = [
      { identity_password: 'wrong' },
      { identity_password: '' },
      { identity_code: '000000' },
      { identity_passkey: '{}' },
      { identity_other: ACCOUNT_PASSWORD },
    ];
    for (const attempt of attempts)
      expect([403, 422]).toContain((await site.post(path, { ...fields, ...attempt })).status);
    expect(await fingerprint(site.db)).toBe(before);
    const done = await site.post(path, { ...fields, identity_password: ACCOUNT_PASSWORD });
    expect(done.status).toBe(303);
    expect(await fingerprint(site.db)).not.toBe(before);
  });

  test('connecting and disconnecting an account to sign in with asks, too', async () => {
    const site = await openSite({
      environment: DISCORD,
      arrange: async (app) => {
        await addPassword(app);
        await insertDiscordAccount(app);
      },
    });
    await expireProofs(site);
    for (const asked of [await site.get('/account/google'), await site.post('/account/discord/disconnect')])
      expect([asked.status, asked.page.includes('Confirm that it’s you')]).toEqual([403, true]);
    const connected = site.db.selectFrom('credential').select('id').where('provider_id', '=', 'discord').execute();
    expect(await connected).toHaveLength(1);
  });

  test('asks once in ten minutes, and only in that session', async () => {
    const site = await openAs('owner', OWNER.id);
    const path = `${LISTING}/webhook/rotate`;
    expect((await site.post(path, { identity_password: ACCOUNT_PASSWORD })).status).toBe(303);
    expect((await site.post(path)).status).toBe(303);
    const cookie = await site.cookieOf('owner');
    await site.db
      .updateTable('session')
      .set({ confirmed_at: null })
      .where('token', '=', decodeURIComponent(cookie).split('=')[1]!.split('.')[0]!)
      .execute();
    expect((await site.post(path, {}, { ...SAME_SITE, cookie })).status).toBe(403);
    await site.clock.advance('11m');
    expect((await site.post(path)).status).toBe(403);
  });

  test('accepts a code or a passkey too, each once', async () => {
    let secret = '';
    const site = await openSite({
      arrange: async (app) => {
        await addPassword(app);
        ({ secret } = await addApp(app, OWNER));
      },
    });
    const path = `${LISTING}/webhook/rotate`;
    const { passkey } = await addPasskeyOn(site);
    await expireProofs(site);
    const code = await codeOf(site.db, secret);
    expect((await site.post(path, { identity_code: code })).status).toBe(303);
    await expireProofs(site);
    const used = await site.post(path, { identity_code: code });
    expect([used.status, used.page.includes('already used')]).toEqual([422, true]);
    // A challenge for signing in is not one for confirming.
    const other = passkey.get(await passkeyRequestOptions(site.app, OWNER.id, { of: 'sign_in' }));
    expect((await site.post(path, { identity_passkey: other })).status).toBe(422);
    const { page } = await site.post(path);
    expect((await site.post(path, { identity_passkey: passkey.get(optionsOn(page)) })).status).toBe(303);
  });

  test('of somebody with Discord only needs a recent sign-in, or a code if there is an app', async () => {
    let secret = '';
    const site = await openSite({ environment: DISCORD, arrange: (app) => insertDiscordAccount(app) });
    await expireProofs(site);
    const path = `${LISTING}/webhook/rotate`;
    const refused = await site.post(path);
    expect([refused.status, refused.page.includes('sign out and sign in again')]).toEqual([403, true]);
    ({ secret } = await addApp(site.app, OWNER, (await sessionsOn(site))[0]!.id));
    const asked = await site.post('/account/password', { newPassword: 'a new long password' });
    expect([asked.status, asked.page.includes('name="identity_password"')]).toEqual([403, false]);
    const given = { newPassword: 'a new long password', identity_code: await codeOf(site.db, secret) };
    expect((await site.post('/account/password', given)).location).toBe('/account');
  });

  test('protects the second factors themselves, with the form shown after the proof', async () => {
    const site = await openSite({ as: 'voter', arrange: (app) => addPassword(app, VOTER.id) });
    await expireProofs(site);
    const asked = await site.get(`${TWO_STEP}/app`);
    expect([asked.status, hiddenField(asked.page, 'next')]).toEqual([403, `${TWO_STEP}/app`]);
    const paths = [
      `${TWO_STEP}/app`,
      `${TWO_STEP}/app/remove`,
      `${TWO_STEP}/off`,
      `${TWO_STEP}/codes`,
      `${TWO_STEP}/passkeys/new`,
    ];
    for (const path of paths) expect((await site.post(path)).status).toBe(403);
    const wrong = await site.post('/account/confirm', { next: `${TWO_STEP}/app`, identity_password: 'wrong' });
    expect([wrong.status, hiddenField(wrong.page, 'next')]).toEqual([422, `${TWO_STEP}/app`]);
    const right = { next: `${TWO_STEP}/app`, identity_password: ACCOUNT_PASSWORD };
    expect((await site.post('/account/confirm', right)).location).toBe(`${TWO_STEP}/app`);
    expect((await site.get(`${TWO_STEP}/app`)).status).toBe(200);
    expect((await site.post('/account/confirm', { ...right, next: 'https://evil.example' })).location).toBe('/account');
  });

  test('limits attempts in a session', async () => {
    const site = await openAs('owner', OWNER.id);
    const path = `${LISTING}/webhook/rotate`;
    for (let attempt = 0; attempt < 10; attempt += 1) await site.post(path, { identity_password: 'wrong' });
    expect((await site.post(path, { identity_password: ACCOUNT_PASSWORD })).status).toBe(429);
  });
});

describe('P400 STAFF_2FA', () => {
  const STAFF_PAGES = [
    '/staff',
    '/staff/queue',
    '/staff/people',
    '/staff/audit',
    '/staff/health',
    '/staff/manual/operate',
  ];

  test('leads staff without a second factor to set one up, and opens the staff pages then', async () => {
    const site = await openSite({
      as: 'staff',
      environment: { STAFF_2FA: 'on' },
      arrange: (app) => addPassword(app, STAFF.id),
    });
    for (const path of STAFF_PAGES) expect((await site.get(path)).location).toBe(TWO_STEP);
    const before = await fingerprint(site.db);
    for (const [as, path, fields] of SENSITIVE)
      if (as === 'staff') expect((await site.post(path, fields)).location).toBe(TWO_STEP);
    expect(await fingerprint(site.db)).toBe(before);
    expect((await site.get(TWO_STEP)).page).toContain('You are staff.');
    expect((await site.get('/account')).page).toContain('You are staff.');
    await addPasskeyOn(site);
    for (const path of STAFF_PAGES) expect((await site.get(path)).location).not.toBe(TWO_STEP);
    expect((await site.get('/staff/people')).status).toBe(200);
  });

  test.each([
    ['https://votes.example', true],
    ['http://localhost:3000', false],
  ])('is on by default at %s: %s', async (baseUrl, isOn) => {
    const site = await openSite({ as: 'staff', environment: { BASE_URL: baseUrl } });
    expect(site.app.config.staffTwoStep).toBe(isOn);
  });

  test('greets the first staff member kindly', async () => {
    let token = '';
    const site = await openSite({
      as: 'voter',
      environment: { STAFF_2FA: 'on' },
      async arrange({ db }) {
        await db.updateTable('person').set({ role: 'member' }).execute();
        token = (await createSetupLink(db)) ?? '';
      },
    });
    const claimed = await site.postAndFollow('/setup', { token });
    expect(claimed.location).toBe(TWO_STEP);
    expect(claimed.page).toContain('You are now a staff member. One more step');
  });
});
