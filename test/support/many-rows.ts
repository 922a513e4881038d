// Inserts very many votes and deliveries, each kind with one statement.
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

export async function countRows(db: Db, table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::float8 as n from ${sql.table(table)} where ${where}`.execute(db);
  return rows[0]!.n;
}

/** Votes of as many voters, cast an hour ago, with their windows and player names. */
export async function castMany(db: Db, listingId: string, many: number): Promise<void> {
  await sql`
    with cast_votes as (
      insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
      select new_event_id(plaudit_now()), ${listingId}, 'voter_' || n, 'voter_' || n, 1, plaudit_now() - interval '1 hour',
        plaudit_now() + interval '11 hours'
      from generate_series(1, ${many}::int) as n returning *
    ), windows as (
      insert into voting_window (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      select listing_id, voter_id, user_id, event_id, voted_at, next_vote_at from cast_votes
    ), identities as (
      insert into identity_window (listing_id, identity, voted_at, next_vote_at)
      select listing_id, voter_id, voted_at, next_vote_at from cast_votes
    )
    insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
    select listing_id, date_trunc('month', voted_at at time zone 'UTC')::date, user_id, 1, voted_at from cast_votes`.execute(
    db,
  );
}

/** Inserts as many waiting deliveries, each with its event, at the listing's endpoint of this kind. */
export async function enqueueMany(
  db: Db,
  listingId: string,
  kind: 'webhook' | 'listener',
  many: number,
): Promise<void> {
  await sql`
    with fresh as (
      insert into event (id, listing_id, type, body, recorded_at)
      select new_event_id(plaudit_now()), ${listingId}, 'vote.created', '{"data":{}}', plaudit_now()
      from generate_series(1, ${many}::int) returning id, recorded_at
    ), queued as (
      insert into queue (endpoint_id, event_id, due_at)
      select endpoint.id, fresh.id, fresh.recorded_at from fresh, endpoint where listing_id = ${listingId} and kind = ${kind}
      returning endpoint_id, event_id
    ), rewards as (
      insert into player_reward (endpoint_id, event_id, player, voted_at, state)
      select endpoint_id, event_id, 'p' || row_number() over (), plaudit_now(), 'pending' from queued where ${kind} = 'listener'
    ), logged as (
      insert into delivery (endpoint_id, event_id, state, changed_at)
      select endpoint_id, event_id, 'waiting', plaudit_now() from queued where ${kind} = 'listener'
    )
    update endpoint set next_due_at = plaudit_now(), backlog_from = plaudit_now() - interval '1 minute'
    where listing_id = ${listingId} and kind = ${kind}`.execute(db);
}
