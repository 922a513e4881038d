// Whether the public may see a badge with the health of a listing's webhook (decision P27).
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { updateWebhookBadge } from './badge-queries.ts';

export { isWebhookBadgeShown } from './badge-queries.ts';

/** False: there is no such listing. */
export function setWebhookBadge(db: Connection, listingId: string, isShown: boolean, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isSaved = await updateWebhookBadge(transaction, listingId, isShown);
    const action = isShown ? 'listing.health_shown' : 'listing.health_hidden';
    if (isSaved) await recordAuditEvent(transaction, { action, ...by, listingId });
    return isSaved;
  });
}
