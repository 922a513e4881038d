// Sends a test event (§1, decision D11): a delivery to the listing's webhook that is marked as a test, and whose result
// is returned at once.
import type { AttemptResult } from '../channels/channel.ts';
import { type AttemptExplanation, explainAttempt } from '../channels/diagnosis.ts';
import type { Settings } from '../config/settings.ts';
import { consume } from '../db/rate-limit.ts';
import { deliverTest, type TestDeliveryDependencies } from '../deliveries/deliver-test.ts';
import type { NewEvent } from '../deliveries/enqueue-queries.ts';
import { selectEndpointVersion } from '../endpoints/webhook-queries.ts';
import { selectVotableListing, type VotableListing } from './votable-listing-queries.ts';
import { testEventBody } from './vote-event.ts';

/** Enough to try things out, too few to overload someone else's server. */
const TESTS_PER_MINUTE = 10;

export interface TestEventDependencies extends TestDeliveryDependencies {
  readonly site: Pick<Settings, 'planWeights'>;
}

export type TestEventResult =
  /** `todo` is null if the test was delivered. */
  | ({ readonly ok: true; readonly answer: AttemptResult } & AttemptExplanation)
  | { readonly ok: false; readonly reason: 'no_webhook' }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

/** `userId`: the person who requested the test, whom the event names as the voter. */
export async function sendTestEvent(
  parts: TestEventDependencies,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<TestEventResult> {
  const { db } = parts;
  const found = await selectVotableListing(db, listingId);
  const endpoint = found && (await selectEndpointVersion(db, listingId, 'webhook'));
  if (!endpoint) return { ok: false, reason: 'no_webhook' };
  const spent = await consume(db, {
    key: `test:${endpoint.endpointId}`,
    limit: TESTS_PER_MINUTE,
    windowSeconds: 60,
  });
  if (!spent.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: spent.resetSeconds };
  const answer = await deliverTest(parts, endpoint, makeTestEvent(parts.site, found, { userId }));
  return answer ? { ok: true, answer, ...explainAttempt(answer) } : { ok: false, reason: 'no_webhook' };
}

interface TestVoter {
  /** The person who requested the test, whom the event names as the voter. */
  readonly userId: string;
  readonly playerName?: string;
}

/** Creates an event that is marked as a test. */
export function makeTestEvent(
  { planWeights }: Pick<Settings, 'planWeights'>,
  { listing, eventId, now }: VotableListing,
  { userId, playerName = 'TestPlayer' }: TestVoter,
): NewEvent {
  const body = testEventBody({
    listing,
    eventId,
    userId,
    playerName: listing.game === 'minecraft' ? playerName : null,
    weight: planWeights[listing.plan],
    votedAt: now,
    recordedAt: now,
  });
  return { eventId, listingId: listing.id, body, recordedAt: now };
}
