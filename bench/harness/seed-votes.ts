// Listings with tokens and any number of votes, as real voting would have left them: windows, days, months and counts
// agree.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { formatToken, generateToken, type TokenText } from '../../src/access/token-text.ts';
import { hashSecret } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';

export interface VoteHistory {
  readonly listings: number;
  readonly votes: number;
  /** Per listing; each votes once a day, most recently within the last day. */
  readonly voters: number;
}

export interface SeededVotes {
  /** The tokens of `lst_0`, `lst_1` … */
  readonly tokens: readonly string[];
}

/** Into an empty database that has the schema. */
export async function seedVoteHistory(databaseUrl: string, seed: VoteHistory): Promise<SeededVotes> {
  const db = patientDatabase(databaseUrl);
  const tokens = await insertListings(db, seed);
  const indexes = await dropIndexes(db);
  // Checking the foreign key of every vote would take longer than everything else; it is checked once for all of them.
  await sql`set session_replication_role = replica`.execute(db);
  await insertVotes(db, seed);
  await sql`reset session_replication_role`.execute(db);
  await refuseStrays(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await insertCounts(db);
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  await db.destroy();
  return { tokens: tokens.map(formatToken) };
}

/** Into a database that the service has open: slower, and without a vacuum. */
export async function seedOpenDatabase(db: Db, seed: VoteHistory): Promise<void> {
  await insertListings(db, seed);
  await insertVotes(db, seed);
  await insertCounts(db);
  await sql`analyze`.execute(db);
}

/** One connection, without the service's statement timeout. */
function patientDatabase(connectionString: string): Db {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    options: '-c maintenance_work_mem=512MB -c work_mem=256MB',
  });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function insertListings(db: Db, { listings }: VoteHistory): Promise<readonly TokenText[]> {
  const tokens = Array.from({ length: listings }, generateToken);
  await sql`insert into person (id, email, name) values ('usr_bench', 'bench@example.test', 'Bench')`.execute(db);
  await sql`
    insert into listing (id, type, game, name, owner_id)
    select 'lst_' || number, 'game', 'minecraft', 'Sample listing ' || number, 'usr_bench'
    from generate_series(0, ${listings}::int - 1) as number`.execute(db);
  await sql`
    insert into api_token (id, listing_id, listing_type, name, scopes, secret_hash)
    select id, 'lst_' || place - 1, 'game', 'bench', array['votes:read'], decode(hash, 'hex')
    from unnest(${tokens.map(({ id }) => id)}::text[],
      ${tokens.map(({ secret }) => hashSecret(secret).toString('hex'))}::text[])
      with ordinality as made (id, hash, place)`.execute(db);
  return tokens;
}

/** Building indexes once over all rows takes a fraction of the time; the primary key stays. */
async function dropIndexes(db: Db): Promise<readonly { name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'vote' and indexname <> 'vote_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows;
}

/** Oldest first, as they would have arrived. */
async function insertVotes(db: Db, { listings, votes, voters }: VoteHistory): Promise<void> {
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
    select new_event_id(at), 'lst_' || number % ${listings}::int, 'voter_' || voter, 'voter_' || voter,
      'Player_' || voter, 1, at, at + interval '24 hours'
    from generate_series(${votes}::int - 1, 0, -1) as number,
      lateral (select number / ${listings}::int % ${voters}::int as voter,
        number / ${listings}::int / ${voters}::int as days) as turn,
      lateral (select date_trunc('milliseconds', plaudit_now() - days * interval '24 hours'
        - (voter + 1) * interval '20 hours' / ${voters}::int) as at) as moment`.execute(db);
}

async function refuseStrays(db: Db): Promise<void> {
  const { rows } = await sql`select listing_id from vote except select id from listing`.execute(db);
  if (rows.length > 0) throw new Error('There are votes without a listing.');
}

/** The other rows that each vote would have written. */
async function insertCounts(db: Db): Promise<void> {
  await sql`
    insert into voting_window (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
    select distinct on (listing_id, voter_id) listing_id, voter_id, user_id, event_id, voted_at, next_vote_at
    from vote order by listing_id, voter_id, voted_at desc`.execute(db);
  await sql`
    insert into listing_day (listing_id, day, votes, weight, scored)
    select listing_id, day, count(*), count(*), day > (plaudit_now() at time zone 'UTC')::date - 30
    from vote, lateral (select (voted_at at time zone 'UTC')::date as day) as dated group by 1, 2`.execute(db);
  await sql`
    insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
    select listing_id, date_trunc('month', plaudit_now() at time zone 'UTC')::date, user_id, count(*), max(voted_at)
    from vote where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
    group by 1, 3`.execute(db);
  await sql`
    update listing set vote_count = votes, score = weight
    from (select listing_id, sum(votes) as votes, coalesce(sum(weight) filter (where scored), 0) as weight
      from listing_day group by 1) as counted
    where counted.listing_id = listing.id`.execute(db);
}
