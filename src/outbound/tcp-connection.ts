// A few bytes each way over plain TCP, for protocols that are not HTTP: what is written goes out in one piece, and what
// comes in is kept up to a bound. The connection ends with the conversation; it is never used again.
import type { Socket } from 'node:net';
import { type ConnectionTrace, connectSocket, type Destination } from './connect-socket.ts';
import { type Deadline, type DeadlineEnd, startDeadline } from './deadline.ts';

/**
 * Why listening ended. `enough`: what was waited for is there; `closed`: the other side has said all it will; `full`: it
 * said more than is kept; `time`: neither came in time. `stalled` and `shutdown` are this process's own doing.
 */
export type ReadEnd = 'enough' | 'closed' | 'reset' | 'full' | DeadlineEnd;

export interface TcpReadResult {
  /** Everything since the last answer that was enough. */
  readonly bytes: Buffer;
  readonly why: ReadEnd;
}

/** How many bytes of what was heard are enough; null: not yet. What is beyond them is kept for the next listening. */
export type ReadUntil = (heard: Buffer) => number | null;

export class TcpConnection {
  readonly #clock: Deadline;
  readonly #most: number;
  #socket: Socket | null = null;
  /** Grows by doubling: a byte at a time must not cost a copy of everything each time. */
  #memory = Buffer.alloc(0);
  /** What is not taken yet: a part of the memory, which is only ever written behind it. */
  #from = 0;
  #to = 0;
  #over: Exclude<ReadEnd, 'enough'> | null = null;
  #noticed: (() => void) | null = null;

  /** `most`: bytes kept of what is not taken yet. The clock bounds the whole of it. */
  constructor(clock: Deadline, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Throws DialFailure and nothing else. `connecting` bounds the connection alone. */
  async open(to: Destination, connecting: Deadline, trace: ConnectionTrace): Promise<void> {
    const socket = await connectSocket(to, connecting, trace, this.#take);
    this.#socket = socket;
    if (socket.destroyed) this.#end('reset');
    // Whatever broke it, nobody has said goodbye: what was written may have arrived.
    socket.on('error', () => this.#end('reset'));
    socket.on('end', () => this.#end('closed'));
    socket.on('close', () => this.#end('closed'));
    this.#clock.onEnd((why) => this.#end(why));
  }

  /** In one write, so that it leaves as one segment where it fits. False: the other side or the time is gone, nothing was sent. */
  write(bytes: Uint8Array): boolean {
    this.#clock.check();
    if (this.#over !== null || !this.#socket?.writable) return false;
    this.#socket.write(bytes);
    return true;
  }

  /** Waits for `enough`, at most `withinMs`. */
  async readUntil(enough: ReadUntil, withinMs: number): Promise<TcpReadResult> {
    let late: DeadlineEnd | null = null;
    // A clock of its own tells a listener that was silent from a process that stood still.
    const limit = startDeadline(withinMs);
    limit.onEnd((why) => {
      late = why;
      this.#noticed?.();
    });
    try {
      for (;;) {
        const length = enough(this.#heard);
        if (length !== null) return { bytes: this.#split(length), why: 'enough' };
        const why = this.#over ?? late;
        if (why !== null) return { bytes: this.#split(this.#heard.length), why };
        await new Promise<void>((resolve) => {
          this.#noticed = resolve;
        });
      }
    } finally {
      limit.stop();
      this.#noticed = null;
    }
  }

  /** Gone at once, whatever is under way. */
  close(): void {
    this.#clock.stop();
    this.#socket?.destroy();
  }

  readonly #take = (bytes: Buffer, length: number): void => {
    const kept = Math.min(length, this.#most - (this.#to - this.#from));
    this.#makeRoom(kept);
    bytes.copy(this.#memory, this.#to, 0, kept);
    this.#to += kept;
    if (kept < length) this.#end('full');
    else this.#noticed?.();
  };

  get #heard(): Buffer {
    return this.#memory.subarray(this.#from, this.#to);
  }

  #makeRoom(more: number): void {
    if (this.#to + more <= this.#memory.length) return;
    const heard = this.#heard;
    const bigger = Buffer.allocUnsafeSlow(2 * (heard.length + more));
    heard.copy(bigger);
    this.#memory = bigger;
    this.#from = 0;
    this.#to = heard.length;
  }

  #split(length: number): Buffer {
    const bytes = this.#heard.subarray(0, length);
    this.#from += length;
    return bytes;
  }

  #end(why: Exclude<ReadEnd, 'enough'>): void {
    this.#over ??= why;
    if (why === 'full') this.#socket?.destroy();
    this.#noticed?.();
  }
}
