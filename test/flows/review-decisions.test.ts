// What happens to reviews: annulled votes, replies, removals by staff, reports, and who is told (decisions P511 to P518).

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { deleteExpiredRows } from '../../src/expired-rows.ts';
import { finishAnnulments, orderAnnulment, orderRestoration } from '../../src/integrity/annul-votes.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createReport } from '../../src/moderation/create-report.ts';
import { decideCase } from '../../src/moderation/decide-case.ts';
import { createModeration } from '../../src/moderation/moderation-dependencies.ts';
import { readCase } from '../../src/moderation/read-cases.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import { countUndismissed } from '../../src/notices/notice-queries.ts';
import { listNotices } from '../../src/notices/notices.ts';
import { markHelpful } from '../../src/reviews/helpful.ts';
import { listReviews } from '../../src/reviews/list-reviews.ts';
import { dismissReviewNews, setReplyMails, setReviewMails } from '../../src/reviews/notice-queries.ts';
import { selectOwnReviews, selectReviewNews } from '../../src/reviews/own-review-queries.ts';
import { showReviewsAgain } from '../../src/reviews/refresh-loop.ts';
import { removeReply, removeReview, restoreReview } from '../../src/reviews/remove-review.ts';
import { deleteReply, saveReply } from '../../src/reviews/reply.ts';
import { deleteOwnReview } from '../../src/reviews/save-review.ts';
import { listStaffReviews } from '../../src/reviews/staff-reviews.ts';
import { type AccountFixture, SENDER } from '../support/account-fixture.ts';
import { addManager, aPerson, aServer, aVote } from '../support/people-and-listings.ts';
import { idOf, openReviewFixture, type ReviewFixture } from '../support/review-fixture.ts';

let fixture: AccountFixture;
let deps: ReviewFixture['deps'];
let owner: Person;
let staff: Person;
let server: Listing;
let aVoter: ReviewFixture['aVoter'];
let review: ReviewFixture['review'];
let summary: ReviewFixture['summary'];
beforeEach(async () => {
  ({ fixture, deps, owner, staff, server, aVoter, review, summary } = await openReviewFixture());
});
afterEach(() => fixture.close());

const sending = () => ({ ...deps, outbox: fixture.outbox });
const annuller = () => ({ db: fixture.db, wake: () => undefined });
const mailsTo = async (person: Person) => {
  await mailNotices({ db: fixture.db, outbox: fixture.outbox, site: SENDER, log: fixture.context.log });
  await fixture.outbox.sendDue();
  return fixture.subjectsTo(person.email);
};
const reply = (reviewId: string, text: string) =>
  saveReply(sending(), { listingId: server.id, reviewId }, text, byPerson(owner));
const remove = (reviewId: string, by: Person = staff) =>
  removeReview(sending(), fixture.db, { reviewId, reason: 'This is advertising.' }, byPerson(by));

async function orderAnnulmentOfAll(): Promise<string> {
  const until = new Date(Date.now() + 400 * 86_400_000);
  const selection = { listingId: server.id, until };
  const ordered = await orderAnnulment(fixture.db, { selection, reason: 'Votes of one script.' }, OPERATOR);
  if (!ordered.ok) throw new Error(ordered.reason);
  return ordered.id;
}

test('P511 reviews disappear with the last vote of their author, and come back with the votes or with a new one', async () => {
  const { db, clock } = fixture;
  const [one, two] = [await aVoter(), await aVoter()];
  await review(one, { stars: 1 });
  await review(two, { stars: 4 });
  const annulment = await orderAnnulmentOfAll();
  await finishAnnulments(annuller());
  expect(await summary()).toMatchObject({ count: 0, average: null });
  expect(await review(one)).toEqual({ ok: false, reason: 'no_vote' });
  expect(await selectOwnReviews(db, one.id, { after: null, limit: 1 })).toMatchObject([
    { hasVote: false, isShown: false },
  ]);
  await clock.advance('25h');
  await aVote(db, server, { voterId: one.id });
  expect(await showReviewsAgain(db)).toBe(1);
  expect(await summary()).toMatchObject({ count: 1, average: 1 });
  await orderRestoration(db, annulment, OPERATOR);
  await finishAnnulments(annuller());
  expect(await summary()).toMatchObject({ count: 2, average: 2.5 });
});

