// Reviews by people who voted: who may write one, the counts, and what happens at the same time (decisions P510 to P514).
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { exportPersonalData } from '../../src/access/personal-data.ts';
import { reinstatePerson, suspendPerson } from '../../src/access/suspend.ts';
import { cleanUp } from '../../src/cleanup.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { deleteListing } from '../../src/listings/save-listing.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { markHelpful } from '../../src/reviews/helpful.ts';
import { listReviews, type ReviewPage } from '../../src/reviews/list-reviews.ts';
import { deleteReviewsOfPerson } from '../../src/reviews/own-review-queries.ts';
import { showReviewsAgain } from '../../src/reviews/refresh-loop.ts';
import { removeReview } from '../../src/reviews/remove-review.ts';
import { REVIEW_ORDERS, type ReviewPosition } from '../../src/reviews/review-order.ts';
import { switchReviews } from '../../src/reviews/review-switch.ts';
import { deleteOwnReview } from '../../src/reviews/save-review.ts';
import { selectReviewAverages } from '../../src/reviews/summary-queries.ts';
import { exportOwnVotes } from '../../src/votes/own-votes.ts';
import type { AccountFixture } from '../support/account-fixture.ts';
import { addManager, aPerson, aServer, aVote } from '../support/people-and-listings.ts';
import { idOf, openReviewFixture, REVIEW_TEXT, type ReviewFixture } from '../support/review-fixture.ts';

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

const mark = (person: Person, reviewId: string, isHelpful = true) =>
  markHelpful(deps, { listingId: server.id, reviewId }, { person, networkKey: 'a network' }, isHelpful);

async function shown(viewer: Person | null = null) {
  const request = { listingId: server.id, order: 'newest', after: null, viewerId: viewer?.id ?? null } as const;
  return (await listReviews(fixture.db, deps.site, request))?.reviews ?? null;
}

test('P510 only people with a vote that counts can review, and never those who run the listing', async () => {
  const { db } = fixture;
  const stranger = await aPerson(db, { emailVerified: true });
  expect(await review(stranger)).toEqual({ ok: false, reason: 'no_vote' });
  const elsewhere = await aVoter(await aServer(db));
  expect(await review(elsewhere)).toEqual({ ok: false, reason: 'no_vote' });
  const unconfirmed = await aPerson(db);
  await aVote(db, server, { voterId: unconfirmed.id });
  expect(await review(unconfirmed)).toEqual({ ok: false, reason: 'unconfirmed' });
  await aVote(db, server, { voterId: owner.id });
  expect(await review(owner)).toEqual({ ok: false, reason: 'team' });
  const voter = await aVoter();
  expect(await review(voter, { stars: 4 })).toMatchObject({ ok: true, isNew: true });
  expect(await review(voter, { stars: 2 })).toMatchObject({ ok: true, isNew: false });
  expect(await summary()).toMatchObject({ count: 1, average: 2 });
  expect(await shown(voter)).toMatchObject([{ stars: 2, isOwn: true, editedAt: expect.any(Date) }]);
  expect(await deleteOwnReview(db, server.id, voter.id)).toBe(true);
  expect(await deleteOwnReview(db, server.id, voter.id)).toBe(false);
  expect(await summary()).toMatchObject({ count: 0, average: null });
});

test('P510 a review has 1 to 5 stars and 20 to 2,000 characters that can be stored', async () => {
  const voter = await aVoter();
  const bad = async (given: { stars?: number; text?: string }) => {
    const result = await review(voter, given);
    return result.ok || result.reason !== 'invalid'
      ? null
      : inEnglish(result.errors).map(({ field, message }) => [field, message]);
  };
  for (const stars of [0, 6, 2.5, -1, Number.NaN])
    expect(await bad({ stars })).toEqual([['stars', 'Choose from 1 to 5 stars.']]);
  expect(await bad({ text: `  ${'x'.repeat(19)}  ` })).toEqual([
    ['text', 'Write at least 20 characters. You wrote 19.'],
  ]);
  expect(await bad({ text: '\u200b'.repeat(30) })).toHaveLength(1);
  expect(await bad({ text: 'x'.repeat(2001) })).toEqual([['text', 'Use at most 2,000 characters. You used 2,001.']]);
  expect(await bad({ text: `${REVIEW_TEXT}\0` })).toEqual([['text', 'Contains a character that cannot be stored.']]);
  expect(await bad({ stars: 9, text: '' })).toHaveLength(2);
  expect(await review(voter, { text: '\u{1f600}'.repeat(2000) })).toMatchObject({ ok: true });
});

