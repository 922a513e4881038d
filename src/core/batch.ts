// Batches requests like DataLoader: one query for many callers instead of one query each. A request only joins a batch
// that has not started, so its result is never older than the request.

export interface BatchOptions {
  /** The most batches in flight at the same time, in each lane. */
  readonly maxConcurrent: number;
  /** The most requests in a batch. */
  readonly maxSize: number;
  /**
   * While a batch is loaded, the callers of the one before are answered and ask again, so that neither waits for the
   * other. For this, a batch starts before the results of the last one are passed on, and consecutive batches have about
   * the same size: a large one would leave nobody to ask meanwhile.
   */
  readonly takesTurns?: true;
}

/** Requests that would wait for each other are in one lane, in which their batches follow each other. */
export interface Lanes<Request> {
  readonly count: number;
  /** From 0. */
  readonly laneOf: (request: Request) => number;
}

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane<Request, Result> {
  readonly waiting: Waiting<Request, Result>[];
  inFlight: number;
  /** Requests in the batch that was started last. */
  lastSize: number;
}

/** Smaller batches are not divided, because each costs something by itself. */
const MIN_DIVIDED_SIZE = 16;

const ONE_LANE = { count: 1, laneOf: () => 0 };

/**
 * `load` returns results in the order of the requests. If it throws, every call in that batch rejects.
 *
 * A lane with fewer requests than are in flight in another one waits for the end of that batch at most: two lanes that
 * never wait would split their requests into ever smaller batches.
 */
export function createBatcher<Request, Result>(
  { maxConcurrent, maxSize, takesTurns }: BatchOptions,
  load: (requests: readonly Request[]) => Promise<readonly Result[]>,
  { count, laneOf }: Lanes<Request> = ONE_LANE,
): (request: Request) => Promise<Result> {
  type OwnLane = Lane<Request, Result>;
  const lanes = Array.from({ length: count }, (): OwnLane => ({ waiting: [], inFlight: 0, lastSize: 0 }));
  let isScheduled = false;
  const ended: (() => void)[] = [];

  const sizeInFlight = ({ inFlight, lastSize }: OwnLane) => (inFlight > 0 ? lastSize : 0);
  const hasRoom = (lane: OwnLane) => lane.waiting.length > 0 && lane.inFlight < maxConcurrent;
  const mayStart = (lane: OwnLane) =>
    hasRoom(lane) && lanes.every((other) => other === lane || lane.waiting.length >= sizeInFlight(other));
  const schedule = () => {
    if (isScheduled || (ended.length === 0 && !lanes.some(mayStart))) return;
    isScheduled = true;
    // Runs after the sockets were read, so that requests that arrive together are batched together.
    setImmediate(() => {
      isScheduled = false;
      // All are found before the first one starts, so that none has to wait for another one twice.
      for (const lane of lanes.filter(mayStart)) while (hasRoom(lane)) void send(lane);
      for (const passOn of ended.splice(0)) passOn();
    });
  };
  const nextSize = ({ waiting, lastSize }: OwnLane) => {
    const size = takesTurns ? Math.max(MIN_DIVIDED_SIZE, Math.ceil((waiting.length + lastSize) / 2)) : maxSize;
    return Math.min(size, maxSize);
  };
  const send = async (lane: OwnLane) => {
    const batch = lane.waiting.splice(0, nextSize(lane));
    lane.inFlight += 1;
    lane.lastSize = batch.length;
    const passOn = await loadBatch(batch);
    lane.inFlight -= 1;
    if (takesTurns) ended.push(passOn);
    else passOn();
    schedule();
  };
  /** Returns what passes the results on to the callers. */
  const loadBatch = async (batch: readonly Waiting<Request, Result>[]) => {
    try {
      const results = await load(batch.map(({ request }) => request));
      return () => {
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      };
    } catch (error) {
      return () => {
        for (const { reject } of batch) reject(error);
      };
    }
  };
  return (request) =>
    new Promise((resolve, reject) => {
      lanes[laneOf(request)]?.waiting.push({ request, resolve, reject });
      schedule();
    });
}
