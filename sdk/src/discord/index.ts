// `@plaudit/sdk/discord`: reports a bot's server count.
export type { BotClient, Broadcaster } from './count-servers.ts';
export {
  type Autoposter,
  type AutoposterOptions,
  createAutoposter,
  type PostedStats,
  type StatsApi,
} from './create-autoposter.ts';
export type { DiscordJsClient, ErisClient } from './shard-report.ts';
