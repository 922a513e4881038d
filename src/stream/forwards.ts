// What a developer's machine responded to an event that `plaudit listen` forwarded to it.
import { parseEventId } from '../core/ids.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Forward, insertForward, type RecordedForward, selectForwards } from './forward-queries.ts';
import { selectEventPosition } from './stream-queries.ts';

/** False if the listing has no such event. */
export async function recordForward(
  db: Db,
  { listingId, eventId }: { readonly listingId: string; readonly eventId: string },
  forward: Forward,
): Promise<boolean> {
  if (!(await selectEventPosition(db, listingId, eventId))) return false;
  await insertForward(db, { listingId, eventId }, forward);
  return true;
}

/** Oldest first. `eventId`: in the form that the contract defines. */
export async function readForwards(
  db: Connection,
  listingId: string,
  eventId: string,
): Promise<readonly RecordedForward[]> {
  const stored = parseEventId(eventId);
  return stored ? selectForwards(db, listingId, stored) : [];
}
