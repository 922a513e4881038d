// SQL statements for proofs of ownership: claim those that are due, record results, read the proof of a listing.
import { sql } from 'kysely';
import { OWNERSHIP_CHECK_DAYS, OWNERSHIP_GRACE_DAYS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';

/** A check takes at most 15 s; after this time another process may take it over. */
const LEASE_SECONDS = 120;

export interface OwnershipProof {
  readonly personId: string;
  readonly method: string;
  readonly subject: string;
  readonly provenAt: Date;
  readonly checkedAt: Date;
  /** Since when checks have found no proof; `endsAt` is when it then ends, and `problem` why. */
  readonly failingSince: Date | null;
  readonly endsAt: Date | null;
  readonly problem: string | null;
  readonly nextCheckAt: Date;
}

const GRACE = sql`make_interval(days => ${OWNERSHIP_GRACE_DAYS}::integer)`;

/** Of the listing's current owner; null if there is none. */
export async function selectProof(db: Connection, listingId: string): Promise<OwnershipProof | null> {
  const { rows } = await sql<OwnershipProof>`
    select person_id as "personId", method, subject, proven_at as "provenAt", checked_at as "checkedAt",
      failing_since as "failingSince", failing_since + ${GRACE} as "endsAt", problem, next_check_at as "nextCheckAt"
    from ownership_proof where listing_id = ${listingId}`.execute(db);
  return rows[0] ?? null;
}

export interface NewProof {
  readonly listingId: string;
  readonly personId: string;
  readonly method: string;
  readonly subject: string;
}

/** Replaces an earlier proof. The listing must be locked, and be this person's. */
export async function upsertProof(db: Connection, { listingId, personId, method, subject }: NewProof): Promise<void> {
  await sql`
    insert into ownership_proof as known (listing_id, person_id, method, subject, proven_at, checked_at, next_check_at)
    values (${listingId}, ${personId}, ${method}, ${subject}, plaudit_now(), plaudit_now(), ${nextMonth()})
    on conflict (listing_id) do update set person_id = excluded.person_id, method = excluded.method,
      subject = excluded.subject, checked_at = excluded.checked_at, next_check_at = excluded.next_check_at,
      proven_at = case when known.subject = excluded.subject and known.person_id = excluded.person_id
        then known.proven_at else excluded.proven_at end,
      failing_since = null, problem = null, claim_id = null, lease_until = null`.execute(db);
  await sql`
    update listing set owner_proven_at = proven_at from ownership_proof
    where id = ${listingId} and listing_id = id and owner_proven_at is distinct from proven_at`.execute(db);
}

/** Spread over a day, so that proofs of the same day are not all checked in the same second. */
function nextMonth() {
  return sql`plaudit_now() + make_interval(days => ${OWNERSHIP_CHECK_DAYS}::integer) - random() * interval '1 day'`;
}

export interface DueProof {
  readonly listingId: string;
  readonly personId: string;
  readonly method: string;
  readonly claimId: string;
}

/** Claims the proofs that have been due for longest. Only the process that claims one checks it. */
export async function claimDueProofs(db: Connection, limit: number): Promise<readonly DueProof[]> {
  const lease = leaseRows({
    table: 'ownership_proof',
    key: 'listing_id',
    until: 'lease_until',
    seconds: LEASE_SECONDS,
    due: sql`next_check_at <= plaudit_now()`,
    orderBy: sql`next_check_at, listing_id`,
    limit,
    set: sql`claim_id = gen_random_uuid()`,
  });
  const { rows } = await sql<DueProof>`${lease}
    select listing_id as "listingId", person_id as "personId", method, claim_id as "claimId" from leased`.execute(db);
  return rows;
}

export interface LockedProof {
  readonly isNewlyFailing: boolean;
  /** Whether it has failed for so long that it ends. */
  readonly isOver: boolean;
}

/** Null if it was proven anew, checked by another process or deleted meanwhile. The listing must be locked. */
export async function lockClaimedProof(
  db: Connection,
  { listingId, claimId }: Pick<DueProof, 'listingId' | 'claimId'>,
): Promise<LockedProof | null> {
  const { rows } = await sql<LockedProof>`
    select failing_since is null as "isNewlyFailing",
      coalesce(failing_since + ${GRACE} <= plaudit_now(), false) as "isOver"
    from ownership_proof where listing_id = ${listingId} and claim_id = ${claimId} for no key update`.execute(db);
  return rows[0] ?? null;
}

export async function recordFailedCheck(db: Connection, listingId: string, problem: string): Promise<void> {
  await sql`
    update ownership_proof set failing_since = coalesce(failing_since, plaudit_now()), problem = ${problem},
      checked_at = plaudit_now(), next_check_at = plaudit_now() + interval '12 hours', claim_id = null, lease_until = null
    where listing_id = ${listingId}`.execute(db);
}

/** After a check that says nothing about the listing. */
export async function postponeCheck(
  db: Connection,
  { listingId, claimId }: Pick<DueProof, 'listingId' | 'claimId'>,
  minutes: number,
): Promise<void> {
  await sql`
    update ownership_proof set next_check_at = plaudit_now() + make_interval(mins => ${minutes}::integer),
      claim_id = null, lease_until = null
    where listing_id = ${listingId} and claim_id = ${claimId}`.execute(db);
}

/** Does nothing if there is none. */
export async function deleteProof(db: Connection, listingId: string): Promise<void> {
  await sql`delete from ownership_proof where listing_id = ${listingId}`.execute(db);
  await sql`
    update listing set owner_proven_at = null where id = ${listingId} and owner_proven_at is not null`.execute(db);
}

export type OwnershipNotice =
  | { readonly kind: 'ownership.failing' | 'ownership.ended'; readonly reason: string }
  | { readonly kind: 'ownership.claimed' };

/** Call it in the transaction of what it is about. */
export async function insertOwnershipNotice(db: Connection, listingId: string, notice: OwnershipNotice): Promise<void> {
  await db
    .insertInto('notice')
    .values({ listing_id: listingId, ...notice })
    .execute();
}

/** Has the proof checked as soon as possible. */
export async function recheckProof(db: Connection, listingId: string): Promise<void> {
  await sql`
    update ownership_proof set next_check_at = plaudit_now() where listing_id = ${listingId}`.execute(db);
}