test('P510 of several submissions at once one is a review, and the last one is what it says', async () => {
  const voter = await aVoter();
  const results = await Promise.all([1, 2, 3, 4, 5].map((stars) => review(voter, { stars })));
  expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect((await summary()).count).toBe(1);
  const voters = await Promise.all(Array.from({ length: 8 }, () => aVoter()));
  await Promise.all(voters.map((one, number) => review(one, { stars: (number % 5) + 1 })));
  expect((await summary()).count).toBe(9);
});

test('P510 the operator and the owner can hide reviews, which are stored', async () => {
  const { db } = fixture;
  const voter = await aVoter();
  await review(voter);
  const off = { ...deps, site: { ...deps.site, reviews: false } };
  const request = { listingId: server.id, order: 'newest', after: null, viewerId: null } as const;
  expect(await listReviews(db, off.site, request)).toBeNull();
  await switchReviews(db, { listingId: server.id, isOff: true }, byPerson(owner));
  await switchReviews(db, { listingId: server.id, isOff: true }, byPerson(owner));
  expect(await shown()).toBeNull();
  expect(await review(voter, { stars: 1 })).toEqual({ ok: false, reason: 'off' });
  expect(await selectReviewAverages(db, [server.id])).toEqual(new Map());
  await switchReviews(db, { listingId: server.id, isOff: false }, byPerson(owner));
  expect(await shown()).toMatchObject([{ stars: 5 }]);
  expect(await selectReviewAverages(db, [server.id, 'lst_nobody'])).toEqual(
    new Map([[server.id, { average: 5, count: 1 }]]),
  );
  const { rows } = await sql`select act from audit_entry where act like 'review.%' order by id`.execute(db);
  expect(rows).toEqual([{ act: 'review.switched_off' }, { act: 'review.switched_on' }]);
});

test('P511 reviews of suspended people are hidden until the suspension ends, also by itself', async () => {
  const { db, clock } = fixture;
  const [one, two] = [await aVoter(), await aVoter()];
  await review(one, { stars: 1 });
  await review(two, { stars: 3 });
  const suspension = { personId: one.id, reason: 'Fraud.', days: 2 };
  await suspendPerson(db, suspension, byPerson(staff));
  expect(await summary()).toMatchObject({ count: 1, average: 3 });
  expect(await review(one)).toEqual({ ok: false, reason: 'no_account' });
  await reinstatePerson(db, one.id, byPerson(staff));
  expect(await summary()).toMatchObject({ count: 2, average: 2 });
  await suspendPerson(db, suspension, byPerson(staff));
  expect(await showReviewsAgain(db)).toBe(0);
  await clock.advance('49h');
  expect(await showReviewsAgain(db)).toBe(1);
  expect(await summary()).toMatchObject({ count: 2 });
});

test('P511 the review of somebody who begins to run the listing is hidden, and shown again when they leave', async () => {
  const { db } = fixture;
  const voter = await aVoter();
  await review(voter);
  await addManager(db, server.id, voter.email);
  expect((await summary()).count).toBe(0);
  expect(await review(voter)).toEqual({ ok: false, reason: 'team' });
  await sql`delete from listing_manager where person_id = ${voter.id}`.execute(db);
  expect((await summary()).count).toBe(1);
  await sql`update listing set owner_id = ${voter.id} where id = ${server.id}`.execute(db);
  expect((await summary()).count).toBe(0);
  await sql`update listing set owner_id = ${owner.id} where id = ${server.id}`.execute(db);
  expect((await summary()).count).toBe(1);
});

test('P514 one helpful mark per account, not on one’s own review, and it can be taken back', async () => {
  const { db } = fixture;
  const [author, reader] = [await aVoter(), await aPerson(db, { emailVerified: true })];
  const id = idOf(await review(author));
  expect(await mark(author, id)).toEqual({ ok: false, reason: 'own' });
  expect(await mark(await aPerson(db), id)).toEqual({ ok: false, reason: 'unconfirmed' });
  expect(await Promise.all([mark(reader, id), mark(reader, id)])).toEqual([{ ok: true }, { ok: true }]);
  expect(await shown(reader)).toMatchObject([{ helpful: 1, isMarked: true }]);
  expect(await shown(owner)).toMatchObject([{ helpful: 1, isMarked: false }]);
  await mark(reader, id, false);
  await mark(reader, id, false);
  expect(await shown(reader)).toMatchObject([{ helpful: 0, isMarked: false }]);
  expect(await mark(reader, 'rev_nobody')).toEqual({ ok: false, reason: 'gone' });
  const other = await aServer(db);
  const wrong = { listingId: other.id, reviewId: id };
  expect(await markHelpful(deps, wrong, { person: reader, networkKey: 'a' }, true)).toEqual({
    ok: false,
    reason: 'gone',
  });
});

