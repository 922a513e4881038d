// Decides which votes of a batch count: one per voter, one per identity behind the account, and a limited number per
// network. Pure; the caller holds the locks under which the usage was read, so that nothing changes until the votes are
// written.
//
// A network (an IPv4 address or an IPv6 /64) may cast so many votes for one listing within its voting window, and so
// many for all listings in an hour. It is stored as a keyed hash that changes every day (decisions V5, P145).
import { hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';

export interface NewVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly voterId: string;
  /** Recorded only while the account exists, with the identities that it has then. */
  readonly hasAccount?: boolean;
  /** The account must have a confirmed address or a connected Discord account when the vote is recorded. */
  readonly mustBeConfirmed?: boolean;
  /** Where it was cast: an IPv4 address or IPv6 /64. Absent: no network limit applies. */
  readonly network?: string;
  readonly userId: string;
  readonly playerName: string | null;
  readonly weight: number;
  readonly votedAt: Date;
  readonly nextVoteAt: Date;
}

export interface NetworkLimits {
  /** Null: no limit. */
  readonly perListing: number | null;
  readonly perHour: number | null;
  /** The hashes of the network for votes cast around this time. */
  hashesOf(network: string, at: Date): NetworkHashes;
}

export interface NetworkHashes {
  /** The same at any time; never stored. */
  readonly id: string;
  /** For pg_advisory_xact_lock: votes of one network are checked one after the other, over all processes. */
  readonly lock: bigint;
  /** What is stored with a vote of today. */
  readonly today: string;
  /**
   * What votes of the last 24 hours are stored under. The hashes of both days are searched, so that midnight opens no
   * new window; tomorrow's too, in case a vote of tomorrow is recorded a moment before this one.
   */
  readonly recent: readonly [yesterday: string, today: string, tomorrow: string];
}

/** A vote with all that it would use up. */
export interface VoteClaim {
  readonly vote: NewVote;
  readonly identities: readonly string[];
  /** Null: no network limit applies. */
  readonly network: NetworkHashes | null;
}

export type VoteRefusal =
  | { readonly reason: 'too_soon'; readonly nextVoteAt: Date }
  | { readonly reason: 'unconfirmed' }
  | NetworkRefusal;

export interface NetworkRefusal {
  readonly reason: 'network';
  /** Which limit was reached: that for one listing and window, or that for all listings in an hour. */
  readonly bound: 'listing' | 'hour';
  readonly limit: number;
  readonly retryAt: Date;
}

/** What has been used up, by the keys below. Updated as votes are admitted. */
export interface VoteUsage {
  /** When the window ends, of accounts and of identities. */
  readonly windows: Map<string, Date>;
  /** When each of a network's counted votes stops counting, by listing and by hour. */
  readonly networks: Map<string, Date[]>;
}

export const voterKey = ({ listingId, voterId }: NewVote) => `${listingId} voter ${voterId}`;
export const identityKey = ({ listingId }: NewVote, identity: string) => `${listingId} identity ${identity}`;
export const listingKey = ({ listingId }: NewVote, { id }: NetworkHashes) => `${listingId} network ${id}`;
export const hourKey = ({ id }: NetworkHashes) => `network ${id}`;

const HOUR_MS = 3_600_000;

type Bounds = Pick<NetworkLimits, 'perListing' | 'perHour'>;

/** In the order of the votes. A refused vote uses up nothing, so it blocks no other. */
export function admitVotes(
  claims: readonly VoteClaim[],
  used: VoteUsage,
  bounds: Bounds,
): { readonly admitted: readonly VoteClaim[]; readonly refusals: ReadonlyMap<string, VoteRefusal> } {
  const refusals = new Map<string, VoteRefusal>();
  const admitted = claims.filter((claim) => {
    const refusal = refuse(claim, used, bounds);
    if (refusal) refusals.set(claim.vote.eventId, refusal);
    else useUp(claim, used);
    return refusal === null;
  });
  return { admitted, refusals };
}

function refuse(claim: VoteClaim, used: VoteUsage, bounds: Bounds): VoteRefusal | null {
  const { vote, identities } = claim;
  if (vote.mustBeConfirmed && identities.length === 0) return { reason: 'unconfirmed' };
  const keys = [voterKey(vote), ...identities.map((identity) => identityKey(vote, identity))];
  const ends = keys.flatMap((key) => used.windows.get(key) ?? []).filter((end) => end > vote.votedAt);
  const last = latest(ends);
  return last ? { reason: 'too_soon', nextVoteAt: last } : refuseNetwork(claim, used, bounds);
}

function refuseNetwork({ vote, network }: VoteClaim, { networks }: VoteUsage, bounds: Bounds) {
  if (!network) return null;
  const reached = (bound: 'listing' | 'hour', key: string, limit: number | null): NetworkRefusal | null => {
    if (limit === null) return null;
    const counting = (networks.get(key) ?? []).filter((end) => end > vote.votedAt).sort(byTime);
    // This many have to stop counting before there is room for one more.
    const retryAt = counting[counting.length - limit];
    return retryAt ? { reason: 'network', bound, limit, retryAt } : null;
  };
  const inWindow = reached('listing', listingKey(vote, network), bounds.perListing);
  return inWindow ?? reached('hour', hourKey(network), bounds.perHour);
}

function useUp({ vote, identities, network }: VoteClaim, { windows, networks }: VoteUsage): void {
  for (const key of [voterKey(vote), ...identities.map((identity) => identityKey(vote, identity))])
    windows.set(key, vote.nextVoteAt);
  if (!network) return;
  const add = (key: string, end: Date) => networks.set(key, [...(networks.get(key) ?? []), end]);
  add(listingKey(vote, network), vote.nextVoteAt);
  add(hourKey(network), new Date(vote.votedAt.getTime() + HOUR_MS));
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();
const latest = (dates: readonly Date[]): Date | undefined => [...dates].sort(byTime).at(-1);

const DAY_MS = 86_400_000;

export function createNetworkLimits(
  vault: Vault,
  { votesPerNetwork, votesPerNetworkHour }: Pick<Config, 'votesPerNetwork' | 'votesPerNetworkHour'>,
): NetworkLimits {
  const key = vault.derive('vote-networks');
  return {
    perListing: votesPerNetwork,
    perHour: votesPerNetworkHour,
    hashesOf(network, at) {
      const id = keyedHash(key, network);
      const on = (ms: number) => hashOnDay(id, new Date(ms));
      const today = on(at.getTime());
      const recent = [on(at.getTime() - DAY_MS), today, on(at.getTime() + DAY_MS)] as const;
      return { id, lock: Buffer.from(id, 'base64url').readBigInt64BE(), today, recent };
    },
  };
}

/**
 * The network's own secret mixed with the day. A plain hash is enough, because nobody without the service's key knows
 * the secret.
 */
function hashOnDay(id: string, day: Date): string {
  return hash('sha256', `${day.toISOString().slice(0, 10)} ${id}`, 'base64url');
}
