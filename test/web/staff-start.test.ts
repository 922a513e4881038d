// The start page of staff: each step shows whether it is really done, and what to do if not.
import { describe, expect, test } from 'vitest';
import type { SetupProgress } from '../../src/system/setup-progress.ts';
import { listSetupSteps } from '../../src/web/pages/staff/setup-steps.tsx';
import { ago, HOUR } from '../support/seed/rows.ts';
import { STAFF } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const SET_UP: SetupProgress = {
  baseUrl: 'https://votes.example',
  isPublic: true,
  canPeopleVote: true,
  mail: { isSet: true, acceptedAt: ago(HOUR), error: null },
  hasContact: true,
  hasListing: true,
  approval: true,
  backupsSince: ago(30 * HOUR),
  staffCount: 2,
};
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };
const site = (options: SiteOptions = {}) => openSite({ as: 'staff', ...options });
const openSteps = (progress: SetupProgress) =>
  listSetupSteps(progress, STAFF)
    .filter(({ done }) => !done)
    .map(({ title }) => title);

describe('P118 the start page of staff', () => {
  test('counts completed steps, and says what to do for the rest', async () => {
    const fresh = await site({
      environment: { BASE_URL: 'http://localhost:3000', REQUIRE_CONFIRMED_EMAIL: 'on' },
      arrange: ({ db }) => db.deleteFrom('listing').execute(),
    });
    const { page } = await fresh.get('/staff');
    expect(page).toContain('0 of 6 done');
    for (const words of ['BASE_URL is http://localhost:3000', 'Set SMTP_URL', 'Nobody can vote yet', 'Set CONTACT'])
      expect(page).toContain(words);
    const steps = listSetupSteps(SET_UP, STAFF);
    expect(steps.filter(({ optional }) => !optional)).toHaveLength(6);
    expect(steps.every(({ done }) => done)).toBe(true);
  });

  test.each([
    [{ isPublic: false }, 'Set the public address'],
    [{ canPeopleVote: false }, 'Let people vote'],
    [{ mail: { ...SET_UP.mail, acceptedAt: null } }, 'Check that email works'],
    [{ mail: { ...SET_UP.mail, error: 'The mail server cannot be reached.' } }, 'Check that email works'],
    [{ hasContact: false }, 'Add a contact address'],
    [{ hasListing: false }, 'Add the first listing'],
    [{ backupsSince: null }, 'Back up the data'],
    [{ approval: false }, 'Review new listings'],
    [{ staffCount: 1 }, 'Add another staff member'],
  ] as const)('%j leaves one step: %s', (change, title) => {
    expect(openSteps({ ...SET_UP, ...change })).toEqual([title]);
  });

  test('sends a test email to oneself, at most five an hour, and none without mail', async () => {
    const { db, postAndFollow } = await site({ environment: WITH_MAIL });
    const send = () => postAndFollow('/staff/start/test-mail');
    const mails = () => db.selectFrom('letter').select('recipient').execute();
    expect((await send()).page).toContain('A test email is on its way');
    expect(await mails()).toEqual([{ recipient: STAFF.email }]);
    for (let count = 2; count <= 5; count++) await send();
    expect((await send()).page).toContain('Try again in');
    expect(await mails()).toHaveLength(5);
    const withoutMail = await site();
    expect((await withoutMail.postAndFollow('/staff/start/test-mail')).page).toContain('SMTP_URL is not set');
  });

  test('lets staff confirm backups, and undo it', async () => {
    const { get, post } = await site();
    expect((await post('/staff/start/backups', { made: 'yes' })).location).toBe('/staff');
    expect((await get('/staff')).page).toContain('A staff member confirmed backups');
    expect((await post('/staff/start/backups', { made: 'no' })).location).toBe('/staff');
    expect((await get('/staff')).page).toContain('Confirm backups');
  });

  test('is linked from the dashboard of staff, and nobody else’s', async () => {
    const { get } = await site({ arrange: ({ db }) => db.deleteFrom('listing').execute() });
    expect((await get('/dashboard')).page).toContain('<a href="/staff">View the setup checklist');
    expect((await (await site({ as: 'owner' })).get('/dashboard')).page).not.toContain('href="/staff"');
  });
});
