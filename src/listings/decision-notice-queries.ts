// Records a decision by staff as a notice to the listing's owner and managers; notices/ delivers it.
import type { Connection } from '../db/database.ts';
import type { Plan } from './listing.ts';

export type DecisionNotice =
  | { readonly kind: 'listing.approved' | 'listing.shown' }
  | { readonly kind: 'listing.refused' | 'listing.hidden'; readonly reason: string }
  | { readonly kind: 'plan.changed'; readonly plan: Plan; readonly changelog_pro: boolean };

/** Call it in the decision's transaction, so that there is a notice exactly when the decision was made. */
export async function insertDecisionNotice(db: Connection, listingId: string, decision: DecisionNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...decision })
    .execute();
}
