// One HTTP/1.1 connection: dialled once, it carries one request at a time, and never one of them twice. An exchange is
// settled at the status line, and the body read as far as it is kept (decision D4).
import type { Socket } from 'node:net';
import type { AttemptClock, EndOfTime } from './attempt-clock.ts';
import type { FailureCode } from './codes.ts';
import { type Destination, DialFailure, dial, type Trace } from './dial.ts';
import { ResponseReader } from './http1/response.ts';
import type { IdleConnections } from './idle-connections.ts';
import { exchangeFailure } from './read-failure.ts';

export interface Answered {
  readonly ok: true;
  readonly status: number;
  /** Names in lower case; what came more than once is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most 16 KiB, as it came on the wire, read as UTF-8, without NUL. */
  readonly body: string;
}
export type Exchanged = Answered | { readonly ok: false; readonly code: FailureCode };

/** A request under way, and what has come of its answer. */
interface Exchange {
  readonly reader: ResponseReader;
  readonly clock: AttemptClock;
  readonly trace: Trace;
  readonly settle: (result: Exchanged) => void;
}

export class Connection {
  readonly origin: string;
  /** Where it leads to; null until it is open. */
  address: string | null = null;
  readonly #idle: IdleConnections;
  #socket: Socket | null = null;
  #exchange: Exchange | null = null;

  /** `idle`: where it is kept between two requests. */
  constructor(origin: string, idle: IdleConnections) {
    this.origin = origin;
    this.#idle = idle;
  }

  /** Throws DialFailure and nothing else. */
  async open(to: Destination, clock: AttemptClock, trace: Trace): Promise<void> {
    const socket = await dial(to, clock, trace, this.#take);
    // It may have ended in the breath in which it came about.
    if (socket.destroyed) throw new DialFailure('reset');
    this.#socket = socket;
    this.address = trace.address;
    // While it is idle it must not keep the process awake; during an attempt the clock does.
    socket.unref();
    if (to.tlsHost !== null) socket.on('data', (bytes) => this.#take(bytes, bytes.length));
    socket.on('error', (error) => this.#lose(exchangeFailure(error)));
    socket.on('end', this.#hungUp);
    socket.on('close', this.#hungUp);
  }

  /** Sends once and never rejects. Afterwards the connection is idle, or destroyed. */
  send(request: string, clock: AttemptClock, trace: Trace): Promise<Exchanged> {
    trace.address = this.address;
    return new Promise((settle) => {
      this.#exchange = { reader: new ResponseReader(), clock, trace, settle };
      clock.onEnd(this.#timeIsUp);
      // The clock may have ended by now.
      if (this.#exchange) this.#socket?.write(request);
    });
  }

  destroy(): void {
    this.#idle.remove(this);
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
    if (reader.ended) this.#finish(reader.fault ?? 'internal_error');
  };

  readonly #hungUp = (): void => {
    this.#exchange?.reader.end();
    this.#lose('closed_early');
  };

  readonly #timeIsUp = (why: EndOfTime): void => this.#lose(why === 'time' ? 'timeout_headers' : why);

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
    const { status, headers, body, keepMs } = exchange.reader;
    // An answer may come before all of its request has left.
    if (keepMs > 0 && this.#socket?.writableLength === 0) this.#idle.keep(this, keepMs);
    else this.destroy();
    exchange.settle(status > 0 ? { ok: true, status, headers, body } : { ok: false, code });
  }
}
