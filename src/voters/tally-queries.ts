// SQL statements of the tally: the next votes to count, and the current progress of their voters.
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { VoterProgress } from './progress.ts';

/** The number of a day: days since 1970. */
export const dayNumber = (day: RawBuilder<unknown>) => sql<number>`(${day} - date '1970-01-01')`;
export const UTC_TODAY = sql`(plaudit_now() at time zone 'UTC')::date`;

/** Up to which vote everything is counted, also before the first round. */
export const REACHED = sql`coalesce((select reached from voter_tally), '00000000-0000-0000-0000-000000000000')`;

/** Locks the tally, and returns up to which vote everything is counted; null while another process has it. */
export function lockTally(db: Connection): Promise<string | null> {
  return selectReached(db, sql`for update skip locked`);
}

/**
 * Locks the tally until the commit, and returns up to which vote it has counted. Call it before the listing is locked:
 * the tally locks people after itself, and the end of an account locks listings after the person.
 */
export function holdTally(db: Connection): Promise<string | null> {
  return selectReached(db, sql`for share`);
}

async function selectReached(db: Connection, lock: RawBuilder<unknown>): Promise<string | null> {
  await sql`insert into voter_tally default values on conflict (is_only) do nothing`.execute(db);
  const { rows } = await sql<{ reached: string }>`select reached from voter_tally ${lock}`.execute(db);
  return rows[0]?.reached ?? null;
}

/** Whether there may be something to count. One statement for the usual case that there is not. */
export async function hasUncounted(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from voter_correction) or exists (
      select from vote where event_id > ${REACHED}
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * A vote is visible some time after its event ID was made. All with lower IDs than this one are visible or will never
 * be: none of them belongs to a transaction that is still open. Those that read for very long are left out.
 */
export async function selectHorizon(db: Connection): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select first_event_id(plaudit_now() - greatest(interval '5 seconds', coalesce((
      select clock_timestamp() - min(xact_start) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and (backend_xid is not null or xact_start > clock_timestamp() - interval '10 minutes')
    ), interval '0'))) as horizon`.execute(db);
  return rows[0]?.horizon ?? '';
}

/** How votes of one person for one listing on one day change the counts. */
export interface TallyChange {
  readonly personId: string;
  readonly listingId: string;
  readonly day: number;
  readonly votes: number;
}

export interface UncountedRange {
  /** Exclusive, both. */
  readonly after: string;
  readonly before: string;
}

/** The last of the next votes, at most `limit`; null: there are none. */
export async function selectLastOfNext(
  db: Connection,
  { after, before }: UncountedRange,
  limit: number,
): Promise<{ readonly last: string; readonly votes: number } | null> {
  const { rows } = await sql<{ last: string; votes: number }>`
    select event_id as last, place::int as votes from (
      select event_id, row_number() over (order by event_id) as place from vote
      where event_id > ${after}::uuid and event_id < ${before}::uuid order by event_id limit ${limit}::int
    ) as next order by event_id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function selectNewVotes(db: Connection, after: string, last: string): Promise<readonly TallyChange[]> {
  const { rows } = await sql<TallyChange>`
    select voter_id as "personId", listing_id as "listingId", ${dayNumber(sql`(voted_at at time zone 'UTC')::date`)} as day,
      count(*)::int as votes
    from vote where event_id > ${after}::uuid and event_id <= ${last}::uuid
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Takes the next corrections, at most `limit`. */
export async function takeCorrections(db: Connection, limit: number): Promise<readonly TallyChange[]> {
  const { rows } = await sql<TallyChange>`
    with taken as (
      delete from voter_correction where id in (select id from voter_correction order by id limit ${limit}::int)
      returning *
    )
    select person_id as "personId", listing_id as "listingId", ${dayNumber(sql`day`)} as day, change::int as votes
    from taken`.execute(db);
  return rows;
}

export interface VoterRow extends VoterProgress {
  readonly month: number;
  readonly monthVotes: number;
}

/** Keeps these people from being deleted until the transaction ends, and returns those who exist. */
export async function lockPeople(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from person where id = any(${ids}::text[]) order by id for key share`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A listing may be deleted just after; what is then left over is deleted with the person. */
export async function selectExistingListings(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from listing where id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The first day of the current month, as the database sees it. */
export async function selectCurrentMonth(db: Connection): Promise<number> {
  const { rows } = await sql<{ month: number }>`
    select ${dayNumber(sql`date_trunc('month', ${UTC_TODAY})::date`)} as month`.execute(db);
  return rows[0]?.month ?? 0;
}

/** People without a vote so far have no row. */
export async function selectVoterRows(db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, VoterRow>> {
  const { rows } = await sql<
    Omit<VoterRow, 'badges'> & { id: string; badges: readonly string[]; days: readonly number[] }
  >`
    select voter_stat.person_id as id, votes, listings, ${dayNumber(sql`month`)} as month, month_votes as "monthVotes",
      ${dayNumber(sql`last_day`)} as "lastDay", streak, best_streak as "bestStreak",
      coalesce(awarded.badges, '{}') as badges, coalesce(awarded.days, '{}') as days
    from voter_stat
    left join lateral (
      select array_agg(badge order by badge) as badges,
        array_agg(${dayNumber(sql`awarded_on`)} order by badge) as days
      from voter_badge where voter_badge.person_id = voter_stat.person_id
    ) as awarded on true
    where voter_stat.person_id = any(${ids}::text[])`.execute(db);
  return new Map(
    rows.map(({ id, badges, days, ...row }) => [
      id,
      { ...row, badges: new Map(badges.map((badge, place) => [badge, days[place] ?? 0])) },
    ]),
  );
}

/** All days of these people, in order. */
export async function selectVotingDays(
  db: Connection,
  ids: readonly string[],
): Promise<readonly { readonly personId: string; readonly day: number; readonly votes: number }[]> {
  const { rows } = await sql<{ personId: string; day: number; votes: number }>`
    select person_id as "personId", ${dayNumber(sql`day`)} as day, votes from voter_day
    where person_id = any(${ids}::text[]) order by person_id, day`.execute(db);
  return rows;
}
