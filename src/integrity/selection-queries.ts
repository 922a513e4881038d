// SQL statements for the votes of a listing that staff selects to annul: singly or by a filter, counted and shown first.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** Conditions are combined with AND; without any, all votes of the listing up to `until`. */
export interface VoteSelection {
  readonly listingId: string;
  /** Single votes, by their stored event IDs. */
  readonly eventIds?: readonly string[];
  /** Cast at or after this time. */
  readonly since?: Date;
  /** Cast before this time. Votes cast after the preview are never part of it. */
  readonly until: Date;
  /** Only voters whose account was younger than this when they voted, in hours. */
  readonly youngerThanHours?: number;
  /** Only votes of this flag. */
  readonly flagId?: number;
  /** Only votes of this network or range, by its number in the flag. */
  readonly networkGroup?: number;
}

/** The selected rows of `vote`. */
export function selectedVotes(selection: VoteSelection): RawBuilder<unknown> {
  const { listingId, eventIds, since, until, youngerThanHours, flagId, networkGroup } = selection;
  const conditions = [sql`vote.listing_id = ${listingId}`, sql`voted_at < ${until.toISOString()}::timestamptz`];
  if (since) conditions.push(sql`voted_at >= ${since.toISOString()}::timestamptz`);
  if (eventIds) conditions.push(sql`event_id = any(${eventIds}::uuid[])`);
  if (youngerThanHours !== undefined)
    conditions.push(sql`exists (
      select from person where person.id = voter_id
        and created_at > voted_at - make_interval(hours => ${youngerThanHours}::int))`);
  if (flagId !== undefined)
    conditions.push(sql`event_id in (
      select flagged_vote.event_id from flagged_vote join vote_flag on vote_flag.id = flag_id
      where flag_id = ${flagId}::bigint and vote_flag.listing_id = ${listingId}
        and (${networkGroup ?? null}::int is null or network_group = ${networkGroup ?? null}::int))`);
  return sql`select vote.* from vote where ${sql.join(conditions, sql` and `)}`;
}

export async function countSelected(db: Connection, selection: VoteSelection): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*)::int as votes from (${selectedVotes(selection)}) as vote`.execute(db);
  return rows[0]?.votes ?? 0;
}

/** A vote as staff sees it before deciding about it. */
export interface SelectableVote {
  readonly eventId: string;
  readonly voterId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  /** Null: a vote without an account, or of a deleted one. */
  readonly name: string | null;
  readonly accountCreatedAt: Date | null;
  /** Votes of one network in the last 24 hours have the same letters. */
  readonly network: string | null;
}

/** Newest first. */
export async function selectSelected(
  db: Connection,
  selection: VoteSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly SelectableVote[]> {
  const { rows } = await sql<SelectableVote>`
    select page.event_id as "eventId", page.voter_id as "voterId", page.player_name as "playerName", page.weight,
      page.voted_at as "votedAt", person.name, person.created_at as "accountCreatedAt", origin.network
    from (
      select * from (${selectedVotes(selection)}) as vote
      order by voted_at desc, event_id desc limit ${limit}::int offset ${offset}::int
    ) as page
    left join person on person.id = page.voter_id
    left join lateral (
      select left(network, 5) as network from vote_network
      where expires_at = page.next_vote_at and event_id = page.event_id limit 1
    ) as origin on true
    order by page.voted_at desc, page.event_id desc`.execute(db);
  return rows;
}