test('P514 every order has each review once, ten a page', async () => {
  const { db, clock } = fixture;
  for (let number = 0; number < 23; number += 1) {
    const id = idOf(await review(await aVoter(), { stars: 1 + (number % 5) }));
    await sql`update review set helpful = ${number % 4} where id = ${id}`.execute(db);
    // Some are of the same moment.
    if (number % 3 === 0) await clock.advance('1s');
  }
  for (const order of REVIEW_ORDERS) {
    const seen: { id: string; stars: number; helpful: number; createdAt: Date }[] = [];
    let after: ReviewPosition | null = null;
    const sizes: number[] = [];
    do {
      const page: ReviewPage = (await listReviews(db, deps.site, {
        listingId: server.id,
        order,
        after,
        viewerId: null,
      }))!;
      seen.push(...page.reviews);
      sizes.push(page.reviews.length);
      after = page.next;
    } while (after);
    expect([order, sizes]).toEqual([order, [10, 10, 3]]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
    const key = {
      newest: () => 0,
      helpful: (one: (typeof seen)[0]) => -one.helpful,
      highest: (one: (typeof seen)[0]) => -one.stars,
      lowest: (one: (typeof seen)[0]) => one.stars,
    }[order];
    const sorted = seen.toSorted(
      (a, b) => key(a) - key(b) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    expect(seen.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  }
});

test('P516 a deleted account takes its reviews and marks along, also if two are deleted at once, and exports have them', async () => {
  const { db } = fixture;
  const [one, two, three] = [await aVoter(), await aVoter(), await aVoter()];
  const ids = [idOf(await review(one, { stars: 1 })), idOf(await review(two)), idOf(await review(three))] as const;
  await Promise.all([mark(one, ids[1]), mark(one, ids[2]), mark(two, ids[0]), mark(two, ids[2])]);
  const pieces: string[] = [];
  for await (const piece of exportPersonalData(fixture.context, one.id, exportOwnVotes)) pieces.push(piece);
  expect(JSON.parse(pieces.join(''))).toMatchObject({
    reviews: [{ listingId: server.id, stars: 1, text: REVIEW_TEXT, helpful: 1 }],
    helpfulReviews: expect.arrayContaining([expect.objectContaining({ reviewId: ids[1] })]),
  });
  const end = (person: Person) =>
    db.transaction().execute(async (transaction) => {
      await deleteReviewsOfPerson(transaction, person.id);
      await transaction.deleteFrom('person').where('id', '=', person.id).execute();
    });
  await Promise.all([end(one), end(two)]);
  expect(await shown()).toMatchObject([{ id: ids[2], helpful: 0 }]);
  expect((await summary()).count).toBe(1);
  expect(await db.selectFrom('review_mark').selectAll().execute()).toEqual([]);
  // Another version deletes accounts without knowing of reviews.
  await fixture.deleteAccount(three.id);
  expect((await summary()).count).toBe(0);
});

test('P516 a deleted listing loses its reviews and marks in slices', async () => {
  const { db } = fixture;
  const id = idOf(await review(await aVoter()));
  await mark(await aPerson(db, { emailVerified: true }), id);
  await deleteListing(db, server.id, byPerson(owner));
  await cleanUp(db);
  for (const table of ['review', 'review_mark', 'review_summary'] as const)
    expect(await db.selectFrom(table).selectAll().where('listing_id', '=', server.id).execute()).toEqual([]);
});

test('P517 writing and marking are limited by account and by network', async () => {
  const voter = await aVoter();
  const results = [];
  for (let number = 0; number < 21; number += 1) results.push(await review(voter, { stars: 1 + (number % 5) }));
  expect(results.slice(0, 20).every(({ ok }) => ok)).toBe(true);
  expect(results[20]).toMatchObject({ ok: false, reason: 'limited', resetSeconds: expect.any(Number) });
});

test('P515 an edit and a removal at the same time leave a removed review', async () => {
  const { db } = fixture;
  const voter = await aVoter();
  const id = idOf(await review(voter));
  await Promise.all([
    review(voter, { stars: 1 }),
    removeReview({ site: deps.site, outbox: null }, db, { reviewId: id, reason: 'Spam.' }, byPerson(staff)),
    review(voter, { stars: 2 }),
  ]);
  expect((await summary()).count).toBe(0);
  expect(await review(voter)).toMatchObject({ ok: false, reason: 'removed' });
});
