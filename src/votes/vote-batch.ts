// Records votes in batches: votes that arrive together share one transaction, in which each is written with its event
// and deliveries or not at all (decision V2). If one of them fails, the transaction is rolled back and each is tried
// separately, so that no vote fails because of another.
import type { IdentifiedPerson, VoterIdentities } from '../access/voter-identities.ts';
import { type BatchOptions, createBatcher } from '../core/batch.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { TakenLeases } from '../deliveries/claim.ts';
import { enqueue, type Lessee, type OutgoingEvent, type QueuedDeliveries } from '../deliveries/enqueue-queries.ts';
import { admitVotes, type NetworkLimits, type NewVote, type VoteClaim, type VoteRefusal } from './admit-votes.ts';
import { newestVote } from './queries.ts';
import { insertVotes, lockListings, lockVoters, selectVoteUsage } from './record-vote-queries.ts';

/** A vote and the event to send for it. */
export interface PendingVote {
  readonly vote: NewVote;
  readonly outgoing: OutgoingEvent;
}

/** Limits on votes in addition to each voter's own window. */
export interface VoteLimits {
  readonly identities: VoterIdentities;
  readonly networks: NetworkLimits;
}

/** True: recorded. False: the voter's window is still open, or the listing was deleted. */
type Recording = boolean | VoteRefusal;
export type RecordVote = (pending: PendingVote) => Promise<Recording>;

/** While one transaction waits for the disk, the next batch fills. */
const BATCHES: BatchOptions = { maxConcurrent: 2, maxSize: 100 };

type Attempted = { readonly ok: true; readonly value: Recording } | { readonly ok: false; readonly error: unknown };

/** The delivery engine, which may run in this process. */
export interface Deliverer {
  /** Which leases a vote may take for this process: none where no engine runs. */
  readonly lessee: Lessee;
  readonly startQueued: (taken: TakenLeases) => void;
  /** Wakes the engines of all processes. */
  readonly wake: () => void;
}

interface VoteStore {
  readonly db: Db;
  /** Absent: only each voter's own window limits votes. */
  readonly limits?: VoteLimits;
  readonly deliverer: Deliverer;
}

export function createVoteBatcher(store: VoteStore, options = BATCHES): RecordVote {
  const add = createBatcher<PendingVote, Attempted>(options, (batch) => recordBatch(store, batch));
  return async (pending) => {
    const attempted = await add(pending);
    if (!attempted.ok) throw attempted.error;
    return attempted.value;
  };
}

async function recordBatch(store: VoteStore, batch: readonly PendingVote[]): Promise<readonly Attempted[]> {
  const results = new Map<PendingVote, Attempted>();
  for (const round of inRounds(batch)) {
    const shared: Progress = { queued: null };
    const recordingOf = await recordTogether(store, round, shared).catch(() => null);
    // All at once, so that the waiting times do not add up while the database is unavailable.
    await Promise.all(
      round.map(async (pending) => {
        const value = recordingOf?.(pending);
        results.set(pending, value === undefined ? await recordAlone(store, pending, shared) : { ok: true, value });
      }),
    );
  }
  return batch.map((pending) => results.get(pending) ?? { ok: true, value: false });
}

/** Puts votes of one voter for the same listing into consecutive rounds. */
function inRounds(batch: readonly PendingVote[]): readonly (readonly PendingVote[])[] {
  const rounds: PendingVote[][] = [];
  const nextRounds = new Map<string, number>();
  for (const pending of batch) {
    const key = `${pending.vote.listingId} ${pending.vote.voterId}`;
    const round = nextRounds.get(key) ?? 0;
    nextRounds.set(key, round + 1);
    rounds[round] ??= [];
    rounds[round].push(pending);
  }
  return rounds;
}

/** What a transaction has queued, if it was committed. */
interface Progress {
  /** Null: nothing, or it was started. */
  queued: QueuedDeliveries | null;
}

/** Returns the result of each vote. */
async function recordTogether(
  { db, limits, deliverer }: VoteStore,
  batch: readonly PendingVote[],
  progress: Progress = { queued: null },
): Promise<(pending: PendingVote) => Recording> {
  const { events, refusals } = await db.transaction().execute(async (transaction) => {
    const votes = batch.map(({ vote }) => vote);
    const recorded = await recordVotes(transaction, votes, limits ?? null);
    const outgoing = batch.filter(({ vote }) => recorded.events.has(vote.eventId)).map((one) => one.outgoing);
    if (outgoing.length > 0) progress.queued = await enqueue(transaction, outgoing, deliverer.lessee);
    faultPoint('votes.written');
    return recorded;
  });
  faultPoint('votes.committed');
  deliver(deliverer, progress);
  return ({ vote: { eventId } }) => events.has(eventId) || (refusals.get(eventId) ?? false);
}

