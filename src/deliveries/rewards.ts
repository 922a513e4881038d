// Who is rewarded at a vote listener (§6.6, decision L2): of all votes that name one player, whichever accounts they came
// from, one in 24 hours, by the times at which they were cast.
//
//   vote ──nobody before it──▶ pending ──sent, or may have been──▶ given, for 24 hours
//     │                          └──failed or rejected──▶ gone; the oldest queued one takes its place
//     ├──another's is given──▶ not sent: already_rewarded
//     └──another's is pending──▶ queued ──that one is given──▶ already_rewarded
//
// A reward that a later one follows stays as `past`, so that a vote cast for a time in between is still held against it.
// All of it is written under the lock of the listener's endpoint, and a unique index has the last word.
import type { Connection } from '../db/database.ts';
import type { NewEvent } from './enqueue-queries.ts';
import type { ResultRow } from './record-queries.ts';
import {
  deleteRewards,
  type EndedListenerVote,
  endInterruptedDeliveries,
  markRewarded,
  promoteQueued,
  queueForListener,
  type SettledPlayer,
} from './reward-queries.ts';

/** Whom a vote rewards in the game. */
export interface RewardedPlayer {
  /** In lower case. */
  readonly player: string;
  readonly votedAt: Date;
}

/** Puts a vote that names a player before the listing's listener; the endpoint must be locked by an earlier statement. */
export async function reward(
  transaction: Connection,
  event: NewEvent,
  rewarded: RewardedPlayer,
): Promise<void> {
  await queueForListener(transaction, event, rewarded);
}

/** What becomes of players' rewards when attempts at listeners have ended; the endpoints must be locked. */
export async function settleRewards(
  transaction: Connection,
  results: readonly Pick<ResultRow, 'endpoint_id' | 'event_id' | 'state'>[],
): Promise<void> {
  const used = results.filter(({ state }) => state !== 'failed' && state !== 'rejected');
  const unused = results.filter(({ state }) => state === 'failed' || state === 'rejected');
  await settle(transaction, used, unused);
}

/** Votes that a dead process had on the wire may have been sent: that is their end, and nothing is sent again. */
export async function endInterruptedVotes(
  transaction: Connection,
  endpointIds: readonly string[],
): Promise<void> {
  await settle(transaction, await endInterruptedDeliveries(transaction, endpointIds), []);
}

async function settle(
  transaction: Connection,
  used: readonly EndedListenerVote[],
  unused: readonly EndedListenerVote[],
): Promise<void> {
  const players: SettledPlayer[] = [];
  if (used.length > 0) players.push(...(await markRewarded(transaction, used)));
  if (unused.length > 0) players.push(...(await deleteRewards(transaction, unused)));
  if (players.length > 0) await promoteQueued(transaction, players);
}
