// The events of the live stream as their owner sees them: the latest ones, which consumers have acknowledged them, and
// events that were not sent to a webhook (decision P322).
import type { VotePayload } from '@plaudit/sdk/contract';
import { formatEventId, parseEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import { type StreamConsumer, selectConsumers } from './consumer-queries.ts';
import { hasAcknowledged } from './consumers.ts';
import {
  type ForwardedEventRow,
  type StreamEventRow,
  selectLatestEvents,
  selectStreamEvent,
} from './streamed-event-queries.ts';

export interface StreamEventDetail extends Pick<StreamEventRow, 'sentTo'> {
  /** In the form that the contract defines, also of a test event. */
  readonly eventId: string;
  readonly isTest: boolean;
  readonly recordedAt: Date;
  readonly body: string;
  readonly userId: string;
  readonly playerName: string | null;
  /** The names of consumers, in order. */
  readonly acknowledgedBy: readonly string[];
}

export type LatestStreamEvent = StreamEventDetail & Pick<ForwardedEventRow, 'forward'>;

const LATEST = 5;

/** Newest first. */
export async function readLatestEvents(
  db: Connection,
  listingId: string,
  consumers: readonly StreamConsumer[],
): Promise<readonly LatestStreamEvent[]> {
  const rows = await selectLatestEvents(db, listingId, LATEST);
  return rows.map((row) => ({ ...toStreamEvent(row, consumers), forward: row.forward }));
}

/** `eventId`: in the form that the contract defines. Null if the stream has no such event. */
export async function readStreamEvent(
  db: Connection,
  { listingId, eventId }: { readonly listingId: string; readonly eventId: string },
): Promise<StreamEventDetail | null> {
  const stored = parseEventId(eventId);
  const row = stored && (await selectStreamEvent(db, listingId, stored));
  return row ? toStreamEvent(row, await selectConsumers(db, listingId)) : null;
}

function toStreamEvent(row: StreamEventRow, consumers: readonly StreamConsumer[]): StreamEventDetail {
  const { id, isTest, recordedAt, body, sentTo } = row;
  const { data } = JSON.parse(body) as VotePayload;
  return {
    eventId: formatEventId(id),
    isTest,
    recordedAt,
    body,
    sentTo,
    userId: data.userId,
    playerName: data.listingType === 'game' ? data.playerName : null,
    acknowledgedBy: consumers.filter((consumer) => hasAcknowledged(consumer, row)).map(({ name }) => name),
  };
}
