// Server-sent events for live pages (decision P51): limited per process and per person, with heartbeats for proxies,
// and closed when the service stops. Permission is checked before each event and again at once when it may have been
// revoked (decision P122).
import { createChangeSignal } from '../core/change-signal.ts';
import { monotonicMs } from '../core/clock.ts';
import { createConcurrencyLimit } from '../core/concurrency-limit.ts';
import {
  type EventStreamBody,
  formatStreamFrame,
  openEventStreamBody,
  STREAM_HEARTBEAT,
  STREAM_RETRY,
  type StreamFrame,
  settledOrClosed,
} from '../core/event-stream-body.ts';
import type { Log } from '../core/log.ts';

const MAX_STREAMS = 500;
const MAX_STREAMS_PER_PERSON = 8;
/** The minimum time between two reads, so that a burst of changes is read once. */
const MIN_INTERVAL_MS = 300;
/** The minimum time between two reads, per millisecond of the last one: slow reads use at most a tenth of the time. */
const INTERVAL_PER_READ_MS = 10;
/** Polling finds changes that no notification announced. */
const POLL_MS = 3_000;
const HEARTBEAT_MS = 10_000;
const MAX_STREAM_AGE_MS = 5 * 60_000;

export interface StreamEvent extends StreamFrame {
  /** The stream ends after this event. */
  readonly last?: boolean;
}

export interface StreamSource {
  /** Calls `onChange` when there may be something new; returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** The changes since the last read; null if there are none. */
  readNext(): Promise<StreamEvent | null>;
}

export interface StreamViewer {
  readonly personId: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Whether the viewer is still signed in and may still see this. */
  isStillAllowed(): Promise<boolean>;
}

export interface EventStreams {
  /** The body of an event stream; null if too many streams are open or the service is stopping. */
  open(viewer: StreamViewer, source: StreamSource): ReadableStream<Uint8Array> | null;
}

export interface StreamOptions {
  /** Aborted when the service stops. */
  readonly leaving: AbortSignal;
  readonly log: Log;
  /** Calls the listener with the person whose permissions may have changed, or with null for any number of people. */
  onRights(listener: (personId: string | null) => void): void;
}

export function createEventStreams({ leaving, log, onRights }: StreamOptions): EventStreams {
  const limit = createConcurrencyLimit({ most: MAX_STREAMS, mostEach: MAX_STREAMS_PER_PERSON });
  const guards = new Set<PermissionGuard>();
  onRights((personId) => {
    for (const guard of guards) if (personId === null || guard.personId === personId) guard.recheck();
  });
  return {
    open(viewer, source) {
      const slot = leaving.aborted ? null : limit.acquire(viewer.personId);
      if (!slot?.ok) return null;
      const expiry = new AbortController();
      const timer = setTimeout(() => expiry.abort(), MAX_STREAM_AGE_MS).unref();
      const pipe = openEventStreamBody(AbortSignal.any([leaving, viewer.signal, expiry.signal]));
      const guard = createPermissionGuard(viewer, pipe);
      guards.add(guard);
      void sendEvents(pipe, source, guard)
        .catch((error) => log.debug({ err: error }, 'An event stream failed; the browser reconnects.'))
        .finally(() => {
          clearTimeout(timer);
          guards.delete(guard);
          pipe.end();
          slot.leave();
        });
      return pipe.body;
    },
  };
}

interface PermissionGuard {
  readonly personId: string;
  /** Checks at once, because the permission may have been revoked, and ends the stream if it was. */
  recheck(): void;
  /** Must be awaited before anything is sent. */
  isAllowed(): Promise<boolean>;
}

function createPermissionGuard({ personId, isStillAllowed }: StreamViewer, pipe: EventStreamBody): PermissionGuard {
  let rechecks = 0;
  const isAllowed = async () => {
    for (;;) {
      const rechecksBefore = rechecks;
      if (!(await isStillAllowed())) {
        pipe.drop();
        return false;
      }
      // A result from before the latest recheck may be outdated.
      if (rechecksBefore === rechecks) return true;
    }
  };
  return {
    personId,
    isAllowed,
    recheck() {
      rechecks += 1;
      // If the database does not respond, nothing more is sent: the browser reconnects and is checked again.
      isAllowed().catch(pipe.drop);
    },
  };
}

async function sendEvents(pipe: EventStreamBody, source: StreamSource, guard: PermissionGuard): Promise<void> {
  const changes = createChangeSignal(pipe.closed);
  const unsubscribe = source.subscribe(changes.notify);
  try {
    await settledOrClosed(pipe.closed, pipe.write(STREAM_RETRY));
    let writtenMs = monotonicMs();
    while (!pipe.closed.aborted) {
      const startedMs = monotonicMs();
      const event = await source.readNext();
      const tookMs = monotonicMs() - startedMs;
      const isHeartbeatDue = monotonicMs() - writtenMs > HEARTBEAT_MS;
      if (event || isHeartbeatDue) {
        if (!(await guard.isAllowed()) || pipe.closed.aborted) return;
        await settledOrClosed(pipe.closed, pipe.write(event ? formatStreamFrame(event) : STREAM_HEARTBEAT));
        writtenMs = monotonicMs();
      }
      if (event?.last) return;
      await changes.rest(Math.max(MIN_INTERVAL_MS, tookMs * INTERVAL_PER_READ_MS));
      await changes.next(POLL_MS);
    }
  } finally {
    unsubscribe();
  }
}
