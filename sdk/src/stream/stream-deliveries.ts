// All events of a stream, acknowledged as they are handled, and the one end of it.
import { PlauditError } from '../http/plaudit-error.ts';
import { type Acknowledger, createAcknowledger } from './acknowledger.ts';
import { follow } from './follow.ts';
import { storePosition } from './store-position.ts';
import type { StreamDelivery } from './stream-delivery.ts';
import type { StreamSettings } from './stream-options.ts';
import type { StreamEnd } from './stream-status.ts';

export interface StreamDeliveries {
  /** Throws the error with which the stream ends; returns if it is closed. */
  readonly deliveries: AsyncGenerator<StreamDelivery, void, void>;
  readonly ended: Promise<StreamEnd>;
  /** Ends a stream that was never read. */
  end(): void;
}

const CLOSED: StreamEnd = { state: 'ended', reason: 'closed', message: 'The stream was closed.', error: null };

export function openDeliveries(settings: StreamSettings): StreamDeliveries {
  let resolveEnd: (end: StreamEnd) => void = () => undefined;
  const ended = new Promise<StreamEnd>((resolve) => {
    resolveEnd = resolve;
  });
  return { deliveries: yieldDeliveries(settings, resolveEnd), ended, end: () => resolveEnd(CLOSED) };
}

async function* yieldDeliveries(
  settings: StreamSettings,
  onEnd: (end: StreamEnd) => void,
): AsyncGenerator<StreamDelivery, void, void> {
  const acknowledger = settings.consumer === null ? null : acknowledgerFor(settings, settings.consumer);
  let end = CLOSED;
  try {
    end = yield* follow({ ...settings, onHandled: ({ id }) => acknowledger?.handled(id) });
  } catch (error) {
    end = failed(error);
  } finally {
    await acknowledger?.flush();
    settings.report(end);
    onEnd(end);
  }
  if (end.error) throw end.error;
}

/** A fault of this package, or a runtime without Web Crypto. */
function failed(cause: unknown): StreamEnd {
  const message = `The stream failed: ${cause instanceof Error ? cause.message : String(cause)}`;
  const error = new PlauditError(message, { status: 0, code: 'STREAM_FAILED', cause });
  return { state: 'ended', reason: 'gave-up', message, error };
}

function acknowledgerFor(settings: StreamSettings, consumer: string): Acknowledger {
  const { signal, report, acknowledgeMs } = settings;
  return createAcknowledger({
    store: (id) => storePosition(settings, consumer, id),
    intervalMs: acknowledgeMs,
    signal,
    onFailure: (error) => {
      const message = `The position could not be stored, so events may come again. ${error.message}`;
      report({ state: 'acknowledge-failed', message, error });
    },
  });
}
