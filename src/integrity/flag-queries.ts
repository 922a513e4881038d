// SQL statements for flags: votes that staff should look at.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { FlagEvidence } from './evidence.ts';

export type FlagState = 'open' | 'dismissed' | 'annulled';

export interface VoteFlag {
  readonly id: number;
  readonly listingId: string;
  readonly listingName: string;
  readonly state: FlagState;
  readonly score: number;
  readonly votes: number;
  readonly firstVotedAt: Date;
  readonly lastVotedAt: Date;
  readonly evidence: FlagEvidence;
  readonly flaggedAt: Date;
  readonly changedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

const FLAG = sql`vote_flag.id, vote_flag.listing_id as "listingId", listing.name as "listingName", vote_flag.state, vote_flag.score,
  vote_flag.votes, first_voted_at as "firstVotedAt", last_voted_at as "lastVotedAt", evidence,
  flagged_at as "flaggedAt", changed_at as "changedAt", decided_at as "decidedAt", person.name as "decidedBy"`;
const JOINED = sql`vote_flag join listing on listing.id = vote_flag.listing_id
  left join person on person.id = decided_by`;

export async function countOpenFlags(db: Connection): Promise<number> {
  const { rows } = await sql<{ flags: number }>`
    select count(*)::int as flags from vote_flag join listing on listing.id = listing_id
    where vote_flag.state = 'open'`.execute(db);
  return rows[0]?.flags ?? 0;
}

export interface FlagFilter {
  readonly state: FlagState | null;
  readonly listingId: string | null;
}

const matches = ({ state, listingId }: FlagFilter) => sql`
  (${state}::text is null or vote_flag.state = ${state}) and (${listingId}::text is null or vote_flag.listing_id = ${listingId})`;

export async function countFlags(db: Connection, filter: FlagFilter): Promise<number> {
  const { rows } = await sql<{ flags: number }>`
    select count(*)::int as flags from ${JOINED} where ${matches(filter)}`.execute(db);
  return rows[0]?.flags ?? 0;
}

/** Open ones first, then the newest. */
export async function selectFlags(
  db: Connection,
  filter: FlagFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly VoteFlag[]> {
  const { rows } = await sql<VoteFlag>`
    select ${FLAG} from ${JOINED} where ${matches(filter)}
    order by vote_flag.state = 'open' desc, vote_flag.id desc limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

export async function selectFlag(db: Connection, id: number): Promise<VoteFlag | null> {
  const { rows } = await sql<VoteFlag>`
    select ${FLAG} from ${JOINED} where vote_flag.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** How many of the flagged votes count now: the others were annulled. */
export async function countFlaggedVotes(db: Connection, flagId: number): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*)::int as votes from flagged_vote join vote using (event_id) where flag_id = ${flagId}::bigint`.execute(
    db,
  );
  return rows[0]?.votes ?? 0;
}

/** Ends an open flag; false if it was decided already. */
export async function decideFlag(
  db: Connection,
  flagId: number,
  { state, personId }: { readonly state: 'dismissed' | 'annulled'; readonly personId: string | null },
): Promise<VoteFlag | null> {
  const { rows } = await sql<{ id: number }>`
    update vote_flag set state = ${state}, decided_at = plaudit_now(), changed_at = plaudit_now(), decided_by = ${personId}
    where id = ${flagId}::bigint and state = 'open' returning id`.execute(db);
  return rows[0] ? selectFlag(db, flagId) : null;
}

/** Call it in the transaction that orders the annulment. */
export async function closeFlagAsAnnulled(
  db: Connection,
  { flagId, personId }: { readonly flagId: number; readonly personId: string | null },
): Promise<void> {
  await decideFlag(db, flagId, { state: 'annulled', personId });
}

/** The listing's open flag, locked; null if there is none. */
export async function lockOpenFlag(db: Connection, listingId: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from vote_flag where listing_id = ${listingId} and state = 'open' for update`.execute(db);
  return rows[0]?.id ?? null;
}

export interface FlagChange {
  readonly listingId: string;
  readonly score: number;
  readonly evidence: FlagEvidence;
}

/** Undefined: the listing was deleted. */
export async function insertFlag(
  db: Connection,
  { listingId, score, evidence }: FlagChange,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into vote_flag (listing_id, score, votes, first_voted_at, last_voted_at, evidence)
    select id, ${score}::int, 0, plaudit_now(), plaudit_now(), ${JSON.stringify(evidence)}::json
    from listing where id = ${listingId} returning vote_flag.id`.execute(db);
  return rows[0]?.id;
}

/** The numbers of networks and ranges in votes that are flagged already. */
export async function selectGroups(
  db: Connection,
  flagId: number,
): Promise<readonly { readonly eventId: string; readonly group: number }[]> {
  const { rows } = await sql<{ eventId: string; group: number }>`
    select event_id as "eventId", network_group as "group" from flagged_vote
    where flag_id = ${flagId}::bigint and network_group is not null`.execute(db);
  return rows;
}

const FLAGGED = { event_id: 'uuid', network_group: 'int' } as const;

/** Adds votes to a flag, and writes the evidence as it is now. Its score never falls. */
export async function extendFlag(
  db: Connection,
  flagId: number,
  {
    score,
    evidence,
    votes,
  }: FlagChange & { readonly votes: readonly { readonly event_id: string; readonly network_group: number | null }[] },
): Promise<void> {
  await sql`
    insert into flagged_vote (flag_id, event_id, network_group)
    select ${flagId}::bigint, event_id, nullif(network_group, 0) from ${unnestRows(
      'flagged',
      FLAGGED,
      votes.map(({ event_id, network_group }) => ({ event_id, network_group: network_group ?? 0 })),
    )}
    on conflict (flag_id, event_id) do update
      set network_group = coalesce(flagged_vote.network_group, excluded.network_group)`.execute(db);
  await sql`
    update vote_flag set votes = flagged.votes, score = greatest(score, ${score}::int),
      evidence = ${JSON.stringify(evidence)}::json, changed_at = plaudit_now(),
      first_voted_at = coalesce(flagged.first, first_voted_at), last_voted_at = coalesce(flagged.last, last_voted_at)
    from (
      select count(*)::int as votes, min(voted_at) as first, max(voted_at) as last
      from flagged_vote left join vote using (event_id) where flag_id = ${flagId}::bigint
    ) as flagged
    where id = ${flagId}::bigint`.execute(db);
}
