// Puts an event before its listing's endpoints, in the transaction of whoever made the event: an outbox that cannot
// be forgotten (promise 1). Knows bytes and endpoints, never what the event says.
import type { Connection } from '../db/database.ts';
import { addToEndpoints, insertEvents, type NewEvent } from './enqueue-queries.ts';
import { type Rewarded, reward } from './rewards.ts';

export interface Outgoing {
  readonly event: NewEvent;
  /** Null when it names no player. */
  readonly rewarded: Rewarded | null;
}

/** Records events and their deliveries; wake the engine after the commit. */
export async function enqueue(transaction: Connection, outgoing: readonly Outgoing[]): Promise<void> {
  const events = outgoing.map(({ event }) => event);
  await insertEvents(transaction, events, false);
  const listening = await addToEndpoints(transaction, events);
  for (const { event, rewarded } of outgoing)
    if (rewarded && listening.has(event.listingId)) await reward(transaction, event, rewarded);
}
