// Records votes: those that arrive together in one transaction, each with its event and deliveries or not at all (V2). Where
// one of them cannot be recorded, none of that transaction is, and each is tried by itself: a vote never fails for
// another's reason.

import { type BatchOptions, createBatcher } from '../core/batch.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import { enqueue, type OutgoingEvent } from '../deliveries/enqueue-queries.ts';
import type { NewVote, VoteRefusal } from './admit-votes.ts';
import { newestVote } from './queries.ts';
import { recordVotes, type VoteLimits } from './record-vote-queries.ts';

/** A vote and what it sends out. */
export interface PendingVote {
  readonly vote: NewVote;
  readonly outgoing: OutgoingEvent;
}

/** False: the voter's window is still open, or the listing is gone. */
type Recording = boolean | VoteRefusal;
export type RecordVote = (slip: PendingVote) => Promise<Recording>;

/** While one transaction waits for the disk the next fills. */
const GATHERING = { maxConcurrent: 2, maxSize: 100 };

type Recorded =
  | { readonly ok: true; readonly value: Recording }
  | { readonly ok: false; readonly error: unknown };

/** `limits`: null for votes that nothing bounds but the voter's own window. */
export function createVoteBatcher(
  db: Db,
  gathering: BatchOptions = GATHERING,
  limits: VoteLimits | null = null,
): RecordVote {
  const put = createBatcher<PendingVote, Recorded>(gathering, (slips) =>
    recordTogether({ db, limits }, slips),
  );
  return async (slip) => {
    const recorded = await put(slip);
    if (!recorded.ok) throw recorded.error;
    return recorded.value;
  };
}

interface Box {
  readonly db: Db;
  readonly limits: VoteLimits | null;
}

async function recordTogether(box: Box, slips: readonly PendingVote[]): Promise<readonly Recorded[]> {
  const recorded = new Map<PendingVote, Recorded>();
  for (const some of apart(slips)) {
    const recordings = await recordAll(box, some).catch(() => null);
    // All at once: where the database is away each waits for as long as the others do, and not for them as well.
    await Promise.all(
      some.map(async (slip) => {
        const value = recordings?.(slip);
        recorded.set(slip, value === undefined ? await recordAlone(box, slip) : { ok: true, value });
      }),
    );
  }
  return slips.map((slip) => recorded.get(slip) ?? { ok: true, value: false });
}

/** One voter's votes for one listing are judged one after the other. */
function apart(slips: readonly PendingVote[]): readonly (readonly PendingVote[])[] {
  const rounds: PendingVote[][] = [];
  const seen = new Map<string, number>();
  for (const slip of slips) {
    const key = `${slip.vote.listingId} ${slip.vote.voterId}`;
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    rounds[round] ??= [];
    rounds[round].push(slip);
  }
  return rounds;
}

/** Returns what became of each. */
async function recordAll(
  { db, limits }: Box,
  slips: readonly PendingVote[],
): Promise<(slip: PendingVote) => Recording> {
  const { events, refusals } = await db.transaction().execute(async (transaction: Connection) => {
    const votes = slips.map(({ vote }) => vote);
    const recorded = await recordVotes(transaction, votes, limits);
    const won = slips.filter(({ vote }) => recorded.events.has(vote.eventId));
    if (won.length > 0)
      await enqueue(
        transaction,
        won.map(({ outgoing }) => outgoing),
      );
    faultPoint('votes.written');
    return recorded;
  });
  faultPoint('votes.committed');
  return ({ vote: { eventId } }) => events.has(eventId) || (refusals.get(eventId) ?? false);
}

/** The transaction before may have been committed although it was not heard of: then the vote stands already. */
async function recordAlone(box: Box, slip: PendingVote): Promise<Recorded> {
  try {
    const { eventId, listingId, voterId } = slip.vote;
    const value = (await recordAll(box, [slip]))(slip);
    const stands = value !== true && (await newestVote(box.db, listingId, voterId))?.eventId === eventId;
    return { ok: true, value: stands || value };
  } catch (error) {
    return { ok: false, error };
  }
}
