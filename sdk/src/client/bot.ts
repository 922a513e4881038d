// What a bot publishes over the API: its server count and its changelog.
import type { BodyOf, Call, CallOptions, ResultOf } from './operations.ts';

export interface StatsClient {
  /** Reports how many servers the bot is in: at most once a minute. */
  report(stats: BodyOf<'reportStats'>, options?: CallOptions): Promise<ResultOf<'reportStats'>>;
}

export interface ChangelogClient {
  /** Publishes the entry of a version, or replaces all of it. Safe to repeat. */
  put(
    version: string,
    entry: BodyOf<'putChangelogEntry'>,
    options?: CallOptions,
  ): Promise<ResultOf<'putChangelogEntry'>>;
  /** Safe to repeat. */
  delete(version: string, options?: CallOptions): Promise<ResultOf<'deleteChangelogEntry'>>;
}

/** `readBotId`: the ID of the bot whose token it is. */
export function statsClient(call: Call, readBotId: (options?: CallOptions) => Promise<string>): StatsClient {
  return {
    report: async (body, options) => call('reportStats', { path: { id: await readBotId(options) }, body, ...options }),
  };
}

export function changelogClient(call: Call, readBotId: (options?: CallOptions) => Promise<string>): ChangelogClient {
  return {
    put: async (version, body, options) =>
      call('putChangelogEntry', { path: { id: await readBotId(options), version }, body, ...options }),
    delete: async (version, options) =>
      call('deleteChangelogEntry', { path: { id: await readBotId(options), version }, ...options }),
  };
}
