// The consumers of the live stream over the API (decision P264): acknowledging events, listing and deleting consumers.
import { z } from '@hono/zod-openapi';
import { byToken } from '../access/audit.ts';
import { formatEventId, parseEventId } from '../core/ids.ts';
import { selectConsumers } from '../stream/consumer-queries.ts';
import { acknowledgeEvent, removeConsumer } from '../stream/consumers.ts';
import { MAX_CONSUMERS } from '../stream/start-position.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { consumerName } from './identities.ts';
import { problem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { timeOrNull } from './schemas.ts';
import { STREAM_TAG } from './stream.ts';

/** Enough to acknowledge each event of a busy listing; once a second is as good. */
const acknowledgements = limitPerMinute('stream-acknowledgements', 'stream-ack', 1_200);
const requests = limitPerMinute('stream-consumers', 'stream-consumers', 60);

const about = { tag: STREAM_TAG, action: 'votes.read' } as const;

export function frameId() {
  return z
    .string()
    .transform((given, context) => {
      const id = parseEventId(given);
      if (id) return id;
      context.addIssue({ code: 'custom', message: 'Must be the `id` of a frame: 32 hexadecimal digits.' });
      return z.NEVER;
    })
    .openapi({ type: 'string', example: '019aa0f4b3157a2c8000000000000001' });
}

const EventIdOrNull = z.string().nullable().describe('The last event that it has acknowledged; null if none.');

export function streamConsumers(parts: ApiContext): readonly DeclaredEndpoint[] {
  return [acknowledge(parts), ...management(parts)];
}

function acknowledge({ db }: ApiContext): DeclaredEndpoint {
  return endpoint({
    ...about,
    id: 'acknowledgeEvent',
    method: 'post',
    path: '/webhooks/stream/acknowledge',
    // It changes only where the reader continues, and reading goes on while the owner is suspended.
    readOnly: true,
    summary: 'Acknowledge events',
    description: `The next stream of this consumer begins after this event. Never moves back. Call it when an event has been processed, once a second is enough. Creates the consumer if it is new; at most ${MAX_CONSUMERS} per listing.`,
    body: z.object({
      consumer: consumerName('The name of the program.'),
      eventId: frameId().describe('The `id` of the event’s frame.'),
    }),
    response: z.object({
      consumer: z.string(),
      eventId: EventIdOrNull,
      advanced: z.boolean().describe('False if the consumer had already come to this event or a later one.'),
    }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    handle: ({ token, body: { consumer, eventId }, respond }) =>
      withRateLimit(db, acknowledgements(token), async () => {
        const { listingId } = token;
        const done = await acknowledgeEvent(db, { listingId, name: consumer, eventId });
        if (done.ok) return respond({ consumer, eventId: shownId(done.eventId), advanced: done.advanced });
        return done.reason === 'unknown_event'
          ? problem('NOT_FOUND', 'This listing has no event with this ID, or it is older than 90 days.')
          : problem('CONFLICT', `At most ${MAX_CONSUMERS} consumers per listing: delete one that is no longer used.`);
      }),
  });
}

function management({ db }: ApiContext): readonly DeclaredEndpoint[] {
  const list = endpoint({
    ...about,
    id: 'listConsumers',
    method: 'get',
    path: '/webhooks/stream/consumers',
    summary: 'List the consumers of the stream',
    description: 'By name, with the position of each.',
    response: z.object({
      consumers: z.array(z.object({ name: z.string(), eventId: EventIdOrNull, acknowledgedAt: timeOrNull() })),
    }),
    refusals: ['RATE_LIMITED'],
    handle: ({ token, respond }) =>
      withRateLimit(db, requests(token), async () => {
        const consumers = await selectConsumers(db, token.listingId);
        return respond({
          consumers: consumers.map(({ name, eventId, acknowledgedAt }) => ({
            name,
            eventId: shownId(eventId),
            acknowledgedAt,
          })),
        });
      }),
  });
  const remove = endpoint({
    ...about,
    action: 'stream.remove_consumer',
    id: 'deleteConsumer',
    method: 'delete',
    path: '/webhooks/stream/consumers/{name}',
    summary: 'Delete a consumer',
    description:
      'The service forgets how far it has come: its open stream ends with `replaced`, and the next connection with this name begins from now. Safe to repeat.',
    params: z.object({
      name: consumerName('As GET /webhooks/stream/consumers lists it.'),
    }),
    response: z.object({ deleted: z.boolean() }),
    refusals: ['RATE_LIMITED'],
    handle: ({ token, params: { name }, respond }) =>
      withRateLimit(db, requests(token), async () =>
        respond({ deleted: await removeConsumer(db, { listingId: token.listingId, name, by: byToken(token) }) }),
      ),
  });
  return [list, remove];
}

function shownId(eventId: string | null): string | null {
  return eventId && formatEventId(eventId);
}
