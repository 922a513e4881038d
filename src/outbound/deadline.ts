// The deadline of an attempt, from before its host is resolved to its end (decision D4), or until our shutdown.
import { monotonicMs, now } from '../core/clock.ts';

/** `stalled`: this process was not running when the time was up, so the receiver is not to blame (decision D6). */
export type DeadlineEnd = 'time' | 'stalled' | 'shutdown';

const STALL_MS = 1_000;

/**
 * Starts when created. `signal` is aborted when this process stops. The caller must stop the deadline, because its
 * timer keeps the process alive.
 */
export class Deadline {
  readonly #startedMs = monotonicMs();
  readonly #startedAt = now();
  readonly #timeoutMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #sameSignal: Set<Deadline> | undefined;
  #ended: DeadlineEnd | null = null;
  #listener: ((why: DeadlineEnd) => void) | null = null;

  constructor(timeoutMs: number, signal?: AbortSignal) {
    this.#timeoutMs = timeoutMs;
    this.#timer = setTimeout(timeIsUp, timeoutMs, this);
    this.#sameSignal = signal && deadlinesOf(signal);
    this.#sameSignal?.add(this);
    if (signal?.aborted) this.end('shutdown');
  }

  elapsedMs(): number {
    return monotonicMs() - this.#startedMs;
  }

  remainingMs(): number {
    return Math.max(0, this.#timeoutMs - this.elapsedMs());
  }

  /**
   * Ends the deadline if its time is up, and returns why it has ended. A process that was suspended continues its
   * current work before its timers run, so check before sending.
   */
  check(): DeadlineEnd | null {
    if (!this.#ended && this.#passedMs() > this.#timeoutMs) this.end();
    return this.#ended;
  }

  /**
   * Calls `act` once when the deadline ends, or now if it already has; returns a function that cancels this. Supports
   * only one listener at a time, because resolving, connecting and exchanging happen one after the other.
   */
  onEnd(act: (why: DeadlineEnd) => void): () => void {
    const ended = this.check();
    if (ended) act(ended);
    else this.#listener = act;
    return () => {
      if (this.#listener === act) this.#listener = null;
    };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#sameSignal?.delete(this);
  }

  end(why: DeadlineEnd = this.#passedMs() > this.#timeoutMs + STALL_MS ? 'stalled' : 'time'): void {
    if (this.#ended) return;
    this.#ended = why;
    this.stop();
    this.#listener?.(why);
    this.#listener = null;
  }

  /**
   * Also counts wall-clock time, as leases do, because the monotonic clock and all timers pause while the machine
   * sleeps.
   */
  #passedMs(): number {
    return Math.max(this.elapsedMs(), now().getTime() - this.#startedAt.getTime());
  }
}

function timeIsUp(deadline: Deadline): void {
  deadline.end();
}

const deadlinesBySignal = new WeakMap<AbortSignal, Set<Deadline>>();

/**
 * The deadlines that a signal ends. The signal has a single listener for all of them, because an EventTarget compares
 * each new listener with all existing ones, and a busy engine has a thousand.
 */
function deadlinesOf(signal: AbortSignal): Set<Deadline> {
  const known = deadlinesBySignal.get(signal);
  if (known) return known;
  const fresh = new Set<Deadline>();
  deadlinesBySignal.set(signal, fresh);
  signal.addEventListener('abort', () => {
    for (const deadline of [...fresh]) deadline.end('shutdown');
  });
  return fresh;
}
