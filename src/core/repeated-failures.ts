// Whether something that is done again and again fails repeatedly. One failure is nothing: a database restarts, a
// connection breaks.
import { monotonicMs } from './clock.ts';

/** So many failures within this time are more than an accident. */
const MOST = 3;
const WITHIN_MS = 30_000;
/**
 * After the last of them a success counts as the end of it. Less, and what fails every second time would be well every
 * second time.
 */
const QUIET_MS = 10_000;

export class RepeatedFailures {
  #failedAtMs: readonly number[] = [];
  #succeededAtMs = Number.NEGATIVE_INFINITY;

  succeeded(): void {
    this.#succeededAtMs = monotonicMs();
  }

  failed(): void {
    this.#failedAtMs = [...this.#failedAtMs.slice(1 - MOST), monotonicMs()];
  }

  /** Ends by itself: with a success after a while without failures. */
  get areRepeated(): boolean {
    const [first = 0] = this.#failedAtMs;
    const last = this.#failedAtMs.at(-1) ?? 0;
    if (this.#failedAtMs.length < MOST || last - first > WITHIN_MS) return false;
    return this.#succeededAtMs < last || monotonicMs() - last < QUIET_MS;
  }
}
