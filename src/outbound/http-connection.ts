// An HTTP/1.1 connection. It carries one request at a time and sends none twice. The status line decides the result;
// the body is read only up to the stored length (decision D4).
import type { Socket } from 'node:net';
import { monotonicMs } from '../core/clock.ts';
import { faultPoint } from '../core/fault-point.ts';
import { classifyExchangeError } from './classify-error.ts';
import { type ConnectionTrace, connectSocket, type Destination } from './connect-socket.ts';
import type { Deadline, DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { LastHead } from './http1/last-head.ts';
import { ResponseReader } from './http1/response.ts';
import { ConnectError } from './socket-step.ts';

export interface HttpResponse {
  readonly ok: true;
  readonly status: number;
  /** Names in lower case; repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The stored part of the body (16 KiB of the response to a POST), not decompressed, decoded as UTF-8, without NUL.
   */
  readonly body: string;
  /** The stored part of the body as it arrived, if the caller wants bytes; `body` is then empty. */
  readonly bytes?: Uint8Array;
  /** Whether the body is complete. */
  readonly whole: boolean;
}

/** The body that a caller wants, and not only its beginning for a log. */
export interface WantedBody {
  readonly mostBytes: number;
  /** For what is not text, such as an image. */
  readonly asBytes?: boolean;
}

export type HttpExchangeResult = HttpResponse | { readonly ok: false; readonly code: FailureCode };

/** A request in flight, and the part of its response that has arrived. */
interface Exchange {
  readonly reader: ResponseReader;
  readonly deadline: Deadline;
  readonly trace: ConnectionTrace;
  readonly settle: (result: HttpExchangeResult) => void;
  /** If set, an exchange fails when we cut the body short. */
  readonly wanted: WantedBody | undefined;
}

/** How a receiver ends a connection that it considers idle (decision P350). */
const CLOSED: ReadonlySet<FailureCode> = new Set(['closed_early', 'reset']);

export class HttpConnection {
  readonly origin: string;
  /** The address of the open connection; null before. */
  address: string | null = null;
  readonly #pool: ConnectionPool | null;
  #socket: Socket | null = null;
  readonly #lastHead = new LastHead();
  #isReused = false;
  #exchange: Exchange | null = null;

  /** `pool`: holds the connection between requests; null: it serves only one request. */
  constructor(origin: string, pool: ConnectionPool | null) {
    this.origin = origin;
    this.#pool = pool;
  }

  /** Throws nothing but ConnectError. */
  async open(to: Destination, deadline: Deadline, trace: ConnectionTrace): Promise<void> {
    const socket = await connectSocket(to, deadline, trace, this.#receive);
    // The socket may have been closed right after it was opened.
    if (socket.destroyed) throw new ConnectError('reset');
    this.#socket = socket;
    this.address = trace.address;
    faultPoint('send.connected');
    // An idle connection must not keep the process alive; during an attempt, the deadline does.
    socket.unref();
    if (to.tlsHost !== null) socket.on('data', (bytes) => this.#receive(bytes, bytes.length));
    socket.on('error', (error) => this.#fail(classifyExchangeError(error)));
    socket.on('end', this.#onClosed);
    socket.on('close', this.#onClosed);
  }

  /** Sends once and never rejects. Afterwards the connection is idle or destroyed. */
  send(
    request: string | Uint8Array,
    deadline: Deadline,
    trace: ConnectionTrace,
    wanted?: WantedBody,
  ): Promise<HttpExchangeResult> {
    trace.address = this.address;
    return new Promise((settle) => {
      const reader = new ResponseReader(wanted?.mostBytes, this.#lastHead);
      this.#exchange = { reader, deadline, trace, settle, wanted };
      deadline.onEnd(this.#onDeadline);
      // The deadline may already have ended the exchange.
      if (this.#exchange) this.#socket?.write(request);
      faultPoint('send.written');
    });
  }

  destroy(): void {
    this.#pool?.remove(this);
    this.#socket?.destroy();
  }

  readonly #receive = (bytes: Buffer, length: number): void => {
    // Unrequested bytes would be mistaken for the response to the next request.
    if (!this.#exchange) {
      this.destroy();
      return;
    }
    const { reader, deadline, trace } = this.#exchange;
    trace.steps.firstByteMs ??= deadline.elapsedMs();
    reader.push(bytes, length);
    if (reader.status > 0) faultPoint('send.responded');
    if (reader.ended) this.#finish(reader.fault ?? 'internal_error');
  };

  readonly #onClosed = (): void => {
    this.#exchange?.reader.end();
    this.#fail('closed_early');
  };

  readonly #onDeadline = (why: DeadlineEnd): void => this.#fail(why === 'time' ? 'timeout_headers' : why);

  #fail(code: FailureCode): void {
    if (this.#exchange) this.#finish(code);
    else this.destroy();
  }

  /** `code`: the failure to return if no status line has arrived (decision D4). */
  #finish(code: FailureCode): void {
    const exchange = this.#exchange;
    if (!exchange) return;
    this.#exchange = null;
    // Otherwise it could end the next exchange.
    exchange.deadline.stop();
    const { status, headers, keepMs, whole } = exchange.reader;
    const isIdleClosed = this.#isReused && exchange.trace.steps.firstByteMs === null && CLOSED.has(code);
    // The receiver has probably closed the others too.
    if (isIdleClosed) this.#pool?.closeIdle(this.origin, this.address);
    this.#isReused = true;
    // The response may arrive before the whole request was sent.
    if (this.#pool && keepMs > 0 && this.#socket?.writableLength === 0) this.#pool.keep(this, keepMs);
    else this.destroy();
    const cutByUs = exchange.wanted !== undefined && !whole && (code === 'shutdown' || code === 'stalled');
    const succeeded = status > 0 && !cutByUs;
    const failure = isIdleClosed ? 'idle_closed' : code;
    const body = bodyOf(exchange);
    exchange.settle(succeeded ? { ok: true, status, headers, ...body, whole } : { ok: false, code: failure });
  }
}

function bodyOf({ reader, wanted }: Exchange): Pick<HttpResponse, 'body' | 'bytes'> {
  return wanted?.asBytes ? { body: '', bytes: reader.bytes } : { body: reader.body };
}

// The pool of idle connections, by origin and by the address each one leads to. An attempt reuses a connection only if
// its address is among those checked for that attempt, so an idle connection never outlives a refusal.

interface PooledConnection {
  readonly origin: string;
  readonly address: string | null;
  destroy(): void;
}

const SWEEP_INTERVAL_MS = 1_000;

/** Holds at most `most` connections; above that it closes the one that has been idle for longest. */
export class ConnectionPool<C extends PooledConnection = PooledConnection> {
  readonly #most: number;
  readonly #nowMs: () => number;
  /** Newest last. */
  readonly #byOrigin = new Map<string, C[]>();
  /** When each connection expires, in the order in which they became idle. */
  readonly #expiry = new Map<C, number>();
  /**
   * One timer for all connections: setting and clearing one per request costs more than finding an expired connection
   * in `take`.
   */
  #sweeper: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(most: number, nowMs: () => number = monotonicMs) {
    this.#most = most;
    this.#nowMs = nowMs;
  }

  take(origin: string, addresses: readonly string[]): C | null {
    const sameOrigin = this.#byOrigin.get(origin) ?? [];
    for (let index = sameOrigin.length - 1; index >= 0; index--) {
      const found = sameOrigin[index];
      if (!found || !addresses.includes(found.address ?? '')) continue;
      const expiresMs = this.#expiry.get(found) ?? 0;
      this.remove(found);
      if (expiresMs > this.#nowMs()) return found;
      found.destroy();
    }
    return null;
  }

  /** Holds an idle connection until it is taken, but no longer than `forMs`. */
  keep(connection: C, forMs: number): void {
    if (this.#isClosed) {
      connection.destroy();
      return;
    }
    this.#expiry.set(connection, this.#nowMs() + forMs);
    const sameOrigin = this.#byOrigin.get(connection.origin);
    if (sameOrigin) sameOrigin.push(connection);
    else this.#byOrigin.set(connection.origin, [connection]);
    this.#sweeper ??= setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
    if (this.#expiry.size <= this.#most) return;
    for (const oldest of this.#expiry.keys()) {
      if (this.#expiry.size <= this.#most) break;
      this.#discard(oldest);
    }
  }

  /** Removes a connection that was closed. */
  remove(connection: C): void {
    if (!this.#expiry.delete(connection)) return;
    const left = this.#byOrigin.get(connection.origin) ?? [];
    // It is nearly always the newest.
    if (left.at(-1) === connection) left.pop();
    else left.splice(left.indexOf(connection), 1);
    if (left.length === 0) this.#byOrigin.delete(connection.origin);
  }

  /** Closes all idle connections to this address. */
  closeIdle(origin: string, address: string | null): void {
    for (const connection of [...(this.#byOrigin.get(origin) ?? [])])
      if (connection.address === address) this.#discard(connection);
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of [...this.#expiry.keys()]) this.#discard(connection);
    this.#sweep();
  }

  #discard(connection: C): void {
    this.remove(connection);
    connection.destroy();
  }

  #sweep(): void {
    const now = this.#nowMs();
    for (const [connection, expiresMs] of this.#expiry) if (expiresMs <= now) this.#discard(connection);
    if (this.#expiry.size > 0 || !this.#sweeper) return;
    clearInterval(this.#sweeper);
    this.#sweeper = null;
  }
}
