// Puts an event before its listing's endpoints, in the transaction of whoever made the event: an outbox that cannot
// be forgotten (promise 1). Knows bytes and endpoints, never what the event says.
import type { Connection } from '../db/database.ts';
import { addToEndpoints, insertEvent, type NewEvent } from './enqueue-queries.ts';

/** Records the event and its deliveries; wake the engine after the commit. */
export async function enqueue(transaction: Connection, event: NewEvent): Promise<void> {
  await insertEvent(transaction, event, false);
  await addToEndpoints(transaction, event);
}
