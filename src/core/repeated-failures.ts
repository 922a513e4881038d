// Distinguishes repeated failures of a periodic task from single ones, such as when a database restarts or a connection
// breaks.
import { monotonicMs } from './clock.ts';

/** This many failures within `WITHIN_MS` count as repeated. */
const MIN_FAILURES = 3;
const WITHIN_MS = 30_000;
/**
 * A success counts only after this long without a failure: otherwise a task that fails every other time would alternate
 * between failing and healthy.
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

  /** Becomes false after a success, once there were no failures for `QUIET_MS`. */
  get areRepeated(): boolean {
    const [first = 0] = this.#failedAtMs;
    const last = this.#failedAtMs.at(-1) ?? 0;
    if (this.#failedAtMs.length < MIN_FAILURES || last - first > WITHIN_MS) return false;
    return this.#succeededAtMs < last || monotonicMs() - last < QUIET_MS;
  }
}