test('P511 a review that is written while the votes are annulled is not shown', async () => {
  const voters = await Promise.all(Array.from({ length: 6 }, () => aVoter()));
  await review(voters[0]!);
  await orderAnnulmentOfAll();
  await Promise.all([
    finishAnnulments(annuller()),
    ...voters.map((one, number) => review(one, { stars: 1 + (number % 5) })),
  ]);
  expect((await summary()).count).toBe(0);
});

test('P513 one reply per review, by the owner or a manager, and its author is told once', async () => {
  const { db } = fixture;
  const author = await aVoter();
  const id = idOf(await review(author));
  expect(await reply(id, ' ')).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await reply(id, 'x'.repeat(2001))).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await reply('rev_nobody', 'Thanks!')).toEqual({ ok: false, reason: 'gone' });
  const other = await aServer(db, 'minecraft', owner);
  const elsewhere = { listingId: other.id, reviewId: id };
  expect(await saveReply(sending(), elsewhere, 'Thanks!', byPerson(owner))).toEqual({ ok: false, reason: 'gone' });
  expect(await reply(id, 'Thanks!')).toEqual({ ok: true, isNew: true });
  expect(await reply(id, 'Thank you!')).toEqual({ ok: true, isNew: false });
  expect(await selectReviewNews(db, author.id, 5)).toMatchObject([{ news: 'replied', reply: 'Thank you!' }]);
  expect(await countUndismissed(db, author.id)).toBe(1);
  expect(await mailsTo(author)).toEqual([expect.stringContaining('A reply to your review of')]);
  await dismissReviewNews(db, owner.id, id);
  expect(await countUndismissed(db, author.id)).toBe(1);
  await dismissReviewNews(db, author.id, id);
  expect(await countUndismissed(db, author.id)).toBe(0);
  expect(await deleteReply(db, { listingId: server.id, reviewId: id }, byPerson(owner))).toBe(true);
  await setReplyMails(db, author.id, false);
  await reply(id, 'Thanks again!');
  expect(await mailsTo(author)).toHaveLength(1);
  const { rows } = await sql`select act from audit_entry where act like 'review.%' order by id`.execute(db);
  expect(rows.map((row) => (row as { act: string }).act)).toEqual([
    'review.replied',
    'review.reply_edited',
    'review.reply_deleted',
    'review.replied',
  ]);
});

test('P518 owners get new reviews of an hour as one notice and one email, and can switch those emails off', async () => {
  const { db, clock } = fixture;
  const manager = await aPerson(db, { emailVerified: true });
  await addManager(db, server.id, manager.email);
  await setReviewMails(db, { personId: manager.id, listingId: server.id, mails: false });
  const author = await aVoter();
  await review(author);
  await review(author, { stars: 1 });
  await review(await aVoter());
  const notices = async () => inEnglish(await listNotices(db, { personId: owner.id }, SENDER));
  expect(await notices()).toMatchObject([{ title: 'The listing has 2 new reviews.', page: 'reviews' }]);
  expect(await mailsTo(owner)).toEqual([]);
  await clock.advance('61m');
  expect(await mailsTo(owner)).toEqual([expect.stringContaining('new reviews')]);
  expect(await mailsTo(manager)).toEqual([]);
  await review(await aVoter());
  expect(await notices()).toMatchObject([{ title: 'The listing has a new review.' }, {}]);
});

