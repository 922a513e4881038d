// The names of voters who let theirs be shown, by the IDs that votes carry.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** By `data.userId`, an account's ID or a Discord ID: the names of those who let theirs be shown and are not suspended. */
export async function selectShownNames(
  db: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; name: string }>`
    select asked.user_id, person.name from unnest(${userIds}::text[]) as asked (user_id)
    join person on person.id = asked.user_id or person.platform_id = asked.user_id
    where shows_name and not is_suspended(suspended_at, suspended_until)`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row.name]));
}
