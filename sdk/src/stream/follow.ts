// Follows the stream over any number of connections: yields each event in order, and resumes after the last one done.
import { backoffMs, sleep } from '../http/backoff.ts';
import { PlauditError } from '../http/plaudit-error.ts';
import { createCatchUp } from './catch-up.ts';
import { openConnection } from './connection.ts';
import type { SseItem } from './sse-parser.ts';
import { createDeliveryReader, type DeliveryReader, type StreamDelivery } from './stream-delivery.ts';
import { endFor, type Interruption, readNotice, type StreamNotice } from './stream-notices.ts';
import type { StreamSettings } from './stream-options.ts';
import type { StreamEnd, StreamStatus } from './stream-status.ts';

export interface FollowOptions
  extends Pick<
    StreamSettings,
    'url' | 'query' | 'after' | 'token' | 'retryMs' | 'silenceMs' | 'maxFailures' | 'fetch' | 'signal' | 'report'
  > {
  /** An event was handled: it was yielded, and the caller asked for the next one. */
  readonly onHandled: (delivery: StreamDelivery) => void;
}

/** Where the stream has come to, over all connections. */
interface Progress {
  lastEventId: string | null;
  /** Where to begin without `lastEventId`; null: at the consumer's position, or now. */
  after: string | null;
  /** Consecutive connections that brought nothing. */
  failures: number;
  retryMs: number;
  /** Events that were handled lately, and may be sent again after a disconnect. */
  readonly handled: Set<string>;
}

const DEFAULT_RETRY_MS = 1_000;
const MAX_REMEMBERED = 1_000;

export async function* follow(options: FollowOptions): AsyncGenerator<StreamDelivery, StreamEnd> {
  const { report, signal, maxFailures } = options;
  const read = await createDeliveryReader(options.token);
  const { after, retryMs: chosenMs } = options;
  const retryMs = chosenMs ?? DEFAULT_RETRY_MS;
  const progress: Progress = { lastEventId: null, after, failures: 0, retryMs, handled: new Set() };
  const catchUp = createCatchUp(report);
  while (!signal.aborted) {
    const interruption = yield* followConnection({ ...options, read, progress, catchUp });
    if (signal.aborted) break;
    const end = endFor(interruption) ?? (++progress.failures >= maxFailures ? gaveUp(interruption, maxFailures) : null);
    if (end) return end;
    catchUp.disconnected();
    const delayMs = delayAfter(interruption, progress);
    const { message, error } = interruption;
    const then = `Connecting again in ${(delayMs / 1000).toFixed(1)} seconds.`;
    report({ state: 'reconnecting', message: `${message} ${then}`, delayMs, failures: progress.failures, error });
    await sleep(delayMs, signal);
  }
  return { state: 'ended', reason: 'closed', message: 'The stream was closed.', error: null };
}

function delayAfter({ error }: Interruption, { failures, retryMs }: Progress): number {
  return Math.max(backoffMs(failures, retryMs, Math.random()), (error?.retryAfter ?? 0) * 1000);
}

function gaveUp({ message, error }: Interruption, maxFailures: number): StreamEnd {
  const given = error ?? new PlauditError(message, { status: 0, code: 'NETWORK_ERROR' });
  const times = maxFailures === 1 ? 'once' : `${maxFailures} times in a row`;
  return { state: 'ended', reason: 'gave-up', message: `Connecting failed ${times}. ${message}`, error: given };
}

interface Following extends FollowOptions {
  readonly read: DeliveryReader;
  readonly progress: Progress;
  readonly catchUp: ReturnType<typeof createCatchUp>;
}

/** Yields the events of one connection; returns why it ended. */
async function* followConnection(following: Following): AsyncGenerator<StreamDelivery, Interruption> {
  const { progress, catchUp, read, report, onHandled } = following;
  try {
    for await (const item of openConnection(nextRequest(following))) {
      if (item.type === 'retry' && following.retryMs === null)
        progress.retryMs = Math.min(Math.max(item.ms, 10), 30_000);
      if (item.type === 'comment') {
        progress.failures = 0;
        catchUp.idle();
      }
      if (item.type !== 'frame') continue;
      const notice = readNotice(item);
      if (notice?.type === 'ended') return notice;
      if (notice) report(noteStatus(notice, following));
      if (!isDelivery(item)) continue;
      const delivery = await read(item);
      if (!progress.handled.has(delivery.id)) {
        catchUp.received(delivery);
        yield delivery;
        catchUp.handled();
      }
      remember(progress, delivery.id);
      onHandled(delivery);
    }
    return { message: 'The service closed the connection.', error: null };
  } catch (error) {
    if (!(error instanceof PlauditError)) throw error;
    return { message: error.message, error };
  }
}

function nextRequest({ url, query, token, silenceMs, fetch, signal, progress }: Following) {
  const { lastEventId, after } = progress;
  const parameters = new URLSearchParams(query);
  if (lastEventId === null && after !== null) parameters.set('after', after);
  const address = parameters.size > 0 ? `${url}?${parameters}` : url;
  return { url: address, token, lastEventId, silenceMs, fetch, signal };
}

function isDelivery(item: SseItem): boolean {
  return item.type === 'frame' && (item.event === 'vote' || item.event === 'test');
}

function noteStatus(notice: Exclude<StreamNotice, Interruption>, { catchUp, progress }: Following): StreamStatus {
  if (notice.type === 'gap') return { state: 'gap', message: notice.message };
  const { position, serverTime } = notice;
  // Also before the first event: a stream that began now must not begin later after a reconnect.
  progress.lastEventId = position;
  progress.after = position === null ? '0' : null;
  catchUp.connected(serverTime);
  return { state: 'connected', message: 'Connected to the live stream.', position, serverTime };
}

function remember(progress: Progress, id: string): void {
  progress.lastEventId = id;
  progress.failures = 0;
  progress.handled.add(id);
  const [oldest] = progress.handled;
  if (progress.handled.size > MAX_REMEMBERED && oldest !== undefined) progress.handled.delete(oldest);
}
