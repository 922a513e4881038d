// Calls the handlers of a stream: one event at a time, in order, again after a failure.
import type { VotePayload } from '../contract/payload.ts';
import { backoffMs, sleep } from '../http/backoff.ts';
import type { DedupeStore } from '../receiver/dedupe/dedupe-store.ts';
import { handleTest, handleVote } from '../receiver/handle-event.ts';
import type { StreamDelivery } from './stream-delivery.ts';
import type { LiveStreamOptions, StreamHandler } from './stream-options.ts';
import type { StreamStatus } from './stream-status.ts';

interface Handling<Transaction> extends Pick<LiveStreamOptions<Transaction>, 'onVote' | 'onTest'> {
  readonly dedupe: DedupeStore<Transaction>;
  readonly retryMs: number | null;
  readonly signal: AbortSignal;
  readonly report: (status: StreamStatus) => void;
}

const FIRST_RETRY_MS = 1_000;

/** Never rejects: the stream reports its end by itself. */
export async function runHandlers<Transaction>(
  deliveries: AsyncIterable<StreamDelivery>,
  handling: Handling<Transaction>,
): Promise<void> {
  try {
    for await (const delivery of deliveries) if (!(await handleUntilDone(delivery, handling))) break;
  } catch {
    // The end of the stream has been reported, with this error.
  }
}

/** Returns false if the stream was closed before a handler succeeded. Such an event is not acknowledged. */
async function handleUntilDone<Transaction>(
  delivery: StreamDelivery,
  handling: Handling<Transaction>,
): Promise<boolean> {
  const { retryMs, signal, report } = handling;
  for (let attempt = 1; !signal.aborted; attempt++) {
    const result = await handleOnce(delivery, handling);
    if (result.isDone) return true;
    const delayMs = backoffMs(attempt, retryMs ?? FIRST_RETRY_MS, Math.random());
    const reason = result.reason.replace(/\.?$/, '.');
    const message = `Event ${delivery.eventId} was not handled: ${reason} It is tried again; later events wait.`;
    report({ state: 'handler-failed', message, delivery, error: result.error, attempt, delayMs });
    await sleep(delayMs, signal);
  }
  return false;
}

type HandlingResult =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly reason: string; readonly error: unknown };

/** As the receiver of webhooks does it. Without a handler for its type, an event is skipped. */
async function handleOnce<Transaction>(
  delivery: StreamDelivery,
  { onVote, onTest, dedupe }: Handling<Transaction>,
): Promise<HandlingResult> {
  const { event, type } = delivery;
  const native = { request: delivery, response: undefined };
  let error: unknown;
  const reports = {
    failed(caught: unknown) {
      error = caught;
    },
  };
  const handled =
    type === 'test'
      ? await handleTest(event, native, { options: { onTest: contextFor(onTest, delivery) }, reports })
      : onVote
        ? await handleVote(event, native, { options: { onVote: contextFor(onVote, delivery) }, dedupe, reports }, NEVER)
        : { result: 'handled' };
  const result = 'result' in handled ? handled.result : 'handled';
  if (result === 'busy') return { isDone: false, reason: 'another process is handling it.', error: null };
  if (result !== 'failed') return { isDone: true };
  return { isDone: false, reason: error instanceof Error ? error.message : String(error), error };
}

/** No response is due. */
const NEVER = { deadline: { passed: false }, onClaimed: () => undefined };

function contextFor<Transaction>(handler: StreamHandler<Transaction> | undefined, delivery: StreamDelivery) {
  return (event: VotePayload, { transaction }: { readonly transaction: Transaction }) =>
    handler?.(event, { ...delivery, transaction });
}
