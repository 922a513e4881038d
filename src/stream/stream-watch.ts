// Watches all open streams of this process: wakes them when their listings may have new events, and ends those whose
// token or consumer name is gone. An idle process makes one statement per poll, however many streams are open.
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { PgNotifier } from '../db/notifications.ts';
import type { DeliveryChanges } from '../deliveries/delivery-changes.ts';
import type { StreamEnding } from './stream-frames.ts';
import { checkOpenStreams, type StreamCredentials, type StreamPosition, type TokenRights } from './stream-queries.ts';

/** Finds what a lost notification would have announced. */
const POLL_MS = 15_000;
/** While no notifications of other processes arrive. */
const POLL_WITHOUT_NOTIFICATIONS_MS = 1_000;
/** Other processes know that a new stream is open after a tenth of a second; what they recorded before is polled for. */
const FIRST_POLL_MS = 500;
const MAX_CHECKED_AT_ONCE = 500;

export interface WatchedStream extends StreamCredentials {
  /** The last event that the stream has read. */
  readonly cursor: StreamPosition;
  /** Called when there may be new events. */
  notify(): void;
  end(reason: StreamEnding): void;
  endForToken(rights: Exclude<TokenRights, 'unchanged'>): void;
}

export interface StreamWatchDependencies {
  readonly db: Db;
  readonly notifier: Pick<PgNotifier, 'listen' | 'isListening'>;
  readonly changes: Pick<DeliveryChanges, 'subscribeToEvents'>;
  readonly log: Log;
}

export interface StreamWatch {
  /** Returns a function that removes it. */
  add(stream: WatchedStream): () => void;
}

export function createStreamWatch({ db, notifier, changes, log }: StreamWatchDependencies): StreamWatch {
  const streams = new Set<WatchedStream>();
  const check = (chosen: readonly WatchedStream[]) =>
    checkStreams(db, chosen).catch((error) => log.debug({ err: error }, 'Open streams could not be checked.'));
  const poll = createPoll(notifier, () => check([...streams]));
  notifier.listen('rights', (payload) => {
    if (streams.size === 0) return;
    const affected = [...streams].filter((stream) => payload === null || isAbout(payload, stream));
    if (affected.length > 0) void check(affected);
  });
  return {
    add(stream) {
      streams.add(stream);
      const unsubscribe = changes.subscribeToEvents(stream.listingId, stream.notify);
      poll.soon();
      return () => {
        unsubscribe();
        streams.delete(stream);
        if (streams.size === 0) poll.stop();
      };
    },
  };
}

/** The payloads are written by triggers (migration 0038). */
function isAbout(payload: string, { tokenId, listingId, consumer }: WatchedStream): boolean {
  return payload === `token:${tokenId}` || (consumer !== null && payload === `consumer:${listingId}:${consumer}`);
}

async function checkStreams(db: Db, streams: readonly WatchedStream[]): Promise<void> {
  for (let from = 0; from < streams.length; from += MAX_CHECKED_AT_ONCE) {
    const chosen = streams.slice(from, from + MAX_CHECKED_AT_ONCE);
    const found = await checkOpenStreams(db, chosen);
    for (const [place, { rights, isCurrent, hasEvents }] of found.entries()) {
      const stream = chosen[place];
      if (rights !== 'unchanged') stream?.endForToken(rights);
      else if (!isCurrent) stream?.end('replaced');
      else if (hasEvents) stream?.notify();
    }
  }
}

/** Polls from the first call of `soon` until `stop`, one poll at a time. */
function createPoll(notifier: Pick<PgNotifier, 'isListening'>, run: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  let isActive = false;
  let isRunning = false;
  let isSoon = false;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(pollNow, ms).unref();
  };
  const pollNow = async () => {
    isRunning = true;
    isSoon = false;
    await run();
    isRunning = false;
    const intervalMs = notifier.isListening ? POLL_MS : POLL_WITHOUT_NOTIFICATIONS_MS;
    if (isActive) schedule(isSoon ? FIRST_POLL_MS : intervalMs);
  };
  return {
    soon(): void {
      isActive = true;
      if (!isSoon && !isRunning) schedule(FIRST_POLL_MS);
      isSoon = true;
    },
    stop(): void {
      isActive = false;
      isSoon = false;
      clearTimeout(timer);
    },
  };
}
