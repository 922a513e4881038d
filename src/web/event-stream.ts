// The live part of a page (decision P51): server-sent events, bounded for the process and for each person, with heartbeats for proxies,
// ended after some minutes so that whoever looks is asked again who they are, and ended at once when the service stops.
import { monotonicMs } from '../core/clock.ts';
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

export interface News {
  /** Where to go on from: the browser says it again when it comes back. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
  /** Nothing comes after this. */
  readonly last?: boolean;
}

/** What a stream tells of. */
export interface Watched {
  /** Calls when there may be news; answers how to stop that. */
  watch(onChange: () => void): () => void;
  /** What is new since the last look; null: nothing. */
  look(): Promise<News | null>;
}

export interface Looker {
  readonly personId: string;
  /** Aborted when they leave. */
  readonly signal: AbortSignal;
}

export interface Streams {
  /** What is told, as an event stream; null: too many look already, or the service stops. */
  open(looker: Looker, watched: Watched): ReadableStream<Uint8Array> | null;
}

/** `leaving`: the service stops. */
export function createStreams(leaving: AbortSignal, log: Log): Streams {
  const byPerson = new Map<string, number>();
  let streams = 0;
  const add = (personId: string, by: 1 | -1) => {
    streams += by;
    const left = (byPerson.get(personId) ?? 0) + by;
    if (left > 0) byPerson.set(personId, left);
    else byPerson.delete(personId);
  };
  return {
    open({ personId, signal }, watched) {
      const full = streams >= MOST_STREAMS || (byPerson.get(personId) ?? 0) >= MOST_A_PERSON;
      if (full || leaving.aborted) return null;
      add(personId, 1);
      const life = new AbortController();
      const ending = setTimeout(() => life.abort(), LIFE_MS).unref();
      const pipe = openPipe(AbortSignal.any([leaving, signal, life.signal]));
      void tell(pipe, watched)
        .catch((error) => log.debug({ err: error }, 'A live page could not look; it comes back.'))
        .finally(() => {
          clearTimeout(ending);
          pipe.end();
          add(personId, -1);
        });
      return pipe.body;
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
}

function openPipe(leaving: AbortSignal): Pipe {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const left = new AbortController();
  writer.closed.catch(() => undefined).finally(() => left.abort());
  return {
    body: readable,
    gone: AbortSignal.any([leaving, left.signal]),
    write: (text) => writer.write(encoder.encode(text)),
    end: () => void writer.close().catch(() => undefined),
  };
}

async function tell(pipe: Pipe, watched: Watched): Promise<void> {
  const bell = openBell(pipe.gone);
  const stopWatching = watched.watch(bell.ring);
  try {
    await whileThere(pipe, pipe.write(`retry: ${COME_BACK_MS}\n\n`));
    let writtenMs = monotonicMs();
    while (!pipe.gone.aborted) {
      const startedMs = monotonicMs();
      const news = await watched.look();
      const tookMs = monotonicMs() - startedMs;
      const words = news ? written(news) : monotonicMs() - writtenMs > HEARTBEAT_MS ? ':\n\n' : null;
      if (words) {
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

function written({ id, event, data }: News): string {
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
