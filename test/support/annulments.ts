// Votes for one listing, annulling and restoring them, and everything that counts them.
import { sql } from 'kysely';
import { OPERATOR } from '../../src/access/audit.ts';
import { type Annuller, finishAnnulments, orderAnnulment, orderRestoration } from '../../src/integrity/annul-votes.ts';
import type { VoteSelection } from '../../src/integrity/selection-queries.ts';
import type { DeliveryFixture } from './delivery-fixture.ts';

export const ANNULMENT_REASON = 'Votes of one script.';

export function annulmentsOf(fixture: DeliveryFixture, listingId: string) {
  const { db, wake } = fixture;
  const annuller: Annuller = { db, wake };
  const order = async (selection: Partial<VoteSelection> = {}): Promise<string> => {
    const until = new Date(Date.now() + 400 * 86_400_000);
    const wanted = { selection: { listingId, until, ...selection }, reason: ANNULMENT_REASON };
    const ordered = await orderAnnulment(db, wanted, OPERATOR);
    if (!ordered.ok) throw new Error(ordered.reason);
    return ordered.id;
  };
  return {
    annuller,
    order,
    async vote(voterId: string, more: Parameters<DeliveryFixture['vote']>[2] = {}) {
      const cast = await fixture.vote(listingId, voterId, more);
      if (!cast.ok) throw new Error(cast.reason);
      return cast;
    },
    async annul(selection: Partial<VoteSelection> = {}): Promise<string> {
      const id = await order(selection);
      await finishAnnulments(annuller);
      return id;
    },
    async restore(id: string): Promise<void> {
      const ordered = await orderRestoration(db, id, OPERATOR);
      if (!ordered.ok) throw new Error(ordered.reason);
      await finishAnnulments(annuller);
    },
    /** Everything that counts votes. */
    async counts() {
      const { rows: listings } = await sql`
        select vote_count::int as votes, score::int as score from listing where id = ${listingId}`.execute(db);
      const { rows: days } = await sql`
        select day::text, votes, weight::int as weight, scored from listing_day
        where listing_id = ${listingId} order by day`.execute(db);
      const { rows: months } = await sql`
        select month::text, user_id, votes, last_voted_at from voter_month
        where listing_id = ${listingId} order by 1, 2`.execute(db);
      const { rows: votes } = await sql`
        select * from vote where listing_id = ${listingId} order by event_id`.execute(db);
      return { listings, days, months, votes };
    },
  };
}
