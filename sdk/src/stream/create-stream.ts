// The live stream: every vote over an outgoing connection, without a public port.

import type { DedupeStore } from '../receiver/dedupe/dedupe-store.ts';
import { memoryDedupe } from '../receiver/dedupe/memory-dedupe.ts';
import { runHandlers } from './run-handlers.ts';
import { openDeliveries } from './stream-deliveries.ts';
import type { StreamDelivery } from './stream-delivery.ts';
import { type LiveStreamOptions, readSettings } from './stream-options.ts';
import type { StreamEnd } from './stream-status.ts';

/**
 * With `onVote` or `onTest` the stream starts at once. Without them, iterate over it: an event is handled when the loop
 * asks for the next one.
 */
export interface LiveStream extends AsyncIterable<StreamDelivery> {
  /** Resolves, and never rejects, when the stream has ended for good. */
  readonly ended: Promise<StreamEnd>;
  /** Disconnects after the handler that is running, if any. Do not await it inside a handler. */
  close(): Promise<StreamEnd>;
}

export function createStream<Transaction = undefined>(options: LiveStreamOptions<Transaction>): LiveStream {
  const closing = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
  const { onVote, onTest } = options;
  const settings = readSettings(options, signal);
  const { deliveries, ended, end } = openDeliveries(settings);
  const hasHandlers = Boolean(onVote || onTest);
  const dedupe = options.dedupe ?? (memoryDedupe() as DedupeStore<unknown> as DedupeStore<Transaction>);
  if (hasHandlers) void runHandlers(deliveries, { ...settings, onVote, onTest, dedupe });
  return {
    ended,
    async close() {
      closing.abort();
      // The caller's loop may be what waits for this, so it is ended and not waited for.
      if (!hasHandlers) await deliveries.return();
      if (!hasHandlers) end();
      return ended;
    },
    [Symbol.asyncIterator]() {
      if (hasHandlers) throw new TypeError('This stream has handlers. Leave out `onVote` and `onTest` to iterate.');
      return deliveries;
    },
  };
}
