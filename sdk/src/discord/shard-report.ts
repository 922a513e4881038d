// What one process of a bot knows about its servers, and the sum over all processes.

/** One process, which runs one or several shards. */
export interface ShardReport {
  readonly isReady: boolean;
  readonly servers: number;
  /** The IDs of the shards that this process runs. */
  readonly shardIds: readonly number[];
  /** How many shards the bot has in all processes. */
  readonly totalShards: number;
  /** The client was destroyed. */
  readonly isDestroyed: boolean;
}

/** The parts of a discord.js client that are used. */
export interface DiscordJsClient {
  isReady(): boolean;
  readonly guilds: { readonly cache: { readonly size: number } };
  readonly ws: { readonly shards: { keys(): Iterable<number> } };
  readonly options: { readonly shards?: unknown; readonly shardCount?: number | undefined };
}

/** Must not use anything from outside: discord.js sends its source code to the other processes. */
export function reportDiscordJs(client: DiscordJsClient): ShardReport {
  const { shards } = client.options;
  return {
    isReady: client.isReady(),
    servers: client.guilds.cache.size,
    // discord.js fills in the options when it logs in.
    shardIds: Array.isArray(shards) ? shards : [...client.ws.shards.keys()],
    totalShards: client.options.shardCount ?? 1,
    // Private in the types of discord.js.
    isDestroyed: (client.ws as { destroyed?: unknown }).destroyed === true,
  };
}

/** The parts of an Eris client that are used; those of Oceanic are the same. */
export interface ErisClient {
  readonly ready: boolean;
  readonly guilds: { readonly size: number };
  readonly unavailableGuilds?: { readonly size: number };
  readonly shards: Iterable<readonly [number | string, { readonly ready: boolean }]> & {
    readonly options?: { readonly maxShards?: unknown };
  };
  readonly options?: { readonly maxShards?: unknown };
}

export function reportEris({ ready, guilds, unavailableGuilds, shards, options }: ErisClient): ShardReport {
  const entries = [...shards];
  const total = options?.maxShards ?? shards.options?.maxShards;
  return {
    isReady: ready && entries.every(([, shard]) => shard.ready),
    // A server in an outage still has the bot.
    servers: guilds.size + (unavailableGuilds?.size ?? 0),
    shardIds: entries.map(([id]) => Number(id)),
    totalShards: typeof total === 'number' ? total : entries.length,
    isDestroyed: false,
  };
}

export type ServerSum =
  | { readonly ok: true; readonly serverCount: number; readonly shardCount: number }
  | { readonly ok: false; readonly reason: string };

/** The sum of all shards, or the reason why there is none: a sum of some shards would be a wrong number. */
export function sumReports(reports: readonly ShardReport[]): ServerSum {
  const shardCount = Math.max(0, ...reports.map(({ totalShards }) => totalShards));
  const ready = new Set(reports.filter(({ isReady }) => isReady).flatMap(({ shardIds }) => shardIds));
  const missing = Array.from({ length: shardCount }, (_, id) => id).filter((id) => !ready.has(id));
  if (shardCount === 0 || missing.length > 0) return { ok: false, reason: missingShards(missing) };
  return { ok: true, serverCount: reports.reduce((sum, { servers }) => sum + servers, 0), shardCount };
}

const MOST_NAMED = 10;

function missingShards(ids: readonly number[]): string {
  if (ids.length === 0) return 'No shard is ready.';
  const rest = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
  const named = ids.slice(0, MOST_NAMED).join(', ') + rest;
  return ids.length === 1 ? `Shard ${named} is not ready.` : `The shards ${named} are not ready.`;
}
