// Calls the handlers of a stream: one event at a time, in order, again after a failure.
import { backoffMs, sleep } from '../http/backoff.ts';
import type { StreamDelivery } from './stream-delivery.ts';
import type { LiveStreamOptions } from './stream-options.ts';
import type { StreamStatus } from './stream-status.ts';

interface Handlers extends Pick<LiveStreamOptions, 'onVote' | 'onTest'> {
  readonly retryMs: number;
  readonly signal: AbortSignal;
  readonly report: (status: StreamStatus) => void;
}

/** Never rejects: the stream reports its end by itself. */
export async function runHandlers(deliveries: AsyncIterable<StreamDelivery>, handlers: Handlers): Promise<void> {
  try {
    for await (const delivery of deliveries) if (!(await handle(delivery, handlers))) break;
  } catch {
    // The end of the stream has been reported, with this error.
  }
}

/** Returns false if the stream was closed before a handler succeeded. Such an event is not acknowledged. */
async function handle(delivery: StreamDelivery, handlers: Handlers): Promise<boolean> {
  const { onVote, onTest, retryMs, signal, report } = handlers;
  const handler = delivery.type === 'test' ? onTest : onVote;
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      await handler?.(delivery.event, delivery);
      return true;
    } catch (error) {
      const delayMs = backoffMs(attempt, retryMs, Math.random());
      const reason = error instanceof Error ? error.message : String(error);
      const message = `The handler of event ${delivery.eventId} failed: ${reason}. It is called again; later events wait.`;
      report({ state: 'handler-failed', message, delivery, error, attempt, delayMs });
      await sleep(delayMs, signal);
    }
  }
  return false;
}
