// SQL statements for player counts: claim the servers that are due, record results, read and delete counts.
import type { Game } from '@plaudit/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { PlayerState, PolledStatus, PollStatus, PollUptime } from './poll-status.ts';
import type { ReportedFacts, ServerToPoll } from './server-poll.ts';

/** A poll takes at most 10 s; after this time another process may take it over. */
const LEASE_SECONDS = 60;

export interface ClaimedServer extends PollStatus, ServerToPoll {
  readonly listingId: string;
  readonly claimId: string;
  readonly game: Game;
}

/**
 * Claims the servers that have been due for longest, at most `limit`. Only the process that claims a server polls it.
 */
export async function claimDueServers(db: Connection, limit: number): Promise<readonly ClaimedServer[]> {
  const lease = leaseRows({
    table: 'player_count',
    key: 'listing_id',
    until: 'lease_until',
    seconds: LEASE_SECONDS,
    due: sql`next_probe_at <= plaudit_now()`,
    orderBy: sql`next_probe_at, listing_id`,
    limit: limit,
    set: sql`claim_id = gen_random_uuid()`,
  });
  const { rows } = await prepared<ClaimedServer>('claim-due-servers')`${lease}
    select leased.listing_id as "listingId", claim_id as "claimId", listing.game, listing.address,
      leased.state, players, max_players as "maxPlayers", failures, code,
      coalesce((select editions from server_fact where listing_id = listing.id), '{}') as editions,
      coalesce(facts_asked_at <= plaudit_now() - interval '1 hour', true) as "moreDue"
    from leased join listing on listing.id = leased.listing_id`.execute(db);
  return rows;
}

export interface PollResult extends PolledStatus, PollUptime {
  readonly listingId: string;
  readonly claimId: string;
  /** Null: what is known stays. */
  readonly facts: ReportedFacts | null;
  /** Whether the questions that are asked once an hour were asked. */
  readonly askedMore: boolean;
}

const RESULT_COLUMNS = {
  listingId: 'text',
  claimId: 'uuid',
  state: 'text',
  players: 'int',
  maxPlayers: 'int',
  failures: 'int',
  code: 'text',
  answered: 'boolean',
  nextInMinutes: 'int',
  slots: 'int',
  onlineSlots: 'int',
  askedMore: 'boolean',
  hasFacts: 'boolean',
  version: 'json',
  versions: 'json',
  editions: 'json',
} as const;

/** A result with its facts as columns; lists are joined with commas. */
function toRow({ facts, ...result }: PollResult) {
  const { version = null, versions = [], editions = [] } = facts ?? {};
  return { ...result, hasFacts: facts !== null, version, versions: versions.join(), editions: editions.join() };
}

/**
 * Writes results, unless the server was claimed again or its address has changed. Each listing keeps its own polling
 * slots: the next poll is at its first slot after a point half an interval before the pause ends.
 */
export async function recordPollResults(db: Connection, results: readonly PollResult[]): Promise<void> {
  await sql`
    with finding as (
      select polled.*, listing.game from ${unnestRows('polled', RESULT_COLUMNS, results.map(toRow))}
      join listing on listing.id = polled."listingId"
      -- Locked before its counts, in the same order as when a listing is deleted.
      for key share of listing
    ), written as (
      update player_count set state = finding.state, players = finding.players, max_players = finding."maxPlayers",
        failures = finding.failures, code = finding.code,
        answered_at = case when answered then plaudit_now() else answered_at end,
        failing_since = case when finding.failures > 0 then coalesce(failing_since, plaudit_now()) end,
        next_probe_at = own_probe_moment(finding."listingId", finding.game,
          plaudit_now() + make_interval(secs => "nextInMinutes" * 60 - 150)),
        facts_asked_at = case when "askedMore" then plaudit_now() else facts_asked_at end,
        claim_id = null, lease_until = null
      from finding
      where player_count.listing_id = finding."listingId" and player_count.claim_id = finding."claimId"
      returning player_count.listing_id, finding.players, answered, slots, "onlineSlots", "hasFacts",
        finding.version #>> '{}' as version, string_to_array(finding.versions #>> '{}', ',') as versions,
        string_to_array(finding.editions #>> '{}', ',') as editions
    ), uptime as (
      insert into server_uptime_day as uptime (listing_id, day, polls, online)
      select listing_id, (plaudit_now() at time zone 'UTC')::date, slots, "onlineSlots" from written where slots > 0
      on conflict (listing_id, day) do update
        set polls = uptime.polls + excluded.polls, online = uptime.online + excluded.online
    ), facts as (
      insert into server_fact as fact (listing_id, version, versions, editions)
      select listing_id, version, versions, editions from written
      where "hasFacts" and not exists (
        select from server_fact as known where known.listing_id = written.listing_id
          and (known.version, known.versions, known.editions)
            is not distinct from (written.version, written.versions, written.editions)
      )
      on conflict (listing_id) do update set version = excluded.version, versions = excluded.versions,
        editions = excluded.editions, updated_at = plaudit_now()
    )
    insert into player_count_hour as hour (listing_id, hour, players)
    select listing_id, date_trunc('hour', plaudit_now(), 'UTC'), players from written where answered
    on conflict (listing_id, hour) do update set players = greatest(hour.players, excluded.players)`.execute(db);
}

export interface PlayerCountRow {
  readonly listingId: string;
  readonly game: Game;
  readonly state: PlayerState;
  readonly players: number | null;
  readonly maxPlayers: number | null;
  readonly answeredAt: Date | null;
  readonly failingSince: Date | null;
  readonly code: string | null;
  /** The server is long overdue: no process is polling, and these numbers are outdated. */
  readonly abandoned: boolean;
}

export async function selectPlayerCounts(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly PlayerCountRow[]> {
  const { rows } = await sql<PlayerCountRow>`
    select listing_id as "listingId", listing.game, player_count.state, players, max_players as "maxPlayers",
      answered_at as "answeredAt", failing_since as "failingSince", code,
      next_probe_at < plaudit_now() - interval '30 minutes' as abandoned
    from player_count join listing on listing.id = listing_id
    where listing_id = any(${listingIds}::text[])`.execute(db);
  return rows;
}

export interface PlayerHour {
  readonly hour: Date;
  readonly players: number;
}

const HISTORY_DAYS = 90;

/** The highest count of each hour that has one, oldest first, for up to 90 days. */
export async function selectPlayerHours(
  db: Connection,
  listingId: string,
  days: number,
): Promise<readonly PlayerHour[]> {
  const { rows } = await sql<PlayerHour>`
    select hour, players from player_count_hour
    where listing_id = ${listingId} and hour > plaudit_now() - make_interval(days => ${Math.min(days, HISTORY_DAYS)}::integer)
    order by hour`.execute(db);
  return rows;
}

/** Returns how many hours were deleted. */
export async function deleteExpiredPlayerCounts(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from player_count_hour
    where hour <= plaudit_now() - make_interval(days => ${HISTORY_DAYS}::integer)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
