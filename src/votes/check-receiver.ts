// The self-check of a receiver (decision P54): sends test events that are genuine, repeated, forged, unsigned and
// stale, each as a logged attempt, and grades the receiver's responses. None of it counts for health (decision D6);
// each is marked as a test.
import { randomBytes } from 'node:crypto';
import type { AttemptResult } from '../channels/channel.ts';
import { isSignedFormat, type Target, type WebhookFormat } from '../channels/registry.ts';
import type { ReceiverCheckKind } from '../db/delivery-tables.ts';
import { consume } from '../db/rate-limit.ts';
import { deliverTest, redeliverTest } from '../deliveries/deliver-test.ts';
import { selectEndpointVersion } from '../endpoints/webhook-queries.ts';
import { type CheckGrade, type CheckStep, gradeStep } from './grade-receiver.ts';
import { makeTestEvent, type TestEventDependencies } from './send-test-event.ts';
import { selectVotableListing } from './votable-listing-queries.ts';

/** One check makes five requests to someone else's server. */
export const CHECKS_IN_FIVE_MINUTES = 3;

export interface CheckedStep {
  readonly step: CheckStep;
  readonly grade: CheckGrade;
  readonly code: string;
  readonly httpStatus: number | null;
  readonly durationMs: number;
}

export type ReceiverCheckResult =
  | { readonly ok: true; readonly steps: readonly CheckedStep[] }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'chat' | 'no_secret' }
  | { readonly ok: false; readonly reason: 'rate_limited'; readonly retryAfterSeconds: number };

/** `userId`: the person who requested the check, whom the events name as the voter. */
export async function checkReceiver(
  parts: TestEventDependencies,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<ReceiverCheckResult> {
  const { db, loadTargets } = parts;
  const endpoint = await selectEndpointVersion(db, listingId, 'webhook');
  const target = endpoint && (await loadTargets(db, [endpoint])).get(endpoint.endpointId);
  if (!endpoint || !target || !isWebhook(target)) return { ok: false, reason: 'no_webhook' };
  if (!isSignedFormat(target.format)) return { ok: false, reason: 'chat' };
  if (target.secrets.length === 0) return { ok: false, reason: 'no_secret' };
  const key = `selfcheck:${endpoint.endpointId}`;
  const spent = await consume(db, { key, limit: CHECKS_IN_FIVE_MINUTES, windowSeconds: 300 });
  if (!spent.ok) return { ok: false, reason: 'rate_limited', retryAfterSeconds: spent.resetSeconds };

  const send = async (probe: ReceiverCheckKind) => {
    const found = await selectVotableListing(db, listingId);
    if (!found) return null;
    const event = makeTestEvent(parts.site, found, { userId });
    const answer = await deliverTest(parts, endpoint, event, { probe, change: CHANGES[probe] });
    return answer && { event, answer };
  };
  const genuine = await send('good');
  if (!genuine) return { ok: false, reason: 'no_webhook' };
  const good = checked('good', genuine.answer);
  // A receiver that rejects the genuine request would reject the rest for the same reason, so their results would be
  // meaningless.
  if (good.grade !== 'good') return { ok: true, steps: [good] };
  const [forged, unsigned, stale, repeated] = await Promise.all([
    send('forged'),
    send('unsigned'),
    send('stale'),
    redeliverTest(parts, endpoint, genuine.event),
  ]);
  const steps = [
    repeated && checked('repeated', repeated),
    forged && checked('forged', forged.answer),
    unsigned && checked('unsigned', unsigned.answer),
    stale && checked('stale', stale.answer),
  ];
  return { ok: true, steps: [good, ...steps.filter((step) => step !== null)] };
}

type Change = (target: Target) => Target;

function isWebhook(target: Target): target is Extract<Target, { format: WebhookFormat }> {
  return target.format !== 'unreadable' && target.format !== 'listener';
}

const signedWith =
  (secrets: () => readonly string[]): Change =>
  (target) =>
    isWebhook(target) ? { ...target, secrets: secrets() } : target;

const CHANGES: Readonly<Record<ReceiverCheckKind, Change>> = {
  good: (target) => target,
  forged: signedWith(() => [`whsec_${randomBytes(32).toString('base64')}`]),
  unsigned: signedWith(() => []),
  stale: (target) => (isWebhook(target) ? { ...target, stale: true } : target),
};

function checked(step: CheckStep, answer: AttemptResult): CheckedStep {
  const { code, httpStatus, durationMs } = answer;
  return { step, grade: gradeStep(step, answer), code, httpStatus, durationMs: Math.round(durationMs) };
}
