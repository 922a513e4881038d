// Queries for the webhook badge: see webhook-badge.ts.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** False also when there is no such listing. */
export async function isWebhookBadgeShown(db: Connection, listingId: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select webhook_badge as shown from listing where id = ${listingId}`.execute(db);
  return rows[0]?.shown ?? false;
}

/** False: there is no such listing. */
export async function updateWebhookBadge(db: Connection, listingId: string, shown: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`update listing set webhook_badge = ${shown} where id = ${listingId}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
