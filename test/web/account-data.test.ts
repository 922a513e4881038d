// The account pages about sessions, votes, personal data, deletion and their limits.
import { describe, expect, test } from 'vitest';
import { consume } from '../../src/db/rate-limit.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { ACCOUNT_PASSWORD, addPassword, addSessions, NEW_EMAIL, unconfirmEmail } from '../support/seed/accounts.ts';
import { MINECRAFT, OWNER, VOTER } from '../support/seed/sample-site.ts';
import { exhaustLimit } from '../support/seed/votes.ts';
import { openSite, type Site, type SiteOptions } from '../support/site.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' };
const RIGHT = { password: ACCOUNT_PASSWORD };

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

describe('P44 sessions and votes', () => {
  test('lists each session with a description, hostile ones as text, and marks the current one', async () => {
    const { get } = await site({ arrange: (app) => addSessions(app, VOTER.id) });
    const { page } = await get('/account/sessions');
    expect(page).toContain('Safari on iPhone');
    expect(page.match(/This device/g)).toHaveLength(1);
    expect(page).not.toContain('<script>alert');
    expect(page.match(/\/account\/sessions\/[^"]+\/end"/g)).toHaveLength(2);
  });

  test('ends one session, or all others after a confirmation', async () => {
    const opened = await site({ arrange: (app) => addSessions(app, VOTER.id) });
    const { get, post } = opened;
    await post('/account/sessions/ses_sample0/end');
    expect(await sessions(opened)).toHaveLength(2);
    await post('/account/sessions/not%20an%20id/end');
    expect((await get('/account/sessions/end-others')).page).toContain('You will stay signed in on this device');
    expect(await sessions(opened)).toHaveLength(2);
    await post('/account/sessions/end-others');
    expect(await sessions(opened)).toHaveLength(1);
  });

  test('shows each vote with the time of the next one; invalid page numbers are ignored', async () => {
    const { get, post } = await site();
    expect((await get('/account/votes')).page).toContain('No votes yet');
    expect((await post(`/listings/${MINECRAFT.id}/vote`, { playerName: 'Steve_1' })).status).toBe(303);
    for (const query of ['', '?page=2', '?page=-1', '?page=x', '?page=9e99']) {
      const { status, page } = await get(`/account/votes${query}`);
      expect([status, page.includes('One vote'), page.includes('data-countdown')]).toEqual([200, true, true]);
    }
  });
});

describe('P45 and P46 exporting data and deleting the account', () => {
  test('the export is a file that must not be cached', async () => {
    const { page, response } = await (await site()).get('/account/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.parse(page)).toMatchObject({ account: { email: VOTER.email } });
  });

  test('the page says what is deleted and what stays, and requires the confirmation word and the password', async () => {
    const opened = await site();
    const { get, post } = opened;
    const { page } = await get('/account/delete');
    for (const words of ['for 90 days', 'Your votes still count', 'player names']) expect(page).toContain(words);
    expect((await post('/account/delete', { word: 'no', ...RIGHT })).page).toContain('id="word-error"');
    expect((await post('/account/delete', { word: 'delete', password: 'wrong' })).status).toBe(422);
    expect(await voter(opened)).toBeDefined();
    expect((await post('/account/delete', { word: ' Delete', ...RIGHT })).location).toBe('/');
    expect(await voter(opened)).toBeUndefined();
  });

  test('owners of listings are sent to their listings instead', async () => {
    const { page } = await (await site({ as: 'owner' })).get('/account/delete');
    expect(page).toMatch(/href="\/dashboard\/[^"]+\/managers"/);
    expect(page).toMatch(/href="\/dashboard\/[^"]+\/settings\/delete"/);
    expect(page).not.toContain('name="word"');
  });
});

describe('P47 rate limits', () => {
  const WHEN = /again in (\d+ (s|min|h)|an hour)/;
  async function limited(options: SiteOptions = {}) {
    const opened = await site(options);
    const { app, db } = opened;
    await exhaustLimit(app, 'link', 30);
    await exhaustLimit(app, 'reset-from', 20);
    const { id } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    for (const [key, limit] of [
      [`prove:${id}`, 10],
      [`confirmation:${VOTER.id}`, 5],
      [`export:${VOTER.id}`, 10],
    ] as const)
      for (let use = 0; use < limit; use++) await consume(db, { key, limit, windowSeconds: 600 });
    return opened;
  }

  test.each([
    ['/forgot', { email: OWNER.email }],
    ['/reset', { token: 'wrong', newPassword: 'long enough' }],
    ['/confirm', { token: 'wrong' }],
    ['/account/address', { email: NEW_EMAIL, ...RIGHT }],
    ['/account/password', { ...RIGHT, newPassword: 'long enough' }],
    ['/account/delete', { word: 'delete', ...RIGHT }],
  ] as const)('%s says when to try again and changes nothing', async (path, fields) => {
    const { db, post } = await limited();
    const before = await fingerprint(db);
    const { status, page } = await post(path, fields);
    expect([status, WHEN.test(page)]).toEqual([429, true]);
    expect(await fingerprint(db)).toBe(before);
  });

  test('the limits of emails and exports are shown on the pages of those', async () => {
    const opened = await limited({ arrange: (app) => unconfirmEmail(app, VOTER.id) });
    expect((await opened.post('/account/confirmation')).location).toBe('/account');
    expect((await opened.get('/account/export')).location).toBe('/account/data');
    expect(await mailsOf(opened)).toEqual([]);
  });
});
