// Bulk redelivery over the API (decision A10): start a batch, read its progress, stop it.
import { z } from '@hono/zod-openapi';
import { byToken } from '../access/audit.ts';
import { startBulkRedelivery, stopBulkRedelivery } from '../deliveries/bulk-redelivery.ts';
import { type RedeliveryBatch, selectNewestBatch } from '../deliveries/bulk-redelivery-queries.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint, noWebhook, webhookDisabled } from './management-endpoint.ts';
import { problem } from './problems.ts';
import { recordedMoment, STORABLE_YEARS_RULE, time, timeOrNull } from './schemas.ts';

const Progress = z
  .object({
    state: z.enum(['running', 'done', 'stopped']),
    total: z.int().describe('The number of events when it was started.'),
    redelivered: z.int().describe('The number of events that have been put back into the queue.'),
    createdAt: time(),
    endedAt: timeOrNull(),
  })
  .openapi('Redeliveries');

const about = { tag: 'Deliveries', action: 'deliveries.redeliver' } as const;

export function bulkRedelivery(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db } = parts;
  const path = '/webhooks/deliveries/redeliver';
  const order = managementEndpoint(parts, {
    ...about,
    id: 'redeliverMany',
    method: 'post',
    path,
    summary: 'Redeliver many events',
    description:
      'Redelivers every event of that time whose delivery has this `status`: oldest first, each once, ten a minute including single redeliveries. Only one can run at a time; GET returns its progress.',
    body: z
      .object({
        since: recordedMoment().describe(STORABLE_YEARS_RULE),
        until: recordedMoment().optional().describe(`Now if omitted. ${STORABLE_YEARS_RULE}`),
        status: z.enum(['undelivered', 'failed', 'delivered']),
      })
      .refine(({ since, until }) => !until || since < until, {
        path: ['until'],
        message: 'Must be later than since.',
      }),
    response: Progress,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    async handle({ token, body: { since, until, status }, respond }) {
      const wanted = { listingId: token.listingId, states: [status], since, until: until ?? null };
      const ordered = await startBulkRedelivery(db, wanted, byToken(token));
      if (ordered.ok) return respond(progress(ordered.batch));
      if (ordered.reason === 'no_webhook') return noWebhook();
      if (ordered.reason === 'disabled') return webhookDisabled();
      return problem('CONFLICT', 'Another bulk redelivery is still running. Wait for it, or stop it with DELETE.');
    },
  });
  const read = managementEndpoint(parts, {
    ...about,
    id: 'readRedeliveries',
    method: 'get',
    path,
    summary: 'Read the progress of a bulk redelivery',
    description: 'Of the one that was started last.',
    response: Progress,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      const batch = await selectNewestBatch(db, token.listingId);
      return batch ? respond(progress(batch)) : problem('NOT_FOUND', 'There has been no bulk redelivery.');
    },
  });
  const stop = managementEndpoint(parts, {
    ...about,
    id: 'stopRedeliveries',
    method: 'delete',
    path,
    summary: 'Stop a bulk redelivery',
    description: 'Events that are already back in the queue are still sent. Safe to repeat.',
    response: z.object({ stopped: z.boolean() }),
    refusals: [],
    handle: async ({ token, respond }) =>
      respond({ stopped: await stopBulkRedelivery(db, token.listingId, byToken(token)) }),
  });
  return [order, read, stop];
}

function progress(batch: RedeliveryBatch): z.infer<typeof Progress> {
  const { state, total, redelivered, createdAt, endedAt } = batch;
  return { state, total, redelivered, createdAt, endedAt };
}
