// Queries that give the demo's sample listings a history. Only the demo uses them, because they write times in the
// past.
import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';
import { unnestRows } from '../../db/unnest-rows.ts';
import { lockReviewSummary } from '../../reviews/summary-queries.ts';
import type { HourValue, PastUptimeDay } from './history.ts';

export interface SamplePersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** People without a password, whose names top-voter lists may show. */
export async function insertSamplePeople(db: Connection, people: readonly SamplePersonRow[]): Promise<void> {
  const columns = { id: 'text', name: 'text', email: 'text', createdAt: 'text' } as const;
  await sql`
    insert into person (id, name, email, email_verified, shows_name, created_at, updated_at)
    select id, name, email, true, true, "createdAt"::timestamptz, "createdAt"::timestamptz
    from ${unnestRows('given', columns, people)}`.execute(db);
}

export async function backdatePerson(db: Connection, personId: string, at: Date): Promise<void> {
  await sql`
    update person set created_at = ${at}, updated_at = ${at}, shows_name = true where id = ${personId}`.execute(db);
}

export interface ListingHistory {
  readonly listingId: string;
  readonly listedAt: Date;
  readonly plan: string;
  readonly servers: { readonly serverCount: number; readonly shardCount: number } | null;
}

/**
 * Sets when the listing was created (also in the audit log), its plan, and for bots the server count "reported" minutes
 * ago.
 */
export async function backdateListing(db: Connection, { listingId, listedAt, ...past }: ListingHistory): Promise<void> {
  const { plan, servers } = past;
  await sql`
    update listing set created_at = ${listedAt}, state_at = ${listedAt}, updated_at = ${listedAt}, plan = ${plan},
      server_count = ${servers?.serverCount ?? null}, shard_count = ${servers?.shardCount ?? null},
      server_count_at = case when ${servers !== null} then plaudit_now() - interval '4 minutes' end
    where id = ${listingId}`.execute(db);
  await sql`update audit_entry set at = ${listedAt} where listing_id = ${listingId}`.execute(db);
}

const HOUR = { hour: 'text', count: 'int' } as const;
const asRow = ({ hour, count }: HourValue) => ({ hour: hour.toISOString(), count });

export async function insertServerHours(db: Connection, listingId: string, hours: readonly HourValue[]): Promise<void> {
  if (hours.length === 0) return;
  await sql`
    insert into server_count_hour (listing_id, hour, server_count)
    select ${listingId}, hour::timestamptz, count from ${unnestRows('given', HOUR, hours.map(asRow))}
    on conflict do nothing`.execute(db);
}

export async function insertPlayerHours(db: Connection, listingId: string, hours: readonly HourValue[]): Promise<void> {
  if (hours.length === 0) return;
  await sql`
    insert into player_count_hour (listing_id, hour, players)
    select ${listingId}, hour::timestamptz, count from ${unnestRows('given', HOUR, hours.map(asRow))}
    on conflict (listing_id, hour) do update set players = greatest(player_count_hour.players, excluded.players)`.execute(
    db,
  );
}

export interface SimulatedPlayers {
  readonly listingId: string;
  /** Null if the server is offline. */
  readonly players: number | null;
  readonly room: number | null;
}

/**
 * Stores the simulated player counts. The servers are never due for a real poll: nothing listens at their addresses,
 * and an error would replace the number.
 */
export async function storeSimulatedPlayers(db: Connection, servers: readonly SimulatedPlayers[]): Promise<void> {
  const columns = { listingId: 'text', players: 'int', room: 'int' } as const;
  await sql`
    with given as (select * from ${unnestRows('given', columns, servers)})
    update player_count set
      state = case when given.players is null then 'offline' else 'online' end,
      players = given.players, max_players = given.room, code = null, failures = 0,
      answered_at = case when given.players is null then answered_at else plaudit_now() end,
      failing_since = case when given.players is null then coalesce(failing_since, plaudit_now() - interval '2 hours') end,
      next_probe_at = plaudit_now() + interval '100 years', claim_id = null, lease_until = null
    from given where player_count.listing_id = given."listingId"`.execute(db);
  await sql`
    insert into player_count_hour as hour (listing_id, hour, players)
    select "listingId", date_trunc('hour', plaudit_now(), 'UTC'), players
    from ${unnestRows('given', columns, servers)} where players is not null
    on conflict (listing_id, hour) do update set players = greatest(hour.players, excluded.players)`.execute(db);
}

export interface SampleServerFacts {
  readonly version: string;
  readonly versions: readonly string[];
  readonly editions: readonly string[];
}

export async function insertServerFacts(db: Connection, listingId: string, facts: SampleServerFacts): Promise<void> {
  await db
    .insertInto('server_fact')
    .values({ listing_id: listingId, ...facts })
    .execute();
}

export async function insertUptime(db: Connection, listingId: string, days: readonly PastUptimeDay[]): Promise<void> {
  if (days.length === 0) return;
  const columns = { daysAgo: 'int', polls: 'int', online: 'int' } as const;
  await sql`
    insert into server_uptime_day (listing_id, day, polls, online)
    select ${listingId}, (plaudit_now() at time zone 'UTC')::date - "daysAgo", polls, online
    from ${unnestRows('given', columns, days)}`.execute(db);
}

export interface PastReview {
  readonly id: string;
  readonly stars: number;
  readonly body: string;
  readonly reply: string | null;
  readonly helpful: number;
  readonly daysAgo: number;
}

/** Each by another person who has voted for the listing, as far as there are any. */
export async function insertPastReviews(
  db: Connection,
  listing: { readonly id: string; readonly ownerId: string },
  reviews: readonly PastReview[],
): Promise<void> {
  const columns = { id: 'text', stars: 'int', body: 'text', reply: 'text', helpful: 'int', daysAgo: 'int' } as const;
  await lockReviewSummary(db, listing.id);
  await sql`
    with author as (
      select voter_id, row_number() over (order by voter_id) as place from voting_window
      where listing_id = ${listing.id} and voter_id <> ${listing.ownerId}
    ), past as (
      select *, row_number() over () as place from ${unnestRows('given', columns, reviews)}
    )
    insert into review (id, listing_id, author_id, stars, body, helpful, created_at, reply, replied_by, replied_at)
    select id, ${listing.id}, voter_id, stars, body, helpful, plaudit_now() - make_interval(days => "daysAgo"), reply,
      case when reply is not null then ${listing.ownerId} end,
      case when reply is not null then plaudit_now() - make_interval(days => "daysAgo", hours => -20) end
    from past join author using (place)`.execute(db);
}
