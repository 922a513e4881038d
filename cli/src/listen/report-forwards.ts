// Tells the service what happened to forwarded events, so that its delivery log shows it. It counts toward nothing.
import { type Client, PlauditError } from '@plaudit/sdk/client';
import type { StreamDelivery } from '@plaudit/sdk/stream';
import type { SendResult } from '../forward/post-request.ts';

export interface ForwardToReport {
  readonly delivery: StreamDelivery;
  readonly result: SendResult;
  readonly what: string | null;
}

/** `warn` is called once at most: the events themselves matter more than their report. */
export function createForwardReporter(client: Client, to: URL, warn: (message: string) => void) {
  let hasFailed = false;
  return ({ delivery: { id }, result, what }: ForwardToReport): void => {
    const durationMs = Math.round(result.durationMs);
    const status = result.ok ? result.status : null;
    const error = result.ok ? null : (what ?? result.code).slice(0, 300);
    client
      .call('recordForward', { body: { id, to: `${to.origin}${to.pathname}`, status, durationMs, error } })
      .catch((failure: unknown) => {
        if (!hasFailed && failure instanceof PlauditError)
          warn(`The result could not be added to the delivery log of the site (${failure.code}).`);
        hasFailed = true;
      });
  };
}
