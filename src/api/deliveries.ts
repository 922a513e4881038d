// The delivery log over the API (decision A10): requests and responses; redelivery, single and bulk.

import { z } from '@hono/zod-openapi';
import { type LoggedAttempt, type LoggedDelivery, listDeliveries, readDelivery } from '../deliveries/delivery-log.ts';
import { DELIVERY_LOG_STATES } from '../deliveries/delivery-log-queries.ts';
import { redeliver } from '../deliveries/redeliver.ts';
import { ENGLISH } from '../messages/translations.ts';
import { readForwards } from '../stream/forwards.ts';
import { readStreamEvent, type StreamEventDetail } from '../stream/streamed-events.ts';
import { bulkRedelivery } from './bulk-redelivery.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint, noWebhook, webhookDisabled } from './management-endpoint.ts';
import { problem } from './problems.ts';
import { digits, time, timeOrNull } from './schemas.ts';

const PAGE_MOST = 100;
const PAGE_USUAL = 50;

const Delivery = z
  .object({
    eventId: z.string(),
    test: z.boolean(),
    status: z.enum(DELIVERY_LOG_STATES),
    attempts: z.int(),
    code: z.string().nullable().describe('How the newest attempt ended; null before the first.'),
    httpStatus: z.int().nullable(),
    durationMs: z.int().nullable(),
    recordedAt: time(),
    changedAt: time(),
    nextAttemptAt: timeOrNull(),
  })
  .openapi('Delivery');

const milliseconds = z.int().nullable();
const Attempt = z
  .object({
    number: z.int(),
    deliveryId: z.uuid().describe('The value of the header X-…-Delivery in this attempt.'),
    trigger: z.enum(['vote', 'retry', 'redelivery', 'test']),
    startedAt: time(),
    code: z.string(),
    httpStatus: z.int().nullable(),
    counted: z.boolean().describe('Whether it counted toward the 20 consecutive failures.'),
    durationMs: milliseconds,
    timings: z.object({
      dnsMs: milliseconds,
      connectMs: milliseconds,
      tlsMs: milliseconds,
      firstByteMs: milliseconds,
    }),
    address: z.string().nullable(),
    requestHeaders: z.record(z.string(), z.string()).describe('Without the signatures, which are not stored.'),
    responseHeaders: z.record(z.string(), z.string()).nullable(),
    responseBody: z.string().nullable(),
    happened: z.string(),
    todo: z.string().nullable().describe('What to do about it; null if it was delivered.'),
  })
  .openapi('Attempt');

const Forward = z
  .object({
    to: z.string(),
    status: z.int().nullable().describe('Null without a response.'),
    durationMs: milliseconds,
    error: z.string().nullable(),
    forwardedAt: time(),
  })
  .openapi('Forward');

const EventId = z.object({
  eventId: z.string().describe('As in the payload; a test event has one of its own here.'),
});

const tag = 'Deliveries';

/** Bulk redelivery comes first, because its path would also match that of a single event. */
export function deliveries(parts: ApiContext): readonly DeclaredEndpoint[] {
  return [...bulkRedelivery(parts), ...log(parts), redelivery(parts)];
}

