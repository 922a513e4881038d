// The start page of staff: each step shows what is really set up, and what to do if it is not.
import { describe, expect, test } from 'vitest';
import { listSetupSteps } from '../../src/web/pages/staff/setup-steps.tsx';
import { OWNER } from '../support/sample-data.ts';
import { openSite } from '../support/sample-site.ts';
import { JUST_STARTED, SET_UP } from '../support/sample-start.ts';
import type { Sample } from '../support/sample-state.ts';

const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' as const };
const site = (change: Partial<Sample> = {}) => openSite({ person: STAFF, ...change });
const openSteps = (state: Sample['start']) =>
  listSetupSteps(state, STAFF)
    .filter(({ done }) => !done)
    .map(({ title }) => title);

describe('P118 the start page of staff', () => {
  test('counts what is done, and says of the rest what to do', async () => {
    const fresh = (await site({ start: JUST_STARTED }).get('/staff')).page;
    expect(fresh).toContain('0 of 6 done');
    for (const words of [
      'BASE_URL is http://localhost:3000',
      'Set SMTP_URL',
      'Nobody can vote yet',
      'Set CONTACT',
    ])
      expect(fresh).toContain(words);
    const ready = (await site({ start: SET_UP }).get('/staff')).page;
    expect(ready).toContain('6 of 6 done');
    expect(ready).not.toContain('(not done)');
  });

  test.each([
    [{ isPublic: false }, 'Set the public address'],
    [{ voters: 'nobody' }, 'Let people vote'],
    [{ mail: { ...SET_UP.mail, acceptedAt: null } }, 'Check that mail works'],
    [{ mail: { ...SET_UP.mail, trouble: 'The mail server cannot be reached.' } }, 'Check that mail works'],
    [{ hasContact: false }, 'Say how people reach you'],
    [{ hasListing: false }, 'Add the first listing'],
    [{ backupsSince: null }, 'Back up the data'],
    [{ approval: false }, 'Review new listings'],
    [{ staffCount: 1 }, 'Add another member of staff'],
  ] as const)('%j leaves one step: %s', (change, title) => {
    expect(openSteps({ ...SET_UP, ...change })).toEqual([title]);
  });

  test('sends a test mail to oneself, so often an hour, and none where no mail is sent', async () => {
    const open = site();
    expect((await open.postAndFollow('/staff/start/test-mail')).shown).toContain('A test mail is on its way');
    expect(open.state.calls).toEqual([`sendTestMail ${STAFF.email}`]);
    const { state, postAndFollow } = site({ spendOk: false });
    expect((await postAndFollow('/staff/start/test-mail')).shown).toContain('Try again in');
    expect(state.calls).toEqual([]);
    expect((await site({ mail: false }).postAndFollow('/staff/start/test-mail')).shown).toContain(
      'SMTP_URL is not set',
    );
  });

  test('takes staff’s word for backups, and takes it back', async () => {
    const { state, post } = site();
    for (const made of ['yes', 'no'])
      expect((await post('/staff/start/backups', { made })).location).toBe('/staff');
    expect(state.calls).toEqual(['confirmBackups true', 'confirmBackups false']);
  });

  test('is linked from the dashboard of staff, and of nobody else', async () => {
    expect((await site().get('/dashboard')).page).toContain('<a href="/staff">See what is left');
    expect((await site({ person: OWNER }).get('/dashboard')).page).not.toContain('href="/staff"');
  });
});