/** Starts what was queued, once. */
function deliver({ startQueued, wake }: Deliverer, progress: Progress): void {
  const { queued } = progress;
  progress.queued = null;
  if (queued && queued.taken.leases.length > 0) startQueued(queued.taken);
  if (queued?.areWaiting) wake();
}

/**
 * The shared transaction may have been committed even though its response was lost: then the vote already exists, and
 * this process holds the leases.
 */
async function recordAlone(store: VoteStore, pending: PendingVote, shared: Progress): Promise<Attempted> {
  try {
    const { eventId, listingId, voterId } = pending.vote;
    const value = (await recordTogether(store, [pending]))(pending);
    const isThere = value !== true && (await newestVote(store.db, listingId, voterId))?.eventId === eventId;
    if (isThere) deliver(store.deliverer, shared);
    return { ok: true, value: isThere || value };
  } catch (error) {
    return { ok: false, error };
  }
}

export interface RecordedVotes {
  /** The events of the votes that were recorded. */
  readonly events: ReadonlySet<string>;
  /** By event: which limit prevented a vote from being recorded. */
  readonly refusals: ReadonlyMap<string, VoteRefusal>;
}

/**
 * Records votes of different voters or listings, and counts them. A vote is not recorded, and nothing of it is written,
 * if its window is still open, its listing was deleted, paused or hidden, the voter's account was deleted, or a limit
 * is reached. The locked row in voting_window decides, even between concurrent votes (decision V1).
 *
 * Locks accounts and networks first and then listings, each in a fixed order that deletions also use: locking in
 * different orders would deadlock.
 */
export async function recordVotes(
  db: Connection,
  votes: readonly NewVote[],
  limits: VoteLimits | null = null,
): Promise<RecordedVotes> {
  const networks = new Map(votes.map((vote) => [vote, limits && networkOf(vote, limits)]));
  const accountIds = votes.filter(({ hasAccount }) => hasAccount).map(({ voterId }) => voterId);
  const networkLocks = [...networks.values()].flatMap((network) => network?.lock ?? []);
  const accounts = await lockVoters(db, accountIds, networkLocks);
  const { open, linked } = await lockListings(db, votes, limits ? accountIds : []);
  const claims = votes
    .filter((vote) => open.has(vote.listingId) && (!vote.hasAccount || accounts.has(vote.voterId)))
    .map((vote): VoteClaim => {
      const account = vote.hasAccount ? accounts.get(vote.voterId) : undefined;
      const identities = account && limits ? identitiesOf(vote, { account, linked, limits }) : [];
      return { vote, identities, network: networks.get(vote) ?? null };
    });
  const { admitted, refusals } = await admit(db, claims, limits);
  return { events: admitted.length > 0 ? await insertVotes(db, admitted) : new Set(), refusals };
}

interface VoterOf {
  readonly account: IdentifiedPerson;
  readonly linked: Awaited<ReturnType<typeof lockListings>>['linked'];
  readonly limits: VoteLimits;
}

/** A linked game account is an identity, but does not confirm an account. */
function identitiesOf({ voterId, listingId, mustBeConfirmed }: NewVote, { account, linked, limits }: VoterOf) {
  const { hashesOf, hashOfLinked } = limits.identities;
  const own = hashesOf(account);
  if (mustBeConfirmed && own.length === 0) return [];
  const games = linked
    .filter((link) => link.personId === voterId && (link.listingId === null || link.listingId === listingId))
    .map(({ identity }) => hashOfLinked(identity));
  return [...own, ...new Set(games)];
}

function networkOf({ network, votedAt }: NewVote, { networks }: VoteLimits) {
  return network === undefined ? null : networks.hashesOf(network, votedAt);
}

/** Executes no statement if no limit applies to any of the votes. */
async function admit(db: Connection, claims: readonly VoteClaim[], limits: VoteLimits | null) {
  const isLimited = limits && claims.some(({ vote, network }) => vote.hasAccount || network);
  if (!isLimited) return { admitted: claims, refusals: new Map<string, VoteRefusal>() };
  return admitVotes(claims, await selectVoteUsage(db, claims, limits.networks), limits.networks);
}