test('P515 staff removes a review with a reason: its author is told, waits 30 days, and staff can restore it', async () => {
  const { db, clock } = fixture;
  const author = await aVoter();
  const id = idOf(await review(author, { stars: 2 }));
  await reply(id, 'Thanks!');
  const nothing = await removeReview(sending(), db, { reviewId: id, reason: ' ' }, byPerson(staff));
  expect(nothing).toMatchObject({ ok: false, reason: 'invalid' });
  const results = await Promise.all([remove(id), remove(id)]);
  expect(results.map((one) => one.ok || one.reason).sort()).toEqual(['already', true]);
  expect((await summary()).count).toBe(0);
  expect(await selectReviewNews(db, author.id, 5)).toMatchObject([
    { news: 'removed', removedReason: 'This is advertising.' },
  ]);
  expect(await mailsTo(author)).toContainEqual(expect.stringContaining('was removed'));
  expect(inEnglish(await listNotices(db, { personId: owner.id }, SENDER))).toContainEqual(
    expect.objectContaining({ kind: 'review.removed', reason: 'This is advertising.' }),
  );
  expect(await review(author)).toMatchObject({ ok: false, reason: 'removed', until: expect.any(Date) });
  expect(await restoreReview(sending(), db, id, byPerson(staff))).toEqual({ ok: true });
  expect(await restoreReview(sending(), db, id, byPerson(staff))).toEqual({ ok: false, reason: 'already' });
  expect(await summary()).toMatchObject({ count: 1, average: 2 });
  await remove(id);
  await clock.advance(`${31 * 24}h`);
  expect(await review(author, { stars: 5 })).toMatchObject({ ok: true, isNew: true });
  const page = await listReviews(db, deps.site, {
    listingId: server.id,
    order: 'newest',
    after: null,
    viewerId: null,
  });
  expect(page?.reviews).toMatchObject([{ id, stars: 5, reply: null, editedAt: null }]);
});

test('P515 deleting a removed review does not get around the removal, and nothing of it is left after 30 days', async () => {
  const { db, clock } = fixture;
  const author = await aVoter();
  const id = idOf(await review(author));
  await remove(id);
  expect(await deleteOwnReview(db, server.id, author.id)).toBe(true);
  expect(await review(author)).toMatchObject({ ok: false, reason: 'removed' });
  expect(await restoreReview(sending(), db, id, byPerson(staff))).toEqual({ ok: false, reason: 'already' });
  expect(await selectOwnReviews(db, author.id, { after: null, limit: 5 })).toEqual([]);
  await clock.advance(`${31 * 24}h`);
  await deleteExpiredRows(db);
  expect(await db.selectFrom('review').selectAll().execute()).toEqual([]);
});

test('P515 staff who run the listing or wrote the review leave the decision to others', async () => {
  const { db } = fixture;
  const author = await aVoter();
  const id = idOf(await review(author));
  await reply(id, 'An offending reply.');
  for (const by of [owner, author]) expect(await remove(id, by)).toEqual({ ok: false, reason: 'own' });
  const removal = { reviewId: id, reason: 'It insults.' };
  expect(await removeReply(db, removal, byPerson(owner))).toEqual({ ok: false, reason: 'own' });
  expect(await removeReply(db, removal, byPerson(staff))).toEqual({ ok: true });
  expect(await removeReply(db, removal, byPerson(staff))).toEqual({ ok: false, reason: 'already' });
  expect(await countUndismissed(db, author.id)).toBe(0);
  expect((await summary()).count).toBe(1);
});

