// The start page of staff: each step shows whether it is really done, and what to do if not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ObservedRequest } from '../../src/core/observed-request.ts';
import { extractHeadings } from '../../src/docs/render-guide.ts';
import { judgeStep } from '../../src/doctor/setup/step.ts';
import { SETUP_STEPS } from '../../src/doctor/setup/steps.ts';
import { message } from '../../src/messages/message.ts';
import type { SetupProgress } from '../../src/system/setup-progress.ts';
import { ago, HOUR } from '../support/seed/rows.ts';
import { STAFF } from '../support/seed/sample-site.ts';
import { openSite, type SiteOptions } from '../support/site.ts';

const SET_UP: SetupProgress = {
  serviceName: 'Sample',
  hasDefaultName: false,
  baseUrl: 'https://votes.example',
  isPublic: true,
  canPeopleVote: true,
  voting: 'confirmed',
  mail: { isSet: true, acceptedAt: ago(HOUR), error: null },
  hasDiscord: true,
  hasRoblox: true,
  hasRobloxGame: true,
  hasContact: true,
  isBranded: true,
  hasListing: true,
  approval: true,
  backups: { confirmedAt: null, lastAt: ago(30 * HOUR), everySeconds: null, failure: null },
  staffCount: 2,
  decisions: new Set(),
};
const BEHIND_PROXY: ObservedRequest = {
  peer: '127.0.0.1',
  isPeerTrusted: true,
  client: '203.0.113.9',
  host: 'votes.example',
  forwardedFor: '203.0.113.9',
  forwarded: null,
  forwardedProto: 'https',
};
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };
const site = (options: SiteOptions = {}) => openSite({ as: 'staff', ...options });
const judge = (progress: SetupProgress, request = BEHIND_PROXY) =>
  SETUP_STEPS.map(({ id, ...step }) => ({
    id,
    ...judgeStep({ id, ...step }, { progress, request, sender: 'browser', at: new Date() }),
  }));
const openSteps = (progress: SetupProgress) =>
  judge(progress)
    .filter(({ status }) => status !== 'ok')
    .map(({ id, status }) => [id, status]);

describe('P118 the start page of staff', () => {
  test('counts completed steps, and says what to do for the rest', async () => {
    const fresh = await site({
      environment: { BASE_URL: 'http://localhost:3000', REQUIRE_CONFIRMED_EMAIL: 'on' },
      arrange: ({ db }) => db.deleteFrom('listing').execute(),
    });
    const { page } = await fresh.get('/staff');
    expect(page).toContain('2 of 13 done');
    for (const words of ['BASE_URL is http://localhost:3000', 'Set SMTP_URL', 'Nobody can vote yet', 'or as CONTACT'])
      expect(page).toContain(words);
    for (const link of ['/staff/site">Brand and settings', '/staff/site/settings">Site settings'])
      expect(page).toContain(`under <a href="${link}</a>`);
    expect(openSteps(SET_UP)).toEqual([]);
  });

  test.each([
    [{ hasDefaultName: true }, 'name', 'warning'],
    [{ isPublic: false, baseUrl: 'http://localhost:3000' }, 'address', 'warning'],
    [{ baseUrl: 'http://votes.example' }, 'address', 'warning'],
    [{ canPeopleVote: false }, 'voting', 'problem'],
    [{ voting: 'everyone' }, 'voting', 'warning'],
    [{ mail: { ...SET_UP.mail, acceptedAt: null } }, 'mail', 'warning'],
    [{ mail: { ...SET_UP.mail, isSet: false } }, 'mail', 'warning'],
    [{ mail: { ...SET_UP.mail, error: message('systemWarnings.mailUnreachable') } }, 'mail', 'problem'],
    [{ hasDiscord: false }, 'discord', 'warning'],
    [{ hasRoblox: false }, 'roblox', 'warning'],
    [{ hasRoblox: false, hasRobloxGame: false }, 'roblox', 'not_applicable'],
    [{ hasContact: false }, 'contact', 'warning'],
    [{ isBranded: false }, 'brand', 'warning'],
    [{ hasListing: false }, 'listing', 'warning'],
    [{ backups: { ...SET_UP.backups, lastAt: null } }, 'backups', 'warning'],
    [{ backups: { ...SET_UP.backups, lastAt: ago(50 * HOUR) } }, 'backups', 'warning'],
    [{ backups: { ...SET_UP.backups, lastAt: ago(200 * HOUR) } }, 'backups', 'problem'],
    [{ backups: { ...SET_UP.backups, failure: 'The disk is full.' } }, 'backups', 'problem'],
    [{ approval: false }, 'approval', 'warning'],
    [{ staffCount: 1 }, 'staff', 'warning'],
  ] as const)('%j leaves one step: %s (%s)', (change, id, status) => {
    expect(openSteps({ ...SET_UP, ...change })).toEqual([[id, status]]);
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
    expect((await get('/staff')).page).toContain('I make backups myself');
  });

  test('is linked from the dashboard of staff, and nobody else’s', async () => {
    const { get } = await site({ arrange: ({ db }) => db.deleteFrom('listing').execute() });
    const { page } = await get('/dashboard');
    expect(page).toContain('You have no listings yet');
    expect(page).toContain('href="/staff">Open the staff pages');
    expect((await (await site({ as: 'owner' })).get('/dashboard')).page).not.toContain('href="/staff"');
  });
});

