// The options of a stream, checked before anything is sent.
import type { VotePayload } from '../contract/payload.ts';
import { apiAddress, checkToken } from '../http/api-address.ts';
import type { DedupeStore } from '../receiver/dedupe/dedupe-store.ts';
import type { StreamDelivery } from './stream-delivery.ts';
import { printProblems, type StreamStatus } from './stream-status.ts';

/** The second parameter of a handler. */
export interface StreamContext<Transaction = undefined> extends StreamDelivery {
  /** With sqlDedupe(): write the reward in it, and both are committed together. */
  readonly transaction: Transaction;
}

export type StreamHandler<Transaction> = (event: VotePayload, context: StreamContext<Transaction>) => unknown;

export interface LiveStreamOptions<Transaction = undefined> {
  /** The address of the site, such as `https://votes.example`. */
  readonly baseUrl: string;
  /** An API token with the scope `votes:read`. */
  readonly token: string;
  /** The name under which the service remembers how far this program has come: 1 to 64 of `A-Za-z0-9._-`. */
  readonly consumer?: string | undefined;
  /**
   * Where to begin: an event ID, or `0` for the oldest event. Default: the stored position of `consumer`, or now. Takes
   * precedence over the stored position.
   */
  readonly after?: string | undefined;
  /** Default: both. */
  readonly events?: readonly ('vote' | 'test')[] | undefined;
  /** Rewards a vote. Called for one vote at a time, in order; if it throws, it is called again later. */
  readonly onVote?: StreamHandler<Transaction> | undefined;
  /** A test event: grant no reward. */
  readonly onTest?: StreamHandler<undefined> | undefined;
  /** What remembers the votes that were handled; may be shared with a receiver. Default: memoryDedupe(). */
  readonly dedupe?: DedupeStore<Transaction> | undefined;
  /** Default: prints problems. */
  readonly onStatus?: ((status: StreamStatus) => void) | undefined;
  /** Aborting it is the same as `close()`. */
  readonly signal?: AbortSignal | undefined;
  /** The stream ends after so many failures to connect in a row. Default: never. */
  readonly maxFailures?: number | undefined;
  /**
   * The first pause before connecting or calling a handler again; later ones double. Default: what the service asks for,
   * about 2 seconds, and 1 second for handlers.
   */
  readonly retryMs?: number | undefined;
  /** A connection on which nothing arrives for so long is opened again. Default: 25 seconds. */
  readonly silenceMs?: number | undefined;
  /** The shortest time between two acknowledgments. Default: 1 second. */
  readonly acknowledgeMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}

export interface StreamSettings {
  /** `…/api/v1/webhooks/stream` */
  readonly url: string;
  readonly token: string;
  readonly query: URLSearchParams;
  readonly consumer: string | null;
  readonly after: string | null;
  readonly maxFailures: number;
  /** Null: as the service asks. */
  readonly retryMs: number | null;
  readonly silenceMs: number;
  readonly acknowledgeMs: number;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly report: (status: StreamStatus) => void;
}

type ConnectionOptions = Omit<LiveStreamOptions, 'onVote' | 'onTest' | 'dedupe'>;

/** Throws a TypeError that says which option is wrong. */
export function readSettings(options: ConnectionOptions, signal: AbortSignal): StreamSettings {
  const { consumer = null, after = null, events, onStatus = printProblems } = options;
  if (consumer !== null && !/^[A-Za-z0-9._-]{1,64}$/.test(consumer))
    throw new TypeError('`consumer` must be 1 to 64 letters, digits, dots, hyphens or underscores.');
  if (after !== null && !/^[A-Za-z0-9_-]{1,64}$/.test(after))
    throw new TypeError('`after` must be an event ID, or 0 for the oldest event.');
  if (events?.length === 0) throw new TypeError('`events` must contain vote, test or both.');
  return {
    url: `${apiAddress(options.baseUrl)}/webhooks/stream`,
    token: checkToken(options.token),
    query: new URLSearchParams({ ...(consumer && { consumer }), ...(events && { events: events.join(',') }) }),
    consumer,
    after,
    maxFailures: options.maxFailures ?? Number.POSITIVE_INFINITY,
    retryMs: options.retryMs ?? null,
    silenceMs: options.silenceMs ?? 25_000,
    acknowledgeMs: options.acknowledgeMs ?? 1_000,
    fetch: options.fetch ?? globalThis.fetch,
    signal,
    report: (status) => callSafely(() => onStatus(status)),
  };
}

/** An exception of a status handler is an uncaught one, as in an event listener; it does not end the stream. */
function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
