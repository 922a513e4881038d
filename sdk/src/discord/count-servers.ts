// Finds out what kind of client or manager this is, and how to count the servers of all its shards.
import {
  type DiscordJsClient,
  type ErisClient,
  reportDiscordJs,
  reportEris,
  type ShardReport,
  sumReports,
} from './shard-report.ts';

/** discord.js's ShardingManager and `client.shard`, the ClusterManager and `client.cluster` of discord-hybrid-sharding. */
export interface Broadcaster {
  // biome-ignore lint/suspicious/noExplicitAny: each library has its own type for the script's client.
  broadcastEval(script: (client: any) => any): Promise<unknown>;
}

/** A client of discord.js, Eris or Oceanic, or a manager of shards or clusters. */
export type BotClient =
  | (DiscordJsClient & {
      readonly shard?: Broadcaster | null | undefined;
      readonly cluster?: Broadcaster | null | undefined;
    })
  | ErisClient
  | Broadcaster;

export type ServerCount =
  | { readonly state: 'counted'; readonly serverCount: number; readonly shardCount: number }
  /** Not every shard is ready. */
  | { readonly state: 'waiting'; readonly reason: string }
  /** Another process of this bot posts the sum. */
  | { readonly state: 'elsewhere' }
  | { readonly state: 'destroyed' };

/** Throws a TypeError if the client is of no known kind. */
export function createServerCounter(client: BotClient): () => Promise<ServerCount> {
  if ('broadcastEval' in client) return () => countAll(client);
  if ('cache' in client.guilds) return () => countFrom(client as DiscordJsClient);
  if (typeof client.guilds?.size === 'number' && 'shards' in client) return async () => sum([reportEris(client)]);
  throw new TypeError(
    'createAutoposter needs a client of discord.js, Eris or Oceanic, a ShardingManager or a ClusterManager. For anything else, pass `count`.',
  );
}

/** In a process with some of the shards, the one with shard 0 counts for all. */
async function countFrom(client: DiscordJsClient): Promise<ServerCount> {
  const own = reportDiscordJs(client);
  if (own.isDestroyed) return { state: 'destroyed' };
  const { cluster, shard } = client as { readonly cluster?: Broadcaster | null; readonly shard?: Broadcaster | null };
  const others = cluster ?? shard;
  if (!others || !own.isReady) return sum([own]);
  return own.shardIds.includes(0) ? countAll(others) : { state: 'elsewhere' };
}

async function countAll(broadcaster: Broadcaster): Promise<ServerCount> {
  try {
    const reports = await withTimeout(broadcaster.broadcastEval(reportDiscordJs));
    return sum(Array.isArray(reports) ? reports.filter(isReport) : []);
  } catch (error) {
    // The managers reject while shards or clusters are being started.
    return { state: 'waiting', reason: error instanceof Error ? error.message : String(error) };
  }
}

function sum(reports: readonly ShardReport[]): ServerCount {
  const { ok, ...counted } = sumReports(reports);
  return 'reason' in counted ? { state: 'waiting', ...counted } : { state: 'counted', ...counted };
}

function isReport(value: unknown): value is ShardReport {
  return typeof value === 'object' && value !== null && 'shardIds' in value;
}

const TIMEOUT_MS = 30_000;

/** A shard that dies while it is asked never responds. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A shard did not respond in 30 seconds.')), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
