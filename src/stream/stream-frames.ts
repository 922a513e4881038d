// The frames of a stream: events with the exact bytes and headers of a webhook request, and frames about the stream.
import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { deliveryHeaders } from '../channels/json-webhook.ts';
import { formatStreamFrame } from '../core/event-stream-body.ts';
import { formatEventId, randomUUID } from '../core/ids.ts';
import type { StreamedEvent } from './stream-queries.ts';

/** Why the service ends a stream. */
export type StreamEnding = 'revoked' | 'replaced' | 'slow' | 'restarting';

const END_MESSAGES: Readonly<Record<StreamEnding, string>> = {
  revoked: 'The API token was revoked or rotated. Use a token that works.',
  replaced: 'A newer connection uses this consumer name, or the consumer was deleted. Give each program its own name.',
  slow: 'The events were not read for too long. Reconnect with Last-Event-ID.',
  restarting: 'The service is restarting. Reconnect with Last-Event-ID in a moment.',
};

const GAP_MESSAGE =
  'Events may be missing: the requested position is older than 90 days or no event of this listing. The stream begins ten minutes before it, or with the oldest event that is stored.';

export interface StreamSigning {
  readonly serviceName: string;
  /** The stream secret. */
  readonly secret: string;
  /** The database's time. */
  readonly now: Date;
}

type WantedEvent = StreamedEvent & { readonly body: string };

/** A vote or a test, signed like a webhook's first attempt. */
export function eventFrame({ id, isTest, body }: WantedEvent, { serviceName, secret, now }: StreamSigning): string {
  const shownId = formatEventId(id);
  const eventId = isTest ? TEST_EVENT_ID : shownId;
  const headers = deliveryHeaders({
    serviceName,
    event: 'vote.created',
    eventId,
    messageId: isTest ? `test_${shownId}` : shownId,
    deliveryId: randomUUID(),
    attempt: 1,
    body,
    attemptedAt: now,
    secrets: [secret],
  });
  const data = { eventId, body: Buffer.from(body, 'utf8').toString('base64'), headers };
  return formatStreamFrame({ id: shownId, event: isTest ? 'test' : 'vote', data });
}

export function isWanted(event: StreamedEvent): event is WantedEvent {
  return event.body !== null;
}

export interface StreamStart {
  /** The event after which the stream begins, as in the contract; null: it begins with the oldest. */
  readonly position: string | null;
  readonly consumer: string | null;
  /** Whether events between the requested position and the first one may be missing. */
  readonly hasGap: boolean;
  readonly now: Date;
}

/** The first frames of a stream. */
export function openingFrames({ position, consumer, hasGap, now }: StreamStart, heartbeatSeconds: number): string {
  const data = { position, consumer, serverTime: now.toISOString(), heartbeatSeconds };
  const ready = formatStreamFrame({ event: 'ready', data });
  return hasGap ? ready + formatStreamFrame({ event: 'gap', data: { message: GAP_MESSAGE } }) : ready;
}

export function streamEndFrame(reason: StreamEnding): string {
  return formatStreamFrame({ event: 'ended', data: { reason, message: END_MESSAGES[reason] } });
}
