// Tells repeated failures of periodic work from single ones, such as when a database restarts or a connection breaks.
import { monotonicMs } from './clock.ts';

/** So many failures within this time are no coincidence. */
const MIN_FAILURES = 3;
const WITHIN_MS = 30_000;
/**
 * A success counts only after so long without a failure: otherwise what fails every second time would look fine every
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
    this.#failedAtMs = [...this.#failedAtMs.slice(1 - MIN_FAILURES), monotonicMs()];
  }

  /** Ends by itself: with a success after a while without failures. */
  get areRepeated(): boolean {
    const [first = 0] = this.#failedAtMs;
    const last = this.#failedAtMs.at(-1) ?? 0;
    if (this.#failedAtMs.length < MIN_FAILURES || last - first > WITHIN_MS) return false;
    return this.#succeededAtMs < last || monotonicMs() - last < QUIET_MS;
  }
}
