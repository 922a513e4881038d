// SQL statements for leaderboards: who voted the most, for one listing or on the whole site, this month (UTC) or of all
// time.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { UTC_TODAY } from './tally-queries.ts';

export type Period = 'month' | 'all';

export interface RankedVoter {
  /** The account, or what was sent as `data.userId` in votes of this month for one listing. */
  readonly userId: string;
  readonly votes: number;
}

const MONTH = sql`date_trunc('month', ${UTC_TODAY})::date`;
const TOP = 100;

export async function selectTopOfSite(db: Connection, period: Period): Promise<readonly RankedVoter[]> {
  const { rows } = await (period === 'month'
    ? sql<RankedVoter>`
      select person_id as "userId", month_votes as votes from voter_stat where month = ${MONTH} and month_votes > 0
      order by month_votes desc, person_id limit ${TOP}`
    : sql<RankedVoter>`
      select person_id as "userId", votes from voter_stat where votes > 0 order by votes desc, person_id limit ${TOP}`
  ).execute(db);
  return rows;
}

export async function selectTopOfListing(
  db: Connection,
  listingId: string,
  period: Period,
): Promise<readonly RankedVoter[]> {
  const { rows } = await (period === 'month'
    ? sql<RankedVoter>`
      select user_id as "userId", votes from voter_month where listing_id = ${listingId} and month = ${MONTH}
      order by votes desc, last_voted_at desc, user_id limit ${TOP}`
    : sql<RankedVoter>`
      select person_id as "userId", votes from voter_total where listing_id = ${listingId}
      order by votes desc, person_id limit ${TOP}`
  ).execute(db);
  return rows;
}

/** Places are counted up to this one. */
export const PLACES_MOST = 10_000;

export interface OwnPlace {
  readonly votes: number;
  /** Shared by everyone with as many votes; null if it is beyond the places that are counted. */
  readonly place: number | null;
}

interface PlaceQuery {
  readonly period: Period;
  /** Absent: of the whole site. */
  readonly listingId?: string;
  /** The account, and the Discord ID if one is connected. */
  readonly ids: readonly string[];
}

/** Null without a vote that was counted. */
export async function selectOwnPlace(db: Connection, { period, listingId, ids }: PlaceQuery): Promise<OwnPlace | null> {
  const { source, votes, who, where } = placeSource(period, listingId);
  const { rows } = await sql<{ votes: number; ahead: number }>`
    with own as materialized (
      select max(${votes}) as votes from ${source} where ${where} and ${who} = any(${ids}::text[])
    )
    select own.votes, (
      select count(*)::int from (
        select from ${source} where ${where} and ${votes} > own.votes limit ${PLACES_MOST}::int
      ) as ahead
    ) as ahead
    from own where own.votes > 0`.execute(db);
  const [row] = rows;
  return row ? { votes: row.votes, place: row.ahead < PLACES_MOST ? row.ahead + 1 : null } : null;
}

function placeSource(period: Period, listingId: string | undefined) {
  if (listingId === undefined)
    return {
      source: sql`voter_stat as ranked`,
      votes: period === 'month' ? sql`ranked.month_votes` : sql`ranked.votes`,
      who: sql`ranked.person_id`,
      where: period === 'month' ? sql`ranked.month = ${MONTH}` : sql`true`,
    };
  const ofListing = sql`ranked.listing_id = ${listingId}`;
  return period === 'month'
    ? {
        source: sql`voter_month as ranked`,
        votes: sql`ranked.votes`,
        who: sql`ranked.user_id`,
        where: sql`${ofListing} and ranked.month = ${MONTH}`,
      }
    : { source: sql`voter_total as ranked`, votes: sql`ranked.votes`, who: sql`ranked.person_id`, where: ofListing };
}

export interface ShownVoter {
  readonly name: string;
  /** Null unless the profile is public. */
  readonly handle: string | null;
}

/** By account or Discord ID, only people who show their name and are not suspended. */
export async function selectShownVoters(
  db: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ShownVoter>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<ShownVoter & { userId: string }>`
    select asked.user_id as "userId", found.name, case when is_shown then handle end as handle
    from unnest(${userIds}::text[]) as asked (user_id)
    cross join lateral (
      select * from person where id = asked.user_id
      union all select * from person where platform_id = asked.user_id and platform_id <> id
    ) as found
    left join voter_profile on voter_profile.person_id = found.id
    where shows_name and not is_suspended(suspended_at, suspended_until)`.execute(db);
  return new Map(rows.map(({ userId, ...voter }) => [userId, voter]));
}
