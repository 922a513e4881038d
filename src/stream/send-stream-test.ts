// Sends a test event to the live streams of a listing, which may have no webhook. Webhooks do not get it.

import type { Settings } from '../config/settings.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import type { DeliveryChanges } from '../deliveries/delivery-changes.ts';
import { insertTestEvent } from '../deliveries/enqueue-queries.ts';
import type { Message } from '../messages/message.ts';
import { makeTestEvent } from '../votes/send-test-event.ts';
import { selectVotableListing } from '../votes/votable-listing-queries.ts';
import { checkPlayerName } from '../votes/vote-event.ts';

export const STREAM_TESTS_PER_MINUTE = 10;

export interface StreamTestDependencies {
  readonly db: Db;
  readonly site: Pick<Settings, 'planWeights'>;
  readonly changes: Pick<DeliveryChanges, 'publishEvents' | 'mayHaveSubscribers'>;
}

export interface StreamTestRequest {
  readonly listingId: string;
  /** The person or token that requested the test, whom the event names as the voter. */
  readonly userId: string;
  /** As typed. */
  readonly playerName?: string | undefined;
}

export type StreamTestResult =
  /** `eventId`: as it is stored. `mayBeReceived`: false if no program is connected. */
  | { readonly ok: true; readonly eventId: string; readonly mayBeReceived: boolean }
  | { readonly ok: false; readonly reason: 'no_listing' }
  | { readonly ok: false; readonly reason: 'player_name'; readonly sentence: Message }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

export async function sendStreamTest(
  { db, site, changes }: StreamTestDependencies,
  { listingId, userId, playerName }: StreamTestRequest,
): Promise<StreamTestResult> {
  const found = await selectVotableListing(db, listingId);
  if (!found) return { ok: false, reason: 'no_listing' };
  const player = checkPlayerName(found.listing.game, playerName);
  if (!player.ok) return { ...player, reason: 'player_name' };
  const limit = { key: `stream-test:${listingId}`, limit: STREAM_TESTS_PER_MINUTE, windowSeconds: 60 };
  const used = await consume(db, limit);
  if (!used.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: used.resetSeconds };
  const event = makeTestEvent(site, found, { userId, ...(player.name !== null && { playerName: player.name }) });
  await db.transaction().execute((transaction) => insertTestEvent(transaction, event));
  changes.publishEvents(listingId);
  return { ok: true, eventId: event.eventId, mayBeReceived: changes.mayHaveSubscribers(listingId) };
}
