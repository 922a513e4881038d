// The statements that decide which votes of a batch may count: one that locks accounts and networks, one that reads what is used up.
import type { IdentifiedPerson } from '../access/voter-identities.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import {
  hourKey,
  identityKey,
  listingKey,
  type NewVote,
  type VoteClaim,
  type VoteUsage,
  voterKey,
} from './admit-votes.ts';
import type { NetworkHashes, NetworkLimits } from './network-limits.ts';

/**
 * Locks these networks and accounts until the transaction ends, and returns the accounts that exist, as they are now. Networks
 * are locked in one order. Nobody who changes an account wants a network's lock, so the two never wait for each other in a circle.
 */
export async function lockVoters(
  db: Connection,
  accountIds: readonly string[],
  networkLocks: readonly bigint[],
): Promise<ReadonlyMap<string, IdentifiedPerson>> {
  if (accountIds.length === 0 && networkLocks.length === 0) return new Map();
  const locks = [...new Set(networkLocks)].sort((a, b) => (a < b ? -1 : 1)).map(String);
  const { rows } = await prepared<IdentifiedPerson & { id: string | null }>('lock-voters')`
    with networks as materialized (
      select count(pg_advisory_xact_lock(lock)) from unnest(${locks}::bigint[]) as lock
    ), accounts as materialized (
      select id, email, email_verified, platform_id from person
      where id = any(${accountIds}::text[]) order by id for key share
    )
    select id, email, email_verified as "emailVerified", platform_id as "platformId"
    from networks left join accounts on true`.execute(db);
  return new Map(rows.flatMap(({ id, ...person }) => (id === null ? [] : [[id, person]])));
}

const VOTER = { key: 'text', listing_id: 'text', voter_id: 'text' } as const;
const IDENTITY = { key: 'text', listing_id: 'text', identity: 'text' } as const;
const NETWORK = { key: 'text', listing_id: 'text', day1: 'text', day2: 'text', day3: 'text' } as const;

/**
 * What the votes' voters, identities and networks have used up. Read once the locks of networks and listings are held: what
 * others recorded before is seen, and nobody records anything in between.
 */
export async function selectVoteUsage(
  db: Connection,
  claims: readonly VoteClaim[],
  { perListing, perHour }: Pick<NetworkLimits, 'perListing' | 'perHour'>,
): Promise<VoteUsage> {
  const { rows } = await prepared<{ is_window: boolean; key: string; ends: Date }>('select-vote-usage')`
    select true as is_window, key, next_vote_at as ends
    from ${unnestRows('asked', VOTER, claims.map(voterRow))}
    cross join lateral (
      select next_vote_at from voting_window
      where listing_id = asked.listing_id and voter_id = asked.voter_id limit 1
    ) as held
    union all
    select true, key, next_vote_at
    from ${unnestRows('asked', IDENTITY, claims.flatMap(identityRows))}
    cross join lateral (
      select next_vote_at from identity_window
      where listing_id = asked.listing_id and identity = asked.identity limit 1
    ) as held
    union all
    select false, key, expires_at
    from ${unnestRows('asked', NETWORK, perListing === null ? [] : networkRows(claims, listingKey))}
    cross join lateral (
      select expires_at from vote_network
      where network in (day1, day2, day3) and listing_id = asked.listing_id and expires_at > plaudit_now()
      order by expires_at desc limit ${perListing}::int
    ) as held
    union all
    select false, key, voted_at + interval '1 hour'
    from ${unnestRows('asked', NETWORK, perHour === null ? [] : networkRows(claims, (_, network) => hourKey(network)))}
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

const identityRows = ({ vote, identities }: VoteClaim) =>
  identities.map((identity) => ({
    key: identityKey(vote, identity),
    listing_id: vote.listingId,
    identity,
  }));

/** Many votes of a batch may come from one network: each key is asked for once. */
function networkRows(
  claims: readonly VoteClaim[],
  keyOf: (vote: NewVote, network: NetworkHashes) => string,
): readonly Readonly<Record<keyof typeof NETWORK, string>>[] {
  const rows = claims.flatMap(({ vote, network }) => {
    if (!network) return [];
    const [day1, day2, day3] = network.recent;
    return [{ key: keyOf(vote, network), listing_id: vote.listingId, day1, day2, day3 }];
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
