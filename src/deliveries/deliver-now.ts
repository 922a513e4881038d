// Sends a test event or a test vote at once and waits for the answer, so that the person who pressed the button sees it (decision
// D11). One attempt, outside the endpoint's lease, logged and never counted; works on a disabled webhook too.
import type { Answer } from '../channels/channel.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Connection, Db } from '../db/database.ts';
import type { Probe } from '../db/schema.ts';
import type { LoadTargets, Target, Versioned } from '../endpoints/targets.ts';
import { beginTest, endTest, hasEnded, markProbe } from './deliver-now-queries.ts';
import { insertEvents, type NewEvent } from './enqueue-queries.ts';
import { resultRow } from './record-outcomes.ts';
import { type ChannelFor, send, type Watch } from './send.ts';

export interface DeliverNowParts {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  readonly channelFor: ChannelFor;
}

export interface Manner {
  /** Told what happens while it happens. */
  readonly watch?: Watch | undefined;
  /** What it tries, and how its target differs for that: a self-check of the receiver. */
  readonly probe?: Probe;
  readonly change?: (target: Target) => Target;
}

/** Null when the endpoint has no settings (any more). */
export function deliverNow(
  parts: DeliverNowParts,
  endpoint: Versioned,
  event: NewEvent,
  manner: Manner = {},
): Promise<Answer | null> {
  const { probe } = manner;
  return attemptNow(parts, endpoint, event, manner, async (transaction) => {
    await insertEvents(transaction, [event], true);
    if (probe) await markProbe(transaction, event.eventId, probe);
    return true;
  });
}

/** One more attempt at a test event that has ended, with the next number; null also when somebody is having it sent again. */
export function deliverAgainNow(
  parts: DeliverNowParts,
  endpoint: Versioned,
  event: SentEvent,
): Promise<Answer | null> {
  return attemptNow(parts, endpoint, event, {}, (transaction) =>
    hasEnded(transaction, endpoint.endpointId, event.eventId),
  );
}

type SentEvent = Pick<NewEvent, 'eventId' | 'body'>;

async function attemptNow(
  { db, loadTargets, channelFor }: DeliverNowParts,
  endpoint: Versioned,
  event: SentEvent,
  { watch, change = (target) => target }: Manner,
  mayBegin: (transaction: Connection) => Promise<boolean>,
): Promise<Answer | null> {
  const target = (await loadTargets(db, [endpoint])).get(endpoint.endpointId);
  if (!target) return null;
  const begun = await db.transaction().execute(async (transaction) => {
    if (!(await mayBegin(transaction))) return null;
    return beginTest(transaction, endpoint.endpointId, event.eventId);
  });
  if (!begun) return null;
  faultPoint('test.begun');
  const attempt = { ...begun.attempt, failures: null, is_test: true };
  const { startedAtMs } = begun;
  const sent = { ...attempt, body: event.body };
  const { signal } = new AbortController();
  const answer = await send((to) => channelFor(to, watch), change(target), sent, startedAtMs, signal);
  faultPoint('test.answered');
  const state = answer.verdict === 'retryable' ? 'undelivered' : answer.verdict;
  await endTest(db, resultRow({ attempt, startedAtMs, answer }, { state }, 'test'));
  return answer;
}
