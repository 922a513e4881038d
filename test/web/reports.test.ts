// Visitors report listings and changelog entries; staff decides, owners answer (decisions P430 to P437).

import { expect, test } from 'vitest';
import { listingPath } from '../../src/listings/listing-path.ts';
import { addReports, askAboutReports, BOT_CASE, DISMISSED_CASE, OPEN_CASE, report } from '../support/seed/reports.ts';
import { BOT, MINECRAFT, STAFF, STRANGER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type Site } from '../support/site.ts';

const PATH = `/listings/${MINECRAFT.id}/report`;
const CASE = `/staff/reports/${OPEN_CASE}`;
const SCAM = { reason: 'scam', text: 'It asks for my password.' };

/** What a form of staff says that it has shown. */
async function hiddenFields({ get }: Pick<Site, 'get'>, path: string): Promise<Record<string, string>> {
  const { page } = await get(path);
  return Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(event|owner)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

test('a visitor without an account reports a listing, and staff sees the count, the age and the case', async () => {
  const { get, postAndFollow, db, cookieOf } = await openSite({ as: null });
  expect((await get(`/listings/${MINECRAFT.id}`)).page).toContain(`href="${listingPath(MINECRAFT, '/report')}"`);
  const { page } = await get(PATH);
  for (const text of ['Report this listing', 'Scam or malware', 'Votes look bought', 'sign in', 'Only staff sees'])
    expect(page).toContain(text);
  const thanks = 'Thank you. Staff will look at this. Without an account, only one report per network is stored;';
  expect((await postAndFollow(PATH, SCAM)).page).toContain(thanks);
  // The second may be the owner, behind the same network.
  expect((await postAndFollow(PATH, SCAM)).page).toContain(thanks);
  const [row] = await db.selectFrom('report').selectAll().execute();
  expect(row).toMatchObject({ reporter_id: null, had_account: false, reason: 'scam', body: SCAM.text });
  expect(row!.network_hash).not.toContain('127.0.0.1');
  const staff = { ...SAME_SITE, cookie: await cookieOf('staff') };
  expect((await get('/staff', staff)).page).toMatch(/1 open report<.*from <time/s);
  expect((await get('/staff/reports', staff)).page).toContain(MINECRAFT.name);
  expect((await get('/staff/reports?state=closed', staff)).page).toContain('No reports');
});

test('a report is refused with a sentence: no reason, no details for something else, too long, control characters', async () => {
  const { post, get } = await openSite({ as: null });
  const bad = async (fields: Record<string, string>) => {
    const { status, page } = await post(PATH, fields);
    return [status, /class="complaint"[^>]*>\s*([^<]*)</.exec(page)?.[1]];
  };
  expect(await bad({})).toEqual([422, 'Choose a reason.']);
  expect(await bad({ reason: 'constructor', text: 'x' })).toEqual([422, 'Choose a reason.']);
  expect(await bad({ reason: 'other', text: ' \n ' })).toEqual([422, 'Describe what is wrong.']);
  expect(await bad({ reason: 'scam', text: 'x'.repeat(1001) })).toEqual([
    422,
    'Use at most 1,000 characters. You used 1,001.',
  ]);
  expect(await bad({ reason: 'scam', text: 'a\u0000b' })).toEqual([422, 'Contains a character that cannot be stored.']);
  expect((await post(PATH, { ...SCAM, reason: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await post(PATH, { reason: 'scam', text: '\u{1F600}'.repeat(1000) })).status).toBe(303);
  for (const path of [
    '/listings/lst_nobody/report',
    '/listings/%00/report',
    `${PATH}?entry=1.0`,
    `/listings/${BOT.id}/report?entry=%00`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('forms of other sites are refused', async () => {
  const { request, db } = await openSite({ as: 'voter' });
  const body = new URLSearchParams(SCAM);
  const sent = await request(PATH, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(sent.status).toBe(403);
  expect(await db.selectFrom('report').selectAll().execute()).toEqual([]);
});

test('what is not public cannot be reported, not even by its owner', async () => {
  const { get, post } = await openSite({
    as: 'owner',
    arrange: ({ db }) =>
      db.updateTable('listing').set({ state: 'hidden', state_reason: 'x' }).where('id', '=', MINECRAFT.id).execute(),
  });
  expect([(await get(PATH)).status, (await post(PATH, SCAM)).status]).toEqual([404, 404]);
  expect((await get(`/listings/${MINECRAFT.id}`)).page).not.toContain(PATH);
});

test('a person’s second report updates the first, and an hour has a limit', async () => {
  const { post, postAndFollow, db } = await openSite({ as: 'voter' });
  expect((await postAndFollow(PATH, SCAM)).page).toContain('You will see the outcome');
  expect((await postAndFollow(PATH, { reason: 'other', text: 'More about it.' })).page).toContain('was updated');
  expect(await db.selectFrom('report').select(['reason', 'body']).execute()).toEqual([
    { reason: 'other', body: 'More about it.' },
  ]);
  expect((await post(PATH, SCAM)).status).toBe(303);
  const limited = await post(PATH, SCAM);
  expect(limited.status).toBe(429);
  expect(limited.page).toMatch(/Too many reports. Try again in \d+ min./);
  expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('staff sees the reports, hostile text as text, what has changed, and the history of listing and reporter', async () => {
  const { get } = await openSite({ as: 'staff', arrange: addReports });
  const { page } = await get(CASE);
  expect(page).not.toContain('<script>alert');
  for (const text of [
    '&lt;script&gt;alert(1)',
    'asks for my password',
    'A visitor without an account',
    '2 reports: 0 upheld, 1 dismissed',
    'It was changed since.',
    'It has not changed since.',
    'A friendly survival server for everybody.',
    `/staff/reports/${DISMISSED_CASE}`,
    'Ask the owner',
    'Hide listing',
    'Suspend owner',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Remove entry');
  const inbox = (await get('/staff/reports')).page;
  expect(inbox.indexOf(`reports/${OPEN_CASE}"`)).toBeLessThan(inbox.indexOf(`reports/${BOT_CASE}"`));
  expect(inbox.indexOf(`reports/${BOT_CASE}"`)).toBeLessThan(inbox.indexOf(`reports/${DISMISSED_CASE}"`));
  expect(inbox).toContain('Scam or malware (2)');
  expect((await get(`/staff/reports?listing=${BOT.id}`)).page).not.toContain(MINECRAFT.name);
});

test('staff who run the listing do not see who has reported it', async () => {
  const { get } = await openSite({
    as: 'owner',
    async arrange(app) {
      await addReports(app);
      await app.db.updateTable('person').set({ role: 'staff' }).where('id', '=', MINECRAFT.ownerId).execute();
    },
  });
  const { page } = await get(CASE);
  expect(page).toContain('You own or manage this listing');
  expect(page).toContain('2 reports: 0 upheld, 1 dismissed');
  expect(page).not.toContain(STRANGER.name);
});

test('wrong IDs and actions of other targets are 404', async () => {
  const { get, post } = await openSite({ as: 'staff', arrange: addReports });
  for (const id of ['0', '-1', 'x', '1.5', '999999', '99999999999999999999', '%00'])
    expect([id, (await get(`/staff/reports/${id}`)).status]).toEqual([id, 404]);
  expect((await get(`${CASE}/remove`)).status).toBe(404);
  expect((await post(`${CASE}/remove`, { reason: 'x' })).status).toBe(404);
  expect((await post(`${CASE}/delete`, { reason: 'x' })).status).toBe(404);
});

test.each(['owner', 'manager', 'stranger', null] as const)('%s cannot see or decide cases', async (as) => {
  const { get, post, db } = await openSite({ as, arrange: addReports });
  for (const path of ['/staff/reports', CASE, `${CASE}/hide`])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await post(`${CASE}/hide`, { reason: 'x' })).status).toBe(404);
  expect(await db.selectFrom('report_case').select('state').where('id', '=', OPEN_CASE).execute()).toEqual([
    { state: 'open' },
  ]);
});

test('staff asks, the owner answers, staff hides: everyone is told, and the owner never learns who reported it', async () => {
  const { get, post, postAndFollow, cookieOf } = await openSite({ as: 'staff', arrange: addReports });
  const [owner, stranger] = [
    { ...SAME_SITE, cookie: await cookieOf('owner') },
    { ...SAME_SITE, cookie: await cookieOf('stranger') },
  ];
  expect((await post(`${CASE}/ask`, { reason: ' ' })).page).toContain('Enter a question.');
  expect((await postAndFollow(`${CASE}/ask`, { reason: 'Why the <b>password</b>?' })).page).toContain(
    'Your question was sent',
  );
  expect((await get(CASE)).page).toContain('Waiting for the owner since');
  expect((await postAndFollow(`${CASE}/ask`, { reason: 'Again?' })).page).toContain('was asked already');
  const answerPath = `/dashboard/${MINECRAFT.id}/reports`;
  expect((await get(`/dashboard/${MINECRAFT.id}/notices`, owner)).page).toContain('Question: ');
  expect((await get(answerPath, owner)).page).toContain('Why the &lt;b&gt;password&lt;/b&gt;?');
  const answer = { [`text-${OPEN_CASE}`]: 'It was a test build.' };
  expect((await post(`${answerPath}/${OPEN_CASE}`, { [`text-${OPEN_CASE}`]: '' }, owner)).status).toBe(422);
  expect((await post(`/dashboard/${BOT.id}/reports/${OPEN_CASE}`, answer, owner)).status).toBe(404);
  expect((await post(`${answerPath}/${OPEN_CASE}`, answer, stranger)).status).toBe(403);
  expect((await post(`${answerPath}/${OPEN_CASE}`, answer, owner)).status).toBe(303);
  expect((await get(CASE)).page).toContain('It was a test build.');
  const seen = await hiddenFields({ get }, `${CASE}/hide`);
  expect((await get('/staff/reports')).page).toContain('Owner answered');
  expect((await postAndFollow(`${CASE}/hide`, { ...seen, reason: 'It asks for passwords.' })).page).toContain(
    'was hidden',
  );
  expect((await postAndFollow(`${CASE}/dismiss`, { reason: 'x' })).page).toContain(
    `${STAFF.name} has closed this case`,
  );
  const told = ['/dashboard', `/dashboard/${MINECRAFT.id}/notices`, `/dashboard/${MINECRAFT.id}/audit`];
  for (const path of told) {
    const { page } = await get(path, owner);
    expect(page).toContain('It asks for passwords.');
    expect(page).not.toContain(STRANGER.name);
  }
  const news = (await get('/dashboard', stranger)).page;
  expect(news).toContain('Staff reviewed it and hid the listing.');
  expect(news).not.toContain('It asks for passwords.');
  const id = /name="report" value="(\d+)"/.exec(news)![1]!;
  expect((await post('/account/reports/dismiss', { report: id, back: '/dashboard' }, stranger)).location).toBe(
    '/dashboard',
  );
  expect((await get('/dashboard', stranger)).page).not.toContain('hid the listing');
  expect((await get('/account/reports', stranger)).page).toContain('hid the listing');
});

test('an answer that nobody waits for, and notices of others, change nothing', async () => {
  const { get, post, cookieOf, db } = await openSite({ as: 'manager', arrange: askAboutReports });
  const path = `/dashboard/${MINECRAFT.id}/reports`;
  const answer = { [`text-${OPEN_CASE}`]: 'We fixed it.' };
  expect((await get(path)).page).toContain('Visitors say that your download');
  expect((await post(`${path}/${OPEN_CASE}`, answer)).location).toBe(path);
  expect((await get(path)).page).toContain('No open questions');
  await post(`${path}/${OPEN_CASE}`, answer);
  expect(await db.selectFrom('report_case_event').selectAll().where('kind', '=', 'answered').execute()).toHaveLength(1);
  for (const id of ['0', 'x', '99999999999999999999']) expect((await post(`${path}/${id}`, answer)).status).toBe(404);
  const stranger = { ...SAME_SITE, cookie: await cookieOf('stranger') };
  expect((await get('/dashboard', stranger)).page).toContain('decided not to act');
  expect((await post('/account/reports/dismiss', { report: '1', back: 'https://evil.example' })).location).toBe(
    '/account/reports',
  );
  expect((await get('/dashboard', stranger)).page).toContain('decided not to act');
});

test('a changelog entry is reported, removed by staff, and no longer reportable', async () => {
  const { get, post, postAndFollow, cookieOf } = await openSite({ as: 'voter' });
  const changelog = (await get(`/listings/${BOT.id}/changelog`)).page;
  const path = new RegExp(`href="(${listingPath(BOT)}/report\\?entry=[^"]+)"`).exec(changelog)![1]!;
  expect((await get(path)).page).not.toContain('Votes look bought');
  expect((await postAndFollow(path, SCAM)).page).toContain('Thank you.');
  const staff = { ...SAME_SITE, cookie: await cookieOf('staff') };
  const found = /href="(\/staff\/reports\/\d+)"/.exec((await get('/staff/reports', staff)).page)![1]!;
  expect((await get(found, staff)).page).toContain('Release notes');
  expect((await get(`${found}/hide`, staff)).status).toBe(404);
  expect((await get(`${found}/remove`, staff)).page).toContain('Remove this entry?');
  expect((await post(`${found}/remove`, { reason: 'It links to malware.' }, staff)).location).toBe('/staff/reports');
  expect((await get(`/listings/${BOT.id}/changelog`)).page).not.toContain(path);
  expect((await get(path)).status).toBe(404);
  const owner = { cookie: await cookieOf('owner') };
  expect((await get(`/dashboard/${BOT.id}/notices`, owner)).page).toContain('It links to malware.');
});

test('a listing or entry that no longer exists cannot be hidden or removed, and a full case says so', async () => {
  const { get, db } = await openSite({ as: 'staff', arrange: addReports });
  await db
    .updateTable('report_case')
    .set({ reports: 50, target_id: 'lst_deleted' })
    .where('id', '=', OPEN_CASE)
    .execute();
  const { location } = await get(`${CASE}/hide`);
  expect(location).toBe(CASE);
  const { page } = await get(CASE);
  expect(page).toContain('50 reports or more');
  expect(page).not.toContain('Hide listing');
});

test('suspending the owner follows the rules of suspensions', async () => {
  const { post, postAndFollow, db } = await openSite({ as: 'staff', arrange: addReports });
  expect((await post(`${CASE}/suspend`, { reason: 'Fraud.', days: 'x', owner: MINECRAFT.ownerId })).status).toBe(422);
  expect(
    (await postAndFollow(`${CASE}/suspend`, { reason: 'Fraud.', days: '3', owner: MINECRAFT.ownerId })).page,
  ).toContain('was suspended');
  expect(
    await db.selectFrom('person').select('suspended_reason').where('id', '=', MINECRAFT.ownerId).execute(),
  ).toEqual([{ suspended_reason: 'Fraud.' }]);
  await db.updateTable('person').set({ role: 'staff' }).where('id', '=', BOT.ownerId).execute();
  expect(
    (await postAndFollow(`/staff/reports/${BOT_CASE}/suspend`, { reason: 'Fraud.', owner: BOT.ownerId })).page,
  ).toContain('Staff cannot be suspended');
});

test('a decision is refused if the owner has answered, or is another one, since the form was shown', async () => {
  const site = await openSite({ as: 'staff', arrange: askAboutReports });
  const owner = { ...SAME_SITE, cookie: await site.cookieOf('owner') };
  const seen = await hiddenFields(site, `${CASE}/suspend`);
  expect(seen.owner).toBe(MINECRAFT.ownerId);
  await site.post(`/dashboard/${MINECRAFT.id}/reports/${OPEN_CASE}`, { [`text-${OPEN_CASE}`]: 'We fixed it.' }, owner);
  const answered = await site.postAndFollow(`${CASE}/suspend`, { ...seen, reason: 'Fraud.' });
  expect(answered.page).toContain('The owner has answered in the meantime.');
  const again = await hiddenFields(site, `${CASE}/suspend`);
  await site.db.updateTable('listing').set({ owner_id: STRANGER.id }).where('id', '=', MINECRAFT.id).execute();
  const transferred = await site.postAndFollow(`${CASE}/suspend`, { ...again, reason: 'Fraud.' });
  expect(transferred.page).toContain('The listing has another owner now.');
  expect((await site.get(`${CASE}/suspend`)).page).toContain(STRANGER.name);
});

test('a closed case is reopened with a reason, unless the same was reported again', async () => {
  const site = await openSite({ as: 'staff', arrange: addReports });
  const old = `/staff/reports/${DISMISSED_CASE}`;
  expect((await site.postAndFollow(`${old}/reopen`, { reason: 'New facts.' })).page).toContain('reported again');
  await site.post(`${CASE}/dismiss`, { reason: 'Nothing found.' });
  expect((await site.postAndFollow(`${old}/reopen`, { reason: 'New facts.' })).page).toContain('is open again');
  expect((await site.get(old)).page).toContain('New facts.');
  const again = await report(site.app, { listingId: MINECRAFT.id, ...SCAM });
  expect(again).toBe(DISMISSED_CASE);
});
