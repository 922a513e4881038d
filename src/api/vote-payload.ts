// The request that a webhook receives, for the OpenAPI description: §2.1 and §2.2 as a schema, type-checked against the
// SDK's own types.
import { z } from '@hono/zod-openapi';
import { type AnnulmentPayload, TEST_EVENT_ID, type VotePayload } from '@plaudit/sdk/contract';
import { GAMES } from '../listings/listing.ts';
import { timeText } from './schemas.ts';

const vote = {
  listingId: z.string().describe('ID of the listing.'),
  userId: z.string().describe('Platform user ID of the voter.'),
  votedAt: timeText(),
  nextVoteAt: timeText().describe('12 hours after the vote for bots, 24 hours for games.'),
  weight: z.number().describe('The weight in rankings. The public count always grows by exactly 1.'),
};

const BotVote = z.object({ ...vote, listingType: z.literal('bot') });

const GameVote = z.object({
  ...vote,
  listingType: z.literal('game'),
  game: z.enum(GAMES),
  playerName: z.string().nullable().describe('The player to reward; null if none was named.'),
});

/** Version 1 may gain fields but never loses any (§9.2). */
export const VotePayloadSchema = z
  .object({
    event: z.literal('vote.created'),
    version: z.literal(1),
    eventId: z.string().describe('The same in all retries and redeliveries: deduplicate by it.'),
    timestamp: timeText().describe('When this delivery was built.'),
    test: z.boolean().describe('True for test events: give no reward.'),
    data: z.discriminatedUnion('listingType', [BotVote, GameVote]),
  })
  .openapi('VotePayload') satisfies z.ZodType<VotePayload>;

const annulled = {
  voteEventId: z.string().describe('The eventId of the vote, which may never have been delivered.'),
  reason: z.string().describe('Why, in the words of the site’s staff.'),
};

/** Sent only to webhooks for which these events are switched on (decision P413). */
export const AnnulmentPayloadSchema = z
  .object({
    event: z.enum(['vote.annulled', 'vote.restored']),
    version: z.literal(1),
    eventId: z.string().describe('Of this event: deduplicate by it.'),
    timestamp: timeText().describe('When this delivery was built.'),
    test: z.literal(false),
    data: z.discriminatedUnion('listingType', [BotVote.extend(annulled), GameVote.extend(annulled)]),
  })
  .openapi('AnnulmentPayload') satisfies z.ZodType<AnnulmentPayload>;

/** The headers of a delivery (§2.2, decision D13). */
export function deliveryHeadersSchema(serviceName: string, event = 'vote.created') {
  const own = `X-${serviceName}`;
  return z.object({
    [`${own}-Event`]: z.literal(event),
    [`${own}-Event-Id`]: z.string().describe('The eventId: deduplicate by it.'),
    [`${own}-Delivery`]: z.uuid().describe('Different for each attempt: for logs, never for deduplication.'),
    [`${own}-Attempt`]: z.int().min(1).describe('Attempt number.'),
    'X-Webhook-Signature': z
      .string()
      .optional()
      .describe('`sha256=` and the hexadecimal HMAC-SHA256 of the exact body bytes. Sent when a secret is set.'),
    'webhook-id': z.string().optional().describe('Standard Webhooks: the message ID.'),
    'webhook-timestamp': z.string().optional().describe('Standard Webhooks: the time in seconds since 1970.'),
    'webhook-signature': z.string().optional().describe('Standard Webhooks: one or two signatures, `v1,…`.'),
  });
}

const MOMENTS = { votedAt: '2026-02-01T12:00:00.000Z', timestamp: '2026-02-01T12:00:00.000Z' };

function example(summary: string, eventId: string, data: VotePayload['data']) {
  const { timestamp } = MOMENTS;
  const value: VotePayload = {
    event: 'vote.created',
    version: 1,
    eventId,
    timestamp,
    test: eventId === TEST_EVENT_ID,
    data,
  };
  return { summary, value };
}

const shared = { userId: '123456789012345678', votedAt: MOMENTS.votedAt, weight: 2 };
const botVote = {
  listingId: '100000000000000001',
  listingType: 'bot' as const,
  ...shared,
  nextVoteAt: '2026-02-02T00:00:00.000Z',
};
const gameVote = {
  listingId: 'lst_survival',
  listingType: 'game' as const,
  ...shared,
  nextVoteAt: '2026-02-02T12:00:00.000Z',
  game: 'minecraft' as const,
};

/** An example of each kind of vote. */
export const PAYLOAD_EXAMPLES = {
  bot: example('A vote for a bot', '019c1912fa007abc8000000000000001', botVote),
  player: example('A vote that names a player', '019c1912fa007abc8000000000000002', {
    ...gameVote,
    playerName: 'Steve_1',
  }),
  nobody: example('A vote that names no player', '019c1912fa007abc8000000000000003', {
    ...gameVote,
    playerName: null,
  }),
  test: example('A test event', TEST_EVENT_ID, botVote),
};
