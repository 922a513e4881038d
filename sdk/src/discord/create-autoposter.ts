// Posts how many servers a bot is in, every ten minutes: the sum of all shards, or nothing.
import { backoffMs, sleepUnreferenced } from '../http/backoff.ts';
import { PlauditError } from '../http/plaudit-error.ts';
import { type BotClient, createServerCounter, type ServerCount } from './count-servers.ts';

export interface PostedStats {
  readonly serverCount: number;
  readonly shardCount?: number | undefined;
}

/** The part of the API client that is used. */
export interface StatsApi {
  readonly stats: {
    report(
      stats: { readonly serverCount: number; readonly shardCount?: number },
      options: { readonly signal: AbortSignal },
    ): Promise<unknown>;
  };
}

export interface AutoposterOptions {
  /** Default: ten minutes. The service accepts one report a minute. */
  readonly intervalMs?: number | undefined;
  /** Counts in another way, for example over several machines. Returns null while the number is not known. */
  readonly count?: (() => PostedStats | null | Promise<PostedStats | null>) | undefined;
  readonly onPost?: ((stats: PostedStats) => void) | undefined;
  /** Default: prints the error. Posting continues. */
  readonly onError?: ((error: Error) => void) | undefined;
}

export interface Autoposter {
  /** Also happens by itself when a discord.js client is destroyed. */
  stop(): void;
}

/** How often it is checked whether all shards are ready. */
const READY_CHECK_MS = 15_000;
const FIRST_RETRY_MS = 15_000;

/** `client`: of discord.js, Eris or Oceanic, or a ShardingManager or ClusterManager. `api`: from `createClient`. */
export function createAutoposter(client: BotClient, api: StatsApi, options: AutoposterOptions = {}): Autoposter {
  const stopping = new AbortController();
  const { intervalMs = 600_000, count } = options;
  if (!(intervalMs > 0)) throw new TypeError('`intervalMs` must be a positive number of milliseconds.');
  const countServers = count ? () => ownCount(count) : createServerCounter(client);
  void run({ ...options, api, intervalMs, countServers, signal: stopping.signal });
  return { stop: () => stopping.abort() };
}

async function ownCount(count: NonNullable<AutoposterOptions['count']>): Promise<ServerCount> {
  const stats = await count();
  if (!stats) return { state: 'waiting', reason: '`count` returned null.' };
  return { state: 'counted', serverCount: stats.serverCount, shardCount: stats.shardCount ?? 0 };
}

interface Run extends Pick<AutoposterOptions, 'onPost' | 'onError'> {
  readonly api: StatsApi;
  readonly intervalMs: number;
  readonly countServers: () => Promise<ServerCount>;
  readonly signal: AbortSignal;
}

async function run(given: Run): Promise<void> {
  const { signal, intervalMs, onError = printError } = given;
  const waiting = createPatience(intervalMs);
  for (let failures = 0; !signal.aborted; ) {
    let pauseMs = intervalMs;
    try {
      const counted = await countAndPost(given);
      if (counted.state === 'destroyed') return;
      failures = 0;
      if (counted.state === 'waiting') pauseMs = Math.min(READY_CHECK_MS, intervalMs);
      const isOverdue = waiting(counted.state === 'waiting' ? pauseMs : null);
      // Once per interval, so that a shard that never starts is noticed.
      if (counted.state === 'waiting' && isOverdue) onError(new Error(`No server count was posted. ${counted.reason}`));
    } catch (error) {
      if (signal.aborted) return;
      onError(error instanceof Error ? error : new Error(String(error)));
      pauseMs = pauseAfter(error, ++failures, intervalMs);
    }
    await sleepUnreferenced(pauseMs, signal);
  }
}

/** Adds up the pauses; true whenever a whole interval has passed. Null starts again. */
function createPatience(intervalMs: number): (pauseMs: number | null) => boolean {
  let waitedMs = 0;
  return (pauseMs) => {
    waitedMs = pauseMs === null ? 0 : waitedMs + pauseMs;
    if (waitedMs < intervalMs) return false;
    waitedMs = 0;
    return true;
  };
}

async function countAndPost(given: Run): Promise<ServerCount> {
  const counted = await given.countServers();
  if (counted.state === 'counted' && !given.signal.aborted) await post(given, counted);
  return counted;
}

async function post({ api, onPost, signal }: Run, { serverCount, shardCount }: PostedStats): Promise<void> {
  const stats = { serverCount, ...(shardCount && { shardCount }) };
  await api.stats.report(stats, { signal });
  onPost?.(stats);
}

/** A refusal, such as a revoked token, will not change in a few seconds. */
function pauseAfter(error: unknown, failures: number, intervalMs: number): number {
  const { status, retryAfter } = error instanceof PlauditError ? error : { status: 0, retryAfter: null };
  if (status >= 400 && status < 500 && status !== 429) return intervalMs;
  return Math.max(Math.min(backoffMs(failures, FIRST_RETRY_MS, Math.random()), intervalMs), (retryAfter ?? 0) * 1000);
}

function printError(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: without an error handler there is nowhere else to report to.
  console.warn(`Plaudit autoposter: ${error.message}`);
}
