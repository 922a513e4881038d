// The webhook's settings over the API (decision A10): read, save, remove, rotate, pause, resume, test, health.

import { z } from '@hono/zod-openapi';
import { byToken } from '../access/audit.ts';
import { CHAT_NAMES, WEBHOOK_CHANNELS, WEBHOOK_FORMATS } from '../channels/registry.ts';
import { URL_MAX_CHARACTERS } from '../core/limits.ts';
import { readHealth } from '../endpoints/health-summary.ts';
import {
  pauseWebhook,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
  type Webhook,
} from '../endpoints/webhook-settings.ts';
import { ENGLISH } from '../messages/translations.ts';
import { sendTestEvent, type TestEventResult } from '../votes/send-test-event.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint, noWebhook } from './management-endpoint.ts';
import { problem, validationProblem } from './problems.ts';
import { text, time, timeOrNull } from './schemas.ts';

const Config = z
  .object({
    url: z.string().describe('The endpoint. The URL of a chat channel is masked, because it is a secret.'),
    format: z.enum(WEBHOOK_FORMATS).openapi({
      description: WEBHOOK_CHANNELS.map(({ format, sends }) => `\`${format}\`: ${sends}.`).join(' '),
    }),
    state: z.enum(['enabled', 'paused', 'disabled']),
    consecutiveFailures: z.int().describe('At 20 the webhook is disabled; saving it enables it again.'),
    hasSecret: z.boolean(),
  })
  .openapi('WebhookConfig');

const Secret = z.string().openapi({ description: 'Shown only once.', example: 'whsec_…' });

const Health = z
  .object({
    status: z
      .enum(['healthy', 'failing', 'disabled', 'paused', 'no_deliveries_yet'])
      .describe(
        '`no_deliveries_yet` also after the webhook was saved again and not tried since; `lastFailure` then tells of a failure before that.',
      ),
    consecutiveFailures: z.int(),
    lastDeliveredAt: timeOrNull(),
    lastFailure: z
      .object({ at: time(), httpStatus: z.int().nullable(), code: z.string() })
      .nullable()
      .describe('The newest failed attempt.'),
    last24Hours: z
      .object({ delivered: z.int(), failed: z.int(), retrying: z.int(), undelivered: z.int() })
      .describe('The number of events of the last 24 hours, by the status of their delivery.'),
  })
  .openapi('WebhookHealth');

const TestAnswer = z
  .object({
    delivered: z.boolean(),
    code: z.string().describe('How it ended, such as `delivered`, `http_500` or `dns_not_found`.'),
    httpStatus: z.int().nullable(),
    durationMs: z.int(),
    responseBody: z.string().nullable().describe('At most 16 KiB of the response.'),
    happened: z.string().describe('What happened, in a sentence.'),
    todo: z.string().nullable().describe('What to do about it; null if it was delivered.'),
  })
  .openapi('TestAnswer');

const about = { tag: 'Webhook', action: 'webhook.manage' } as const;

export function webhookConfig(parts: ApiContext): readonly DeclaredEndpoint[] {
  return [...settings(parts), ...switches(parts), ...checks(parts)];
}

function settings(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db, wake } = parts;
  const read = managementEndpoint(parts, {
    ...about,
    id: 'readWebhook',
    method: 'get',
    path: '/webhooks/config',
    summary: 'Read the webhook',
    description: 'Where votes are delivered, and the state of the webhook.',
    response: Config,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      const webhook = await readWebhook(db, token.listingId);
      return webhook ? respond(shown(webhook)) : noWebhook();
    },
  });
  const save = managementEndpoint(parts, {
    ...about,
    id: 'saveWebhook',
    method: 'put',
    path: '/webhooks/config',
    summary: 'Set the webhook’s URL',
    description: `Enables a disabled webhook and resets its failures. The first save creates the signing secret, which is shown only once. The host must resolve to public addresses. The webhook URL of a ${CHAT_NAMES} channel gets formatted messages.`,
    body: z.object({
      url: text(1, URL_MAX_CHARACTERS).openapi({ example: 'https://bot.example/votes' }),
    }),
    response: Config.extend({ secret: Secret.nullable() }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    async handle({ token, body: { url }, respond }) {
      const { listingId } = token;
      const saved = await saveWebhook(parts, { listingId, url, by: byToken(token) });
      if (!saved.ok && saved.code === 'listing_gone') return problem('NOT_FOUND', ENGLISH.text(saved.sentence));
      if (!saved.ok && saved.code === 'still_ending') return problem('CONFLICT', ENGLISH.text(saved.sentence));
      if (!saved.ok) return validationProblem([{ field: 'url', message: ENGLISH.text(saved.sentence) }]);
      wake();
      const webhook = await readWebhook(db, listingId);
      return webhook ? respond({ ...shown(webhook), secret: saved.secret }) : noWebhook();
    },
  });
  const remove = managementEndpoint(parts, {
    ...about,
    id: 'removeWebhook',
    method: 'delete',
    path: '/webhooks/config',
    summary: 'Remove the webhook',
    description: 'Waiting deliveries end undelivered. The log is kept. Safe to repeat.',
    response: z.object({ deleted: z.boolean() }),
    refusals: [],
    handle: async ({ token, respond }) =>
      respond({ deleted: await removeWebhook(db, token.listingId, byToken(token)) }),
  });
  return [read, save, remove];
}

