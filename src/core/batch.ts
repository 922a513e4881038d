// Batches requests like DataLoader: one query for many callers instead of one query each. A request only joins a batch
// that has not started, so its result is never older than the request.

export interface BatchOptions {
  /** The most batches in flight at the same time. */
  readonly maxConcurrent: number;
  /** The most requests in a batch. */
  readonly maxSize: number;
}

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** `load` returns results in the order of the requests. If it throws, every call in that batch rejects. */
export function createBatcher<Request, Result>(
  { maxConcurrent, maxSize }: BatchOptions,
  load: (requests: readonly Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result> {
  let waiting: Waiting<Request, Result>[] = [];
  let inFlight = 0;
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled || waiting.length === 0 || inFlight >= maxConcurrent) return;
    isScheduled = true;
    // Runs after the sockets were read, so that requests that arrive together are batched together.
    setImmediate(() => {
      isScheduled = false;
      while (waiting.length > 0 && inFlight < maxConcurrent) void send();
    });
  };
  const send = async () => {
    const batch = waiting.slice(0, maxSize);
    waiting = waiting.slice(maxSize);
    inFlight += 1;
    try {
      const results = await load(batch.map(({ request }) => request));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      inFlight -= 1;
      schedule();
    }
  };
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      schedule();
    });
}
