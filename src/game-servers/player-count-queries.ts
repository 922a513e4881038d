// Statements about player counts: claim the servers that are due, record results, read and delete them.

import type { Game } from '@plaudit/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { leaseRows } from '../db/lease-rows.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { PlayerState, PolledStatus, PollStatus } from './poll-status.ts';

/** A poll takes 10 s at most; after this another process may take it over. */
const LEASE_SECONDS = 60;

export interface ClaimedServer extends PollStatus {
  readonly listingId: string;
  readonly claimId: string;
  readonly game: Game;
  readonly address: string;
}

/** The servers that have been due for longest, at most `limit`. Only the process that claims a server polls it. */
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
    select listing_id as "listingId", claim_id as "claimId", listing.game, listing.address,
      leased.state, players, max_players as "maxPlayers", failures, code
    from leased join listing on listing.id = listing_id`.execute(db);
  return rows;
}

export interface PollResult extends PolledStatus {
  readonly listingId: string;
  readonly claimId: string;
}

const RESULT_COLUMNS = {
  listing_id: 'text',
  claim_id: 'uuid',
  state: 'text',
  players: 'int',
  max_players: 'int',
  failures: 'int',
  code: 'text',
  answered: 'boolean',
  next_in_minutes: 'int',
} as const;

/**
 * Writes results, unless the server was claimed again or its address changed meanwhile. From half an interval before the pause is over
 * the listing's own polling moments count again, so that it keeps to them.
 */
export async function recordPollResults(db: Connection, results: readonly PollResult[]): Promise<void> {
  await sql`
    with finding as (
      select polled.*, listing.game from ${unnestRows('polled', RESULT_COLUMNS, results.map(asRow))}
      join listing on listing.id = polled.listing_id
      -- Before its counts, as whoever deletes a listing locks them.
      for key share of listing
    ), written as (
      update player_count set state = finding.state, players = finding.players, max_players = finding.max_players,
        failures = finding.failures, code = finding.code,
        answered_at = case when answered then plaudit_now() else answered_at end,
        failing_since = case when finding.failures > 0 then coalesce(failing_since, plaudit_now()) end,
        next_probe_at = own_probe_moment(finding.listing_id, finding.game,
          plaudit_now() + make_interval(secs => next_in_minutes * 60 - 150)),
        claim_id = null, lease_until = null
      from finding
      where player_count.listing_id = finding.listing_id and player_count.claim_id = finding.claim_id
      returning finding.listing_id, finding.players, answered
    )
    insert into player_count_hour as hour (listing_id, hour, players)
    select listing_id, date_trunc('hour', plaudit_now(), 'UTC'), players from written where answered
    on conflict (listing_id, hour) do update set players = greatest(hour.players, excluded.players)`.execute(db);
}

function asRow(finding: PollResult): Readonly<Record<keyof typeof RESULT_COLUMNS, unknown>> {
  const { listingId, claimId, state, players, maxPlayers, failures, code, answered, nextInMinutes } = finding;
  return {
    listing_id: listingId,
    claim_id: claimId,
    state,
    players,
    max_players: maxPlayers,
    failures,
    code,
    answered,
    next_in_minutes: nextInMinutes,
  };
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
  /** It should have been polled long ago: nothing is polling, and these numbers are old. */
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

export interface PlayerHourRow {
  readonly hour: Date;
  readonly players: number;
}

/** Oldest first. */
export async function selectPlayerHours(
  db: Connection,
  listingId: string,
  days: number,
): Promise<readonly PlayerHourRow[]> {
  const { rows } = await sql<PlayerHourRow>`
    select hour, players from player_count_hour
    where listing_id = ${listingId} and hour > plaudit_now() - make_interval(days => ${days}::integer)
    order by hour`.execute(db);
  return rows;
}

/** Returns how many were deleted. */
export async function deleteOldPlayerHours(db: Connection, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from player_count_hour
    where hour <= plaudit_now() - make_interval(days => ${days}::integer)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