function switches(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db } = parts;
  const state = async (listingId: string, respond: (webhook: z.infer<typeof Config>) => Response) => {
    const webhook = await readWebhook(db, listingId);
    return webhook ? respond(shown(webhook)) : noWebhook();
  };
  const rotate = managementEndpoint(parts, {
    ...about,
    id: 'rotateSecret',
    method: 'post',
    path: '/webhooks/config/rotate-secret',
    summary: 'Rotate the signing secret',
    description:
      'The new secret is shown only once. `X-Webhook-Signature` uses it at once; for 24 hours, `webhook-signature` also contains a signature with the old one.',
    response: z.object({ secret: Secret }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    async handle({ token, respond }) {
      const secret = await rotateSecret(parts, token.listingId, byToken(token));
      if (secret) return respond({ secret });
      const webhook = await readWebhook(db, token.listingId);
      return webhook ? problem('CONFLICT', 'Messages to a chat channel are not signed.') : noWebhook();
    },
  });
  const pause = managementEndpoint(parts, {
    ...about,
    id: 'pauseWebhook',
    method: 'post',
    path: '/webhooks/config/pause',
    summary: 'Pause deliveries',
    description:
      'Deliveries wait until you resume; the time does not count against them. A disabled webhook stays disabled. Safe to repeat.',
    response: Config,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      await pauseWebhook(db, token.listingId, byToken(token));
      return state(token.listingId, respond);
    },
  });
  const resume = managementEndpoint(parts, {
    ...about,
    id: 'resumeWebhook',
    method: 'post',
    path: '/webhooks/config/resume',
    summary: 'Resume deliveries',
    description: 'Waiting deliveries are sent in the order of the votes. Safe to repeat.',
    response: Config,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      await resumeWebhook(parts, token.listingId, byToken(token));
      return state(token.listingId, respond);
    },
  });
  return [rotate, pause, resume];
}

function checks(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db } = parts;
  const test = managementEndpoint(parts, {
    ...about,
    id: 'testWebhook',
    method: 'post',
    path: '/webhooks/test',
    summary: 'Send a test event',
    description:
      'Sends one event with `test` true and eventId `test`, and returns the receiver’s response and advice. It is logged, but affects neither the health nor the statistics. A disabled webhook can be tested too. At most 10 a minute.',
    response: TestAnswer,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      const who = { listingId: token.listingId, userId: token.id };
      const sent = await sendTestEvent(parts, who);
      if (sent.ok) return respond(asTestAnswer(sent));
      if (sent.reason === 'no_webhook') return noWebhook();
      const { retryAfterSeconds } = sent;
      return problem('RATE_LIMITED', `At most 10 test events a minute; try again in ${retryAfterSeconds} seconds.`, {
        headers: { 'Retry-After': String(retryAfterSeconds) },
      });
    },
  });
  const health = managementEndpoint(parts, {
    ...about,
    id: 'readHealth',
    method: 'get',
    path: '/webhooks/health',
    summary: 'Read the webhook’s health',
    description: 'The same summary as in the dashboard.',
    response: Health,
    refusals: ['NOT_FOUND'],
    async handle({ token, respond }) {
      const summary = await readHealth(db, token.listingId);
      if (!summary) return noWebhook();
      return respond(summary);
    },
  });
  return [test, health];
}

function shown({ urlShown, format, state, consecutiveFailures, hasSecret }: Webhook): z.infer<typeof Config> {
  return { url: urlShown, format, state, consecutiveFailures, hasSecret };
}

type Sent = Extract<TestEventResult, { ok: true }>;

function asTestAnswer({ answer, happened, todo }: Sent): z.infer<typeof TestAnswer> {
  const { code, httpStatus, durationMs, responseBody } = answer;
  const delivered = answer.verdict === 'delivered';
  return {
    delivered,
    code,
    httpStatus,
    durationMs,
    responseBody,
    happened: ENGLISH.text(happened),
    todo: todo && ENGLISH.text(todo),
  };
}
