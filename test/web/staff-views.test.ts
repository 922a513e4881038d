// What staff sees: the global audit log, release notes, the system.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SystemStatusCards } from '../../src/web/pages/staff/system-health.tsx';
import { ago, HOUR } from '../support/seed/rows.ts';
import { BOT, STAFF } from '../support/seed/sample-site.ts';
import { SYSTEM_STATUS } from '../support/seed/system-status.ts';
import { createSite, type OpenSite, openSite } from '../support/site.ts';

const site = (environment = {}) => openSite({ as: 'staff', environment });

/** For the tests that run first: the next site replaces this one's database. */
let standard: OpenSite;
beforeAll(async () => {
  standard = await createSite({ as: 'staff' });
});
afterAll(() => standard.close());

describe('the global audit log', () => {
  test('names the staff member, and links to the same person, listing and action', async () => {
    const { db, get } = standard;
    const { page } = await get('/staff/audit');
    expect(page).toContain('href="/staff/audit?person=usr_staff"');
    expect(page).toContain('href="/staff/audit?act=plan.changed"');
    expect(page).toMatch(/href="\/staff\/audit\?listing=lst_sampleminecraft"/);
    expect(page).toContain('The token');
    const entries = Array.from({ length: 60 }, () => ({ act: 'webhook.saved', person_id: STAFF.id }));
    await db.insertInto('audit_entry').values(entries).execute();
    expect((await get('/staff/audit')).page).toMatch(/before=\d+"[^>]*>\s*Older/);
  });

  test('filters, keeps its filters, and ignores invalid ones', async () => {
    const { get } = standard;
    const { page } = await get('/staff/audit?person=usr_a&listing=lst_b&about=token');
    expect(page).toContain('value="usr_a"');
    expect(page).toContain('href="/staff/audit?about=webhook&amp;person=usr_a&amp;listing=lst_b"');
    expect((await get('/staff/audit?act=webhook.saved')).page).toContain('Only <code>webhook.saved</code>');
    for (const query of ['?person=%00', '?listing=a%20b&before=-1', '?act=X', '?about=none'])
      expect((await get(`/staff/audit${query}`)).status).toBe(200);
  });
});

describe('changelogs', () => {
  test('link to removing and restoring, and show user text as text', async () => {
    const { db, get } = standard;
    const { page } = await get('/staff/changelogs');
    expect(page).toContain(`/listings/${BOT.id}/changelog/remove?version=`);
    expect(page).toContain(`action="/listings/${BOT.id}/changelog/restore"`);
    expect(page).not.toMatch(/<script>|<img|="javascript:/);
    expect((await get('/staff/changelogs?which=removed')).page).not.toContain('changelog/remove?');
    expect((await get('/staff/changelogs?before=%00&which=x')).status).toBe(200);
    await db.deleteFrom('changelog_entry').execute();
    expect((await get('/staff/changelogs')).page).toContain('No entries');
  });
});

describe('the system', () => {
  test('shows what is wrong and what to do, then numbers', () => {
    const page = String(SystemStatusCards({ status: SYSTEM_STATUS, configuration: [] }));
    for (const text of [
      'No email is sent.',
      'Set SMTP_URL.',
      '6 min',
      '31 in a row',
      '503',
      '3.2 GB',
      '90 days',
      'The mail server cannot be reached.',
      '50 or more in 30 days',
      'votes-1 4711',
      'The disk of /var/lib/plaudit is full',
      'plaudit-20261122T030000Z-0.2.0.tar.zst',
      'Incomplete',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('Email is not set up');
    expect(page.indexOf('31 in a row')).toBeLessThan(page.indexOf('12 in a row'));
  });

  test('shows once that trial mode has ended', async () => {
    const { app, get } = await site({ BASE_URL: 'http://localhost:3000' });
    await app.trial.end('a request for the host votes.example');
    const { page } = await get('/staff/health');
    expect(page.match(/Trial mode has ended/g)).toHaveLength(1);
    expect((await get('/staff/mail')).page.match(/Trial mode has ended/g)).toHaveLength(1);
  });
});

describe('the queue', () => {
  test('P96 has the setting for its email if there is mail and approval is required', async () => {
    const environment = { LISTING_APPROVAL: 'on', SMTP_URL: 'smtp://127.0.0.1:9' };
    const { db, get, post } = await site(environment);
    expect((await get('/staff/queue')).page).toContain('You get an email when new listings are waiting');
    const posted = await post('/staff/queue-mails', { mails: 'off' });
    expect([posted.status, posted.location]).toEqual([303, '/staff/queue']);
    expect((await get('/staff/queue')).page).toContain('Turn on emails');
    await post('/staff/queue-mails', { mails: 'on' });
    expect((await get('/staff/queue')).page).not.toContain('Confirm your address');
    await db.updateTable('person').set({ email_verified: false }).where('id', '=', STAFF.id).execute();
    expect((await get('/staff/queue')).page).toContain('Confirm your address');
    const withoutMail = await site({ LISTING_APPROVAL: 'on' });
    expect((await withoutMail.get('/staff/queue')).page).not.toContain('/staff/queue-mails');
  });
});

test('P40 emails that could not be sent are shown to staff', async () => {
  const { db, get, cookieOf } = await site();
  expect((await get('/staff/mail', { cookie: await cookieOf('owner') })).status).toBe(404);
  await db
    .insertInto('letter')
    .values({
      kind: 'confirm',
      recipient: 'somebody@mail.example',
      last_error: 'unreachable',
      expires_at: ago(-HOUR),
      given_up_at: ago(HOUR),
    })
    .execute();
  const { page } = await get('/staff/mail');
  expect(page).toContain('The mail server cannot be reached.');
  expect(page).toContain('somebody@mail.example');
});

test('the page of emails says that all were sent only if none is waiting', async () => {
  const { db, get } = await site();
  expect((await get('/staff/mail')).page).toContain('All email was sent');
  await db
    .insertInto('letter')
    .values({ kind: 'confirm', recipient: 'somebody@mail.example', sealed: Buffer.of(1), expires_at: ago(-HOUR) })
    .execute();
  const { page } = await get('/staff/mail');
  expect(page).not.toContain('All email was sent');
  expect(page).toContain('are listed here for 30 days');
});
