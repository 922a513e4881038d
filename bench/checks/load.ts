// The load generator, in its own process: sends the next request after each response, or at a fixed rate.
import { type Dispatcher, Pool } from 'undici';

export interface LoadRequest {
  readonly path: string;
  readonly token: string | null;
  /** The client address that a proxy would report, where rate limits are per address. */
  readonly visitor?: string;
}

export interface Load {
  readonly origin: string;
  /** Sent in turn, from the first one. */
  readonly requests: readonly LoadRequest[];
  readonly seconds: number;
  readonly connections: number;
  /** Per second; null: each connection sends the next request after a response. */
  readonly rate: number | null;
}

export interface LoadResult {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How many responses had each status; 0 for a connection that failed. */
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
  const run: LoadRun = { pool, requests: load.requests.map(requestOf), until, tally, sent: 0 };
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
  sent: number;
}

interface Tally {
  readonly delays: number[];
  readonly statuses: Record<number, number>;
}

/** The host of BASE_URL in `server.ts`. */
const SERVED_HOST = 'votes.example';

function requestOf({ path, token, visitor }: LoadRequest): Dispatcher.DispatchOptions {
  const headers = {
    // The server refuses any other host.
    host: SERVED_HOST,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(visitor && { 'x-forwarded-for': visitor }),
  };
  return { path, method: 'GET', headers };
}

/** `fromMs`: when the request was due, so that waiting for a free connection counts. */
function send(run: LoadRun, fromMs: number): Promise<void> {
  const { pool, requests, tally } = run;
  const { delays, statuses } = tally;
  const request = requests[run.sent++ % requests.length]!;
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
