// Queries for the voting windows of the identities behind accounts.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';

/** The listings whose window is open for this person, locked in the order in which votes lock them. */
export async function lockListingsWithOpenWindow(db: Connection, personId: string): Promise<void> {
  await sql`
    select id from listing where id in (
      select listing_id from voting_window where voter_id = ${personId} and next_vote_at > plaudit_now()
    ) order by id for no key update`.execute(db);
}

/** The hash of an identity, and the only listing where it counts; null: everywhere. */
export interface ScopedIdentity {
  readonly identity: string;
  readonly listingId: string | null;
}

const SCOPED = { identity: 'text', listingId: 'text' } as const;

/** Applies the person's open windows to these identities too. */
export async function insertIdentityWindows(
  db: Connection,
  personId: string,
  identities: readonly ScopedIdentity[],
): Promise<void> {
  if (identities.length === 0) return;
  await sql`
    insert into identity_window as held (listing_id, identity, voted_at, next_vote_at)
    select distinct listing_id, identity, voted_at, next_vote_at
    from voting_window join ${unnestRows('scoped', SCOPED, identities)}
      on scoped."listingId" is null or scoped."listingId" = voting_window.listing_id
    where voter_id = ${personId} and next_vote_at > plaudit_now()
      and exists (select from listing where listing.id = voting_window.listing_id)
    order by listing_id, identity
    on conflict (listing_id, identity) do update
      set voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
      where held.next_vote_at < excluded.next_vote_at`.execute(db);
}

/** When the last of these identities' windows for the listing ends; null when none is open. */
export async function selectIdentityWindow(
  db: Connection,
  listingId: string,
  identities: readonly string[],
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(next_vote_at) as until from identity_window
    where listing_id = ${listingId} and identity = any(${identities}::text[])
      and next_vote_at > plaudit_now()`.execute(db);
  return rows[0]?.until ?? null;
}

const SLICE = 5_000;

/** Returns how many were deleted. Never waits for votes, and blocks them for no longer than one slice takes. */
export async function deleteExpiredIdentityWindows(db: Connection): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from identity_window where (listing_id, identity) in (
        select listing_id, identity from identity_window where next_vote_at <= plaudit_now()
        limit ${SLICE}::int for update skip locked
      )`.execute(db);
    deleted += Number(numAffectedRows ?? 0n);
    if (Number(numAffectedRows ?? 0n) < SLICE) return deleted;
  }
}
