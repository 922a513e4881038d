// The live streams of this process (decision P260): bounded per token and in total, and fair to one another.
import type { Config } from '../config.ts';
import { now } from '../core/clock.ts';
import { createConcurrencyLimit } from '../core/concurrency-limit.ts';
import { openEventStreamBody } from '../core/event-stream-body.ts';
import { formatEventId, randomLetters } from '../core/ids.ts';
import { limitConcurrency } from '../core/taking-turns.ts';
import { disconnectConsumer } from './consumer-queries.ts';
import { runStream, STREAM_TIMES, type StreamEnvironment, type StreamPlan, type StreamTimes } from './run-stream.ts';
import { findStart, type RequestedStart } from './start-position.ts';
import type { StreamEnding } from './stream-frames.ts';
import { BEFORE_ALL_EVENTS } from './stream-queries.ts';
import { streamSecretOf } from './stream-secret.ts';
import { createStreamWatch, type StreamWatchDependencies } from './stream-watch.ts';

export const MAX_STREAMS_PER_TOKEN = 5;
/** Of all listings of an owner, so that nobody can occupy the whole process (decision P340). */
export const MAX_STREAMS_PER_OWNER = 100;
const MAX_STREAMS = 1_000;
/** Streams that read a page at the same time, so that backlogs leave most connections to everything else. */
const MAX_READS = 2;

/** Counts for metrics. */
export interface StreamObserver {
  streamOpened(): void;
  streamSent(events: number): void;
  /** `closed`: the client disconnected. `failed`: the database did not respond. */
  streamEnded(reason: StreamEnding | 'closed' | 'failed'): void;
}

export interface LiveStreamsDependencies extends StreamWatchDependencies {
  readonly config: Pick<Config, 'serviceName'>;
  readonly observer?: StreamObserver | null;
  readonly times?: StreamTimes;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
}

export interface StreamRequest {
  readonly listingId: string;
  /** The listing's owner. */
  readonly ownerId: string;
  readonly tokenId: string;
  readonly secretHash: Uint8Array;
  readonly allowedRanges: readonly string[] | null;
  /** The whole text of the token, for the stream secret. */
  readonly tokenText: string;
  readonly requested: RequestedStart;
  readonly consumer: string | null;
  readonly wantsVotes: boolean;
  readonly wantsTests: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Too many streams are open: of the token, of the owner, or in this process. */
type StreamsFull = 'token_full' | 'owner_full' | 'process_full';

export type OpenedStream =
  | { readonly ok: true; readonly body: ReadableStream<Uint8Array> }
  | { readonly ok: false; readonly reason: StreamsFull | 'too_many_consumers' | 'stopping' };

export interface LiveStreams {
  open(request: StreamRequest): Promise<OpenedStream>;
}

export function createLiveStreams(given: LiveStreamsDependencies): LiveStreams {
  const { db, config, stopping, observer, times = STREAM_TIMES } = given;
  const limit = createStreamLimit();
  const environment: StreamEnvironment = {
    db,
    serviceName: config.serviceName,
    watch: createStreamWatch(given),
    takeTurn: limitConcurrency(MAX_READS),
    times,
    stopping,
    onSent: (events) => observer?.streamSent(events),
  };
  const begin = (request: StreamRequest, plan: StreamPlan, leave: () => void) => {
    const body = openEventStreamBody(request.signal);
    observer?.streamOpened();
    void runStream(environment, plan, body)
      .then(
        (reason) => observer?.streamEnded(reason ?? 'closed'),
        (error) => {
          given.log.debug({ err: error }, 'A stream failed; the client reconnects.');
          observer?.streamEnded('failed');
        },
      )
      .finally(() => {
        leave();
        // If the database does not respond, the connection counts as closed after a while.
        if (plan.consumer !== null)
          void disconnectConsumer(db, { ...plan, consumer: plan.consumer }).catch(() => undefined);
      });
    return { ok: true, body: body.body } as const;
  };
  return {
    async open(request) {
      if (stopping.aborted) return { ok: false, reason: 'stopping' };
      const slot = limit(request);
      if (!slot.ok) return slot;
      try {
        const plan = await planStream(environment, request);
        if (plan) return begin(request, plan, slot.leave);
      } catch (error) {
        slot.leave();
        throw error;
      }
      slot.leave();
      return { ok: false, reason: 'too_many_consumers' };
    },
  };
}

function createStreamLimit() {
  const tokens = createConcurrencyLimit({ most: MAX_STREAMS, mostEach: MAX_STREAMS_PER_TOKEN });
  const owners = createConcurrencyLimit({ most: MAX_STREAMS, mostEach: MAX_STREAMS_PER_OWNER });
  const refuse = (reason: StreamsFull) => ({ ok: false, reason }) as const;
  return ({ tokenId, ownerId }: Pick<StreamRequest, 'tokenId' | 'ownerId'>) => {
    const token = tokens.acquire(tokenId);
    if (!token.ok) return refuse(token.reason === 'key_full' ? 'token_full' : 'process_full');
    const owner = owners.acquire(ownerId);
    const leave = () => {
      token.leave();
      if (owner.ok) owner.leave();
    };
    if (owner.ok) return { ok: true, leave } as const;
    leave();
    return refuse(owner.reason === 'key_full' ? 'owner_full' : 'process_full');
  };
}

async function planStream({ db }: StreamEnvironment, request: StreamRequest): Promise<StreamPlan | null> {
  const connection = randomLetters(16);
  const start = await findStart(db, { ...request, connection });
  if (!start) return null;
  const { listingId, tokenId, secretHash, allowedRanges, consumer, wantsVotes, wantsTests } = request;
  const position = start.cursor.id === BEFORE_ALL_EVENTS.id ? null : formatEventId(start.cursor.id);
  return {
    listingId,
    tokenId,
    secretHash,
    allowedRanges,
    consumer,
    connection,
    wantsVotes,
    wantsTests,
    secret: streamSecretOf(request.tokenText),
    start: { ...start, position, consumer, now: now() },
  };
}
