// One request and its answer on one connection: settled at the status line, the body read as far as it is kept (D4).
import type { Dispatcher } from 'undici';
import { RESPONSE_KEPT_BYTES } from '../core/limits.ts';
import type { AttemptClock, EndOfTime } from './attempt-clock.ts';
import type { FailureCode } from './codes.ts';
import type { Connection } from './connection.ts';
import { type Destination, DialFailure, type Trace } from './dial.ts';
import { exchangeFailure } from './read-failure.ts';

export interface Message {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  readonly ok: true;
  readonly status: number;
  /** Names in lower case; what came more than once is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most 16 KiB, as it came on the wire, read as UTF-8, without NUL. */
  readonly body: string;
}
export type Exchanged = Answered | { readonly ok: false; readonly code: FailureCode };

export interface Course {
  readonly to: Destination;
  readonly clock: AttemptClock;
  readonly trace: Trace;
  /** The answer was read to its end: the connection may carry another. Called before the result is known. */
  readonly onReusable: () => void;
}

/** Sends once and never rejects. Unless `onReusable` is called the connection is destroyed. */
export function exchange(connection: Connection, message: Message, course: Course): Promise<Exchanged> {
  return new Promise((settle) => new Exchange(connection, course, settle).send(message));
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #connection: Connection;
  readonly #course: Course;
  readonly #settle: (result: Exchanged) => void;
  #forgetClock = () => {};
  #begun = false;
  #settled = false;
  #head: Pick<Answered, 'status' | 'headers'> | null = null;
  #kept: Buffer[] = [];
  #keptBytes = 0;

  constructor(connection: Connection, course: Course, settle: (result: Exchanged) => void) {
    this.#connection = connection;
    this.#course = course;
    this.#settle = settle;
  }

  send({ url, headers, body }: Message): void {
    const { to, clock, trace } = this.#course;
    try {
      this.#connection.begin(
        { to, clock, trace, onFlood: () => this.#end('headers_too_large') },
        { method: 'POST', path: url.pathname + url.search, headers, body: Buffer.from(body) },
        this,
      );
      this.#forgetClock = clock.onEnd((why) => this.#timeIsUp(why));
    } catch (error) {
      this.#end(exchangeFailure(error));
    }
  }

  onRequestStart(): void {
    this.#begun = true;
    this.#connection.countFromHere();
  }

  onResponseStarted(): void {
    this.#course.trace.steps.firstByteMs ??= this.#course.clock.elapsedMs();
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    // Interim answers (103 Early Hints) come before the one that counts.
    if (status >= 200) this.#head = { status, headers: readHeaders(controller.rawHeaders) };
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    // A copy: the chunk is a window into memory that undici uses again.
    const part = Buffer.from(chunk.subarray(0, RESPONSE_KEPT_BYTES - this.#keptBytes));
    this.#kept.push(part);
    this.#keptBytes += part.length;
    if (part.length < chunk.length) this.#end('closed_early');
  }

  onResponseEnd(): void {
    if (this.#settled) return;
    this.#finish(() => this.#course.onReusable());
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#end(error instanceof DialFailure ? error.code : exchangeFailure(error));
  }

  #timeIsUp(why: EndOfTime): void {
    // A dial ends with the same clock and knows better how far it came.
    if (this.#connection.dialling && !this.#begun) return;
    this.#end(why === 'time' ? 'timeout_headers' : why);
  }

  /** The end, with the socket destroyed; `code` is what it means if no status line has come (D4). */
  #end(code: FailureCode): void {
    if (this.#settled) return;
    this.#finish(() => void this.#connection.destroy(), code);
  }

  #finish(release: () => void, code: FailureCode = 'internal_error'): void {
    this.#settled = true;
    this.#forgetClock();
    release();
    this.#settle(this.#head ? { ok: true, ...this.#head, body: readBody(this.#kept) } : { ok: false, code });
  }
}

function readBody(kept: readonly Buffer[]): string {
  // Most answers to a webhook are empty, and a decoder is dear to make.
  if (kept.length === 0) return '';
  // `stream`: a character cut in two at the end is left out. Text with NUL cannot be stored.
  return new TextDecoder().decode(Buffer.concat(kept), { stream: true }).replaceAll('\0', '\uFFFD');
}

function readHeaders(raw: Dispatcher.DispatchController['rawHeaders']): Readonly<Record<string, string>> {
  // Without a prototype: a header may be called __proto__.
  const headers: Record<string, string> = Object.create(null);
  const parts = Array.isArray(raw) ? raw.map((part) => part.toString('latin1')) : [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = (parts[index] ?? '').toLowerCase();
    const value = (parts[index + 1] ?? '').replaceAll('\0', '');
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}
