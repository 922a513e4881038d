// Server-sent events for live pages (decision P51): limited per process and per person, with heartbeats for proxies,
// and closed when the service stops. Permission is checked before each event and again at once when it may have been
// revoked (decision P122).
import { monotonicMs } from '../core/clock.ts';
import { createConcurrencyLimit } from '../core/concurrency-limit.ts';
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
const RECONNECT_MS = 2_000;

export interface StreamEvent {
  /** The browser sends it back as `Last-Event-ID` when it reconnects. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
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
      const pipe = openPipe(AbortSignal.any([leaving, viewer.signal, expiry.signal]));
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

function createPermissionGuard({ personId, isStillAllowed }: StreamViewer, pipe: Pipe): PermissionGuard {
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

interface Pipe {
  readonly body: ReadableStream<Uint8Array>;
  /** Aborted when the reader disconnects, the stream has reached its maximum age, or the service stops. */
  readonly closed: AbortSignal;
  /** Resolves when the reader has read it. */
  write(text: string): Promise<void>;
  end(): void;
  /** Ends the stream and discards unread data. */
  drop(): void;
}

function openPipe(signal: AbortSignal): Pipe {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const ended = new AbortController();
  let unread = 0;
  const end = () => void writer.close().catch(() => undefined);
  writer.closed.catch(() => undefined).finally(() => ended.abort());
  return {
    body: readable,
    closed: AbortSignal.any([signal, ended.signal]),
    async write(text) {
      unread += 1;
      await writer.write(encoder.encode(text)).finally(() => (unread -= 1));
    },
    end,
    drop() {
      if (unread > 0) void writer.abort().catch(() => undefined);
      else end();
      ended.abort();
    },
  };
}

async function sendEvents(pipe: Pipe, source: StreamSource, guard: PermissionGuard): Promise<void> {
  const changes = createChangeSignal(pipe.closed);
  const unsubscribe = source.subscribe(changes.notify);
  try {
    await settledOrClosed(pipe, pipe.write(`retry: ${RECONNECT_MS}\n\n`));
    let writtenMs = monotonicMs();
    while (!pipe.closed.aborted) {
      const startedMs = monotonicMs();
      const event = await source.readNext();
      const tookMs = monotonicMs() - startedMs;
      const isHeartbeatDue = monotonicMs() - writtenMs > HEARTBEAT_MS;
      if (event || isHeartbeatDue) {
        if (!(await guard.isAllowed()) || pipe.closed.aborted) return;
        await settledOrClosed(pipe, pipe.write(event ? formatEvent(event) : ':\n\n'));
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

/** A client that stops reading must neither keep its slot forever nor prevent the service from stopping. */
function settledOrClosed({ closed }: Pipe, write: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      closed.removeEventListener('abort', done);
      resolve();
    };
    closed.addEventListener('abort', done);
    if (closed.aborted) done();
    write.then(done, done);
  });
}

function formatEvent({ id, event, data }: StreamEvent): string {
  // JSON.stringify writes no line breaks, so the data is one line.
  return `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Remembers a change that happens while nothing is waiting for it. */
function createChangeSignal(closed: AbortSignal) {
  let hasChanged = false;
  let wake: (() => void) | null = null;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (closed.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        closed.removeEventListener('abort', done);
        wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      closed.addEventListener('abort', done, { once: true });
      wake = done;
    });
  return {
    notify(): void {
      hasChanged = true;
      wake?.();
    },
    /** Waits the whole time, even if something changes. */
    async rest(ms: number): Promise<void> {
      const untilMs = monotonicMs() + ms;
      while (!closed.aborted && monotonicMs() < untilMs) await sleep(untilMs - monotonicMs());
    },
    async next(timeoutMs: number): Promise<void> {
      if (!hasChanged) await sleep(timeoutMs);
      hasChanged = false;
    },
  };
}
