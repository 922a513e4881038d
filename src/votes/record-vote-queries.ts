// SQL statements for recording votes: read the usage of limits, and write votes with their counters.
//
// Planning them takes longer than executing them. PostgreSQL plans a prepared statement only once if it cannot find a
// cheaper plan for the given values: so arrays are in subqueries, where it does not look at them, and rows are found by
// `cross join lateral (… limit 1)`, which is always a search by key, even if the plan was made for a small table.
import { sql } from 'kysely';
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { RANKING_DAYS } from '../listings/ranking.ts';
import { addedVotes } from '../listings/ranking-queries.ts';
import {
  hourKey,
  identityKey,
  listingKey,
  type NetworkHashes,
  type NetworkLimits,
  type NewVote,
  type VoteClaim,
  type VoteUsage,
  voterKey,
} from './admit-votes.ts';

const VOTER = { key: 'text', listing_id: 'text', voter_id: 'text' } as const;
const USED_IDENTITY = { key: 'text', listing_id: 'text', identity: 'text' } as const;
const USED_NETWORK = { key: 'text', listing_id: 'text', day1: 'text', day2: 'text', day3: 'text' } as const;

/**
 * The usage of limits by the votes' voters, identities and networks. Call it while holding the locks of networks and
 * listings, so that it includes all earlier votes and nothing is recorded in between.
 */
export async function selectVoteUsage(
  db: Connection,
  claims: readonly VoteClaim[],
  { perListing, perHour }: Pick<NetworkLimits, 'perListing' | 'perHour'>,
): Promise<VoteUsage> {
  const { rows } = await prepared<{ is_window: boolean; key: string; ends: Date }>('select-vote-usage')`
    select true as is_window, key, next_vote_at as ends
    from ${unnestRows('used', VOTER, claims.map(voterRow))}
    cross join lateral (
      select next_vote_at from voting_window
      where listing_id = used.listing_id and voter_id = used.voter_id limit 1
    ) as held
    union all
    select true, key, next_vote_at
    from ${unnestRows('used', USED_IDENTITY, claims.flatMap(usedIdentityRows))}
    cross join lateral (
      select next_vote_at from identity_window
      where listing_id = used.listing_id and identity = used.identity limit 1
    ) as held
    union all
    select false, key, expires_at
    from ${unnestRows('used', USED_NETWORK, perListing === null ? [] : usedNetworkRows(claims, listingKey))}
    cross join lateral (
      select expires_at from vote_network
      where network in (day1, day2, day3) and listing_id = used.listing_id and expires_at > plaudit_now()
      order by expires_at desc limit ${perListing}::int
    ) as held
    union all
    select false, key, voted_at + interval '1 hour'
    from ${unnestRows('used', USED_NETWORK, perHour === null ? [] : usedNetworkRows(claims, (_, network) => hourKey(network)))}
    cross join lateral (
      select voted_at from vote_network
      where network in (day1, day2, day3) and voted_at > plaudit_now() - interval '1 hour'
      order by voted_at desc limit ${perHour}::int
    ) as held`.execute(db);
  const networks = new Map<string, Date[]>();
  for (const { key, ends } of rows.filter(({ is_window }) => !is_window))
    networks.set(key, [...(networks.get(key) ?? []), ends]);
  const windows = rows.filter(({ is_window }) => is_window).map(({ key, ends }) => [key, ends] as const);
  return { windows: new Map(windows), networks };
}

const voterRow = ({ vote }: VoteClaim) => ({
  key: voterKey(vote),
  listing_id: vote.listingId,
  voter_id: vote.voterId,
});

const usedIdentityRows = ({ vote, identities }: VoteClaim) =>
  identities.map((identity) => ({ key: identityKey(vote, identity), listing_id: vote.listingId, identity }));

