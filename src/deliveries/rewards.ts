// Which votes are sent to a vote listener as rewards (§6.6, decision L2): of all votes that name the same player, from
// whichever accounts, one in 24 hours, by the time they were cast.
//
//   vote ──no other before it──▶ pending ──sent, or may have been──▶ given, for 24 hours
//     │                            └──failed or rejected──▶ deleted; the oldest queued one takes its place
//     ├──another is given──▶ not sent: already_rewarded
//     └──another is pending──▶ queued ──that one is given──▶ already_rewarded
//
// A reward that is followed by a later one stays as `past`, so that votes cast for an earlier time are still checked
// against it. Everything is written under the lock of the listener's endpoint, and a unique index enforces the rule.
import type { Connection } from '../db/database.ts';
import type { AttemptRecord } from './record-queries.ts';
import {
  deleteRewards,
  type EndedListenerVote,
  endInterruptedDeliveries,
  markRewarded,
  promoteQueued,
} from './reward-queries.ts';

/** Updates players' rewards after attempts at listeners have ended. The endpoints must be locked. */
export async function settleRewards(transaction: Connection, ended: readonly AttemptRecord[]): Promise<void> {
  const rewarded: EndedListenerVote[] = [];
  const unrewarded: EndedListenerVote[] = [];
  for (const { attempt, outcome } of ended)
    (outcome.state === 'failed' || outcome.state === 'rejected' ? unrewarded : rewarded).push(attempt);
  await settle(transaction, rewarded, unrewarded);
}

/** Votes that were in flight in a crashed process may have been sent: they end as `unknown` and are not sent again. */
export async function endInterruptedVotes(transaction: Connection, endpointIds: readonly string[]): Promise<void> {
  await settle(transaction, await endInterruptedDeliveries(transaction, endpointIds), []);
}

async function settle(
  transaction: Connection,
  rewarded: readonly EndedListenerVote[],
  unrewarded: readonly EndedListenerVote[],
): Promise<void> {
  const given = rewarded.length > 0 ? await markRewarded(transaction, rewarded) : [];
  const deleted = unrewarded.length > 0 ? await deleteRewards(transaction, unrewarded) : [];
  const players = [...given, ...deleted];
  if (players.length > 0) await promoteQueued(transaction, players);
}
