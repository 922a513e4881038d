// One open stream: reads pages of events and writes them as fast as the client reads, and otherwise a heartbeat. It ends
// when the client disconnects, stops reading, loses its token or its consumer name, or the service stops.
import { type ChangeSignal, createChangeSignal } from '../core/change-signal.ts';
import { monotonicMs } from '../core/clock.ts';
import { type EventStreamBody, STREAM_HEARTBEAT, STREAM_RETRY, settledOrClosed } from '../core/event-stream-body.ts';
import type { TakeTurn } from '../core/taking-turns.ts';
import type { Db } from '../db/database.ts';
import {
  eventFrame,
  isWanted,
  openingFrames,
  type StreamEnding,
  type StreamStart,
  streamEndFrame,
} from './stream-frames.ts';
import {
  type StreamCredentials,
  type StreamedEvent,
  type StreamPage,
  type StreamPosition,
  selectStreamPage,
  type TokenRights,
} from './stream-queries.ts';
import type { StreamWatch } from './stream-watch.ts';

/** A page is what a stream holds in memory. */
const PAGE_EVENTS = 250;
/** Events encoded and written at once: about 50 kB. */
const CHUNK_EVENTS = 32;
/** The minimum time between two reads that found no full page, so that a burst of votes is read at once. */
const MIN_INTERVAL_MS = 20;
/** The minimum time between two reads, per millisecond of the last one: slow reads use at most a fifth of the time. */
const INTERVAL_PER_READ_MS = 4;

/** How long the client has to read the last frame, if it has not read what was written before. */
const GRACE_MS: Readonly<Record<StreamEnding, number>> = {
  revoked: 0,
  replaced: 5_000,
  slow: 5_000,
  restarting: 1_000,
};

export interface StreamTimes {
  /** The client is told ten seconds; one less, so that it is never late. */
  readonly heartbeatMs: number;
  /** A client that reads nothing for this long is slow. Below the HTTP server's timeout of inactivity. */
  readonly slowMs: number;
}

export const STREAM_TIMES: StreamTimes = { heartbeatMs: 9_000, slowMs: 25_000 };
const HEARTBEAT_SECONDS = 10;

export interface StreamPlan extends StreamCredentials {
  readonly wantsVotes: boolean;
  readonly wantsTests: boolean;
  /** The stream secret. */
  readonly secret: string;
  readonly start: StreamStart & { readonly cursor: StreamPosition };
}

export interface StreamEnvironment {
  readonly db: Db;
  readonly serviceName: string;
  readonly watch: StreamWatch;
  /** Shared by all streams of a process. */
  readonly takeTurn: TakeTurn;
  readonly times: StreamTimes;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  readonly onSent: (events: number) => void;
}

/** Resolves with the reason for which the service ended the stream; null if the client disconnected. */
export async function runStream(
  environment: StreamEnvironment,
  plan: StreamPlan,
  body: EventStreamBody,
): Promise<StreamEnding | null> {
  const stream = new OpenStream(environment, plan, body);
  const remove = environment.watch.add(stream);
  const onStop = () => stream.end('restarting');
  environment.stopping.addEventListener('abort', onStop);
  if (environment.stopping.aborted) onStop();
  try {
    await stream.sendAll();
  } finally {
    remove();
    environment.stopping.removeEventListener('abort', onStop);
    await stream.finish();
  }
  return stream.reason;
}

class OpenStream implements StreamCredentials {
  readonly listingId: string;
  readonly tokenId: string;
  readonly secretHash: Uint8Array;
  readonly allowedRanges: readonly string[] | null;
  readonly consumer: string | null;
  readonly connection: string;
  cursor: StreamPosition;
  reason: StreamEnding | null = null;
  readonly #environment: StreamEnvironment;
  readonly #plan: StreamPlan;
  readonly #body: EventStreamBody;
  readonly #ending = new AbortController();
  readonly #closed: AbortSignal;
  readonly #changes: ChangeSignal;

