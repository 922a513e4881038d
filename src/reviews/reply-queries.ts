// SQL statements for replies to reviews, and for the list in which the listing's team replies.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export async function updateReply(
  db: Connection,
  reviewId: string,
  { text, byId }: { readonly text: string; readonly byId: string | null },
): Promise<void> {
  await sql`
    update review set reply = ${text}, replied_by = ${byId}::text,
      reply_edited_at = case when reply is null then null else plaudit_now() end,
      replied_at = case when reply is null then plaudit_now() else replied_at end
    where id = ${reviewId}`.execute(db);
}

export async function clearReply(db: Connection, reviewId: string): Promise<void> {
  await sql`
    update review set reply = null, replied_by = null, replied_at = null, reply_edited_at = null
    where id = ${reviewId}`.execute(db);
}
