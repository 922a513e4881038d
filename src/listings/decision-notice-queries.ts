// The statement that leaves word of what staff decided. Who is told of it is not this room's business.
import type { Connection } from '../db/database.ts';
import type { Plan } from './listing.ts';

export type DecisionNotice =
  | { readonly kind: 'listing.approved' | 'listing.shown' }
  | { readonly kind: 'listing.refused' | 'listing.hidden'; readonly reason: string }
  | { readonly kind: 'plan.changed'; readonly plan: Plan; readonly changelog_pro: boolean };

/** In the transaction of the decision: none is lost, and none is told that was not made. */
export async function insertDecisionNotice(
  db: Connection,
  listingId: string,
  decision: DecisionNotice,
): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...decision })
    .execute();
}
