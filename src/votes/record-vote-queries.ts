// The statements that record votes, with all that they count and use up, in the transaction of their events.
import { sql } from 'kysely';
import type { VoterIdentities } from '../access/voter-identities.ts';
import { assert } from '../core/assert.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import { RANKING_DAYS } from '../listings/ranking.ts';
import { lockVoters, selectVoteUsage } from './admission-queries.ts';
import { admitVotes, type NewVote, type VoteClaim, type VoteRefusal } from './admit-votes.ts';
import type { NetworkHashes, NetworkLimits } from './network-limits.ts';

const VOTE = {
  listing_id: 'text',
  voter_id: 'text',
  user_id: 'text',
  event_id: 'uuid',
  player_name: 'text',
  weight: 'int',
  voted_at: 'text',
  next_vote_at: 'text',
} as const;

/** What else a vote that counts uses up. */
const IDENTITY = { event_id: 'uuid', identity: 'text' } as const;
const NETWORK = { event_id: 'uuid', network: 'text' } as const;

/** What bounds votes beyond the voter's own window. */
export interface VoteLimits {
  readonly identities: VoterIdentities;
  readonly networks: NetworkLimits;
}

export interface RecordedVotes {
  /** The events of the votes that were recorded. */
  readonly events: ReadonlySet<string>;
  /** Why others were not, by their events, where the limits were the reason. */
  readonly refusals: ReadonlyMap<string, VoteRefusal>;
}

/**
 * Records votes of different voters or listings and moves the counts; of those that are not recorded the window is still open,
 * the listing is gone, paused or hidden, the voter's account is gone, or a limit is reached, and nothing is written. A row
 * of voting_window decides, under its own lock, whoever else votes at the same instant (V1). Accounts and networks and then
 * listings are locked first, each in one order, as by their deletion: votes that lock in different orders would wait for each other.
 */
export async function recordVotes(
  db: Connection,
  votes: readonly NewVote[],
  limits: VoteLimits | null = null,
): Promise<RecordedVotes> {
  const marks = new Map(votes.map((vote) => [vote, limits && marksOf(vote, limits)]));
  const accountIds = votes.filter(({ hasAccount }) => hasAccount).map(({ voterId }) => voterId);
  const locks = [...marks.values()].flatMap((network) => network?.lock ?? []);
  const accounts = await lockVoters(db, accountIds, locks);
  const held = await prepared<{ id: string }>('lock-voted-listings')`
    select id from listing where id = any(${votes.map(({ listingId }) => listingId)}::text[])
    and is_public order by id for no key update`.execute(db);
  const there = new Set(held.rows.map(({ id }) => id));
  const claims = votes
    .filter((vote) => there.has(vote.listingId) && (!vote.hasAccount || accounts.has(vote.voterId)))
    .map((vote): VoteClaim => {
      const account = vote.hasAccount ? accounts.get(vote.voterId) : undefined;
      const identities = account && limits ? limits.identities.hashesOf(account) : [];
      return { vote, identities, network: marks.get(vote) ?? null };
    });
  const { admitted, refusals } = await admit(db, claims, limits);
  return { events: admitted.length > 0 ? await insertVotes(db, admitted) : new Set(), refusals };
}

function marksOf({ network, votedAt }: NewVote, { networks }: VoteLimits): NetworkHashes | null {
  return network === undefined ? null : networks.hashesOf(network, votedAt);
}

/** Votes that no limit applies to cost no statement. */
async function admit(db: Connection, claims: readonly VoteClaim[], limits: VoteLimits | null) {
  const isLimited = limits && claims.some(({ vote, network }) => vote.hasAccount || network);
  if (!isLimited) return { admitted: claims, refusals: new Map<string, VoteRefusal>() };
  return admitVotes(claims, await selectVoteUsage(db, claims, limits.networks), limits.networks);
}

async function insertVotes(db: Connection, claims: readonly VoteClaim[]): Promise<ReadonlySet<string>> {
  const asked = claims.map(({ vote }) => asRow(vote));
  const identities = claims.flatMap(identityRows);
  const networks = claims.flatMap(networkRows);
  const { rows } = await prepared<{ event_id: string; closed: number }>('insert-votes')`
    with asked as materialized (
      select listing_id, voter_id, user_id, event_id, player_name, weight, voted_at::timestamptz as voted_at,
        next_vote_at::timestamptz as next_vote_at, (voted_at::timestamptz at time zone 'UTC')::date as day
      from ${unnestRows('asked', VOTE, asked)}
    ), won as (
      insert into voting_window as held (listing_id, voter_id, user_id, event_id, voted_at, next_vote_at)
      select listing_id, voter_id, user_id, event_id, voted_at, next_vote_at from asked order by listing_id, voter_id
      on conflict (listing_id, voter_id) do update
        set user_id = excluded.user_id, event_id = excluded.event_id,
            voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning event_id
    ), mine as materialized (
      select asked.* from won join asked using (event_id)
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
      update listing set vote_count = vote_count + votes, score = score + scored_weight
      from (
        select listing_id, count(*) as votes, coalesce(sum(weight) filter (where scored), 0) as scored_weight
        from mine join counted using (listing_id, day) group by listing_id
      ) as sum
      where listing.id = sum.listing_id
    ), closed as (${closeIdentities(identities)}), came_from as (${keepNetworks(networks)})
    select event_id, (select count(*)::int from closed) as closed from mine`.execute(db);
  const events = new Set(rows.map((row) => row.event_id));
  const expected = identities.filter(({ event_id }) => events.has(event_id)).length;
  // The second guard: an identity's open window undoes the whole transaction, whatever was read before.
  assert((rows[0]?.closed ?? 0) === expected, 'a vote was recorded inside an open window of its voter');
  return events;
}

function asRow(vote: NewVote): Readonly<Record<keyof typeof VOTE, unknown>> {
  return {
    listing_id: vote.listingId,
    voter_id: vote.voterId,
    user_id: vote.userId,
    event_id: vote.eventId,
    player_name: vote.playerName,
    weight: vote.weight,
    voted_at: vote.votedAt.toISOString(),
    next_vote_at: vote.nextVoteAt.toISOString(),
  };
}

type IdentityRow = Readonly<Record<keyof typeof IDENTITY, string>>;
type NetworkRow = Readonly<Record<keyof typeof NETWORK, string>>;

const identityRows = ({ vote, identities }: VoteClaim): readonly IdentityRow[] =>
  identities.map((identity) => ({ event_id: vote.eventId, identity }));

const networkRows = ({ vote, network }: VoteClaim): readonly NetworkRow[] =>
  network ? [{ event_id: vote.eventId, network: network.today }] : [];

const closeIdentities = (rows: readonly IdentityRow[]) => sql`
      insert into identity_window as held (listing_id, identity, voted_at, next_vote_at)
      select listing_id, identity, voted_at, next_vote_at
      from mine join ${unnestRows('shared', IDENTITY, rows)} using (event_id) order by listing_id, identity
      on conflict (listing_id, identity) do update
        set voted_at = excluded.voted_at, next_vote_at = excluded.next_vote_at
        where held.next_vote_at <= excluded.voted_at
      returning 1`;

const keepNetworks = (rows: readonly NetworkRow[]) => sql`
      insert into vote_network (network, listing_id, event_id, voted_at, expires_at)
      select network, listing_id, event_id, voted_at, next_vote_at
      from mine join ${unnestRows('origin', NETWORK, rows)} using (event_id)`;
