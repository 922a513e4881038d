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
import { sendTestEvent, type TestEventResult } from '../votes/send-test-event.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint, noWebhook } from './management-endpoint.ts';
import { problem, validationProblem } from './problems.ts';
import { text, time, timeOrNull } from './schemas.ts';

const Config = z
  .object({
    url: z.string().describe('The endpoint; masked where it is a chat channel, whose URL is a secret.'),
    format: z.enum(WEBHOOK_FORMATS).openapi({
      description: WEBHOOK_CHANNELS.map(({ format, sends }) => `\`${format}\`: ${sends}.`).join(' '),
    }),
    state: z.enum(['enabled', 'paused', 'disabled']),
    consecutiveFailures: z.int().describe('At 20 the webhook is disabled; saving it enables it again.'),
    hasSecret: z.boolean(),
  })
  .openapi('WebhookConfig');

const Secret = z.string().openapi({ description: 'Shown this once.', example: 'whsec_…' });

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
      .describe('Events cast in the last 24 hours, by where their delivery stands.'),
  })
  .openapi('WebhookHealth');

const TestAnswer = z
  .object({
    delivered: z.boolean(),
    code: z.string().describe('How it ended, such as `delivered`, `http_500` or `dns_not_found`.'),
    httpStatus: z.int().nullable(),
    durationMs: z.int(),
    responseBody: z.string().nullable().describe('At most 16 KiB of what the receiver answered.'),
    happened: z.string().describe('What happened, in a sentence.'),
    todo: z.string().nullable().describe('What to do about it; null when it was delivered.'),
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
    description: 'Where votes are delivered, and how the webhook stands.',
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
    description: `Saving enables a disabled webhook with a clean slate. The first save makes the signing secret and shows it this once. The host must resolve to public addresses. A ${CHAT_NAMES} channel’s webhook URL gets ready-made messages.`,
    body: z.object({
      url: text(1, URL_MAX_CHARACTERS).openapi({ example: 'https://bot.example/votes' }),
    }),
    response: Config.extend({ secret: Secret.nullable() }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    async handle({ token, body: { url }, respond }) {
      const { listingId } = token;
      const saved = await saveWebhook(parts, { listingId, url, by: byToken(token) });
      if (!saved.ok && saved.code === 'listing_gone') return problem('NOT_FOUND', saved.sentence);
      if (!saved.ok && saved.code === 'still_ending') return problem('CONFLICT', saved.sentence);
      if (!saved.ok) return validationProblem([{ field: 'url', message: saved.sentence }]);
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
    description: 'What still waits ends undelivered; the log stays. Safe to repeat.',
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
    summary: 'Make a new signing secret',
    description:
      'Shown this once. For 24 hours the `webhook-signature` header carries the old secret’s signature too; `X-Webhook-Signature` uses the new one at once.',
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
      'Deliveries are held until resumed; no clock of theirs runs. A disabled webhook stays disabled. Safe to repeat.',
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
    description: 'Held deliveries go out in the order of the votes. Safe to repeat.',
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
      'One delivery with `test` true and eventId `test`, answered with what the receiver said and what to do about it. It is logged and counts for nothing; a disabled webhook can be tested too. At most 10 a minute.',
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
    description: 'The health summary of the dashboard.',
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
  return { delivered, code, httpStatus, durationMs, responseBody, happened, todo };
}