function log(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db, config } = parts;
  const list = managementEndpoint(parts, {
    id: 'listDeliveries',
    method: 'get',
    path: '/webhooks/deliveries',
    tag,
    action: 'deliveries.view',
    summary: 'List deliveries',
    description: 'Newest first, of the last 90 days.',
    query: z.object({
      status: z.enum(DELIVERY_LOG_STATES).optional().describe('Only deliveries with this status.'),
      eventId: z.string().max(64).optional().describe('Only the delivery of this event.'),
      cursor: z
        .string()
        .regex(/^[0-9a-f]{32}$/, 'Not a cursor of this list.')
        .optional()
        .describe('The `nextCursor` of the previous page.'),
      limit: digits(1, PAGE_MOST).default(PAGE_USUAL).describe(`The maximum number; ${PAGE_USUAL} if omitted.`),
    }),
    response: z.object({ deliveries: z.array(Delivery), nextCursor: z.string().nullable() }),
    refusals: [],
    async handle({ token, query: { status, ...query }, respond }) {
      const page = await listDeliveries(db, { listingId: token.listingId, state: status, ...query });
      return respond({ deliveries: page.deliveries.map(shown), nextCursor: page.nextCursor });
    },
  });
  const read = managementEndpoint(parts, {
    id: 'readDelivery',
    method: 'get',
    path: '/webhooks/deliveries/{eventId}',
    tag,
    action: 'deliveries.view',
    summary: 'Read a delivery with all its attempts',
    description:
      'The exact body, and each attempt with its response, its timings, what happened and what to do. An event that was not sent to a webhook, such as one that is only on the live stream, has the status `no_webhook` and no attempts; it is not in the list.',
    params: EventId,
    // Not an extension of Delivery, whose status has fewer values.
    response: z.object({
      ...Delivery.shape,
      status: z.enum([...DELIVERY_LOG_STATES, 'no_webhook']),
      body: z.string(),
      history: z.array(Attempt),
      forwards: z.array(Forward).describe('Where `plaudit listen` forwarded the event, in the last 30 days.'),
      acknowledgedBy: z
        .array(z.string())
        .describe('The consumers of the live stream that have acknowledged the event.'),
    }),
    refusals: ['NOT_FOUND'],
    async handle({ token, params: { eventId }, respond }) {
      const { listingId } = token;
      const found = await readDelivery(db, { listingId, eventId, serviceName: config.serviceName });
      const event = await readStreamEvent(db, { listingId, eventId });
      if (!found && !event) return noDelivery();
      const forwards = [...(await readForwards(db, listingId, eventId))];
      const acknowledgedBy = [...(event?.acknowledgedBy ?? [])];
      const known = found
        ? { ...shown(found), body: found.body, history: found.history.map(shownAttempt) }
        : shownStreamEvent(event as StreamEventDetail);
      return respond({ ...known, forwards, acknowledgedBy });
    },
  });
  return [list, read];
}

function redelivery(parts: ApiContext): DeclaredEndpoint {
  const { db, wake } = parts;
  return managementEndpoint(parts, {
    id: 'redeliver',
    method: 'post',
    path: '/webhooks/deliveries/{eventId}/redeliver',
    tag,
    action: 'deliveries.redeliver',
    summary: 'Redeliver an event',
    description:
      'Makes one more attempt, with the same body and eventId and the next attempt number. At most 10 a minute, for 90 days.',
    params: EventId,
    response: z.object({ attempt: z.int().describe('The number of this attempt.') }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'GONE'],
    async handle({ token, params, respond }) {
      const done = await redeliver({ db, wake }, { listingId: token.listingId, eventId: params.eventId });
      return done.ok ? respond({ attempt: done.attempt }) : refusalOf(done);
    },
  });
}

type Refused = Extract<Awaited<ReturnType<typeof redeliver>>, { ok: false }>;

function refusalOf(refused: Refused): Response {
  switch (refused.reason) {
    case 'no_webhook':
      return noWebhook();
    case 'not_found':
      return noDelivery();
    case 'too_old':
      return problem('GONE', 'The event is older than 90 days.');
    case 'disabled':
      return webhookDisabled();
    case 'in_flight':
      return problem('CONFLICT', 'An attempt for this event is in progress; it ends within 10 seconds.');
    case 'rate_limited':
      return problem(
        'RATE_LIMITED',
        `At most 10 redeliveries a minute; try again in ${refused.retryAfterSeconds} seconds.`,
        { headers: { 'Retry-After': String(refused.retryAfterSeconds) } },
      );
  }
}

const noDelivery = () => problem('NOT_FOUND', 'The log of this listing has no event with this ID.');

function shown(delivery: LoggedDelivery): z.infer<typeof Delivery> {
  const { eventId, isTest: test, state: status, attempts, code, httpStatus, durationMs } = delivery;
  const { recordedAt, changedAt, nextAttemptAt } = delivery;
  const times = { recordedAt, changedAt, nextAttemptAt };
  return { eventId, test, status, attempts, code, httpStatus, durationMs, ...times };
}

/** An event without a delivery. */
function shownStreamEvent({ eventId, isTest: test, recordedAt, body }: StreamEventDetail) {
  const none = { code: null, httpStatus: null, durationMs: null, nextAttemptAt: null };
  const status = 'no_webhook' as const;
  return { eventId, test, status, attempts: 0, ...none, recordedAt, changedAt: recordedAt, body, history: [] };
}

function shownAttempt({ signatures: _, charged, startedAt, ...attempt }: LoggedAttempt) {
  const { requestHeaders, responseHeaders, happened, todo, ...rest } = attempt;
  return {
    ...rest,
    happened: ENGLISH.text(happened),
    todo: todo && ENGLISH.text(todo),
    counted: charged,
    startedAt,
    requestHeaders: { ...requestHeaders },
    responseHeaders: responseHeaders && { ...responseHeaders },
  };
}