describe('P227 decisions on the setup checklist', () => {
  test('a step that is a choice is settled by a decision, which can be undone', async () => {
    const { get, post, postAndFollow } = await site();
    const before = (await get('/staff')).page;
    expect(before).toContain('People cannot sign in with Discord.');
    const decided = (await postAndFollow('/staff/start/decide', { step: 'discord', decision: 'not_needed' })).page;
    expect(decided).toContain('decided against signing in with Discord');
    expect(decided).not.toContain('People cannot sign in with Discord.');
    await post('/staff/start/decide', { step: 'discord', decision: 'open' });
    expect((await get('/staff')).page).toContain('People cannot sign in with Discord.');
  });

  test('a decision never hides a problem, and other steps cannot be decided against', async () => {
    const decided = new Set(['voting', 'discord'] as const);
    const progress = { ...SET_UP, canPeopleVote: false, hasDiscord: false, decisions: decided };
    expect(openSteps(progress)).toEqual([
      ['voting', 'problem'],
      ['discord', 'not_applicable'],
    ]);
    const { postAndFollow } = await site();
    expect((await postAndFollow('/staff/start/decide', { step: 'mail', decision: 'not_needed' })).page).toContain(
      'This step cannot be decided against.',
    );
  });
});

describe('P227 the proxy as the operator’s own request shows it', () => {
  const environment = { BASE_URL: 'https://votes.example', STAFF_2FA: 'off' };
  const page = async (headers: Record<string, string>) =>
    (await (await site({ environment })).get('https://votes.example/staff', headers)).page;

  test('is done if the visitor’s address arrives', async () => {
    expect(await page({ 'x-forwarded-for': '203.0.113.9' })).toContain(
      'The service sees this request as coming from 203.0.113.9, through the proxy at 127.0.0.1.',
    );
  });

  test('is a problem if the proxy sends no address, and the page shows what arrived', async () => {
    const shown = await page({ 'x-forwarded-proto': '<b>https' });
    expect(shown).toContain('The proxy at 127.0.0.1 does not pass on the addresses of visitors');
    expect(shown).toContain('&lt;b&gt;https');
  });
});

test('P227 each step links to a heading of the manual, which only staff can read', async () => {
  const operate = readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8');
  const anchors = extractHeadings(operate).map(({ anchor }) => anchor);
  for (const { section } of SETUP_STEPS) if (section !== undefined) expect(anchors).toContain(section);
  const { get } = await site();
  const { page } = await get('/staff/manual/configuration.md');
  expect(page).toContain('SERVICE_NAME');
  expect(page).not.toContain('href="../');
  expect((await get('/staff/manual')).location).toBe('/staff/manual/operate');
  expect((await get('/staff/manual/nothing')).status).toBe(404);
  expect((await (await site({ as: 'owner' })).get('/staff/manual/operate')).status).toBe(404);
});