  constructor(environment: StreamEnvironment, plan: StreamPlan, body: EventStreamBody) {
    ({
      listingId: this.listingId,
      tokenId: this.tokenId,
      secretHash: this.secretHash,
      allowedRanges: this.allowedRanges,
      consumer: this.consumer,
      connection: this.connection,
    } = plan);
    this.cursor = plan.start.cursor;
    this.#environment = environment;
    this.#plan = plan;
    this.#body = body;
    this.#closed = AbortSignal.any([body.closed, this.#ending.signal]);
    this.#changes = createChangeSignal(this.#closed);
  }

  readonly notify = (): void => this.#changes.notify();

  /** Without `mayRead`, what the client has not read yet is not sent. */
  end(reason: StreamEnding, mayRead = true): void {
    if (this.#closed.aborted) return;
    this.reason = reason;
    if (!mayRead && this.#body.hasUnread) this.#body.drop();
    this.#ending.abort();
  }

  endForToken(rights: Exclude<TokenRights, 'unchanged'>): void {
    // Whoever has a revoked token, or is at an address that is no longer allowed, gets nothing more.
    this.end(rights === 'revoked' ? 'revoked' : 'restarting', false);
  }

  async sendAll(): Promise<void> {
    await this.#write(STREAM_RETRY + openingFrames(this.#plan.start, HEARTBEAT_SECONDS));
    while (!this.#closed.aborted) {
      const startedMs = monotonicMs();
      const page = await this.#environment.takeTurn(() => this.#readPage());
      if (!page) return;
      if (page.rights !== 'unchanged') return this.endForToken(page.rights);
      if (!page.isCurrent) return this.end('replaced');
      if (!page.isKnown) return this.end('restarting');
      await this.#send(page);
      if (page.events.length === PAGE_EVENTS) continue;
      await this.#changes.rest(Math.max(MIN_INTERVAL_MS, (monotonicMs() - startedMs) * INTERVAL_PER_READ_MS));
      await this.#untilChange();
    }
  }

  /** Null if the stream has ended while it waited for its turn. */
  async #readPage(): Promise<StreamPage | null> {
    if (this.#closed.aborted) return null;
    const { db } = this.#environment;
    return selectStreamPage(db, { ...this.#plan, after: this.cursor, limit: PAGE_EVENTS });
  }

  async #send({ events, now }: StreamPage): Promise<void> {
    const { serviceName, onSent } = this.#environment;
    const signing = { serviceName, secret: this.#plan.secret, now };
    for (let from = 0; from < events.length && !this.#closed.aborted; from += CHUNK_EVENTS) {
      const chunk = events.slice(from, from + CHUNK_EVENTS);
      const wanted = chunk.filter(isWanted);
      if (wanted.length > 0) await this.#write(wanted.map((event) => eventFrame(event, signing)).join(''));
      onSent(wanted.length);
      this.cursor = chunk.at(-1) as StreamedEvent;
    }
  }

  async #untilChange(): Promise<void> {
    while (!(await this.#changes.next(this.#environment.times.heartbeatMs)) && !this.#closed.aborted)
      await this.#write(STREAM_HEARTBEAT);
  }

  /** Resolves when the client has read it, or the stream is over. */
  async #write(text: string): Promise<void> {
    const timer = setTimeout(() => this.end('slow'), this.#environment.times.slowMs);
    await settledOrClosed(this.#closed, this.#body.write(text));
    clearTimeout(timer);
  }

  /** Tells the client why, if it still reads. */
  async finish(): Promise<void> {
    const body = this.#body;
    if (this.reason && !body.closed.aborted) {
      const written = body.write(streamEndFrame(this.reason));
      body.end();
      await settledOrClosed(AbortSignal.any([body.closed, AbortSignal.timeout(GRACE_MS[this.reason])]), written);
    }
    body.drop();
  }
}
