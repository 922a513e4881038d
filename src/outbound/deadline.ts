// The one clock of an attempt: from before the name is resolved to the end (decision D4), or to our shutdown.
import { monotonicMs, now } from '../core/clock.ts';

/** `stalled`: this process itself slept past the end, so the receiver cannot be blamed (decision D6). */
export type DeadlineEnd = 'time' | 'stalled' | 'shutdown';

const STALL_MS = 1_000;

/** Starts now. `signal`: aborted when this process is to stop. Stop it, or its timer keeps the process awake. */
export function startDeadline(timeoutMs: number, signal?: AbortSignal): Deadline {
  return new Deadline(timeoutMs, signal);
}

export class Deadline {
  readonly #startedMs = monotonicMs();
  readonly #startedAt = now();
  readonly #timeoutMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #fellows: Set<Deadline> | undefined;
  #ended: DeadlineEnd | null = null;
  #listener: ((why: DeadlineEnd) => void) | null = null;

  constructor(timeoutMs: number, signal?: AbortSignal) {
    this.#timeoutMs = timeoutMs;
    this.#timer = setTimeout(timeIsUp, timeoutMs, this);
    this.#fellows = signal && waitingFor(signal);
    this.#fellows?.add(this);
    if (signal?.aborted) this.end('shutdown');
  }

  elapsedMs(): number {
    return monotonicMs() - this.#startedMs;
  }

  remainingMs(): number {
    return Math.max(0, this.#timeoutMs - this.elapsedMs());
  }

  /**
   * Ends if its time is over, and says why it has ended. A process that stood still goes on with what it was in the middle of
   * before its timers run; so whoever is about to send looks first.
   */
  check(): DeadlineEnd | null {
    if (!this.#ended && this.#passedMs() > this.#timeoutMs) this.end();
    return this.#ended;
  }

  /**
   * Calls `act` once if the clock ends, at once if it has; answers how to stop listening. One listens at a time: the
   * name, the dial and the exchange follow one another.
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
    this.#fellows?.delete(this);
  }

  end(why: DeadlineEnd = this.#passedMs() > this.#timeoutMs + STALL_MS ? 'stalled' : 'time'): void {
    if (this.#ended) return;
    this.#ended = why;
    this.stop();
    this.#listener?.(why);
    this.#listener = null;
  }

  /** By the wall clock too, as leases are: the other one and all timers rest while the machine sleeps. */
  #passedMs(): number {
    return Math.max(this.elapsedMs(), now().getTime() - this.#startedAt.getTime());
  }
}

function timeIsUp(clock: Deadline): void {
  clock.end();
}

const waitingBySignal = new WeakMap<AbortSignal, Set<Deadline>>();

/**
 * Whom a signal's end concerns. The signal itself carries one listener, however many attempts hang on it: adding one to
 * an EventTarget compares it with all that are there, and a busy engine has a thousand.
 */
function waitingFor(signal: AbortSignal): Set<Deadline> {
  const known = waitingBySignal.get(signal);
  if (known) return known;
  const fresh = new Set<Deadline>();
  waitingBySignal.set(signal, fresh);
  signal.addEventListener('abort', () => {
    for (const clock of [...fresh]) clock.end('shutdown');
  });
  return fresh;
}
