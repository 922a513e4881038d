// A plain TCP connection for short protocols that are not HTTP. Each write is sent in one piece, and received bytes are
// buffered up to a limit. A connection is never reused.
import type { Socket } from 'node:net';
import { type ConnectionTrace, connectSocket, type Destination } from './connect-socket.ts';
import { Deadline, type DeadlineEnd } from './deadline.ts';

/**
 * Why a read ended. `enough`: the expected bytes arrived; `closed`: the other side closed the connection; `full`: it
 * sent more than the buffer holds; `time`: none of these happened in time. `stalled` and `shutdown` are this process's
 * own fault.
 */
export type ReadEnd = 'enough' | 'closed' | 'reset' | 'full' | DeadlineEnd;

export interface TcpReadResult {
  /** All bytes since the last read that ended with `enough`. */
  readonly bytes: Buffer;
  readonly why: ReadEnd;
}

/** Returns how many of the received bytes are enough; null: wait for more. The rest is left for the next read. */
export type ReadUntil = (unread: Buffer) => number | null;

export class TcpConnection {
  readonly #deadline: Deadline;
  readonly #most: number;
  #socket: Socket | null = null;
  /** Grows by doubling, so that bytes that arrive one at a time do not each cost a full copy. */
  #buffer = Buffer.alloc(0);
  /** The unread part of the buffer. New bytes are appended to it. */
  #from = 0;
  #to = 0;
  #ended: Exclude<ReadEnd, 'enough'> | null = null;
  #onChange: (() => void) | null = null;

  /** `most`: how many unread bytes are buffered. The deadline is for the whole connection. */
  constructor(deadline: Deadline, most: number) {
    this.#deadline = deadline;
    this.#most = most;
  }

  /** Throws nothing but ConnectError. `connecting` is the deadline for connecting alone. */
  async open(to: Destination, connecting: Deadline, trace: ConnectionTrace): Promise<void> {
    const socket = await connectSocket(to, connecting, trace, this.#receive);
    this.#socket = socket;
    if (socket.destroyed) this.#end('reset');
    // An error is not the same as closing: the written bytes may have arrived.
    socket.on('error', () => this.#end('reset'));
    socket.on('end', () => this.#end('closed'));
    socket.on('close', () => this.#end('closed'));
    this.#deadline.onEnd((why) => this.#end(why));
  }

  /**
   * Uses a single write, so that the bytes are sent as one segment if they fit. False: the connection or its time has
   * ended, and nothing was sent.
   */
  write(bytes: Uint8Array): boolean {
    this.#deadline.check();
    if (this.#ended !== null || !this.#socket?.writable) return false;
    this.#socket.write(bytes);
    return true;
  }

  /** Waits until `enough` returns a number, but at most `withinMs`. */
  async readUntil(enough: ReadUntil, withinMs: number): Promise<TcpReadResult> {
    let timedOut: DeadlineEnd | null = null;
    // A separate deadline distinguishes a silent server from a suspended process.
    const limit = new Deadline(withinMs);
    limit.onEnd((why) => {
      timedOut = why;
      this.#onChange?.();
    });
    try {
      for (;;) {
        const length = enough(this.#unread);
        if (length !== null) return { bytes: this.#consume(length), why: 'enough' };
        const why = this.#ended ?? timedOut;
        if (why !== null) return { bytes: this.#consume(this.#unread.length), why };
        await new Promise<void>((resolve) => {
          this.#onChange = resolve;
        });
      }
    } finally {
      limit.stop();
      this.#onChange = null;
    }
  }

  /** Closes the connection at once, even while data is in flight. */
  close(): void {
    this.#deadline.stop();
    this.#socket?.destroy();
  }

  readonly #receive = (bytes: Buffer, length: number): void => {
    const kept = Math.min(length, this.#most - (this.#to - this.#from));
    this.#reserve(kept);
    bytes.copy(this.#buffer, this.#to, 0, kept);
    this.#to += kept;
    if (kept < length) this.#end('full');
    else this.#onChange?.();
  };

  get #unread(): Buffer {
    return this.#buffer.subarray(this.#from, this.#to);
  }

  #reserve(more: number): void {
    if (this.#to + more <= this.#buffer.length) return;
    const unread = this.#unread;
    const bigger = Buffer.allocUnsafeSlow(2 * (unread.length + more));
    unread.copy(bigger);
    this.#buffer = bigger;
    this.#from = 0;
    this.#to = unread.length;
  }

  #consume(length: number): Buffer {
    const bytes = this.#unread.subarray(0, length);
    this.#from += length;
    return bytes;
  }

  #end(why: Exclude<ReadEnd, 'enough'>): void {
    this.#ended ??= why;
    if (why === 'full') this.#socket?.destroy();
    this.#onChange?.();
  }
}
