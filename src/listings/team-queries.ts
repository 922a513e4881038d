// Who runs a listing, as visitors may know it: only people who agreed to show their name (decisions P139 and P474).
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface ShownTeam {
  /** Null if the owner's name is not shown. */
  readonly owner: string | null;
  /** In the order in which they were added. */
  readonly managers: readonly string[];
}

const MANAGERS_MOST = 20;

export async function selectShownTeam(db: Connection, listingId: string): Promise<ShownTeam> {
  const { rows } = await sql<{ name: string; is_owner: boolean }>`
    select person.name, true as is_owner, null::timestamptz as added_at
    from listing join person on person.id = listing.owner_id
    where listing.id = ${listingId} and shows_name and not is_suspended(suspended_at, suspended_until)
    union all
    (select person.name, false, added_at
    from listing_manager join person on person.id = listing_manager.person_id
    where listing_id = ${listingId} and shows_name and not is_suspended(suspended_at, suspended_until)
    order by added_at, person.id limit ${MANAGERS_MOST}::int)
    order by added_at nulls first`.execute(db);
  return {
    owner: rows.find((row) => row.is_owner)?.name ?? null,
    managers: rows.filter((row) => !row.is_owner).map((row) => row.name),
  };
}
