// The live part of a page (decision P51): server-sent events, bounded for the process and for each person, with heartbeats for proxies,
// and ended when the service stops. The right to see it is checked before anything is sent, and at once when it may have ended (P122).
import { monotonicMs } from '../core/clock.ts';
import { createConcurrencyLimit } from '../core/concurrency-limit.ts';
import type { Log } from '../core/log.ts';

const MOST_STREAMS = 500;
const MOST_A_PERSON = 8;
/** Between two looks, however often somebody calls: many changes of a moment are one look. */
const REST_MS = 300;
/** A look that takes long is repeated seldom: it uses at most a tenth of the time. */
const REST_FOR_EACH_MS = 10;
/** What nobody calls for is found by then. */
const POLL_MS = 3_000;
const HEARTBEAT_MS = 10_000;
const LIFE_MS = 5 * 60_000;
const COME_BACK_MS = 2_000;

export interface StreamEvent {
  /** Where to go on from: the browser says it again when it comes back. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
  /** Nothing comes after this. */
  readonly last?: boolean;
}

/** What a stream tells of. */
export interface StreamSource {
  /** Calls when there may be news; answers how to stop that. */
  subscribe(onChange: () => void): () => void;
  /** What is new since the last look; null: nothing. */
  readNext(): Promise<StreamEvent | null>;
}

export interface StreamViewer {
  readonly personId: string;
  /** Aborted when they leave. */
  readonly signal: AbortSignal;
  /** Whether they are still signed in and allowed to see it. */
  isStillAllowed(): Promise<boolean>;
}

export interface EventStreams {
  /** What is told, as an event stream; null: too many look already, or the service stops. */
  open(looker: StreamViewer, watched: StreamSource): ReadableStream<Uint8Array> | null;
}

export interface StreamOptions {
  /** Aborted when the service stops. */
  readonly leaving: AbortSignal;
  readonly log: Log;
  /** Calls with whoever may have lost rights; null: anybody may have. */
  onRights(listener: (personId: string | null) => void): void;
}

export function createEventStreams({ leaving, log, onRights }: StreamOptions): EventStreams {
  const places = createConcurrencyLimit({ most: MOST_STREAMS, mostEach: MOST_A_PERSON });
  const open = new Set<Open>();
  onRights((personId) => {
    for (const one of open) if (personId === null || one.personId === personId) one.checkAgain();
  });
  return {
    open(looker, watched) {
      const entry = leaving.aborted ? null : places.acquire(looker.personId);
      if (!entry?.ok) return null;
      const life = new AbortController();
      const ending = setTimeout(() => life.abort(), LIFE_MS).unref();
      const pipe = openPipe(AbortSignal.any([leaving, looker.signal, life.signal]));
      const rights = watchRights(looker, pipe);
      open.add(rights);
      void tell(pipe, watched, rights)
        .catch((error) => log.debug({ err: error }, 'A live page could not look; it comes back.'))
        .finally(() => {
          clearTimeout(ending);
          open.delete(rights);
          pipe.end();
          entry.leave();
        });
      return pipe.body;
    },
  };
}

interface Open {
  readonly personId: string;
  /** Rights may have ended: checks at once, and ends the stream if they have. */
  checkAgain(): void;
  /** To be asked before anything is sent. What was found before the newest doubt does not count. */
  hold(): Promise<boolean>;
}

function watchRights({ personId, isStillAllowed }: StreamViewer, pipe: Pipe): Open {
  let doubts = 0;
  const hold = async () => {
    for (;;) {
      const seen = doubts;
      if (!(await isStillAllowed())) {
        pipe.drop();
        return false;
      }
      if (seen === doubts) return true;
    }
  };
  return {
    personId,
    hold,
    checkAgain() {
      doubts += 1;
      // If the database cannot say, nothing is shown: the page comes back and is asked again.
      hold().catch(pipe.drop);
    },
  };
}

interface Pipe {
  readonly body: ReadableStream<Uint8Array>;
  /** The reader has left, the stream's time is over, or the service stops. */
  readonly gone: AbortSignal;
  /** Resolves when the reader has taken it. */
  write(text: string): Promise<void>;
  end(): void;
  /** Ends it without what was written and not taken yet. */
  drop(): void;
}

function openPipe(leaving: AbortSignal): Pipe {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const left = new AbortController();
  let unread = 0;
  const end = () => void writer.close().catch(() => undefined);
  writer.closed.catch(() => undefined).finally(() => left.abort());
  return {
    body: readable,
    gone: AbortSignal.any([leaving, left.signal]),
    async write(text) {
      unread += 1;
      await writer.write(encoder.encode(text)).finally(() => (unread -= 1));
    },
    end,
    drop() {
      if (unread > 0) void writer.abort().catch(() => undefined);
      else end();
      left.abort();
    },
  };
}

async function tell(pipe: Pipe, watched: StreamSource, rights: Open): Promise<void> {
  const bell = openBell(pipe.gone);
  const stopWatching = watched.subscribe(bell.ring);
  try {
    await whileThere(pipe, pipe.write(`retry: ${COME_BACK_MS}\n\n`));
    let writtenMs = monotonicMs();
    while (!pipe.gone.aborted) {
      const startedMs = monotonicMs();
      const news = await watched.readNext();
      const tookMs = monotonicMs() - startedMs;
      const words = news ? written(news) : monotonicMs() - writtenMs > HEARTBEAT_MS ? ':\n\n' : null;
      if (words) {
        if (!(await rights.hold()) || pipe.gone.aborted) return;
        await whileThere(pipe, pipe.write(words));
        writtenMs = monotonicMs();
      }
      if (news?.last) return;
      await bell.quiet(Math.max(REST_MS, tookMs * REST_FOR_EACH_MS));
      await bell.rung(POLL_MS);
    }
  } finally {
    stopWatching();
  }
}

/** Somebody who stops reading keeps neither a place for ever, nor us when the service stops. */
function whileThere({ gone }: Pipe, written: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      gone.removeEventListener('abort', done);
      resolve();
    };
    gone.addEventListener('abort', done);
    if (gone.aborted) done();
    written.then(done, done);
  });
}

function written({ id, event, data }: StreamEvent): string {
  // JSON has no line ends of its own, so it is one line.
  return `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Rung while nobody listened, it is heard by the next who does. */
function openBell(gone: AbortSignal) {
  let isRung = false;
  let wake: (() => void) | null = null;
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (gone.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      gone.addEventListener('abort', done, { once: true });
      wake = done;
    });
  return {
    ring(): void {
      isRung = true;
      wake?.();
    },
    /** Rests, whoever rings. */
    async quiet(ms: number): Promise<void> {
      const untilMs = monotonicMs() + ms;
      while (!gone.aborted && monotonicMs() < untilMs) await sleep(untilMs - monotonicMs());
    },
    async rung(mostMs: number): Promise<void> {
      if (!isRung) await sleep(mostMs);
      isRung = false;
    },
  };
}
