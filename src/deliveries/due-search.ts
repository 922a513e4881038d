// Where the search for due endpoints begins. Each lease and each release leaves a version of an endpoint's row behind, and while
// somebody's transaction is open for long none of them can be cleared away: a search from the longest due on would walk over all of
// them each time. So it begins where the last one found something, and once a second at the very beginning: an endpoint whose
// lease has run out, or whose backlog is older, lies before that.
import { monotonicMs } from '../core/clock.ts';

const ALL_EVERY_MS = 1_000;

export class DueSearch {
  #from: Date | null = null;
  #allAtMs = Number.NEGATIVE_INFINITY;

  /** What is due since then is looked for; null: whatever is due. */
  startFrom(): Date | null {
    const nowMs = monotonicMs();
    if (this.#from && nowMs - this.#allAtMs < ALL_EVERY_MS) return this.#from;
    this.#allAtMs = nowMs;
    return null;
  }

  /** Since when what was found is due, in milliseconds since 1970. Where there is less than was asked for, there is little to walk over. */
  recordFound(dueSinceMs: readonly number[], asked: number): void {
    this.#from = dueSinceMs.length < asked ? null : new Date(Math.floor(Math.min(...dueSinceMs)));
  }
}
