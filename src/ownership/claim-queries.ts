// SQL statements for claims to listings that others made.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { CLAIM_WAIT_HOURS } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';
import type { Tables } from '../db/schema.ts';

export type ClaimState = Selectable<Tables['ownership_claim']>['state'];

export interface OwnershipClaim {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly listingGame: Tables['listing']['game'];
  readonly claimantId: string;
  readonly claimantName: string;
  readonly claimantEmail: string;
  /** The listing's current owner. */
  readonly ownerId: string;
  readonly ownerName: string;
  /** Since when the owner has a proof, too; null: none. */
  readonly ownerProvenAt: Date | null;
  /** Whether the owner has ever proven it. */
  readonly ownerHasProven: boolean;
  readonly method: string;
  readonly subject: string;
  readonly state: ClaimState;
  readonly createdAt: Date;
  /** When the listing is transferred. */
  readonly dueAt: Date;
  readonly checkedAt: Date;
}

const COLUMNS = sql`
  claim.id, claim.listing_id as "listingId", listing.name as "listingName", listing.game as "listingGame",
  claim.claimant_id as "claimantId", claimant.name as "claimantName", claimant.email as "claimantEmail",
  listing.owner_id as "ownerId", owner.name as "ownerName", listing.owner_proven_at as "ownerProvenAt",
  claim.method, claim.subject, claim.state, claim.created_at as "createdAt", claim.due_at as "dueAt",
  claim.checked_at as "checkedAt",
  listing.owner_proven_at is not null or exists (
    select from audit_entry where audit_entry.listing_id = listing.id and audit_entry.person_id = listing.owner_id
      and act = 'ownership.proven') as "ownerHasProven"`;
const JOINED = sql`
  ownership_claim as claim join listing on listing.id = claim.listing_id
  join person as claimant on claimant.id = claim.claimant_id join person as owner on owner.id = listing.owner_id`;

async function select(db: Connection, condition: RawBuilder<unknown>): Promise<readonly OwnershipClaim[]> {
  const { rows } = await sql<OwnershipClaim>`select ${COLUMNS} from ${JOINED} where ${condition}`.execute(db);
  return rows;
}

/** The claim to the listing that has not ended; at most one. */
export async function selectOpenClaim(db: Connection, listingId: string): Promise<OwnershipClaim | null> {
  const [claim] = await select(db, sql`claim.listing_id = ${listingId} and ended_at is null`);
  return claim ?? null;
}

/** Locks the claim until the end of the transaction; lock its listing first. Null if it has ended. */
export async function lockOpenClaim(db: Connection, id: string): Promise<OwnershipClaim | null> {
  const locked = await sql`select from ownership_claim where id = ${id} and ended_at is null for no key update`.execute(
    db,
  );
  if (locked.rows.length === 0) return null;
  const [claim] = await select(db, sql`claim.id = ${id}`);
  return claim ?? null;
}

/** What to lock before a claim. Null if there is no such claim. */
export async function selectClaimParties(
  db: Connection,
  id: string,
): Promise<{ readonly listingId: string; readonly claimantId: string } | null> {
  const row = await db
    .selectFrom('ownership_claim')
    .select(['listing_id as listingId', 'claimant_id as claimantId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Those that have not ended, longest first. */
export function selectClaimsForStaff(db: Connection, most: number): Promise<readonly OwnershipClaim[]> {
  return select(db, sql`ended_at is null order by claim.created_at, claim.id limit ${most}::int`);
}

export async function countOpenClaims(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ownership_claim where ended_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewOwnershipClaim {
  readonly id: string;
  readonly listingId: string;
  readonly claimantId: string;
  readonly holderId: string;
  readonly method: string;
  readonly subject: string;
  readonly state: 'open' | 'contested';
}

/** Refreshes the claimant's own claim. False if another person's has not ended. The listing must be locked. */
export async function insertOwnershipClaim(
  db: Connection,
  claim: NewOwnershipClaim,
): Promise<'new' | 'known' | 'other'> {
  const due = sql`plaudit_now() + make_interval(hours => ${CLAIM_WAIT_HOURS}::integer)`;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into ownership_claim as known
      (id, listing_id, claimant_id, holder_id, method, subject, state, due_at, next_check_at)
    values (${claim.id}, ${claim.listingId}, ${claim.claimantId}, ${claim.holderId}, ${claim.method}, ${claim.subject},
      ${claim.state}, ${due}, ${due})
    on conflict (listing_id) where ended_at is null do update set
      method = excluded.method, subject = excluded.subject, checked_at = plaudit_now()
    where known.claimant_id = excluded.claimant_id
    returning id = ${claim.id} as "isNew"`.execute(db);
  return rows[0] ? (rows[0].isNew ? 'new' : 'known') : 'other';
}

/** The owner has proven it, too: staff decides. Returns the claim's ID; null if none was open. */
export async function contestClaim(db: Connection, listingId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update ownership_claim set state = 'contested', claim_id = null, lease_until = null
    where listing_id = ${listingId} and state = 'open' returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The owner's proof has ended: a contested claim waits once more, then it is transferred. */
export async function reopenClaim(db: Connection, listingId: string): Promise<boolean> {
  const due = sql`greatest(due_at, plaudit_now() + make_interval(hours => ${CLAIM_WAIT_HOURS}::integer))`;
  const { rows } = await sql`
    update ownership_claim set state = 'open', due_at = ${due}, next_check_at = ${due}
    where listing_id = ${listingId} and state = 'contested' returning id`.execute(db);
  return rows.length > 0;
}

export async function endClaim(
  db: Connection,
  id: string,
  {
    state,
    decidedBy,
  }: { readonly state: Exclude<ClaimState, 'open' | 'contested'>; readonly decidedBy: string | null },
): Promise<void> {
  await sql`
    update ownership_claim set state = ${state}, ended_at = plaudit_now(), decided_by = ${decidedBy},
      claim_id = null, lease_until = null
    where id = ${id} and ended_at is null`.execute(db);
}

export interface DueClaim {
  readonly id: string;
  readonly listingId: string;
  readonly claimantId: string;
  readonly method: string;
  readonly subject: string;
  readonly leaseId: string;
  /** Whether its check has failed for so long that it ends. */
  readonly isLate: boolean;
}

export async function claimDueClaims(db: Connection, limit: number): Promise<readonly DueClaim[]> {
  const lease = leaseRows({
    table: 'ownership_claim',
    key: 'id',
    until: 'lease_until',
    seconds: 120,
    due: sql`state = 'open' and next_check_at <= plaudit_now()`,
    orderBy: sql`next_check_at, id`,
    limit,
    set: sql`claim_id = gen_random_uuid()`,
  });
  const { rows } = await sql<DueClaim>`${lease}
    select id, listing_id as "listingId", claimant_id as "claimantId", method, subject, claim_id as "leaseId",
      due_at <= plaudit_now() - interval '3 days' as "isLate"
    from leased`.execute(db);
  return rows;
}

export async function postponeClaim(db: Connection, { id, leaseId }: DueClaim): Promise<void> {
  await sql`
    update ownership_claim set next_check_at = plaudit_now() + interval '1 hour', claim_id = null, lease_until = null
    where id = ${id} and claim_id = ${leaseId}`.execute(db);
}

export async function deleteExpiredOwnershipClaims(db: Connection): Promise<void> {
  await sql`delete from ownership_claim where ended_at <= plaudit_now() - interval '90 days'`.execute(db);
}
