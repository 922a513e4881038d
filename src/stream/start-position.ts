// Where a stream begins: at the requested event, where its consumer has come to, or now. Takes the consumer's name for
// this connection, and creates the consumer if it is new.
import type { Connection, Db } from '../db/database.ts';
import { connectConsumer, insertConsumer, lockConsumers, selectConsumers } from './consumer-queries.ts';
import {
  BEFORE_ALL_EVENTS,
  type StreamPosition,
  selectEventPosition,
  selectNewestPosition,
  selectPositionBeforeLost,
} from './stream-queries.ts';

/** Per listing. */
export const MAX_CONSUMERS = 20;

/** `event`: after the event with this stored ID. `default`: where the consumer has come to, or now. */
export type RequestedStart =
  | { readonly from: 'default' }
  | { readonly from: 'oldest' }
  | { readonly from: 'event'; readonly id: string };

export interface FoundStart {
  readonly cursor: StreamPosition;
  /** Whether the requested position is not known, so the stream begins before it, with the oldest event if need be. */
  readonly hasGap: boolean;
}

export interface StartRequest {
  readonly listingId: string;
  readonly requested: RequestedStart;
  readonly consumer: string | null;
  readonly connection: string;
}

/** Null if the listing has too many consumers for a new one. */
export async function findStart(db: Db, request: StartRequest): Promise<FoundStart | null> {
  const { listingId, consumer, requested } = request;
  if (consumer === null) return resolveStart(db, listingId, requested);
  return db.transaction().execute(async (transaction) => {
    await lockConsumers(transaction, listingId);
    const known = await selectConsumers(transaction, listingId);
    const own = known.find(({ name }) => name === consumer);
    if (!own && known.length >= MAX_CONSUMERS) return null;
    const start = await resolveStart(
      transaction,
      listingId,
      requested.from === 'default' && own ? storedStart(own.eventId) : requested,
    );
    // A new consumer begins here, also when it reconnects before it has acknowledged anything (decision P264).
    if (!own) await insertConsumer(transaction, { listingId, name: consumer, start: start.cursor }, false);
    await connectConsumer(transaction, { ...request, consumer });
    return start;
  });
}

function storedStart(eventId: string | null): RequestedStart {
  return eventId === null ? { from: 'oldest' } : { from: 'event', id: eventId };
}

async function resolveStart(db: Connection, listingId: string, requested: RequestedStart): Promise<FoundStart> {
  switch (requested.from) {
    case 'oldest':
      return { cursor: BEFORE_ALL_EVENTS, hasGap: false };
    case 'default':
      return { cursor: (await selectNewestPosition(db, listingId)) ?? BEFORE_ALL_EVENTS, hasGap: false };
    case 'event': {
      const cursor = await selectEventPosition(db, listingId, requested.id);
      if (cursor) return { cursor, hasGap: false };
      const before = await selectPositionBeforeLost(db, listingId, requested.id);
      return { cursor: before ?? BEFORE_ALL_EVENTS, hasGap: true };
    }
  }
}
