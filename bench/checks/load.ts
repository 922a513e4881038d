// The load generator, a program of its own: asks as fast as it is answered, or at a rate that does not wait for answers.
import { type Dispatcher, Pool } from 'undici';

export interface LoadRequest {
  readonly path: string;
  readonly token: string | null;
  /** The address a proxy would say it comes from, where limits are per visitor. */
  readonly visitor?: string;
}

export interface Load {
  readonly origin: string;
  /** Asked in turn. */
  readonly requests: readonly LoadRequest[];
  readonly seconds: number;
  readonly connections: number;
  /** A second; null: each connection asks again once it was answered. */
  readonly rate: number | null;
}

export interface LoadResult {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How often each status was answered; 0 for a connection that failed. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly cpuMs: number;
}

process.on('message', async (load: Load) => process.send?.(await runLoad(load)));
process.on('disconnect', () => process.exit());

async function runLoad(load: Load): Promise<LoadResult> {
  const pool = new Pool(load.origin, { connections: load.connections, pipelining: 1 });
  const cpuBefore = process.cpuUsage();
  const tally: Tally = { delays: [], statuses: {} };
  const startedMs = performance.now();
  const until = startedMs + load.seconds * 1000;
  const run: LoadRun = { pool, requests: load.requests.map(requestOf), until, tally };
  await (load.rate === null ? requestInTurns(run, load.connections) : requestAtRate(run, load.rate));
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  await pool.close();
  const delays = tally.delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  return {
    answered: delays.length,
    perSecond: delays.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    statuses: tally.statuses,
    cpuMs: (user + system) / 1000,
  };
}

interface LoadRun {
  readonly pool: Pool;
  readonly requests: readonly Dispatcher.DispatchOptions[];
  /** By `performance.now()`. */
  readonly until: number;
  readonly tally: Tally;
}

interface Tally {
  readonly delays: number[];
  readonly statuses: Record<number, number>;
}

/** The host of BASE_URL in `server.ts`. */
const SERVED_HOST = 'votes.example';

function requestOf({ path, token, visitor }: LoadRequest): Dispatcher.DispatchOptions {
  const headers = {
    // The server serves its own host alone.
    host: SERVED_HOST,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(visitor && { 'x-forwarded-for': visitor }),
  };
  return { path, method: 'GET', headers };
}

let next = 0;

/** `fromMs`: when it should have been sent, so that waiting for a free connection counts. */
function send({ pool, requests, tally: { delays, statuses } }: LoadRun, fromMs: number): Promise<void> {
  const request = requests[next++ % requests.length]!;
  return new Promise((resolve) => {
    let status = 0;
    const done = () => {
      delays.push(performance.now() - fromMs);
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    pool.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => {
        status = statusCode;
      },
      onResponseData: () => undefined,
      onResponseEnd: done,
      onResponseError: () => {
        status = 0;
        done();
      },
    });
  });
}

async function requestInTurns(run: LoadRun, connections: number): Promise<void> {
  const turn = async () => {
    for (let nowMs = performance.now(); nowMs < run.until; nowMs = performance.now()) await send(run, nowMs);
  };
  await Promise.all(Array.from({ length: connections }, turn));
}

/** Checks every millisecond which requests are due; each one is timed from when it was due, even if it is sent late. */
async function requestAtRate(run: LoadRun, rate: number): Promise<void> {
  const { until } = run;
  const startedMs = performance.now();
  const gapMs = 1000 / rate;
  const pending: Promise<void>[] = [];
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const nowMs = performance.now();
      for (let dueMs = startedMs + sent * gapMs; dueMs <= nowMs && dueMs < until; dueMs = startedMs + sent * gapMs) {
        pending.push(send(run, dueMs));
        sent += 1;
      }
      if (nowMs < until) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(pending);
}
