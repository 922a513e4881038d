// SQL statements for reviews that staff removes and restores. Lock the listing's summary first.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export async function updateReviewRemoved(
  db: Connection,
  reviewId: string,
  { reason, byId }: { readonly reason: string; readonly byId: string | null },
): Promise<void> {
  await sql`
    update review set removed_at = plaudit_now(), removed_by = ${byId}::text, removed_reason = ${reason}
    where id = ${reviewId}`.execute(db);
}

export async function updateReviewRestored(db: Connection, reviewId: string): Promise<void> {
  await sql`
    update review set removed_at = null, removed_by = null, removed_reason = null where id = ${reviewId}`.execute(db);
}
