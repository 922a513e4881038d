// Runs a limited number of tasks at once, and fewer per site, so that one slow site does not hold up the others.
import { createConcurrencyLimit } from '../core/concurrency-limit.ts';

export interface FetchQueue {
  /** Null: too many are waiting. `run` must not reject. */
  add<Result>(site: string, run: () => Promise<Result>): Promise<Result> | null;
}

export interface FetchQueueLimits {
  readonly running: number;
  readonly runningOfSite: number;
  readonly waiting: number;
}

interface Waiting {
  readonly site: string;
  /** `leave` releases the slot that it runs in. */
  start(leave: () => void): void;
}

export function createFetchQueue(limits: FetchQueueLimits): FetchQueue {
  const slots = createConcurrencyLimit({ most: limits.running, mostEach: limits.runningOfSite });
  const waiting: Waiting[] = [];
  const startWaiting = () => {
    for (let index = 0; index < waiting.length && slots.running < limits.running; ) {
      const next = waiting[index] as Waiting;
      const slot = slots.acquire(next.site);
      if (!slot.ok) index += 1;
      else {
        waiting.splice(index, 1);
        next.start(slot.leave);
      }
    }
  };
  return {
    add(site, run) {
      if (waiting.length >= limits.waiting) return null;
      return new Promise((resolve, reject) => {
        const start = (leave: () => void) => {
          run()
            .then(resolve, reject)
            .finally(() => {
              leave();
              startWaiting();
            });
        };
        const slot = slots.acquire(site);
        if (slot.ok) start(slot.leave);
        else waiting.push({ site, start });
      });
    },
  };
}
