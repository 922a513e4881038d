// Puts an event before its listing's endpoints, in the transaction of whoever made the event: an outbox that cannot
// be forgotten (promise 1). Knows bytes and endpoints, never what the event says.
import type { Connection } from '../db/database.ts';
import { insertEvents, type NewEvent, queueForWebhooks } from './enqueue-queries.ts';
import { type RewardedPlayer, reward } from './rewards.ts';

export interface OutgoingEvent {
  readonly event: NewEvent;
  /** Null when it names no player. */
  readonly rewarded: RewardedPlayer | null;
}

/** Records events and their deliveries; wake the engine after the commit. */
export async function enqueue(transaction: Connection, outgoing: readonly OutgoingEvent[]): Promise<void> {
  const events = outgoing.map(({ event }) => event);
  await insertEvents(transaction, events, false);
  const listening = await queueForWebhooks(transaction, events);
  for (const { event, rewarded } of outgoing)
    if (rewarded && listening.has(event.listingId)) await reward(transaction, event, rewarded);
}
