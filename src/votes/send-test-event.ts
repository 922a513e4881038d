// Send test event (§1, decision D11): a marked delivery to the listing's webhook, answered to whoever asked for it.
import { spend } from '../access/spend.ts';
import type { Answer } from '../channels/channel.ts';
import type { Plan } from '../config.ts';
import { type DeliverNowParts, deliverNow } from '../deliveries/deliver-now.ts';
import { endpointVersion } from '../endpoints/queries.ts';
import { openBallot } from './queries.ts';
import { testEventBody } from './vote-event.ts';

/** Enough to try things out, too few to lean on somebody else's server. */
const TESTS_PER_MINUTE = 10;

export interface TestEventParts extends DeliverNowParts {
  readonly planWeights: Readonly<Record<Plan, number>>;
}

export type TestEventResult =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: 'no_webhook' }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

/** `userId`: who asked; stands in the event as the voter. */
export async function sendTestEvent(
  parts: TestEventParts,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<TestEventResult> {
  const { db } = parts;
  const ballot = await openBallot(db, listingId);
  const endpoint = ballot && (await endpointVersion(db, listingId, 'webhook'));
  if (!endpoint) return { ok: false, reason: 'no_webhook' };
  const spent = await spend(db, {
    key: `test:${endpoint.endpointId}`,
    limit: TESTS_PER_MINUTE,
    windowSeconds: 60,
  });
  if (!spent.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: spent.resetSeconds };
  const { listing, eventId, now } = ballot;
  const body = testEventBody({
    listing,
    eventId,
    userId,
    playerName: listing.game === 'minecraft' ? 'TestPlayer' : null,
    weight: parts.planWeights[listing.plan],
    votedAt: now,
    recordedAt: now,
  });
  const answer = await deliverNow(parts, endpoint, { eventId, listingId, body, recordedAt: now });
  return answer ? { ok: true, answer } : { ok: false, reason: 'no_webhook' };
}