test('P515 a reported review is removed, or its author suspended, from its case', async () => {
  const { db, vault, outbox } = fixture;
  const moderation = createModeration({ db, vault, outbox, config: deps.config, site: deps.site });
  const [author, reporter] = [await aVoter(), await aPerson(db, { emailVerified: true })];
  const id = idOf(await review(author));
  const reportReview = async (reviewId: string, reason = 'spam') => {
    const from = { personId: reporter.id, network: '198.51.100.1', networkKey: 'a network' };
    return createReport(moderation, { listingId: server.id, entry: null, review: reviewId }, from, {
      reason,
      text: '',
    });
  };
  expect(await reportReview('rev_nobody')).toMatchObject({ reason: 'gone' });
  expect(await reportReview(id, 'broken')).toMatchObject({ reason: 'invalid' });
  const made = await reportReview(id);
  if (!made.ok) throw new Error(made.reason);
  await review(author, { stars: 1 });
  const detail = (await readCase(db, made.caseId))!;
  expect(detail).toMatchObject({
    isTargetThere: true,
    suspendable: { id: author.id },
    found: { targetKind: 'review' },
  });
  expect(detail.snapshots[0]?.fields).toContainEqual({ field: 'stars', before: '5', now: '1', isChanged: true });
  expect(await listStaffReviews(db, { which: 'reported', query: server.name, after: null })).toMatchObject({
    reviews: [{ id, caseId: made.caseId }],
  });
  const decide = (action: 'remove' | 'hide' | 'suspend', caseId: number, by = staff) =>
    decideCase(moderation, { caseId, action, reason: 'It is spam.' }, byPerson(by));
  expect(await decide('hide', made.caseId)).toMatchObject({ reason: 'not_now' });
  expect(await decide('remove', made.caseId, owner)).toMatchObject({ reason: 'not_now' });
  expect(await decide('remove', made.caseId)).toEqual({ ok: true, outcome: 'removed' });
  expect((await summary()).count).toBe(0);
  await outbox.sendDue();
  const told = fixture.mail.mails.filter(({ to }) => to.includes(reporter.email)).map(({ text }) => text);
  expect(told.join()).toContain('Staff reviewed it and removed the review.');
  expect(await reportReview(id)).toMatchObject({ reason: 'gone' });
  const other = idOf(await review(await aVoter()));
  const second = await reportReview(other);
  if (!second.ok) throw new Error(second.reason);
  expect(await decide('suspend', second.caseId)).toEqual({ ok: true, outcome: 'suspended' });
  expect((await summary()).count).toBe(0);
  const { rows } = await sql<{ id: string }>`select id from person where suspended_at is not null`.execute(db);
  expect(rows).not.toContainEqual({ id: owner.id });
  expect(rows).toHaveLength(1);
});

test('P515 staff finds reviews by listing and by person, newest, reported and removed, page by page', async () => {
  const { db, clock } = fixture;
  const voters = [];
  for (let number = 0; number < 22; number += 1) {
    voters.push(await aVoter());
    await review(voters[number]!);
    await clock.advance('1m');
  }
  const first = await listStaffReviews(db, { which: 'newest', query: '', after: null });
  expect(first.reviews).toHaveLength(20);
  const second = await listStaffReviews(db, { which: 'newest', query: '', after: first.next });
  expect([second.reviews.length, second.next]).toEqual([2, null]);
  const count = async (which: 'newest' | 'reported' | 'removed', query: string) =>
    (await listStaffReviews(db, { which, query, after: null })).reviews.length;
  expect(await count('newest', voters[3]!.email)).toBe(1);
  expect(await count('newest', server.id)).toBe(20);
  expect(await count('newest', 'nobody at all')).toBe(0);
  expect(await count('newest', 'bad\0query')).toBe(0);
  expect(await count('removed', '')).toBe(0);
  await remove(first.reviews[0]!.id);
  expect(await count('removed', server.id)).toBe(1);
  expect(await count('reported', '')).toBe(0);
});

test('P514 marks, a removal and a deletion at the same time leave exact counts', async () => {
  const { db } = fixture;
  const author = await aVoter();
  const id = idOf(await review(author));
  const readers = await Promise.all(Array.from({ length: 5 }, () => aPerson(db, { emailVerified: true })));
  await Promise.all([
    ...readers.map((person) =>
      markHelpful(deps, { listingId: server.id, reviewId: id }, { person, networkKey: 'a network' }, true),
    ),
    remove(id),
    deleteOwnReview(db, server.id, author.id),
  ]);
  expect((await summary()).count).toBe(0);
  const { rows } = await sql<{ isExact: boolean }>`
    select helpful = (select count(*) from review_mark where review_id = review.id) as "isExact" from review`.execute(
    db,
  );
  expect(rows.every(({ isExact }) => isExact)).toBe(true);
});
