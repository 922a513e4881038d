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

interface Failure {
  readonly atMs: number;
  readonly endsWithSuccess: boolean;
}

export class RepeatedFailures {
  #failures: readonly Failure[] = [];
  #succeededAtMs = Number.NEGATIVE_INFINITY;

  succeeded(): void {
    this.#succeededAtMs = monotonicMs();
  }

  /** `endsWithSuccess`: the cause is known and gone with the first success, such as a database that was away. */
  failed(endsWithSuccess = false): void {
    this.#failures = [...this.#failures.slice(1 - MIN_FAILURES), { atMs: monotonicMs(), endsWithSuccess }];
  }

  /** Becomes false after a success, once there were no failures of unknown cause for `QUIET_MS`. */
  get areRepeated(): boolean {
    const [first] = this.#failures;
    const last = this.#failures.at(-1);
    if (!first || !last || this.#failures.length < MIN_FAILURES || last.atMs - first.atMs > WITHIN_MS) return false;
    if (this.#succeededAtMs < last.atMs) return true;
    return this.#failures.some(({ endsWithSuccess }) => !endsWithSuccess) && monotonicMs() - last.atMs < QUIET_MS;
  }
}
