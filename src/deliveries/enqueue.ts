// Puts an event before its listing's endpoints, in the transaction of whoever made the event: an outbox that cannot
// be forgotten (promise 1). Knows bytes and endpoints, never what the event says.
import type { Connection } from '../db/database.ts';
import { addToEndpoints, insertEvent, type NewEvent } from './enqueue-queries.ts';
import { type Rewarded, reward } from './rewards.ts';

/** Records the event and its deliveries; wake the engine after the commit. `rewarded`: null when it names no player. */
export async function enqueue(
  transaction: Connection,
  event: NewEvent,
  rewarded: Rewarded | null,
): Promise<void> {
  await insertEvent(transaction, event, false);
  const kinds = await addToEndpoints(transaction, event);
  if (rewarded && kinds.includes('listener')) await reward(transaction, event, rewarded);
}
