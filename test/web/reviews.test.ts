// Reviews on pages: what visitors, authors, owners and staff see and send (decisions P510 to P519).
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { switchReviews } from '../../src/reviews/review-switch.ts';
import {
  addManyReviews,
  addReviews,
  BAD_REVIEW,
  GOOD_REVIEW,
  HOSTILE_TEXT,
  REMOVED_REVIEW,
  VOTERS_REVIEW,
} from '../support/seed/reviews.ts';
import { BOT, MINECRAFT, STAFF, VOTER } from '../support/seed/sample-site.ts';
import { insertVote } from '../support/seed/votes.ts';
import { openSite, SAME_SITE } from '../support/site.ts';

const PAGE = listingPath(MINECRAFT);
const FORM = `${PAGE}/review`;
const LIST = `${PAGE}/reviews`;
const TEAM = `/dashboard/${MINECRAFT.id}/reviews`;
const TEXT = 'Sample review:\nit works well.\n\nA second paragraph.';
const MAIL = { SMTP_URL: 'smtp://mail.example' };
const voted = {
  as: 'voter',
  arrange: ({ db }: Parameters<typeof addReviews>[0]) => insertVote(db, { state: null }),
} as const;

/** The structured data of a page. */
function dataOf(page: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}');
}

test('the listing’s page and its list show the average, the distribution and structured data of real reviews only', async () => {
  const { get, db } = await openSite({ as: null, arrange: addReviews });
  const [{ rows }, { page }, list] = [
    await sql<{ count: number; average: number }>`
      select count(*)::int as count, avg(stars)::float8 as average from review where is_shown`.execute(db),
    await get(PAGE),
    await get(LIST),
  ];
  const { count, average } = rows[0]!;
  const shown = Number(average.toFixed(1));
  for (const text of [
    `${shown} of 5 stars, ${count} reviews`,
    `All ${count} reviews`,
    'Sample Enthusiast',
    'Anonymous voter',
  ])
    expect(page).toContain(text);
  expect(page.indexOf(GOOD_REVIEW)).toBeLessThan(page.indexOf(BAD_REVIEW));
  for (const text of ['Reply from the team', 'person found this helpful'.replace('person', 'people')])
    expect(page).toContain(text);
  for (const one of [page, list.page]) {
    expect(one).not.toContain(REMOVED_REVIEW);
    expect(one).not.toContain('<script>alert');
    expect(one).not.toMatch(/href="https:\/\/phishing/);
    expect(one).not.toMatch(/ style="/);
    expect(dataOf(one)).toMatchObject({
      '@type': 'GameServer',
      aggregateRating: { ratingValue: shown, reviewCount: count, bestRating: 5, worstRating: 1 },
    });
  }
  expect(dataOf(page).review).toHaveLength(3);
  expect(dataOf(list.page).review).toHaveLength(10);
  expect(JSON.stringify(dataOf(list.page))).toContain(JSON.stringify(HOSTILE_TEXT).slice(1, 40));
  expect(list.page).toContain(`<title>Reviews of ${MINECRAFT.name}`);
  expect(list.page).toContain(`by its voters.`);
  expect(list.page).not.toContain('noindex');
  expect((await get(`${LIST}?sort=lowest`)).page).toContain('noindex');
});

test('without reviews, and where they are off, there is no rating in the structured data', async () => {
  const { get, post, app, cookieOf } = await openSite({ as: null });
  const { page } = await get(PAGE);
  expect(page).toContain('No reviews yet');
  expect(dataOf(page)).not.toHaveProperty('aggregateRating');
  expect(dataOf(page)).not.toHaveProperty('review');
  await addManyReviews(app, 3);
  await switchReviews(app.db, { listingId: MINECRAFT.id, isOff: true }, OPERATOR);
  const off = await get(PAGE);
  expect(off.page).not.toMatch(/Reviews<|Write a review/);
  expect(dataOf(off.page)).not.toHaveProperty('aggregateRating');
  const voter = { ...SAME_SITE, cookie: await cookieOf('voter') };
  expect([(await get(LIST)).status, (await get(FORM, voter)).status, (await post(FORM, {}, voter)).status]).toEqual([
    404, 404, 404,
  ]);
});

test('REVIEWS=off hides reviews, their forms and the owner’s page, and deletes nothing', async () => {
  const { get, db } = await openSite({
    as: 'owner',
    environment: { REVIEWS: 'off' },
    arrange: (app) => addManyReviews(app, 26),
  });
  const { page } = await get(PAGE);
  expect(page).not.toContain('Sample Reviewer');
  expect(dataOf(page)).not.toHaveProperty('aggregateRating');
  expect([(await get(LIST)).status, (await get(FORM)).status, (await get(TEAM)).status]).toEqual([404, 404, 404]);
  const settings = await get(`/dashboard/${MINECRAFT.id}/settings`);
  expect(settings.page).not.toContain('Turn off reviews');
  expect((await db.selectFrom('review').select('id').execute()).length).toBeGreaterThan(20);
});

test('a visitor is asked to sign in and comes back, and a text is kept when the session has ended', async () => {
  const { get, post } = await openSite({ as: null });
  expect((await get(FORM)).location).toBe(`/sign-in?next=${encodeURIComponent(FORM)}`);
  const { status, page } = await post(FORM, { stars: '4', text: TEXT });
  expect(status).toBe(403);
  expect(page).toContain('A second paragraph.');
  expect(page).toMatch(/value="4" checked/);
});

test('a voter writes a review, edits it and deletes it; what was typed is kept when it is refused', async () => {
  const { get, post, postAndFollow, db } = await openSite(voted);
  const refused = await post(FORM, { stars: '9', text: 'Too short <b>' });
  expect(refused.status).toBe(422);
  for (const text of ['Choose from 1 to 5 stars.', 'Write at least 20 characters', 'Too short &lt;b&gt;'])
    expect(refused.page).toContain(text);
  const written = await postAndFollow(FORM, { stars: '4', text: TEXT });
  expect(written.page).toContain('Your review is public now.');
  expect(written.page).toMatch(/<p>Sample review:\nit works well\.<\/p>\s*<p>A second paragraph\.<\/p>/);
  expect(written.page).toContain('Edit your review');
  const edit = await get(FORM);
  expect(edit.page).toMatch(/value="4" checked/);
  expect((await postAndFollow(FORM, { stars: '2', text: TEXT })).page).toMatch(/, edited <time/);
  expect((await get('/account/reviews')).page).toContain('A second paragraph.');
  expect((await get(`${FORM}/delete`)).page).toContain('Delete your review?');
  expect((await postAndFollow(`${FORM}/delete`)).page).toContain('Your review was deleted.');
  expect(await db.selectFrom('review').selectAll().execute()).toEqual([]);
  expect((await get(`${FORM}/delete`)).status).toBe(404);
});

test('a text of 2,000 emoji fits into the form, and a larger body is refused', async () => {
  const { post } = await openSite(voted);
  expect((await post(FORM, { stars: '5', text: '\u{1F600}'.repeat(2000) })).status).toBe(303);
  expect((await post(FORM, { stars: '5', text: 'x'.repeat(80_000) })).status).toBe(413);
});

test('people who cannot review learn why', async () => {
  const { get, post, cookieOf, db } = await openSite({ as: 'voter' });
  expect((await get(FORM)).page).toContain('Vote first');
  expect((await post(FORM, { stars: '5', text: TEXT })).page).toContain('Vote first');
  const owner = { ...SAME_SITE, cookie: await cookieOf('owner') };
  expect((await get(FORM, owner)).page).toContain('You run this listing');
  await db.updateTable('person').set({ email_verified: false }).where('id', '=', VOTER.id).execute();
  expect((await get(FORM)).status).toBe(200);
  await db.updateTable('listing').set({ state: 'hidden', state_reason: 'x' }).where('id', '=', MINECRAFT.id).execute();
  expect([(await get(FORM)).status, (await get(LIST)).status]).toEqual([404, 404]);
  expect((await get(FORM, owner)).status).toBe(404);
  for (const path of ['/listings/lst_nobody/review', '/listings/%00/reviews', '/listings/lst_nobody/reviews'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('forms of other sites are refused, and what is stored is what one’s own form sent', async () => {
  const { request, db } = await openSite(voted);
  const body = new URLSearchParams({ stars: '5', text: TEXT });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await request(FORM, { method: 'POST', body, headers })).status).toBe(403);
  expect(await db.selectFrom('review').selectAll().execute()).toEqual([]);
});

test('a helpful mark is set and taken back with a button, and leads back to the review', async () => {
  const { post, get, cookieOf } = await openSite({ as: 'voter', arrange: addReviews });
  const path = (id: string) => `${LIST}/${id}/helpful`;
  const marked = await post(path(GOOD_REVIEW), { helpful: 'on', back: `${LIST}?sort=newest` });
  expect(marked.location).toBe(`${LIST}?sort=newest#${GOOD_REVIEW}`);
  expect((await get(LIST)).page).toContain('Marked helpful');
  expect((await post(path(GOOD_REVIEW), { helpful: 'off', back: 'https://elsewhere.example/' })).location).toBe(
    `${LIST}#${GOOD_REVIEW}`,
  );
  expect((await get(LIST)).page).not.toContain('Marked helpful');
  expect((await post(path(VOTERS_REVIEW), { helpful: 'on' })).location).toBe(LIST);
  expect((await post(path(REMOVED_REVIEW), { helpful: 'on' })).status).toBe(404);
  expect((await post(path('rev_nobody'), { helpful: 'on' })).status).toBe(404);
  const visitor = await get(LIST, { cookie: '' });
  expect(visitor.page).toContain('/sign-in?next=');
  expect(await cookieOf('voter')).not.toBe('');
});

test('those who run the listing reply, edit and delete the reply, and nobody else does', async () => {
  const { get, post, postAndFollow, cookieOf } = await openSite({
    as: 'manager',
    environment: MAIL,
    arrange: addReviews,
  });
  const { page } = await get(TEAM);
  for (const text of ['trigger no webhook', 'do not count toward the ranking', 'Turn off emails', 'Report '])
    expect(page).toContain(text);
  expect(page).not.toContain('usr_reviewer');
  const path = `${TEAM}/${BAD_REVIEW}/reply`;
  expect((await post(path, { reply: ' ' })).status).toBe(422);
  expect((await postAndFollow(path, { reply: 'We are\n\nsorry.' })).page).toContain('Your reply is public now.');
  expect((await get(`${TEAM}?which=unanswered`)).page).not.toContain(BAD_REVIEW);
  expect((await get(path)).page).toContain('Edit your reply');
  expect((await postAndFollow(`${path}/delete`)).page).toContain('Your reply was deleted.');
  expect((await get(`/dashboard/${BOT.id}/reviews/${BAD_REVIEW}/reply`)).status).not.toBe(200);
  const voter = { ...SAME_SITE, cookie: await cookieOf('voter') };
  for (const other of [path, `${path}/delete`, `${TEAM}/switch`, `${TEAM}/mails`])
    expect([other, (await post(other, { reply: 'Hello.' }, voter)).status]).toEqual([other, 403]);
  expect((await postAndFollow(`${TEAM}/switch`, { reviews: 'off' })).page).toContain('Reviews are turned off.');
  expect((await get(TEAM)).page).toContain('Visitors see no reviews');
});

test('staff removes and restores reviews and removes replies; others do not find the pages', async () => {
  const { get, post, postAndFollow, cookieOf, db } = await openSite({ as: 'staff', arrange: addReviews });
  const path = `/staff/reviews/${GOOD_REVIEW}`;
  expect((await get('/staff/reviews')).page).toContain('Sample Enthusiast');
  expect((await get('/staff/reviews?which=reported')).page).toContain(BAD_REVIEW);
  expect((await get('/staff/reviews?which=removed')).page).toContain('This is advertising.');
  expect((await get('/staff/reviews?q=Enthusiast')).page).toContain(GOOD_REVIEW);
  expect((await get('/staff/reviews?q=nobody%00')).page).toContain('No reviews match');
  expect((await post(`${path}/remove`, { reason: ' ' })).status).toBe(422);
  expect((await postAndFollow(`${path}/remove-reply`, { reason: 'It insults.' })).page).toContain(
    'The reply was removed.',
  );
  expect((await postAndFollow(`${path}/remove`, { reason: 'It is bought.' })).page).toContain(
    'The review was removed.',
  );
  expect((await get(`${path}/remove`)).status).toBe(303);
  expect((await postAndFollow(`${path}/restore`)).page).toContain('The review was restored.');
  expect((await post('/staff/reviews/rev_nobody/remove', { reason: 'x' })).status).toBe(404);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['act', 'person_id'])
    .where('act', 'like', 'review.re%')
    .execute();
  expect(entries.filter(({ person_id }) => person_id === STAFF.id).map(({ act }) => act)).toEqual(
    expect.arrayContaining(['review.removed', 'review.restored', 'review.reply_removed']),
  );
  for (const name of ['owner', 'voter'] as const) {
    const headers = { ...SAME_SITE, cookie: await cookieOf(name) };
    expect([
      (await get('/staff/reviews', headers)).status,
      (await post(`${path}/remove`, { reason: 'x' }, headers)).status,
    ]).toEqual([404, 404]);
  }
});

test('a review is reported by a visitor and decided by staff', async () => {
  const { get, postAndFollow, cookieOf, db } = await openSite({ as: null, arrange: addReviews });
  const path = `${PAGE}/report?review=${GOOD_REVIEW}`;
  const form = (await get(path)).page;
  for (const text of ['Report this review', '5 of 5 stars', '<bdi>Sample Enthusiast</bdi>', 'good fun with friends'])
    expect(form).toContain(text);
  const unnamed = (await get(`${PAGE}/report?review=${VOTERS_REVIEW}`)).page;
  expect(unnamed).toContain('<bdi>Anonymous voter</bdi>');
  expect(unnamed).not.toContain(VOTER.name);
  expect((await get(`${PAGE}/report?review=${REMOVED_REVIEW}`)).status).toBe(404);
  expect((await get(`${PAGE}/report?review=%00`)).status).toBe(404);
  expect((await get(listingPath(BOT, `/report?review=${GOOD_REVIEW}`))).status).toBe(404);
  expect((await postAndFollow(path, { reason: 'private', text: 'A name.' })).page).toContain(
    'Staff will look at this.',
  );
  const found = await db
    .selectFrom('report_case')
    .select('id')
    .where('target_id', '=', GOOD_REVIEW)
    .executeTakeFirstOrThrow();
  const staff = { ...SAME_SITE, cookie: await cookieOf('staff') };
  const { page } = await get(`/staff/reports/${found.id}`, staff);
  for (const text of ['Remove review', 'Suspend author', 'Reveals private information', 'Sample Enthusiast'])
    expect(page).toContain(text);
});

test('broken places and orders in the address show the first page', async () => {
  const { get } = await openSite({ as: null, arrange: addReviews });
  for (const query of [
    '?sort=constructor',
    '?after=x',
    '?after=1-99999999999999-rev_x',
    '?after=1-1-%00',
    '?after=999999999999-1-a',
  ])
    expect([query, (await get(`${LIST}${query}`)).status]).toEqual([query, 200]);
  const second = /rel="next" href="([^"]+)"/.exec((await get(LIST)).page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const next = await get(second);
  expect(next.page).toContain('First page');
  expect(next.page).not.toContain(`id="${GOOD_REVIEW}"`);
});
