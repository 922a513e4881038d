// Trying out the live stream over the API: test events, and what a developer's machine responded to a forwarded event.

import { z } from '@hono/zod-openapi';
import { formatEventId } from '../core/ids.ts';
import { NAME_MAX_CHARACTERS, URL_MAX_CHARACTERS } from '../core/limits.ts';
import { ENGLISH } from '../messages/translations.ts';
import { recordForward } from '../stream/forwards.ts';
import { STREAM_TESTS_PER_MINUTE, sendStreamTest } from '../stream/send-stream-test.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { problem, validationProblem } from './problems.ts';
import { limitPerMinute, type NamedRateLimit, withRateLimit } from './rate-limited.ts';
import { text, wholeNumber } from './schemas.ts';
import { STREAM_TAG } from './stream.ts';
import { frameId } from './stream-consumers.ts';

const MAX_ERROR_CHARACTERS = 500;
const MAX_FORWARD_MS = 3_600_000;

const forwards = limitPerMinute('stream-forwards', 'stream-forwards', 120);

/** Each is stored for 30 days. */
const FORWARDS_PER_DAY = 5_000;

function forwardsPerDay({ listingId }: { readonly listingId: string }): NamedRateLimit {
  const key = `stream-forwards-day:${listingId}`;
  return { name: 'stream-forwards-day', key, limit: FORWARDS_PER_DAY, windowSeconds: 86_400 };
}

export function streamTests(parts: ApiContext): readonly DeclaredEndpoint[] {
  return [test(parts), forward(parts)];
}

function test(parts: ApiContext): DeclaredEndpoint {
  return endpoint({
    id: 'testStream',
    method: 'post',
    path: '/webhooks/stream/test',
    tag: STREAM_TAG,
    action: 'webhook.manage',
    summary: 'Send a test event to the streams',
    description: `A \`test\` frame for the open streams of the listing, also without a webhook; a webhook does not get it. At most ${STREAM_TESTS_PER_MINUTE} a minute.`,
    body: z.object({
      playerName: text(1, NAME_MAX_CHARACTERS)
        .optional()
        .describe('The player that the event names, on `minecraft` listings.'),
    }),
    response: z.object({ id: z.string().describe('The `id` of the frame.') }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    async handle({ token, body: { playerName }, respond }) {
      const sent = await sendStreamTest(parts, { listingId: token.listingId, userId: token.id, playerName });
      if (sent.ok) return respond({ id: formatEventId(sent.eventId) });
      switch (sent.reason) {
        case 'no_listing':
          return problem('NOT_FOUND', 'This listing is gone.');
        case 'player_name':
          return validationProblem([{ field: 'playerName', message: ENGLISH.text(sent.sentence) }]);
        case 'rate_limited': {
          const seconds = sent.retryAfterSeconds;
          const detail = `At most ${STREAM_TESTS_PER_MINUTE} test events a minute; try again in ${seconds} seconds.`;
          return problem('RATE_LIMITED', detail, { headers: { 'Retry-After': String(seconds) } });
        }
      }
    },
  });
}

function forward({ db }: ApiContext): DeclaredEndpoint {
  return endpoint({
    id: 'recordForward',
    method: 'post',
    path: '/webhooks/stream/forwards',
    tag: STREAM_TAG,
    action: 'votes.read',
    // A note about something that was read.
    readOnly: true,
    summary: 'Record the result of a forwarded event',
    description:
      'What `plaudit listen` reports after it has forwarded an event. Shown with the event in the delivery log for 30 days; it affects neither retries nor the health of the webhook.',
    body: z.object({
      id: frameId().describe('The `id` of the event’s frame.'),
      to: text(1, URL_MAX_CHARACTERS).openapi({ example: 'http://localhost:3000/votes' }),
      status: wholeNumber(100, 999).nullable().describe('The HTTP status; null without a response.'),
      durationMs: wholeNumber(0, MAX_FORWARD_MS).nullable(),
      error: text(1, MAX_ERROR_CHARACTERS).nullable().describe('What went wrong; null if there was a response.'),
    }),
    response: z.object({ recorded: z.boolean() }),
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    handle: ({ token, body: { id: eventId, ...result }, respond }) =>
      withRateLimit(db, forwards(token), () =>
        withRateLimit(db, forwardsPerDay(token), async () => {
          const recorded = await recordForward(db, { listingId: token.listingId, eventId }, result);
          if (recorded) return respond({ recorded: true });
          return problem('NOT_FOUND', 'This listing has no event with this ID, or it is older than 90 days.');
        }),
      ),
  });
}
