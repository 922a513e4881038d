// Tells the service what happened to forwarded events, so that its delivery log shows it. It counts toward nothing.
import { type Client, PlauditError } from '@plaudit/sdk/client';
import type { StreamDelivery } from '@plaudit/sdk/stream';
import type { SendResult } from '../forward/post-request.ts';

export interface ForwardToReport {
  readonly delivery: StreamDelivery;
  readonly result: SendResult;
  readonly what: string | null;
}

export interface ForwardReporter {
  report(forward: ForwardToReport): void;
  /** Waits a moment for what has not been sent yet. */
  finish(): Promise<void>;
}

/** More at a time would only wait for the service's rate limit. */
const MAX_PENDING = 20;
const GRACE_MS = 1_000;

/** `warn` is called once at most: the events themselves matter more than their report. */
export function createForwardReporter(client: Client, to: URL, warn: (message: string) => void): ForwardReporter {
  const pending = new Set<Promise<unknown>>();
  const closing = new AbortController();
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (closing.signal.aborted || hasFailed) return;
    hasFailed = true;
    const reason = error instanceof PlauditError ? error.code : String(error);
    warn(`The result could not be added to the delivery log of the site (${reason}).`);
  };
  return {
    report(forward) {
      if (pending.size >= MAX_PENDING) return;
      const sending: Promise<unknown> = client
        .call('recordForward', { body: bodyOf(to, forward), signal: closing.signal })
        .catch(fail)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async finish() {
      const timer = setTimeout(() => closing.abort(), GRACE_MS);
      await Promise.allSettled(pending);
      clearTimeout(timer);
    },
  };
}

/** Without the query of the address, which may contain a secret. */
function bodyOf({ origin, pathname }: URL, { delivery: { id }, result, what }: ForwardToReport) {
  return {
    id,
    to: `${origin}${pathname}`,
    status: result.ok ? result.status : null,
    durationMs: Math.round(result.durationMs),
    error: result.ok ? null : (what ?? result.code).slice(0, 300),
  };
}
