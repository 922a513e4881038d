// Records votes in batches: votes that arrive together share one transaction, in which each is written with its event
// and deliveries or not at all (decision V2). If one of them fails, the transaction is rolled back and each is tried
// separately, so that no vote fails because of another.
import { bug } from '../core/assert.ts';
import { type BatchOptions, createBatcher } from '../core/batch.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Db } from '../db/database.ts';
import { endLeases } from '../deliveries/abandoned-leases-queries.ts';
import type { TakenLeases } from '../deliveries/claim.ts';
import { enqueueLast, type Lessee, type QueuedDeliveries } from '../deliveries/enqueue-queries.ts';
import { newLeaseToken } from '../deliveries/lease.ts';
import { newestVote } from './queries.ts';
import { type RecordRefusal, recordDrafts, type VoteDraft, type VoteLimits } from './record-votes.ts';
import type { PendingVote } from './vote-request.ts';

/** The vote as it was recorded, or why it was not. */
type Recording = PendingVote | RecordRefusal;
export type RecordVote = (draft: VoteDraft) => Promise<Recording>;

export interface VoteBatching extends BatchOptions {
  /**
   * Batches are filled in this many lanes, by listing: a batch never waits for a listing that another one has locked.
   */
  readonly lanes: number;
}

/** While one transaction runs in a lane, the next batch fills. */
const BATCHES: VoteBatching = { lanes: 2, maxConcurrent: 1, maxSize: 100 };
/** The embedded database has one connection, and executes one large batch in less time than two small ones. */
const EMBEDDED_BATCHES: VoteBatching = { ...BATCHES, lanes: 1 };

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
  readonly isEmbedded?: boolean;
}

export function createVoteBatcher(store: VoteStore, batching?: VoteBatching): RecordVote {
  const options = batching ?? (store.isEmbedded ? EMBEDDED_BATCHES : BATCHES);
  const add = createBatcher<VoteDraft, Attempted>(options, (batch) => recordBatch(store, batch), {
    count: options.lanes,
    laneOf: ({ listingId }) => laneOf(listingId, options.lanes),
  });
  return async (draft) => {
    const attempted = await add(draft);
    if (!attempted.ok) throw attempted.error;
    return attempted.value;
  };
}

/** Any even distribution will do. */
function laneOf(listingId: string, lanes: number): number {
  let sum = 0;
  for (let place = 0; place < listingId.length; place += 1) sum = (sum * 31 + listingId.charCodeAt(place)) % 1_000_003;
  return sum % lanes;
}

async function recordBatch(store: VoteStore, batch: readonly VoteDraft[]): Promise<readonly Attempted[]> {
  const results = new Map<VoteDraft, Attempted>();
  for (const round of inRounds(batch)) {
    const shared = new Progress();
    const recordings = await recordTogether(store, round, shared).catch(() => null);
    // All at once, so that the waiting times do not add up while the database is unavailable.
    await Promise.all(
      round.map(async (draft) => {
        const value = recordings?.get(draft);
        results.set(draft, value === undefined ? await recordAlone(store, draft, shared) : { ok: true, value });
      }),
    );
  }
  return batch.map((draft) => results.get(draft) ?? bug('a vote was not tried'));
}

/** Puts votes of one voter for the same listing into consecutive rounds. */
function inRounds(batch: readonly VoteDraft[]): readonly (readonly VoteDraft[])[] {
  const rounds: VoteDraft[][] = [];
  const nextRounds = new Map<string, number>();
  for (const draft of batch) {
    const key = `${draft.listingId} ${draft.voterId}`;
    const round = nextRounds.get(key) ?? 0;
    nextRounds.set(key, round + 1);
    rounds[round] ??= [];
    rounds[round].push(draft);
  }
  return rounds;
}

/** What a transaction has written, if it was committed. */
class Progress {
  /** Null: nothing, or it was started. */
  queued: QueuedDeliveries | null = null;
  /** Of the leases that it may have taken, as long as nobody knows which. */
  leaseToken: string | null = null;
  recorded: ReadonlyMap<VoteDraft, PendingVote> = new Map();
}

/** Returns the result of each vote. */
async function recordTogether(
  { db, limits, deliverer }: VoteStore,
  batch: readonly VoteDraft[],
  progress: Progress,
): Promise<ReadonlyMap<VoteDraft, Recording>> {
  const recordings = await db.transaction().execute(async (transaction) => {
    const results = await recordDrafts(transaction, batch, limits ?? null);
    progress.recorded = onlyRecorded(results);
    const outgoing = [...progress.recorded.values()].map((one) => one.outgoing);
    faultPoint('votes.written');
    if (outgoing.length === 0) return results;
    const { room, presence } = deliverer.lessee;
    progress.leaseToken = newLeaseToken(presence);
    progress.queued = await enqueueLast(transaction, outgoing, { room, token: progress.leaseToken });
    progress.leaseToken = null;
    return results;
  });
  faultPoint('votes.committed');
  deliver(deliverer, progress);
  return recordings;
}

function onlyRecorded(results: ReadonlyMap<VoteDraft, Recording>): Progress['recorded'] {
  return new Map([...results].flatMap(([draft, result]) => ('vote' in result ? [[draft, result]] : [])));
}

/** Starts what was queued, once. */
function deliver({ startQueued, wake }: Deliverer, progress: Progress): void {
  const { queued } = progress;
  progress.queued = null;
  if (queued && queued.taken.leases.length > 0) startQueued(queued.taken);
  if (queued?.areWaiting) wake();
}

/** If the response did not say which leases it took, they end, and a search finds what is due. */
async function deliverCommitted({ db, deliverer }: VoteStore, progress: Progress): Promise<void> {
  const { leaseToken } = progress;
  deliver(deliverer, progress);
  if (leaseToken === null) return;
  progress.leaseToken = null;
  // The votes are recorded even if this fails; the leases then expire.
  await endLeases(db, leaseToken).catch(() => undefined);
  deliverer.wake();
}

/**
 * The shared transaction may have been committed even though its response was lost: then the vote already exists, and
 * this process holds the leases.
 */
async function recordAlone(store: VoteStore, draft: VoteDraft, shared: Progress): Promise<Attempted> {
  try {
    const again = await recordTogether(store, [draft], new Progress());
    const value = again.get(draft) ?? bug('a vote was not tried');
    const earlier = shared.recorded.get(draft);
    if ('vote' in value || !earlier || !(await isRecorded(store.db, earlier))) return { ok: true, value };
    await deliverCommitted(store, shared);
    return { ok: true, value: earlier };
  } catch (error) {
    return { ok: false, error };
  }
}

async function isRecorded(db: Db, { vote }: PendingVote): Promise<boolean> {
  return (await newestVote(db, vote.listingId, vote.voterId))?.eventId === vote.eventId;
}
