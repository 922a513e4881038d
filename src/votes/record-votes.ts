// Records votes in a transaction: finds and locks what they depend on, decides which count, and writes those.
import { isVerifyingProvider } from '../access/providers.ts';
import type { IdentifiedPerson, VoterIdentities } from '../access/voter-identities.ts';
import type { Connection } from '../db/database.ts';
import { admitVotes, type NetworkLimits, type NewVote, type VoteClaim, type VoteRefusal } from './admit-votes.ts';
import { type LockedListings, lockForVotes } from './lock-votes-queries.ts';
import { insertVotes, selectVoteUsage } from './record-vote-queries.ts';
import type { VotableListing } from './votable-listing-queries.ts';
import type { PendingVote, RequestRefusal } from './vote-request.ts';

/** Limits on votes in addition to each voter's own window. */
export interface VoteLimits {
  readonly identities: VoterIdentities;
  readonly networks: NetworkLimits;
}

/** What is known of a vote before its listing is. */
export interface VoteDraft<Prepared extends { readonly vote: NewVote } = PendingVote>
  extends Pick<NewVote, 'listingId' | 'voterId' | 'hasAccount' | 'network'> {
  /** Called in the transaction; pure. */
  prepare(found: VotableListing): Prepared | RequestRefusal;
}

export type RecordRefusal =
  | VoteRefusal
  | RequestRefusal
  /** The voter's window is still open, or listing or account have just been changed. */
  | { readonly reason: 'unrecorded'; readonly votedAt: Date };

/**
 * Records votes of different voters or listings, and counts them. Returns each vote that was recorded, and otherwise
 * why not: then nothing of it is written. A vote is not recorded if its window is still open, its listing was deleted,
 * paused or hidden, the voter's account was deleted, or a limit is reached. The locked row in voting_window decides,
 * even between concurrent votes (decision V1).
 *
 * Locks accounts and networks first and then listings, each in a fixed order that deletions also use: locking in
 * different orders would deadlock.
 */
export async function recordDrafts<Prepared extends { readonly vote: NewVote }>(
  db: Connection,
  drafts: readonly VoteDraft<Prepared>[],
  limits: VoteLimits | null,
): Promise<ReadonlyMap<VoteDraft<Prepared>, Prepared | RecordRefusal>> {
  const accountIds = drafts.filter(({ hasAccount }) => hasAccount).map(({ voterId }) => voterId);
  const networks = new Map(drafts.map((draft) => [draft, limits && networkOf(draft, limits)]));
  const networkLocks = [...networks.values()].flatMap((network) => network?.lock ?? []);
  const linkedIds = limits ? accountIds : [];
  const { accounts, locked } = await lockForVotes(db, { accountIds, networkLocks, votes: drafts, linkedIds });
  const results = new Map<VoteDraft<Prepared>, Prepared | RecordRefusal>();
  const claims = new Map<VoteClaim, readonly [VoteDraft<Prepared>, Prepared]>();
  for (const [place, draft] of drafts.entries()) {
    const found = locked.listings[place];
    const prepared = found ? draft.prepare(found) : NO_LISTING;
    if ('reason' in prepared) {
      results.set(draft, prepared);
      continue;
    }
    const { vote } = prepared;
    results.set(draft, { reason: 'unrecorded', votedAt: vote.votedAt });
    if (!locked.open.has(vote.listingId) || (vote.hasAccount && !accounts.has(vote.voterId))) continue;
    const account = vote.hasAccount ? accounts.get(vote.voterId) : undefined;
    const identities = account && limits ? identitiesOf(vote, { account, linked: locked.linked, limits }) : [];
    const id = networks.get(draft);
    const network = limits && id ? limits.networks.hashesOf(id, vote.votedAt) : null;
    claims.set({ vote, identities, network }, [draft, prepared]);
  }
  const { admitted, refusals } = await admit(db, [...claims.keys()], limits);
  const written = admitted.length > 0 ? await insertVotes(db, admitted) : new Set();
  for (const [draft, prepared] of claims.values()) {
    const { eventId } = prepared.vote;
    const refusal = refusals.get(eventId);
    if (written.has(eventId)) results.set(draft, prepared);
    else if (refusal) results.set(draft, refusal);
  }
  return results;
}

const NO_LISTING: RequestRefusal = { reason: 'no_listing' };

/** Records votes without events and limits; returns how many. */
export async function recordVotes(db: Connection, votes: readonly NewVote[]): Promise<number> {
  const drafts = votes.map((vote): VoteDraft<{ vote: NewVote }> => ({ ...vote, prepare: () => ({ vote }) }));
  const results = await recordDrafts(db, drafts, null);
  return [...results.values()].filter((result) => 'vote' in result).length;
}

interface VoterOf {
  readonly account: IdentifiedPerson;
  readonly linked: LockedListings['linked'];
  readonly limits: VoteLimits;
}

/** A linked game account is an identity, but does not confirm an account; a provider's account does (decision P445). */
function identitiesOf({ voterId, listingId, mustBeConfirmed }: NewVote, { account, linked, limits }: VoterOf) {
  const { hashesOf, hashOfLinked } = limits.identities;
  const own = hashesOf(account);
  const links = linked
    .filter((link) => link.personId === voterId && (link.listingId === null || link.listingId === listingId))
    .map(({ identity }) => identity);
  if (mustBeConfirmed && own.length === 0 && !links.some(isOfVerifyingProvider)) return [];
  return [...own, ...new Set(links.map(hashOfLinked))];
}

function isOfVerifyingProvider(identity: string): boolean {
  return isVerifyingProvider(identity.split(':', 1)[0] ?? '');
}

function networkOf({ network }: Pick<NewVote, 'network'>, { networks }: VoteLimits) {
  return network === undefined ? null : networks.identify(network);
}

/** Executes no statement if no limit applies to any of the votes. */
async function admit(db: Connection, claims: readonly VoteClaim[], limits: VoteLimits | null) {
  const isLimited = limits && claims.some(({ vote, network }) => vote.hasAccount || network);
  if (!isLimited) return { admitted: claims, refusals: new Map<string, VoteRefusal>() };
  return admitVotes(claims, await selectVoteUsage(db, claims, limits.networks), limits.networks);
}
