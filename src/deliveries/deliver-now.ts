// Sends a test event or a test vote at once and waits for the answer, so that the person who pressed the button sees it (decision
// D11). One attempt, outside the endpoint's lease, logged and never counted; works on a disabled webhook too.
import type { Answer } from '../channels/channel.ts';
import { faultPoint } from '../core/fault-point.ts';
import type { Db } from '../db/database.ts';
import type { LoadTargets, Versioned } from '../endpoints/targets.ts';
import { beginTest, endTest } from './deliver-now-queries.ts';
import { insertEvents, type NewEvent } from './enqueue-queries.ts';
import { resultRow } from './record-outcomes.ts';
import { type ChannelFor, send, type Watch } from './send.ts';

export interface DeliverNowParts {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  readonly channelFor: ChannelFor;
}

/** `watch` is told what happens while it happens. Null when the endpoint has no settings (any more). */
export async function deliverNow(
  parts: DeliverNowParts,
  endpoint: Versioned,
  event: NewEvent,
  watch?: Watch,
): Promise<Answer | null> {
  const { db, loadTargets, channelFor } = parts;
  const target = (await loadTargets(db, [endpoint])).get(endpoint.endpointId);
  if (!target) return null;
  const begun = await db.transaction().execute(async (transaction) => {
    await insertEvents(transaction, [event], true);
    return beginTest(transaction, endpoint.endpointId, event.eventId);
  });
  faultPoint('test.begun');
  const attempt = { ...begun.attempt, failures: null, is_test: true };
  const { startedAtMs } = begun;
  const sent = { ...attempt, body: event.body };
  const { signal } = new AbortController();
  const answer = await send((to) => channelFor(to, watch), target, sent, startedAtMs, signal);
  faultPoint('test.answered');
  const state = answer.verdict === 'retryable' ? 'undelivered' : answer.verdict;
  await endTest(db, resultRow({ attempt, startedAtMs, answer }, { state }, 'test'));
  return answer;
}
