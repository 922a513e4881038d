// One HTTP/1.1 connection: dialled once, it carries one request at a time, and never one of them twice. An exchange is
// settled at the status line, and the body read as far as it is kept (decision D4).
import type { Socket } from 'node:net';
import { faultPoint } from '../core/fault-point.ts';
import { classifyExchangeError } from './classify-error.ts';
import { ConnectError, type ConnectionTrace, connectSocket, type Destination } from './connect-socket.ts';
import type { ConnectionPool } from './connection-pool.ts';
import type { Deadline, DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { ResponseReader } from './http1/response.ts';

export interface HttpResponse {
  readonly ok: true;
  readonly status: number;
  /** Names in lower case; what came more than once is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** As much as is kept (16 KiB of an answer to a POST), as it came on the wire, read as UTF-8, without NUL. */
  readonly body: string;
  /** The body came to its end: nothing of it was cut or lost. */
  readonly whole: boolean;
}
export type HttpExchangeResult = HttpResponse | { readonly ok: false; readonly code: FailureCode };

/** A request under way, and what has come of its answer. */
interface Exchange {
  readonly reader: ResponseReader;
  readonly clock: Deadline;
  readonly trace: ConnectionTrace;
  readonly settle: (result: HttpExchangeResult) => void;
  /** Without all of its body this answer is none, where the fault is ours. */
  readonly wantsBody: boolean;
}

export class HttpConnection {
  readonly origin: string;
  /** Where it leads to; null until it is open. */
  address: string | null = null;
  readonly #idle: ConnectionPool | null;
  #socket: Socket | null = null;
  #exchange: Exchange | null = null;

  /** `idle`: where it is kept between two requests; null: it serves one. */
  constructor(origin: string, idle: ConnectionPool | null) {
    this.origin = origin;
    this.#idle = idle;
  }

  /** Throws DialFailure and nothing else. */
  async open(to: Destination, clock: Deadline, trace: ConnectionTrace): Promise<void> {
    const socket = await connectSocket(to, clock, trace, this.#take);
    // It may have ended in the breath in which it came about.
    if (socket.destroyed) throw new ConnectError('reset');
    this.#socket = socket;
    this.address = trace.address;
    faultPoint('send.connected');
    // While it is idle it must not keep the process awake; during an attempt the clock does.
    socket.unref();
    if (to.tlsHost !== null) socket.on('data', (bytes) => this.#take(bytes, bytes.length));
    socket.on('error', (error) => this.#lose(classifyExchangeError(error)));
    socket.on('end', this.#hungUp);
    socket.on('close', this.#hungUp);
  }

  /**
   * Sends once and never rejects. Afterwards the connection is idle, or destroyed. `bodyMost`: bytes of the body that are
   * wanted, where it is the body that matters.
   */
  send(
    request: string | Uint8Array,
    clock: Deadline,
    trace: ConnectionTrace,
    bodyMost?: number,
  ): Promise<HttpExchangeResult> {
    trace.address = this.address;
    return new Promise((settle) => {
      const wantsBody = bodyMost !== undefined;
      this.#exchange = { reader: new ResponseReader(bodyMost), clock, trace, settle, wantsBody };
      clock.onEnd(this.#timeIsUp);
      // The clock may have ended by now.
      if (this.#exchange) this.#socket?.write(request);
      faultPoint('send.written');
    });
  }

  destroy(): void {
    this.#idle?.remove(this);
    this.#socket?.destroy();
  }

  readonly #take = (bytes: Buffer, length: number): void => {
    // What comes unasked would be taken for the answer to the next request.
    if (!this.#exchange) {
      this.destroy();
      return;
    }
    const { reader, clock, trace } = this.#exchange;
    trace.steps.firstByteMs ??= clock.elapsedMs();
    reader.push(bytes, length);
    if (reader.status > 0) faultPoint('send.answered');
    if (reader.ended) this.#finish(reader.fault ?? 'internal_error');
  };

  readonly #hungUp = (): void => {
    this.#exchange?.reader.end();
    this.#lose('closed_early');
  };

  readonly #timeIsUp = (why: DeadlineEnd): void => this.#lose(why === 'time' ? 'timeout_headers' : why);

  #lose(code: FailureCode): void {
    if (this.#exchange) this.#finish(code);
    else this.destroy();
  }

  /** `code`: what the end means if no status line has come (D4). */
  #finish(code: FailureCode): void {
    const exchange = this.#exchange;
    if (!exchange) return;
    this.#exchange = null;
    // It must not end the next exchange.
    exchange.clock.stop();
    const { status, headers, body, keepMs, whole } = exchange.reader;
    // An answer may come before all of its request has left.
    if (this.#idle && keepMs > 0 && this.#socket?.writableLength === 0) this.#idle.keep(this, keepMs);
    else this.destroy();
    const cutByUs = exchange.wantsBody && !whole && (code === 'shutdown' || code === 'stalled');
    const answered = status > 0 && !cutByUs;
    exchange.settle(answered ? { ok: true, status, headers, body, whole } : { ok: false, code });
  }
}
