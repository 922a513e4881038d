// P512 whatever happens to reviews at the same time, the counts are those of the reviews that are shown, and nothing
// fails.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { removeManager } from '../../src/access/managers.ts';
import type { Person } from '../../src/access/person.ts';
import { reinstatePerson, suspendPerson } from '../../src/access/suspend.ts';
import { finishAnnulments, orderAnnulment, orderRestoration } from '../../src/integrity/annul-votes.ts';
import { markHelpful } from '../../src/reviews/helpful.ts';
import { showReviewsAgain } from '../../src/reviews/refresh-loop.ts';
import { removeReview, restoreReview } from '../../src/reviews/remove-review.ts';
import { deleteReply, saveReply } from '../../src/reviews/reply.ts';
import { deleteOwnReview } from '../../src/reviews/save-review.ts';
import { addManager, aPerson } from '../support/people-and-listings.ts';
import { openReviewFixture, type ReviewFixture } from '../support/review-fixture.ts';
import { randomFromSeed } from '../support/seeded-random.ts';

let opened: ReviewFixture;
beforeEach(async () => {
  opened = await openReviewFixture();
});
afterEach(() => opened.fixture.close());

const ROUNDS = 20;
const AT_ONCE = 10;

test('P512 whatever happens at the same time, the counts are exact and nothing fails', async () => {
  const { fixture, deps, server, owner, staff, aVoter, review, summary } = opened;
  const { db } = fixture;
  const random = randomFromSeed(7);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const sending = { ...deps, outbox: fixture.outbox };
  const voters: Person[] = [];
  for (let number = 0; number < 6; number += 1) voters.push(await aVoter());
  for (const voter of voters) await review(voter, { stars: 1 + Math.floor(random() * 5) });
  const listed = await db.selectFrom('review').select('id').execute();
  const ids = () => listed.map(({ id }) => id);
  const annuller = { db, wake: () => undefined };
  let annulled: string | null = null;
  const annul = async () => {
    if (annulled !== null) {
      const id = annulled;
      annulled = null;
      await orderRestoration(db, id, OPERATOR);
    } else {
      const selection = { listingId: server.id, until: new Date(Date.now() + 400 * 86_400_000) };
      const ordered = await orderAnnulment(db, { selection, reason: 'Votes of one script.' }, OPERATOR);
      if (ordered.ok) annulled = ordered.id;
    }
    await finishAnnulments(annuller);
  };
  const steps: readonly (() => Promise<unknown>)[] = [
    () => review(pick(voters), { stars: 1 + Math.floor(random() * 5) }),
    () => review(pick(voters), { stars: 1 + Math.floor(random() * 5) }),
    () => deleteOwnReview(db, server.id, pick(voters).id),
    () => {
      const address = { listingId: server.id, reviewId: pick(ids()) };
      return markHelpful(deps, address, { person: pick(voters), networkKey: 'sample' }, random() < 0.6);
    },
    () => removeReview(sending, db, { reviewId: pick(ids()), reason: 'Sample reason.' }, byPerson(staff)),
    () => restoreReview(sending, db, pick(ids()), byPerson(staff)),
    () =>
      saveReply(
        sending,
        { listingId: server.id, reviewId: pick(ids()) },
        'Sample reply',
        byPerson(pick([owner, pick(voters)])),
      ),
    () => deleteReply(db, { listingId: server.id, reviewId: pick(ids()) }, byPerson(owner)),
    () => suspendPerson(db, { personId: pick(voters).id, reason: 'Sample reason.', days: 3 }, byPerson(staff)),
    () => reinstatePerson(db, pick(voters).id, byPerson(staff)),
    () => addManager(db, server.id, pick(voters).email),
    () => removeManager(db, { listingId: server.id, personId: pick(voters).id, by: byPerson(owner) }),
    () => showReviewsAgain(db),
    annul,
    async () => {
      const place = Math.floor(random() * voters.length);
      const leaving = voters[place] as Person;
      await fixture.deleteAccount(leaving.id);
      voters[place] = await aPerson(db, { emailVerified: true });
    },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`delete from spending`.execute(db);
    const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => pick(steps)()));
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect([round, failed]).toEqual([round, []]);
    await summary();
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from review
      where helpful <> (select count(*) from review_mark where review_id = review.id)`.execute(db);
    expect([round, rows[0]?.wrong]).toEqual([round, 0]);
    listed.splice(0, listed.length, ...(await db.selectFrom('review').select('id').execute()));
    if (listed.length === 0) {
      const voter = await aVoter();
      voters.push(voter);
      await review(voter);
      listed.push(...(await db.selectFrom('review').select('id').execute()));
    }
  }
});
