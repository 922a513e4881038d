// Sends a test event or a test vote at once and waits for the answer, so that the person who pressed the button sees it (decision
// D11). One attempt, outside the endpoint's lease, logged and never counted; works on a disabled webhook too.
import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { ReceiverCheckKind } from '../db/schema.ts';
import type { EndpointVersion, LoadTargets } from '../endpoints/targets.ts';
import { endTest, hasTestEnded, markProbe, startTest } from './deliver-test-queries.ts';
import { insertEvents, type NewEvent } from './enqueue-queries.ts';
import { resultRow } from './record-outcomes.ts';
import { type ChannelFor, type OnListenerStep, sendAttempt } from './send.ts';

export interface TestDeliveryDependencies {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  readonly channelFor: ChannelFor;
}

export interface TestOptions {
  /** Told what happens while it happens. */
  readonly watch?: OnListenerStep | undefined;
  /** What it tries, and how its target differs for that: a self-check of the receiver. */
  readonly probe?: ReceiverCheckKind;
  readonly change?: (target: Target) => Target;
}

/** Null when the endpoint has no settings (any more). */
export function deliverTest(
  parts: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: NewEvent,
  manner: TestOptions = {},
): Promise<AttemptResult | null> {
  const { probe } = manner;
  return attemptNow(parts, endpoint, event, manner, async (transaction) => {
    await insertEvents(transaction, [event], true);
    if (probe) await markProbe(transaction, event.eventId, probe);
    return true;
  });
}

/** One more attempt at a test event that has ended, with the next number; null also when somebody is having it sent again. */
export function redeliverTest(
  parts: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: SentEvent,
): Promise<AttemptResult | null> {
  return attemptNow(parts, endpoint, event, {}, (transaction) =>
    hasTestEnded(transaction, endpoint.endpointId, event.eventId),
  );
}

type SentEvent = Pick<NewEvent, 'eventId' | 'body'>;

async function attemptNow(
  { db, loadTargets, channelFor }: TestDeliveryDependencies,
  endpoint: EndpointVersion,
  event: SentEvent,
  { watch, change = (target) => target }: TestOptions,
  mayBegin: (transaction: Connection) => Promise<boolean>,
): Promise<AttemptResult | null> {
  const target = (await loadTargets(db, [endpoint])).get(endpoint.endpointId);
  if (!target) return null;
  const begun = await db.transaction().execute(async (transaction) => {
    if (!(await mayBegin(transaction))) return null;
    return startTest(transaction, endpoint.endpointId, event.eventId);
  });
  if (!begun) return null;
  faultPoint('test.begun');
  const attempt = { ...begun.attempt, failures: null, is_test: true };
  const { startedAtMs } = begun;
  const sent = { ...attempt, body: event.body };
  const { signal } = new AbortController();
  const answer = await sendAttempt((to) => channelFor(to, watch), change(target), sent, startedAtMs, signal);
  faultPoint('test.answered');
  const state = answer.verdict === 'retryable' ? 'undelivered' : answer.verdict;
  await endTest(db, resultRow({ attempt, startedAtMs, answer }, { state }, 'test'));
  return answer;
}
