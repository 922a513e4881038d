// What staff looks at: the audit log over everything, release notes, the system.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const STAFF = { ...OWNER, id: 'usr_staff', role: 'staff' as const };
const read = async (path: string, change: Partial<Sample> = {}) => {
  const answer = await createWeb(sampleParts(sample({ person: STAFF, ...change }))).request(path);
  return { status: answer.status, page: await answer.text() };
};

describe('the audit log of everything', () => {
  test('names who of the staff it was, and leads to the same person, listing and act', async () => {
    const { page } = await read('/staff/audit');
    expect(page).toContain('href="/staff/audit?person=usr_staff"');
    expect(page).toContain('href="/staff/audit?act=plan.changed"');
    expect(page).toMatch(/href="\/staff\/audit\?listing=lst_sampleminecraft"/);
    expect(page).toContain('The token');
    expect(page).toMatch(/before=2"[^>]*>\s*Older/);
  });

  test('narrows, keeps what narrows, and leaves out what is none', async () => {
    const { page } = await read('/staff/audit?person=usr_a&listing=lst_b&about=token');
    expect(page).toContain('value="usr_a"');
    expect(page).toContain('href="/staff/audit?about=webhook&amp;person=usr_a&amp;listing=lst_b"');
    expect((await read('/staff/audit?act=webhook.saved')).page).toContain('Only <code>webhook.saved</code>');
    for (const query of ['?person=%00', '?listing=a%20b&before=-1', '?act=X', '?about=none'])
      expect((await read(`/staff/audit${query}`)).status).toBe(200);
  });
});

describe('changelogs', () => {
  test('lead to removing and restoring, as text', async () => {
    const { page } = await read('/staff/changelogs');
    expect(page).toContain(`/listings/${BOT.id}/changelog/remove?version=`);
    expect(page).toContain(`action="/listings/${BOT.id}/changelog/restore"`);
    expect(page).not.toMatch(/<script>|<img|="javascript:/);
    expect((await read('/staff/changelogs?which=removed')).page).not.toContain('changelog/remove?');
    expect((await read('/staff/changelogs', { entries: [] })).page).toContain('No entries');
    expect((await read('/staff/changelogs?before=%00&which=x')).status).toBe(200);
  });
});

describe('the system', () => {
  test('says what is wrong and what to do, then numbers', async () => {
    const { page } = await read('/staff/health');
    for (const told of [
      'No mail is sent.',
      'Set SMTP_URL.',
      '6 min',
      '31 in a row',
      '503',
      '3.2 GB',
      '90 days',
      'The mail server cannot be reached.',
      '50 or more in 30 days',
      'votes-1 4711',
      'knows of none. To make one',
    ])
      expect(page).toContain(told);
    expect(page).not.toContain('Mail is not set up');
    expect(page.indexOf('31 in a row')).toBeLessThan(page.indexOf('12 in a row'));
  });
});

describe('the queue', () => {
  test('P96 has the switch of the mails about it, where mail is sent and something can wait', async () => {
    const state = sample({ person: STAFF, approval: true, mails: true });
    const web = createWeb(sampleParts(state));
    const shown = async () => (await web.request('/staff/queue')).text();
    expect(await shown()).toContain('You are told by mail when listings wait');
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await web.request('/staff/queue-mails', { method: 'POST', headers, body: 'mails=off' });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/staff/queue']);
    expect(state.calls).toContain('queue mails false');
    expect(await shown()).toContain('Send me mails');
    expect((await read('/staff/queue', { approval: true, mails: false })).page).not.toContain('Mails');
    for (const emailVerified of [true, false]) {
      const { page } = await read('/staff/queue', {
        approval: true,
        mails: true,
        person: { ...STAFF, emailVerified },
      });
      expect(page.includes('Confirm yours')).toBe(!emailVerified);
    }
  });
});
