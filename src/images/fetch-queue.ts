// Runs a limited number of tasks at once, and fewer per site, so that one slow site does not hold up the others.

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
  start(): void;
}

export function createFetchQueue(limits: FetchQueueLimits): FetchQueue {
  const waiting: Waiting[] = [];
  const runningBySite = new Map<string, number>();
  let running = 0;
  const count = (site: string, by: 1 | -1) => {
    running += by;
    const left = (runningBySite.get(site) ?? 0) + by;
    if (left > 0) runningBySite.set(site, left);
    else runningBySite.delete(site);
  };
  const mayRun = (site: string) => running < limits.running && (runningBySite.get(site) ?? 0) < limits.runningOfSite;
  const startWaiting = () => {
    for (let index = 0; index < waiting.length && running < limits.running; ) {
      const next = waiting[index];
      if (!next || !mayRun(next.site)) index += 1;
      else {
        waiting.splice(index, 1);
        next.start();
      }
    }
  };
  return {
    add(site, run) {
      if (waiting.length >= limits.waiting) return null;
      return new Promise((resolve, reject) => {
        const start = () => {
          count(site, 1);
          run()
            .then(resolve, reject)
            .finally(() => {
              count(site, -1);
              startWaiting();
            });
        };
        if (mayRun(site)) start();
        else waiting.push({ site, start });
      });
    },
  };
}
