// Audit events recorded since a given moment in a test.
import type { Db } from '../../src/db/database.ts';

/** Returns a function that reads the events recorded from now on, oldest first, each as `listing.paused LISTING_ID`. */
export async function newAuditEvents(db: Db): Promise<() => Promise<readonly string[]>> {
  const newest = await db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).execute();
  const last = newest[0]?.id ?? 0;
  return async () => {
    const rows = await db
      .selectFrom('audit_entry')
      .select(['act', 'listing_id'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    return rows.map(({ act, listing_id }) => (listing_id === null ? act : `${act} ${listing_id}`));
  };
}
