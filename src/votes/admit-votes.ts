// Decides which votes of a batch count: one per voter, one per identity behind the account, and a limited number per
// network. Pure: the caller reads the usage under locks and holds them until the votes are written.
//
// The votes of a network (an IPv4 address or an IPv6 /64) are limited for one listing within its voting window, and for
// all listings in an hour. It is stored as a keyed hash that changes every day (decisions V5, P145).
import { hash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';

export interface NewVote {
  readonly eventId: string;
  readonly listingId: string;
  readonly voterId: string;
  /** The vote is recorded only if the account still exists, with the identities that it has at that time. */
  readonly hasAccount?: boolean;
  /** The account must have a confirmed address or a connected Discord account when the vote is recorded. */
  readonly mustBeConfirmed?: boolean;
  /** The voter's IPv4 address or IPv6 /64. Absent: no network limit applies. */
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
  /** The network's hashes for votes cast around this time. */
  hashesOf({ id, range }: NetworkId, at: Date): NetworkHashes;
  identify(network: string): NetworkId;
}

export interface NetworkId {
  /** A hash that does not change over time; never stored. */
  readonly id: string;
  /** The range that it is part of, in plain text; never stored. */
  readonly range: string;
  /** For pg_advisory_xact_lock: votes of one network are checked one after the other, across all processes. */
  readonly lock: bigint;
}

export interface NetworkHashes {
  /** As in NetworkId. */
  readonly id: string;
  /** The hash stored with a vote cast today. */
  readonly today: string;
  /** The range that the network is part of, stored like `today`. */
  readonly range: string;
  /**
   * The hashes under which votes of the last 24 hours may be stored. Includes yesterday's, so that midnight does not
   * reset the limit, and tomorrow's, in case a vote cast just after midnight is recorded before this one.
   */
  readonly recent: readonly [yesterday: string, today: string, tomorrow: string];
}

/** A vote with all the limits it counts toward. */
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
  /** Which limit was reached: votes for one listing per window, or for all listings per hour. */
  readonly bound: 'listing' | 'hour';
  readonly limit: number;
  readonly retryAt: Date;
}

/** The usage of each limit, by the keys below. Updated as votes are admitted. */
export interface VoteUsage {
  /** When the windows of accounts and identities end. */
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

/** Admits votes in order. A refused vote does not count toward any limit, so it blocks no other vote. */
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
    // Once this vote stops counting, there is room for one more.
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
const MAX_DATES = 10;

export function createNetworkLimits(
  vault: Vault,
  site: Pick<Settings, 'votesPerNetwork' | 'votesPerNetworkHour'>,
): NetworkLimits {
  const key = vault.derive('vote-networks');
  const secret = Buffer.from(vault.derive('vote-network-ranges')).toString('base64url');
  const dateOf = createDates();
  return {
    get perListing() {
      return site.votesPerNetwork;
    },
    get perHour() {
      return site.votesPerNetworkHour;
    },
    identify(network) {
      const id = keyedHash(key, network);
      return { id, range: rangeOf(network), lock: Buffer.from(id, 'base64url').readBigInt64BE() };
    },
    hashesOf({ id, range }, at) {
      const on = (ms: number) => hashOnDay(id, dateOf(ms));
      const today = on(at.getTime());
      const recent = [on(at.getTime() - DAY_MS), today, on(at.getTime() + DAY_MS)] as const;
      return { id, today, recent, range: hashRange(secret, range, dateOf(at.getTime())) };
    },
  };
}

/**
 * UTC dates as text, each formatted once, because every vote needs them and formatting takes half as long as hashing.
 */
function createDates(): (ms: number) => string {
  const texts = new Map<number, string>();
  return (ms) => {
    const day = Math.floor(ms / DAY_MS);
    const known = texts.get(day);
    if (known !== undefined) return known;
    const text = new Date(ms).toISOString().slice(0, 10);
    if (texts.size >= MAX_DATES) texts.clear();
    texts.set(day, text);
    return text;
  };
}

/**
 * Hashes the network's secret ID with the day. A plain hash is enough, because no one can compute the ID without the
 * service's key.
 */
function hashOnDay(id: string, date: string): string {
  return hash('sha256', `${date} ${id}`, 'base64url');
}

/** The /24 of an IPv4 address, the /48 of an IPv6 network: many of them have one holder (decision P415). */
function rangeOf(network: string): string {
  const parts = network.split('.');
  return parts.slice(0, parts.length === 4 ? 3 : 6).join('.');
}

/** One hash, shortened, because every vote pays for it. It only has to tell ranges apart within a day. */
function hashRange(secret: string, range: string, date: string): string {
  return hash('sha256', `${secret} ${date} ${range}`, 'base64url').slice(0, 16);
}