/** Many votes of a batch may come from one network, so each key is queried only once. */
function usedNetworkRows(
  claims: readonly VoteClaim[],
  keyOf: (vote: NewVote, network: NetworkHashes) => string,
): readonly Readonly<Record<keyof typeof USED_NETWORK, string>>[] {
  const rows = claims.flatMap(({ vote, network }) => {
    if (!network) return [];
    const [day1, day2, day3] = network.recent;
    return [{ key: keyOf(vote, network), listing_id: vote.listingId, day1, day2, day3 }];
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

const VOTE = {
  listingId: 'text',
  voterId: 'text',
  userId: 'text',
  eventId: 'uuid',
  playerName: 'text',
  weight: 'int',
  votedAt: 'timestamptz',
  nextVoteAt: 'timestamptz',
} as const;

/** Columns of the limits that a vote counts toward. */
const IDENTITY = { event_id: 'uuid', identity: 'text' } as const;
const NETWORK = { event_id: 'uuid', network: 'text', range: 'text' } as const;

/** Returns the event IDs of the votes that were written; others were preceded by another vote of the same voter. */
export async function insertVotes(db: Connection, claims: readonly VoteClaim[]): Promise<ReadonlySet<string>> {
  const votes = claims.map(({ vote }) => vote);
  const identities = claims.flatMap(identityRows);
  const networks = claims.flatMap(networkRows);
  const { rows } = await prepared<{ event_id: string; closed: number }>('insert-votes')`
    with new_votes as materialized (
      select "listingId" as listing_id, "voterId" as voter_id, "userId" as user_id, "eventId" as event_id,
        "playerName" as player_name, weight, "votedAt" as voted_at, "nextVoteAt" as next_vote_at,
        ("votedAt" at time zone 'UTC')::date as day
      from ${unnestRows('new_vote', VOTE, votes)}
    ), won as (
      insert into voting_window as held (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      select listing_id, voter_id, user_id, event_id, voted_at, next_vote_at from new_votes order by listing_id, voter_id
      on conflict (listing_id, voter_id) do update
        set user_id = excluded.user_id, event_id = excluded.event_id,
            voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning event_id
    ), mine as materialized (
      select new_votes.* from won join new_votes using (event_id)
    ), recorded as (
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      select event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at from mine
    ), counted as (
      insert into listing_day as counted (listing_id, day, votes, weight, scored)
      select listing_id, day, count(*), sum(weight),
        day > (plaudit_now() at time zone 'UTC')::date - ${RANKING_DAYS}::int
      from mine group by listing_id, day order by listing_id, day
      on conflict (listing_id, day) do update
        set votes = counted.votes + excluded.votes, weight = counted.weight + excluded.weight
      returning listing_id, day, scored
    ), month as (
      insert into voter_month as counted (listing_id, month, user_id, votes, last_voted_at)
      select listing_id, date_trunc('month', day)::date, user_id, count(*), max(voted_at)
      from mine
      where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
      group by listing_id, date_trunc('month', day)::date, user_id order by listing_id, user_id
      on conflict (listing_id, month, user_id) do update
        set votes = counted.votes + excluded.votes,
            last_voted_at = greatest(counted.last_voted_at, excluded.last_voted_at)
    ), totals as (
      update listing set ${addedVotes(sql`votes`, sql`scored_weight`)}
      from (
        select listing_id, count(*) as votes, coalesce(sum(weight) filter (where scored), 0) as scored_weight
        from mine join counted using (listing_id, day) group by listing_id
      ) as sum
      where listing.id = sum.listing_id
    ), closed as (${closeIdentities(identities)}), came_from as (${keepNetworks(networks)})
    select event_id, (select count(*)::int from closed) as closed from mine`.execute(db);
  const events = new Set(rows.map((row) => row.event_id));
  const expected = identities.filter(({ event_id }) => events.has(event_id)).length;
  // A safety check: if an identity's window is open after all, the whole transaction is rolled back.
  assert((rows[0]?.closed ?? 0) === expected, 'a vote was recorded inside an open window of its voter');
  return events;
}

type IdentityRow = Readonly<Record<keyof typeof IDENTITY, string>>;
type NetworkRow = Readonly<Record<keyof typeof NETWORK, string>>;

const identityRows = ({ vote, identities }: VoteClaim): readonly IdentityRow[] =>
  identities.map((identity) => ({ event_id: vote.eventId, identity }));

const networkRows = ({ vote, network }: VoteClaim): readonly NetworkRow[] =>
  network ? [{ event_id: vote.eventId, network: network.today, range: network.range }] : [];

const closeIdentities = (rows: readonly IdentityRow[]) => sql`
      insert into identity_window as held (listing_id, identity, voted_at, next_vote_at)
      select listing_id, identity, voted_at, next_vote_at
      from mine join ${unnestRows('shared', IDENTITY, rows)} using (event_id) order by listing_id, identity
      on conflict (listing_id, identity) do update
        set voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning 1`;

const keepNetworks = (rows: readonly NetworkRow[]) => sql`
      insert into vote_network (network, listing_id, event_id, voted_at, expires_at, network_range)
      select network, listing_id, event_id, voted_at, next_vote_at, range
      from mine join ${unnestRows('origin', NETWORK, rows)} using (event_id)`;
