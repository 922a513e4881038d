// A game server with an owner and people who have voted for it, and the steps of reviews, on a fresh database with a real
// mail server.
import { sql } from 'kysely';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import type { SaveReviewResult } from '../../src/reviews/save-review.ts';
import { saveReview } from '../../src/reviews/save-review.ts';
import { selectReviewSummary } from '../../src/reviews/summary-queries.ts';
import { type AccountFixture, openAccountFixture, SENDER } from './account-fixture.ts';
import { aPerson, aServer, aVote } from './people-and-listings.ts';

export const REVIEW_TEXT = 'A sample review with enough characters.';

export interface ReviewFixture {
  readonly fixture: AccountFixture;
  readonly deps: Parameters<typeof saveReview>[0] & { readonly site: typeof SENDER };
  readonly owner: Person;
  readonly staff: Person;
  readonly server: Listing;
  /** Somebody who has voted for the listing. */
  aVoter(listing?: Listing): Promise<Person>;
  review(
    person: Person,
    given?: { readonly stars?: number; readonly text?: string; readonly listing?: Listing },
  ): Promise<SaveReviewResult>;
  /** Fails if the counts differ from those of the reviews that are shown. */
  summary(listing?: Listing): ReturnType<typeof selectReviewSummary>;
}

export async function openReviewFixture(): Promise<ReviewFixture> {
  const fixture = await openAccountFixture();
  const { db } = fixture;
  const config = { ownership: 'off' as const };
  const deps = { db, config, site: SENDER, votingNeedsConfirmed: () => true };
  const owner = await aPerson(db, { emailVerified: true });
  const staff = await aPerson(db, { name: 'Sample Staff' });
  const server = await aServer(db, 'minecraft', owner);
  return {
    fixture,
    deps,
    owner,
    staff,
    server,
    async aVoter(listing = server) {
      const person = await aPerson(db, { emailVerified: true });
      await aVote(db, listing, { voterId: person.id, hasAccount: true });
      return person;
    },
    review(person, { stars = 5, text = REVIEW_TEXT, listing = server } = {}) {
      const reviewer = { person, networkKey: `network of ${person.id}` };
      return saveReview(deps, listing.id, reviewer, { stars: String(stars), text });
    },
    async summary(listing = server) {
      const summary = await selectReviewSummary(db, listing.id);
      const { rows } = await sql<{ stars: number; count: number }>`
        select stars, count(*)::int as count from review where listing_id = ${listing.id} and is_shown
        group by stars`.execute(db);
      const counted = [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
      if (counted.join() !== summary.distribution.join())
        throw new Error(`The summary says ${summary.distribution.join()}, but there are ${counted.join()}.`);
      return summary;
    },
  };
}

export function idOf(result: SaveReviewResult): string {
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}
