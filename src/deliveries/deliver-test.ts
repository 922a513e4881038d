// Sends a test event or a test vote at once and waits for the response, so that the person who pressed the button sees
// it (decision D11). It makes one attempt outside the endpoint's lease, which is logged and never counted, and works on
// a disabled webhook too.

import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { ReceiverCheckKind } from '../db/delivery-tables.ts';
import type { LoadTargets } from '../endpoints/targets.ts';
import type { EndpointVersion } from '../endpoints/webhook-queries.ts';
import { type ChannelFor, type OnListenerStep, sendAttempt } from './attempt.ts';
import { endTest, hasTestEnded, markProbe, startTest } from './deliver-test-queries.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { insertTestEvent, type NewEvent } from './enqueue-queries.ts';

export interface TestDeliveryDependencies {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  readonly channelFor: ChannelFor;
  readonly changes: Pick<DeliveryChanges, 'publishEvents'>;
}

export interface TestOptions {
  readonly onStep?: OnListenerStep | undefined;
  /** For a self-check of the receiver: which step this is, and how it changes the target. */
  readonly probe?: ReceiverCheckKind;
  readonly change?: (target: Target) => Target;
}

/** Returns null when the endpoint has no settings. */
export function deliverTest(
  parts: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: NewEvent,
  options: TestOptions = {},
): Promise<AttemptResult | null> {
  const { probe } = options;
  const mayStart = async (transaction: Connection) => {
    await insertTestEvent(transaction, event);
    if (probe) await markProbe(transaction, event.eventId, probe);
    return true;
  };
  const onStarted = () => parts.changes.publishEvents(event.listingId);
  return attemptNow(parts, endpoint, event, { ...options, mayStart, onStarted });
}

/** Makes one more attempt at a test event that has ended. Also returns null while it is being redelivered. */
export function redeliverTest(
  parts: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: SentEvent,
): Promise<AttemptResult | null> {
  const mayStart = (transaction: Connection) => hasTestEnded(transaction, endpoint.endpointId, event.eventId);
  return attemptNow(parts, endpoint, event, { mayStart });
}

type SentEvent = Pick<NewEvent, 'eventId' | 'body'>;

interface AttemptOptions extends TestOptions {
  /** Called in the transaction that starts the attempt. */
  readonly mayStart: (transaction: Connection) => Promise<boolean>;
  /** Called after its commit. */
  readonly onStarted?: () => void;
}

async function attemptNow(
  { db, loadTargets, channelFor }: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: SentEvent,
  { onStep, change = (target) => target, mayStart, onStarted }: AttemptOptions,
): Promise<AttemptResult | null> {
  const target = (await loadTargets(db, [endpoint])).get(endpoint.endpointId);
  if (!target) return null;
  const started = await db.transaction().execute(async (transaction) => {
    if (!(await mayStart(transaction))) return null;
    return startTest(transaction, endpoint.endpointId, event.eventId);
  });
  if (!started) return null;
  onStarted?.();
  faultPoint('test.started');
  const { attempt, startedAtMs } = started;
  const channel = channelFor(change(target), onStep);
  const { signal } = new AbortController();
  const result = await sendAttempt(channel, { ...attempt, body: event.body }, startedAtMs, signal);
  faultPoint('test.responded');
  const state = result.verdict === 'retryable' ? 'undelivered' : result.verdict;
  await endTest(db, { attempt, startedAtMs, result, trigger: 'test', outcome: { state } });
  return result;
}
